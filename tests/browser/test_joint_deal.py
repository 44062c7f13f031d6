"""A deal that host and guests make together: who commits first cannot choose, and records tell."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from daedalus.bots import make
from daedalus.cli.commands import run
from daedalus.core.errors import NotationError
from daedalus.core.record import first_part, following_part, seed_hash, verify
from daedalus.editions import read_game
from daedalus.table.events import read_row
from daedalus.table.table import Table
from tests.browser.living import Worker, last

BODY = {"edition": "classic", "seats": [{"kind": "me"}, {"kind": "open"}], "start": "host"}
SHORT = {"cards": 1, "size": 5, "ending": "last-card"}
PART = first_part("7")  # of the host, whose secret is "7" here


def begun(chance: str, leaves: bool = False) -> tuple[Worker, str, list[str]]:
    """Return a table of a device with a guest who brings *chance*, as the game has begun.

    The tokens are the host's, that of the host's seat, and the guest's.
    """
    worker = Worker()
    made = worker.make({**BODY, "options": SHORT})
    id, host = made["id"], made["host"]
    seat = f"/api/tables/{id}/seats/1"
    if leaves:  # somebody else was here, and brought something
        token = json.loads(worker.ask("POST", seat, {"chance": "gone"})[1])["token"]
        worker.ask("DELETE", seat, None, token)
    status, body = worker.ask("POST", seat, {"name": "Leo", "chance": chance})
    assert status == 201
    tokens = [host, made["seats"][0]["token"], json.loads(body)["token"]]
    start(worker, id, host)
    return worker, id, tokens


def start(worker: Worker, id: str, host: str) -> None:
    worker.join(1, id)
    worker.send(1, t="hello", tokens=[host], log=False)
    worker.send(1, t="start", fill=None)


def table_of(worker: Worker, id: str) -> Table:
    table = Table(id)
    for row in worker.stored[id]:
        table.absorb(read_row(*row))
    return table


def finish(worker: Worker, id: str, tokens: list[str]) -> None:
    """Play a game to its end."""
    bot = make("medium")
    for line, token in enumerate(tokens[1:], 2):
        worker.join(line, id)
        worker.send(line, t="hello", tokens=[token], log=False)
    while (table := table_of(worker, id)).acting:
        (seat,) = table.acting
        action = str(bot.choose(table.rules, table.state, seat, budget_ms=10))
        worker.send(2 + seat, t="act", ply=table.ply, do=[action], seat=seat)


def again(worker: Worker, id: str, token: str) -> str:
    """Return the table of the rematch."""
    status, body = worker.ask("POST", f"/api/tables/{id}/rematch", {}, token)
    assert status == 201
    return str(json.loads(body)["id"])


def test_the_seed_is_what_host_and_guests_have_brought() -> None:
    worker, id, _ = begun("leo-1")
    assert table_of(worker, id).seed == f"{PART}+leo-1"
    now = last(worker.got[1])
    assert now["table"]["seal"] == seed_hash(PART), "bound before anybody came"
    assert now["seed_sha256"] == seed_hash(f"{PART}+leo-1")
    assert now["seed"] is None


def test_who_has_left_brings_nothing() -> None:
    worker, id, _ = begun("leo-1", leaves=True)
    assert table_of(worker, id).seed == f"{PART}+leo-1"


def test_the_last_guest_starts_the_game_with_their_chance_in_it() -> None:
    worker = Worker()
    id = worker.make({**BODY, "start": "full"})["id"]
    worker.ask("POST", f"/api/tables/{id}/seats/1", {"chance": "leo"})
    assert table_of(worker, id).seed == f"{PART}+leo"


@pytest.mark.parametrize("chance", ["a+b", "a b", "x" * 33, "ä", 'a"'])
def test_chance_that_could_be_mistaken_for_more_is_refused(chance: str) -> None:
    worker = Worker()
    id = worker.make(BODY)["id"]
    assert worker.ask("POST", f"/api/tables/{id}/seats/1", {"chance": chance})[0] == 400


def test_a_table_that_nobody_can_join_has_no_seal() -> None:
    worker = Worker()
    id = worker.make({"edition": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]})["id"]
    assert "seal" not in json.loads(worker.ask("GET", f"/api/tables/{id}")[1])["table"]


def test_a_record_tells_whether_the_host_has_kept_to_the_seal() -> None:
    worker, id, _ = begun("leo-1")
    text = worker.ask("GET", f"/api/tables/{id}/record")[1]
    assert f"seal {seed_hash(PART)}\n" in text
    table = table_of(worker, id)
    game = replace(read_game(text), first=table.first, state=table.first, seed=table.seed)
    verify(game)
    assert read_game(game.record()) == game
    with pytest.raises(NotationError, match="sealed"):
        verify(replace(game, seal=seed_hash("8")))
    with pytest.raises(NotationError, match="another first position"):
        verify(replace(game, seed=f"{PART}+mira"))


def test_the_seal_of_the_first_game_binds_the_host_in_every_rematch() -> None:
    """What is opened at the end of a game is the seal of the next; nothing is brought anew."""
    worker, id, tokens = begun("leo-1")
    part = PART
    for number in range(3):
        finish(worker, id, tokens)
        id = again(worker, id, tokens[2])
        table, seal = table_of(worker, id), part
        part = following_part("7", seal)
        assert seed_hash(part) == seal, number
        assert table.seed == f"{part}+leo-1"
        assert json.loads(worker.ask("GET", f"/api/tables/{id}")[1])["table"]["seal"] == seal


def test_who_takes_a_seat_at_a_rematch_brings_chance_for_who_has_left() -> None:
    worker, id, tokens = begun("leo-1")
    finish(worker, id, tokens)
    worker.ask("DELETE", f"/api/tables/{id}/seats/1", None, tokens[2])
    id = again(worker, id, tokens[0])
    worker.ask("POST", f"/api/tables/{id}/seats/1", {"chance": "ada"})
    start(worker, id, tokens[0])
    assert table_of(worker, id).seed == f"{following_part('7', PART)}+ada"


def test_who_takes_a_seat_of_a_running_game_has_its_seal_and_a_part_in_the_rematch() -> None:
    worker, id, tokens = begun("leo-1")
    seat = f"/api/tables/{id}/seats/1"
    worker.ask("DELETE", seat, None, tokens[2])
    shown = json.loads(worker.ask("GET", f"/api/tables/{id}")[1])["table"]
    assert shown["seal"] == seed_hash(PART), "before they bring anything"
    sat = worker.ask("POST", seat, {"chance": "ada"})
    tokens[2] = json.loads(sat[1])["token"]
    assert table_of(worker, id).seed == f"{PART}+leo-1", "dealt before they came"
    finish(worker, id, tokens)
    id = again(worker, id, tokens[2])
    assert table_of(worker, id).seed == f"{following_part('7', PART)}+ada"


def test_a_seal_ends_with_its_last_link() -> None:
    part, games = PART, 1
    while following := following_part("7", part):
        part, games = following, games + 1
    assert (part, games) == ("7", 65)
    assert not following_part("7", "of somebody else")


def test_the_command_verifies_a_game_between_devices_and_its_rematch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    worker, id, tokens = begun("leo-1")
    for sealed in (PART, following_part("7", PART)):
        finish(worker, id, tokens)
        text = worker.ask("GET", f"/api/tables/{id}/record", None, tokens[2])[1]
        assert f"seed {sealed}+leo-1\n" in text
        file = tmp_path / "joint.game"
        file.write_text(text)
        assert run(["replay", str(file), "--verify"]) == 0
        assert "the seed deals" in capsys.readouterr().out
        file.write_text(text.replace(f"seal {seed_hash(sealed)}", f"seal {seed_hash('8')}"))
        assert run(["replay", str(file), "--verify"]) != 0
        assert "sealed" in capsys.readouterr().err
        id = again(worker, id, tokens[0])
