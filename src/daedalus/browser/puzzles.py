"""The server's paths for puzzles, answered in the browser by the same desk.

Nothing here is imported before a puzzle is asked for: tables start without the collection.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from daedalus.puzzles import desk
from daedalus.puzzles.messages import PuzzleAttempt, PuzzleTry, PuzzleWish
from daedalus.table.keys import NotFound


def answer(method: str, path: str, query: Mapping[str, Sequence[str]], body: bytes) -> Any:
    """Return what the server would say below /api/puzzles.

    :raises GameError: when it would refuse.
    """
    match method, path.split("/")[3:]:
        case "GET", []:
            return desk.shelf()
        case "GET", ["daily"]:
            return desk.open_daily(query.get("date", [""])[0])
        case "POST", ["next"]:
            wish = msgspec.json.decode(body, type=PuzzleWish)
            return desk.open_next(wish.rating, wish.seen, wish.kind)
        case "GET", [name]:
            return desk.open_puzzle(name)
        case "POST", [name, "try"]:
            return desk.attempt(name, msgspec.json.decode(body, type=PuzzleTry).did)
        case "GET", [name, "hint"]:
            return desk.hint(name, 2 if query.get("step") == ["2"] else 1)
        case "GET", [name, "proof"]:
            return desk.proof(name)
        case "POST", [name, "attempt"]:
            tried = msgspec.json.decode(body, type=PuzzleAttempt)
            return desk.rated_here(name, tried.solved, tried.me)
    raise NotFound("no such path")
