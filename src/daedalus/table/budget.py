"""How much may happen at a table, and how much of it is sent at once."""

from __future__ import annotations

from typing import Final

from daedalus.core.errors import GameError

MOST_ACTIONS: Final = 10_000
"""The limit of a game, at a table or in a record; four random bots need about 4,000."""
MOST_ROWS: Final = 20_000
"""The limit of a table's log."""
SEAT_CHANGES: Final = 300
"""Of a seat beside its actions: names, pieces, devices, take-backs, sitting down."""
SEAT_NAMES: Final = 20
"""Of whoever sits on a seat."""
SEAT_DEVICES: Final = 6
"""Of a seat: each has a token that opens it."""
HOST_CHANGES: Final = 1_000
"""Of the host: settings, and who sits where."""
HOLDS: Final = 200
"""How often the start can be held up, and let go."""
MOST_FRAMES: Final = 2_000
"""Per piece of a replay."""
MOST_BYTES: Final = 500_000
"""Of positions, per piece of a replay."""


class TooLarge(GameError):
    """More than one request may ask for."""

    code = "too-large"
