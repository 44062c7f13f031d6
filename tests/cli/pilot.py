"""What the tests of the full screen share: reading it, and playing on it by keys alone."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from daedalus.cli.request import GameRequest, make_table
from daedalus.cli.screens.app import Daedalus
from daedalus.cli.screens.stage import Curtain
from daedalus.cli.sliding.play import PlayerTurn, Stance
from daedalus.cli.sliding.screen import SlidingScreen
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words

KEYS = {1: "up", 2: "right", 4: "down", 8: "left"}


def text_of(app: Daedalus) -> str:
    """Return what can be read on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


def table(
    edition: str, *kinds: str, seed: str = "7", lang: str = "en", **options: Any
) -> LocalTable:
    return make_table(GameRequest(edition, kinds, options, seed=seed, keep=False), Words(lang))


@asynccontextmanager
async def playing(
    at: LocalTable | None, size: tuple[int, int] = (100, 30), motion: bool = False, lang: str = "en"
) -> AsyncIterator[tuple[Daedalus, Pilot[Any]]]:
    """Open the full screen at a table, or at the menu."""
    app = Daedalus(at.words if at else Words(lang), at, motion)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        yield app, pilot


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until bots have acted and everything is painted."""
    app = pilot.app
    await pilot.pause()

    def rests() -> bool:
        return app._exit or not isinstance(app.screen, SlidingScreen) or not app.screen.busy

    await until(pilot, rests)
    await pilot.pause()


async def until(pilot: Pilot[Any], there: Callable[[], bool]) -> None:
    """Wait until something holds, even on a busy machine."""
    last = monotonic() + 60
    while not there():
        assert monotonic() < last, "a minute, and nothing has come"
        await pilot.pause(0.01)


def keys_for(turn: PlayerTurn, actions: tuple[str, ...]) -> list[str]:
    """Return the keys that make *actions*, from where *turn* is: Tab, R, E and Enter."""
    trial = PlayerTurn(turn.rules, turn.view, turn.seat)
    keys: list[str] = []
    *push, walk = actions
    for text in push:
        slot, _, sides = text.partition("=")
        keys += cycled(trial, lambda slot=slot: str(trial.push).partition("=")[0] == slot, 12)  # type: ignore[misc]
        while f"{trial.sides:x}" != sides:
            trial.turn_spare()
            keys.append("r")
        trial.confirm()
        keys.append("enter")
    assert trial.stance is Stance.WALK
    if walk.startswith("!") != trial.walks_lord and walk != "out":
        assert trial.swap()
        keys.append("e")
    keys += cycled(trial, lambda: trial.confirm()[-1] == walk, len(trial.lit))
    return [*keys, "enter"]


def cycled(trial: PlayerTurn, there: Callable[[], bool], most: int) -> list[str]:
    """Go round with Tab, or the other way if that is shorter, until *there*."""
    steps = 0
    circle = most + (trial.stance is Stance.LOOK)  # the first step only begins to aim
    while not there():
        trial.cycle(1)
        steps += 1
        assert steps <= circle
    return ["tab"] * steps if 2 * steps <= circle else ["shift+tab"] * (circle - steps)


async def take_turn(app: Daedalus, pilot: Pilot[Any]) -> None:
    """Take the turn of the human who is asked, as a bot would, by keys alone."""
    if isinstance(app.screen, Curtain):
        await pilot.press("enter")
        await settle(pilot)
    screen = app.screen
    assert isinstance(screen, SlidingScreen)
    assert screen.turn is not None
    actions = screen.table.advise(screen.turn.seat)
    *keys, last = keys_for(screen.turn, actions)
    for key in keys:
        await pilot.press(key)
        if screen.motion:
            await settle(pilot)
    await pilot.press(last)
    await settle(pilot)


async def play_out(app: Daedalus, pilot: Pilot[Any], turns: int = 60) -> None:
    """Play until the game has ended."""
    assert app.table is not None
    for _ in range(turns):
        if app.table.game.outcome is not None:
            break
        await take_turn(app, pilot)
    assert app.table.game.outcome is not None
    await settle(pilot)
