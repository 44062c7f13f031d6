"""A record made from what a guest sees: moves that are announced, and moves inferred from boards.

The old dialect does not tell clients what the others did.  But few moves lead from one board to the
next, and any that does will do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from daedalus.adapters.mazenet.messages import LeagueMove, SeenBoard
from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE
from daedalus.core.maze import (
    HEX,
    Maze,
    Sides,
    Slot,
    cell_name,
    opposite,
    push,
    reach,
    rides,
    turns,
)
from daedalus.core.record import Event, Game, Player
from daedalus.editions.sliding.box import homes, slot_at, slots
from daedalus.editions.sliding.position import NOWHERE, TO_PUSH, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding

Cards = list[str]
"""For each seat the letters found so far, in order."""


def alike(one: Maze, other: Maze) -> bool:
    """Return whether two mazes are the same, however the spare is turned."""
    return (
        one.paths[:-1] == other.paths[:-1]
        and one.motifs == other.motifs
        and turns(one.spare) == turns(other.spare)
    )


def _actions_of(seat: int, done: LeagueMove) -> tuple[Event, Event]:
    """Return a move as two actions."""
    return (
        Event(seat, f"{cell_name(done.slot, 7)}={HEX[done.sides]}"),
        Event(seat, cell_name(done.end, 7)),
    )


def undone(seen: SeenBoard, done: LeagueMove, seats: int) -> State | None:
    """Return the first position of a game, given its first move and the board after it.

    None if the move was not the first of the game.
    """
    slot = slot_at(7, 7).get(done.slot)
    if slot is None:
        return None
    back = opposite(slot, 7, 7)
    maze = push(seen.maze, back, seen.maze.spare)
    corners = homes(7, 7, seats, True)
    return State(
        maze,
        corners,
        NOWHERE,
        0,
        TO_PUSH,
        NOWHERE,
        ("",) * seats,
        (UNSEEN * (24 // seats),) * seats,
    )


class _Pushed(NamedTuple):
    slot: Slot
    sides: Sides
    maze: Maze


def guess(state: State, movers: Sequence[int], seen: SeenBoard) -> list[LeagueMove] | None:
    """Return moves by *movers*, one each, that lead from *state* to the board that was *seen*."""
    last = slot_at(7, 7).get(seen.barred)
    if last is None or not movers:
        return [] if not movers and alike(state.maze, seen.maze) else None
    final = opposite(last, 7, 7)
    for way in _ways(state.maze, state.barred, len(movers), final, seen.maze):
        moves = _walks(state, movers, way, seen)
        if moves is not None:
            return moves
    return None


def _ways(
    maze: Maze, barred: int, count: int, final: Slot, goal: Maze
) -> Iterator[tuple[_Pushed, ...]]:
    """Yield all lists of *count* pushes, the last one at *final*, that make the maze *goal*."""
    if count == 1:
        sides = goal.paths[final.cell]
        if final.cell != barred and sides in turns(maze.spare):
            after = push(maze, final, sides)
            if alike(after, goal):
                yield (_Pushed(final, sides, after),)
        return
    for slot in slots(7, 7):
        if slot.cell == barred:
            continue
        for sides in turns(maze.spare):
            after = push(maze, slot, sides)
            for rest in _ways(after, opposite(slot, 7, 7).cell, count - 1, final, goal):
                yield (_Pushed(slot, sides, after), *rest)


def _walks(
    state: State, movers: Sequence[int], way: Sequence[_Pushed], seen: SeenBoard
) -> list[LeagueMove] | None:
    """Return the moves, if after these pushes all pieces can be where they were seen."""
    moves = []
    pieces = list(state.pieces)
    for at, (mover, made) in enumerate(zip(movers, way, strict=True)):
        pieces = [rides(made.slot, 7, 7)[cell] for cell in pieces]
        end = seen.pins.get(mover + 1, pieces[mover])
        for later in reversed(way[at + 1 :]):
            end = rides(later.slot, 7, 7).index(end)
        if not reach(made.maze, pieces[mover]) >> end & 1:
            return None
        pieces[mover] = end
        moves.append(LeagueMove(made.slot.cell, end, made.sides, None))
    there = [seen.pins.get(seat + 1, cell) for seat, cell in enumerate(pieces)]
    return moves if there == pieces else None


@dataclass
class Trace:
    """What happened as far as it could be followed; it restarts where it could not."""

    rules: Sliding
    first: State | None = None
    state: State | None = None  # with the cards of the beginning: none are found here
    events: list[Event] = field(default_factory=list)
    before: list[str] = field(default_factory=list)  # cards found before the trace starts

    def begin(self, state: State) -> None:
        """Start following at *state*."""
        self.first, self.events = state, []
        self.before = list(state.found)
        nothing = (UNSEEN * 25,) * len(state.pieces)
        self.state = state._replace(left=nothing, sealed=())

    def _act(self, *events: Event) -> bool:
        """Record actions, if the rules allow them."""
        assert self.state is not None
        state = self.state
        try:
            for event in events:
                action = self.rules.parse(event.action)
                if action not in self.rules.legal(state, event.seat):
                    return False
                state = self.rules.apply(state, event.seat, action)
        except GameError:
            return False
        self.state = state
        self.events += events
        return True

    def did(self, seat: int, done: LeagueMove, ms: int = 0) -> bool:
        """Record a move; return whether it was possible."""
        assert self.state is not None
        while self.state.seat != seat:  # the seat in turn has dropped out
            if not self._act(Event(HOUSE, f"drop {self.state.seat + 1}")):
                return False
        pushed, walked = _actions_of(seat, done)
        return self._act(pushed._replace(ms=ms), walked)

    def saw(
        self, seat: int, seen: SeenBoard, present: Sequence[int], inclusive: bool = False
    ) -> bool:
        """Follow to the turn of *seat*, or to its end, from the board alone."""
        assert self.state is not None
        order, at = [], self.state.seat
        while at != seat:
            order.append(at)
            at = (at + 1) % len(self.state.pieces)
        order = [*order, seat] if inclusive else order
        order = [each for each in order if each not in self.state.gone]
        movers = [each for each in order if each in present]
        moves = guess(self.state, movers, seen)
        if moves is None:
            return False
        made = dict(zip(movers, moves, strict=True))
        return all(
            self._act(*_actions_of(each, made[each]))
            if each in made
            else self._act(Event(HOUSE, f"drop {each + 1}"))
            for each in order
        )

    def game(self, players: tuple[Player, ...], found: Cards, next_card: tuple[int, str]) -> Game:
        """Return the record: found cards and our own next one are known by now.

        :raises GameError: when cards and moves are inconsistent.
        """
        assert self.first is not None
        hands = []
        for seat, unseen in enumerate(self.first.left):
            cards = found[seat][len(self.before[seat]) :]
            if seat == next_card[0]:
                cards += next_card[1]
            hands.append(cards + UNSEEN * max(len(unseen) - len(cards), 0))
        first = self.first._replace(left=tuple(hands), sealed=())
        game = Game(self.rules, first, players, (), first)
        for event in self.events:
            game = game.play(*event)
        return game
