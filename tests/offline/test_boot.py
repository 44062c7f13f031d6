"""The cut Python boots, with nothing but the parts, and plays whole games of every edition."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path

from deno import find_deno_bin

from daedalus.editions import editions
from daedalus.offline.cut import PACKAGE
from daedalus.offline.parts import MANIFEST, read_manifest
from tests.offline import whole_games

HERE = Path(__file__).parent
MOST_BYTES, PUZZLES = 4_500_000, 500_000  # for the games, and for the collection of puzzles


def test_the_cut_python_plays_every_edition_and_level(
    parts: dict[str, bytes], tmp_path: Path
) -> None:
    for name, content in parts.items():
        packed = name.endswith(".gz")
        place = tmp_path / name.removesuffix(".gz")
        place.write_bytes(gzip.decompress(content) if packed else content)
    done = subprocess.run(
        [
            *(str(find_deno_bin()), "run", "-A", "--no-config", "--no-lock"),
            *(str(HERE / "boot.mjs"), str(tmp_path)),
            *(str(PACKAGE / "fast" / "kernels.mjs"), str(HERE / "whole_games.py")),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    (line,) = [each for each in done.stdout.splitlines() if each.startswith("report ")] or [
        done.stdout[-2000:] + done.stderr[-2000:]
    ]
    told = json.loads(line.removeprefix("report "))
    assert told["over"] == dict.fromkeys(editions(), True)
    assert told["kernels"] == "wasm"
    assert told["rooms"] == {"puzzles": True, "lessons": True}


def test_the_same_games_end_in_this_python_too() -> None:
    assert whole_games.report()["over"] == dict.fromkeys(editions(), True)


def test_the_first_visit_costs_no_more_than_promised(parts: dict[str, bytes]) -> None:
    everything = sum(part.bytes for part in read_manifest(parts[MANIFEST]).files)
    puzzles = len(gzip.compress((PACKAGE / "puzzles" / "collection.jsonl").read_bytes(), 9))
    assert puzzles <= PUZZLES
    assert everything - puzzles <= MOST_BYTES
