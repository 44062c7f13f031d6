"""`daedalus play --position`, and leaving the maze line by line."""

import io
from pathlib import Path
from typing import Any

import pytest

import daedalus
from daedalus.cli import main
from daedalus.cli.plain import converse
from daedalus.cli.request import GameRequest, make_table
from daedalus.cli.words import Words
from daedalus.locales import LANGUAGES

EDGE = (
    "galaxy;ending=edge 0000000/0000000/0000002/000fA000/0000000/0000000/0000000 f d4,g3 2p - :A,B:"
)
"""Orla has found all her cards, and the path under her piece leads out of the maze on the right."""


def played(position: str, *lines: str, lang: str = "en") -> tuple[daedalus.Game, str]:
    """Play a position line by line, both seats at one keyboard; return what was said too."""
    request = GameRequest("galaxy", ("human", "human"), position=position, seed="7", keep=False)
    table, sink = make_table(request, Words(lang)), io.StringIO()
    converse(table, io.StringIO("".join(f"{line}\n" for line in lines)), sink)
    return table.game, sink.getvalue()


@pytest.mark.parametrize("walk", ["g3", "out"])
def test_choosing_a_border_cell_that_leads_out_leaves_the_maze(walk: str) -> None:
    """Ruling G14, in lines as on the screen and on the page."""
    game, _ = played(EDGE, "g6=f", walk)
    assert game.events[-1].action == "out"
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_walks_has_the_way_out(lang: str) -> None:
    _, said = played(EDGE, "g6=f", lang=lang)
    words = Words(lang)
    out = words("act-out")
    cells = words.listed(["g3", out])
    assert words("plain-reach", name=words("cast-2"), cells=cells) in said
    assert words("plain-ways-out", cells="g3", out=out) in said


def test_with_cards_left_the_border_is_no_way_out() -> None:
    game, said = played(EDGE.replace("B:", ":B"), "g6=f", "g3")
    assert game.events[-1].action == "g3"
    assert game.outcome is None
    assert "out" not in said.split("can walk to")[1].splitlines()[0]


def test_walking_on_inside_stays_inside() -> None:
    inside = EDGE.replace("0000002/", "00000a2/").replace("g3", "f3")
    game, _ = played(inside, "g6=f", "f3")
    assert game.events[-1].action == "f3"
    assert game.outcome is None


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("galaxy", {"dark_lord": True, "hands": "own"}),
        ("classic", {"size": 9, "ending": "point:i9"}),
        ("go", {"limit": 60}),
        ("connect", {"laying": "touching"}),
    ],
)
def test_a_position_brings_its_edition_and_its_options(
    name: str, options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: daedalus.Game = daedalus.new_game(name, seats=2, seed="7", **options)
    for text in (first.position, first.rules.write(first.view(0))):
        kept = tmp_path / "a.game"
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        main(["play", "--plain", "--position", text, "--seed", "7", "--save", str(kept)])
        game = daedalus.read_game(kept.read_text(encoding="utf-8"))
        assert game == daedalus.new_game(position=text, seed="7", players=game.players)
        assert game.rules.id == name
        assert "?" not in game.position
