"""Every lesson can be taken as it is told, and each deal teaches what its step says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from daedalus.core.errors import GameError, OptionError
from daedalus.core.game import AnyRules
from daedalus.core.maze import cell_name
from daedalus.editions import edition_names
from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import Lay
from daedalus.editions.sliding.actions import Push
from daedalus.editions.sliding.rules import Sliding
from daedalus.lessons import lesson, lessons
from daedalus.lessons.lesson import PLAYER, RIVAL, Lesson, attempt, kept, opening, verdict

STEPS = [(each, at) for each in lessons().values() for at in range(len(each.steps))]
NAMES = [f"{each.id}-{each.steps[at].name}" for each, at in STEPS]
SLIDING = [each for each in STEPS if isinstance(each[0].rules, Sliding)]


def steps_named(name: str) -> list[tuple[Lesson, int]]:
    return [(each, at) for each, at in SLIDING if each.steps[at].name == name]


def turns(rules: AnyRules, state: Any) -> Iterator[tuple[Push, str, Any, Any]]:
    """Yield every turn: push, walk, and the positions after them."""
    for push in rules.legal(state, PLAYER):
        pushed = rules.apply(state, PLAYER, push)
        for walk in rules.legal(pushed, PLAYER):
            yield push, walk, pushed, rules.apply(pushed, PLAYER, walk)


def finding(taught: Lesson, at: int, *, unbarred: bool = False) -> list[tuple[Any, ...]]:
    """Return every turn that reaches the goal, with the position before it."""
    rules, before = taught.rules, opening(taught, at)[-1].state
    if unbarred:
        before = before._replace(barred=-1)
    return [
        (before, push, pushed)
        for push, _, pushed, after in turns(rules, before)
        if len(after.found[PLAYER]) > len(before.found[PLAYER])
    ]


def test_every_edition_has_a_lesson_and_the_eclipse_has_one() -> None:
    assert set(lessons()) == {*edition_names(), "eclipse"}
    assert {each.edition for each in lessons().values()} == set(edition_names())


def test_an_unknown_lesson_or_step_is_refused() -> None:
    with pytest.raises(OptionError, match="no such lesson: 'chess'"):
        lesson("chess")
    with pytest.raises(GameError, match="no such step: 99"):
        opening(lesson("classic"), 99)


@pytest.mark.parametrize(("taught", "at"), STEPS, ids=NAMES)
def test_every_step_is_solved_as_told(taught: Lesson, at: int) -> None:
    answer = taught.steps[at].answer
    for done in range(len(answer)):
        tried = attempt(taught, at, answer[:done], 1000)
        assert verdict(taught, at, tried) == "open"
        assert tried.unfinished
    tried = attempt(taught, at, answer, 1000)
    assert verdict(taught, at, tried) == "done"


@pytest.mark.parametrize(("taught", "at"), STEPS, ids=NAMES)
def test_what_a_step_begins_with_is_the_player_s_turn(taught: Lesson, at: int) -> None:
    rules = taught.rules
    first, *more = opening(taught, at)
    assert first.by is None
    assert [frame.by for frame in more] in ([], [RIVAL])
    last = (first, *more)[-1].state
    assert PLAYER in rules.to_act(last)
    assert rules.outcome(last) is None


@pytest.mark.parametrize("taught", [each for each in lessons().values() if each.id != "go"])
def test_a_lesson_is_a_whole_game(taught: Lesson) -> None:
    """Its last step ends the game, and the player has won."""
    at = len(taught.steps) - 1
    tried = attempt(taught, at, taught.steps[at].answer)
    outcome = taught.rules.outcome(tried.after)
    assert outcome is not None
    assert outcome.winners == (PLAYER,)


@pytest.mark.parametrize(("taught", "at"), SLIDING)
def test_a_turn_that_misses_the_goal_is_told_apart(taught: Lesson, at: int) -> None:
    rules, before = taught.rules, opening(taught, at)[-1].state
    said = {
        verdict(taught, at, attempt(taught, at, (push, walk)))
        for push, walk, _, _ in turns(rules, before)
    }
    assert said == {"done", "again"}


@pytest.mark.parametrize(("taught", "at"), [*steps_named("push"), *steps_named("dark")])
def test_the_first_push_needs_no_turn_of_the_tile(taught: Lesson, at: int) -> None:
    assert any(push.sides == before.maze.spare for before, push, _ in finding(taught, at))


@pytest.mark.parametrize(("taught", "at"), steps_named("turn"))
def test_the_tile_must_be_turned_where_turning_is_taught(taught: Lesson, at: int) -> None:
    assert all(push.sides != before.maze.spare for before, push, _ in finding(taught, at))


@pytest.mark.parametrize(("taught", "at"), steps_named("barred"))
def test_the_barred_arrow_would_have_led_there(taught: Lesson, at: int) -> None:
    barred = opening(taught, at)[-1].state.barred
    tempting = {push.partition("=")[0] for _, push, _ in finding(taught, at, unbarred=True)}
    assert cell_name(barred, 5) in tempting


@pytest.mark.parametrize(("taught", "at"), steps_named("ride"))
def test_only_a_ride_off_the_board_leads_there(taught: Lesson, at: int) -> None:
    for before, _, pushed in finding(taught, at):
        assert abs(before.pieces[PLAYER] - pushed.pieces[PLAYER]) in (4, 20)


@pytest.mark.parametrize(("taught", "at"), steps_named("dark-ride"))
def test_only_a_ride_of_the_eclipse_leads_there(taught: Lesson, at: int) -> None:
    for before, _, pushed in finding(taught, at):
        assert abs(before.lord - pushed.lord) in (4, 20)


@pytest.mark.parametrize(("taught", "at"), steps_named("spare"))
def test_the_card_is_on_the_spare_tile(taught: Lesson, at: int) -> None:
    state = opening(taught, at)[-1].state
    assert chr(state.maze.motifs[-1]) == state.left[PLAYER][0]


@pytest.mark.parametrize(("taught", "at"), steps_named("close"))
def test_the_rival_s_way_is_open_until_it_is_closed(taught: Lesson, at: int) -> None:
    rules, state = taught.rules, opening(taught, at)[-1].state
    there = state._replace(seat=RIVAL, phase="w")
    ends = [rules.apply(there, RIVAL, walk) for walk in rules.legal(there, RIVAL)]
    assert any(len(end.found[RIVAL]) > len(state.found[RIVAL]) for end in ends)


# --- Connect -------------------------------------------------------------------------------------

CONNECT = lesson("connect")


def lays(at: int) -> tuple[Connect, Any, list[Lay]]:
    rules, state = CONNECT.rules, opening(CONNECT, at)[-1].state
    assert isinstance(rules, Connect)
    return rules, state, list(rules.legal(state, PLAYER))


def test_at_first_there_is_nothing_to_catch() -> None:
    _, _, legal = lays(0)
    assert not any(each.take for each in legal)


def test_then_a_tile_can_be_caught_and_nothing_forbids_it() -> None:
    rules, state, legal = lays(1)
    assert any(each.take for each in legal)
    bare = [each for each in legal if not each.take]
    assert all(
        len(rules.catchable(state, each)) == max(map(len, rules.takes(state, each)))
        for each in bare
    )


def test_a_catch_that_would_split_the_garden_is_there_to_be_seen() -> None:
    rules, state, legal = lays(2)
    tempting = [each for each in legal if not each.take and rules.catchable(state, each)]
    refused = [each for each in tempting if len(rules.takes(state, each)) == 1]
    assert refused
    caught = {cell for each in legal for cell in each.take}
    assert any(set(rules.catchable(state, each)) & caught for each in refused)


def test_at_last_not_all_that_is_linked_may_be_taken() -> None:
    rules, state, legal = lays(3)
    answer = rules.parse(CONNECT.steps[3].answer[0])
    assert len(rules.catchable(state, answer)) > len(answer.take) == 2
    assert max(len(each.take) for each in legal) == 2


@pytest.mark.parametrize("at", [1, 2, 3])
def test_a_lay_that_catches_too_little_is_told_apart(at: int) -> None:
    _, _, legal = lays(at)
    said = {verdict(CONNECT, at, attempt(CONNECT, at, (each,))) for each in legal}
    assert said == {"done", "again"}


# --- Go! -----------------------------------------------------------------------------------------

GO = lesson("go")


@pytest.mark.parametrize("at", range(len(GO.steps)))
def test_a_claim_too_soon_costs_and_what_was_built_stays(at: int) -> None:
    tried = attempt(GO, at, ("claim",), 2000)
    assert verdict(GO, at, tried) == "again"
    assert tried.did == ("claim +2000",)
    assert kept(tried) == ()
    first, *_ = GO.steps[at].answer
    tried = attempt(GO, at, (first, "claim"), 2000)
    if verdict(GO, at, tried) == "again":
        assert kept(tried) == (f"{first} +2000",)


@pytest.mark.parametrize("at", range(len(GO.steps)))
def test_who_asks_is_shown_one_thing_at_a_time_up_to_the_claim(at: int) -> None:
    step, did = GO.steps[at], list[str]()
    while not did or did[-1] != "claim":
        shown = GO.shows(step, attempt(GO, at, did))
        assert sum(not each.startswith("lift") for each in shown) == 1
        did += shown
        assert len(did) < 10
    assert verdict(GO, at, attempt(GO, at, did)) == "done"


def test_against_the_clock_the_time_runs_out() -> None:
    at = len(GO.steps) - 1
    assert verdict(GO, at, attempt(GO, at, (), 179_999)) == "open"
    late = attempt(GO, at, (), 180_000)
    assert verdict(GO, at, late) == "again"
    assert kept(late) == ()
    solved = GO.steps[at].answer[:-1]
    assert verdict(GO, at, attempt(GO, at, (*solved, "claim"), 180_000)) == "again"
    assert verdict(GO, at - 1, attempt(GO, at - 1, (), 3_600_000)) == "open"


def test_one_tile_is_wrong_side_up_where_turning_over_is_taught() -> None:
    [before] = opening(GO, 2)
    [lifted, laid, _] = GO.steps[2].answer
    assert lifted == "lift 3"
    wrong = {way.tile: way.name for way in before.state.boards[PLAYER]}["3"]
    assert laid.removeprefix("place ") == wrong.replace("A", "B")
