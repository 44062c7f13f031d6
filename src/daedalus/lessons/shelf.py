"""All lessons, in the order of the editions."""

from collections.abc import Mapping
from types import MappingProxyType

from daedalus.core.errors import OptionError, quoted
from daedalus.core.options import Value
from daedalus.lessons.connect import CONNECT
from daedalus.lessons.go import GO
from daedalus.lessons.lesson import Lesson
from daedalus.lessons.sliding import CLASSIC, ECLIPSE, GALAXY, PIRATES

_SHELF = (CLASSIC, PIRATES, GALAXY, ECLIPSE, GO, CONNECT)
_LESSONS = MappingProxyType({each.id: each for each in _SHELF})


def lessons() -> Mapping[str, Lesson]:
    """Return the lessons by their ids."""
    return _LESSONS


def lesson(name: str) -> Lesson:
    """Return a lesson by its id.

    :raises OptionError: when there is no such lesson.
    """
    if name not in _LESSONS:
        raise OptionError(
            f"no such lesson: {quoted(name)}: there are {', '.join(_LESSONS)}",
            "lesson",
            text=name,
            known=tuple(_LESSONS),
        )
    return _LESSONS[name]


def lesson_for(edition: str, options: Mapping[str, Value]) -> Lesson | None:
    """Return the lesson that teaches most of a game with *options*; an edition may have none."""
    fitting = [
        each
        for each in _SHELF
        if each.edition == edition and each.options.items() <= options.items()
    ]
    return max(fitting, key=lambda each: len(each.options), default=None)
