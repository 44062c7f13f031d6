"""Reproducible chance: shuffles and draws that depend on a seed and SHA-256 alone.

Block i of a seed's stream is sha256(seed ":" i), read as eight 32-bit big-endian numbers.  To draw
below n, skip numbers that are not less than the largest multiple of n; the remainder of the next
one modulo n is the draw.  docs/notation.md specifies this for other languages;
tests/core/test_chance.py has test vectors.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_WORD = 1 << 32


def words(seed: str) -> Iterator[int]:
    """Yield the endless stream of 32-bit numbers derived from *seed*."""
    block = 0
    while True:
        digest = sha256(f"{seed}:{block}".encode("utf-8", "surrogatepass")).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def below(limit: int, stream: Iterator[int]) -> int:
    """Draw a number from 0 to *limit* - 1, each equally likely."""
    fair = _WORD - _WORD % limit
    return next(word for word in stream if word < fair) % limit


def draw(limit: int, seed: str) -> int:
    """Return the number below *limit* derived from *seed*."""
    return below(limit, words(seed))


def shuffled(items: Iterable[T], seed: str) -> list[T]:
    """Return *items* in an order derived from *seed*.

    >>> "".join(shuffled("daedalus", "7"))
    'duaealds'
    """
    stream = words(seed)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return order
