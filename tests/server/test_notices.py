"""Notices that a turn waits: one per turn, none at night, none to strangers' addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from daedalus.server.push import addresses
from daedalus.server.push.addresses import address_of, place_of
from daedalus.server.push.due import day_of, tomorrow
from daedalus.server.push.sealing import Signer, from64, new_key, plain64, public_bytes, sealed
from daedalus.server.push.sending import PushSender
from daedalus.table.slow import DAY_MS, HOUR_MS
from tests.server.stage import Client, Place, live, turn_of
from tests.support.push import Browser, PushService, signed

CONTACT = "mailto:host@example.org"
MORNING = 20_000 * DAY_MS + 9 * HOUR_MS


class Days:
    """A server with slow tables whose days the test turns; nobody stays connected."""

    def __init__(self, tmp_path: Path, push: PushService, patch: pytest.MonkeyPatch) -> None:
        self.at, self._folder, self._push = MORNING, tmp_path, push
        for module in ("room", "hub", "scheduler"):
            patch.setattr(f"daedalus.server.{module}.now_ms", lambda: self.at)
        # The test asks for what is due when it has turned the clock.
        patch.setattr("daedalus.server.hub.NOTICES_S", 3600.0)

    def server(self) -> Any:
        return live(self._folder, push_contact=CONTACT, push_services=(self._push.origin,))

    async def look(self, place: Place) -> int:
        notices = place.hub.notices
        assert notices is not None
        return await notices.work(self.at)

    async def play(self, place: Place, table: str, token: str) -> None:
        """Come, play the turn, and go."""
        there = len(place.hub.rooms[table].readers) if table in place.hub.rooms else 0
        client = await Client.connect(place.port, table)
        await client.send(t="hello", tokens=[token])
        await client.now()
        await client.act(*turn_of(client, 3))
        assert client.last["by"] is not None
        await client.close()
        while len(place.hub.rooms[table].readers) > there:
            await asyncio.sleep(0.005)


async def made(place: Place, count: int = 3, **more: Any) -> tuple[str, list[str]]:
    """Make a slow table, and return its id and the tokens of its seats."""
    found = await place.make(seats="m" * count, options={"start": 1}, slow={"days": 1}, **more)
    return found["id"], [each["token"] for each in found["seats"]]


async def want(
    place: Place, table: str, seat: int, token: str, browser: Browser, **more: Any
) -> Any:
    return await place.http.put(
        f"/api/tables/{table}/seats/{seat}/notices",
        json={**browser.wanted, **more},
        headers={"authorization": f"Bearer {token}"},
    )


async def test_a_slow_game_of_five_days_tells_everybody_once_a_turn_and_never_at_night(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with PushService() as push:
        days = Days(tmp_path, push, monkeypatch)
        browsers = [push.browser(name) for name in ("mira", "orla", "bram")]
        turns = {name: 0 for name in push.browsers}
        async with days.server() as place:
            table, tokens = await made(place)
            for seat, browser in enumerate(browsers):
                answer = await want(place, table, seat, tokens[seat], browser)
                assert answer.status_code == 204, answer.text
        stopped = False
        for day in range(5):  # each with a server of its own
            async with days.server() as place:
                for hour in (9, 23):
                    days.at = MORNING + day * DAY_MS + (hour - 9) * HOUR_MS
                    seat = (2 * day + (hour > 9)) % 3
                    following = browsers[(seat + 1) % 3]
                    before = len(push.told)
                    await days.look(place)
                    await days.play(place, table, tokens[seat])
                    sent = await days.look(place)
                    assert await days.look(place) == 0, "once per turn"
                    if hour == 23:
                        assert len(push.told) == before, "nobody is told anything at night"
                        days.at += 10 * HOUR_MS
                        sent = await days.look(place)
                    assert sent == (0 if stopped and following.name == "bram" else 1)
                    turns[following.name] += sent
                if day == 3:
                    path, body = "/api/notices/stop", {"endpoint": browsers[2].endpoint}
                    assert (await place.http.post(path, json=body)).status_code == 204
                    stopped = True
        assert {name: len(push.of(name)) for name in turns} == turns
        who, headers, notice = push.told[0]
        assert (who, notice) == (
            "orla",
            {"table": table, "edition": "classic", "names": [], "count": 1},
        )
        claims = signed(headers)
        assert (claims["aud"], claims["sub"]) == (push.origin, CONTACT)
        assert not any(token in str(push.told) for token in tokens)


async def test_who_wants_one_a_day_gets_one_for_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with PushService() as push:
        days = Days(tmp_path, push, monkeypatch)
        orla = push.browser("orla")
        async with days.server() as place:
            tables = [await made(place, 2) for _ in range(3)]
            for table, tokens in tables:
                await want(place, table, 1, tokens[1], orla, daily=True)
            await days.play(place, tables[0][0], tables[0][1][0])
            assert await days.look(place) == 1
            for table, tokens in tables[1:]:
                days.at += HOUR_MS
                await days.play(place, table, tokens[0])
                assert await days.look(place) == 0
            days.at = MORNING + DAY_MS
            assert await days.look(place) == 1
            assert [each["count"] for each in push.of("orla")] == [1, 2]


async def test_who_is_there_and_who_has_played_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with PushService() as push:
        days = Days(tmp_path, push, monkeypatch)
        async with days.server() as place:
            table, tokens = await made(place, 2)
            for seat, name in enumerate(("mira", "orla")):
                await want(place, table, seat, tokens[seat], push.browser(name))
            orla = await place.join(table, tokens[1])
            await days.play(place, table, tokens[0])
            assert await days.look(place) == 0
            await orla.close()
            await days.play(place, table, tokens[1])
            await days.play(place, table, tokens[0])
            await days.play(place, table, tokens[1])
            assert await days.look(place) == 1
            assert [who for who, *_ in push.told] == ["mira"]


@pytest.mark.parametrize("status", [404, 410, 403])
async def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    async with PushService() as push:
        days = Days(tmp_path, push, monkeypatch)
        async with days.server() as place:
            table, tokens = await made(place, 2)
            await want(place, table, 1, tokens[1], push.browser("orla"))
            push.status = status
            await days.play(place, table, tokens[0])
            await days.look(place)
            push.status = 201
            days.at += 2 * HOUR_MS
            await days.play(place, table, tokens[1])
            await days.play(place, table, tokens[0])
            assert await days.look(place) == 0
            assert push.told == []


@pytest.mark.parametrize("fault", ["500", "302", "silent", "away"])
async def test_a_push_service_that_fails_is_asked_again_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    async with PushService() as push:
        days = Days(tmp_path, push, monkeypatch)
        async with days.server() as place:
            table, tokens = await made(place, 2)
            await want(place, table, 1, tokens[1], push.browser("orla"))
            sender = await place.hub.notices.sender()
            sender._answer_s = 0.3
            push.silent = fault == "silent"
            push.status = int(fault) if fault.isdigit() else 201
            if fault == "away":
                monkeypatch.setattr(addresses, "address_of", None)
                await push.__aexit__()
            await days.play(place, table, tokens[0])
            assert await days.look(place) == 0
            push.silent, push.status = False, 201
            days.at += 2 * 60_000
            again = await days.look(place)
            assert again == (1 if fault in ("500", "silent") else 0)
            assert len(push.told) == again


async def test_only_whoever_sits_there_is_told(tmp_path: Path) -> None:
    async with PushService() as push:
        orla = push.browser("orla")
        options = {"push_contact": CONTACT, "push_services": (push.origin,)}
        async with live(tmp_path, **options) as place:
            table, tokens = await made(place, 2)
            assert (await want(place, table, 1, tokens[0], orla)).status_code == 403
            assert (await want(place, table, 1, tokens[1], orla)).status_code == 204
            fast = await place.make(seats="mm")
            token = fast["seats"][0]["token"]
            assert (await want(place, fast["id"], 0, token, orla)).status_code == 400
            stranger = Browser("http://127.0.0.1:9", "orla")
            assert (await want(place, table, 1, tokens[1], stranger)).status_code == 400
            broken = {**orla.wanted, "p256dh": "A" * 87}
            answer = await place.http.put(
                f"/api/tables/{table}/seats/1/notices",
                json=broken,
                headers={"authorization": f"Bearer {tokens[1]}"},
            )
            assert answer.status_code == 400
            key = (await place.http.get("/api/notices")).json()["key"]
            assert len(from64(key)) == 65
        async with live(tmp_path, **options) as place:
            assert (await place.http.get("/api/notices")).json()["key"] == key
        async with live(tmp_path) as place:
            assert (await place.http.get("/api/notices")).json() == {"key": None}


def test_nothing_is_sent_but_to_known_push_services() -> None:
    known = (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    )
    for endpoint in known:
        assert place_of(endpoint), endpoint
    for endpoint in (
        "http://fcm.googleapis.com/abc",
        "https://fcm.googleapis.com:8443/abc",
        "https://fcm.googleapis.com@evil.example/abc",
        "https://evil.example/fcm.googleapis.com",
        "https://notify.windows.com.evil.example/",
        "https://127.0.0.1/abc",
        "https://[::1]/abc",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com:99999/abc",
        "https://",
        "",
    ):
        assert place_of(endpoint) is None, endpoint
    own = place_of("http://127.0.0.1:99/x", ["http://127.0.0.1:99"])
    assert own
    assert own.own


async def test_a_name_that_leads_into_a_private_network_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def private(*_: object) -> list[Any]:
        return [(2, 1, 6, "", ("10.0.0.7", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", private)
    place = place_of("https://fcm.googleapis.com/abc")
    assert place
    with pytest.raises(OSError, match="no public address"):
        await address_of(place)
    browser = Browser("https://fcm.googleapis.com", "abc")
    sender = PushSender(Signer(new_key(), CONTACT))
    keys = browser.wanted["p256dh"], browser.wanted["auth"]
    assert await sender.send(browser.endpoint, *keys, b"{}", "t") == "later"
    await sender.close()


def test_a_message_is_sealed_as_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(from64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"),
        ec.SECP256R1(),
    )
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        from64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert plain64(public_bytes(own.public_key())).startswith("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy")
    assert plain64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
        "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVB"
        "St2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_day_begins_where_somebody_lives() -> None:
    midnight = 20_000 * DAY_MS
    assert day_of(midnight, 60) == day_of(midnight - 1, 60)
    assert day_of(midnight - 1, 60) == 20_000
    assert tomorrow(midnight + HOUR_MS, 0) == midnight + DAY_MS + 8 * HOUR_MS
    assert tomorrow(midnight + HOUR_MS, -120) == midnight + 10 * HOUR_MS
