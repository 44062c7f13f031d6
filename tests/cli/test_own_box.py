"""A box of one's own in the terminal: its words are said wherever a treasure is named."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from daedalus.box import LETTERS, load
from daedalus.cli.commands import run
from daedalus.cli.words import Words
from daedalus.editions import edition
from daedalus.locales import LANGUAGES
from tests.box.test_box import market, written

GAMES = Path(__file__).parents[1] / "games"
CLASSIC, GALAXY = GAMES / "classic-small.game", GAMES / "galaxy-last-card.game"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "market.box"
    path.write_bytes(written(market()))
    return path


def test_a_game_in_lines_says_the_words_of_a_box(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("letters\nquit\n"))
    kept = str(tmp_path / "a.game")
    run(["play", "--plain", "--box", str(file), "--seed", "3", "--save", kept, "--lang", "en"])
    said = capsys.readouterr().out
    for own in ("la manzana", "el pato", "la cesta"):
        assert own in said
    for ours in ("Spell book", "Owl", "Spider"):
        assert ours not in said
    assert "Coin purse" in said, "free places keep our names"
    assert "manzana" not in Path(kept).read_text("utf-8"), "a record has letters"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_sentence_a_word_stays_as_it_is(lang: str, file: Path) -> None:
    words = Words(lang)
    words.wear(load(file))
    assert words.motif("classic", "owl") == "el pato"
    found = words("did-find", motif=words.motif("classic", "owl", "the"))
    assert "a yellow toy duck" in found
    assert words.motif("galaxy", "orb") == Words(lang).motif("galaxy", "orb")


@pytest.mark.parametrize("command", [("replay", "--plain"), ("review",)])
def test_looking_back_says_the_words_of_a_box(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {letter: {"word": f"own {letter}"} for letter in LETTERS}
    every = tmp_path / "every.box"
    every.write_bytes(written(market(places=places)))
    names = [Words("en").motif("classic", key) for key in edition("classic").motifs]
    told = {}
    for box in ([], ["--box", str(every)]):
        assert run([*command, str(CLASSIC), *box, "--lang", "en"]) == 0
        told[bool(box)] = capsys.readouterr().out
    assert "own " in told[True]
    for name in names:
        assert not re.search(rf"\b{name}\b", told[True], re.IGNORECASE), name
    assert any(name.lower() in told[False].lower() for name in names)


def test_a_box_dresses_one_world(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (
        ["play", "galaxy", "--plain"],
        ["replay", str(GALAXY)],
        ["review", str(GALAXY)],
    ):
        assert run([*command, "--box", str(file)]) == 2
        assert "this box dresses classic, not galaxy" in capsys.readouterr().err
