"""The arena: paired deals, nothing lost when killed, honest intervals."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import read_game, verify
from daedalus.arena import Contest, GameResult, read_kept, run, standings, table
from daedalus.arena.run import read_played
from daedalus.arena.table import elo, interval
from daedalus.core.errors import OptionError
from daedalus.extras import installed

QUICK = {"cards": 1}


def test_deals_are_shared_and_seats_rotate() -> None:
    played = run(Contest(("medium", "random"), options=QUICK, seats=3, games=6), jobs=1)
    assert [game.deal for game in played] == [0, 0, 0, 1, 1, 1]
    assert [game.seat for game in played] == [0, 1, 2, 0, 1, 2]
    assert len({game.key for game in played}) == 6


def test_the_same_contest_gives_the_same_games() -> None:
    contest = Contest(("medium", "easy"), options=QUICK, games=4)
    first, second = ([(game.won, game.turns) for game in run(contest, jobs=1)] for _ in range(2))
    assert first == second


def test_every_pair_of_more_than_two_plays() -> None:
    contest = Contest(("hard", "medium", "random"), options=QUICK, games=2)
    found = standings(run(contest, jobs=1))
    assert [(each.one, each.other) for each in found] == [
        ("hard", "medium"),
        ("hard", "random"),
        ("medium", "random"),
    ]


def test_a_file_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    contest = Contest(("medium", "random"), options=QUICK, games=4)
    first = run(contest, out, jobs=1)
    lines = out.read_text().splitlines()
    # Killed in the middle of a line, with three games done.
    out.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20])
    heard: list[GameResult] = []
    second = run(contest, out, jobs=1, tell=heard.append)
    assert [game[:13] for game in second] == [game[:13] for game in first]
    assert len(heard) == 4
    assert out.read_text().splitlines()[:3] == lines[:3]
    assert len(read_played(out)) == 4


def test_other_contests_in_the_file_are_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run(Contest(("medium", "random"), options=QUICK, games=2), out, jobs=1)
    run(Contest(("medium", "random"), options=QUICK, games=2, seed="other"), out, jobs=1)
    more = run(Contest(("medium", "random"), options=QUICK, games=3), out, jobs=1)
    assert len(more) == 3
    assert len(read_played(out)) == 5


def test_processes_give_what_one_gives(tmp_path: Path) -> None:
    contest = Contest(("medium", "random"), options=QUICK, games=6)
    alone = [game[:13] for game in run(contest, jobs=1)]
    assert [game[:13] for game in run(contest, tmp_path / "x", jobs=2)] == alone


def test_no_finished_game_is_lost_by_a_kill(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    code = (
        "import sys; from pathlib import Path; from daedalus.arena import Contest, run;"
        "run(Contest(('medium', 'easy'), games=4000), Path(sys.argv[1]), jobs=1)"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(out)], start_new_session=True)
    try:
        for _ in range(1200):  # a busy machine may need a while to get there
            time.sleep(0.05)
            if out.exists() and out.read_bytes().count(b"\n") >= 20:
                break
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    before = read_played(out)
    assert len(before) >= 20
    contest = Contest(("medium", "easy"), games=len(before) + 2)
    played = run(contest, out, jobs=1)
    assert len(played) == len(before) + 2
    assert {game.key for game in before} <= {game.key for game in read_played(out)}


@pytest.mark.long
@pytest.mark.skipif(not installed("cluster"), reason="no Ray")
def test_a_cluster_gives_what_one_gives(tmp_path: Path) -> None:
    contest = Contest(("medium", "random"), options=QUICK, games=6)
    alone = [game[:13] for game in run(contest, jobs=1)]
    assert [game[:13] for game in run(contest, tmp_path / "x", cluster=True)] == alone


@pytest.mark.parametrize("name", ["go", "connect"])
def test_other_editions_play_too(name: str) -> None:
    played = run(Contest(("medium", "easy"), name, games=2), jobs=1)
    assert {game.seat for game in played} == {0, 1}
    assert all(game.turns > 0 for game in played)


@pytest.mark.parametrize(
    "wrong",
    [
        {"bots": ("hard",)},
        {"bots": ("hard", "nobody")},
        {"seats": 1},
        {"seats": 5},
        {"games": 0},
        {"edition": "chess"},
        {"options": {"cards": 99}},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        Contest(**({"bots": ("hard", "medium")} | wrong))  # type: ignore[arg-type]


def test_intervals_know_that_games_of_a_deal_hang_together() -> None:
    split = [[1.0, 0.0]] * 50  # every deal shared: nothing but the deal decided
    alike = [[1.0, 1.0]] * 25 + [[0.0, 0.0]] * 25
    narrow, wide = interval(split), interval(alike)
    assert narrow[0] == wide[0] == 0.5
    assert wide[2] - wide[1] > narrow[2] - narrow[1]
    rate, low, high = interval([[1.0]] * 10)
    assert rate == 1.0
    assert 0.6 < low < 0.8
    assert high == 1.0


def test_elo_counts_from_even() -> None:
    assert elo(0.5, 2) == 0
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(1, 2) == float("inf")
    assert elo(0, 2) == -float("inf")


def test_tables_are_for_people_and_for_pages() -> None:
    played = run(Contest(("medium", "random"), options=QUICK, games=2), jobs=1)
    assert table(played).splitlines()[1].startswith("medium v random")
    assert table(played, markdown=True).splitlines()[1].startswith("|---")
    assert json.dumps(played[0]._asdict())


@pytest.mark.parametrize("name", ["classic", "connect", "go"])
def test_whole_games_are_kept_and_can_be_replayed(name: str, tmp_path: Path) -> None:
    out = tmp_path / "arena.games"
    played = run(Contest(("medium", "random"), name, games=2), out, jobs=1)
    for number, each in enumerate(played, 1):
        game = read_game(read_kept(out, number))
        verify(game)
        kinds = ["bot:random"] * 2
        kinds[each.seat] = "bot:medium"
        assert [player.kind for player in game.players] == kinds
        assert game.outcome is not None
        assert (each.seat in game.outcome.winners) == (each.won > 0)
    with pytest.raises(OptionError, match="no such game: 3"):
        read_kept(out, 3)


def test_files_from_before_games_were_kept_are_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "arena.games"
    contest = Contest(("medium", "random"), options=QUICK, games=2)
    run(contest, out, jobs=1)
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    for line in lines:
        del line["record"]
    out.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert len(run(contest, out, jobs=1)) == 2
    with pytest.raises(OptionError, match="no games"):
        read_kept(out, 1)
    out.write_text("daedalus 1\n")
    with pytest.raises(OptionError, match="not a file of an arena"):
        read_kept(out, 1)


@given(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=60), st.booleans())
def test_the_table_fits_the_terminal(name: str, forfeit: bool) -> None:
    played = GameResult(
        "x", 0, 0, name, "expert", 0, 2, 1.0, 61, 31, 24, 30, 23, 1234.5, 0.0123, 9.9
    )
    played = played._replace(forfeit=f"{name} crashed" if forfeit else "")
    shown = table([played]).splitlines()
    assert max(map(len, shown)) <= 80
    assert "expert" in shown[1]
    assert shown[0].split()[0] == "bots"
    assert "longest" in table([played], markdown=True)
