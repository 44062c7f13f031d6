"""MazeNet: messages that are written can be read, and moves that nobody announced are inferred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import Game, GameError, new_game
from daedalus.adapters.mazenet import messages, wire
from daedalus.adapters.mazenet.messages import LeagueMove, SeenBoard, read_board, read_message
from daedalus.adapters.mazenet.trace import Trace, alike, guess
from daedalus.editions.sliding.position import State


def league(seats: int, seed: str) -> Game:
    return new_game("classic", seats=seats, seed=seed, league=True, start=1)


def some_turn(game: Game, draw: Callable[[Sequence[str]], str]) -> Game:
    seat = game.to_act[0]
    for _ in range(2):
        game = game.play(seat, draw(game.legal(seat)))
    return game


def move_of(before: State, push: str, walk: str) -> LeagueMove:
    column, row = "abcdefg".index(push[0]), int(push[1]) - 1
    treasure = messages.TREASURES.get(chr(before.maze.motifs[-1]))
    end = (int(walk[1]) - 1) * 7 + "abcdefg".index(walk[0])
    return LeagueMove(row * 7 + column, end, int(push[3], 16), treasure)


@given(st.integers(1, 4), st.text("ab", max_size=3), st.integers(0, 6), st.data())
def test_what_is_written_can_be_read(
    seats: int, seed: str, turns: int, data: st.DataObject
) -> None:
    game = league(seats, seed)
    for _ in range(turns):
        game = some_turn(game, lambda legal: data.draw(st.sampled_from(legal)))
    state: State = game.state
    to_go = {seat + 1: len(hand) + 1 for seat, hand in enumerate(state.left)}
    found = ("sym03", "sym17")
    for dialect in (messages.OLD, messages.NEW):
        text = messages.await_move(dialect, state, state.seat + 1, to_go, found)
        asked = messages.read_await_move(read_message(text.encode()))
        seen = asked.seen
        assert (seen.maze, seen.barred) == (state.maze, state.barred)
        assert dict(seen.pins) == {seat + 1: cell for seat, cell in enumerate(state.pieces)}
        assert (asked.to_go, asked.found) == (to_go, found)
        assert asked.target == messages.TREASURES[state.left[state.seat][0]]
    done = LeagueMove(1, 48, 6, "sym01")
    told = messages.move_info(messages.NEW, state, 2, done, True, found)
    assert messages.read_move_info(read_message(told.encode()))[2:] == (True, done)
    for dialect in (messages.OLD, messages.NEW):
        sent = read_message(messages.move(dialect, 3, done).encode())
        assert (sent.id, messages.read_move(sent)) == (3, done)


def test_treasures_have_the_names_of_the_league() -> None:
    state: State = league(4, "7").state
    seen = ET.fromstring(messages.board("board", messages.OLD, state, ()))
    names = [
        [col.findtext("treasure") for col in row.findall("col")] for row in seen.findall("row")
    ]
    fixed = [names[row][column] for row in (0, 2, 4, 6) for column in (0, 2, 4, 6)]
    assert fixed[0] == "Start01"
    assert fixed[3] == "Start02"
    assert fixed[12] == "Start03"
    assert fixed[15] == "Start04"
    rest = [name for name in fixed if name and name.startswith("sym")]
    assert rest == [f"sym{number}" for number in range(13, 25)]
    loose = [
        (sum(side.text == "true" for side in col[0]), col.findtext("treasure") or "")
        for col in [*seen.iter("col"), *seen.iter("shiftCard")]
    ]
    corners = {name for ways, name in loose if ways == 2 and name.startswith("sym")}
    assert corners == {f"sym{number:02}" for number in range(1, 7)}


@given(st.integers(2, 4), st.text("ab", max_size=3), st.data())
def test_moves_that_nobody_told_can_be_guessed(seats: int, seed: str, data: st.DataObject) -> None:
    game = league(seats, seed)
    before: State = game.state
    movers = []
    for _ in range(data.draw(st.integers(1, min(seats, 3)))):
        movers.append(game.to_act[0])
        game = some_turn(game, lambda legal: data.draw(st.sampled_from(legal)))
    state: State = game.state
    pins = {seat + 1: cell for seat, cell in enumerate(state.pieces)}
    seen = SeenBoard(state.maze, pins, state.barred, ())
    trace = Trace(game.rules)  # type: ignore[arg-type]
    trace.begin(before)
    assert trace.saw(state.seat, seen, range(seats)) or len(movers) == seats
    moves = guess(before, movers, seen)
    assert moves is not None
    assert [move.slot for move in moves][-1:] == [
        move_of(before, *[event.action for event in game.events[-2:]]).slot
    ]
    if len(movers) < seats:
        assert trace.state is not None
        assert trace.state.pieces == state.pieces
        assert alike(trace.state.maze, state.maze)


def test_what_cannot_have_happened_is_not_guessed() -> None:
    one, other = league(2, "1").state, league(2, "2").state
    seen = SeenBoard(other.maze, {1: 0, 2: 6}, 1, ())
    assert guess(one, [0], seen) is None
    assert guess(one, [], seen) is None
    assert guess(other, [], seen) == []
    trace = Trace(league(2, "1").rules)  # type: ignore[arg-type]
    trace.begin(one)
    assert not trace.saw(1, seen, [0, 1])
    assert not trace.did(0, LeagueMove(0, 0, 5, None))
    assert not trace.did(0, LeagueMove(1, 48, one.maze.spare, None))


@given(st.binary(max_size=200))
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with pytest.raises(GameError):
        read_message(data)


@given(st.text("<>&\"'aé\x00\u2028", max_size=40))
def test_no_text_breaks_a_name(name: str) -> None:
    clean = "".join(char for char in name if char.isprintable())
    message = read_message(messages.login(messages.NEW, clean).encode())
    assert messages.read_login(message) == clean[:30].strip()


@pytest.mark.parametrize("count", [6, 8])
def test_boards_of_other_sizes_are_refused(count: int) -> None:
    card = (
        "<col><openings><top>true</top><bottom>0</bottom><left>1</left><right>false</right>"
        "</openings><pin/></col>"
    )
    rows = f"<row>{card * 7}</row>" * count
    node = wire.read_xml(f"<board>{rows}{card.replace('col>', 'shiftCard>')}</board>".encode())
    with pytest.raises(wire.BadMessage):
        read_board(node)


@pytest.mark.parametrize("years", messages.DIALECTS)
def test_no_more_treasures_are_found_than_the_schema_allows(years: str) -> None:
    state = new_game("classic", seats=2, seed="7").state
    everything = [*messages.TREASURES, messages.start_of(1)]
    for text in (
        messages.board("board", messages.DIALECTS[years], state, everything),
        messages.await_move(messages.DIALECTS[years], state, 1, {1: 1, 2: 1}, everything),
    ):
        assert text.count("<foundTreasures>") in (0, 24)
    assert "<foundTreasures>" in text
