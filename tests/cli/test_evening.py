"""`daedalus evening`: a whole evening by commands, in one file."""

from __future__ import annotations

from pathlib import Path

import pytest

from daedalus.cli import main


def test_an_evening_by_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "evening.jsonl")

    def said(*argv: str) -> str:
        assert main(["evening", *argv]) == 0
        return capsys.readouterr().out

    said("new", file, "--size", "2", "--rounds", "2", "--seed", "7")
    assert "4 people are here" in said("come", file, "Mira", "Orla", "Bram", "Juno")
    tables = said("round", file)
    assert tables.startswith("Round 1 of 2\nTable 1: ")
    first = tables.splitlines()[1].partition(": ")[2].split(", ")
    said("result", file, "1", *first)
    said("close", file)
    standings = said("standings", file)
    assert standings.startswith(f"1. {first[0]}: 2 points\n2. ")
    assert said("standings", file, "--csv").startswith("place,name,points,round 1\n1,")
    assert "3 people are here" in said("leave", file, "Juno")
    assert said("round", file, "--lang", "de").startswith("Runde 2 von 2")
    assert main(["evening", "round", file]) == 2
    assert main(["evening", "new", file]) == 2
    Path(file).write_text("nonsense\n", "utf-8")
    assert main(["evening", "standings", file]) == 2
    Path(file).write_text("[]\n", "utf-8")
    assert main(["evening", "standings", file]) == 2
