"""The built kernels are those of the sources, and everything that runs kernels agrees."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.util import find_spec

import pytest

from daedalus import fast
from daedalus.bots.kernels import compare, engines
from daedalus.fast.layout import ENTRIES
from daedalus.fast.library import BUILT, MANIFEST

if not fast.installed() or find_spec("ziglang") is None:
    pytest.skip("needs the tools that build kernels", allow_module_level=True)

from tools.kernels.build import build, sources, tools

HERE = pytest.mark.skipif(
    tools() != json.loads((BUILT / MANIFEST).read_bytes())["tools"],
    reason="bytes are compared with the tools of uv.lock that built them",
)


@HERE
def test_the_built_kernels_are_those_of_these_sources() -> None:
    """By what the builder recorded; the long test rebuilds them and compares the bytes."""
    told = json.loads((BUILT / MANIFEST).read_bytes())
    assert told["sources"] == sources(), "run `daedalus kernels build`"
    there = {path.name: path.read_bytes() for path in BUILT.iterdir() if path.name != MANIFEST}
    assert {name: sha256(made).hexdigest() for name, made in there.items()} == told["files"]


@HERE
@pytest.mark.long  # a minute and a half of CPU time
def test_the_same_sources_give_the_same_bytes() -> None:
    there = {path.name: path.read_bytes() for path in BUILT.iterdir()}
    again = build()
    assert sorted(again) == sorted(there)
    other = [name for name in there if there[name] != again[name]]
    assert not other, "run `daedalus kernels build`"


def test_tools_are_those_of_the_lock() -> None:
    """Otherwise nobody could build the same again."""
    told = json.loads((BUILT / MANIFEST).read_bytes())["tools"]
    lock = (BUILT.parents[3] / "uv.lock").read_text(encoding="utf-8")
    for name in ("numba", "llvmlite", "numpy", "ziglang"):
        assert f'name = "{name}"\nversion = "{told[name]}"' in lock, name


def test_library_wasm_and_interpreted_agree_bit_for_bit() -> None:
    there = engines()
    there.pop(fast.NUMBA)  # whose compiling takes a minute; its code is what was built
    rows = list(compare(40, there))
    assert {row.entry for row in rows} == set(ENTRIES)
    assert [row for row in rows if row.wrong] == []


@pytest.mark.long
def test_numba_agrees_too_on_many_positions() -> None:
    assert [row for row in compare(2000, engines()) if row.wrong] == []
