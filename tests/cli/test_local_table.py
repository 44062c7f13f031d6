"""The table behind a terminal is the one of the other shells: take-backs, clocks, pauses."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from daedalus.cli.commands.play import play
from daedalus.cli.live import LiveTable
from daedalus.cli.plain import converse
from daedalus.cli.table import LocalTable
from daedalus.core.errors import IllegalAction, OptionError
from daedalus.core.record import read_record, write_record
from daedalus.editions import edition
from tests.cli.pilot import table
from tests.table.conversing import FILES, SEED, Asked, Got, parts, transcript, with_tokens
from tests.table.test_conversations import Kept, drafted, over_http


class Ticking:
    """Time that passes when told, in seconds."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def clocked(*kinds: str, seconds: int = 0) -> tuple[LocalTable, Ticking]:
    made, clock = table("classic", *kinds, seed="7", start=1), Ticking()
    return LocalTable(made.game, made.words, None, clock, seconds=seconds), clock


def turn_of(at: LocalTable, seat: int) -> list[str]:
    push = at.game.legal(seat)[0]
    return [str(push), str(at.game.play(seat, str(push)).legal(seat)[0])]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_table_at_a_terminal_answers_as_the_others_do(file: Path) -> None:
    body, _, text = parts(file)
    assert transcript(body, conversation(file)) == text


def conversation(file: Path) -> Iterator[str | Got]:
    """Talk to the table of a terminal as clients talk to a server's."""
    body, steps, _ = parts(file)
    made, named = drafted(body)
    at, clock = table("classic", "human", "human", seed=SEED), count(1000)
    live = LiveTable(at.game, 0, lambda: next(clock), lambda *did: None, lambda ply: None)
    live.table, live._new_seed = made, lambda: SEED
    readers: dict[str, Kept] = {}
    for step in steps:
        yield step.line
        if isinstance(step, Asked):
            named[str(step.seat)] = over_http(live, step, named)
        else:
            reader = readers.setdefault(step.name, Kept())
            live.converse(reader, json.dumps(with_tokens(step.message, named)))
        for name, reader in readers.items():
            yield from (Got(name, json.loads(told)) for told in reader.got)
            reader.got.clear()


def test_the_record_is_in_step_with_the_table() -> None:
    at, clock = clocked("human", "bot:easy")
    for _ in range(3):
        clock.seconds += 1.5
        at.act(0, *turn_of(at, 0))
        at.catch_up()
    assert len(at.game.events) == at.live.table.ply == 12
    assert at.game.state == at.live.table.state
    assert [event.ms for event in at.game.events if event.seat == 0] == [1500, 0] * 3
    again = read_record(write_record(at.game), edition)
    assert again.state == at.game.state


def test_a_turn_is_taken_back_with_what_followed_unless_it_has_revealed_something() -> None:
    at, _ = clocked("human", "bot:easy")
    with pytest.raises(IllegalAction):
        at.undo(0)
    did = turn_of(at, 0)
    at.act(0, *did)
    at.catch_up()
    assert len(at.game.events) == 4
    assert at.undo(0) == did[0]
    assert (len(at.game.events), at.live.table.ply, len(at.log)) == (0, 0, 0)


def test_the_word_undo_takes_back_what_was_done_at_the_keyboard_last() -> None:
    at, _ = clocked("human", "human")
    sink, lines = io.StringIO(), [*turn_of(at, 0), "undo", "quit"]
    converse(at, io.StringIO("\n".join(lines) + "\n"), sink)
    assert f"Undone: {lines[0]}" in sink.getvalue()
    assert not at.game.events


def test_who_runs_out_of_time_is_played_for_and_told_so() -> None:
    at, clock = clocked("human", "human", seconds=30)
    assert (at.left, at.out_of_time) == (30, None)
    clock.seconds += 29
    assert (at.left, at.out_of_time) == (1, None)
    clock.seconds += 2
    assert at.out_of_time == 0
    sink = io.StringIO()
    converse(at, io.StringIO("board\n"), sink)
    assert f"Time is up for {at.name(0)}." in sink.getvalue()
    assert [event.seat for event in at.game.events] == [0, 0]


def test_the_clock_stands_still_while_the_screen_is_handed_on() -> None:
    at, clock = clocked("human", "human", seconds=30)
    clock.seconds += 10
    at.pause(True)
    clock.seconds += 100
    at.pause(False)
    assert (at.left, at.out_of_time) == (20, None)


@pytest.mark.parametrize("given", [["classic", 0], ["classic", 4000], ["go", 30]])
def test_a_clock_that_cannot_be_is_refused(given: list[object]) -> None:
    name, seconds = given
    with pytest.raises(OptionError):
        play(str(name), clock=seconds, plain=True)  # type: ignore[arg-type]
