"""Every ruling of Go!: rounds, claims, the check, the joker, the end, time and bad input."""

import pickle
from typing import Any

import pytest

import daedalus
from daedalus.core.errors import IllegalAction, NotationError, OptionError
from daedalus.core.game import HOUSE
from daedalus.editions.go.actions import Choices
from daedalus.editions.go.board import DICE
from daedalus.editions.go.position import BUILD, COUNT_DOWN, ENDED, NEVER, NOBODY, PAUSE, SEARCH
from daedalus.editions.go.rules import RULES, grade, roll
from daedalus.editions.go.solver import solve
from tests.editions import go_plain
from tests.editions.go_play import (
    build,
    claim,
    everyone_ready,
    free_ways,
    house,
    lay,
    new,
    race,
    to_build,
)

# --- the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "start"), [(1, 0), (2, 7), (3, 3), (4, 0)])
def test_the_start_space_depends_on_how_many_play(seats: int, start: int) -> None:
    game = new(seats)
    assert game.state.scores == (start,) * seats
    assert game.state.phase == PAUSE
    assert game.state.roll == ""
    assert game.to_act == (*range(seats), *([HOUSE] if seats > 1 else []))


def test_all_rolls_are_settled_by_the_first_position_and_hidden_from_everyone() -> None:
    game = new(2)
    key = game.state.dice
    rolls = []
    for number in range(1, 4):
        game = race(game, "1")
        rolls.append(game.state.roll)
        assert rolls[-1] == roll("pinwheel", key, number)
    assert len(set(rolls)) > 1
    for seat in (0, 1, None):
        assert key not in game.rules.write(game.view(seat))
        assert game.view(seat).boards == game.state.boards
    assert key not in str(game.view(0))


@pytest.mark.parametrize("dice", sorted(DICE))
def test_each_die_shows_its_own_treasures(dice: str) -> None:
    shown = [roll(dice, "key", number) for number in range(1, 200)]
    for at, die in enumerate(DICE[dice]):
        assert {letters[at] for letters in shown} == set(die)


def test_nobody_can_roll_dice_that_are_not_to_be_seen() -> None:
    game = new(1)
    with pytest.raises(IllegalAction, match="imagine some first"):
        game.rules.apply(game.view(0), 0, game.rules.parse("ready"))
    full = game.rules.imagine(game.view(0), "other")
    assert game.rules.apply(full, 0, game.rules.parse("ready")).roll


# --- a round ------------------------------------------------------------------------------------


def test_a_round_goes_from_roll_to_search_to_go_to_claims_to_the_check() -> None:
    game = new(2)
    game = game.play(0, "ready +100").play(1, "ready +900")
    assert (game.state.phase, game.state.round, game.state.since) == (SEARCH, 1, 900)
    assert len(game.state.roll) == 4
    assert game.legal(HOUSE) == ("go +18900",)  # 15 s to search, then three, two, one
    game = game.play(1, "ready +2000")
    assert game.to_act == (0, HOUSE)
    game = game.play(0, "ready +4000")
    assert (game.state.phase, game.to_act) == (COUNT_DOWN, (HOUSE,))
    assert game.legal(HOUSE) == ("go +7000",)
    game = house(game)
    assert (game.state.phase, game.state.now, game.state.due) == (BUILD, 7000, 127_000)
    game = claim(game, 1)
    assert game.state.taken == (2, 4)
    assert game.state.phase == PAUSE
    assert game.state.scores == (7 - 1, 7 + 4)
    assert game.state.boards[1] == solve(game.state.roll)  # to be looked at until the next roll
    game = everyone_ready(game)
    assert game.state.round == 2
    assert game.state.boards == ((), ())
    assert game.state.taken == (0, 0)


def test_go_comes_when_the_time_to_search_is_over() -> None:
    game = everyone_ready(new(3, search=20))
    game = game.play(1, "ready")
    assert game.legal(HOUSE) == ("go +23000",)
    with pytest.raises(IllegalAction, match="may go from the moment 23000 on"):
        game.play(HOUSE, "go +22999")
    with pytest.raises(IllegalAction, match="may go from the moment 23000 on"):
        game.play(HOUSE, "go")
    game = game.play(HOUSE, "go +23005")
    assert (game.state.phase, game.state.since) == (BUILD, 23_005)


def test_the_next_round_comes_although_somebody_is_not_ready() -> None:
    game = house(new(2))
    assert (game.state.phase, game.state.round, game.state.now) == (SEARCH, 1, 20_000)


def test_no_tile_may_be_touched_before_go() -> None:
    game = new(2)
    for _ in range(2):
        with pytest.raises(IllegalAction, match="no tile may be touched before Go!"):
            game.play(0, "place 1A@a1e")
        game = everyone_ready(game)
    assert game.state.phase == COUNT_DOWN
    for text in ("place 1A@a1e", "claim", "ready"):
        with pytest.raises(IllegalAction, match="wait for Go!"):
            game.play(0, text)


def test_tiles_are_laid_and_taken_up_again() -> None:
    game = to_build(new(2))
    assert len(game.legal(0)) == 6 * 144 + 1
    game = lay(game, 0, "3B@a1e", "1A@e5n")
    assert [way.name for way in game.state.boards[0]] == ["1A@e5n", "3B@a1e"]
    assert game.state.boards[1] == ()
    assert set(game.legal(0)) == {*free_ways(game, 0), "lift 1", "lift 3", "claim"}
    game = game.play(0, "lift 3")
    assert [way.name for way in game.state.boards[0]] == ["1A@e5n"]
    assert lay(game, 0, "3A@a1s").state.boards[0][1].name == "3A@a1s"


def test_who_claims_gets_the_highest_score_tile_left_and_stops() -> None:
    game = to_build(new(4))
    for seat, tile in ((2, 6), (0, 4)):
        game = game.play(seat, "claim")
        assert game.state.taken[seat] == tile
        assert game.legal(seat) == ()
    for text in ("place 1A@a1e", "lift 1", "claim"):
        with pytest.raises(IllegalAction, match="you have claimed and hold score tile 6"):
            game.play(2, text)
    assert game.state.scores == (0, 0, 0, 0)  # nothing is checked before the round is over
    game = game.play(1, "claim")
    assert game.state.taken == (4, 2, 6, 1)
    assert game.state.phase == PAUSE


# --- the check ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("red", "back"), [("half", {6: -3, 4: -2, 2: -1}), ("full", {6: -6, 4: -4, 2: -2})]
)
def test_a_wrong_claim_goes_back_by_the_red_value(red: str, back: dict[int, int]) -> None:
    first = race(new(4, red=red), "1", "2", "3")
    assert first.state.scores == (6, 4, 2, 1)
    second = race(first, "1!", "2!", "3!")
    assert RULES.with_options(red=red).gains(second.state) == (back[6], back[4], back[2], 1)
    assert second.state.scores == tuple(
        max(score, 0) for score in (6 + back[6], 4 + back[4], 2 + back[2], 2)
    )


def test_nobody_falls_below_0() -> None:
    assert race(new(4), "1!", "2!", "3!").state.scores == (0, 0, 0, 1)


def test_score_tile_1_gives_a_point_solved_or_not() -> None:
    game = race(new(3), "2", "3")
    assert game.state.taken == (1, 4, 2)
    assert game.state.scores == (3 + 1, 3 + 4, 3 + 2)
    game = to_build(new(3))
    game = build(game, 0)  # solved, but slow
    assert race(game, "2", "3").state.scores == (3 + 1, 3 + 4, 3 + 2)


def test_the_last_of_two_stops_and_is_checked_too() -> None:
    game = claim(build(to_build(new(2)), 0), 1)
    assert game.state.taken == (2, 4)
    assert game.state.scores == (9, 11)


def test_a_tile_that_nothing_links_to_the_middle_leaves_the_board_unsolved() -> None:
    game = build(to_build(new(2)), 0)
    assert RULES.solved(game.state, 0)
    spare = next(tile for tile in "56" if f"lift {tile}" not in game.legal(0))
    lone = next(
        name.removeprefix("place ")
        for name in free_ways(game, 0)
        if name.startswith(f"place {spare}")
        and go_plain.loose([*(way.name for way in game.state.boards[0]), name[6:]])
    )
    wrong = lay(game, 0, lone)
    assert [way.name for way in RULES.loose(wrong.state, 0)] == [lone]
    assert not RULES.solved(wrong.state, 0)
    assert RULES.found(wrong.state, 0) == wrong.state.roll
    assert wrong.play(0, "claim").state.scores == (7 - 2, 7 - 1)
    again = wrong.play(0, f"lift {spare}")
    assert RULES.solved(again.state, 0)
    assert again.play(0, "claim").state.scores == (7 + 4, 7 - 1)


def test_under_version_1_a_tile_may_lie_on_its_own() -> None:
    text = "go 1 b 0,5,120000 SGCW 7,7 -- -- - {}/- 7"
    board = ",".join(way.name for way in solve("SGCW") or ()) + ",6A@e4s"
    for version, solved in ((1, True), (2, False), (3, False)):
        rules = daedalus.edition("go", version=version)
        state = rules.read(text.format(board))
        assert rules.solved(state, 0) == solved
        assert rules.version == version
        assert ("version" in rules.chosen) == (version < 3)
    with pytest.raises(OptionError, match="option version cannot be 4"):
        daedalus.edition("go", version=4)


def test_a_version_brings_its_own_defaults_and_what_was_chosen_stays() -> None:
    """A table or a record that leaves an option out means what it meant when it was made."""
    for rules in (daedalus.edition("go", version=2), daedalus.edition("go", search=0, version=2)):
        assert (rules.variant.limit, rules.variant.pause, rules.variant.may_end) == (120, 20, True)
    assert daedalus.edition("go", search=0, version=2).chosen == {"search": 0, "version": 2}
    assert daedalus.edition("go", search=30).with_options(version=1).variant.search == 30
    assert daedalus.edition("go", version=2).with_options(version=3) == RULES
    assert not daedalus.edition("go", version=1).variant.may_end
    assert RULES.variant == (*RULES.variant[:2], 0, 0, 0, False)  # the printed game: no limits


def test_as_printed_nobody_is_hurried_and_nobody_may_end_the_match() -> None:
    game: daedalus.Game = daedalus.new_game("go", seats=2, seed="7")
    for _ in range(3):
        assert HOUSE not in game.to_act  # nothing is due while people look
        game = everyone_ready(game)
        assert HOUSE not in game.to_act
        game = house(everyone_ready(game))
        assert HOUSE not in game.to_act
        game = claim(game, 0, solved=False)
    assert game.state.hasty.claims == 0
    with pytest.raises(IllegalAction, match="the option may_end is off"):
        game.play(1, "end")


def test_alone_what_is_solved_when_the_time_ends_counts_claimed_or_not() -> None:
    solved = build(to_build(daedalus.new_game("go", seats=1)), 0)
    assert house(solved).outcome == ((1,), (1,))
    assert house(claim(solved, 0, solved=False)).outcome == ((1,), (1,))  # claimed: not again
    old = build(to_build(daedalus.new_game("go", seats=1, version=2)), 0)
    assert house(old).outcome == ((1,), (0,))
    bare = to_build(daedalus.new_game("go", seats=1))
    assert house(bare).outcome == ((1,), (0,))


def test_the_clock_ends_where_the_texts_end() -> None:
    last = 10**12 - 1
    game = new(2).play(0, "ready").play(1, f"ready +{last - 5}")
    while game.state.now < last or game.state.phase != BUILD:
        game = house(game) if HOUSE in game.to_act else everyone_ready(game)
        rules, state = daedalus.read_position(game.position)
        assert (rules, state) == (game.rules, game.state)
    assert game.play(0, "claim").state.phase == PAUSE


def test_when_time_is_up_what_is_built_decides() -> None:
    game = to_build(new(4))
    first = (solve(game.state.roll) or ())[0].name
    game = build(game, 3).play(2, f"place {first} +4000")
    game = build(game, 1)
    late = house(game).state
    assert late.taken[3] == 6  # solved first
    assert late.taken[1] == 4  # solved too, but later
    some = RULES.found(game.state, 2)
    assert late.taken[2] == (2 if some else 1)
    assert late.taken[0] == (1 if some else 2)  # nothing at all: the order of the seats
    again = game.play(3, f"lift {game.state.boards[3][0].tile} +5000")
    again = again.play(3, f"place {game.state.boards[3][0].name} +6000")
    assert house(again).state.taken[1] == 6  # solved anew means solved later


def test_when_time_is_up_more_treasures_are_worth_more() -> None:
    board = ",".join(way.name for way in solve("SGCW") or ())
    some = "1A@c4s"
    text = f"go 1 b 0,5,120000 SGCW 3,3,3 --- --- - -/{some}/{board} 7 -,-,4 -"
    rules = daedalus.edition("go")
    state = rules.read(text)
    assert rules.found(state, 1) == "C"
    after = daedalus.play(rules, state, HOUSE, rules.legal(state, HOUSE)[0])
    assert after.taken == (1, 2, 4)


def test_after_two_unsolved_claims_in_a_row_the_other_of_two_may_end_the_match() -> None:
    game = race(race(new(2), "1!"), "1!")
    assert game.state.hasty == (0, 2)
    assert game.legal(0) == ("ready",)
    assert game.legal(1) == ("ready", "end")
    ended = game.play(1, f"end +{game.state.now + 1500}")
    assert ended.outcome == daedalus.Outcome((2, 1), game.state.scores)
    assert ended.rules.status(ended.state) == ()
    with pytest.raises(IllegalAction, match="2 unsolved claims in a row by the other"):
        game.play(0, "end")
    with pytest.raises(IllegalAction, match="you are ready"):
        game.play(1, "ready").play(1, "end")
    searching = everyone_ready(game)
    assert searching.play(1, "end").outcome == daedalus.Outcome((2, 1), game.state.scores)
    with pytest.raises(IllegalAction, match="not while building"):
        to_build(game).play(1, "end")


@pytest.mark.parametrize("between", ["2", "2!", "1"])
def test_another_claim_between_two_unsolved_ones_starts_the_count_anew(between: str) -> None:
    game = race(race(race(new(2), "1!"), between), "1!")
    assert game.state.hasty == (0, 1)
    assert "end" not in game.legal(1)


def test_a_time_out_is_no_claim() -> None:
    assert race(race(race(new(2), "1!"), "-"), "1!").state.hasty == (0, 2)


def test_three_never_end_a_match_early() -> None:
    game = race(race(new(3), "1!", "2!"), "1!", "2!")
    assert game.legal(2) == ("ready",)


def test_without_limits_the_house_waits_for_everyone() -> None:
    game = everyone_ready(new(2, search=0, limit=0))
    assert (game.state.phase, game.state.due) == (SEARCH, NEVER)
    assert HOUSE not in game.to_act
    assert to_build(game).state.due == NEVER


def test_time_out_gives_what_is_left_in_the_order_of_the_seats() -> None:
    game = build(to_build(new(4, version=1)), 3)
    game = claim(game, 1)
    with pytest.raises(IllegalAction, match="may timeout from the moment 123000 on"):
        game.play(HOUSE, "timeout +122999")
    game = house(game)
    assert game.state.now == 123_000
    assert game.state.taken == (4, 6, 2, 1)
    assert game.state.scores == (0, 6, 0, 1)
    assert game.state.joker == NOBODY  # it changes hands when the next round begins


def test_without_a_limit_the_house_never_ends_a_round() -> None:
    game = to_build(new(2, limit=0))
    assert game.state.due == NEVER
    assert game.to_act == (0, 1)
    game = game.play(0, "place 1A@a1e +999999999999")
    with pytest.raises(IllegalAction, match="the house has nothing to wait for"):
        game.play(HOUSE, "timeout")


# --- the joker ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_the_taker_of_score_tile_1_has_the_joker_for_one_round(seats: int) -> None:
    order = ["1", "2", "3"][: seats - 1]
    game = race(new(seats), *order)
    last = seats - 1
    game = to_build(game)
    assert game.state.joker == last
    assert "place J@a1" in game.legal(last)
    assert len(game.legal(last)) == 6 * 144 + 24 + 1
    with pytest.raises(IllegalAction, match="you do not have the joker"):
        game.play(0, "place J@a1")
    game = lay(game, last, "J@a1")
    assert game.state.boards[last][-1].name == "J@a1"
    game = race(game.play(last, "lift J"), *map(str, range(seats, 1, -1)))
    assert to_build(game).state.joker == 0


def test_the_joker_stays_with_who_is_last_again() -> None:
    game = race(race(new(3), "1", "2"), "1", "2")
    assert to_build(game).state.joker == 2


def test_two_play_without_the_joker() -> None:
    game = to_build(race(new(2), "1"))
    assert game.state.joker == NOBODY


# --- the end ------------------------------------------------------------------------------------


def test_who_reaches_20_wins() -> None:
    game = new(2)
    for _ in range(4):
        game = race(game, "1")
    assert game.state.scores == (23, 3)
    assert game.state.phase == ENDED
    assert game.to_act == ()
    assert game.outcome == daedalus.Outcome((1, 2), (23, 3))
    for seat in (0, 1, HOUSE):
        with pytest.raises(IllegalAction, match="the game is over"):
            game.play(seat, "ready")


def test_of_two_who_reach_20_the_higher_score_of_that_round_wins() -> None:
    text = "go 9 b 0,5,120000 SGCW 19,16,2 --- --- - {} 7"
    board = ",".join(way.name for way in solve("SGCW") or ())
    state = daedalus.edition("go").read(text.format("/".join([board] * 3)))
    rules = daedalus.edition("go")
    for seat in (1, 0):
        state = daedalus.play(rules, state, seat, rules.parse("claim"))
    assert state.scores == (21, 20, 3)
    assert rules.outcome(state) == daedalus.Outcome((2, 1, 3), (21, 20, 3))


# --- alone --------------------------------------------------------------------------------------


def test_alone_a_claim_counts_only_when_solved() -> None:
    game = new(1).play(0, "ready +5000")
    assert (game.state.phase, game.state.due) == (BUILD, 305_000)
    wrong = game.play(0, "claim +6000")
    assert wrong.state == game.state._replace(now=6000)
    game = build(wrong, 0).play(0, "claim +60000")
    assert game.state.scores == (1,)
    assert (game.state.round, game.state.since, game.state.due) == (2, 60_000, 305_000)
    assert game.state.boards == ((),)
    assert game.legal(HOUSE) == ("timeout +305000",)
    game = house(game)
    assert game.outcome == daedalus.Outcome((1,), (1,))
    assert game.state.phase == ENDED


def test_alone_nobody_waits_for_a_house_before_the_start() -> None:
    assert new(1).to_act == (0,)
    with pytest.raises(IllegalAction, match="nothing to wait for"):
        new(1).play(HOUSE, "roll")


def test_the_grades_of_the_solo_game() -> None:
    grades = [grade(solved) for solved in range(13)]
    assert grades == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5]


# --- time ---------------------------------------------------------------------------------------


def test_time_does_not_go_back() -> None:
    game = to_build(new(2)).play(0, "place 1A@a1e +5000")
    for text in ("claim +4999", "place 2A@a2e +0"):
        with pytest.raises(IllegalAction, match="that moment has passed: the last one known"):
            game.play(1, text)
    assert game.play(1, "claim +5000").state.now == 5000
    assert game.play(1, "claim").state.now == 5000


def test_the_last_moment_to_claim_is_before_the_limit() -> None:
    game = to_build(new(2))
    due = game.state.due
    assert f"claim +{due - 1}" in game.legal(0)
    assert f"claim +{due}" not in game.legal(0)
    with pytest.raises(IllegalAction, match=f"time was up at the moment {due}"):
        game.play(0, f"claim +{due}")
    game = game.play(0, f"place 1A@a1e +{due - 1}")
    assert game.play(1, "claim").state.phase == PAUSE


def test_an_action_can_be_stamped() -> None:
    for text in (
        "ready",
        "place 1A@b2e",
        "place J@b2",
        "lift 3",
        "claim",
        "end",
        "go",
        "timeout",
        "roll",
    ):
        action = RULES.parse(text)
        assert action.moment is None
        late = RULES.stamped(RULES.stamped(action, 5), 61_200)
        assert late == f"{text} +61200"
        assert late.moment == 61_200
        assert (late.bare, late.word, late.tile, late.placement) == (
            text,
            action.word,
            action.tile,
            action.placement,
        )


def test_choices_know_stamped_actions_and_nothing_else() -> None:
    choices = to_build(new(2)).legal(0)
    assert isinstance(choices, Choices)
    assert "claim" in choices
    assert "claim +5000" in choices
    for other in ("claim +", "claim +x", "claim 5", "", 5, None, "go +5000", "lift 1"):
        assert other not in choices
    again = pickle.loads(pickle.dumps(choices))
    assert again == choices
    assert "claim +5000" in again
    assert again[0].placement == choices[0].placement


# --- bad input ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("place 1A@a1w", "stick out: the board ends at e5"),
        ("place 1A@a1n", "stick out"),
        ("place 1A@e5s", "stick out"),
        ("place 1A@z9e", "stick out"),
        ("place J@f6", "you do not have the joker"),
        ("place 1A@c3e", "the middle is never covered"),
        ("place 1A@c2s", "the middle is never covered"),
        ("place 2A@e1w", "it would lie on 5A@d1e"),
        ("place 2A@d2n", "it would lie on 5A@d1e"),
        ("place 5B@a1e", "tile 5 lies at 5A@d1e: lift it first"),
        ("lift 1", "tile 1 is not on your board: 5 is"),
        ("ready", "now build"),
        ("go", "only the house can do that"),
        ("roll +9000", "only the house can do that"),
    ],
)
def test_what_is_not_allowed_is_refused_with_a_reason(text: str, why: str) -> None:
    game = lay(to_build(new(2)), 0, "5A@d1e")
    before = game.position
    with pytest.raises(IllegalAction, match=why):
        game.play(0, text)
    assert game.position == before


def test_more_that_is_not_allowed() -> None:
    game = to_build(race(new(3), "1", "2"))
    with pytest.raises(IllegalAction, match="the middle is never covered"):
        game.play(2, "place J@c3")
    with pytest.raises(IllegalAction, match="stick out"):
        game.play(2, "place J@f1")
    with pytest.raises(IllegalAction, match="not on your board: nothing is"):
        game.play(0, "lift 1")
    with pytest.raises(IllegalAction, match="only the players can do that"):
        game.play(HOUSE, "claim")
    with pytest.raises(IllegalAction, match="no such seat: 3: 3 sit here, from 0"):
        daedalus.play(game.rules, game.state, 3, game.rules.parse("claim"))
    again = new(2).play(0, "ready")
    with pytest.raises(IllegalAction, match="you are ready; wait for the others"):
        again.play(0, "ready")
    with pytest.raises(IllegalAction, match="no such seat"):
        game.view(3)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "Ready",
            "ready ",
            "place",
            "place 1A",
            "place 1A@a1",
            "place 7A@a1e",
            "place 1C@a1e",
        ),
        *("place JA@a1e", "place J@a1e", "place 1A@a0e", "place 1A@11e", "place 1A@a1x", "lift"),
        *("lift 0", "lift 7", "claim +", "claim +01", "claim +-1", "claim +1e3", "claim 5"),
        *("claim +1234567890123", "claim  +5", "go!", "place 1A@a1e\n", "x" * 100_000),
    ],
)
def test_what_is_no_action_is_said_to_be_none(text: str) -> None:
    game = to_build(new(2))
    with pytest.raises(NotationError, match="not an action"):
        game.play(0, text)


@pytest.mark.parametrize("thing", [None, 5, b"claim", ["claim"]])
def test_what_is_no_text_is_no_action(thing: Any) -> None:
    with pytest.raises(NotationError, match="not an action"):
        RULES.parse(thing)


def test_options_out_of_range_are_refused() -> None:
    for name, value in (("search", -1), ("limit", -1), ("limit", 3601), ("red", "x"), ("dice", 3)):
        with pytest.raises(OptionError, match=f"option {name} cannot be"):
            daedalus.edition("go", **{name: value})
