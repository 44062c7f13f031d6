"""The paths of the puzzles.

What a try costs depends on what people send, so a server computes all answers in another process.
A browser imports this when a puzzle is first asked for: tables start without the collection.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from daedalus.puzzles import api
from daedalus.puzzles import messages as told
from daedalus.table.route import Encoded, RouteTable, Shell

_PuzzleName: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
_Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
_HintStep: TypeAlias = Annotated[int, Meta(ge=1, le=2)]

route = RouteTable()


@route("GET", "/api/puzzles")
async def list_puzzles(shell: Shell) -> Encoded[told.PuzzleShelf]:
    """What there is to solve."""
    return await shell.compute(api.shelf, shell.counts_attempts)


@route("GET", "/api/puzzles/daily")
async def see_daily(shell: Shell, date: _Day) -> Encoded[told.PuzzleView]:
    """The puzzle of a day."""
    return await shell.compute(api.open_daily, date)


@route("POST", "/api/puzzles/next")
async def see_next(shell: Shell, data: told.PuzzleWish) -> Encoded[told.PuzzleNext]:
    """A puzzle at one's level."""
    counted = await shell.counted()
    return await shell.compute(api.open_next, data.rating, data.seen, data.kind, counted)


@route("GET", "/api/puzzles/{name}")
async def see_puzzle(shell: Shell, name: _PuzzleName) -> Encoded[told.PuzzleView]:
    """A puzzle, without its solutions."""
    return await shell.compute(api.open_puzzle, name)


@route("POST", "/api/puzzles/{name}/try")
async def try_puzzle(
    shell: Shell, name: _PuzzleName, data: told.PuzzleTry
) -> Encoded[told.PuzzleLook]:
    """The board after some actions."""
    return await shell.compute(api.attempt, name, data.did)


@route("GET", "/api/puzzles/{name}/hint")
async def see_hint(
    shell: Shell, name: _PuzzleName, step: _HintStep = 1
) -> Encoded[told.PuzzleHint]:
    """Where to look (1), or what to do first (2)."""
    return await shell.compute(api.hint, name, step)


@route("GET", "/api/puzzles/{name}/proof")
async def see_proof(shell: Shell, name: _PuzzleName) -> Encoded[told.PuzzleProof]:
    """What the proof found, with a solution."""
    return await shell.compute(api.proof, name)


@route("POST", "/api/puzzles/{name}/attempt")
async def rate_attempt(
    shell: Shell, name: _PuzzleName, data: told.PuzzleAttempt
) -> Encoded[told.PuzzleRated]:
    """One's strength after it."""
    if shell.counts_attempts:
        return await shell.count(name, data)
    return await shell.compute(api.rated_here, name, data.solved, data.me)
