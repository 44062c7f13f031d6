"""Requests: the parameters of their paths, and answers from another process, within a budget."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.params import PathParameter

from daedalus.server.fair import Claim
from daedalus.server.limits import address_of
from daedalus.table.messages import ENCODER

Asks = Request[Any, Any, State]
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{12}$")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15)]


def encoded(answer: Callable[..., Any], *given: Any) -> bytes:
    """Return an answer as JSON: runs in a worker."""
    return ENCODER.encode(answer(*given))


async def answer(request: Asks, do: Callable[..., Any], *given: Any) -> Response[Any]:
    """Let the desk's process answer."""
    hub = request.app.state.hub
    content = await hub.desk.ask(Claim(address_of(request), ""), encoded, do, *given)
    return Response(content, media_type=MediaType.JSON)
