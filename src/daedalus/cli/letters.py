"""Fallbacks for terminals without our characters: walls of ``+-|``, names without accents."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

ASCII: Final = "daedalus-ascii"
"""The name of the error handler that `register` registers."""
_SIGNS: Final = {
    **dict(zip("▲●■◆★♥", "123456", strict=True)),  # pieces, and their homes
    **dict(zip("△○□◇☆♡", "abcdef", strict=True)),
    **dict(zip("◉»«·…’‘“”–—▸◂↑↓←→", "@><..''\"\"--><^v<>", strict=True)),
}
_SAMPLE: Final = "┼═▲●"


def register() -> None:
    """Register the error handler, so that streams can be opened with `errors=ASCII`."""
    codecs.register_error(ASCII, _replaced)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(char: str) -> str:
    """Return the most similar ASCII letter, or a question mark.

    >>> "".join(map(plain, "┌─╨│▲é⚑"))
    '+-+|1e?'
    """
    name = unicodedata.name(char, "")
    if name.startswith("BOX DRAWINGS"):
        across = any(word in name for word in ("HORIZONTAL", "LEFT", "RIGHT"))
        upright = any(word in name for word in ("VERTICAL", "UP", "DOWN"))
        return "+" if across and upright else "-" if across else "|"
    bare = unicodedata.normalize("NFKD", char)[:1]
    return _SIGNS.get(char) or (bare if bare.isascii() and bare else "?")


def draws(stream: TextIO) -> bool:
    """Return whether a stream can show the characters of the full screen."""
    try:
        _SAMPLE.encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def full_screen(stdin: TextIO, stdout: TextIO) -> bool:
    """Return whether there is a person at a terminal that can draw."""
    return stdin.isatty() and stdout.isatty() and draws(stdout)
