"""What notebooks draw: games, positions and replays of every edition."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import daedalus
from tests.strategies import games, players

SVG = "{http://www.w3.org/2000/svg}"
GAMES = sorted((Path(__file__).parents[1] / "games").glob("*.game"))
PINNED = Path(__file__).with_name("pictures.txt")


def pinned(path: Path) -> str:
    """Return a hash of the film of a game, and of its last picture."""
    game = daedalus.read_game(path.read_text(encoding="utf-8"))
    drawn = game.replay().svg() + game._repr_svg_()
    return f"{path.stem:<40} {sha256(drawn.encode()).hexdigest()[:16]}"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_pictures_are_those_that_were_looked_at(path: Path) -> None:
    """After an intended change look at some, and run `python -m tests.editions.test_pictures`."""
    assert pinned(path) in PINNED.read_text(encoding="ascii").splitlines()


def things(svg: str) -> Counter[tuple[str, str]]:
    """Return what a drawing shows where; how far a tile is turned, and the caption, left out."""
    shown: Counter[tuple[str, str]] = Counter()
    for group in ElementTree.fromstring(svg).findall(f"{SVG}g"):
        texts = "".join(filter(None, group.itertext()))
        if group.get("opacity") != "0" and group[0].tag != f"{SVG}path" and texts != "":
            place = re.findall(r"translate\(([^)]*)\)", group.get("transform", ""))[0]
            shown[texts, place] += 1
    return shown


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_replay_ends_where_the_game_stands(path: Path) -> None:
    game = daedalus.read_game(path.read_text(encoding="utf-8"))
    film, still = things(game.replay().svg()), things(game._repr_svg_())
    if game.rules.engine == "connect":  # the maze has grown: what stands below it stands elsewhere
        for drawing in (film, still):
            for key in [key for key in drawing if not re.fullmatch("[A-Z]{2}", key[0])]:
                del drawing[key]
        assert film == still
        return
    caption = set(film) - set(still)
    assert all(re.match(r"(\d: )?[a-z!]", texts) for texts, _ in caption)
    assert len(caption) == bool(game.events)
    assert film - Counter(caption) == still


@settings(max_examples=5)
@given(st.data())
def test_any_game_can_be_watched(data: st.DataObject) -> None:
    for edition in daedalus.edition_names():
        game = data.draw(games(edition, most=12))
        assert ElementTree.fromstring(game.replay().svg()).tag == f"{SVG}svg"


@settings(max_examples=5)
@given(st.data())
def test_a_position_and_a_view_draw_themselves_as_the_game_does(data: st.DataObject) -> None:
    for edition in daedalus.edition_names():
        game = data.draw(games(edition, most=12))
        for state in (game.state, *(game.view(seat) for seat in players(game))):
            drawing = things(state._repr_svg_())
            winners = [key for key in things(game._repr_svg_()) if "★" in key[0]]
            if game.rules.engine != "go" or not winners:
                assert drawing == things(game._repr_svg_())


def test_a_position_read_from_any_text_draws_itself() -> None:
    text = "classic 6a/a6/39/55 5 a1,b4 1p - A:B,:"
    with pytest.raises(daedalus.NotationError):
        daedalus.edition("classic").read(text)  # two columns are no board
    text = "classic 6ac/a6c/39c/55c 5 a1,b4 1p - A:B,:"
    state = daedalus.edition("classic").read(text)
    assert things(state._repr_svg_())["a", "20 -8.8"] == 1


def test_a_player_who_drops_out_of_a_league_stays_in_the_picture() -> None:
    game = daedalus.new_game("classic", seats=3, seed="7", league=True)
    game = game.play(daedalus.HOUSE, "drop 2")
    film, still = things(game.replay().svg()), things(game._repr_svg_())
    assert {texts for texts, _ in film - still} == {"drop 2"}
    assert not still - film


if __name__ == "__main__":
    PINNED.write_text("".join(f"{pinned(path)}\n" for path in GAMES), encoding="ascii")
