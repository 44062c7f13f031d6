"""Every refusal is a GameError: its code is for programs, its reason for people."""

from collections.abc import Mapping
from typing import Final

_QUOTE_LIMIT: Final = 60


class Cause(str):
    """A reason: its text is English, for programs; people read `error-<id>` of their language.

    >>> why = Cause("no such cell: 'z9'", "cell", text="z9")
    >>> why, why.id, why.about
    ("no such cell: 'z9'", 'cell', {'text': 'z9'})
    """

    id: str
    about: Mapping[str, object]

    def __new__(cls, text: str, id: str = "", /, **about: object) -> "Cause":
        why = super().__new__(cls, text)
        why.id, why.about = id, about
        return why


class GameError(ValueError):
    """The game does not allow what was asked for; nothing has changed."""

    code = "refused"

    def __init__(self, text: str = "", id: str = "", /, **about: object) -> None:
        super().__init__(text if isinstance(text, Cause) else Cause(text, id, **about))

    @property
    def why(self) -> Cause:
        """The reason; without an id where no player can meet this error."""
        reason: Cause = self.args[0]
        return reason


class NotationError(GameError):
    """A text that cannot be read: an action, a position, a record."""

    code = "unreadable"


class OptionError(GameError):
    """An edition, option, value or number of seats that does not exist."""

    code = "option"


class IllegalAction(GameError):
    """A readable action that the rules do not allow now."""

    code = "illegal"


class Stale(GameError):
    """An action for a moment of the game that has already passed."""

    code = "stale"


def shortened(text: object) -> str:
    r"""Return *text* for a sentence that quotes it: one line, and not too long.

    >>> shortened("b1 =\n6")
    'b1 = 6'
    """
    if not isinstance(text, str):
        return quoted(text)
    line = " ".join(text[: _QUOTE_LIMIT + 1].split())
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
    return line if len(text) <= _QUOTE_LIMIT else f"{line}…"


def quoted(text: object) -> str:
    """Return *text* quoted for a message: escaped, and shortened if it is long.

    >>> quoted("z9")
    "'z9'"
    >>> quoted("x" * 1000000)[-24:]
    '... (1000000 characters)'
    """
    if isinstance(text, str):
        if len(text) <= _QUOTE_LIMIT:
            return repr(text)
        return f"{text[:_QUOTE_LIMIT]!r}... ({len(text)} characters)"
    try:
        shown = repr(text)
    except ValueError:  # an int with more digits than Python will convert
        shown = f"<{type(text).__name__}>"
    return shown if len(shown) <= _QUOTE_LIMIT else f"{shown[:_QUOTE_LIMIT]}..."
