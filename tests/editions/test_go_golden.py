"""Golden games of Go!, one per subtlety: each is replayed, and its special moment checked."""

from itertools import pairwise
from pathlib import Path

import pytest

import daedalus
from daedalus.editions.go.position import BUILD, ENDED, NOBODY, PAUSE, SEARCH, State
from daedalus.editions.go.rules import RULES, grade
from tests.strategies import stages

GAMES = Path(__file__).parents[1] / "games"


def golden(name: str) -> daedalus.Game:
    return daedalus.read_game((GAMES / f"go-{name}.game").read_text(encoding="utf-8"))


def checks(game: daedalus.Game) -> list[State]:
    """Return the position after the check of each round."""
    return [
        after
        for before, after in pairwise(stage.state for stage in stages(game))
        if before.phase == BUILD and after.phase in (PAUSE, ENDED)
    ]


OLD = RULES.with_options(version=1)
NEW = ("loose-tile", "late-by-what-is-built", "ended-by-the-other", "played-on", "as-in-the-box")


def test_old_records_play_by_their_own_version() -> None:
    versions = {
        path.stem: daedalus.read_game(path.read_text(encoding="utf-8")).rules.version
        for path in GAMES.glob("go-*.game")
    }
    young = {name for name, version in versions.items() if version == 2}
    assert young == {f"go-{name}" for name in (*NEW, "solo-loose-tile", "three")}
    assert set(versions.values()) == {1, 2}


def test_a_record_of_a_version_to_come_is_refused() -> None:
    text = (GAMES / "go-two.game").read_text(encoding="utf-8").replace("rules 1\n", "rules 4\n")
    with pytest.raises(daedalus.GameError, match="rules of version '4': these are 3"):
        daedalus.read_game(text)


def test_a_tile_on_its_own_costs_the_round_and_can_be_lifted() -> None:
    first, second = checks(golden("loose-tile"))
    assert RULES.found(first, 0) == first.roll
    assert len(RULES.loose(first, 0)) == 1
    assert RULES.gains(first) == (-2, -1)
    assert not RULES.loose(second, 0)
    assert RULES.gains(second) == (4, -1)


def test_when_time_is_up_boards_are_ranked_by_what_is_built() -> None:
    (check,) = checks(golden("late-by-what-is-built"))
    assert 0 <= check.solved[2] < check.solved[3]
    assert check.taken == (2, 1, 6, 4)
    assert len(RULES.found(check, 0)) > len(RULES.found(check, 1))


def test_the_other_ends_a_match_of_hasty_claims() -> None:
    game = golden("ended-by-the-other")
    assert game.events[-1].action.startswith("end ")
    assert game.outcome == daedalus.Outcome((2, 1), (3, 5))


def test_who_plays_on_is_asked_again_only_after_two_more() -> None:
    game = golden("played-on")
    assert game.state.hasty == (0, 1)
    assert game.legal(1) == ("ready",)


def test_a_wrong_claim_takes_the_best_tile_and_goes_back() -> None:
    first, second = checks(golden("wrong-claim"))
    assert first.taken == (4, 2)
    assert OLD.gains(first) == (-2, -1)
    assert first.scores == (5, 6)
    assert OLD.gains(second) == (-1, 4)
    assert second.scores == (4, 10)


def test_score_tile_1_counts_unsolved() -> None:
    (check,) = checks(golden("tile-one-unsolved"))
    assert check.taken == (2, 4, 1)
    assert not OLD.solved(check, 2)
    assert check.scores == (5, 7, 4)


def test_the_joker_is_used_and_goes_on() -> None:
    game = golden("joker")
    first, second = checks(game)
    assert first.taken[2] == 1
    assert second.joker == 2
    assert "J" in {way.tile for way in second.boards[2]}
    assert OLD.solved(second, 2)
    assert second.taken == (2, 1, 4)
    assert game.state.joker == 1


def test_two_reach_20_and_the_better_round_wins() -> None:
    game = golden("two-reach-20")
    assert game.state.scores[:2] == (20, 20)
    assert OLD.gains(game.state)[:2] == (4, 6)
    assert game.outcome is not None
    assert game.outcome.ranks == (2, 1, 3, 3)


def test_time_runs_out_and_the_seats_take_what_is_left() -> None:
    game = golden("time-out")
    (check,) = checks(game)
    assert check.taken == (4, 2, 6, 1)  # seat 3 had claimed; the others in their order
    assert OLD.solved(check, 3)
    assert check.scores == (0, 0, 0, 1)
    assert game.state.phase == SEARCH
    assert game.state.joker == 3
    by_house = [event.action for event in game.events if event.seat == daedalus.HOUSE]
    assert by_house == ["roll +20003", "go +33003", "timeout +93044", "roll +113051"]


def test_the_red_sides_can_cost_all() -> None:
    game = golden("red-full")
    rules = OLD.with_options(red="full", dice="spread")
    assert [rules.gains(check)[check.taken.index(4)] for check in checks(game)] == [-4] * 3


def test_of_two_claims_at_one_moment_the_first_to_arrive_wins() -> None:
    game = golden("same-moment")
    first, second = game.events[-2:]
    assert first.action == second.action
    assert (first.seat, second.seat) == (2, 0)
    assert game.state.taken == (2, 1, 4)


def test_without_a_limit_a_round_takes_an_hour() -> None:
    (check,) = checks(golden("no-limit"))
    assert check.now > 3_600_000


@pytest.mark.parametrize(("name", "seats"), [("two", 2), ("four", 4), ("two-reach-20", 4)])
def test_whole_games_end_at_the_goal(name: str, seats: int) -> None:
    game = golden(name)
    assert len(game.players) == seats
    assert game.state.phase == ENDED
    assert max(game.state.scores) >= 20
    assert all(max(check.scores) < 20 for check in checks(game)[:-1])
    for before, after in pairwise(checks(game)):
        assert after.joker == (before.taken.index(1) if seats > 2 else NOBODY)


@pytest.mark.parametrize(
    ("solved", "words"), [(0, 0), (2, 1), (3, 2), (6, 3), (7, 4), (10, 5), (12, 5)]
)
def test_alone_every_grade_can_be_had(solved: int, words: int) -> None:
    game = golden(f"solo-{solved}")
    assert game.outcome == daedalus.Outcome((1,), (solved,))
    assert grade(solved) == words
    assert game.state.now >= 300_000
