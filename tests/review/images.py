"""The same game, seen otherwise: the board turned or mirrored, seats and letters renamed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from daedalus.core.maze import BARE
from daedalus.core.record import Event, Game
from daedalus.core.symmetry import SYMMETRIES, Symmetry, moved_cells, moved_maze
from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.rules import Go
from daedalus.editions.sliding.actions import Push, Walk
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.review import Review
from daedalus.review.upright_connect import moved, moved_lay

WITHIN = 0.0015
"""What the chances of two images of a game may differ by."""


class Image(NamedTuple):
    """A game that is the same but for how it lies: where its seats, letters and actions went."""

    game: Game
    seats: tuple[int, ...]
    letters: Callable[[str], str]
    action: Callable[[str], str]


def images(game: Game) -> Iterator[Image]:
    """Yield the other images of a game."""
    rules, many = game.rules, len(game.players)
    shifts = [tuple((seat + by) % many for seat in range(many)) for by in range(many)]
    if isinstance(rules, Go):
        for seats in shifts[1:]:
            yield _image(game, seats, game.first, str, str)  # before a round seats are alike
        return
    for symmetry in SYMMETRIES:
        for seats in shifts:
            if symmetry == SYMMETRIES[0] and seats == shifts[0]:
                continue
            if isinstance(rules, Connect):
                first = _sorted_seats(moved(game.first, symmetry), seats)
                yield _image(game, seats, first, partial(_lay, rules, symmetry), str)
            elif isinstance(rules, Sliding) and fits(rules, game.first, symmetry, seats):
                letters = renamed(rules, game.first)
                yield _image(
                    game,
                    seats,
                    slid(game.first, symmetry, seats, letters),
                    partial(image_of_action, rules, game.first, symmetry),
                    letters,
                )


def _image(
    game: Game,
    seats: tuple[int, ...],
    first: Any,
    action: Callable[[str], str],
    letters: Callable[[str], str],
) -> Image:
    players = tuple(game.players[seats.index(seat)] for seat in range(len(seats)))
    fresh: Game = replace(game, first=first, state=first, players=players, events=(), seed=None)
    for event in game.events:
        seat = event.seat if event.seat < 0 else seats[event.seat]
        done = game.rules.parse(action(event.action))
        state = game.rules.apply(fresh.state, seat, done)
        events = (*fresh.events, Event(seat, str(done), event.ms))
        fresh = replace(fresh, state=state, events=events)
    return Image(fresh, seats, letters, action)


# --- sliding --------------------------------------------------------------------------------------


def fits(rules: Sliding, first: State, symmetry: Symmetry, seats: tuple[int, ...]) -> bool:
    """Return whether everybody's end of the game goes where the rules want it."""
    if rules.variant.ending in ("edge", "last-card"):
        return True
    to = moved_cells(symmetry, first.maze.width)
    ends = [rules.goal(first, seat) for seat in range(len(seats))]
    return all(ends[seats[seat]] == to[end] for seat, end in enumerate(ends))


def renamed(rules: Sliding, first: State) -> Callable[[str], str]:
    """Return a renaming of the letters: each takes the place of another of its sort."""
    letters = sorted(chr(motif) for motif in first.maze.motifs if motif != BARE)
    names: dict[str, str] = {}
    for signed in (False, True):
        some = [letter for letter in letters if (letter in rules.signed) == signed]
        names |= dict(zip(some, reversed(some), strict=True))
    return lambda text: "".join(names.get(letter, letter) for letter in text)


def slid(
    first: State, symmetry: Symmetry, seats: tuple[int, ...], letters: Callable[[str], str]
) -> State:
    """Return a position under a symmetry, its seats and letters renamed."""
    to = moved_cells(symmetry, first.maze.width)
    maze = moved_maze(first.maze, symmetry)
    codes = [letters(chr(motif)) if motif != BARE else chr(BARE) for motif in maze.motifs]
    old = [seats.index(seat) for seat in range(len(seats))]
    return first._replace(
        maze=maze._replace(motifs="".join(codes).encode("latin-1")),
        pieces=tuple(to[first.pieces[seat]] for seat in old),
        lord=NOWHERE if first.lord == NOWHERE else to[first.lord],
        barred=NOWHERE if first.barred == NOWHERE else to[first.barred],
        seat=seats[first.seat],
        found=tuple(letters(first.found[seat]) for seat in old),
        left=tuple(letters(first.left[seat]) for seat in old),
        sealed=tuple(sorted(seats[seat] for seat in first.sealed)),
        gone=tuple(seats[seat] for seat in first.gone),
    )


def image_of_action(rules: Sliding, first: State, symmetry: Symmetry, text: str) -> str:
    """Return an action under a symmetry."""
    action = rules.parse(text)
    if not isinstance(action, Push | Walk):
        return text
    size = first.maze.width
    x, y = symmetry.place(action.column, action.row, size - 1)
    name = f"{chr(ord('a') + x)}{y + 1}"
    if isinstance(action, Push):
        return f"{name}={symmetry.sides(action.sides):x}"
    return f"!{name}" if action.lord else name


# --- Connect and Go! ------------------------------------------------------------------------------


def _lay(rules: Connect, symmetry: Symmetry, text: str) -> str:
    return str(moved_lay(rules.parse(text), symmetry))


def _sorted_seats(state: ConnectState, seats: tuple[int, ...]) -> ConnectState:
    old = [seats.index(seat) for seat in range(len(seats))]
    return state._replace(
        hands=tuple(state.hands[seat] for seat in old),
        caught=tuple(state.caught[seat] for seat in old),
        seat=seats[state.seat],
    )


# --- the account ----------------------------------------------------------------------------------


def differences(one: Review, other: Review, seats: tuple[int, ...]) -> list[str]:
    """Return where two images of a game are judged differently."""
    found = []
    for mine, theirs in zip(one.turns, other.turns, strict=True):
        for name in ("before", "own", "others", "luck", "after", "table"):
            for seat, value in enumerate(getattr(mine, name)):
                if abs(value - getattr(theirs, name)[seats[seat]]) > WITHIN:
                    found.append(f"turn {mine.number}: {name} of seat {seat}")
        for seat, mark in enumerate(mine.marks):
            if mark != theirs.marks[seats[seat]]:
                found.append(f"turn {mine.number}: mark of seat {seat}: {mark}")
    told = [(each.turn, seats[each.seat], each.kind, each.how) for each in one.moments]
    if told != [(each.turn, each.seat, each.kind, each.how) for each in other.moments]:
        found.append("moments")
    return found
