"""Nothing hidden leaves the server: an oracle that knows the truth reads every byte.

Two oracles.  One looks for whatever is in the full state and not in a watcher's view: cards, hands,
piles, dice, seeds, tokens.  The other swaps the truth for another deal that looks the same to a
watcher: whatever that watcher is sent has to stay the same, letter by letter, be it a position, a
record or a refusal.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa
from structlog.testing import capture_logs

from daedalus.core.errors import GameError
from daedalus.core.game import HOUSE, Setup
from daedalus.editions import edition, shelf
from daedalus.server.connection import Connection
from daedalus.server.database import tables
from daedalus.server.limits import Limits
from daedalus.server.room import Room, now_ms
from daedalus.server.websocket import Conversation
from daedalus.table import messages, views
from daedalus.table.keys import hashed
from daedalus.table.replays import record_of_table
from daedalus.table.seat_view import checked
from tests.server.stage import Place, act, live
from tools.bench.report import Report

pytestmark = pytest.mark.asyncio(loop_scope="module")

Variant = tuple[str, int, dict[str, Any]]

FEW: list[Variant] = [
    ("classic", 3, {"hands": "own", "ending": "edge", "size": 9, "cards": 5}),
    ("pirates", 2, {"dark_lord": True, "hands": "own", "ending": "last-card"}),
    ("galaxy", 4, {"dark_lord": True, "size": 5, "cards": 2}),
    ("go", 3, {"search": 1, "limit": 5}),
    ("connect", 6, {}),
    ("classic", 2, {}),
    ("pirates", 3, {"ending": "point:d4"}),
    ("connect", 2, {}),
]


def all_variants() -> list[Variant]:
    """Return every edition with the fewest and the most seats, and with every word of an option."""
    variants: list[Variant] = list(FEW)
    for rules in shelf().values():
        variants += [(rules.id, seats, {}) for seats in (rules.seats[0], rules.seats[-1])]
        for number, option in enumerate(rules.options):
            seats = rules.seats[number % len(rules.seats)]
            chosen = [*option.words, option.low, option.high]
            if option.shape:
                chosen.append("point:g1")
            variants += [
                (rules.id, max(seats, 2), {option.name: word})
                for word in chosen
                if word is not None and word != option.default
            ]
    return [variant for variant in variants if playable(variant)]


def playable(variant: Variant) -> bool:
    name, seats, options = variant
    try:
        edition(name, **options).start(Setup(seats, "try"))
    except GameError:
        return False
    return True


BYTES = [0]  # read by the oracles so far
CROSSED = [0]  # actions that the other processes were told
BUS_SAYS = {
    "rows",
    "at",
    "acted",
    "here",
    "watching",
    "host",  # whether the host is there
    "alone",  # the seats that have a device of their own
    "shared",  # the seats around one screen
    "said",
    "wake",
    "alive",
    "bye",
    "who",
    "gone",
}
WRONG = ("b1=6", "d4", "!d4", "!a1", "out", "claim", "lay 3@2,-1=e", "lift 1", "roll", "zz", "")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    async with live(tmp_path_factory.mktemp("secrecy")) as running:
        yield running


def hidden_texts(truth: str, view: str) -> set[str]:
    """Return the parts of a position that its reader may not see, if long enough to stand out."""
    parts = set(re.split("[ ,:/]", truth)) - set(re.split("[ ,:/]", view))
    return {part for part in parts if len(part) >= 3}


def plain(message: messages.ServerMessage) -> Any:
    told = json.loads(messages.ENCODER.encode(message))
    for clock in ("at", "times"):
        told.pop(clock, None)
    return told


class Watcher:
    """A client inside the server's process: all that would be sent to it is kept."""

    def __init__(self, place: Place, room: Room, seat: int | None) -> None:
        socket: Any = None
        self.talk = Conversation(socket, place.hub, room, Limits(False))
        self.seat = seat

    async def say(self, **message: Any) -> None:
        await self.talk.hear(json.dumps(message))

    def read(self) -> str:
        """Return what was sent since the last time."""
        new = "".join(self.talk.connection._out)
        self.talk.connection._out.clear()
        self.talk.connection._bytes = 0
        return new


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [*FEW[:5], *(pytest.param(*each, marks=pytest.mark.long) for each in FEW[5:])],
    ids=str,
)
async def test_no_hidden_byte_reaches_anyone(
    place: Place, name: str, seats: int, options: dict[str, Any]
) -> None:
    before = CROSSED[0]
    assert await watch_games(place, (name, seats, options), actions=8) >= 8
    assert CROSSED[0] > before, "the oracle had something to read"


@pytest.mark.long
async def test_no_hidden_byte_reaches_anyone_in_any_variant(place: Place, finding: Report) -> None:
    done, variants = 0, all_variants()
    for variant in variants:
        done += await watch_games(place, variant, actions=300)
    finding.title = "server, secrecy"
    finding.add("editions with their variants", len(variants), "", ">= 40")
    finding.add("random actions, each with wrong ones beside it", done, "", ">= 16000")
    finding.add("bytes that seats and spectators got, all of them read", BYTES[0])
    finding.add("hidden cards, hands, piles, seeds, tokens of others among them", 0, "", "< 1")


async def watch_games(place: Place, variant: Variant, actions: int) -> int:
    """Play random games in which the oracles look at everything; return the number of actions."""
    name, seats, options = variant
    chance = Random(str(variant))
    done = 0
    told: list[Any] = []
    place.hub.bus.alone = False

    def tell(channel: str, message: dict[str, Any]) -> None:
        told.append(msgspec.json.encode(message))

    place.hub.bus.tell = tell  # type: ignore[method-assign]
    with capture_logs() as logs:
        while done < actions:
            done += await play_watched(
                place, name, seats, options, actions - done, chance, (logs, told)
            )
    return done


async def play_watched(
    place: Place,
    name: str,
    seats: int,
    options: dict[str, Any],
    actions: int,
    chance: Random,
    said: tuple[list[Any], list[Any]],
) -> int:
    """Play a game of random actions, right and wrong; return how many were done."""
    made = await place.make(name, "m" * seats, options=options, listed=True)
    room = place.hub.rooms[made["id"]]
    table, rules = room.table, room.table.rules
    tokens = [key["token"] for key in made["seats"]]
    watchers = [Watcher(place, room, seat) for seat in range(seats)]
    watchers += [Watcher(place, room, seat) for seat in (0, None, None, None)]
    for watcher in watchers[:seats]:
        await watcher.say(t="hello", tokens=[tokens[watcher.seat or 0]])
    phone = await pair(place, made["id"], tokens[0])
    await watchers[-4].say(t="hello", tokens=[phone])  # a second device for the first seat
    await watchers[-3].say(t="hello")
    await watchers[-2].say(t="hello", tokens=tokens, eyes=None)  # one screen, nobody looks
    # a screen that all look at, and whose players hold their cards on phones
    await watchers[-1].say(t="hello", tokens=tokens, eyes=None, around=[])
    keys = [*tokens, made["host"], phone]
    for step in range(actions):
        actors = [seat for seat in table.acting if seat != HOUSE]
        if HOUSE in table.acting and (not actors or chance.random() < 0.1):
            await let_time_pass(room)
            continue
        if not actors:
            break
        seat = chance.choice(actors)
        for other in chance.sample(range(seats), min(2, seats)):
            wrong = chance.choice(WRONG)
            await watchers[other].say(t="act", ply=table.echo(other), do=[wrong])
        if chance.random() < 0.2:
            await watchers[seat].say(t="undo")
        if chance.random() < 0.1:
            await watchers[seat].say(t="answer", yes=True)
            await watchers[seat].say(t="chat", phrase="oops")
        if table.phase == "playing" and seat in table.acting:
            legal = rules.legal(rules.view(table.state, seat), seat)
            await watchers[seat].say(
                t="act", ply=table.echo(seat), do=[str(chance.choice(tuple(legal)))]
            )
        if table.outcome is not None:
            break
        await look_for_secrets(place, room, watchers, keys, said, step % 12 == 0)
        compare_with_other_deals(room, chance.sample(watchers, 2), chance)
    for watcher in watchers:
        room.leave(watcher.talk.connection)
        new, seat_now = watcher.read(), watcher.seat
        foreign = [key for key in keys if seat_now is None or key not in (tokens[seat_now], phone)]
        assert not any(key in new or hashed(key) in new for key in foreign), "also at the end"
    del place.hub.rooms[made["id"]]
    async with place.hub.store.engine.begin() as connection:  # no list needs to tell of it
        await connection.execute(sa.update(tables).values(listed=False))
    return max(table.ply, 1)


async def let_time_pass(room: Room) -> None:
    """Let the house have its say now, as if the game had begun long ago."""
    table = room.table
    word: Any = table.rules.legal(table.state, HOUSE)[0]
    table.began_at = min(table.began_at, now_ms() - word.moment)
    with suppress(GameError):  # it was faster
        await act(room, HOUSE, table.echo(HOUSE), [str(word.bare)], "time")


async def pair(place: Place, table: str, token: str) -> str:
    """Return the token of a second device."""
    path, mine = f"/api/tables/{table}", {"authorization": f"Bearer {token}"}
    code = (await place.http.post(f"{path}/seats/0/pair", headers=mine)).json()["code"]
    key: str = (await place.http.post(f"{path}/pair", json={"code": code})).json()["token"]
    return key


async def look_for_secrets(
    place: Place,
    room: Room,
    watchers: list[Watcher],
    keys: list[str],
    said: tuple[list[Any], list[Any]],
    ask: bool,
) -> None:
    """Read all that was sent since the last time; the keys of seats come first, in their order."""
    table, rules = room.table, room.table.rules
    state = table.state  # of this moment: the house may go on while we ask
    truth = rules.write(state)
    always = {table.seed, *map(hashed, keys)}
    # Logs hold nothing of a game; the other processes hear nothing that a spectator may not see.
    for other, known in zip(said, ("", rules.write(rules.view(state, None))), strict=True):
        # Three letters of a position may occur by chance in the name of a table and in a time.
        text = re.sub(r"['\"]at['\"]: ?\d+", "", str(other)).replace(table.id, "")
        found = [part for part in hidden_texts(truth, known) | always | {*keys} if part in text]
        assert not found, f"processes and logs were told {found}"
    for message in said[1]:
        assert json.loads(message).keys() <= BUS_SAYS, "what else crosses the bus has to be judged"
        if acted := json.loads(message).get("acted"):
            assert acted.keys() <= {"k", "seat", "do", "cause"}
            CROSSED[0] += 1
    for other in said:
        other.clear()
    for watcher in watchers:
        new = watcher.read()
        if ask:
            new += await ask_around(
                place, table.id, None if watcher.seat is None else keys[watcher.seat]
            )
        assert new or not ask
        BYTES[0] += len(new)
        new = new.replace(table.id, "")
        view = rules.write(rules.view(state, watcher.seat))
        found = [part for part in hidden_texts(truth, view) | always | {*keys} if part in new]
        assert not found, f"seat {watcher.seat} was told {found}"


async def ask_around(place: Place, table: str, token: str | None) -> str:
    """Return all that HTTP reveals about a table to the holder of *token*."""
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
    truth, first = table.state, table.first
    for watcher in watchers:
        connection, seat = watcher.talk.connection, watcher.seat
        assert connection.at(table).eyes == seat
        wrong = chance.sample(WRONG, 2) if seat is not None else []

        def told(
            connection: Connection = connection,
            seat: int | None = seat,
            wrong: list[str] = wrong,
        ) -> tuple[Any, ...]:
            room.table.memo.clear()
            refused = [refusal(room, seat or 0, text) for text in wrong]
            played = record_of_table(views.played(room.table, room.people, seat))
            return plain(room._now(connection)), played, refused

        sent = told()
        try:
            table.state = rules.imagine(rules.view(truth, seat), str(chance.random()))
            table.first = rules.imagine(rules.view(first, seat), str(chance.random()))
            assert told() == sent
        finally:
            table.state, table.first = truth, first
            room.table.memo.clear()


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
