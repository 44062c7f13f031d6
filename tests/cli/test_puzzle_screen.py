"""Puzzles on the full screen, by keyboard alone and read as text."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot

from daedalus import puzzles
from daedalus.cli.screens.app import Daedalus
from daedalus.cli.screens.puzzle import PuzzleScreen
from daedalus.cli.words import Words
from daedalus.locales import LANGUAGES
from daedalus.puzzles import Puzzle
from tests.cli.pilot import keys_for, text_of, until
from tests.cli.riddles import one

pytestmark = pytest.mark.usefixtures("interpreted")


@asynccontextmanager
async def solving(
    puzzle: Puzzle, lang: str = "en"
) -> AsyncIterator[tuple[Daedalus, Pilot[Any], Any]]:
    app = Daedalus(Words(lang), motion=False, puzzle=puzzle)
    async with app.run_test(size=(110, 34)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PuzzleScreen) and not app.screen.busy)
        await pilot.pause()
        yield app, pilot, app.screen


async def play(pilot: Pilot[Any], screen: Any, actions: tuple[str, ...]) -> None:
    """Play own actions: those of the sliding kinds by keys."""
    if not hasattr(screen, "scene_of") or not hasattr(screen, "turn"):
        for action in actions:
            screen.table.act(screen.puzzle.seat, action)
        screen.judge()
        await pilot.pause()
        return
    for at in range(0, len(actions), 2):
        keys = keys_for(screen.turn, actions[at : at + 2])
        pushing = keys.index("enter") + 1  # a push is a decision: its walk comes after it
        for done, pressed in ((at + 1, keys[:pushing]), (at + 2, keys[pushing:])):
            await pilot.press(*pressed)
            await until(pilot, lambda done=done: len(screen.actions) == done)  # type: ignore[misc]
            await until(pilot, lambda: bool(screen.verdict) or not screen.busy)
            await pilot.pause()
            if done == len(actions):
                return


@pytest.mark.parametrize("kind", puzzles.KINDS)
async def test_a_puzzle_is_solved_and_its_proof_shown(kind: str) -> None:
    puzzle = one(kind)
    async with solving(puzzle) as (app, pilot, screen):
        assert puzzle.id in text_of(app)
        await play(pilot, screen, puzzle.solutions[0])
        assert screen.solved
        assert "Solved!" in text_of(app)
        await pilot.press("enter")
        await until(
            pilot, lambda: app.screen is not screen and isinstance(app.screen, PuzzleScreen)
        )
        following: Any = app.screen
        assert following.puzzle.id != puzzle.id


async def test_a_wrong_turn_says_why_and_can_be_taken_back() -> None:
    puzzle = one("guard")
    rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
    push = next(
        push
        for push in rules.legal(state, seat)
        if puzzles.check(puzzle, [str(push)]).outcome == "wrong"
    )
    stay = rules.idle(rules.apply(state, seat, push), seat, "")[0]
    async with solving(puzzle) as (app, pilot, screen):
        before = text_of(app)
        aiming = keys_for(screen.turn, (str(push), str(stay)))
        await pilot.press(*aiming[: aiming.index("enter")])
        assert not screen.turn.lit  # nothing tells before the push where it leads
        assert screen.turn.shown == screen.table.view
        await pilot.press("enter")
        await until(pilot, lambda: bool(screen.verdict))
        assert not screen.solved
        await pilot.press("enter")  # nothing can be done now but to take it back
        assert screen.actions == [str(push)]
        await pilot.press("u")
        await until(pilot, lambda: not screen.busy)
        await pilot.pause()
        assert text_of(app) == before
        await play(pilot, screen, puzzle.solutions[0])
        assert screen.solved


async def test_hints_come_in_two_steps_and_the_solution_when_asked_for() -> None:
    puzzle = one("fetch")
    async with solving(puzzle) as (app, pilot, screen):
        await pilot.press("h")
        assert "Look at" in screen.coach
        await pilot.press("h")
        assert puzzle.solutions[0][0] in screen.coach
        await pilot.press("v")
        assert ", ".join(puzzle.solutions[0]) in screen.coach
        await pilot.press("q")
        await until(pilot, lambda: app._exit)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_language_has_the_words_of_the_screen(lang: str) -> None:
    async with solving(one("run"), lang) as (app, _, screen):
        assert "puzzle-" not in text_of(app)
        shown = screen.keys()
        assert all(does for _, does in shown)


async def test_tiles_that_are_not_allowed_in_a_puzzle_are_refused() -> None:
    async with solving(one("weave")) as (_, pilot, screen):
        await pilot.press("c", "c")  # nobody claims alone
        await pilot.pause()
        assert screen.actions == []
