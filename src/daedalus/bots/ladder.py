"""The levels of the bots, from weakest to strongest: the only list of them."""

from typing import Final

from daedalus.core.errors import OptionError, quoted

LEVELS: Final = ("random", "easy", "medium", "hard", "expert", "master")


ADVISER: Final = "hard"
"""The level that gives hints where a bot may think in the background."""
SIMPLE: Final = ("medium", "random")
"""The levels that stand in for one that fails: simpler code, and no search."""


def fallbacks(level: str) -> tuple[str, ...]:
    """Return the levels to try: the wanted one, then the simpler ones below it.

    >>> fallbacks("expert"), fallbacks("easy"), fallbacks("random")
    (('expert', 'medium', 'random'), ('easy', 'random'), ('random',))
    """
    at = LEVELS.index(level)
    return (level, *(other for other in SIMPLE if LEVELS.index(other) < at))


def unknown(level: str, edition: str = "") -> OptionError:
    """Return the error for a level that is not in the list."""
    there = f" for {edition}" if edition else ""
    return OptionError(f"no such bot{there}: {quoted(level)}: there are {', '.join(LEVELS)}")
