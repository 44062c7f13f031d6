"""`daedalus print`: sheets as SVG files, from what a build has drawn."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from daedalus.box import load
from daedalus.cli.commands import run
from daedalus.editions import shelf
from daedalus.editions.go.board import DICE
from daedalus.editions.go.rules import RED
from daedalus.locales import LANGUAGES
from daedalus.svg.sheets import INKS, PAPERS, sheets
from tests.box.test_box import market, written
from tools.boxes import PLACE, boxes

WEB = Path(__file__).parents[2] / "web" / "src"
PIECE = re.compile(r'data-piece="(\w+)"')


def test_it_writes_every_sheet_as_a_file_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["print", "classic", "--out", str(tmp_path / "new"), "--lang", "de"]) == 0
    assert "12 Bögen" in capsys.readouterr().out
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names[0] == "01-classic-board-1.svg"
    assert names[-1] == "12-classic-rules-1.svg"
    tiles = (tmp_path / "new" / "05-classic-tiles-1.svg").read_text("utf-8")
    assert "Bogen 1 von 3" in tiles
    assert 'width="210mm"' in tiles


@pytest.mark.parametrize("edition", shelf())
def test_a_sheet_is_whole_in_every_language_paper_and_ink(edition: str) -> None:
    ways = [(PAPERS[0], INKS[0], language) for language in LANGUAGES]
    ways.append((PAPERS[1], INKS[1], "en"))
    for paper, ink, language in ways:
        for sheet in sheets(edition, paper=paper, ink=ink, language=language):
            assert "var(--" not in sheet.svg
            assert "{{" not in sheet.svg
            root = ElementTree.fromstring(sheet.svg)
            ids = {each.get("id") for each in root.iter()}
            used = set(re.findall(r'(?:href="|url\()#([^")]+)', sheet.svg))
            assert used <= ids


def test_the_dice_and_the_score_tiles_are_those_of_the_rules() -> None:
    code = (WEB / "board" / "go" / "sheets.ts").read_text("utf-8")
    dice = re.search(r"const DICE = \[(.*?)\]", code)
    scores = re.search(r"const SCORES = \[(.*?)\] as const", code)
    assert dice is not None
    assert scores is not None
    assert tuple(re.findall(r'"(\w+)"', dice[1])) == DICE["pinwheel"]
    backs = {int(front): int(back) for front, back in re.findall(r"\[(\d), (-?\d)\]", scores[1])}
    assert backs == RED["half"]


def test_a_build_prints_what_is_in_the_boxes() -> None:
    assert PLACE.read_text("utf-8") == boxes()


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["meadow"], "no such edition: 'meadow'"),
        (["classic", "--paper", "a5"], "no such paper: 'a5'"),
        (["classic", "--ink", "none"], "no such ink: 'none'"),
    ],
)
def test_what_it_does_not_know_it_refuses(
    arguments: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["print", *arguments, "--out", str(tmp_path / "new")]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_box_of_ones_own_is_printed_with_its_treasures_and_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "market.box"
    for words in (True, False):
        file.write_bytes(written(market(words=words)))
        for paper in PAPERS:
            made = list(sheets("classic", paper=paper, ink=INKS[0], language="de", box=load(file)))
            whole = "".join(sheet.svg for sheet in made)
            for sheet in made:
                root = ElementTree.fromstring(sheet.svg)
                ids = {each.get("id") for each in root.iter()}
                assert set(re.findall(r'(?:href="|url\()#([^")]+)', sheet.svg)) <= ids
                assert "{{" not in sheet.svg
                assert "En el mercado" in sheet.svg
            assert PIECE.findall(whole).count("card") == 24
            assert PIECE.findall(whole).count("tile") == 34
            assert "data:image/jpeg;base64," in whole
            assert "🍎" in whole
            cards = "".join(sheet.svg for sheet in made if sheet.part == "cards")
            for mine in ("manzana", "pato", "cesta"):
                assert mine in cards
            for ours in ("Zauberbuch", "Eule", "Spinne"):
                assert ours not in cards
            assert "Drache" in cards, "free places keep ours"
            assert ("#pp-m-classic-book" in cards) == (not words)
    out = tmp_path / "out"
    assert run(["print", "--box", str(file), "--out", str(out)]) == 0
    assert len(list(out.iterdir())) == 12
    assert run(["print", "galaxy", "--box", str(file), "--out", str(out)]) == 2
    assert "this box dresses classic" in capsys.readouterr().err
