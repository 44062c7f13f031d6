"""Progress of a long command and the time left: one line on stderr, for a person."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from datetime import timedelta
from types import TracebackType
from typing import Final, TextIO

_EVERY_S: Final = 0.1


class Progress:
    """Counts up to *total* on one line of a terminal; writes nothing to a pipe."""

    def __init__(
        self,
        total: int,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total, self.done, self.found = total, 0, 0
        self._stream = sys.stderr if stream is None else stream
        self._shown = self._stream.isatty() and total > 0
        self._clock, self._began = clock, clock()
        self._last = -_EVERY_S

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._shown and self._last >= 0:
            self._stream.write("\r\033[K")
            self._stream.flush()

    def step(self, already: bool = False) -> None:
        """Count one more; items that were *already* done do not affect the rate."""
        self.done += 1
        self.found += already
        since = self._clock() - self._began
        if self._shown and (since - self._last >= _EVERY_S or self.done == self.total):
            self._last = since
            self._stream.write(f"\r{self.line(since)}\033[K")
            self._stream.flush()

    def line(self, since: float) -> str:
        """Return the line to show after some seconds."""
        share = self.done / self.total
        full = round(20 * share)
        bar = "#" * full + "." * (20 - full)
        line = f"[{bar}] {self.done}/{self.total} {share:4.0%}"
        paced = self.done - self.found
        if paced and self.done < self.total:
            left = timedelta(seconds=round(since / paced * (self.total - self.done)))
            line += f"  -{left}"
        return line
