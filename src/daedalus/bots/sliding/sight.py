"""What the seat in turn knows of a sliding game: everyone's goals, and who may hold which cards.

Goals are sets of tiles as bits, by cell, the spare one past the last; homes are cells.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from daedalus.bots.sliding.race import Racer, TurnOdds, corners
from daedalus.core.maze import BARE, Maze
from daedalus.editions.sliding.position import NOWHERE, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import GUESSED, HIDDEN, HOMEWARD, SHOWN

GOES_ON, LAST_CARD, WINS = 0, 1, 2
"""What the next find of the seat in turn is."""


class Goals(NamedTuple):
    """What one player is looking for."""

    kind: int
    plain: int = 0  # tiles for its own piece
    signed: int = 0  # tiles for the dark lord
    home: int = 0  # the cell that ends the game; 0 if it ends over the edge
    # HIDDEN: the chance to hold one of r unseen cards that are reached
    odds: tuple[float, ...] = ()
    mean: float = 0.4


class MoverView(NamedTuple):
    """A view from the mover's seat: players are counted from the mover, in order of turns."""

    view: State
    pieces: tuple[int, ...]
    lord: int  # the dark lord's cell, or NOWHERE
    own: bool  # the mover may walk its own piece
    lord_too: bool  # it may walk the dark lord
    edge: bool  # the game ends over the edge
    open_hands: bool  # everyone sees all cards
    goals: tuple[Goals, ...]
    unseen: tuple[int, int]  # tiles whose cards nobody has seen: plain, signed
    next_kind: int  # the mover's kind of goal after a find
    find: int  # GOES_ON, LAST_CARD or WINS
    values: tuple[tuple[float, ...], tuple[float, ...]]  # race.corners without a find, with one

    racers: tuple[Racer, ...]
    pace: TurnOdds
    # GUESSED: for each tile, the probability that its card is the next one
    likely: tuple[float, ...] = ()

    @property
    def ends_on_card(self) -> bool:
        return not self.racers[0].homeward

    @property
    def cards_unseen(self) -> int:
        return (self.unseen[0] | self.unseen[1]).bit_count()


def tiles_of(maze: Maze, letters: str) -> int:
    """Return the tiles that carry one of *letters*."""
    codes = letters.encode()
    return sum(1 << cell for cell, motif in enumerate(maze.motifs) if motif in codes)


_PACE: Final = TurnOdds()
_PACE_ANY_ORDER: Final = TurnOdds(more=0.3)
_PACE_EDGE: Final = TurnOdds(home_first=0.9, home_later=0.85)
_PACE_EDGE_ANY_ORDER: Final = TurnOdds(home_first=0.9, home_later=0.85, more=0.3)


def _pace_of(rules: Sliding) -> TurnOdds:
    """Return how fast players are under these rules."""
    any_order, edge = rules.variant.hands != "hidden", rules.variant.ending == "edge"
    if any_order:
        return _PACE_EDGE_ANY_ORDER if edge else _PACE_ANY_ORDER
    return _PACE_EDGE if edge else _PACE


@lru_cache(1024)
def _odds(cards: int, unseen: int, any_order: bool) -> tuple[float, ...]:
    """Return the chance that one of r cards out of *unseen* is among a player's possible goals."""
    held = min(cards, unseen) if any_order else 1
    if not unseen:
        return (0.0,)
    ways = comb(unseen, held)
    return tuple(1 - comb(unseen - reached, held) / ways for reached in range(unseen + 1))


def suspecting(sight: MoverView, weights: Mapping[str, float]) -> MoverView:
    """Return the sight with these beliefs about the next player's card, by letter."""
    if sight.goals[1].kind != HIDDEN or sight.next_kind != HIDDEN:
        return sight
    motifs = sight.view.maze.motifs
    likely = tuple(weights.get(chr(motif), 0.0) for motif in motifs)
    me, other, *rest = sight.goals
    return sight._replace(goals=(me, other._replace(kind=GUESSED), *rest), likely=likely)


def look(rules: Sliding, view: State) -> MoverView:
    """Return what the seat in turn can tell from its view."""
    maze, seats, variant = view.maze, len(view.pieces), rules.variant
    order = [(view.seat + step) % seats for step in range(seats)]
    hand = view.left[view.seat]
    any_order = variant.hands != "hidden"
    known = (hand if any_order else hand[:1]).replace(UNSEEN, "")
    if variant.hands == "open":
        known += "".join(view.left[other] for other in order[1:])
    seen = set(known).union(*view.found)
    unseen = "".join(
        chr(motif) for motif in set(maze.motifs) if motif != BARE and chr(motif) not in seen
    )
    signed = rules.signed if variant.dark_lord else ""

    def split(letters: str) -> tuple[int, int]:
        dark = "".join(letter for letter in letters if letter in signed)
        plain = "".join(letter for letter in letters if letter not in signed)
        return tiles_of(maze, plain), tiles_of(maze, dark)

    edge, last_card = variant.ending == "edge", variant.ending == "last-card"
    pace = _pace_of(rules)
    goals = []
    for step, seat in enumerate(order):
        left = view.left[seat]
        home = 0 if edge or last_card else 1 << rules.goal(view, seat)
        if not left:
            goals.append(Goals(HOMEWARD, home=home, mean=pace.home_first))
        elif step == 0:
            mine = (hand if any_order else hand[:1]).replace(UNSEEN, "") or unseen
            goals.append(Goals(SHOWN, *split(mine), home))
        elif variant.hands == "open":
            goals.append(Goals(SHOWN, *split(left), home, mean=0.8))
        else:
            odds = _odds(len(left), len(unseen), any_order)
            goals.append(Goals(HIDDEN, home=home, odds=odds, mean=0.8 if any_order else 0.4))
    racers = [Racer(len(view.left[seat]), not last_card) for seat in order]
    found = racers[0]._replace(cards=max(racers[0].cards - 1, 0))
    others = tuple(racers[1:])
    own, lord_too = rules.walkers(view)
    return MoverView(
        view=view,
        pieces=tuple(view.pieces[seat] for seat in order),
        lord=view.lord if variant.dark_lord else NOWHERE,
        own=own,
        lord_too=lord_too,
        edge=edge,
        open_hands=variant.hands == "open",
        goals=tuple(goals),
        unseen=split(unseen),
        next_kind=SHOWN if any_order else HIDDEN,
        find=(WINS if last_card else LAST_CARD) if len(hand) == 1 else GOES_ON,
        values=(corners(racers[0], others, pace), corners(found, others, pace)),
        racers=tuple(racers),
        pace=pace,
    )
