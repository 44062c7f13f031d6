"""Films: what moves when, and that nothing moves for those who want it so."""

import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import daedalus
from daedalus.svg.film import LAST_LOOK, Film
from daedalus.svg.look import Box, Tally

BOX = Box(0, 0, 100, 100)


def keyframes(svg: str) -> dict[str, list[tuple[float, str]]]:
    """Return what the keyframes of a film say, by their names without the film's own."""
    found = {}
    for name, body in re.findall(r"@keyframes d[0-9a-f]{8}-(\w+)\{((?:[^{}]+\{[^{}]*\})*)\}", svg):
        steps = re.findall(r"([\d.]+)%\{([^{}]*)\}", body)
        found[name] = [(float(percent), does) for percent, does in steps]
    return found


def test_an_actor_waits_moves_and_waits_again() -> None:
    film = Film("one", BOX)
    actor = film.add("<rect/>", 1, 2)
    film.wait(1)
    film.move(actor, 11, 2, 0.5)
    film.wait(1)
    film.show(actor)  # it is seen already: nothing happens
    film.wait(10 - 2 - LAST_LOOK)
    assert keyframes(film.svg())["0"] == [
        (0, "transform:translate(1px,2px);"),
        (10, "transform:translate(1px,2px);"),
        (15, "transform:translate(11px,2px);"),
    ]


def test_a_turn_is_told_in_every_moment_and_so_is_being_seen() -> None:
    film = Film("one", BOX)
    actor = film.add("<rect/>", 0, 0, shown=False)
    film.move(actor, 0, 5, 0, turn=-90)
    film.show(actor, True, 1)
    film.wait(1)
    steps = keyframes(film.svg())["0"]
    assert [does for _, does in steps] == [
        "transform:translate(0px,0px) rotate(0deg);opacity:0",
        "transform:translate(0px,5px) rotate(-90deg);opacity:0",
        "transform:translate(0px,5px) rotate(-90deg);opacity:1",
    ]
    assert 'transform="translate(0 5) rotate(-90)"' in film.svg()


def test_moments_never_share_a_name() -> None:
    film = Film("one", BOX)
    actor = film.add("<rect/>", 0, 0)
    for x in range(1, 20):
        film.move(actor, x, 0, 0)
    film.wait(5000)
    steps = keyframes(film.svg())["0"]
    assert len(steps) == 20
    assert all(one < two for (one, _), (two, _) in pairwise(steps))


def test_what_never_moves_is_plainly_drawn_and_what_is_never_seen_is_left_out() -> None:
    film = Film("one", BOX)
    film.add("<rect/>", 1, 2)
    film.add("<circle/>", 1, 2, shown=False)
    svg = film.svg()
    assert '<g transform="translate(1 2)"><rect/></g>' in svg
    assert "<circle/>" not in svg
    assert keyframes(svg).keys() == {"bar"}
    assert "<circle/>" not in film.still()


def test_layers_come_before_the_order_of_coming() -> None:
    film = Film("one", BOX)
    film.add("<circle/>", 0, 0, layer=1)
    film.add("<rect/>", 0, 0)
    assert film.still().index("<rect/></g>") < film.still().index("<circle/>")


def test_captions_and_tallies_follow_each_other() -> None:
    film = Film("one", BOX)
    film.tell([Tally("0", "plays"), Tally("0")])
    for moment in range(3):
        film.caption(f"ply {moment}")
        film.wait(1)
        film.tell([Tally("1", "wins"), Tally("0")])
    root = ElementTree.fromstring(film.still())
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert sorted(filter(None, texts)) == ["0", "1", "1", "2", "ply 2", "★"]
    assert film.svg().count(">ply ") == 3


def test_all_motion_asks_whether_it_is_welcome() -> None:
    game = daedalus.new_game("classic", seed="7", start=1)
    svg = game.play(0, game.legal(0)[0]).replay().svg()
    style = re.findall("<style>(.*)</style>", svg)
    assert len(style) == 1
    assert style[0].startswith("@media (prefers-reduced-motion:no-preference){")
    assert style[0].endswith("}}")
    assert "animation" not in svg.replace(style[0], "")


def test_two_films_on_one_page_do_not_disturb_each_other() -> None:
    game = daedalus.new_game("classic", seed="7", start=1)
    names = set()
    for action in game.legal(0)[:5]:
        names |= set(re.findall(r"@keyframes (d\w+)-bar", game.play(0, action).replay().svg()))
    assert len(names) == 5


def test_a_film_needs_nothing_from_elsewhere() -> None:
    svg = daedalus.new_game("galaxy", seed="7", dark_lord=True).replay().svg()
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert "url(" not in svg
    assert "<script" not in svg


def test_a_replay_keeps_its_pace() -> None:
    game = daedalus.new_game("classic", seed="7")
    slow, fast = game.replay(), game.replay(pace=2)
    assert f" {LAST_LOOK:.2f}s " in slow._repr_svg_()
    assert f" {LAST_LOOK / 2:.2f}s " in fast._repr_svg_()


@pytest.mark.parametrize("pace", [0, -1, 1000, float("nan"), float("inf"), True, "fast", None])
def test_no_other_pace_is_taken(pace: Any) -> None:
    with pytest.raises(daedalus.OptionError, match="not a pace"):
        daedalus.new_game("classic", seed="7").replay(pace)
