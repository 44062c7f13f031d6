"""Bots of Go!: they keep to the rules and to the time, and their level shows in both."""

from itertools import pairwise
from pathlib import Path
from statistics import median
from time import process_time

import pytest
from hypothesis import given

import daedalus
from daedalus import bots
from daedalus.bots.advice import Advice
from daedalus.bots.ask import Ask
from daedalus.bots.go import advise
from daedalus.bots.go.levels import PACES, choose, plan, play_match, round_of, solution
from daedalus.bots.ladder import LEVELS
from daedalus.bots.texts import anything
from daedalus.core.errors import OptionError
from daedalus.core.game import HOUSE
from daedalus.editions import read_game
from daedalus.editions.go.board import PRINT, Board, Placement, solved
from daedalus.editions.go.position import BUILD, ENDED
from daedalus.editions.go.rules import RULES, roll
from tests.editions.go_play import CLOCKED, lay, new, race, to_build
from tests.editions.test_go_board import boards
from tests.strategies import stages

TIMED = ("easy", "medium", "hard", "expert", "master")


def play_on(game: daedalus.Game, levels: list[str], rounds: int) -> daedalus.Game:
    """Let bots play some rounds, with every action checked; whoever is due first acts first."""
    players = [bots.make(level, f"{seat}") for seat, level in enumerate(levels)]
    while game.to_act and game.state.round <= rounds:
        wishes = []
        for seat in game.to_act:
            if seat == HOUSE:
                wish = game.rules.legal(game.state, HOUSE)[0]
            else:
                view = game.view(seat)
                wish = players[seat].choose(game.rules, view, seat, 100, len(game.events))
            wishes.append((wish.moment, seat, wish))
        _, seat, action = min(wishes)
        game = game.play(seat, action)
    return game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_keep_to_the_rules(level: str, seats: int) -> None:
    game = play_on(new(seats, f"{level}{seats}"), [level] * seats, rounds=4)
    assert game.state.round == 5 or game.outcome is not None
    moments = [game.rules.parse(event.action).moment for event in game.events]
    assert None not in moments
    assert moments == sorted(moments)


def test_the_same_bot_does_the_same_whatever_the_ply() -> None:
    game = to_build(new(2))
    view = game.view(0)
    for level in LEVELS:
        first = bots.make(level, "a").choose(game.rules, view, 0, None, 5)
        assert bots.make(level, "a").choose(game.rules, view, 0, 9999, 17) == first
    plans = {str(plan("medium", RULES, view, 0, f"{seed}")) for seed in range(20)}
    assert len(plans) == 20


def test_a_plan_stays_the_same_while_it_is_carried_out() -> None:
    for seed in ("a", "b", "c", "d"):
        game = to_build(new(3, seed))
        whole = plan("easy", RULES, game.view(1), 1, seed)
        assert [moment for moment, _ in whole] == sorted(moment for moment, _ in whole)
        for at, (moment, action) in enumerate(whole[:-1]):
            assert plan("easy", RULES, game.view(1), 1, seed) == whole[at:]
            if moment >= game.state.due:
                break
            game = game.play(1, RULES.stamped(action, moment))


def test_a_bot_is_not_disturbed_by_what_others_do_meanwhile() -> None:
    game = to_build(new(3))
    (moment, action), *_ = plan("hard", RULES, game.view(1), 1, "x")
    game = game.play(0, f"place 1A@a1e +{moment - 1}")
    assert plan("hard", RULES, game.view(1), 1, "x")[0] == (moment, action)
    late = game.play(0, f"place 2A@a2e +{moment + 5000}")
    assert plan("hard", RULES, late.view(1), 1, "x")[0] == (moment + 5400, action)


def tidy(board: Board) -> Board:
    return tuple(sorted(board, key=lambda way: way.tile))


@pytest.mark.parametrize("level", TIMED)
def test_solving_times_and_slips_are_those_of_the_level(level: str) -> None:
    rolls = [roll("pinwheel", "a", number) for number in range(40)] * 10
    rounds = [round_of(level, each, False, False, f"{at}") for at, each in enumerate(rolls)]
    pace = PACES[level]
    claims = sorted(each.claim for each in rounds)
    assert abs(median(claims) - pace.solve) < 0.1 * pace.solve
    assert claims[20] < 0.8 * pace.solve  # nobody always takes as long
    assert claims[-20] > 1.2 * pace.solve
    wrong = [not solved(tidy(each.tiles), roll) for each, roll in zip(rounds, rolls, strict=True)]
    assert abs(sum(wrong) / 400 - pace.slips) < 0.04
    doubts = [each.doubt is not None for each in rounds]
    assert abs(sum(doubts) / 400 - pace.doubts) < 0.1
    for each in rounds:
        assert list(each.times) == sorted(each.times)
        assert each.times[0] > 0.3 * each.claim
        assert each.times[-1] < each.claim


def test_the_better_the_level_the_quicker_and_the_surer() -> None:
    for worse, better in pairwise(TIMED):
        assert PACES[better].solve < PACES[worse].solve
        assert PACES[better].look < PACES[worse].look
        assert PACES[better].slips < PACES[worse].slips
        assert PACES[better].doubts < PACES[worse].doubts


def test_alone_a_bot_makes_no_slip_since_it_could_not_notice() -> None:
    for seed in range(60):
        own = round_of("easy", "SGCW", False, True, f"{seed}")
        assert solved(tidy(own.tiles), "SGCW")


def test_bots_do_not_all_build_the_same() -> None:
    boards = {solution("KTLJ", False, f"{seed}") for seed in range(20)}
    assert len(boards) > 3
    assert all(solved(board, "KTLJ") for board in boards)


def test_a_bot_uses_the_joker_where_it_saves_a_tile() -> None:
    game = to_build(race(new(3), "1", "2"))
    assert game.state.joker == 2
    rolls = [roll("pinwheel", "j", number) for number in range(60)]
    saved = [len(solution(each, False, "a")) - len(solution(each, True, "a")) for each in rolls]
    assert min(saved) >= 0
    assert max(saved) > 0


def test_better_bots_win() -> None:
    wins = 0
    for seed in range(10):
        state = RULES.start(daedalus.Setup(2, f"{seed}"))
        state, rounds, times = play_match(RULES, state, ["easy", "expert"], f"{seed}")
        assert state.phase == ENDED
        assert rounds == [state.round] * 2
        assert all(times)
        outcome = RULES.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (1,)
    assert wins >= 8


def test_a_match_of_bots_that_solve_nothing_is_broken_off() -> None:
    state = RULES.start(daedalus.Setup(2, "x"))
    state, _, _ = play_match(RULES, state, ["random", "random"], "x")
    assert state.scores == (0, 0)
    assert state.round == 61


def test_a_slow_bot_leaves_it_to_the_house() -> None:
    game = to_build(new(2, limit=1))
    moments = [moment for moment, _ in plan("easy", RULES, game.view(0), 0, "x")]
    assert moments[-1] >= game.state.due


def test_a_bot_goes_on_with_a_board_that_someone_else_began() -> None:
    game = to_build(new(2))
    known = solution(game.state.roll, False, "other")
    begun = lay(game, 0, known[0].name, known[-1].name)
    for seed in ("a", "b"):
        after = begun
        for moment, action in plan("master", RULES, begun.view(0), 0, seed):
            after = after.play(0, RULES.stamped(action, moment))
        assert RULES.solved(after.state, 0)
        assert after.state.taken[0] == 4


def test_a_bot_clears_a_board_that_leads_nowhere() -> None:
    game = to_build(new(2))
    free = next(letter for letter in "SEPGXHNKTD" if letter not in game.state.roll)
    cell = "abcde"["SEPGXHNKTD".index(free) % 5] + str("SEPGXHNKTD".index(free) // 5 + 1)
    spoilt = next(
        text for text in game.legal(0) if text.startswith(f"place 1A@{cell}")
    )  # a hole over a treasure that was not rolled
    begun = game.play(0, spoilt)
    for moment, action in plan("master", RULES, begun.view(0), 0, "a"):
        begun = begun.play(0, RULES.stamped(action, moment))
    assert begun.state.taken[0] == 4
    assert RULES.solved(begun.state, 0)


def test_a_roll_without_a_solution_does_not_stop_a_bot() -> None:
    state = RULES.read("go 1 b 0,0,120000 SEHN 7,7 -- -- - -/- ?")
    ((moment, action),) = plan("hard", RULES, state, 0, "a")
    assert (action, state.phase) == ("claim", BUILD)
    assert moment > 0


def test_a_bot_that_may_not_act_plans_nothing() -> None:
    done = to_build(new(3)).play(0, "claim")
    assert plan("hard", RULES, done.view(0), 0, "a") == []


def test_there_is_no_other_level() -> None:
    game = to_build(new(2))
    with pytest.raises(OptionError, match="no such bot for go: 'godlike'"):
        choose(Ask("godlike", RULES, game.view(0), 0, seed="a"))


def test_a_bot_is_quick() -> None:
    game = to_build(new(4))
    start = process_time()
    for at in range(20):
        choose(Ask("easy", RULES, game.view(0), 0, seed=str(at)))
    assert (process_time() - start) / 20 < 0.1


def test_a_bot_asked_for_the_house_does_what_is_due() -> None:
    game = daedalus.new_game("go", seats=2, seed="7")
    bot = bots.make("easy")
    while HOUSE not in game.to_act:
        seat = game.to_act[0]
        [action] = bot.turn(game.rules, game.view(seat), seat)
        game = game.play(seat, action)
    due = game.legal(HOUSE)[0]
    assert bot.choose(game.rules, game.view(HOUSE), HOUSE) == due
    assert bot.turn(game.rules, game.view(HOUSE), HOUSE) == (due,)


def test_the_replacement_of_a_failed_bot_ends_no_match_and_claims_nothing_early() -> None:
    record = (Path(__file__).parents[1] / "games" / "go-ended-by-the-other.game").read_text()
    game = read_game(record)
    could_end = 0
    for at in stages(game):
        for seat in at.to_act:
            if seat != HOUSE:
                could_end += CLOCKED.may_end(at.view(seat), seat)
                assert anything(at.rules, at.view(seat), seat)[0] not in ("end", "claim")
    assert could_end


# --- hints --------------------------------------------------------------------------------------


def hint(game: daedalus.Game) -> Advice:
    return advise(Ask("expert", RULES, game.view(0), 0))


@given(boards())
def test_hints_lead_from_any_board_to_a_solution(board: tuple[Placement, ...]) -> None:
    game = to_build(new(2, limit=0))
    for way in board:
        if way.tile != "J":
            game = game.play(0, f"place {way.name}")
    kept = 0
    for _ in range(20):
        told = hint(game)
        if told.action == "claim":
            break
        if told.action.word == "lift":
            assert not kept, "what a hint has laid is never in the way"
        else:
            kept += 1
        game = game.play(0, str(told.action))
    assert solved(game.state.boards[0], game.state.roll)
    assert [reason.name for reason in told.reasons] == ["solved"]


def test_a_hint_says_what_the_hole_shows() -> None:
    game = to_build(new(2, limit=0))
    seen = set()
    while (told := hint(game)).action != "claim":
        [reason] = told.reasons
        way = told.action.placement
        if reason.name == "shows":
            assert PRINT[way.hole.bit_length() - 1] == dict(reason.details)["letter"]
            seen.add(dict(reason.details)["letter"])
        game = game.play(0, str(told.action))
    assert seen == set(game.state.roll)


def test_before_go_the_hint_is_to_say_that_one_is_ready() -> None:
    assert hint(new(2)) == Advice("ready")


def test_where_there_is_no_solution_the_hint_is_to_give_up() -> None:
    view = RULES.read("go 1 b 0,0,9 SEHN 7,7 -- -- - -/- ?")
    assert advise(Ask("expert", RULES, view, 0)) == Advice("claim")
