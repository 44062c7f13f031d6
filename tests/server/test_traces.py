"""Traces: off unless wanted; spans of acts, commits and bots, and nothing secret in them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from daedalus.server import traces
from tests.server.stage import Process, live, turn_of


def test_nothing_is_traced_unless_somebody_is_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not traces.wanted({})
    assert traces.wanted({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"})
    monkeypatch.setattr(traces, "find_spec", lambda name: None)
    assert not traces.wanted({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:4318"})
    with traces.span("act"):
        pass


async def test_acts_commits_and_bots_have_spans_without_secrets(tmp_path: Path) -> None:
    kept = InMemorySpanExporter()
    provider = traces.start(kept)
    try:
        async with live(tmp_path) as place:
            made = await place.make(seats="mb", options={"start": 1, "cards": 3})
            token = made["seats"][0]["token"]
            client = await place.join(made["id"], token)
            await client.act("zz")
            await client.act(*turn_of(client))
            await client.until(lambda m: m.get("cause") == "bot")
            table = place.hub.rooms[made["id"]].table
            secrets = (made["id"], token, table.seed, *table.state.left, "zz")
    finally:
        traces.stop(provider)
    spans = {span.name: dict(span.attributes or {}) for span in kept.get_finished_spans()}
    assert spans["act"] == {"edition": "classic", "actions": 2}
    assert spans["bot"] == {"edition": "classic", "level": "random"}
    assert spans["commit"] == {"changes": 1}
    text = "".join(span.to_json() for span in kept.get_finished_spans())
    assert not any(secret in text for secret in secrets)
    with traces.span("act"):
        pass
    assert len(kept.get_finished_spans()) > 3


@pytest.fixture
def collector() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """Someone who collects traces over HTTP."""
    got: list[tuple[str, bytes]] = []

    class Collect(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            got.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *what: Any) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Collect) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}", got
        server.shutdown()


async def test_a_server_sends_its_spans_to_the_collector_it_was_told(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    collector: tuple[str, list[tuple[str, bytes]]],
) -> None:
    address, got = collector
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", address)
    server = await asyncio.to_thread(Process(tmp_path).ready)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as http:
            body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]}
            assert (await http.post("/api/tables", json=body, timeout=60)).status_code == 201
    finally:
        assert await asyncio.to_thread(server.stop) == 0
    paths = {path for path, _ in got}
    assert paths == {"/v1/traces"}
    sent = b"".join(body for _, body in got)
    assert b"commit" in sent
    assert b"daedalus" in sent
