"""Connect on the full screen, played by keyboard alone and read as text."""

from copy import copy
from pathlib import Path
from typing import Any

from textual.containers import ScrollableContainer
from textual.pilot import Pilot

import daedalus
from daedalus.cli.connect.play import PlayerTurn, Stance
from daedalus.cli.connect.screen import ConnectScreen
from daedalus.cli.connect.view import creature_names, tile_name
from daedalus.cli.request import GameRequest, make_table
from daedalus.cli.screens.app import Daedalus
from daedalus.cli.screens.dialogs import EndScreen, HelpScreen, LettersScreen
from daedalus.cli.screens.stage import Curtain
from daedalus.cli.screens.watch import watch_screen
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words
from daedalus.editions.connect.maze import cell_at
from daedalus.editions.connect.rules import RULES, Lay
from tests.cli.pilot import playing, table, text_of, until

EN = Words("en")
GAMES = Path(__file__).parents[1] / "games"
STREET = "CD CU CJ BC EF EL EW DE GH GY GN FG IJ IP HI KL KR JK"
TWO = "connect 0,0=aAB/2,0=aAY - 1 :7AH3KL,:7NO"  # both otters can be caught between them


def at_position(text: str, *kinds: str) -> LocalTable:
    return make_table(GameRequest("connect", kinds, {}, position=text, keep=False), EN)


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until bots have acted and everything is painted."""
    app = pilot.app
    await pilot.pause()
    await until(pilot, lambda: not isinstance(app.screen, ConnectScreen) or not app.screen.busy)
    await pilot.pause()


def screen_of(app: Daedalus) -> ConnectScreen:
    screen = app.screen
    assert isinstance(screen, ConnectScreen)
    return screen


def keys_for(turn: PlayerTurn, action: Lay) -> list[str]:
    """Return the keys that make *action* from where *turn* is."""
    trial, keys = copy(turn), []
    while trial.tile != action.tile:
        trial.swap()
        keys.append("e")
    while trial.cell != action.cell:
        trial.cycle(1)
        keys.append("tab")
    while trial.sides != action.sides:
        trial.turn()
        keys.append("r")
    keys.append("enter")
    if not trial.confirm():
        for cell in trial.kin:
            while trial.cursor != cell:
                trial.cycle(1)
                keys.append("tab")
            if (cell in trial.chosen) != (cell in action.take):
                trial.mark()
                keys.append("space")
        keys.append("enter")
    return keys


async def take_turn(app: Daedalus, pilot: Pilot[Any]) -> None:
    """Take the turn of the human who is asked, as a bot would, by keys alone."""
    if isinstance(app.screen, Curtain):
        await pilot.press("enter")
        await settle(pilot)
    screen = screen_of(app)
    assert screen.move is not None
    if screen.move.catching:  # a key came too early for the last try: back to where keys start from
        await pilot.press("escape")
    action = RULES.parse(screen.table.advise(screen.move.seat)[0])
    await pilot.press(*keys_for(screen.move, action))
    await settle(pilot)


async def test_a_game_can_be_played_to_its_end_by_keyboard_alone() -> None:
    late = daedalus.read_game((GAMES / "connect-corner.game").read_text(encoding="utf-8")).at(36)
    async with playing(at_position(late.position, "human", "bot:medium")) as (app, pilot):
        await settle(pilot)
        assert "Connect" in text_of(app)
        assert app.table is not None
        for _ in range(20):
            if app.table.game.outcome is None:
                await take_turn(app, pilot)
        assert isinstance(app.screen, EndScreen)
        assert "did it!" in text_of(app)
        assert len(app.table.game.events) == 10


async def test_a_lay_is_previewed_with_its_paths_and_its_catch_is_chosen() -> None:
    async with playing(at_position(TWO, "human", "bot:random"), size=(110, 34)) as (app, pilot):
        await settle(pilot)
        screen = screen_of(app)
        assert screen.move is not None
        while screen.move.cell != cell_at(1, 0):
            await pilot.press("tab")
        if screen.move.tile != 26:
            await pilot.press("e")
        while screen.move.cell != cell_at(1, 0) or len(screen.move.chosen) < 2:
            await pilot.press("r" if screen.move.cell == cell_at(1, 0) else "tab")
        shown = text_of(app)
        assert screen.asks() == "Pip: lay Otter–Toad on 1,0? It catches 2 tiles."
        assert "lay Otter–Toad on 1,0?" in shown
        assert "A✓B" in shown
        assert "A✓Y" in shown
        assert screen.table.game.position == TWO  # nothing is done yet
        await pilot.press("enter")
        assert screen.move.stance is Stance.CATCH
        assert "Catch these 2 tiles?" in text_of(app)
        await pilot.press("right")
        await pilot.press("space")
        assert "Catch this tile?" in text_of(app)
        assert "A○Y" in text_of(app)
        await pilot.press("escape")
        assert not screen.move.catching
        await pilot.press("enter", "enter")
        await settle(pilot)
        assert screen.table.game.events[0].action.endswith("take 0,0 2,0")
        told = " ".join(sentence for _, sentence in screen.table.log)  # may be wrapped there
        assert "Caught: Otter–Fox, Otter–Yak." in told


async def test_a_tile_that_must_stay_says_why() -> None:
    held = at_position("connect 0,0=2CD/1,0=aAB/2,0=aEF - 1 :5AY,:7NO", "human", "bot:random")
    async with playing(held) as (app, pilot):
        await settle(pilot)
        assert "A‡B" in text_of(app)
        assert "without it the maze would fall apart" in screen_of(app).asks()


async def test_a_split_is_refused_in_words() -> None:
    split = at_position("connect 0,0=2AB/1,0=aBC/2,0=aEF - 1 :7BT,:7NO", "human", "bot:random")
    async with playing(split) as (app, pilot):
        await settle(pilot)
        await pilot.press("enter", "left", "left", "space")
        assert "would not be connected" in screen_of(app).asks()
        await pilot.press("enter")
        assert screen_of(app).table.game.events == ()


async def test_no_hand_shows_before_the_curtain_is_lifted() -> None:
    async with playing(table("connect", "human", "human", seed="3")) as (app, pilot):
        await settle(pilot)
        for _ in range(3):
            assert isinstance(app.screen, Curtain)
            at = app.table
            assert at is not None
            seat = at.human_to_act
            assert seat is not None
            names = {
                who: [tile_name(EN, tile) for tile in at.game.state.hands[who]] for who in (0, 1)
            }
            behind = app.screen_stack[-2]
            assert isinstance(behind, ConnectScreen)
            assert "Everyone’s tiles are hidden." in str(behind.query_one("#hand-name").render())
            assert not any(drawing.display for drawing in behind.query("#held Drawing"))
            await pilot.press("enter")
            await settle(pilot)
            shown = text_of(app)
            assert f"{at.name(seat)} holds" in shown
            assert any(name in shown for name in names[seat])  # the tile on trial
            assert not any(name in shown for name in names[1 - seat])
            await take_turn(app, pilot)


async def test_the_view_can_be_moved_over_a_maze_larger_than_the_screen() -> None:
    cells = "/".join(f"{x},0=a{pair}" for x, pair in enumerate(STREET.split()))
    async with playing(
        at_position(f"connect {cells} - 1 :5AY,:7NO", "human", "bot:random"), size=(80, 24)
    ) as (app, pilot):
        await settle(pilot)
        scroller = screen_of(app).query_one("#board-scroll", ScrollableContainer)
        assert scroller.max_scroll_x > 0
        start = scroller.scroll_offset.x
        assert screen_of(app).move is not None
        await pilot.press("shift+right" if start == 0 else "shift+left")
        await pilot.pause()
        assert scroller.scroll_offset.x != start
        await pilot.press("tab")  # and comes back to where the tile goes
        await pilot.pause()
        await pilot.press("tab")
        await pilot.pause()
        await pilot.press("a", "d", "w", "s")


async def test_moving_pictures_end_where_they_should() -> None:
    async with playing(at_position(TWO, "human", "bot:medium"), size=(110, 34), motion=True) as (
        app,
        pilot,
    ):
        await settle(pilot)
        await take_turn(app, pilot)
        await pilot.press("x")  # any key cuts it short
        await settle(pilot)
        assert app.table is not None
        assert len(app.table.game.events) == 2


async def test_keys_are_explained_and_letters_too() -> None:
    async with playing(table("connect", "human", "bot:random"), size=(110, 40)) as (app, pilot):
        await settle(pilot)
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        assert "‡ must stay" in text_of(app)
        await pilot.press("escape")
        await pilot.press("l")
        assert isinstance(app.screen, LettersScreen)
        shown = text_of(app)
        assert all(name in shown for name in creature_names(EN).values())
        await pilot.press("escape")
        await pilot.press("h")
        await until(pilot, lambda: "Try " in text_of(app))
        before = screen_of(app).move
        assert before is not None
        await pilot.press("up", "down", "left", "right", "R", "E", "shift+tab", "escape")
        assert screen_of(app).move is before


async def test_a_record_can_be_watched() -> None:
    game = daedalus.read_game((GAMES / "connect-corner.game").read_text(encoding="utf-8"))
    app = Daedalus(EN, table("connect", "human", "bot:random"), False)
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        app.push_screen(watch_screen(game, EN, motion=False))
        await pilot.pause()
        for key in ("right", "right", "left", "end", "home", "down"):
            await pilot.press(key)
            await pilot.pause()
        assert "Action 10 of 46" in text_of(app)
