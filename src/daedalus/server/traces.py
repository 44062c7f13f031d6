"""Traces for operators: spans of acts, commits and bots, if OpenTelemetry is installed and wanted.

They are sent if the extra `telemetry` is installed and OTEL_EXPORTER_OTLP_ENDPOINT (or
OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) is set.  A span says what kind of thing took how long: no table,
seat, name, card or token.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

_ENDPOINTS = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")

_tracer: Any = None  # one per process, as OpenTelemetry expects


def wanted(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether traces can be made and sent somewhere."""
    named = any(environ.get(name) for name in _ENDPOINTS)
    return named and find_spec("opentelemetry.sdk") is not None


def start(exporter: Any = None) -> Any:
    """Start tracing; return an object to call `shutdown` on at the end."""
    global _tracer
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor

    named = {"service.name": "daedalus", "service.version": version("daedalus")}
    provider = TracerProvider(resource=Resource.create(named))
    if exporter is None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    else:
        provider.add_span_processor(SimpleSpanProcessor(exporter))
    _tracer = provider.get_tracer("daedalus")
    return provider


def stop(provider: Any) -> None:
    """Send what is left, and trace no more."""
    global _tracer
    _tracer = None
    provider.shutdown()


@contextlib.contextmanager
def _span(name: str, facts: dict[str, str | int]) -> Iterator[None]:
    # An exception's message may quote what somebody typed: leave it out.
    with _tracer.start_as_current_span(
        name, attributes=facts, record_exception=False, set_status_on_exception=False
    ):
        yield


def span(name: str, **facts: str | int) -> contextlib.AbstractContextManager[None]:
    """Return a span to be entered; costs next to nothing when tracing is off."""
    return contextlib.nullcontext() if _tracer is None else _span(name, facts)
