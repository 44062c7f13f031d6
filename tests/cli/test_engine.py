"""`daedalus engine`: the bots over stdin and stdout, as docs/engine-protocol.md describes it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from daedalus import Game, new_game, read_game
from daedalus.bots import LEVELS
from daedalus.cli.commands import engine as cli_engine
from daedalus.core.history import write_history
from tests.cli.test_command_line import COMMAND, refused, run


def position_of(game: Game) -> str:
    return str(game.rules.write(game.view(game.to_act[0])))


def answers(*lines: str, level: str = "medium") -> list[str]:
    """Return what the engine says to *lines*."""
    said = run("engine", "--level", level, text="\n".join(lines) + "\n").stdout
    return said.splitlines()


def played(lines: list[str], game: Game) -> Game:
    """Return the game after the turn that the last of *lines* names."""
    assert lines[-1].startswith("bestturn ")
    turn = lines[-1].removeprefix("bestturn ")
    seat = game.to_act[0]
    for action in turn.split(" ") if game.rules.engine == "sliding" else [turn]:
        game = game.play(seat, action)
    assert game.to_act[0] != seat
    return game


def test_it_says_hello() -> None:
    said = answers("hello 1", "ping", "quit", "ping")
    assert said[0].startswith("id name Daedalus ")
    assert said[1].startswith("id author ")
    assert f"option level default medium values {' '.join(LEVELS)}" in said
    assert said[-2:] == ["hellook 1", "pong"]


@pytest.mark.parametrize("name", ["classic", "pirates", "galaxy", "connect"])
@pytest.mark.parametrize("level", ["random", "medium", "hard"])
def test_it_plays_every_edition_that_has_turns(name: str, level: str) -> None:
    game = new_game(name, seats=3, seed="7")
    orders = [f"newgame {name} seats 3 seat 1", "ping", f"position {position_of(game)}"]
    said = answers(*orders, "go time 50 ply 0", level=level)
    assert said[0] == "pong"
    assert said[1].startswith("info time ")
    played(said, game)


def test_a_game_is_played_to_its_end() -> None:
    game = new_game("galaxy", seats=2, seed="7", cards=1, dark_lord=True, ending="edge")
    with dialogue("--level", "medium") as (say, hear):
        while game.to_act:
            say(f"position {position_of(game)}\ngo ply {len(game.events)}")
            while not (line := hear()).startswith("bestturn "):
                pass
            seat = game.to_act[0]
            for action in line.split()[1:]:
                game = game.play(seat, action)
    assert read_game(game.record()).outcome is not None


def test_half_a_turn_can_be_asked_for() -> None:
    game = new_game("classic", seed="7")
    game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    said = answers(f"position {position_of(game)}", "go")
    assert said[-1].removeprefix("bestturn ") in game.legal(game.to_act[0])


def test_alone_a_turn_is_a_turn_too() -> None:
    game = new_game("classic", seats=1, seed="7")
    said = answers(f"position {position_of(game)}", "go", level="hard")
    assert len(said[-1].split()) == 3


def test_the_history_before_a_position_is_understood() -> None:
    game = new_game("classic", seed="7")
    for _ in range(2):
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    seat = game.to_act[0]
    told = f"history {write_history(game.rules, game.history(seat))}"
    place = f"position {position_of(game)}"
    said = answers(place, told, "go nodes 2", level="master")
    assert not [line for line in said if line.startswith("error")]
    assert said[-1].startswith("bestturn ")
    assert answers(told)[-1].startswith("error no position")
    assert answers(place, "history x moves 1 b1=6")[-1].startswith("error ")


def test_options_are_set() -> None:
    place = f"position {position_of(new_game('classic', seed='7'))}"
    first = answers("setoption seed a", "setoption level random", place, "go")
    assert first[-1] == answers("setoption seed a", place, "go", level="random")[-1]
    turns = {
        answers(f"setoption seed {seed}", place, "go", level="random")[-1] for seed in "abcdefgh"
    }
    assert len(turns) > 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("go", "no position"),
        ("sing", "not a command: 'sing'"),
        ("__init__", "not a command"),
        ("setoption", "no such option"),
        ("setoption depth 3", "no such option: 'depth'"),
        ("setoption level god", "no such bot: 'god'"),
        ("newgame", "no such edition"),
        ("newgame go seats 2", "real time"),
        ("newgame classic seats 9", "cannot be played by 9"),
        ("newgame classic seats many", "not a number: 'many'"),
        ("newgame classic color=red", "no option 'color'"),
        ("position", "no such edition"),
        ("position classic a b c", "not a position"),
        (f"position {new_game('go', seed='1').position}", "real time"),
        (f"position {new_game('classic', seed='1').position}\ngo time soon", "not a number"),
        ("x" * 100_000, "too long"),
        ("stop", ""),
        ("", ""),
        ("\N{SNOWMAN} \x00", "not a command"),
    ],
    ids=lambda text: repr(text[:24]),
)
def test_nonsense_is_answered_and_the_dialogue_goes_on(line: str, why: str) -> None:
    said = answers(line, "ping")
    assert said[-1] == "pong"
    assert len(said) == 1 + bool(why)
    if why:
        assert said[0].startswith("error ")
        assert why in said[0]


def test_a_game_that_is_over_has_no_turn() -> None:
    game = new_game("classic", seats=1, seed="7", cards=1, ending="last-card")
    ended = game.rules.write(game.state._replace(phase="e"))
    assert answers(f"position {ended}", "go") == ["error the game is over"]


def test_an_unknown_bot_is_refused() -> None:
    assert "no such bot: 'god'" in refused("engine", "--level", "god")


@contextmanager
def dialogue(*arguments: str) -> Iterator[tuple[Callable[[str], None], Callable[[], str]]]:
    """Run the engine as a process; yield a function that sends a line, and one that reads one."""
    process = subprocess.Popen(
        [*COMMAND, "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin
    assert process.stdout

    def say(text: str) -> None:
        assert process.stdin
        print(text, file=process.stdin, flush=True)

    try:
        yield say, lambda: process.stdout.readline().strip()  # type: ignore[union-attr]
        say("quit")
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


@pytest.mark.parametrize("name", ["classic", "connect"])
def test_stop_stops_a_search(name: str) -> None:
    game = new_game(name, seed="7")
    with dialogue("--level", "master") as (say, hear):
        say(f"newgame {name} seats 2\nping")
        assert hear() == "pong"
        say(f"position {position_of(game)}\ngo infinite")
        assert hear().startswith("info time ")
        say("ping")
        assert hear() == "pong"
        say("position x")
        assert hear().startswith("error thinking")
        time.sleep(0.3)
        say("stop")
        lines = [hear()]
        while not lines[-1].startswith("bestturn "):
            lines.append(hear())
        played(lines, game)
        say("stop\nping")
        assert hear() == "pong"
        say("go time 100")
        assert hear().startswith("info time ")
        say("quit")  # also in the middle of a thought


def test_a_search_that_is_stopped_before_it_begins_ends_at_once() -> None:
    watch = cli_engine.Watch()
    watch.stopped = True
    begun = watch()
    assert watch() - begun > cli_engine.FOR_EVER_MS / 1000


def test_time_is_kept() -> None:
    game = new_game("connect", seed="7")
    with dialogue("--level", "master") as (say, hear):
        say("newgame connect seats 2\nping")
        assert hear() == "pong"
        for budget in (600, 50):
            start = time.monotonic()
            say(f"position {position_of(game)}\ngo time {budget}")
            while not hear().startswith("bestturn "):
                pass
            took = time.monotonic() - start
            assert 0.8 * budget / 1000 < took < budget / 1000 + 2


@pytest.mark.parametrize("name", ["classic", "connect"])
def test_nodes_give_the_same_turn_on_every_machine(name: str) -> None:
    place = f"position {position_of(new_game(name, seed='8'))}"
    turns = {answers(place, "go nodes 50", level="master")[-1] for _ in range(2)}
    assert len(turns) == 1


def test_the_error_of_a_bot_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    place = f"position {position_of(new_game('classic', seed='7'))}"

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("a stone")

    monkeypatch.setattr(cli_engine.Question, "_turn", stumble)
    assert answers(place, "go") == ["error ZeroDivisionError: a stone"]
    assert sys.exc_info() == (None, None, None)


def test_the_arena_tells_who_gave_games_away() -> None:
    said = run("arena", "random", "--engine", "rascal=true", "--games", "2", "--jobs", "1").stdout
    head, row, why = said.splitlines()
    assert head.endswith("forfeits")
    assert row.startswith("random v rascal")
    assert row.endswith("0 v 2")
    assert why == "rascal crashed: ended with code 0: 2 games."
    assert "no such program" in refused("arena", "random", "--engine", "./no-such-bot")
    assert "two bots" in refused("arena", "--engine", "true")
    assert "real time" in refused("arena", "easy", "--engine", "true", "--edition", "go")
