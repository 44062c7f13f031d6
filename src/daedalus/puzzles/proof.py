"""What a search found out about a position; a puzzle's claims are checked against it."""

from __future__ import annotations

from typing import NamedTuple

Solution = tuple[str, ...]
"""The actions of one's own turns."""


class Proof(NamedTuple):
    """All solutions of a position, counted as boards."""

    turns: int  # the fewest that suffice; 0 when none was found
    solutions: tuple[Solution, ...]  # one for each sequence of boards that solves it, in order
    nodes: int  # boards looked at
    complete: bool = True  # False: there are more solutions than were asked for
