"""Requests made from the schema that the server shows."""

from __future__ import annotations

import contextlib
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from daedalus.server.app import make_app
from daedalus.server.settings import ServerSettings
from tests.server.stage import PATIENCE, Process
from tools.bench.report import Report


def test_whatever_fits_the_schema_is_answered_without_a_fault(
    tmp_path_factory: pytest.TempPathFactory, request: Any, finding: Report
) -> None:
    """schemathesis makes the requests, good and bad; there is never a 5xx."""
    import schemathesis  # takes a while, and the other processes do without
    from schemathesis.core.errors import SchemathesisError
    from schemathesis.core.result import Ok

    shown = make_app(ServerSettings(data="unused")).openapi_schema.to_schema()
    server = Process(tmp_path_factory.mktemp("schema")).ready()
    schema = schemathesis.openapi.from_dict(shown)
    examples = 300 if request.config.getoption("--long") else 2
    tried = 0
    base = f"http://127.0.0.1:{server.port}"
    try:
        with httpx.Client(base_url=base, timeout=3 * PATIENCE) as client:
            body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = client.post("/api/tables", json=body).json()["id"]
            for found in schema.get_all_operations():
                assert isinstance(found, Ok)
                for mode in schemathesis.GenerationMode:  # what fits the schema, and what does not
                    tried += try_operation(found.ok(), base, table, examples, mode)
            assert client.get("/healthz").text == "ok\n"
            assert client.get(f"/api/tables/{table}").status_code == 200
    except SchemathesisError as error:
        raise AssertionError(str(error)) from error
    finally:
        server.stop()
    assert '"failed"' not in server.log.read_text()
    finding.title = "server, requests made from the schema"
    finding.add("requests, good and bad", tried, "", ">= 5000")
    finding.add("answers from 500 on", 0, "", "< 1")


def try_operation(operation: Any, base: str, table: str, examples: int, mode: Any) -> int:
    """Make requests to one path; return how many."""
    tried = 0

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    def try_it(case: Any, real: bool) -> None:
        nonlocal tried
        tried += 1
        if real and case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=base, timeout=3 * PATIENCE)  # a busy machine is not a bug
        assert answer.status_code < 500, (operation.label, answer.text)

    # A path that takes nothing cannot be asked for wrongly.
    with contextlib.suppress(Unsatisfiable):
        try_it()
    return tried
