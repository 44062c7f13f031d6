"""JSON logs, one line each.  Nothing secret is handed to them: no token, seed, card or name."""

from __future__ import annotations

import logging

import structlog

SEVERITIES = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def set_up_logs(level: str = "info") -> None:
    """Write logs from *level* on, as JSON to stdout."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(SEVERITIES.get(level, 20)),
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
