"""Tokens, which say who may do what.  A token is shown once; only its hash is stored."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from hmac import compare_digest

from daedalus.core.errors import GameError


class Forbidden(GameError):
    """The caller may not do this."""

    code = "forbidden"


class NotFound(GameError):
    """There is no such table, seat or code."""

    code = "not-found"


class Gone(NotFound):
    """The operator has closed the table."""

    def __init__(self) -> None:
        super().__init__("this table was closed by the operator of this server")


def hashed(token: str) -> str:
    """Return the hash that is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def opens(keys: Iterable[str], known: Iterable[str]) -> bool:
    """Return whether one of *keys*, hashes of tokens, is *known*, in constant time."""
    found = False
    known = tuple(known)
    for key in keys:
        for other in known:
            found |= compare_digest(key, other)
    return found
