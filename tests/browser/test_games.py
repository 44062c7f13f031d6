"""Whole games in a browser's tables: bots in turn, reloads, hints, take-backs, replays, records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from daedalus import puzzles
from daedalus.bots import LEVELS
from daedalus.core.game import Timed
from daedalus.editions import edition, edition_names, read_game
from tests.browser.living import Worker, last

SHORT: dict[str, dict[str, Any]] = {"classic": {"cards": 2}, "pirates": {"cards": 2}}
TIMED = {name for name in edition_names() if isinstance(edition(name), Timed)}
ME_AND_A_BOT = [{"kind": "me", "name": "Mira"}, {"kind": "bot", "level": "easy"}]


def table(worker: Worker, name: str, seats: Any = ME_AND_A_BOT) -> tuple[dict[str, Any], Any]:
    """Make a table, join it and return it with the first `now`."""
    body = {"edition": name, "seats": seats, "options": SHORT.get(name, {})}
    made = worker.make(body)
    return made, come(worker, made)


def come(worker: Worker, made: dict[str, Any], line: int = 1) -> Any:
    assert worker.join(line, made["id"]) is None
    tokens = [key["token"] for key in made["seats"]]
    return last(worker.send(line, t="hello", tokens=tokens))


def until_mine(worker: Worker, now: Any, line: int = 1) -> Any:
    """Let time pass until it is our turn or the game is over."""
    for _ in range(5000):
        if now["table"]["phase"] == "over" or set(now["to_act"]) & set(now["you"]["seats"]):
            return now
        assert worker.pass_time(), "nobody is in turn and nothing is due"
        if worker.got[line]:
            now = last(worker.got[line])
            worker.got[line].clear()
    raise AssertionError("it is never our turn")


def act(worker: Worker, now: Any, line: int = 1) -> Any:
    """Do what a hint says, or else the first legal thing."""
    told = worker.send(line, t="hint", seat=None)
    hint = next((each for each in told if each["t"] == "hint"), None)
    do = hint["do"] if hint else now["legal"][:1]
    said = worker.send(line, t="act", ply=now["echo"], do=do, seat=now["you"]["eyes"])
    assert said[-1]["t"] == "now", said[-1]
    return said[-1]


def play_on(worker: Worker, now: Any, turns: int, line: int = 1) -> Any:
    for _ in range(turns):
        now = until_mine(worker, now, line)
        if now["table"]["phase"] == "over":
            break
        now = act(worker, now, line)
        if now["table"]["edition"] in TIMED and worker.pass_time() and worker.got[line]:
            now = last([now, *worker.got[line]])  # all at once: the others are not waited for
    return now


@pytest.mark.parametrize("name", edition_names())
def test_a_whole_game_against_a_bot_ends_and_its_record_replays(name: str) -> None:
    worker = Worker()
    made, now = table(worker, name)
    now = play_on(worker, now, 2000)
    assert now["outcome"]["winners"]
    path = f"/api/tables/{made['id']}"
    status, record = worker.ask("GET", f"{path}/record")
    assert status == 200
    assert read_game(record).outcome is not None
    told = json.loads(worker.ask("GET", f"{path}/replay")[1])
    again = json.loads(worker.ask("POST", "/api/replay", {"record": record})[1])
    assert told["frames"] == again["frames"]
    assert again["verified"]
    assert worker.wait is None, "a game that is over waits for nothing"


@pytest.mark.parametrize("name", edition_names())
def test_after_a_crash_a_game_goes_on_from_the_last_stored_row(name: str) -> None:
    worker = Worker()
    made, now = table(worker, name)
    now = play_on(worker, now, 3)
    again = Worker(worker.stored)
    again.now = worker.now + 3_600_000
    later = come(again, made)
    assert (later["ply"], later["pos"]) == (now["ply"], now["pos"])
    if later["table"]["paused"]:  # the hour does not count
        assert again.wait == 0
        again.pass_time()
        later = last(again.got[1])
        assert later["at"] - later["since"] < 600_000
    assert play_on(again, later, 2)["ply"] > now["ply"] or later["table"]["phase"] == "over"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_play(level: str) -> None:
    worker = Worker()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(2))]
    _, now = table(worker, "classic", seats)
    now = play_on(worker, now, 1)
    ply = now["ply"]
    now = until_mine(worker, now)
    assert now["ply"] == ply + 4


def test_a_bot_takes_its_time_and_thinks_once() -> None:
    worker = Worker()
    _, now = table(worker, "classic")
    now = act(worker, until_mine(worker, now))
    assert worker.wait == 0  # to think
    worker.pass_time()
    takes = worker.wait  # to let people follow
    assert 400 < takes < 1200
    worker.now += takes - 1
    worker.after(worker.port.work())
    assert worker.wait == 1
    assert last([now, *worker.got[1]])["ply"] == now["ply"]
    worker.pass_time()
    assert last(worker.got[1])["ply"] == now["ply"] + 2


def test_bots_of_go_are_ready_when_the_people_are() -> None:
    """Those who have seen the treasures do not wait for bots that only say so, too."""
    worker = Worker()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
    _, now = table(worker, "go", seats)
    for phase in "ps":  # to roll, and to have seen all four
        assert now["pos"].split()[2] == phase
        before = worker.now
        worker.send(1, t="act", ply=now["echo"], do=["ready"], seat=0)
        while (now := last([now, *worker.got[1]]))["pos"].split()[2] == phase:
            assert worker.pass_time()
        assert worker.now - before < 1000
    assert now["pos"].split()[2] == "c"  # three, two, one


def test_bots_of_go_take_their_time_while_somebody_looks() -> None:
    worker = Worker()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    table(worker, "go", seats)
    assert worker.wait == 0  # to think
    worker.pass_time()
    assert worker.wait is not None
    assert worker.wait > 1000


def test_a_turn_is_taken_back_with_the_bots_answer() -> None:
    worker = Worker()
    _, now = table(worker, "classic")
    before = until_mine(worker, now)
    now = until_mine(worker, act(worker, before))
    worker.send(1, t="undo", seat=None)
    assert last(worker.got[1])["pos"] == before["pos"]


def test_around_one_screen_each_sees_only_their_own_cards() -> None:
    worker = Worker()
    made, now = table(worker, "classic", [{"kind": "me"}, {"kind": "me"}])
    assert now["you"] == {"seats": [0, 1], "host": False, "eyes": None}
    first = last(worker.send(1, t="eyes", seat=0))
    second = last(worker.send(1, t="eyes", seat=1))
    assert first["pos"] != second["pos"]
    hidden = json.dumps([now, first, second])
    assert made["host"] not in hidden
    assert now["seed"] is None


def test_a_rematch_is_another_table_with_the_same_people() -> None:
    worker = Worker()
    made, now = table(worker, "classic")
    path, token = f"/api/tables/{made['id']}/rematch", made["seats"][0]["token"]
    assert worker.ask("POST", path, {}, token)[0] == 400
    play_on(worker, now, 2000)
    status, said = worker.ask("POST", path, {}, token)
    following = json.loads(said)["id"]
    assert (status, len(worker.stored[following])) == (201, 2)
    assert worker.ask("POST", path, {}, token) == (status, said)
    assert come(worker, {"id": following, "seats": made["seats"]}, 2)["you"]["seats"] == [0]


def test_another_window_watches_and_plays_once_the_first_is_closed() -> None:
    first = Worker()
    made, now = table(first, "classic")
    now = until_mine(first, now)
    second = Worker(first.stored)
    second.port.load(made["id"], json.dumps(first.stored[made["id"]]))
    second.port.watch(made["id"], True)
    seen = come(second, made)
    assert seen["pos"] == now["pos"]
    (no,) = second.send(1, t="act", ply=seen["echo"], do=seen["legal"][:1], seat=0)
    assert (no["t"], no["code"]) == ("no", "elsewhere")
    assert second.wait is None, "bots are played by one window"
    now = act(first, now)
    second.got[1].clear()
    second.port.load(made["id"], json.dumps(first.stored[made["id"]]))
    second.after(second.port.work())
    assert last(second.got[1])["ply"] == now["ply"]
    second.port.watch(made["id"], False)
    second.after(second.port.work())
    assert second.wait is not None


def test_a_log_of_another_version_is_refused_and_left_alone() -> None:
    worker = Worker()
    made, _ = table(worker, "classic")
    rows = worker.stored[made["id"]]
    rows.append((len(rows), worker.now, '{"k":"teleported","seat":0}'))
    again = Worker(worker.stored)
    refused = again.join(1, made["id"])
    assert refused is not None
    assert refused.code == "cannot-open"
    assert len(rows) == 3


def test_a_log_of_older_rules_is_played_on_by_them() -> None:
    worker = Worker()
    made, _ = table(worker, "go")
    number, at, event = worker.stored[made["id"]][0]
    first = json.loads(event)
    assert first["settings"]["rules"] > 1
    first["settings"]["rules"] = 1
    worker.stored[made["id"]][0] = number, at, json.dumps(first)
    again = Worker(worker.stored)
    now = act(again, until_mine(again, come(again, made)))
    assert now["ply"] > 0
    record = again.ask("GET", f"/api/tables/{made['id']}/record")[1]
    assert "rules 1" in record.splitlines()


def test_a_table_that_is_not_there_is_gone() -> None:
    worker = Worker()
    worker.join(1, "own-nothing")
    assert worker.got[1] == [{"t": "bye", "code": "gone"}]
    assert worker.ask("GET", "/api/tables/own-nothing")[0] == 404


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "/api/tables", {"edition": "nope", "seats": [{}]}, "option"),
        ("POST", "/api/tables", {"seats": 3}, "unreadable"),
        ("POST", "/api/tables", None, "unreadable"),
        ("POST", "/api/replay", {"record": "nothing"}, "unreadable"),
        ("GET", "/api/replay", None, "not-found"),
        ("GET", "/api/tables/own-1/replay?from=x", None, "unreadable"),
        ("POST", "/api/records", {"record": ""}, "needs-server"),
        ("DELETE", "/nowhere", None, "not-found"),
    ],
)
def test_a_bad_request_is_refused_in_the_form_of_the_server(
    method: str, path: str, body: Any, code: str
) -> None:
    status, said = Worker().ask(method, path, body)
    assert 400 <= status < 500
    assert json.loads(said).keys() == {"code", "why", "reasons"}
    assert json.loads(said)["code"] == code


def test_what_is_no_message_is_refused_and_changes_nothing() -> None:
    worker = Worker()
    made, _ = table(worker, "classic")
    rows = len(worker.stored[made["id"]])
    worker.got[1].clear()
    worker.after(worker.port.hear(1, "{"))
    worker.after(worker.port.hear(99, "{}"))
    assert [each["t"] for each in worker.got[1]] == ["no"]
    assert len(worker.stored[made["id"]]) == rows


def test_clocks_run_out_and_stop_while_nobody_is_there() -> None:
    worker = Worker()
    seats = [{"kind": "me"}, {"kind": "me"}]
    clock = {"kind": "turn", "seconds": 60}
    made = worker.make({"edition": "classic", "seats": seats, "clock": clock})
    now = come(worker, made)
    assert worker.wait == 60_000
    worker.pass_time()
    assert last(worker.got[1])["cause"] == "time"
    worker.after(worker.port.leave(1))
    assert worker.wait is None
    worker.now += 3_600_000
    now = come(worker, made, 2)
    assert now["table"]["paused"]
    worker.pass_time()
    assert last(worker.got[2])["times"]["left"][1] == 60_000


def test_a_lesson_is_taken_as_at_a_server() -> None:
    worker = Worker()
    status, listed = worker.ask("GET", "/api/lessons")
    assert status == 200
    assert json.loads(listed)["lessons"][0]["id"] == "classic"
    done = {"step": 0, "do": ["b5=6", "d2"]}
    status, told = worker.ask("POST", "/api/lessons/classic", done)
    assert (status, json.loads(told)["verdict"]) == (200, "done")
    assert worker.ask("POST", "/api/lessons/chess", done)[0] == 400


def test_a_puzzle_is_solved_as_at_a_server() -> None:
    worker = Worker()
    puzzle = next(each for each in puzzles.load() if each.kind == "fetch")
    path = f"/api/puzzles/{puzzle.id}"
    assert json.loads(worker.ask("GET", path)[1])["look"]["outcome"] == "open"
    did = {"did": list(puzzle.solutions[0])}
    assert json.loads(worker.ask("POST", f"{path}/try", did)[1])["outcome"] == "solved"
    assert json.loads(worker.ask("GET", f"{path}/hint?step=2")[1])["actions"] == did["did"][:1]
    assert json.loads(worker.ask("GET", f"{path}/proof")[1])["nodes"] == puzzle.nodes
    me = {"rating": 1200, "deviation": 350, "volatility": 0.06}
    rated = worker.ask("POST", f"{path}/attempt", {"solved": True, "me": me})[1]
    assert json.loads(rated)["me"]["rating"] > 1200
    assert json.loads(worker.ask("GET", "/api/puzzles/daily?date=2026-10-22")[1])["number"] == 295
    wish = {"rating": 1200, "kind": "guard", "seen": []}
    assert json.loads(worker.ask("POST", "/api/puzzles/next", wish)[1])["puzzle"]["kind"] == "guard"
    assert sum(json.loads(worker.ask("GET", "/api/puzzles")[1])["kinds"].values()) > 100
    for refused in ("/api/puzzles/nope", "/api/puzzles/daily?date=now", f"{path}/nope"):
        assert worker.ask("GET", refused)[0] in (400, 404), refused
