"""The paths of the puzzles: a thin shell around `daedalus.puzzles.desk`.

What a try costs depends on what people send, so it is computed at the desk: in another process,
fairly shared and within a budget.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from daedalus.puzzles import desk
from daedalus.puzzles.messages import (
    PuzzleAttempt,
    PuzzleHint,
    PuzzleLook,
    PuzzleNext,
    PuzzleProof,
    PuzzleRated,
    PuzzleShelf,
    PuzzleTry,
    PuzzleView,
    PuzzleWish,
)
from daedalus.server.asking import Asks, answer
from daedalus.server.limits import Limits, address_of
from daedalus.server.ratings import Ratings

PuzzleName = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,40}$")]
Day = Annotated[str, QueryParameter(pattern=r"^\d{4}-\d\d-\d\d$")]
HintStep = Annotated[int, QueryParameter(ge=1, le=2)]


def ratings_of(request: Asks) -> Ratings | None:
    """Return the ratings of this server, if it counts attempts."""
    ratings: Ratings | None = request.app.state.ratings
    return ratings


@get("/api/puzzles", summary="What there is to solve")
async def list_puzzles(request: Asks) -> Response[PuzzleShelf]:
    return await answer(request, desk.shelf, ratings_of(request) is not None)


@get("/api/puzzles/daily", summary="The puzzle of a day")
async def see_daily(request: Asks, date: Day) -> Response[PuzzleView]:
    return await answer(request, desk.open_daily, date)


@post("/api/puzzles/next", summary="A puzzle at one's level", status_code=200)
async def see_next(request: Asks, data: JSONBody[PuzzleWish]) -> Response[PuzzleNext]:
    ratings = ratings_of(request)
    counted = None if ratings is None else await ratings.all()
    return await answer(request, desk.open_next, data.rating, data.seen, data.kind, counted)


@get("/api/puzzles/{name:str}", summary="A puzzle, without its solutions")
async def see_puzzle(request: Asks, name: PuzzleName) -> Response[PuzzleView]:
    return await answer(request, desk.open_puzzle, name)


@post("/api/puzzles/{name:str}/try", summary="The board after some actions", status_code=200)
async def try_puzzle(
    request: Asks, name: PuzzleName, data: JSONBody[PuzzleTry]
) -> Response[PuzzleLook]:
    return await answer(request, desk.attempt, name, data.did)


@get("/api/puzzles/{name:str}/hint", summary="Where to look (1), or what to do first (2)")
async def see_hint(request: Asks, name: PuzzleName, step: HintStep = 1) -> Response[PuzzleHint]:
    return await answer(request, desk.hint, name, step)


@get("/api/puzzles/{name:str}/proof", summary="What the proof found, with a solution")
async def see_proof(request: Asks, name: PuzzleName) -> Response[PuzzleProof]:
    return await answer(request, desk.proof, name)


@post("/api/puzzles/{name:str}/attempt", summary="One's strength after it", status_code=200)
async def rate_attempt(
    request: Asks, name: PuzzleName, data: JSONBody[PuzzleAttempt]
) -> Response[PuzzleRated]:
    ratings = ratings_of(request)
    if ratings is None:
        return await answer(request, desk.rated_here, name, data.solved, data.me)
    limits: Limits = request.app.state.limits
    limits.need("attempt", address_of(request))
    return Response(await ratings.count(name, data), media_type=MediaType.JSON)


def routes() -> list[Any]:
    return [
        list_puzzles,
        see_daily,
        see_next,
        see_puzzle,
        try_puzzle,
        see_hint,
        see_proof,
        rate_attempt,
    ]
