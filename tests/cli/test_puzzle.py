"""Puzzles in the terminal: solved line by line, made, verified, shown, counted."""

import io
import json
from pathlib import Path

import pytest

from daedalus import puzzles
from daedalus.cli.commands import run
from daedalus.cli.commands.puzzle import Riddle, chosen, solve
from daedalus.cli.words import Words
from daedalus.core.errors import OptionError
from daedalus.locales import LANGUAGES
from daedalus.puzzles import KINDS, Puzzle, write_puzzle
from daedalus.puzzles.collection import daily
from tests.cli.riddles import ALL, one

pytestmark = pytest.mark.usefixtures("interpreted")


def told(puzzle: Puzzle, *lines: str, spoken: bool = False, lang: str = "en") -> str:
    sink = io.StringIO()
    solve(Riddle(Words(lang), puzzle, spoken), io.StringIO("\n".join(lines) + "\n"), sink)
    return sink.getvalue()


@pytest.mark.parametrize("kind", KINDS)
def test_a_solution_line_by_line_solves(kind: str) -> None:
    puzzle = one(kind)
    said = told(puzzle, *puzzle.solutions[0])
    assert "Solved!" in said
    assert puzzle.id in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_language_says_task_and_proof(kind: str, lang: str) -> None:
    puzzle = one(kind)
    said = told(puzzle, *puzzle.solutions[0], lang=lang)
    assert "puzzle-" not in said
    assert "{" not in said


def test_a_wrong_turn_says_why_and_can_be_taken_back() -> None:
    puzzle = one("guard")
    rules, state, seat = puzzle.rules, puzzle.state, puzzle.seat
    wrong = next(
        (str(push), str(walk))
        for push in rules.legal(state, seat)
        for walk in rules.idle(rules.apply(state, seat, push), seat, "")
        if not puzzles.check(puzzle, [str(push), str(walk)]).solved
    )
    said = told(puzzle, *wrong, "b1=5", "undo", "undo", *puzzle.solutions[0])
    assert "The turns are used up" in said
    assert said.rstrip().endswith("boards were checked.")


def test_hints_come_in_two_steps() -> None:
    puzzle = one("fetch")
    said = told(puzzle, "hint", "hint")
    assert "Look at" in said
    assert f"Begin with {puzzle.solutions[0][0]}." in said


def test_without_drawings_every_line_has_words() -> None:
    puzzle = one("fetch")
    said = told(puzzle, *puzzle.solutions[0], spoken=True)
    assert "Solved!" in said
    assert "│" not in said
    assert "━" not in said


def test_what_is_refused_changes_nothing() -> None:
    puzzle = one("weave")
    said = told(puzzle, "claim", "z9", *puzzle.solutions[0])
    assert "Solved!" in said


def test_help_again_and_solution_answer() -> None:
    puzzle = one("run")
    said = told(puzzle, "help", "again", "solution", "quit")
    assert ", ".join(puzzle.solutions[0]) in said
    assert said.count(puzzle.id) == 2
    assert "hint: says where to look" in said


def test_the_puzzle_that_is_meant_is_found() -> None:
    import datetime

    today = datetime.date(2026, 11, 17)
    assert chosen("daily", None, today) == daily(today)
    assert chosen("2026-11-18", None, today) == daily("2026-11-18")
    assert chosen(ALL[0].id, None, today) is ALL[0]
    assert chosen("daily", "guard", today).kind == "guard"
    with pytest.raises(OptionError, match="not by both"):
        chosen(ALL[0].id, "guard", today)
    with pytest.raises(OptionError, match="no such puzzle"):
        chosen("x", None, today)


def test_a_good_collection_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "good.jsonl"
    file.write_text(write_puzzle(one("guard")) + "\n")
    assert run(["puzzles", "verify", str(file), "--jobs", "1"]) == 0
    assert capsys.readouterr().out == "One puzzle, proved.\n"


def test_a_bad_collection_names_lines_and_reasons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.jsonl"
    fields = json.loads(write_puzzle(one("guard"))) | {"nodes": 1}
    file.write_text(f"{write_puzzle(one('guard'))}\n{{damaged\n{json.dumps(fields)}\n")
    assert run(["puzzles", "verify", str(file), "--jobs", "1"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("line 2: not a puzzle")
    assert lines[1].startswith("line 3: the proof looks at")
    assert lines[2] == "2 of 3 lines are not proved puzzles."


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe")
    assert run(["puzzles", "verify", str(file)]) == 2


def test_made_puzzles_are_written(tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    asked = ["puzzles", "make", "--kind", "guard", "--count", "2", "--seed", "7", "--jobs", "1"]
    assert run([*asked, "--out", str(file)]) == 0
    assert [puzzle.kind for puzzle in puzzles.load(file)] == ["guard", "guard"]


def test_a_puzzle_is_shown_as_words_and_as_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = one("fetch")
    assert run(["puzzles", "show", puzzle.id, "--solution", "--lang", "en"]) == 0
    assert ", ".join(puzzle.solutions[0]) in capsys.readouterr().out
    picture = tmp_path / "puzzle.svg"
    assert run(["puzzles", "show", puzzle.id, "--svg", str(picture)]) == 0
    assert picture.read_text().startswith("<svg")
    assert run(["puzzles", "show", puzzle.id, "--svg", "-"]) == 0
    assert capsys.readouterr().out.startswith("<svg")
    assert run(["puzzles", "show"]) == 2


def test_six_are_printed_on_a_sheet(tmp_path: Path) -> None:
    page = tmp_path / "sheet.html"
    assert run(["puzzles", "show", "--sheet", str(page), "--lang", "fr"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<section>") == 6
    assert text.count("<svg") == 7  # a board each, and a ruler
    assert '<html lang="fr">' in text
    assert text.count("<p>") == 6  # which letter is which treasure, what is in the hand


def test_a_collection_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- counts -->\nold\n<!-- /counts -->\nafter\n")
    assert run(["puzzles", "stats", "--write", str(page)]) == 0
    assert "| all |" in capsys.readouterr().out
    text = page.read_text()
    assert text.startswith("before\n<!-- counts -->\n\n| kind |")
    assert "old" not in text
    page.write_text("nowhere")
    assert run(["puzzles", "stats", "--write", str(page)]) == 2


def test_without_its_words_verify_does_not_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wordless(*given: object, **more: object) -> str:
        raise OptionError("no words")

    def proves(*given: object) -> None:
        raise AssertionError("the work was begun")

    monkeypatch.setattr(Words, "__call__", wordless)
    monkeypatch.setattr("daedalus.puzzles.verify.verify", proves)
    file = tmp_path / "one.jsonl"
    file.write_text(write_puzzle(one("run")) + "\n", "utf-8")
    assert run(["puzzles", "verify", str(file)]) == 2
