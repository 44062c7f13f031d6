"""The dial: strength as one number from 1 to 20, of which the six names are stops.

A step of the dial is a way of thinking, a row in a table of each engine.  A number between two
steps thinks like the upper one now and then, turn by turn.  0 is chance itself.  What the steps are
worth is measured: docs/ladder.md.
"""

from __future__ import annotations

import re
from typing import Final

from daedalus.core.chance import draw

WEAKEST: Final = 1
STRONGEST: Final = 20
READERS: Final = 17
"""Above this step bots play better if they know what everybody saw before."""
STEPS: Final = tuple(str(step) for step in range(WEAKEST, STRONGEST + 1))
_NUMBER: Final = re.compile(r"(\d{1,2})(?:\.(\d))?", re.ASCII)


def strength(level: str) -> float | None:
    """Return the number that a level is on the dial, or None if it is none.

    >>> strength("7"), strength("12.5"), strength("21"), strength("hard")
    (7.0, 12.5, None, None)
    """
    match = _NUMBER.fullmatch(level)
    return float(level) if match and float(level) <= STRONGEST else None


def level_at(number: float) -> str:
    """Return the level for a number, to a tenth.

    >>> level_at(7), level_at(12.46), level_at(-3), level_at(99)
    ('7', '12.5', '0', '20')
    """
    return f"{min(max(number, 0), STRONGEST):.1f}".removesuffix(".0")


def step_now(number: float, salt: str) -> int:
    """Return which step thinks this time: the one below the number, or now and then the one above.

    >>> step_now(7, "any"), [step_now(7.5, salt) for salt in "abcdef"]
    (7, [8, 7, 7, 8, 7, 7])
    """
    tenths = round(number * 10)
    if tenths < 10:  # one thought in ten beats chance clearly, so this end is stretched
        return int(draw(1000, f"{salt}/step") < tenths**3)
    return tenths // 10 + (draw(10, f"{salt}/step") < tenths % 10)
