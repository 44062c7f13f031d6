"""Go! in the terminal: the hand, the clock, line by line, and the full screen by keys alone."""

import io
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.pilot import Pilot

import daedalus
from daedalus.cli.go.draw import TILE_SIZES, GoScene, draw, fitting, sides_at, small
from daedalus.cli.go.plain import GoPlain
from daedalus.cli.go.play import Hand
from daedalus.cli.go.screen import GoScreen
from daedalus.cli.go.view import left
from daedalus.cli.plain import converse, recite
from daedalus.cli.screens.app import Daedalus
from daedalus.cli.screens.dialogs import EndScreen, HelpScreen, LettersScreen
from daedalus.cli.screens.watch import watch_screen
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words
from daedalus.core.maze import cell_name
from daedalus.editions.go.board import PLACEMENTS
from daedalus.editions.go.position import BUILD, COUNT_DOWN, ENDED, PAUSE, SEARCH, State
from daedalus.editions.go.rules import RULES
from daedalus.editions.go.solver import solve
from daedalus.locales import LANGUAGES
from tests.cli.pilot import table as table_of
from tests.cli.pilot import text_of, until
from tests.editions.go_play import OURS, build, lay, new, race, to_build

GAMES = Path(__file__).parents[1] / "games"
ARROWS = {1: "up", 2: "right", 4: "down", 8: "left"}


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def table(
    *kinds: str, seed: str = "7", lang: str = "en", **options: object
) -> tuple[LocalTable, Clock]:
    clock = Clock()
    made = table_of("go", *kinds, seed=seed, lang=lang, **{**OURS, **options})
    return LocalTable(made.game, made.words, None, clock), clock


def building(*names: str, seats: int = 2) -> State:
    state: State = lay(to_build(new(seats)), 0, *names).view(0)
    return state


# --- the hand -----------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(["up", "down", "left", "right", "r", "R", "f", "tab", "5", "J"])))
def test_whatever_keys_do_the_tile_stays_on_the_board(keys: list[str]) -> None:
    view = to_build(race(new(3), "2", "3")).view(0)
    assert view.joker == 0
    hand = Hand(0)
    for key in keys:
        press(hand, view, key)
        assert all(0 <= cell < 25 for cell in hand.paths())
        assert len(hand.paths()) == (1 if hand.tile == "J" else 2)
        way = hand.placement
        if way is None:
            assert 12 in hand.paths()
            assert hand.place(view) == ""
        else:
            assert {cell: sides_at(way, cell) for cell in hand.paths()} == hand.paths()
            assert hand.place(view) in RULES.legal(view, 0)


def press(hand: Hand, view: State, key: str) -> None:
    arrows = {name: side for side, name in ARROWS.items()}
    if key in arrows:
        hand.arrow(arrows[key])
    elif key in ("r", "R"):
        hand.turn(1 if key == "r" else -1)
    elif key == "f":
        hand.flip()
    elif key == "tab":
        hand.cycle(view, 1)
    else:
        assert hand.take(view, key) == ""


def test_a_tile_is_taken_from_the_board_as_it_lay() -> None:
    view = building("3B@b4n", "5A@d1e")
    hand = Hand(0, cell=6)
    assert hand.take(view, "3") == "lift 3"
    assert hand.name == "3B@b4n"
    hand.cell = 8
    hand.heading = 0
    assert hand.lift(view) == ""
    hand = Hand(0, "2", cell=4, heading=1)
    assert hand.lift(view) == "lift 5"
    assert hand.name == "5A@d1e"
    assert Hand(0, "2", cell=2).lift(view) == "lift 5"  # its second cell lies there


def test_the_next_tile_comes_to_the_hand_by_itself() -> None:
    view = building("1A@a1e", "2A@a2e")
    hand = Hand(0, "1")
    assert hand.holds(view)
    assert hand.tile == "3"
    hand.cycle(view, -1)
    assert hand.tile == "6"
    hand.tile = "2"
    hand.cycle(view, 1)
    assert hand.tile == "3"
    full = building("1A@a1e", "2A@a2e", "3A@a3e", "4A@a4e", "5A@a5e", "6A@d1e")
    assert not hand.holds(full)
    hand.cycle(full, 1)
    assert hand.place(full) == ""


def test_nothing_is_laid_on_another_tile() -> None:
    view = building("1A@a1e")
    hand = Hand(0, "2")
    assert not hand.fits(view)
    assert hand.place(view) == ""
    assert hand.take(view, "J") == ""
    assert hand.tile == "2"


# --- the clock ----------------------------------------------------------------------------------


def test_bots_and_the_house_act_when_their_moment_has_come() -> None:
    at, clock = table("human", "bot:hard", "bot:expert")
    assert at.elapsed == 0
    assert not at.catch_up()
    clock.seconds += 4
    assert at.catch_up()
    assert at.game.state.ready == (False, True, True)
    at.act(0, "ready")
    assert at.game.state.phase == SEARCH
    assert at.game.state.since == 4000
    clock.seconds += 19
    assert at.catch_up()
    assert at.game.state.phase == BUILD
    assert at.game.state.since == 22_000  # the human was not ready: the house did not wait
    assert at.game.state.taken == (0, 0, 0)
    while at.game.state.phase == BUILD:
        clock.seconds += 1
        at.catch_up()
    assert at.game.state.phase == PAUSE
    assert at.game.state.taken == (1, 2, 4)
    moments = [RULES.parse(event.action).moment for event in at.game.events]
    assert moments == sorted(moments)  # type: ignore[type-var]
    assert left(at) == 20  # started seconds count


def test_a_game_that_is_taken_up_again_goes_on_where_time_stood() -> None:
    game = to_build(new(1)).play(0, "place 1A@a1e +50000")
    clock = Clock()
    at = LocalTable(game, Words("en"), None, clock)
    assert at.elapsed == 50_000
    clock.seconds += 10
    at.act(0, "lift 1")
    assert at.game.state.now == 60_000
    assert left(at) == 240
    at.skip(240_000)
    assert at.catch_up()
    assert at.game.state.phase == ENDED
    assert left(at) is None


# --- line by line -------------------------------------------------------------------------------


def talk(at: LocalTable, *lines: str) -> str:
    sink = io.StringIO()
    converse(at, io.StringIO("\n".join(lines) + "\n"), sink)
    return sink.getvalue()


def solution_of(game: daedalus.Game, number: int) -> list[str]:
    from daedalus.editions.go.rules import roll

    return [way.name for way in solve(roll("pinwheel", game.state.dice, number)) or ()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_alone_line_by_line_ends_with_its_grade(lang: str) -> None:
    at, _ = table("human", lang=lang)
    first, second = solution_of(at.game, 1), solution_of(at.game, 2)
    said = talk(
        at, "ready", "claim", *first, "claim", *(f"place {name}" for name in second), "claim",
        "wait 400",
    )  # fmt: skip
    words = Words(lang)
    assert at.game.outcome == daedalus.Outcome((1,), (2,))
    assert words("go-did-not-yet") in said
    assert words("go-did-alone", solved=2) in said
    assert words("go-time-up") in said
    assert said.rstrip().endswith(words("go-grade-1"))


def test_everything_can_be_asked() -> None:
    at, _ = table("human", "bot:easy")
    said = talk(
        at, "hint", "ready", "dice", "hint", "ready", "hint", "1A@a1e", "board", "tiles", "rivals",
        "letters", "position", "seats", "help", "undo", "log", "wait", "wait x", "lift 1", "1A@c3e",
        "nonsense", "quit",
    )  # fmt: skip
    assert "Try this: ready" in said
    assert "Try this: place" in said
    assert "S  Owl: a1" in said
    assert "1: A a a / B 2 d  1A@a1e" in said
    assert "Orla\n  ·····\n" in said
    assert "The middle is never covered." in said
    assert "I do not know “nonsense”." in said
    assert "There is nothing to undo." in said
    assert "Seconds left: 11" in said
    assert f"{at.game.position.rpartition(' ')[0].split(' ')[0]} 1 b" in said
    assert at.game.state.dice not in said


def test_the_others_go_on_while_one_waits() -> None:
    at, _ = table("human", "bot:hard", "bot:expert")
    said = talk(at, "ready", "ready", "claim", "ready", "quit")
    assert "is done: score tile 4." in said
    assert "Pip: not solved" in said
    assert "Round 2:" in said
    assert at.game.state.round == 2


def test_after_two_hasty_claims_the_other_is_asked_and_ends_the_match() -> None:
    at, _ = table("human", "human")
    hasty = ("ready", "2: ready", "ready", "2: ready", "claim")
    said = talk(at, *hasty, *hasty, "ready", "2: end")
    assert (
        said.count("Pip has claimed twice in a row without solving.") == 1
    )  # asked when it is theirs
    assert "Orla ends the match: two unsolved claims in a row. Orla wins!" in said
    assert at.game.outcome == daedalus.Outcome((2, 1), at.game.state.scores)


def test_it_is_said_which_tile_is_on_its_own() -> None:
    at, _ = table("human", "human")
    said = talk(at, "ready", "2: ready", "ready", "2: ready", "1A@a1e", "2A@d3e", "quit")
    assert "Tile 1 is not linked to the middle: link it or take it up." in said


def test_several_at_one_keyboard_say_who_they_are() -> None:
    at, _ = table("human", "human")
    said = talk(at, "ready", "2: ready", "1:ready", "2: ready", "2: 1A@a1e", "2: claim", "quit")
    assert [way.name for way in at.game.state.boards[1]] == ["1A@a1e"]
    assert "Orla is done: score tile 4." in said
    assert at.game.state.phase == PAUSE


def test_at_a_terminal_waiting_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at, clock = table("human", "bot:master")
    plain = GoPlain(at)
    plain.live = True

    def sleep(seconds: float) -> None:
        clock.seconds += seconds

    monkeypatch.setattr("time.sleep", sleep)
    at.act(0, "ready")
    assert list(plain.bots()), "nobody has to wait for a bot that is only to be ready"
    assert at.game.state.phase == SEARCH
    began = clock.seconds
    at.act(0, "ready")
    assert list(plain.bots())
    assert clock.seconds > began


def test_a_watched_table_without_humans_plays_itself() -> None:
    at, _ = table("bot:master", "bot:expert")
    said = talk(at, "quit")
    assert at.game.outcome is not None
    assert "wins!" in said


@pytest.mark.parametrize("name", ["joker", "two-reach-20", "time-out", "solo-7"])
def test_golden_games_can_be_told(name: str) -> None:
    game = daedalus.read_game((GAMES / f"go-{name}.game").read_text(encoding="utf-8"))
    told = "\n".join(recite(game, Words("de")))
    assert "Runde 1" in told
    assert "$" not in told


# --- drawing ------------------------------------------------------------------------------------


def test_a_drawing_shows_what_is_rolled_linked_and_held() -> None:
    game = build(to_build(new(2)), 0)
    state = game.state
    board = state.boards[0]
    for size in TILE_SIZES:
        whole = "\n".join(draw(GoScene(board, state.roll), size).lines())
        assert all(f"✓{letter}" in whole for letter in state.roll)
        empty = "\n".join(draw(GoScene((), state.roll), size).lines())
        assert all(f"»{letter}«" in empty for letter in state.roll)
    away = draw(GoScene((PLACEMENTS["1A@a1e"],), "XCWH"), TILE_SIZES[0]).lines()
    assert any("(S)" in line for line in away)
    hand = Hand(0, "2", cell=0)
    held = draw(GoScene((), "", hand.paths(), "2", True, {"S": "Owl"}), TILE_SIZES[0]).lines()
    assert any("═" in line for line in held)
    assert any("╳" in line for line in held)
    assert small(board)[2][2] == "✦"
    assert fitting(200, 80) == TILE_SIZES[0]
    assert fitting(10, 5) == TILE_SIZES[-1]


# --- the full screen ----------------------------------------------------------------------------


async def pause(pilot: Pilot[Any], clock: Clock, seconds: float = 0) -> None:
    """Let time pass, and wait until everything that is due has been done and painted."""
    clock.seconds += seconds
    await pilot.pause(0.15)
    for _ in range(200):
        screen = pilot.app.screen
        if not isinstance(screen, GoScreen):
            break
        wait = screen.table.wait
        if wait or (wait is None and screen.table.game.outcome is None):
            break
        await pilot.pause(0.05)
    await pilot.pause(0.15)


def keys_for(hand: Hand, view: State, name: str) -> list[str]:
    """Return the keys that lay a tile, from how the hand is now."""
    trial, keys = copy(hand), [name[0].lower()]
    trial.take(view, name[0])
    goal = copy(trial)
    goal._grasp(PLACEMENTS[name])
    if trial.face != goal.face:
        trial.flip()
        keys.append("f")
    while trial.heading != goal.heading:
        trial.turn(1)
        keys.append("r")
    while trial.cell != goal.cell:
        row, column = divmod(goal.cell, 5)
        own_row, own_column = divmod(trial.cell, 5)
        side = 2 if column > own_column else 8 if column < own_column else 4 if row > own_row else 1
        trial.arrow(side)
        keys.append(ARROWS[side])
    return [*keys, "enter"]


async def lay_all(app: Daedalus, pilot: Pilot[Any]) -> None:
    screen = app.screen
    assert isinstance(screen, GoScreen)
    for way in solve(screen.view.roll) or ():
        await pilot.press(*keys_for(screen.hand, screen.view, way.name))
    assert screen.rules.solved(screen.table.game.state, screen.seat)


async def test_a_game_alone_is_played_by_keyboard() -> None:
    at, clock = table("human")
    app = Daedalus(at.words, at, False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pause(pilot, clock)
        assert "Ready for the next roll?" in text_of(app)
        await pilot.press("enter")
        await pilot.press("c", "c")
        await pause(pilot, clock)
        assert "Not solved yet." in text_of(app)
        await lay_all(app, pilot)
        await pilot.press("c")
        assert "Press C again to claim" in text_of(app)
        await pilot.press("C")
        await pause(pilot, clock, 1)
        assert "1 maze solved" in text_of(app)
        await pause(pilot, clock, 300)
        assert isinstance(app.screen, EndScreen)
        assert "You have a foot in the door." in text_of(app)
        await pilot.press("q")


async def test_a_race_against_bots_is_played_by_keyboard() -> None:
    at, clock = table("human", "bot:hard", "bot:easy")
    app = Daedalus(at.words, at, False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pause(pilot, clock)
        await pilot.press("enter")
        await pause(pilot, clock, 4)
        shown = text_of(app)
        assert "Find the four treasures!" in shown
        assert "»" not in shown.split("Round 1")[0]  # nothing gives them away
        await pilot.press("x", "c", "1", "enter")
        assert at.game.state.ready[0]
        await pause(pilot, clock, 15)
        assert at.game.state.phase in (COUNT_DOWN, BUILD)
        await pause(pilot, clock, 3)
        assert at.game.state.phase == BUILD
        await lay_all(app, pilot)
        await pilot.press("c", "c")
        await pause(pilot, clock)
        assert "Pip is done: score tile 4." in text_of(app)
        assert "The others are finishing" in text_of(app)
        await pilot.press("up", "r", "f", "tab", "backspace", "c", "h", "enter")  # too late
        await pause(pilot, clock, 119)
        assert at.game.state.scores[0] == 7
        assert "Pip: solved, 4 points forward." in " ".join(sentence for _, sentence in at.log)


async def test_keys_lay_lift_turn_and_explain() -> None:
    at, clock = table("human")
    app = Daedalus(at.words, at, False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pause(pilot, clock)
        await pilot.press("enter", "enter", "right", "R", "F", "tab", "shift+tab")
        screen = app.screen
        assert isinstance(screen, GoScreen)
        assert len(screen.view.boards[0]) == 1
        await pilot.press("1")
        assert not screen.table.game.state.boards[0]
        while screen.hand.placement is not None:
            await pilot.press("down" if screen.hand.cell < 10 else "right")
        await pilot.press("enter")
        assert "It does not fit there." in text_of(app)
        assert "╳" in text_of(app)
        await pilot.press("h")
        await pause(pilot, clock)
        assert "Try this: place" in text_of(app)
        await pilot.press("j", "J", "P", "backspace")
        await pilot.press("l")
        assert isinstance(app.screen, LettersScreen)
        await pilot.press("escape")
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        await pilot.resize_terminal(80, 24)
        await pause(pilot, clock)
        assert "Round 1" in text_of(app)


async def test_what_came_too_late_is_refused_with_a_reason() -> None:
    at, clock = table("human", "human")
    app = Daedalus(at.words, at, False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pause(pilot, clock)
        await pilot.press("enter", "p", "enter", "enter", "p", "enter")
        await pause(pilot, clock, 3.1)
        screen = app.screen
        assert isinstance(screen, GoScreen)
        assert at.game.state.phase == BUILD
        assert "next person" in text_of(app)
        clock.seconds += 121  # before the screen looks at the clock again
        screen.hand.cell = 0
        screen._do("place 1A@a1e")
        assert screen.coach == "Before the start no tile may be touched."


async def test_the_match_is_ended_by_a_key() -> None:
    at, clock = table("human", "human")
    for _ in range(2):
        at.game = race(at.game, "1!")
    app = Daedalus(at.words, at, False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pause(pilot, clock)
        assert "claimed twice" not in text_of(app)  # the first is not asked
        await pilot.press("e")
        assert at.game.outcome is None
        await pilot.press("p")
        assert "Pip has claimed twice" in text_of(app)
        assert "End the match" in text_of(app)
        await pilot.press("E")
        assert at.game.outcome == daedalus.Outcome((2, 1), at.game.state.scores)


async def test_a_screen_that_was_removed_as_the_match_ended_is_not_painted_again() -> None:
    at, clock = table("human", "human")
    for _ in range(2):
        at.game = race(at.game, "1!")
    app = Daedalus(at.words, at, False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pause(pilot, clock)
        screen = app.screen
        assert isinstance(screen, GoScreen)
        app.workers.cancel_all()
        at.game = at.game.play(1, "end")
        assert at.game.outcome is not None
        await screen.remove_children()
        await screen._drive()


async def test_a_record_is_watched() -> None:
    game = daedalus.read_game((GAMES / "go-joker.game").read_text(encoding="utf-8"))
    app = Daedalus(Words("en"), None, False, game)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Action 0 of 46" in text_of(app))
        for key in ("right", "end", "left", "up", "home"):
            before = text_of(app)
            await pilot.press(key)
            await until(pilot, lambda before=before: text_of(app) != before)  # type: ignore[misc]
        assert "Action 0 of 46" in text_of(app)
        await pilot.press("q")
    assert watch_screen(game, Words("en")) is not None


def test_names_of_cells_are_those_of_the_board() -> None:
    assert Hand(0, "J", cell=24).name == f"J@{cell_name(24, 5)}"
