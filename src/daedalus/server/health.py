"""Whether something works: every failure is counted, every change is logged."""

from __future__ import annotations

from collections.abc import Callable

import structlog

log = structlog.get_logger()


class Health:
    """The state of something that may fail, by kind of work."""

    def __init__(self, thing: str, count: Callable[[str], None]) -> None:
        self._thing, self._count = thing, count
        self._failing: set[str] = set()

    def failed(self, what: str, error: BaseException) -> None:
        self._count(what)
        if what not in self._failing:
            self._failing.add(what)
            # An error's message may quote what was to be written: log only its kind.
            log.error(f"{self._thing} fails", what=what, error=_kind_of(error))

    def worked(self, what: str) -> None:
        if what in self._failing:
            self._failing.discard(what)
            log.info(f"{self._thing} works again", what=what)


def _kind_of(error: BaseException) -> str:
    """Return the kind of an error, with SQLite's own name for it if there is one."""
    origin = getattr(error, "orig", None) or error
    return str(getattr(origin, "sqlite_errorname", None) or type(origin).__name__)
