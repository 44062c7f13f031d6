"""The levels of the bots, from weakest to strongest: the only list of them."""

from typing import Final

from daedalus.core.errors import OptionError, quoted

LEVELS: Final = ("random", "easy", "medium", "hard", "expert", "master")


def unknown(level: str, edition: str = "") -> OptionError:
    """Return the error for a level that is not in the list."""
    there = f" for {edition}" if edition else ""
    return OptionError(f"no such bot{there}: {quoted(level)}: there are {', '.join(LEVELS)}")
