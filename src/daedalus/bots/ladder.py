"""The levels of the bots: six names, and the numbers of the dial beside them."""

from typing import Final

from daedalus.bots.dial import STRONGEST, WEAKEST, level_at, strength
from daedalus.core.errors import OptionError, quoted

STOPS: Final = {
    "random": 0.0,
    "easy": 8.8,
    "medium": 10.8,
    "hard": 13.0,
    "expert": 17.5,
    "master": 20.0,
}
"""Where the names are on the dial, about; in the sliding editions two of them are these steps."""
LEVELS: Final = tuple(STOPS)
"""From weakest to strongest."""

ADVISER: Final = "hard"
"""The level that gives hints where a bot may think in the background."""
SIMPLE: Final = ("medium", "random")
"""The levels that stand in for one that fails: simpler code, and no search."""


def fallbacks(level: str) -> tuple[str, ...]:
    """Return the levels to try: the wanted one, then the simpler ones below it.

    >>> fallbacks("expert"), fallbacks("easy"), fallbacks("random"), fallbacks("12")
    (('expert', 'medium', 'random'), ('easy', 'random'), ('random',), ('12', 'medium', 'random'))
    """
    return (level, *(other for other in SIMPLE if STOPS[other] < number_of(level)))


def number_of(level: str) -> float:
    """Return where a level is on the dial.

    >>> number_of("12.5"), number_of("master")
    (12.5, 20.0)
    """
    number = strength(level)
    return STOPS[level] if number is None else number


def checked(level: str | float) -> str:
    """Return a level as it is written: a name, or a number to a tenth.

    :raises OptionError: when there is no such level.
    """
    text = str(level).removesuffix(".0")
    if text in STOPS:
        return text
    number = strength(text)
    if number is None or isinstance(level, bool):
        raise unknown(text)
    return level_at(number)


def unknown(level: str, edition: str = "") -> OptionError:
    """Return the error for a level that is not in the list."""
    there = f" for {edition}" if edition else ""
    why = (
        f"no such bot{there}: {quoted(level)}: there are {', '.join(LEVELS)}"
        f" and the numbers from {WEAKEST} to {STRONGEST}"
    )
    return OptionError(why, "bot", text=level, known=tuple(LEVELS))
