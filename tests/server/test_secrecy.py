"""Nothing hidden leaves the server: an oracle that knows the truth reads every byte.

Two oracles.  One looks for whatever stands in the truth and not in a watcher's view: cards, hands,
piles, dice, seeds, tokens.  The other swaps the truth for another deal that looks the same to a
watcher: whatever that watcher is sent has to stay the same, letter by letter.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE
from daedalus.server import wire
from daedalus.server.eyes import checked
from daedalus.server.limits import Limits
from daedalus.server.room import Room
from daedalus.server.seats import hashed
from daedalus.server.talk import Conversation
from tests.server.stage import Place, live

pytestmark = pytest.mark.asyncio(loop_scope="module")

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic", 4, {"hands": "own", "cards": 5}),
    ("classic", 3, {"hands": "own", "ending": "edge", "size": 9}),
    ("pirates", 3, {"ending": "point:d4"}),
    ("pirates", 2, {"dark_lord": True, "hands": "own", "ending": "last-card"}),
    ("galaxy", 2, {"dark_lord": True}),
    ("galaxy", 4, {"dark_lord": True, "size": 5, "cards": 2}),
    ("go", 3, {"search": 1, "limit": 5}),
    ("connect", 2, {}),
    ("connect", 6, {}),
]
WRONG = ("b1=6", "d4", "!d4", "!a1", "out", "claim", "lay 3@2,-1=e", "lift 1", "roll", "zz", "")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("secrecy")) as running:
        yield running


def hidden_texts(truth: str, view: str) -> set[str]:
    """Return the parts of a position that its reader may not see, if long enough to be known."""
    parts = set(re.split("[ ,:/]", truth)) - set(re.split("[ ,:/]", view))
    return {part for part in parts if len(part) >= 3}


def plain(message: wire.Told) -> Any:
    told = json.loads(wire.ENCODER.encode(message))
    for clock in ("at", "times"):
        told.pop(clock, None)
    return told


class Watcher:
    """A client inside the server's process: all that would be sent to it is kept."""

    def __init__(self, place: Place, room: Room, seat: int | None) -> None:
        socket: Any = None
        self.talk = Conversation(socket, place.hub, room, Limits(False))
        self.seat = seat
        self.bytes = ""

    async def say(self, **message: Any) -> None:
        await self.talk.hear(json.dumps(message))

    def read(self) -> str:
        """Return what was sent since the last time."""
        new = "".join(self.talk.line._out)
        self.talk.line._out.clear()
        self.talk.line._bytes = 0
        self.bytes += new
        return new


@pytest.mark.parametrize(("edition", "seats", "options"), VARIANTS, ids=str)
async def test_no_hidden_byte_reaches_anyone(
    place: Place, edition: str, seats: int, options: dict[str, Any], request: Any
) -> None:
    chance = Random(f"{edition}{seats}{options}")
    actions = 1200 if request.config.getoption("--long") else 14
    done = 0
    with capture_logs() as logs:
        while done < actions:
            done += await play_watched(place, edition, seats, options, actions - done, chance, logs)


async def play_watched(
    place: Place,
    edition: str,
    seats: int,
    options: dict[str, Any],
    actions: int,
    chance: Random,
    logs: list[Any],
) -> int:
    """Play a game of random actions, right and wrong; return how many were done."""
    made = await place.make(edition, "m" * seats, options=options, listed=True)
    room = place.hub.rooms[made["id"]]
    table, rules = room.table, room.table.rules
    tokens = [key["token"] for key in made["seats"]]
    watchers = [Watcher(place, room, seat) for seat in range(seats)]
    watchers += [Watcher(place, room, None), Watcher(place, room, None)]
    for watcher in watchers[:seats]:
        await watcher.say(t="hello", tokens=[tokens[watcher.seat or 0]])
    await watchers[-2].say(t="hello")
    await watchers[-1].say(t="hello", tokens=tokens)  # one screen: the curtain is closed
    for step in range(actions):
        if table.phase != "playing":
            break
        actors = [seat for seat in table.acting if seat != HOUSE]
        if not actors:
            break
        seat = chance.choice(actors)
        for other in chance.sample(range(seats), 2 if seats > 1 else 1):
            wrong = chance.choice(WRONG)
            await watchers[other].say(t="act", ply=table.echo(other), do=[wrong])
        if chance.random() < 0.2:
            await watchers[seat].say(t="undo")
        if table.phase == "playing" and seat in table.acting:
            legal = rules.legal(rules.view(table.state, seat), seat)
            await watchers[seat].say(
                t="act", ply=table.echo(seat), do=[str(chance.choice(tuple(legal)))]
            )
        if table.outcome is not None:
            break
        await look_for_secrets(place, room, watchers, tokens, made["host"], logs, step % 12 == 0)
        compare_with_other_deals(room, watchers, chance)
    for watcher in watchers:
        room.leave(watcher.talk.line)
    return max(table.ply, 1)


async def look_for_secrets(
    place: Place,
    room: Room,
    watchers: list[Watcher],
    tokens: list[str],
    host: str,
    logs: list[Any],
    ask: bool,
) -> None:
    table, rules = room.table, room.table.rules
    truth = rules.write(table.state)
    keys = {table.seed, *map(hashed, tokens), hashed(host)}
    logged = str(logs)
    assert not any(secret in logged for secret in (*keys, *tokens, host))
    assert not any(part in logged for part in hidden_texts(truth, ""))
    for watcher in watchers:
        new = watcher.read()
        if ask:
            new += await ask_around(
                place, table.id, None if watcher.seat is None else tokens[watcher.seat]
            )
        assert new or not ask
        view = rules.write(rules.view(table.state, watcher.seat))
        secrets = hidden_texts(truth, view) | keys | {host}
        secrets |= {token for seat, token in enumerate(tokens) if seat != watcher.seat}
        found = [secret for secret in secrets if secret in new]
        assert not found, f"seat {watcher.seat} was told {found}"


async def ask_around(place: Place, table: str, token: str | None) -> str:
    """Return all that HTTP tells about a table to who holds *token*."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    paths = ("", "/record", "/replay", "/seats/0/pair", "/nothing")
    texts = [
        (await place.http.get(f"/api/tables/{table}{path}", headers=headers)).text for path in paths
    ]
    texts.append((await place.http.get("/api/tables", headers=headers)).text)
    texts.append((await place.http.get("/metrics", headers=headers)).text)
    refused = await place.http.post(f"/api/tables/{table}/rematch", headers=headers)
    assert refused.status_code in (400, 403)
    return "".join([*texts, refused.text])


def compare_with_other_deals(room: Room, watchers: list[Watcher], chance: Random) -> None:
    """Whatever is hidden from a watcher, it would have been sent the same."""
    table, rules = room.table, room.table.rules
    truth = table.state
    for watcher in watchers:
        line, seat = watcher.talk.line, watcher.seat
        assert line.eyes == seat
        sent = plain(room.now(line))
        tries = [(who, text) for who in range(len(table.chairs)) for text in WRONG]
        refused = [refusal(room, who, text) for who, text in tries if who == seat]
        try:
            table.state = rules.imagine(rules.view(truth, seat), str(chance.random()))
            room._sights.clear()
            assert plain(room.now(line)) == sent
            assert [refusal(room, who, text) for who, text in tries if who == seat] == refused
        finally:
            table.state = truth
            room._sights.clear()


def refusal(room: Room, seat: int, text: str) -> str:
    try:
        checked(room.table, seat, [text], room.table.last_at - room.table.began_at)
    except GameError as error:
        return f"{error.code} {error}"
    return ""


async def test_the_oracle_would_notice_a_leak(place: Place) -> None:
    made = await place.make(seats="mm", options={"cards": 6})
    table = place.hub.rooms[made["id"]].table
    truth = table.rules.write(table.state)
    view = table.rules.write(table.rules.view(table.state, 0))
    assert hidden_texts(truth, view) == {table.state.left[0], table.state.left[1]}
