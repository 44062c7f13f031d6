"""What we write we can read: every position, view, history and record, by every door."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.game import HOUSE, Timed
from daedalus.core.history import read_history, write_history
from daedalus.core.record import LONGEST_MS, begin, verify
from daedalus.editions.connect.tiles import BOX, LETTERS, MOST_SHARERS
from daedalus.table.messages import NewTable
from daedalus.table.positions import position_seen
from daedalus.table.recorded import log_of_record, read_log
from tests.strategies import SEEDS, players, stages, variants

every_edition = pytest.mark.parametrize("name", daedalus.edition_names())
LONGEST_MOMENT = 10**12 - 1


@st.composite
def played(draw: st.DrawFn, name: str) -> daedalus.Game:
    """Draw a game of any variant, with times, names and seeds as odd as they may be."""
    rules, seats = draw(variants(name))
    if bool(rules.unlisted) and draw(st.booleans()):  # old rules of Go!, and leagues
        (hidden,) = rules.unlisted
        rules = rules.with_options(**{hidden.name: 2 if name == "go" else True})
    people = tuple(
        daedalus.Player(draw(st.sampled_from(["human", "bot:hard"])), draw(names()))
        for _ in range(seats)
    )
    game = begin(rules, daedalus.Setup(seats, draw(seeds())), people)
    for _ in range(draw(st.integers(0, 25))):
        if not game.to_act:
            break
        seat = draw(st.sampled_from(game.to_act))
        action = draw(st.sampled_from(game.legal(seat)))
        if isinstance(game.rules, Timed) and seat != HOUSE and draw(st.booleans()):
            now = draw(st.sampled_from([game.state.now, game.state.now + 999, LONGEST_MOMENT]))
            late = game.rules.stamped(action, now)
            action = late if late in game.legal(seat) else action
        game = game.play(seat, action, ms=draw(st.sampled_from([0, 850, LONGEST_MS])))
    return game


def names() -> st.SearchStrategy[str]:
    return st.sampled_from(["", "Pip", "Ö r l a", "ピプ", "\N{FAMILY}", "x" * 24])


def seeds() -> st.SearchStrategy[str]:
    odd = st.sampled_from(["", " ", "end", "seed 7", "é" * 256])
    return st.one_of(SEEDS, odd)


def comes_back(text: str) -> tuple[Any, Any]:
    """Read a position by every door that reads one, and check that each writes it alike."""
    rules, state = daedalus.read_position(text)
    assert rules.write(state) == text
    assert rules.read(text) == state
    msgspec.convert({"edition": rules.id, "position": text}, NewTable)  # not too long for the wire
    link = f"/editor?position={quote(text)}"
    assert parse_qs(urlsplit(link).query)["position"] == [text]
    if rules.engine != "sliding" or max(state.maze.width, state.maze.height) <= 9:
        assert json.loads(position_seen(text))["position"] == text
    return rules, state


def begins_again(text: str, seed: str) -> None:
    """Begin a game from a position or a view; its own texts come back too."""
    rules, state = comes_back(text)
    whole = rules.imagine(state, seed)
    comes_back(rules.write(whole))
    if not any(rules.legal(whole, seat) for seat in rules.to_act(whole)):
        with pytest.raises(daedalus.OptionError, match="not a start"):
            daedalus.new_game(position=text, seed=seed)
        return
    game = daedalus.new_game(position=text, seed=seed)
    assert game.state == whole
    for _ in range(4):
        record_comes_back(game)
        if not game.to_act:
            break
        seat = game.to_act[0]
        game = game.play(seat, game.legal(seat)[-1])
        comes_back(game.position)


def record_comes_back(game: daedalus.Game) -> None:
    again = daedalus.read_game(game.record())
    assert again == game
    assert again.record() == game.record()
    verify(again)
    if game.outcome is not None and sum(event.ms for event in game.events) < 86_400_000:
        assert read_log(log_of_record(game.record(), 10**12))


@every_edition
@given(data=st.data())
def test_every_text_of_a_game_comes_back(name: str, data: st.DataObject) -> None:
    game = data.draw(played(name))
    record_comes_back(game)
    for at in stages(game):
        rules, state = comes_back(at.position)
        assert state == at.state
    assert rules.write(rules.view(state, None)) == game.rules.write(game.view(None))


@every_edition
@given(data=st.data())
def test_every_view_comes_back_and_so_does_what_it_imagines(name: str, data: st.DataObject) -> None:
    game = data.draw(played(name))
    seat = data.draw(st.sampled_from(players(game)))
    begins_again(game.rules.write(game.view(seat)), data.draw(SEEDS))
    begins_again(game.position, data.draw(SEEDS))


@every_edition
@given(data=st.data())
def test_every_history_comes_back(name: str, data: st.DataObject) -> None:
    game = data.draw(played(name))
    history = game.history(data.draw(st.sampled_from(players(game))))
    assert read_history(game.rules, write_history(game.rules, history)) == history


@given(data=st.data())
def test_connect_with_tiles_made_by_hand_comes_back(data: st.DataObject) -> None:
    """A fifth tile of a kind is allowed in a position, and no deal makes a sixth."""
    game = daedalus.new_game("connect", seats=data.draw(st.integers(2, 6)), seed=data.draw(SEEDS))
    text = game.rules.write(game.view(data.draw(st.sampled_from(players(game)))))
    head, maze, *rest = text.split(" ")
    tiles = maze.split("/")
    for at in range(data.draw(st.integers(1, len(tiles)))):
        letters = data.draw(st.text(LETTERS, min_size=2, max_size=2))
        tiles[at] = tiles[at][:-2] + "".join(sorted(letters))
    begins_again(" ".join([head, "/".join(tiles), *rest]), data.draw(SEEDS))
    assert len(BOX) == 50
    assert MOST_SHARERS == 5


@given(data=st.data())
def test_go_with_the_largest_numbers_comes_back(data: st.DataObject) -> None:
    """Whatever numbers a position has, no game leads to a text that cannot be read."""
    seats = data.draw(st.integers(1, 4))
    big = st.sampled_from([0, 5, LONGEST_MOMENT - 2, LONGEST_MOMENT])
    since = data.draw(big)
    scores = ",".join(str(data.draw(big)) for _ in range(seats))
    options = data.draw(st.sampled_from(["", ";version=3", ";version=3;limit=9;pause=9;search=9"]))
    hasty = data.draw(st.sampled_from(["-", "1x999"])) if seats == 2 else "-"
    game = daedalus.new_game(
        position=f"go{options} {data.draw(big)} p {since},{since},- SGCW {scores} {'-' * seats} "
        f"{'-' * seats} - {'/'.join('-' * seats)} 7 {','.join('-' * seats)} {hasty}"
    )
    for _ in range(data.draw(st.integers(0, 30))):
        if not game.to_act:
            break
        seat = data.draw(st.sampled_from(game.to_act))
        words = [word for word in game.legal(seat) if not word.startswith("place")]
        game = game.play(seat, data.draw(st.sampled_from(words or game.legal(seat))))
        assert comes_back(game.position)[1] == game.state
        record_comes_back(game)


@given(data=st.data())
def test_a_sliding_position_made_by_hand_comes_back(data: st.DataObject) -> None:
    """On boards of any size, with an agreed cell anywhere on them."""
    wide, high = data.draw(st.integers(3, 26)), data.draw(st.integers(3, 26))
    row = "".join(data.draw(st.sampled_from(["3", "5K", "7Z", "f"])) for _ in range(wide))
    cell = "abcdefghijklmnopqrstuvwxyz"[wide - 1] + str(high)
    ending = data.draw(st.sampled_from(["", ";ending=edge", f";ending=point:{cell}"]))
    found = data.draw(st.integers(0, 90))
    begins_again(
        f"galaxy{ending} {'/'.join([row] * high)} 5 a1,{cell} 1p - {'K' * found}:KZ,:Z",
        data.draw(SEEDS),
    )


# --- what once did not come back ------------------------------------------------------------------


def test_an_agreed_cell_of_a_large_board_comes_back() -> None:
    game = daedalus.new_game("classic", size=9, ending="point:i9", seats=2, seed="7")
    begins_again(game.position, "7")
    with pytest.raises(daedalus.OptionError, match="the board has 7 rows"):
        daedalus.new_game("classic", ending="point:i9")


def test_a_game_from_a_view_with_a_tile_made_by_hand_comes_back() -> None:
    game = daedalus.new_game("connect", seats=2, seed="7")
    text = game.rules.write(game.view(0))
    for at in range(20):
        record_comes_back(daedalus.new_game(position=text.replace("VW ", "AC ", 1), seed=str(at)))


def test_a_time_too_long_for_a_record_is_refused() -> None:
    game = daedalus.new_game("classic")
    action = game.legal(game.to_act[0])[0]
    record_comes_back(game.play(game.to_act[0], action, ms=LONGEST_MS))
    with pytest.raises(daedalus.NotationError, match="not a number of milliseconds"):
        game.play(game.to_act[0], action, ms=10**13)
