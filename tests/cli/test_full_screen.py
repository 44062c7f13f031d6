"""The full screen, played by keyboard alone and read as text."""

from pathlib import Path
from typing import Any

import pytest

from daedalus import read_game
from daedalus.cli.screens.app import MenuScreen
from daedalus.cli.screens.dialogs import EndScreen, HelpScreen, QuitScreen, RulesScreen
from daedalus.cli.screens.lesson import LessonScreen
from daedalus.cli.screens.point import PointScreen
from daedalus.cli.screens.stage import Curtain
from daedalus.cli.sliding.play import Stance
from daedalus.cli.sliding.screen import SlidingScreen
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words
from daedalus.lessons.shelf import lesson, lesson_for
from daedalus.locales import LANGUAGES
from tests.cli.pilot import play_out, playing, settle, table, take_turn, text_of, until

KEY_NAMES = {"=": "equals_sign"}
LONG = pytest.mark.long  # every edition, option and ending is in one of the others
GAMES: list[Any] = [
    pytest.param("classic", ("human", "bot:random"), {"cards": 1}, marks=LONG),
    pytest.param("classic", ("human",), {"cards": 2, "size": 5}, marks=LONG),
    ("pirates", ("human", "bot:medium"), {"cards": 1, "hands": "open", "size": 5}),
    pytest.param("galaxy", ("human", "bot:random"), {"cards": 2, "dark_lord": True}, marks=LONG),
    ("galaxy", ("human", "bot:random"), {"cards": 1, "dark_lord": True, "hands": "own"}),
    ("galaxy", ("human",), {"cards": 1, "ending": "edge"}),
    pytest.param("pirates", ("human",), {"cards": 1, "ending": "last-card"}, marks=LONG),
    ("classic", ("human",), {"cards": 1, "ending": "point:d4"}),
]


@pytest.mark.parametrize(("edition", "kinds", "options"), GAMES)
async def test_a_game_can_be_played_by_keyboard_alone(
    edition: str, kinds: tuple[str, ...], options: dict[str, Any]
) -> None:
    async with playing(table(edition, *kinds, **options)) as (app, pilot):
        assert Words("en").title(edition) in text_of(app)
        await play_out(app, pilot)
        assert isinstance(app.screen, EndScreen)
        shown = text_of(app)
        assert "did it!" in shown
        assert app.table is not None
        winner = app.table.game.outcome.winners[0]  # type: ignore[union-attr]
        assert f"1. {'▲●■◆'[winner]} {app.table.name(winner)}" in shown


async def test_a_key_takes_back_the_last_turn_and_what_the_bot_did_after_it() -> None:
    async with playing(table("classic", "human", "bot:random", seed="7", start=1)) as (app, pilot):
        assert app.table is not None
        await take_turn(app, pilot)
        assert len(app.table.game.events) == 4
        await pilot.press("u")
        await settle(pilot)
        assert not app.table.game.events
        await pilot.press("question_mark")
        await until(pilot, lambda: "U undo" in text_of(app))


async def test_the_time_for_a_turn_is_shown_and_stands_still_while_somebody_reads() -> None:
    made = table("classic", "human", "human", seed="7", start=1)
    at = LocalTable(made.game, made.words, seconds=600)
    async with playing(at) as (app, pilot):
        await pilot.press("enter")
        await settle(pilot)
        assert " · 9:5" in text_of(app) or " · 10:00" in text_of(app)
        await pilot.press("question_mark")
        await until(pilot, lambda: bool(at.live.table.paused_at))
        await pilot.press("escape")
        await until(pilot, lambda: not at.live.table.paused_at)


async def test_a_push_is_previewed_and_taken_back_until_the_walk_is_sent() -> None:
    async with playing(table("classic", "human", seed="7")) as (app, pilot):
        screen = app.screen
        assert isinstance(screen, SlidingScreen)
        before = text_of(app)
        await pilot.press("up")
        assert screen.turn is not None
        assert screen.turn.stance is Stance.AIM
        preview = text_of(app)
        assert "Push column d from the top?" in preview
        assert "═" in preview  # the tile that enters, in double lines
        assert "·" in preview  # where one could walk then
        await pilot.press("enter")
        await settle(pilot)
        assert "stay on" in text_of(app)
        assert screen.table.game.events == ()
        await pilot.press("escape")
        await pilot.press("escape")
        assert text_of(app) == before


async def test_the_barred_slot_shows_its_bars_and_says_why() -> None:
    async with playing(table("classic", "human", seed="7")) as (app, pilot):
        await take_turn(app, pilot)
        screen = app.screen
        assert isinstance(screen, SlidingScreen)
        assert screen.turn is not None
        assert "╬" in text_of(app)
        for _ in range(12):
            await pilot.press("tab")
            if screen.turn.barred:
                break
        assert "Not here: pushing" in text_of(app)
        await pilot.press("enter")
        assert screen.turn.stance is Stance.AIM


async def test_between_two_people_falls_a_curtain_and_no_secret_shows_before_it_is_lifted() -> None:
    async with playing(table("pirates", "human", "human", seed="3")) as (app, pilot):
        for _ in range(4):
            assert isinstance(app.screen, Curtain)
            at = app.table
            assert at is not None
            seat = at.human_to_act
            assert seat is not None
            assert at.looker is None
            hidden = [name_of(at, letter) for letter in "".join(at.game.state.left)]
            found = [name_of(at, letter) for letter in "".join(at.game.state.found)]
            shown = text_of(app)
            assert f"Over to {at.name(seat)}" in shown
            assert not [name for name in hidden if name in shown]
            # Nor does the table behind it: it is painted for everyone until the curtain rises.
            behind = app.screen_stack[-2]
            assert isinstance(behind, SlidingScreen)
            goal = str(behind.query_one("#goal").render())
            assert not [name for name in hidden if name in goal]
            assert "face down" in goal
            await pilot.press("x")
            assert isinstance(app.screen, Curtain)
            await pilot.press("enter")
            await settle(pilot)
            assert isinstance(app.screen, SlidingScreen)
            own, other = at.game.state.left[seat][0], at.game.state.left[1 - seat][0]
            card = str(app.screen.query_one("#goal").render())
            assert name_of(at, own) in card
            assert name_of(at, other) not in card
            assert found is not None
            await take_turn(app, pilot)


def name_of(at: object, letter: str) -> str:
    from daedalus.cli.sliding.view import name_of as named

    return named(at.words, at.rules, letter)  # type: ignore[attr-defined]


async def test_one_human_alone_meets_no_curtain() -> None:
    async with playing(table("classic", "human", "bot:random", "bot:random")) as (app, pilot):
        for _ in range(3):
            assert isinstance(app.screen, SlidingScreen)
            await take_turn(app, pilot)
        assert isinstance(app.screen, SlidingScreen)


async def test_open_hands_need_no_curtain() -> None:
    at = table("pirates", "human", "human", hands="open")
    async with playing(at) as (app, pilot):
        await take_turn(app, pilot)
        assert isinstance(app.screen, SlidingScreen)
        assert at.looker == at.human_to_act


async def test_moving_pictures_end_where_they_should_and_any_key_cuts_them_short() -> None:
    async with playing(table("classic", "human", "bot:random"), motion=True) as (app, pilot):
        screen = app.screen
        assert isinstance(screen, SlidingScreen)
        await take_turn(app, pilot)
        await settle(pilot)
        assert len(screen.table.game.events) == 4
        assert "Your push, Pip" in text_of(app)


async def test_a_hint_is_given_in_words() -> None:
    async with playing(table("classic", "human", "bot:random")) as (app, pilot):
        await pilot.press("h")
        await until(pilot, lambda: "Try " in text_of(app))
        shown = " ".join(text_of(app).split())
        assert "Try " in shown
        assert "Then walk to" in shown or "walk to" in shown


async def test_help_and_rules_open_over_the_table_and_close_again() -> None:
    async with playing(table("classic", "human", "bot:random")) as (app, pilot):
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        assert "What the keys do" in text_of(app)
        await pilot.press("escape")
        await pilot.press("f2")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        assert "The idea" in text_of(app)
        await pilot.press("escape")
        assert isinstance(app.screen, SlidingScreen)


async def test_leaving_is_asked_for_and_keeps_the_game(tmp_path: Path) -> None:
    at = table("classic", "human", "bot:random")
    at.path = tmp_path / "evening.game"
    async with playing(at) as (app, pilot):
        await take_turn(app, pilot)
        await pilot.press("q")
        assert isinstance(app.screen, QuitScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, SlidingScreen)
        await pilot.press("q", "enter")
        await pilot.pause()
    kept = read_game(at.path.read_text(encoding="utf-8"))
    assert kept.events == at.game.events
    assert len(kept.events) >= 2


async def test_a_game_that_cannot_be_kept_ends_with_the_reason(tmp_path: Path) -> None:
    at = table("classic", "human", "bot:random")
    at.path = tmp_path / "file" / "evening.game"
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    async with playing(at) as (app, pilot):
        await take_turn(app, pilot)
        await pilot.pause()
    assert isinstance(app.return_value, OSError)


async def test_the_screen_may_be_left_at_the_curtain() -> None:
    async with playing(table("pirates", "human", "human")) as (app, pilot):
        assert isinstance(app.screen, Curtain)
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running or not isinstance(app.screen, Curtain)


@pytest.mark.parametrize("size", [(40, 12), (20, 5), (300, 100)])
async def test_odd_windows_do_no_harm(size: tuple[int, int]) -> None:
    async with playing(table("classic", "human", "bot:random", seed="7"), size) as (app, pilot):
        await take_turn(app, pilot)
        assert isinstance(app.screen, SlidingScreen)
        await pilot.resize_terminal(90, 26)
        await pilot.pause()
        assert "Old Magic" in text_of(app)


async def test_a_game_that_was_left_after_a_push_goes_on_with_the_walk() -> None:
    at = table("classic", "human", seed="7")
    at.act(0, "b1=5")
    async with playing(at) as (app, pilot):
        screen = app.screen
        assert isinstance(screen, SlidingScreen)
        assert screen.turn is not None
        assert screen.turn.stance is Stance.WALK
        await pilot.press("escape")
        assert screen.turn.stance is Stance.WALK
        await pilot.press("enter")
        await settle(pilot)
        assert len(at.game.events) == 2


async def test_letters_are_explained_and_jumped_to() -> None:
    async with playing(table("classic", "human", seed="7")) as (app, pilot):
        await pilot.press("l")
        shown = text_of(app)
        assert "Candelabrum" in shown
        await pilot.press("escape", "up", "enter")
        screen = app.screen
        assert isinstance(screen, SlidingScreen)
        turn = screen.turn
        assert turn is not None
        motifs = turn.shown.maze.motifs
        letters = [chr(motifs[cell]) for cell in turn.lit if motifs[cell] != ord(".")]
        await pilot.press(letters[0])
        assert chr(motifs[turn.cursor]) == letters[0]


async def test_two_bots_can_be_watched_to_the_end() -> None:
    at = table("pirates", "bot:medium", "bot:medium", cards=1)
    async with playing(at) as (app, pilot):
        await until(pilot, lambda: isinstance(app.screen, EndScreen))
        await pilot.press("w")
        await until(pilot, lambda: f"Action 0 of {len(at.game.events)}" in text_of(app))


async def test_a_rematch_is_dealt_anew_for_the_same_players() -> None:
    at = table("classic", "human", cards=1, ending="last-card")
    async with playing(at) as (app, pilot):
        await play_out(app, pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, SlidingScreen)
        fresh = app.screen.table
        assert fresh is not at
        assert fresh.game.players == at.game.players
        assert fresh.game.rules == at.game.rules
        assert fresh.game.seed != at.game.seed


async def test_the_menu_starts_the_game_that_was_chosen() -> None:
    async with playing(None, (80, 24)) as (app, pilot):
        assert "Old Magic" in text_of(app)
        await pilot.press("right")  # the next world
        assert "Sea Charts" in text_of(app)
        await pilot.press("down", "right")  # one player more
        assert "Bram" in text_of(app)
        await pilot.press("enter")
        await settle(pilot)
        assert app.table is not None
        assert app.table.rules.id == "pirates"
        assert len(app.table.game.players) == 3
        assert app.table.humans == (0,)


async def test_the_agreed_cell_is_chosen_on_a_small_board() -> None:
    from textual.widgets import Static

    async with playing(None, (80, 24)) as (app, pilot):
        screen = app.screen
        assert isinstance(screen, MenuScreen)
        menu = screen.menu
        menu.cursor = [row.id for row in menu.rows()].index("ending")
        await pilot.press("left", "down", "right")  # the last way to end, and the cell below it
        await pilot.pause()
        assert isinstance(app.screen, PointScreen)
        assert "[▪]" not in text_of(app)  # the middle of the board moves
        await pilot.press("up", "up", "left", "enter")
        await pilot.pause()
        assert menu.options == {"ending": "point:c2"}
        await pilot.press("right")
        await pilot.pause()
        board = app.screen.query_one(Static)
        await pilot.click(board, offset=(3 + 4 * 5 + 1, 3))  # the sixth cell of the first row
        await pilot.pause()
        assert menu.options == {"ending": "point:f1"}
        await pilot.press("right", "escape")
        await pilot.pause()
        assert menu.options == {"ending": "point:f1"}


async def test_the_menu_speaks_another_language_as_soon_as_it_is_chosen() -> None:
    async with playing(None, (80, 24)) as (app, pilot):
        await pilot.press("up", "up", "right")  # past the button, up to the last row
        assert Words("de")("menu-welcome") in text_of(app)


async def test_a_record_is_stepped_through() -> None:
    from daedalus.cli.screens.app import Daedalus

    at = table("classic", "bot:random", "bot:random", cards=1)
    for _ in range(6):
        seat = at.bot_to_act
        assert seat is not None
        at.act(seat, at.turn(seat)[0])
    app = Daedalus(Words("en"), None, False, at.game)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        first = text_of(app)
        assert "Action 0 of 6" in first
        await pilot.press("right")
        await until(pilot, lambda: "Action 1 of 6" in text_of(app))
        assert "pushes" in text_of(app)
        await pilot.press("end")
        await until(pilot, lambda: "Action 6 of 6" in text_of(app))
        await pilot.press("left")
        await until(pilot, lambda: "Action 5 of 6" in text_of(app))
        await pilot.press("home")
        await until(pilot, lambda: text_of(app) == first)
        await pilot.press("q")


@pytest.mark.parametrize(
    ("size", "cells"),
    [((80, 24), 5), ((80, 24), 7), ((80, 24), 9), ((120, 40), 9), ((200, 60), 5)],
)
async def test_the_whole_board_fits_beside_the_panels(size: tuple[int, int], cells: int) -> None:
    at = table("classic", "human", "bot:random", "bot:random", "bot:random", size=cells, cards=2)
    async with playing(at, size) as (app, _):
        shown = text_of(app).splitlines()
        last_column = "abcdefghi"[cells - 1]
        assert any(f" {last_column} " in line for line in (shown[0], shown[-2], shown[-1]))
        assert any(line.lstrip().startswith(str(cells)) for line in shown)
        assert "Juno" in "\n".join(shown)
        assert "Spare tile" in "\n".join(shown)


async def test_a_foreign_board_too_large_for_the_screen_scrolls_with_the_cursor() -> None:
    from daedalus.cli.request import GameRequest, make_table

    rows = "/".join(["f" * 20] * 20)
    position = f"classic {rows} 5 a1 1p - :"
    at = make_table(GameRequest("classic", ("human",), position=position, keep=False), Words("en"))
    async with playing(at, (80, 24)) as (app, pilot):
        assert "b↓" in text_of(app)
        await pilot.press("down")  # a slot at the bottom edge
        await settle(pilot)
        assert "▲▲▲" in text_of(app)
        assert "b↓" not in text_of(app)


@pytest.mark.parametrize(
    "language",
    [pytest.param(each, marks=[] if each in ("de", "fr") else [LONG]) for each in LANGUAGES],
)
async def test_every_language_fits_eighty_columns(language: str) -> None:
    words = Words(language)
    options: dict[str, Any] = {"dark_lord": True, "hands": "own", "cards": 3}
    at = table(
        "galaxy", "human", "bot:random", "bot:random", "bot:random", lang=language, **options
    )
    async with playing(at, (80, 24)) as (app, pilot):
        for keys in ((), ("up",), ("enter",), ("e",)):
            for key in keys:
                await pilot.press(key)
            last = text_of(app).splitlines()[-1]
            assert last.rstrip().endswith(words("key-quit"))
            assert words("key-help") in last
            screen = app.screen
            assert isinstance(screen, SlidingScreen)
            # The question is read whole, and three lines are enough for it.
            coach = screen.query_one("#coach")
            assert coach.size.height <= 3
            assert screen.query_one("#log").size.height >= 2
        await pilot.press("question_mark")
        assert words("guide-close") in text_of(app)
        await pilot.press("escape", "q")
        assert words("quit-stay") in text_of(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menu_fits_eighty_columns_in_every_language(language: str) -> None:
    words = Words(language)
    async with playing(None, (80, 24), lang=language) as (app, pilot):
        await pilot.press("down", "right", "right")  # four players: the longest menu
        shown = text_of(app)
        assert words("start-game") in "\n".join(shown.splitlines()[:-1])
        screen = app.screen
        assert isinstance(screen, MenuScreen)
        for row in screen.menu.rows():
            for value in row.values:
                assert len(row.label) + len(value) < 60


async def test_ctrl_c_twice_leaves_the_game() -> None:
    async with playing(table("classic", "human", "bot:easy")) as (app, pilot):
        await pilot.press("ctrl+c")
        assert isinstance(app.screen, QuitScreen)
        await pilot.press("ctrl+c")
        await settle(pilot)
        assert not app.is_running or app._exit


async def test_the_menu_opens_the_lesson_of_the_chosen_game() -> None:
    async with playing(None, size=(100, 60)) as (app, pilot):
        assert "F3" in text_of(app)
        await pilot.press("f3")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        first = screen.teacher.taught.steps[0]
        for line in ("show", *first.answer):
            await pilot.press(*(KEY_NAMES.get(each, each) for each in line), "enter")
            await pilot.pause()
        assert screen.teacher.at == 1
        await until(pilot, lambda: screen.teacher.words("lesson-well") in text_of(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))


def test_the_eclipse_has_a_lesson_of_its_own() -> None:
    taught = lesson_for("galaxy", {"dark_lord": True, "cards": 3})
    assert taught is not None
    assert taught.id == "eclipse"
    assert lesson_for("classic", {"dark_lord": True}) == lesson("classic")
    assert lesson_for("atlantis", {}) is None
