"""The cut Python boots, with nothing but the parts, and plays whole games of every edition."""

from __future__ import annotations

import gzip
from pathlib import Path

from daedalus.editions import edition_names
from daedalus.offline.cut import PACKAGE
from daedalus.offline.parts import GZIP, MANIFEST, PUZZLES, read_manifest
from tests.offline import whole_games
from tests.support.pyodide import run_in_pyodide

GAMES = Path(__file__).parent / "whole_games.py"
COLLECTION = PACKAGE / "puzzles" / "collection.jsonl"
MOST_BYTES = 4_500_000  # over the wire, packed by gzip, which every host can; by Brotli it is less


def test_the_cut_python_plays_every_edition_and_level_from_a_copy_of_its_memory(
    parts: dict[str, bytes], tmp_path: Path
) -> None:
    told = run_in_pyodide(parts, tmp_path, GAMES, "report()", again=True)
    assert told["over"] == dict.fromkeys(edition_names(), True)
    assert told["looked back"] == dict.fromkeys(edition_names(), True)
    assert told["kernels"] == "wasm"
    assert told["rooms"] == {"puzzles": True, "lessons": True}


def test_the_same_games_end_in_this_python_too() -> None:
    told = whole_games.report()
    assert told["over"] == told["looked back"] == dict.fromkeys(edition_names(), True)


def test_the_first_visit_costs_no_more_than_promised(parts: dict[str, bytes]) -> None:
    manifest = read_manifest(parts[MANIFEST])
    assert {part.name: part.bytes for part in manifest.files + manifest.later} == {
        name.removesuffix(GZIP): len(content)
        for name, content in parts.items()
        if name.endswith(GZIP)
    }
    assert sum(part.bytes for part in manifest.files) <= MOST_BYTES


def test_the_puzzles_come_afterwards(parts: dict[str, bytes]) -> None:
    (later,) = read_manifest(parts[MANIFEST]).later
    assert later.name == PUZZLES
    assert gzip.decompress(parts[PUZZLES + GZIP]) == COLLECTION.read_bytes()
