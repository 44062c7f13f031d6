"""A table from its making to its rematch, as clients see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from daedalus.core.record import verify
from daedalus.editions import edition, edition_names, read_game
from daedalus.server.connection import Connection
from daedalus.table.change import change
from daedalus.table.events import Left
from tests.server.stage import Client, Place, live, turn_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("tables")) as running:
        yield running


async def sit_two(place: Place, **more: Any) -> tuple[str, Client, Client]:
    """Return a running game of two people with a client each."""
    made = await place.make(seats="mo", options={"cards": 1, "start": 1}, **more)
    taken = await place.http.post(f"/api/tables/{made['id']}/seats/1", json={"name": "Orla"})
    one = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    two = await place.join(made["id"], taken.json()["token"])
    return made["id"], one, two


@pytest.mark.parametrize("name", edition_names())
async def test_any_edition_is_played_to_its_end_against_a_bot(place: Place, name: str) -> None:
    engine = edition(name).engine
    short = {"sliding": {"cards": 1, "ending": "last-card"}, "go": {"search": 1, "limit": 1}}
    made = await place.make(name, "mb", options=short.get(engine, {}))
    client = await place.join(made["id"], made["seats"][0]["token"])
    house: list[str] = []
    turns = 0

    def is_over() -> bool:
        # A whole game of Go! takes minutes: here it is a roll and the word to build.
        return len(house) >= 2 if engine == "go" else bool(client.last["outcome"])

    while not is_over():
        if 0 in client.last["to_act"] and client.legal:
            turns += 1
            message = await client.act(*turn_of(client, turns * 7))
        else:
            message = await client.now()
        if message["t"] == "now" and message["by"] == -1:
            house += message["did"]
    assert client.last["ply"] > 1
    assert [word.split()[0] for word in house[:1]] == (["go"] if engine == "go" else [])
    await client.close()


async def test_what_one_does_the_other_sees(place: Place) -> None:
    _, one, two = await sit_two(place)
    done = turn_of(one)
    receipt = await one.act(*done)
    seen = await two.until(lambda m: m["t"] == "now" and m["did"])
    assert receipt["did"] == seen["did"] == done
    assert (receipt["ply"], seen["ply"], seen["by"], seen["to_act"]) == (2, 2, 0, [1])
    assert two.legal
    assert receipt["legal"] == []
    assert two.last["reach"]["after"].keys() == set(two.legal)


async def test_a_preview_of_where_each_push_leads_is_what_the_rules_say(place: Place) -> None:
    table, one, _ = await sit_two(place)
    truth = place.hub.rooms[table].table
    rules, state = truth.rules, truth.state
    reach = one.last["reach"]
    for push in rules.legal(state, 0):
        after = rules.legal(rules.apply(state, 0, push), 0)
        bits = int(reach["after"][push], 16)
        shown = {walk for at, walk in enumerate(reach["walks"]) if bits >> at & 1}
        assert shown == set(after)


async def test_an_action_sent_twice_is_done_once(place: Place) -> None:
    _, one, two = await sit_two(place)
    done = turn_of(one)
    await one.act(*done)
    again = await one.ask(t="act", ply=0, do=done)
    assert (again["t"], again["ply"]) == ("now", 2)
    other = await one.ask(t="act", ply=0, do=["b1=z"])
    assert (other["t"], other["code"], other["now"]["ply"]) == ("no", "stale", 2)
    await two.until(lambda m: m["t"] == "now" and m["did"])
    assert two.last["ply"] == 2


async def test_a_refused_action_changes_nothing(place: Place) -> None:
    _, one, two = await sit_two(place)
    before = one.last["pos"]
    for wrong in (["zz"], ["d4"], [one.legal[0], "zz"], [one.legal[0], one.legal[1]]):
        answer = await one.act(*wrong)
        assert answer["t"] == "no"
        assert answer["now"]["pos"] == before
        assert answer["now"]["legal"], "who was refused is told what is allowed"
    answer = await two.act("b1=6")
    assert (answer["t"], answer["code"]) == ("no", "illegal")
    assert "turn of player 1" in answer["why"]
    answer = await two.act("b1=6", seat=0)
    assert answer["code"] == "forbidden"


async def test_one_screen_sees_nothing_secret_until_it_says_whose_eyes_it_has(place: Place) -> None:
    made = await place.make(seats="mm", options={"cards": 3, "start": 1})
    tokens = [key["token"] for key in made["seats"]]
    client = await place.join(made["id"], *tokens)
    assert client.last["you"] == {"seats": [0, 1], "host": False, "eyes": None}
    assert client.last["pos"].endswith(":???,:???")
    assert client.last["legal"] == []
    own = await client.ask(t="eyes", seat=0)
    assert own["pos"].endswith("??,:???")
    assert not own["pos"].endswith(":???,:???")
    assert own["legal"]
    hidden = await client.ask(t="eyes", seat=None)
    assert hidden["pos"].endswith(":???,:???")
    other = await client.ask(t="eyes", seat=1)
    assert other["pos"].split(" ")[-1].startswith(":???,:")
    assert other["legal"] == []


async def test_who_watches_and_then_sits_says_hello_again_and_plays(place: Place) -> None:
    made = await place.make(seats="mo", options={"cards": 1, "start": 2})
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    guest = await place.join(made["id"])
    taken = await place.http.post(f"/api/tables/{made['id']}/seats/1", json={"name": "Orla"})
    await guest.until(lambda m: m["t"] == "now" and m["pos"])
    assert guest.last["you"]["seats"] == []
    await guest.ask(t="hello", tokens=[taken.json()["token"]])
    assert guest.last["you"] == {"seats": [1], "host": False, "eyes": 1}
    assert guest.legal
    await host.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["here"])
    assert (await guest.act(*turn_of(guest)))["t"] == "now"


async def test_who_stands_up_has_nobodys_eyes_and_may_sit_down_again(place: Place) -> None:
    table, one, two = await sit_two(place)
    path = f"/api/tables/{table}/seats/1"
    room = place.hub.rooms[table]
    assert two.last["you"]["eyes"] == 1
    await room.change(lambda *now: change(Left(1)))
    await two.until(lambda m: m["t"] == "now" and m["you"]["seats"] == [])
    assert two.last["you"]["eyes"] is None
    assert two.last["pos"] == (await place.join(table)).last["pos"], "it sees what all may see"
    taken = await place.http.post(path, json={"name": "Orla"})
    await two.ask(t="hello", tokens=[taken.json()["token"]])
    assert two.last["you"] == {"seats": [1], "host": False, "eyes": 1}
    await one.act(*turn_of(one))
    await two.until(lambda m: m["t"] == "now" and m["did"])
    assert two.legal


async def test_a_second_device_is_paired_once(place: Place) -> None:
    made = await place.make(seats="mm")
    key = made["seats"][0]["token"]
    path = f"/api/tables/{made['id']}"
    mine = {"authorization": f"Bearer {key}"}
    foreign = {"authorization": f"Bearer {made['seats'][1]['token']}"}
    assert (await place.http.post(f"{path}/seats/0/pair", headers=foreign)).status_code == 403
    offer = (await place.http.post(f"{path}/seats/0/pair", headers=mine)).json()
    assert offer["link"] == f"/t/{made['id']}#pair={offer['code']}"
    answer = await place.http.post(f"{path}/pair", json={"code": offer["code"]})
    assert answer.status_code == 201
    assert answer.json()["seat"] == 0
    assert answer.json()["token"] != key
    phone = await place.join(made["id"], answer.json()["token"])
    assert phone.last["you"]["seats"] == [0]
    again = await place.http.post(f"{path}/pair", json={"code": offer["code"]})
    assert again.status_code == 404


async def test_the_record_is_whole_at_the_end_and_a_view_before(place: Place) -> None:
    made = await place.make(seats="mb", options={"cards": 2, "ending": "last-card"})
    path = f"/api/tables/{made['id']}/record"
    early = (await place.http.get(path)).text
    assert "seed" not in early.replace("sha256", "")
    assert ":??,:??" in early
    client = await place.join(made["id"], made["seats"][0]["token"])
    turns = 0
    while not client.last["outcome"]:
        if 0 in client.last["to_act"]:
            turns += 1
            await client.act(*turn_of(client, turns * 5))
        else:
            await client.now()
    game = read_game((await place.http.get(path)).text)
    verify(game)
    assert game.seed == client.last["seed"]
    assert game.seed_sha256 == client.last["seed_sha256"]
    assert len(game.events) == client.last["ply"]
    replay = (await place.http.get(f"/api/tables/{made['id']}/replay")).json()
    assert len(replay["frames"]) == len(game.events) + 1
    assert replay["verified"] is True
    read = await place.http.post("/api/replay", json={"record": game.record()})
    assert read.json()["frames"] == replay["frames"]


async def test_a_rematch_keeps_the_people_and_moves_the_start(place: Place) -> None:
    made = await place.make(seats="mb", options={"cards": 1, "ending": "last-card", "start": 1})
    token = made["seats"][0]["token"]
    client = await place.join(made["id"], token)
    path = f"/api/tables/{made['id']}/rematch"
    mine = {"authorization": f"Bearer {token}"}
    assert (await place.http.post(path, headers=mine)).status_code == 400
    turns = 0
    while not client.last["outcome"]:
        turns += 1
        if 0 in client.last["to_act"]:
            await client.act(*turn_of(client, turns * 5))
        else:
            await client.now()
    assert (await place.http.post(path)).status_code == 403
    following = (await place.http.post(path, headers=mine)).json()
    assert (await place.http.post(path, headers=mine)).json() == following
    told = await client.until(lambda m: m["t"] == "now" and m["table"]["next"])
    assert told["table"]["next"] == following["id"]
    again = await place.join(following["id"], token)
    assert again.last["you"]["seats"] == [0]
    assert again.last["table"]["options"]["start"] == 2


async def test_a_take_back_is_free_before_the_turn_is_complete(place: Place) -> None:
    _, one, two = await sit_two(place)
    before = one.last["pos"]
    await one.act(one.legal[5])
    back = await one.ask(t="undo")
    assert (back["cause"], back["ply"], back["pos"]) == ("undo", 0, before)
    assert back["legal"]
    assert await two.until(lambda m: m.get("cause") == "undo")


async def test_a_take_back_afterwards_needs_everyones_consent(place: Place) -> None:
    _, one, two = await sit_two(place)
    before = one.last["pos"]
    stay = next(turn for turn in (turn_of(one, at) for at in range(40)) if turn)
    await one.act(*stay)
    asked = await one.ask(t="undo")
    if asked["t"] == "no":  # it found its card: what was hidden is shown, and stays done
        assert "hidden" in asked["why"]
        return
    assert asked["table"]["ask"] == {"seat": 0, "to": 0, "waiting": [1]}
    await two.until(lambda m: m["t"] == "now" and m["table"]["ask"])
    refused = await two.ask(t="answer", yes=False)
    assert refused["table"]["ask"] is None
    assert refused["ply"] == 2
    await one.until(lambda m: m["t"] == "now" and not m["table"]["ask"])
    await one.ask(t="undo")
    await two.until(lambda m: m["t"] == "now" and m["table"]["ask"])
    await two.ask(t="answer", yes=True)
    back = await one.until(lambda m: m.get("cause") == "undo")
    assert (back["ply"], back["pos"]) == (0, before)
    assert back["log"] == []


async def test_a_find_cannot_be_taken_back(place: Place) -> None:
    """Whoever finds a card has seen the next one."""
    table, one, _ = await sit_two(place)
    room = place.hub.rooms[table]
    for _ in range(60):
        for client, seat in ((one, 0),):
            rules, state = room.table.rules, room.table.state
            goals = rules.targets(state, seat)  # type: ignore[attr-defined]
            for push in rules.legal(state, seat):
                after = rules.apply(state, seat, push)
                for walk in rules.legal(after, seat):
                    end = rules.apply(after, seat, walk)
                    if len(end.found[seat]) > len(state.found[seat]):
                        await client.act(push, walk)
                        answer = await client.ask(t="undo")
                        assert answer["t"] == "no"
                        assert "hidden" in answer["why"]
                        return
            assert goals is not None
        made = await place.make(seats="mm", options={"cards": 1, "start": 1})
        one = await place.join(made["id"], made["seats"][0]["token"])
        room = place.hub.rooms[made["id"]]
    raise AssertionError("no deal with a find in the first turn")


async def test_chat_is_phrases_unless_the_host_allows_more(place: Place) -> None:
    _, one, two = await sit_two(place)
    await one.send(t="chat", phrase="well-played")
    said = await two.until(lambda m: m["t"] == "chat")
    assert (said["seat"], said["phrase"], said["text"]) == (0, "well-played", None)
    assert (await one.ask(t="chat", phrase="nonsense"))["code"] == "option"
    assert (await one.ask(t="chat", text="hi"))["code"] == "forbidden"
    _, one, two = await sit_two(place, free_text=True)
    await one.send(t="chat", text="<b>hi</b>")
    said = await two.until(lambda m: m["t"] == "chat")
    assert said["text"] == "<b>hi</b>"


async def test_the_host_sets_the_table_up(place: Place) -> None:
    made = await place.make(seats="mo", start="host")
    path = f"/api/tables/{made['id']}"
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    mine = {"authorization": f"Bearer {made['host']}"}
    change = {"edition": "galaxy", "seats": 3, "options": {"cards": 2}}
    assert (await place.http.patch(path, json=change)).status_code == 403
    answer = await place.http.patch(path, json=change, headers=mine)
    assert answer.status_code == 200, answer.text
    assert answer.json()["table"]["edition"] == "galaxy"
    assert len(answer.json()["table"]["seats"]) == 3
    bad = await place.http.patch(path, json={"options": {"cards": 24}}, headers=mine)
    assert (bad.status_code, bad.json()["code"]) == (400, "option")
    guest = (await place.http.post(f"{path}/seats/1", json={"name": "Orla"})).json()
    second = await place.join(made["id"], guest["token"])
    assert (await second.ask(t="start"))["code"] == "forbidden"
    assert (await host.ask(t="start"))["t"] in ("no", "now")
    await host.send(t="seat", seat=2, kind="bot", level="easy")
    await host.until(lambda m: m["t"] == "now" and m["table"]["seats"][2]["kind"] == "bot")
    await second.send(t="name", name="Orla Two")
    await second.send(t="ready")
    await host.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["ready"])
    await host.send(t="ready")
    begun = await second.until(lambda m: m["t"] == "now" and m["pos"])
    assert begun["table"]["phase"] == "playing"
    assert begun["table"]["seats"][1]["name"] == "Orla Two"
    assert begun["seed_sha256"]


async def test_open_seats_can_be_given_to_bots_at_the_start(place: Place) -> None:
    made = await place.make(seats="moo", start="host")
    host = await place.join(made["id"], made["host"], made["seats"][0]["token"])
    assert (await host.ask(t="start"))["code"] == "illegal"
    begun = await host.ask(t="start", fill="random")
    assert [seat["kind"] for seat in begun["table"]["seats"]] == ["human", "bot", "bot"]


async def test_who_leaves_can_be_replaced(place: Place) -> None:
    table, one, two = await sit_two(place)
    path = f"/api/tables/{table}/seats/1"
    assert (await place.http.post(path, json={})).status_code == 409
    assert (await place.http.delete(path)).status_code == 403
    await two.close()
    token = place.hub.rooms[table]
    assert token.table.chairs[1].keys
    made = await place.make(seats="mo")
    taken = (await place.http.post(f"/api/tables/{made['id']}/seats/1", json={})).json()
    mine = {"authorization": f"Bearer {taken['token']}"}
    path = f"/api/tables/{made['id']}/seats/1"
    assert (await place.http.delete(path, headers=mine)).status_code == 204
    one = await place.join(made["id"], made["seats"][0]["token"])
    assert one.last["table"]["seats"][1]["absent"] is True
    await one.send(t="bot", seat=1, level="random")
    stood = await one.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["stand_in"])
    assert stood["table"]["seats"][1]["stand_in"] == "random"
    new = (await place.http.post(path, json={"name": "Wren"})).json()
    other = await place.join(made["id"], new["token"])
    assert other.last["you"]["seats"] == [1]
    await other.send(t="back")  # a move of the bot can come before the answer
    await other.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["stand_in"] is None)


async def test_absence_is_seen_after_the_grace_time_and_a_bot_may_play_on(place: Place) -> None:
    table, one, two = await sit_two(place, grace=5)
    refused = await one.ask(t="bot", seat=1)
    assert (refused["t"], "absent" in refused["why"]) == ("no", True)
    room = place.hub.rooms[table]
    await two.close()
    await one.until(lambda m: m["t"] == "now" and not m["table"]["seats"][1]["here"])
    room.presence.away[1] -= 4.5  # rather than wait
    place.hub.scheduler.look(room)
    await one.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["absent"])
    await one.send(t="bot", seat=1, level="random")
    await one.until(lambda m: m["t"] == "now" and m["table"]["seats"][1]["stand_in"])
    await one.act(*turn_of(one))
    played = await one.until(lambda m: m.get("cause") == "bot")
    assert played["by"] == 1


async def test_time_out_plays_a_push_and_stays(place: Place) -> None:
    _, one, two = await sit_two(place, clock={"kind": "turn", "seconds": 1})
    assert one.last["times"]["running"] == [0]
    before = one.last["pos"].split(" ")
    out = await two.until(lambda m: m.get("cause") == "time")
    assert out["by"] == 0
    assert len(out["did"]) == 2
    after = out["pos"].split(" ")
    assert after[4] == "2p"
    assert before[3].split(",")[0] == after[3].split(",")[0] == out["did"][1]


async def test_a_game_clock_counts_down_and_gets_its_increment(place: Place) -> None:
    _, one, _ = await sit_two(place, clock={"kind": "game", "seconds": 100, "increment": 7})
    await asyncio.sleep(0.3)
    now = await one.act(*turn_of(one))
    assert 7_000 < now["times"]["left"][0] <= 106_750
    assert now["times"]["running"] == [1]


async def test_a_slow_client_is_dropped_and_the_others_go_on(place: Place) -> None:
    table, one, _ = await sit_two(place)
    room = place.hub.rooms[table]

    slow = Connection()
    room.readers.add(slow)
    for _ in range(120):
        room.tell()
        await asyncio.sleep(0)
    assert slow.closing == "slow"
    assert "slow" in str(await slow.take())
    assert await slow.take() is None
    room.leave(slow)
    assert (await one.act(*turn_of(one)))["t"] == "now"


async def test_hints_come_from_a_bot_and_only_where_allowed(place: Place) -> None:
    _, one, two = await sit_two(place)
    await one.send(t="hint")
    hint = await one.until(lambda m: m["t"] in ("hint", "no"))
    assert hint["t"] == "hint", hint
    assert len(hint["do"]) == 2
    assert hint["do"][0] in one.legal
    assert hint["why"]["id"] in ("wins", "finds", "plans", "nears")
    assert (await two.ask(t="hint"))["t"] == "no"
    _, one, two = await sit_two(place, hints=False)
    assert (await one.ask(t="hint"))["t"] == "no"


async def test_tables_are_listed_only_if_wished_and_cleaned_up_when_old(place: Place) -> None:
    hidden = await place.make()
    shown = await place.make(seats="mo", listed=True)
    ids = [table["id"] for table in (await place.http.get("/api/tables")).json()["tables"]]
    assert shown["id"] in ids
    assert hidden["id"] not in ids
    day = 86_400_000
    now = place.hub.rooms[shown["id"]].table.last_at
    assert await place.hub.store.clean(now + 29 * day) == []
    assert {hidden["id"], shown["id"]} <= set(await place.hub.store.clean(now + 31 * day))
    assert await place.hub.store.rows(shown["id"]) == []


async def test_no_two_at_a_table_have_the_same_name(place: Place) -> None:
    seats = [
        {"kind": "me", "name": "Mira"},
        {"kind": "me", "name": "mira"},
        {"kind": "bot", "name": "Mira", "level": "random"},
        {"kind": "open"},
    ]
    body = {"edition": "classic", "seats": seats, "start": "host"}
    made = (await place.http.post("/api/tables", json=body)).json()
    path = f"/api/tables/{made['id']}/seats/3"
    taken = (await place.http.post(path, json={"name": "Мira"})).json()
    client = await place.join(made["id"], taken["token"])
    names = [seat["name"] for seat in client.last["table"]["seats"]]
    assert names == ["Mira", "mira 2", "Mira 3", "Мira 4"]
    renamed = await client.ask(t="name", name="MIRA")
    assert renamed["table"]["seats"][3]["name"] == "MIRA 4"
    assert (await client.ask(t="name", name="Wren"))["table"]["seats"][3]["name"] == "Wren"
    assert (await client.ask(t="name", name="Wren"))["table"]["seats"][3]["name"] == "Wren"
    refused = await client.ask(t="name", name="\u3164")
    assert (refused["code"], "invisible" in refused["why"]) == ("option", True)
