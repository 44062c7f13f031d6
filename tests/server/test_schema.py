"""Requests made from the schema that the server shows."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.errors import SchemathesisError
from schemathesis.core.result import Ok

from daedalus.server.app import make_app
from daedalus.server.settings import Settings
from tests.server.stage import Process

SCHEMA = make_app(Settings(data="unused")).openapi_schema.to_schema()


def test_whatever_fits_the_schema_is_answered_without_a_fault(
    tmp_path_factory: pytest.TempPathFactory, request: Any
) -> None:
    """schemathesis makes the requests, good and bad; there is never a 5xx."""
    server = Process(tmp_path_factory.mktemp("schema")).ready()
    schema = schemathesis.openapi.from_dict(SCHEMA)
    examples = 200 if request.config.getoption("--long") else 4
    base = f"http://127.0.0.1:{server.port}"
    try:
        with httpx.Client(base_url=base, timeout=30) as client:
            body = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "open"}]}
            table = client.post("/api/tables", json=body).json()["id"]
            for found in schema.get_all_operations():
                assert isinstance(found, Ok)
                try_operation(found.ok(), base, table, examples)
            assert client.get("/healthz").text == "ok\n"
            assert client.get(f"/api/tables/{table}").status_code == 200
    except SchemathesisError as error:
        raise AssertionError(str(error)) from error
    finally:
        server.stop()


def try_operation(operation: Any, base: str, table: str, examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), real=st.booleans())
    def try_it(case: Any, real: bool) -> None:
        if real and case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(base_url=base)
        assert answer.status_code < 500, (operation.label, answer.text)

    try_it()
