"""Every refusal is a GameError: its code is for programs, its message for people."""

from typing import Final

_QUOTE_LIMIT: Final = 60


class GameError(ValueError):
    """The game does not allow what was asked for; nothing has changed."""

    code = "refused"


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
