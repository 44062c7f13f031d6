"""JSON logs, one line each.  Nothing secret is handed to them: no token, seed, card or name."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

_SEVERITIES = {"debug": 10, "info": 20, "warning": 30, "error": 40}
_PROCESSORS: tuple[structlog.typing.Processor, ...] = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
)


def set_up_logs(level: str = "info") -> None:
    """Write logs from *level* on, as JSON to stdout; those of libraries, too."""
    structlog.configure(
        processors=_PROCESSORS,
        wrapper_class=structlog.make_filtering_bound_logger(_SEVERITIES.get(level, 20)),
    )
    logging.basicConfig(handlers=[FromLibraries()], level=logging.WARNING, force=True)
    # uvicorn warns of every invalid request: strangers would fill the log.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class FromLibraries(logging.Handler):
    """Passes the records of Python's own logging on."""

    def emit(self, record: logging.LogRecord) -> None:
        log = structlog.get_logger()
        write = log.error if record.levelno >= logging.ERROR else log.warning
        write(record.getMessage().strip(), logger=record.name, exc_info=record.exc_info)


def announce(sentence: str, **more: Any) -> None:
    """Say something that is no matter of severity: in a terminal as it is, otherwise as JSON."""
    if sys.stdout.isatty():
        print(sentence, flush=True)
        return
    out = structlog.wrap_logger(
        structlog.PrintLogger(sys.stdout), _PROCESSORS, wrapper_class=structlog.BoundLogger
    )
    out.info(sentence, **more)
