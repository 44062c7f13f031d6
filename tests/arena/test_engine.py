"""Programs as players: those that play along, and those that hang, crash, flood or cheat."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from daedalus import edition, new_game
from daedalus.arena import (
    Contest,
    GameResult,
    Program,
    forfeits,
    introduced,
    read_program,
    run,
    table,
)
from daedalus.arena import engine as arena_engine
from daedalus.arena.engine import Engine, Forfeit, turn_of
from daedalus.arena.pipes import Threaded
from daedalus.arena.run import read_played
from daedalus.core.errors import GameError, OptionError
from daedalus.core.history import write_history

EXAMPLES = Path(__file__).parents[2] / "examples"
QUICK = {"cards": 1}
POLITE = """
import sys, time, os, subprocess
def play(position): return "b1=5 a1"
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello": print("id name Polite\\nhellook 1", flush=True)
    if word == "ping": print("pong", flush=True)
    if word == "position": position = rest
    if word == "go": print("bestturn", play(position), flush=True)
    if word == "quit": break
"""


def test_a_program_hears_what_everybody_saw() -> None:
    """The history comes after the position; a program that does not know the line ignores it."""
    listens = POLITE.replace(
        'if word == "go":',
        'if word == "history" and "moves" not in rest: sys.exit(7)\n'
        '    if word == "history": heard = rest.count(";") + 1 if rest[-5:] != "moves" else 0\n'
        '    if word == "go" and int(rest.split()[1]) != heard: sys.exit(8)\n'
        '    if word == "go":',
    )
    with Engine(program(listens)) as engine:
        engine.greet()
        game = new_game("classic", seed="7")
        engine.new_game(game.rules, 2, 0)
        for ply in range(3):
            seat = game.to_act[0]
            past = write_history(game.rules, game.history(seat))
            assert engine.think(game.rules.write(game.view(seat)), ply, 100, past)
            game = game.play(seat, game.legal(seat)[0])


def program(code: str, name: str = "rascal") -> Program:
    return Program(name, shlex.join([sys.executable, "-c", code]))


def polite_but(change: str) -> Program:
    """Return a program that says hello, and then does something else when it is to play."""
    return program(POLITE.replace('if word == "go":', f'if word == "go": {change}; '))


def children() -> set[int]:
    """Return the processes that this one has started and that have not been waited for."""
    found: set[int] = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found |= set(map(int, (task / "children").read_text().split()))
    return {pid for pid in found if b"resource_tracker" not in cmdline(pid)}


def cmdline(pid: int) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


@pytest.fixture(autouse=True)
def _nobody_is_left_behind() -> object:
    before = children()
    yield
    assert children() <= before


def contest(engine: Program, games: int = 2, patience_ms: int = 10_000, **more: object) -> Contest:
    return Contest(
        (engine.name, "random"),
        options=QUICK,
        games=games,
        budget_ms=100,
        engines=(engine,),
        patience_ms=patience_ms,
        **more,  # type: ignore[arg-type]
    )


def given_away(engine: Program, **more: object) -> GameResult:
    """Play a game that *engine* loses through its own fault."""
    (played,) = run(contest(engine, games=1, **more), jobs=1)  # type: ignore[arg-type]
    assert played.won == 0.0
    assert played.forfeit.startswith("rascal "), played
    return played


# --- those that do not play along ---------------------------------------------------------------


def test_who_hangs_forfeits() -> None:
    played = given_away(polite_but("time.sleep(300)"), patience_ms=300)
    assert "timed out" in played.forfeit


def test_who_never_says_hello_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_engine, "START_MS", 300)
    assert "timed out" in given_away(program("import time; time.sleep(60)")).forfeit


def test_who_crashes_forfeits_and_its_last_words_are_kept() -> None:
    game = given_away(polite_but("raise RuntimeError('the maze ate me')"))
    assert "crashed: ended with code 1" in game.forfeit
    assert "the maze ate me" in game.stderr


def test_who_ends_at_once_forfeits() -> None:
    assert "crashed: ended with code 3" in given_away(program("raise SystemExit(3)")).forfeit


def test_who_closes_its_output_forfeits() -> None:
    game = given_away(polite_but("os.close(1); time.sleep(60)"))
    assert "crashed: closed its output" in game.forfeit


@pytest.mark.parametrize(
    "flood",
    ["while True: print('info chatter')", "while True: sys.stdout.write('x' * 9999)"],
    ids=["lines", "line"],
)
def test_who_floods_forfeits(flood: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_engine, "MOST_OUTPUT", 1 << 19)
    code = POLITE.replace('if word == "go":', f'if word == "go":\n        {flood}\n    if 0:')
    assert "floods" in given_away(program(code), patience_ms=20_000).forfeit


def test_who_floods_before_the_greeting_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_engine, "MOST_OUTPUT", 1 << 19)
    assert "floods" in given_away(program("while True: print('hello')")).forfeit


def test_who_complains_for_ever_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_engine, "MOST_STDERR", 1 << 20)
    code = "import sys\nwhile True: print('woe', file=sys.stderr)"
    game = given_away(program(code))
    assert "floods" in game.forfeit
    assert game.stderr.endswith("woe")
    assert len(game.stderr) <= arena_engine.KEPT_STDERR


def test_who_complains_a_lot_but_plays_does_not() -> None:
    code = POLITE.replace("for line", "print('woe ' * 50_000, file=sys.stderr)\nfor line", 1)
    with Engine(program(code)) as engine:
        engine.greet()
        assert engine.said == {"name": "Polite"}


def test_who_never_reads_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_engine, "START_MS", 300)
    silent = Engine(program("import time; time.sleep(60)"))
    with silent, pytest.raises(Forfeit, match="does not read"):
        silent._send("x" * (1 << 20), time.monotonic() + 0.2)


@pytest.mark.parametrize(
    "turn",
    ["", "b1", "b1=0 a1", "z9=5 a1", "b1=5 a1 b1", "d4", "out", "b1=5 g7", "lay 3@2,-1=a"],
)
def test_who_cheats_forfeits(turn: str) -> None:
    code = POLITE.replace('return "b1=5 a1"', f"return {turn!r}")
    assert "cheats" in given_away(program(code)).forfeit


def test_more_than_a_turn_is_cheating() -> None:
    code = POLITE.replace(
        'return "b1=5 a1"',
        'walk = "w " in position; cell = position.split(" ")[3].split(",")[int(seat) - 1];'
        ' return f"{cell} {cell}" if walk else [slot + "=" + position.split(" ")[2][0]'
        ' for slot in ("b1", "b7") if slot != position.split(" ")[5]][0]',
    ).replace("def play(position):", "def play(position): seat = position.split(' ')[4][0];")
    assert "more than a turn" in given_away(program(code)).forfeit


def test_what_a_program_has_started_dies_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    start = f"open({str(note)!r}, 'w').write(str(subprocess.Popen(['sleep', '300']).pid))"
    given_away(polite_but(f"{start}; time.sleep(60)"), patience_ms=2_000)
    pid = int(note.read_text())
    for _ in range(1200):  # a busy machine may need a while
        state = Path(f"/proc/{pid}/stat")
        if not state.exists() or state.read_text().split()[2] == "Z":
            return  # gone, or dead and waiting for the adoptive parent
        time.sleep(0.05)
    pytest.fail("it lives on")


def test_the_arena_goes_on_and_the_table_tells(tmp_path: Path) -> None:
    rascal, out = polite_but("os._exit(7)"), tmp_path / "games.jsonl"
    made = Contest(
        ("medium", "random", "rascal"), options=QUICK, games=2, seats=3, engines=(rascal,)
    )
    played = run(made, out, jobs=1)
    assert [bool(game.forfeit) for game in played] == [False, True, True] * 2
    assert [game.won for game in played if game.forfeit] == [1.0] * 4
    assert "forfeits" in table(played).splitlines()[0]
    assert table(played).splitlines()[2].endswith("0 v 2")
    assert forfeits(played) == [("rascal crashed: ended with code 7", 4, "")]
    assert [game.key for game in read_played(out)] == [game.key for game in played]
    again = run(made, out, jobs=1)
    assert again == played, "nothing is played twice"


def test_in_processes_too(tmp_path: Path) -> None:
    rascal = polite_but("os._exit(7)")
    assert [game.won for game in run(contest(rascal, games=4), jobs=2)] == [0.0] * 4


# --- those that do ------------------------------------------------------------------------------


def beats_random(command: str, games: int = 4) -> None:
    engine = read_program(command)
    made = Contest(
        (engine.name, "random"), options={"cards": 3}, games=games, budget_ms=200, engines=(engine,)
    )
    played = run(made, jobs=1)
    assert [game.forfeit for game in played] == [""] * games
    assert sum(game.won for game in played) == games
    assert table(played).splitlines()[1].startswith(f"{engine.name} v random")
    assert "forfeits" not in table(played)


@pytest.mark.parametrize("name", ["bot.py", "bot.c", "bot.js"])
def test_examples_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text("utf-8").splitlines()) < 100


def test_the_python_example_beats_random() -> None:
    beats_random(shlex.join([sys.executable, str(EXAMPLES / "bot.py")]))


def test_the_c_example_beats_random(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler here")
    bot = tmp_path / "mybot"
    subprocess.run([compiler, "-o", str(bot), str(EXAMPLES / "bot.c")], check=True)
    beats_random(shlex.quote(str(bot)))


def test_the_javascript_example_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DENO_NO_UPDATE_CHECK", "1")
    beside = Path(sys.executable).with_name("deno")
    deno = str(beside) if beside.exists() else shutil.which("deno")
    runner = (deno, "run") if deno else (shutil.which("node"),)
    if runner[0] is None:
        pytest.skip("neither deno nor node here")
    beats_random(shlex.join([*filter(None, runner), str(EXAMPLES / "bot.js")]))


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"hands": "own"})])
def test_an_example_finds_its_home_from_every_seat(seats: int, options: dict[str, object]) -> None:
    engine = Program("bot", shlex.join([sys.executable, str(EXAMPLES / "bot.py")]))
    made = Contest(
        ("bot", "random"), "galaxy", {"cards": 3, **options}, seats, games=seats, engines=(engine,)
    )
    assert [game.won for game in run(made, jobs=1)] == [1.0] * seats


@pytest.mark.parametrize("name", ["classic", "connect"])
def test_our_own_engine_plays_in_the_arena(name: str) -> None:
    start = "import sys; from daedalus.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", start, "engine", "--level", "medium"]
    ours = Program("ours", shlex.join(words))
    options = {"cards": 2} if name == "classic" else {}
    played = run(
        Contest(("ours", "random"), name, options, games=2, engines=(ours,), budget_ms=200), jobs=1
    )
    assert [(game.forfeit, game.won) for game in played] == [("", 1.0)] * 2


def test_half_a_turn_may_be_answered_and_the_rest_is_asked() -> None:
    code = POLITE.replace(
        'return "b1=5 a1"',
        'f = position.split(" "); slot = "b1" if f[5] != "b1" else "b7";'
        ' return slot + "=" + f[2][0] if f[4][1] == "p" else f[3].split(",")[int(f[4][0]) - 1]',
    )
    rules = edition("classic")
    state = new_game("classic", seed="7").state
    with Engine(program(code)) as engine:
        engine.greet()
        engine.new_game(rules, 2, 0)
        (push,) = turn_of(rules, engine.think(rules.write(rules.view(state, 0)), 0, 500))
        state = rules.apply(state, 0, push)
        (walk,) = turn_of(rules, engine.think(rules.write(rules.view(state, 0)), 1, None))
        assert walk in rules.legal(state, 0)


def test_a_program_gets_only_its_own_view(tmp_path: Path) -> None:
    log = tmp_path / "log"
    code = POLITE.replace("for line in sys.stdin:", f"for line in sys.stdin:\n    open({str(log)!r}"
                          ", 'a').write(line)")  # fmt: skip
    rules = edition("classic", cards=6)
    state = new_game("classic", seed="7", cards=6).state
    with Engine(program(code)) as engine:
        engine.greet()
        engine.new_game(rules, 2, 0)
        engine.think(rules.write(rules.view(state, 0)), 4, 100)
    told = log.read_text().splitlines()
    assert told == [
        "hello 1",
        "newgame classic seats 2 seat 1 cards=6",
        "ping",
        f"position {rules.write(rules.view(state, 0))}",
        "go ply 4 time 100",
        "quit",
    ]
    assert state.left[1] not in log.read_text()


def test_other_bots_keep_the_games_they_have_on_file() -> None:
    plain = Contest(("medium", "random"), options=QUICK)
    mixed = Contest(
        ("medium", "random", "x"), options=QUICK, engines=(Program("x", "true"),), patience_ms=1
    )
    pairing = plain.pairings()[0]
    assert plain.fingerprint(pairing) == mixed.fingerprint(pairing)
    other = Contest(("medium", "x"), options=QUICK, engines=(Program("x", "false"),))
    assert other.fingerprint(other.pairings()[0]) != mixed.fingerprint(mixed.pairings()[1])


def test_real_time_is_not_for_programs() -> None:
    with pytest.raises(OptionError, match="real time"):
        Contest(("medium", "x"), "go", engines=(Program("x", "true"),))


def test_programs_have_names() -> None:
    script = EXAMPLES / "bot.py"
    assert read_program(shlex.join([sys.executable, str(script)])).name == "bot.py"
    assert read_program("true --fast").name == "true"
    assert read_program("mine=true x=1") == Program("mine", "true x=1")
    assert read_program("true", ("true", "true-2")).name == "true-3"
    for wrong in ("", "no-such-program-here", "'open quote", "mine="):
        with pytest.raises(OptionError):
            read_program(wrong)


def test_a_program_that_vanished_forfeits(tmp_path: Path) -> None:
    gone = Program("rascal", str(tmp_path / "gone"))
    assert "cannot be started" in given_away(gone).forfeit


def test_turns_are_those_of_the_edition() -> None:
    assert turn_of(edition("connect"), "lay 3@2,-1=a take 0,0") == ["lay 3@2,-1=a take 0,0"]
    with pytest.raises(GameError):
        turn_of(edition("classic"), "b1=5 a1 a1")
    assert os.getpid()  # programs live in sessions of their own: this one is untouched


def test_programs_are_known_by_the_name_they_tell() -> None:
    polite = shlex.join([sys.executable, "-c", POLITE])
    assert introduced(polite).name == "Polite"
    assert introduced(polite, ("easy", "Polite")).name == "Polite-2"
    assert introduced(f"mine={polite}").name == "mine"
    silent = shlex.join([sys.executable, "-c", "pass"])
    assert introduced(silent).name == Path(sys.executable).name
    long = polite.replace("id name Polite", "id name  A   name " + "of many words " * 20)
    assert introduced(long).name == "A name of many words of"


def test_a_name_may_change_between_two_runs(tmp_path: Path) -> None:
    out = tmp_path / "arena.games"
    polite = program(POLITE, "before")
    run(contest(polite, games=2), out, jobs=1)
    played = run(contest(polite._replace(name="after"), games=3), out, jobs=1)
    assert {each.one for each in played} == {"after"}


# --- on systems where pipes cannot be waited for together ---------------------------------------


@pytest.fixture
def _threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_engine, "pipes_of", Threaded)


@pytest.mark.usefixtures("_threads")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("time.sleep(60)", "timed out"),
        ("sys.exit(3)", "crashed: ended with code 3"),
        ("os.write(1, b'x' * 200_000)", "floods"),
        ("[os.write(2, b'y' * 100_000) for _ in range(20)]; sys.exit(4)", "code 4"),
    ],
)
def test_with_threads_the_same_programs_forfeit(change: str, why: str) -> None:
    patience_ms = 300 if why == "timed out" else 10_000
    assert why in given_away(polite_but(change), patience_ms=patience_ms).forfeit


class InWholeLines(Threaded):
    """As on a busy machine: what the program writes is read late, whole lines at once."""

    def hear(self, seconds: float) -> list[tuple[str, bytes]]:
        heard = super().hear(seconds)
        while heard and heard[-1][1][-1:] not in (b"", b"\n"):
            heard += super().hear(seconds)
        return heard


def test_a_line_that_is_too_long_is_a_flood_even_if_its_end_is_read_at_the_same_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena_engine, "pipes_of", InWholeLines)
    assert "floods" in given_away(polite_but("os.write(1, b'x' * 200_000)")).forfeit


@pytest.mark.usefixtures("_threads")
def test_with_threads_a_well_behaved_program_plays() -> None:
    engine = Program("bot", shlex.join([sys.executable, str(EXAMPLES / "bot.py")]))
    [played] = run(contest(engine, games=1, patience_ms=20_000), jobs=1)
    assert not played.forfeit
    assert played.own_turns > 0


def test_the_arena_asks_posix_for_nothing_elsewhere() -> None:
    source = Path(arena_engine.__file__)
    assert not re.search(r"selectors|killpg|SIGKILL|set_blocking", source.read_text("utf-8"))
