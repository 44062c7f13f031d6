"""Where two have found everything nothing is hidden: what is sure is told as such."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from daedalus.bots.ask import Ask
from daedalus.editions import edition
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles import load
from daedalus.review.endings import solved
from daedalus.review.hints import advice
from daedalus.review.ranking import lines
from daedalus.review.sliding import chances, own_chance, prospects

RULES = edition("classic")


def endings(many: int) -> Iterator[State]:
    """Yield positions of two on their way home: some are decided, some are not."""
    dice = Random("endings")
    for puzzle in [each for each in load() if each.kind == "duel"]:
        if puzzle.edition == "classic" and not any(puzzle.state.left):
            yield puzzle.state  # a sure turn is what the duel is about
            yield puzzle.state._replace(pieces=(dice.randrange(49), dice.randrange(49)))
            many -= 2
        if many <= 0:
            return


def turns(state: State, seat: int) -> list[State]:
    """Return where every turn of *seat* leads, by the rules alone."""
    pushed = [RULES.apply(state, seat, push) for push in RULES.legal(state, seat)]
    return [RULES.apply(each, seat, walk) for each in pushed for walk in RULES.legal(each, seat)]


def wins(state: State) -> bool:
    return any(after.phase == "e" for after in turns(state, state.seat))


def plainly(state: State) -> float | None:
    """Return who wins for sure within two turns, turn by turn."""
    if wins(state):
        return 1.0
    safe = [after for after in turns(state, state.seat) if not wins(after)]
    if not safe:
        return 0.0
    known: dict[Any, bool] = {}

    def escapes(after: State) -> bool:
        for push in RULES.legal(after, after.seat):
            pushed = RULES.apply(after, after.seat, push)
            where = pushed.maze, pushed.pieces[state.seat], pushed.barred
            if where not in known:
                known[where] = wins(pushed._replace(seat=state.seat, phase="p"))
            if not known[where]:
                return True
        return False

    return None if all(map(escapes, safe)) else 1.0


def test_endings_are_solved_and_not_estimated() -> None:
    found = set()
    some = list(endings(14))
    for state in (some[4], some[7], some[13]):
        value = plainly(state)
        found.add(value)
        assert solved(RULES, state) == value
        if value is None:
            continue
        mover, other = state.seat, 1 - state.seat
        assert prospects(RULES, state, ahead=True).chance == value
        assert own_chance(RULES, state, mover) == value
        assert own_chance(RULES, state, other) == 1 - value
        assert chances(RULES, state, None)[mover] == value
    assert found == {1.0, None, 0.0}


def test_a_hint_goes_for_what_is_sure() -> None:
    [state, _] = endings(2)
    assert not wins(state)
    told = advice(Ask("expert", RULES, state, state.seat, None, "", 0))
    [line] = lines(RULES, state, 1)
    assert told is not None
    assert line.chance == 1
    after = state
    for action in (told.action, *told.then):
        after = RULES.apply(after, state.seat, action)
    pushed = RULES.apply(state, state.seat, told.action)
    [walk] = lines(RULES, pushed, 1)
    assert walk.chance == 1
    for push in RULES.legal(after, after.seat):
        then = RULES.apply(after, after.seat, push)._replace(seat=state.seat, phase="p")
        assert wins(then)


@pytest.mark.long
def test_many_endings_are_solved_as_plainly() -> None:
    assert isinstance(RULES, Sliding)
    for state in endings(60):
        assert solved(RULES, state) == plainly(state)
