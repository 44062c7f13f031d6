"""Every refusal is a GameError; its code goes over the wire, its message to a person."""

from typing import Final

_QUOTE_LIMIT: Final = 60


class GameError(ValueError):
    """Something was asked for that the game does not allow; nothing has changed."""

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
    """An action for a moment of the game that has passed."""

    code = "stale"


def quoted(text: object) -> str:
    """Return *text* as a message may quote it: escaped, and cut when it is long.

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
    except ValueError:  # an int of more digits than Python is willing to write
        shown = f"<{type(text).__name__}>"
    return shown if len(shown) <= _QUOTE_LIMIT else f"{shown[:_QUOTE_LIMIT]}..."
