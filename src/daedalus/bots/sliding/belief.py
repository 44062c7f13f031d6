"""What the others seem to be looking for: a weight for every card that may be their next one.

Everybody saw the turns.  A turn that would be poor for a player who holds the owl, and good for one
who holds the map, is evidence for the map; and a player who passes by a card is unlikely to hold
it.  How strong the evidence is depends on who plays: a handful of player types is considered at
once, from one who nearly always takes the expert's best turn to one who pushes at random.  Each
card found shows afterwards which of them the turns before it fit.

All of this follows from the public history and one's own card alone.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from daedalus.bots.sliding import compiled
from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.sight import Goals, MoverView, look, tiles_of
from daedalus.core.history import History
from daedalus.core.maze import turns
from daedalus.core.sums import added
from daedalus.editions.sliding.actions import Action, Push, Walk, pushes
from daedalus.editions.sliding.box import deck, slots
from daedalus.editions.sliding.position import NOWHERE, TO_PUSH, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import SHOWN
from daedalus.fast.layout import GAPS, STEPS

_Weights = dict[str, float]
"""By the letters of the cards; the sum is 1."""


class _PlayerType(NamedTuple):
    """A player type: how much worse than the best its turns may be, or how far from the goal."""

    gap: float = 0.0  # the scale of the expert's scores; 0: ignores them
    step: float = 0.0  # the scale of steps to the goal; 0: ignores them too
    overlooks: float = 1.0  # how often it passes by a card that it could take


KINDS: Final = (
    _PlayerType(gap=0.003, overlooks=0.003),
    _PlayerType(gap=0.01, overlooks=0.003),
    _PlayerType(gap=0.03, overlooks=0.01),
    _PlayerType(step=0.5, overlooks=0.01),
    _PlayerType(step=0.7, overlooks=0.4),
    _PlayerType(),
)
_ALL: Final = tuple(1 / len(KINDS) for _ in KINDS)
_BY_GAP: Final = [
    [exp(-(at + 0.5) / 1000 / kind.gap) if kind.gap else 0.0 for at in range(GAPS)]
    for kind in KINDS
]
_BY_STEP: Final = [
    [exp(-steps / kind.step) if kind.step else 0.0 for steps in range(STEPS)] for kind in KINDS
]
_SLIPS: Final = 0.03  # how often anybody does something else
_DOUBT: Final = 0.03  # the part of the belief that is forgotten after each turn
_CHANGES: Final = 0.02  # the probability of another player type after each find
_WATCHED: Final = 12  # turns since its last find that are considered
_LEARNT_FROM: Final = 24  # earlier turns, which show what type of player it is


class _SeenTurn(NamedTuple):
    """A turn that everybody saw: where it began, with all hands hidden, and what it found."""

    before: State
    choice: Choice
    found: str


class _TypeOdds(NamedTuple):
    """How often each player type would do this, if it were looking for some card."""

    kinds: tuple[float, ...]
    finds: tuple[float, ...]  # the same for any turn that finds it


def suspects(rules: Sliding, view: State, other: int, history: History | None) -> _Weights:
    """Return how likely each card is to be *other*'s next one; empty if it has none left.

    Without a history, and where cards may be found in any order, all candidates are equal.
    """
    hand = view.left[other]
    shown = hand.replace(UNSEEN, "")
    possible = shown or _unseen(view)
    if not hand or not possible:
        return {}
    if shown or history is None or rules.variant.hands != "hidden":
        return _alike(possible)
    seen = turns_of(rules, view, other, history) if compiled.fits(view.maze) else []
    since = next((at for at in range(len(seen), 0, -1) if seen[at - 1].found), 0)
    trust = _trust(rules, seen[:since][-_LEARNT_FROM:])
    return _after(rules, _alike(possible), seen[since:][-_WATCHED:], trust)


def _alike(letters: str) -> _Weights:
    return dict.fromkeys(letters, 1 / len(letters))


def _unseen(view: State) -> str:
    """Return the cards that nobody has found and that are not visible, in deck order."""
    out = set("".join((*view.found, *view.left)))
    return "".join(letter for letter in deck(view.maze) if letter not in out)


def _after(
    rules: Sliding, begun: _Weights, seen: list[_SeenTurn], trust: tuple[float, ...]
) -> _Weights:
    """Return *begun* updated by these turns, given what each player type would do."""
    if not seen:
        return begun
    by_kind, kinds = [dict(begun) for _ in KINDS], list(trust)
    for turn in seen:
        possible = "".join(card for card in by_kind[0] if _may_walk(rules, card, turn.choice))
        if not possible:
            return begun
        fits = _fits(rules, turn, possible)
        for at, weights in enumerate(by_kind):
            joint = {card: weights[card] * fits[card].kinds[at] for card in possible}
            total = added(joint.values())
            kinds[at] *= total
            by_kind[at] = {
                card: (1 - _DOUBT) * value / total + _DOUBT / len(possible)
                for card, value in joint.items()
            }
        kinds = _scaled(kinds)
    mixed = {
        card: added(kind * weights[card] for kind, weights in zip(kinds, by_kind, strict=True))
        for card in by_kind[0]
    }
    total = added(mixed.values())
    return {card: weight / total for card, weight in mixed.items()}


def _trust(rules: Sliding, seen: list[_SeenTurn]) -> tuple[float, ...]:
    """Return the probability of each player type, from turns whose goal is known by now."""
    kinds, goal = list(_ALL), ""
    goals = []
    for turn in reversed(seen):
        goal = turn.found or goal
        goals.append(goal)
    for turn, goal in zip(seen, reversed(goals), strict=True):
        fit = _fits(rules, turn, goal)[goal]
        kinds = _scaled(
            [
                kind * much
                for kind, much in zip(kinds, fit.finds if turn.found else fit.kinds, strict=True)
            ]
        )
        if turn.found:
            kinds = [
                (1 - _CHANGES) * kind + _CHANGES * any_
                for kind, any_ in zip(kinds, _ALL, strict=True)
            ]
    return tuple(kinds)


def _scaled(values: list[float]) -> list[float]:
    total = added(values)
    return [value / total for value in values]


# --- one turn -----------------------------------------------------------------------------------


def _may_walk(rules: Sliding, card: str, choice: Choice) -> bool:
    """Return whether a player with *card* may walk that piece at all: the dark lord, or its own."""
    return not rules.variant.dark_lord or (card in rules.signed) == bool(choice[1])


@lru_cache(1024)
def _known(rules: Sliding, turn: _SeenTurn) -> dict[str, _TypeOdds]:
    """Return the cache for the answers about a turn."""
    return {}


def _fits(rules: Sliding, turn: _SeenTurn, cards: str) -> dict[str, _TypeOdds]:
    """Return how well a turn fits a player looking for each of *cards*."""
    known = _known(rules, turn)
    missing = [card for card in cards if card not in known]
    if missing:
        before, mover = turn.before, turn.before.seat
        hand = before.left[mover]
        left = list(before.left)
        left[mover] = missing[0] + hand[1:]
        sight = look(rules, before._replace(left=tuple(left)))
        some = 1 / _ways(turn)
        for card in missing:
            known[card] = _fit(_holding(rules, sight, card), turn.choice, some)
    return known


def _holding(rules: Sliding, sight: MoverView, card: str) -> MoverView:
    """Return the same sight for a player looking for *card*."""
    dark = rules.variant.dark_lord and card in rules.signed
    mine, me = tiles_of(sight.view.maze, card), sight.goals[0]
    hidden = [*sight.unseen]
    signed = bool(rules.variant.dark_lord) and _letter(sight) in rules.signed
    hidden[signed] |= me.plain | me.signed
    hidden[dark] &= ~mine
    goals = Goals(SHOWN, 0 if dark else mine, mine if dark else 0, me.home)
    return sight._replace(
        goals=(goals, *sight.goals[1:]),
        unseen=(hidden[0], hidden[1]),
        own=not dark,
        lord_too=dark,
    )


def _letter(sight: MoverView) -> str:
    return sight.view.left[sight.view.seat][0]


def _ways(turn: _SeenTurn) -> int:
    """Return how many turns there were to choose from, for the piece that walked."""
    before, (_, walker, _) = turn.before, turn.choice
    start = before.lord if walker else before.pieces[before.seat]
    reached, spare = compiled.expand(before.maze, 1 << start), len(turns(before.maze.spare))
    ends = [
        reached[at * spare + way].bit_count()
        for at, slot in enumerate(slots(before.maze.width, before.maze.height))
        if slot.cell != before.barred
        for way in range(spare)
    ]
    return max(sum(ends), 1)


def _fit(sight: MoverView, choice: Choice, some: float) -> _TypeOdds:
    """Return how often each player type would choose this; *some*: how often by chance."""
    gap, far, all_gaps, all_fars = compiled.compare(sight, choice)
    gaps = [(at, many) for at, many in enumerate(all_gaps) if many]
    fars = [(at, many) for at, many in enumerate(all_fars) if many]
    ways = sum(many for _, many in gaps)  # turns where it could be found, of all that find it
    kinds, finds = [], []
    for kind, by_gap, by_step in zip(KINDS, _BY_GAP, _BY_STEP, strict=True):
        if gap < 0:
            often = kind.overlooks * some
        elif kind.gap:
            all_of = added(many * by_gap[at] for at, many in gaps)
            often = (1 - _SLIPS) * exp(-gap / kind.gap) / all_of + _SLIPS * some
        elif kind.step:
            all_of = added(many * by_step[at] for at, many in fars)
            often = (1 - _SLIPS) * by_step[far] / all_of + _SLIPS * some
        else:
            often = some
        kinds.append(often)
        finds.append(max(1 - kind.overlooks, min(ways * some, 1.0)))
    return _TypeOdds(tuple(kinds), tuple(finds))


# --- the turns that were seen -------------------------------------------------------------------


def turns_of(rules: Sliding, view: State, seat: int, history: History) -> list[_SeenTurn]:
    """Return the turns of *seat*, if the history leads to *view*; else none."""
    first = history.first
    state: State = first._replace(left=tuple(UNSEEN * len(hand) for hand in first.left))
    begun, push, seen = state, -1, []
    for move in history.moves:
        action: Action = rules.parse(move.action)
        if isinstance(action, Push):
            maze = state.maze
            known = pushes(maze.width, maze.height, turns(maze.spare), NOWHERE)
            if action not in known or state.phase != TO_PUSH:
                return []
            begun, push = state, known.index(action)
        elif isinstance(action, Walk) and move.seat == seat and push >= 0:
            cell = action.row * state.maze.width + action.column
            seen.append(_SeenTurn(begun, (push, int(action.lord), cell), move.found))
        state = _done(rules, state, move.seat, action, move.found)
    if state._replace(left=view.left) != view:
        return []
    return seen


def _done(rules: Sliding, state: State, seat: int, action: Action, found: str) -> State:
    """Return the position after an action, given what everybody saw it find."""
    if not isinstance(action, Walk):
        return rules.apply(state, seat, action)
    hands = [UNSEEN * len(hand) for hand in state.left]
    hands[seat] = (found + hands[seat])[: len(hands[seat])]
    after = rules.apply(state._replace(left=tuple(hands)), seat, action)
    return after._replace(left=tuple(UNSEEN * len(hand) for hand in after.left))
