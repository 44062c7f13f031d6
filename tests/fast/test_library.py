"""The kernels that come with the package: whole, reproducible, and never a reason to crash."""

from __future__ import annotations

import ctypes
import json
import shutil
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from daedalus import fast
from daedalus.bots.sliding import compiled as sliding_compiled
from daedalus.bots.sliding.sight import look
from daedalus.core.game import Setup
from daedalus.editions.classic import RULES
from daedalus.fast import library
from daedalus.fast.block import Block
from daedalus.fast.layout import ENTRIES, FIELDS, SIZE, TOLD, description
from daedalus.fast.library import BUILT, MANIFEST, Unusable, load, name_here

BINARIES = sorted(path.name for path in BUILT.iterdir() if path.name != MANIFEST)
LIBRARIES = [name for name in BINARIES if name != "kernels.wasm"]
needs_library = pytest.mark.skipif(name_here() not in BINARIES, reason="no library for this system")


def test_all_systems_have_theirs() -> None:
    assert BINARIES == [
        "kernels-linux-aarch64.so",
        "kernels-linux-x86_64.so",
        "kernels-macos-arm64.dylib",
        "kernels-windows-x86_64.dll",
        "kernels.wasm",
    ]


def test_they_are_small() -> None:
    assert all((BUILT / name).stat().st_size < 180_000 for name in BINARIES)


@pytest.mark.parametrize("name", BINARIES)
def test_nothing_tells_where_they_were_built(name: str) -> None:
    told = (BUILT / name).read_bytes()
    for place in (str(Path.home()), str(Path(__file__).parents[2]), "/tmp", "site-packages"):
        assert place.encode() not in told


# --- one layout ---------------------------------------------------------------------------------


def test_ctypes_and_javascript_see_the_layout() -> None:
    for name, field in FIELDS.items():
        seen = getattr(Block, name)
        assert (seen.offset, seen.size) == (field.offset, field.size), name
    assert ctypes.sizeof(Block) <= SIZE
    assert TOLD < SIZE
    assert json.loads((BUILT / MANIFEST).read_bytes())["layout"] == description()


# --- read back what cannot be run here ----------------------------------------------------------


def text_at(data: bytes, at: int) -> str:
    return data[at : data.index(b"\0", at)].decode()


def elf_exports(data: bytes) -> tuple[str, set[str], set[str]]:
    """Return the machine, and the names that are offered and asked for."""
    machine = {62: "x86_64", 183: "aarch64"}[struct.unpack_from("<H", data, 18)[0]]
    [table] = struct.unpack_from("<Q", data, 40)
    entry, count = struct.unpack_from("<HH", data, 58)
    sections = [struct.unpack_from("<IIQQQQII", data, table + at * entry) for at in range(count)]
    [symbols] = [section for section in sections if section[1] == 11]
    strings = sections[symbols[6]][4]
    offered: set[str] = set()
    asked: set[str] = set()
    for at in range(symbols[4] + 24, symbols[4] + symbols[5], 24):
        name, _, _, section = struct.unpack_from("<IBBH", data, at)
        (offered if section else asked).add(text_at(data, strings + name))
    return machine, offered, asked


def pe_exports(data: bytes) -> tuple[str, set[str], set[str]]:
    head = struct.unpack_from("<I", data, 60)[0]
    assert data[head : head + 4] == b"PE\0\0"
    kind, count = struct.unpack_from("<HH", data, head + 4)
    optional = struct.unpack_from("<H", data, head + 20)[0]
    exports, _, imports, _ = struct.unpack_from("<IIII", data, head + 24 + 112)
    sections = [
        struct.unpack_from("<IIII", data, head + 24 + optional + 40 * at + 8) for at in range(count)
    ]

    def place(address: int) -> int:
        [offset] = [raw - start for size, start, _, raw in sections if 0 <= address - start < size]
        return address + int(offset)

    number, _, names = struct.unpack_from("<III", data, place(exports) + 24)
    pointers = struct.unpack_from(f"<{number}I", data, place(names))
    asked = {"imports"} if imports else set()
    return {0x8664: "x86_64"}[kind], {text_at(data, place(at)) for at in pointers}, asked


def mach_exports(data: bytes) -> tuple[str, set[str], set[str]]:
    magic, kind, _, _, count = struct.unpack_from("<5I", data)
    assert magic == 0xFEEDFACF
    at, signed, symbols = 32, False, (0, 0, 0)
    for _ in range(count):
        command, size = struct.unpack_from("<II", data, at)
        if command == 2:
            symbols = struct.unpack_from("<III", data, at + 8)
        signed |= command == 0x1D  # without a signature an arm64 Mac would refuse it
        at += size
    assert signed
    offered: set[str] = set()
    asked: set[str] = set()
    for row in range(symbols[1]):
        name, kind_of = struct.unpack_from("<IB", data, symbols[0] + 16 * row)
        text = text_at(data, symbols[2] + name).removeprefix("_")
        if kind_of == 0xF:
            offered.add(text)
        elif kind_of == 1:
            asked.add(text)
    return {0x0100000C: "arm64"}[kind], offered, asked


@pytest.mark.parametrize("name", LIBRARIES)
def test_a_library_offers_all_entries_and_asks_for_nothing(name: str) -> None:
    read = {"so": elf_exports, "dll": pe_exports, "dylib": mach_exports}[name.rpartition(".")[2]]
    machine, offered, asked = read((BUILT / name).read_bytes())
    assert machine in name
    assert offered >= {*ENTRIES, "block_size", "runs_here"}
    assert asked <= {"dyld_stub_binder"}  # which every program on a Mac has


# --- which one is used --------------------------------------------------------------------------


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BUILT, tmp_path / "built"))


@needs_library
def test_the_library_comes_first() -> None:
    assert fast.available().kind == fast.LIBRARY


@needs_library
def test_a_damaged_library_is_not_loaded(copied: Path) -> None:
    path = copied / name_here()
    whole = path.read_bytes()
    for damaged in (b"", whole[:5000], whole[:-1], whole[:9000] + b"\x0f\x0b" + whole[9002:]):
        path.write_bytes(damaged)
        with pytest.raises(Unusable, match="damaged"):
            load(copied)


@needs_library
def test_a_missing_library_is_said_to_be_missing(copied: Path) -> None:
    (copied / name_here()).unlink()
    with pytest.raises(Unusable, match=name_here()):
        load(copied)
    (copied / MANIFEST).write_text("{")
    with pytest.raises(Unusable):
        load(copied)
    with pytest.raises(Unusable):
        load(copied / "nowhere")


def test_a_system_that_has_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "name_here", lambda: "kernels-plan9-mips.so")
    with pytest.raises(Unusable, match="no library for this system"):
        load()


@needs_library
def test_an_old_processor_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old:
        block_size = staticmethod(lambda: SIZE)
        runs_here = staticmethod(lambda: 0)

    monkeypatch.setattr(ctypes, "CDLL", lambda path: Old())
    with pytest.raises(Unusable, match="processor"):
        load()


@pytest.fixture
def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "name_here", lambda: "kernels-plan9-mips.so")


@pytest.mark.usefixtures("without_library")
def test_numba_comes_next_and_then_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast, "installed", lambda: True)
    assert fast.available().kind == fast.NUMBA
    held = fast.available(numba=False)
    assert (held.kind, held.run) == (fast.INTERPRETED, None)
    monkeypatch.setattr(fast, "installed", lambda: False)
    none = fast.available()
    assert (none.kind, none.run) == (fast.INTERPRETED, None)
    assert "no library" in none.why
    assert "numba" in none.why


@pytest.mark.usefixtures("without_library")
def test_no_numba_is_loaded_to_find_out() -> None:
    before = "numba" in sys.modules
    fast.available()
    assert ("numba" in sys.modules) == before


SEARCHES = """
import sys
sys.path.insert(0, sys.argv[1])
import daedalus
from daedalus import fast
from daedalus.bots.sliding import search as sliding_search
played = []
sliding_search._play_on = lambda *given: played.append(given) or [0.0] * len(given[2])
game = daedalus.new_game("classic", seats=2, seed="7")
daedalus.bots.make("master").choose(game.rules, game.view(0), 0, 50)
print(fast.chosen().kind, len(played), {"numpy", "numba"} & sys.modules.keys())
"""


@needs_library
def test_a_master_searches_with_the_standard_library_alone() -> None:
    command = [sys.executable, "-I", "-S", "-c", SEARCHES, str(BUILT.parents[2])]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert told == "library 1 set()\n"


# --- in threads ---------------------------------------------------------------------------------


@needs_library
def test_threads_do_not_disturb_each_other() -> None:
    sights = []
    for at in range(8):
        state = RULES.start(Setup(2, f"thread {at}"))
        sights.append(look(RULES, RULES.view(state, state.seat)))
    alone = [sliding_compiled.score_turns(sight) for sight in sights]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(5):
            assert list(pool.map(sliding_compiled.score_turns, sights)) == alone
