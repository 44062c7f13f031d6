"""Flood fill on an int: one bit per cell, as many boards side by side as the int is long.

Plain functions of ints: CPython runs them on ints of any length (48 boards of 49 cells at once),
numba compiles the very same source for one board in 64 bits.  So: no class, no import, no method of
int here.
"""


def flood(seen: int, east: int, south: int, dy: int, dx: int = 1) -> int:
    """Return all cells linked to those in *seen*.

    A bit of *east* links a cell with the one *dx* further on, a bit of *south* with that *dy* on.

    >>> bin(flood(0b000_001, east=0b001_001, south=0b000_010, dy=3))
    '0b11011'
    """
    while True:
        more = seen | (seen & east) << dx | (seen >> dx) & east
        more |= (more & south) << dy | (more >> dy) & south
        if more == seen:
            return seen
        seen = more
