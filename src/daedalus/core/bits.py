"""Flood fill on an int: one bit per cell, as many boards side by side as the int has room for.

These are plain functions on ints.  CPython runs them on ints of any length (48 boards of 49 cells
at once); numba compiles the same source for a single board in 64 bits.  Hence no classes, no
imports and no int methods here.
"""


def flood(seen: int, east: int, south: int, dy: int, dx: int = 1) -> int:
    """Return all cells linked to those in *seen*.

    A bit in *east* links a cell to the one *dx* further on, a bit in *south* to the one *dy* on.

    >>> bin(flood(0b000_001, east=0b001_001, south=0b000_010, dy=3))
    '0b11011'
    """
    while True:
        more = seen | (seen & east) << dx | (seen >> dx) & east
        more |= (more & south) << dy | (more >> dy) & south
        if more == seen:
            return seen
        seen = more
