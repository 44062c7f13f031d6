"""`daedalus mazenet` as people call it: a referee, guests, and records that replay."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from daedalus import new_game, read_game
from daedalus.cli.commands.mazenet import keep_record
from daedalus.cli.words import Words
from tests.cli.test_command_line import COMMAND, refused, run


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, "mazenet", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        bufsize=1,
    )


def test_guests_of_both_dialects_play_on_the_referee_and_everyone_keeps_a_record(
    tmp_path: Path,
) -> None:
    serve = start("serve", "--players", "3", "--port", "0", "--bot", "easy", "--seed", "7",
                  "--record", str(tmp_path / "serve.game"))  # fmt: skip
    assert serve.stdout
    line = serve.stdout.readline()
    match = re.search(r"port (\d+)", line)
    assert match, line
    place = f"localhost:{match[1]}"
    guests = [
        start("join", place, "--bot", "medium", "--dialect", years, "--name", f"Guest {years}",
              "--record", str(tmp_path / f"{years}.game"))
        for years in ("2018", "2015")
    ]  # fmt: skip
    said = [process.communicate(timeout=120)[0] for process in (serve, *guests)]
    assert [process.returncode for process in (serve, *guests)] == [0, 0, 0], said
    assert all("has won" in text for text in said)
    record = read_game((tmp_path / "serve.game").read_text("utf-8"))
    assert sorted(player.name for player in record.players) == [
        "Daedalus easy",
        "Guest 2015",
        "Guest 2018",
    ]
    assert record.outcome
    for years in ("2015", "2018"):
        seen = read_game((tmp_path / f"{years}.game").read_text("utf-8"))
        assert seen.outcome
        assert seen.outcome.winners == record.outcome.winners
        why = refused("replay", str(tmp_path / f"{years}.game"), "--verify")
        assert "are legal, but the record does not tell its seed" in why
    checked = run("replay", str(tmp_path / "serve.game"), "--verify").stdout
    assert "the seed deals this first position" in checked
    assert run("replay", str(tmp_path / "serve.game"), "--plain").stdout.count("\n") > 20


def test_who_dropped_out_is_named_in_a_replay(tmp_path: Path) -> None:
    game = new_game("classic", seats=3, seed="7", league=True, start=1).play(-1, "drop 2")
    path = tmp_path / "dropped.game"
    path.write_text(game.record())
    assert "drop 2: 2 has dropped out." in run("replay", str(path), "--plain").stdout


def test_nothing_is_written_over(tmp_path: Path) -> None:
    game = new_game("classic", seed="7")
    wanted = str(tmp_path / "deep" / "a.game")
    assert keep_record(game, wanted) == wanted
    assert keep_record(game, wanted) == str(tmp_path / "deep" / "a-2.game")
    assert Path(keep_record(game, str(tmp_path))).parent == tmp_path
    assert Path(keep_record(game, f"{tmp_path}/new/")).parent == tmp_path / "new"
    assert len(list(tmp_path.rglob("*.game"))) == 4


def test_without_a_wish_records_go_where_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert keep_record(new_game("classic", seed="7"), None).startswith(str(tmp_path))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ("serve --players 5", "1 to 4 players"),
        ("serve --players many", "not a number: 'many'"),
        ("serve --bot hard --bot hard", "no seat is left"),
        ("serve --bot god", "no such bot: 'god'"),
        ("serve --port 70000", "not a port"),
        ("serve --answer 0", "not a time"),
        ("serve --wait 0.1 --port 0", "nobody came within 0.1 seconds"),
        ("serve --host 203.0.113.1", "203.0.113.1"),
        ("join localhost:x", "not a number: 'x'"),
        ("join localhost:0", "not a port"),
        ("join localhost:1 --bot medium", ""),
        ("join localhost:1 --bot god", "no such bot: 'god'"),
        ("join localhost:1 --dialect 1999", "no such dialect: '1999'"),
        ("join localhost:1 --name  ", ""),
        ("", ""),
        ("dance", "dance"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(arguments: str, why: str) -> None:
    assert why in refused("mazenet", *arguments.split())


def test_a_name_has_a_limit() -> None:
    assert "not a name" in refused("mazenet", "join", "localhost:1", "--name", "x" * 31)


def test_help_is_there() -> None:
    shown = subprocess.run([*COMMAND, "mazenet", "join", "--help"], capture_output=True, check=True)
    assert Words()("help-mazenet-address") in " ".join(shown.stdout.decode().split())
