"""Words that names may not contain on this server: a file with one per line."""

from __future__ import annotations

from pathlib import Path

from daedalus.core.errors import OptionError, quoted
from daedalus.core.names import clean_name, holds


def load_words(path: str) -> tuple[str, ...]:
    """Return the words of a file, without empty lines and comments (#).

    :raises OptionError: when it cannot be read.
    """
    if not path:
        return ()
    try:
        lines = Path(path).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(f"cannot read the banned words in {quoted(path)}: {error}") from error
    words = (line.strip() for line in lines)
    return tuple(word for word in words if word and not word.startswith("#"))


def checked_name(text: str, banned: tuple[str, ...]) -> str:
    """Return *text* as a name that is allowed on this server.

    :raises OptionError: with the reason, when it is not.
    """
    name = clean_name(text)
    if any(holds(name, word) for word in banned):
        # The word is not repeated: a refusal must not reveal the list.
        raise OptionError(
            f"not a name: {quoted(text)}: not allowed on this server, choose another one"
        )
    return name
