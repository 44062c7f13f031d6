"""The log: JSON from the first line on, and what went wrong is called by its name."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest
import structlog

from daedalus.server.logs import set_up_logs
from tests.server import raw
from tests.server.stage import Process
from tests.server.test_budgets import BAD_FRAMES, ended

NONSENSE = (b"\x16\x03\x01\r\n\r\n", b"GET / HTTP/9\r\n\r\n", raw.ASKED[:-2] + b"a:b")


@pytest.mark.parametrize("level", ["info", "error"])
async def test_every_line_is_json_from_the_first_whatever_strangers_send(
    tmp_path: Path, level: str
) -> None:
    server = await asyncio.to_thread(Process(tmp_path, log=level, limits="true").ready)
    opened = raw.upgrade("aaaaaaaaaaaa")
    try:
        for sent in (*NONSENSE, *(opened + frames for frames in BAD_FRAMES.values())):
            reader, writer = await raw.connected(server.port, "127.0.0.1")
            writer.write(sent)
            writer.write_eof()
            await ended(reader)
            writer.close()
    finally:
        code = await asyncio.to_thread(server.stop)
    assert code == 0
    first, *others = map(json.loads, server.log.read_text().splitlines())
    assert first["event"] == f"Daedalus is at {first['address']}"
    assert first["address"] == f"http://127.0.0.1:{server.port}/"
    assert {line["level"] for line in others} <= {"info"}, others


def test_what_libraries_log_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    root, before = logging.getLogger(), logging.getLogger().handlers[:]
    root.handlers.clear()  # else they are closed
    try:
        set_up_logs("warning")
        try:
            raise ValueError("broken")
        except ValueError:
            logging.getLogger("some.library").exception("it %s", "failed")
        logging.getLogger("some.library").info("nothing of interest")
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    finally:
        structlog.reset_defaults()
        root.handlers[:] = before
        logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)
    (line,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (line["event"], line["logger"], line["level"]) == ("it failed", "some.library", "error")
    assert "ValueError: broken" in line["exception"]
