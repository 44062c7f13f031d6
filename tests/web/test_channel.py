"""A guest's channel: the same answers as everywhere, no byte too many, and no way to do harm.

Both ends run in pages of a browser; the host's tables are in this process, where they can be seen.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import daedalus
from daedalus.browser import device_tables
from daedalus.editions import read_position
from daedalus.table.events import read_row
from daedalus.table.table import Table
from tests.browser.living import Worker
from tests.support.files import serving
from tests.table.conversing import FILES, Asked, Got, parts, transcript, with_tokens

ROOT = Path(__file__).parents[2]
PAGE = '<!doctype html><meta charset="utf-8"><script src="friends.js"></script>'
# Everything that comes through a guest's channel is kept.
LISTEN = """
  window.bytes = "", window.told = [];
  addEventListener("load", () => {
    const usual = RTCPeerConnection;
    window.RTCPeerConnection = function (...given) {
      const peer = new usual(...given);
      peer.addEventListener("datachannel", ({ channel }) => {
        window.channel = channel;
        channel.addEventListener("message", ({ data }) => { window.bytes += data; });
      });
      return peer;
    };
  });
"""
ANSWER = """async ([table, name, code]) => {
  const invitation = { name, code, by: "", edition: "classic", seal: "", pair: "", stun: "" };
  window.arrived = friends.come(table, invitation);
  while (!friends.coming.value?.reply) await new Promise((done) => setTimeout(done, 5));
  return friends.coming.value.reply;
}"""
OPEN = """(table) => void window.arrived.then(() => {
  window.socket = friends.openFriend(table);
  window.socket.onmessage = ({ data }) => { window.told.push(JSON.parse(data)); };
})"""
ACCEPT = "reply => { window.accepted = friends.accept(reply); }"
INVITE = """async (table) => {
  const { name, code } = await friends.invite(table);
  return { name, code };
}"""


class Channels:
    """A host's page whose tables are here, and guests' pages that are connected to it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.worker = Worker()
        self.heard, self.joined = 0, 0  # messages of guests; the newest line
        self._context, self._address = context, address
        self._delivered: dict[int, int] = {}
        self.host = context.new_page()
        self.host.expose_function("port", self._port)
        self.host.goto(address)

    def _port(self, what: str, *given: Any) -> Any:
        """Answer what the page asks its worker; what is told follows with `deliver`."""
        worker = self.worker
        if what == "ask":
            method, path, body, token = given
            status, text = worker.ask(method, path, json.loads(body or "null"), *token.split())
            return {"status": status, "body": text}
        if what == "join":
            worker.join(*given)
            self.joined = given[0]
        elif what == "hear":
            worker.after(worker.port.hear(*given))
            self.heard += 1
        else:
            worker.after(worker.port.leave(*given))
        return None

    def deliver(self) -> None:
        """Let the host's page have what its worker has told so far."""
        for line, got in tuple(self.worker.got.items()):
            fresh = [[line, json.dumps(each)] for each in got[self._delivered.get(line, 0) :]]
            self._delivered[line] = len(got)
            if fresh:
                self.host.evaluate("told => deliver(told)", fresh)

    def guest(self, table: str) -> Page:
        """Return the page of a guest who has come by a link and a reply."""
        page = self._context.new_page()
        page.add_init_script(LISTEN)
        page.goto(self._address)
        made = self.host.evaluate(INVITE, table)
        reply = page.evaluate(ANSWER, [table, made["name"], made["code"]])
        self.host.evaluate(ACCEPT, reply)
        page.evaluate(OPEN, table)
        page.wait_for_function("() => window.socket?.readyState === WebSocket.OPEN")
        assert self.host.evaluate("() => window.accepted") is None
        return page

    def say(self, page: Page, **message: Any) -> None:
        """Send a message of a guest, and wait until the table has heard it."""
        heard = self.heard
        page.evaluate("text => socket.send(text)", json.dumps(message))
        while self.heard == heard:
            self.host.wait_for_timeout(2)
        self.deliver()

    def ask(self, page: Page, table: str, *what: Any) -> Any:
        """Return the status and the body that a guest's request gets."""
        said = page.evaluate(
            "([table, ...what]) => friends.askFriend(table, ...what)", [table, *what]
        )
        self.deliver()
        return said["status"], said["body"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A host of a page with both ends of a channel."""
    folder = tmp_path_factory.mktemp("channel")
    (folder / "index.html").write_text(PAGE)
    subprocess.run(
        [
            Path(sys.executable).with_name("deno"),
            *("run", "-A", "--quiet", "--frozen", "--config", "deno.json"),
            *(ROOT / "tests/web/channel.ts", folder / "friends.js"),
        ],
        cwd=ROOT / "web",
        check=True,
    )
    with serving(folder) as found:
        yield found


@pytest.fixture
def channels(browser: Browser, address: str) -> Iterator[Channels]:
    context = browser.new_context()
    context.set_default_timeout(60_000)
    yield Channels(context, address)
    context.close()


def conversation(channels: Channels, file: Path) -> Iterator[str | Got]:
    body, steps, _ = parts(file)
    worker = channels.worker
    made = worker.make(body)
    id = made["id"]
    named = {"host": made["host"], **{str(key["seat"]): key["token"] for key in made["seats"]}}
    pages: dict[str, tuple[Page, int]] = {}
    seen: dict[str, int] = {}
    passer_by = channels.guest(id)
    for step in steps:
        yield step.line
        if isinstance(step, Asked):
            path, seat = f"/api/tables/{id}/seats/{step.seat}", str(step.seat)
            if step.what == "sit":
                said = channels.ask(passer_by, id, "POST", path, {"name": step.name}, "")
                named[seat] = json.loads(said[1])["token"]
            else:
                assert channels.ask(passer_by, id, "DELETE", path, None, named[seat])[0] == 204
        else:
            if step.name not in pages:
                pages[step.name] = channels.guest(id), channels.joined
            channels.say(pages[step.name][0], **with_tokens(step.message, named))
        for name, (page, line) in pages.items():
            before, now = seen.get(name, 0), len(worker.got[line])
            page.wait_for_function("count => told.length >= count", arg=now)
            for got in page.evaluate("([from, to]) => told.slice(from, to)", [before, now]):
                yield Got(name, got)
            seen[name] = now


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_channel_answers_as_a_table_in_memory_does(
    channels: Channels, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_tables, "first_part", str)  # the same seed as elsewhere
    body, _, text = parts(file)
    assert transcript(body, conversation(channels, file)) == text


# Beside one another, devices are connected while the host still reads the reply.
SLOW = """() => {
  const make = RTCPeerConnection.prototype.createDataChannel;
  const add = RTCPeerConnection.prototype.addIceCandidate;
  let spoke;
  const spoken = new Promise((done) => spoke = done);
  RTCPeerConnection.prototype.createDataChannel = function (...given) {
    const channel = make.apply(this, given);
    channel.addEventListener("message", spoke);
    return channel;
  };
  RTCPeerConnection.prototype.addIceCandidate = async function (...given) {
    await add.apply(this, given);
    await spoken;
  };
}"""


def test_a_guest_who_speaks_before_the_reply_is_read_is_heard(channels: Channels) -> None:
    channels.host.evaluate(SLOW)
    page = seated(channels)[2]
    page.wait_for_function("() => told.some(({ t }) => t === 'now')")


# --- the same four pictures -----------------------------------------------------------------------

PICTURES = "count => friends.comparisons.value.length === count && friends.comparisons.value"


def pictures(page: Page, count: int = 1) -> list[list[int]]:
    """Return what is to be compared in a page, once so many connections have it."""
    found = page.wait_for_function(PICTURES, arg=count).json_value()
    return [each["numbers"] for each in found]


def test_both_ends_see_the_same_four_pictures_of_each_connection(channels: Channels) -> None:
    id = channels.worker.make(BODY)["id"]
    leo, nina = channels.guest(id), channels.guest(id)
    seen = pictures(leo) + pictures(nina)
    assert [len(set(each)) for each in seen] == [4, 4]
    assert pictures(channels.host, 2) == seen
    leo.evaluate("() => friends.comparisons.value[0].end()")  # they are not the same, Leo says
    assert pictures(channels.host) == seen[1:]
    assert pictures(leo, 0) == []
    channels.host.evaluate(
        "() => friends.settle(friends.comparisons.value[0])"
    )  # they are, says Nina
    assert pictures(channels.host, 0) == []
    channels.ask(nina, id, "GET", f"/api/tables/{id}", None, "")


def test_whoever_stands_between_shows_each_of_them_other_pictures(channels: Channels) -> None:
    id = channels.worker.make(BODY)["id"]
    between = channels.guest(id)  # has answered the host with keys of their own
    leo = between.context.new_page()
    leo.goto(between.url)
    made = between.evaluate(INVITE, id)  # and hands on an invitation with keys of their own
    between.evaluate(ACCEPT, leo.evaluate(ANSWER, [id, made["name"], made["code"]]))
    both = pictures(between, 2)
    assert both == pictures(channels.host) + pictures(leo)
    assert both[0] != both[1]


# --- what a guest learns --------------------------------------------------------------------------

BODY = {
    "edition": "classic",
    "seats": [{"kind": "me", "name": "Mira"}, {"kind": "open"}],
    "options": {"size": 5, "start": 1},
    "start": "full",
}


def seated(channels: Channels) -> tuple[str, str, Page, str]:
    """Return a table, the host's token for its seat, a guest's page, and the guest's token."""
    worker = channels.worker
    made = worker.make(BODY)
    id = made["id"]
    page = channels.guest(id)
    path = f"/api/tables/{id}/seats/1"
    status, body = channels.ask(page, id, "POST", path, {"name": "Leo", "chance": "leo"}, "")
    assert status == 201
    token = json.loads(body)["token"]
    channels.say(page, t="hello", tokens=[token], log=False)
    return id, made["seats"][0]["token"], page, token


def table_of(worker: Worker, id: str, rows: int | None = None) -> Table:
    table = Table(id)
    for row in worker.stored[id][:rows]:
        table.absorb(read_row(*row))
    return table


def test_no_byte_tells_a_guest_what_is_hidden(channels: Channels) -> None:
    """The oracle: of every position that came, all cards but the guest's next one are blanks."""
    id, mira, page, leo = seated(channels)
    worker, host = channels.worker, 1000  # a line of the host's own page
    worker.join(host, id)
    worker.send(host, t="hello", tokens=[mira], log=False)
    for _ in range(16):
        table = table_of(worker, id)
        (seat,) = table.acting
        legal = [str(each) for each in table.rules.legal(table.state, seat)]
        act = {"t": "act", "ply": table.ply, "do": [legal[table.ply % len(legal)]], "seat": seat}
        if seat:
            channels.say(page, **act)
        else:
            worker.send(host, **act)
            channels.deliver()
    line = channels.joined
    page.wait_for_function("count => told.length >= count", arg=len(worker.got[line]))
    seen = [each for each in page.evaluate("() => told") if each["t"] == "now" and each["pos"]]
    assert len(seen) > 16
    for now in seen:
        hands = re.findall(r":([?\w]*)", now["pos"])
        assert set(hands[0]) == {"?"}, "nothing of the host's"
        assert set(hands[1][1:]) == {"?"}, "of one's own only the card on top"
        assert (hands[1][0] == "?") == (";sealed=" in now["pos"]), "not even that until the turn"
    told = page.evaluate("() => bytes")
    assert mira not in told
    assert table_of(worker, id).seed not in told
    assert leo in told  # the oracle would have found a token


def twins() -> tuple[list[str], list[tuple[int, str]]]:
    """Return two positions that differ in what a guest may not see, and turns that find nothing."""
    dealt = daedalus.new_game("classic", seats=2, seed="7").position
    board, hands = dealt.rsplit(" ", 1)
    mira, leo = (hand[1:] for hand in hands.split(","))
    both = [dealt, f"{board} :{mira[::-1]},:{leo[0]}{leo[:0:-1]}"]
    rules, first = read_position(both[0])
    states = [first, read_position(both[1])[1]]
    turns = []
    for n in range(24):
        (seat,) = rules.to_act(states[0])
        quiet = [
            (action, after)
            for action in rules.legal(states[0], seat)
            for after in [[rules.apply(state, seat, action) for state in states]]
            if all(new.found == old.found for new, old in zip(after, states, strict=True))
        ]
        action, states = quiet[7 * n % len(quiet)]
        turns.append((seat, str(action)))
    return both, turns


def told(channels: Channels, position: str, turns: list[tuple[int, str]]) -> tuple[Any, Any]:
    """Return all that a guest is told in a game from *position*, and what the host is told."""
    worker, host = Worker(), 1000
    channels.worker = worker  # with the same ids and tokens as the one before
    made = worker.make({**BODY, "options": {}, "position": position})
    id, mira = made["id"], made["seats"][0]["token"]
    page = channels.guest(id)
    line, folder = channels.joined, f"/api/tables/{id}"
    sat = channels.ask(page, id, "POST", f"{folder}/seats/1", {"name": "Leo"}, "")
    leo = json.loads(sat[1])["token"]
    channels.say(page, t="hello", tokens=[leo], log=True)
    worker.join(host, id)
    worker.send(host, t="hello", tokens=[mira], log=True)
    shown: list[Any] = []
    for ply, (seat, action) in enumerate(turns):
        act = {"t": "act", "ply": ply, "do": [action], "seat": seat}
        if seat:
            channels.say(page, **act)
        else:
            shown += worker.send(host, **act)
            channels.deliver()
    paths = [folder, f"{folder}/replay", f"{folder}/record"]
    answers = [channels.ask(page, id, "GET", path, None, leo) for path in paths]
    page.wait_for_function("count => told.length >= count", arg=len(worker.got[line]))
    return [sat, answers, page.evaluate("() => told")], shown


def test_games_that_differ_in_what_is_hidden_are_the_same_to_a_guest(channels: Channels) -> None:
    """The second oracle knows no notation: not a letter tells one of two deals from the other."""
    positions, turns = twins()
    one, other = (told(channels, position, turns) for position in positions)
    assert len(one[0][2]) > len(turns)
    assert one[0] == other[0]
    assert one[1] != other[1], "the host sees another hand"


# --- what a guest cannot do -----------------------------------------------------------------------

ATTACKS = {
    "a flood": """() => { for (let n = 0; n < 5000; n++) channel.send('.["say","{}"]'); }""",
    "a frame that is too long": "() => channel.send('.' + ' '.repeat(20000))",
    "no end": "() => { for (const n of 'abc') channel.send('+' + n.repeat(9000)); }",
    "no frame": "() => channel.send('hello')",
    "bytes": "() => channel.send(new Uint8Array(100))",
    "the host's own words": """() => channel.send('.["told","{}"]')""",
    "chance that was not sealed": """() => channel.send('.["show","x"]')""",
    "chance that is sealed twice": """() => channel.send('.["seal","x"]')""",
}


def test_a_hostile_guest_is_sent_away_and_harms_nobody(channels: Channels) -> None:
    id, _, page, _ = seated(channels)
    rows = len(channels.worker.stored[id])
    for attack in ATTACKS.values():
        hostile, heard = channels.guest(id), channels.heard
        hostile.evaluate(attack)
        hostile.wait_for_function("() => channel.readyState === 'closed'")
        channels.host.wait_for_function("() => friends.guestCount.value === 1")
        assert channels.heard < heard + 100, "hardly anything came through"
        assert len(channels.worker.stored[id]) == rows, "nothing was written"
        before = page.evaluate("() => told.length")
        channels.say(page, t="ping", n=7)
        page.wait_for_function("before => told.slice(before).some(({ n }) => n === 7)", arg=before)
    channels.host.wait_for_function("() => friends.comparisons.value.length === 1")


def test_requests_for_anything_else_are_refused(channels: Channels) -> None:
    id, mira, page, leo = seated(channels)
    secret = channels.worker.make(BODY)["id"]
    folder = f"/api/tables/{id}"
    for what in (
        ("GET", f"/api/tables/{secret}", None, ""),
        ("POST", "/api/tables", BODY, ""),
        ("GET", f"{folder}/review", None, leo),
        ("PATCH", folder, {"listed": True}, mira),
        ("POST", "/api/replay", {"record": "x" * 1000}, ""),
    ):
        status, body = channels.ask(page, id, *what)
        assert (status, json.loads(body)["code"]) == (403, "forbidden"), what


def test_a_thousand_replies_and_invitations_are_no_burden(channels: Channels) -> None:
    """Chromium makes no connection more when 500 are closed and not swept up yet."""
    made = channels.worker.make(BODY)
    told = channels.host.evaluate(
        """async (table) => {
          const usual = RTCPeerConnection;
          let connections = 0;
          window.RTCPeerConnection = function (...given) {
            connections += 1;
            return new usual(...given);
          };
          const forged = [];
          for (let n = 0; n < 1000; n++) {
            forged.push(await friends.accept(`name${n}.${"A".repeat(100)}`));
          }
          const one = () => friends.invite(table);
          const invited = await Promise.all(Array.from({ length: 500 }, one));
          for (let n = 0; n < 500; n++) invited.push(await one());
          const names = new Set(invited.map(({ name }) => name)).size;
          return [forged, invited.map(({ progress }) => progress.value), names, connections];
        }""",
        made["id"],
    )
    assert set(told[0]) == {"other"}
    assert told[1] == ["gone"] * 992 + ["waiting"] * 8
    assert told[2:] == [1000, 9]
    channels.guest(made["id"])  # who comes after all of them is let in


def test_a_browser_that_refuses_a_connection_leaves_the_others_alone(channels: Channels) -> None:
    id, _, page, _ = seated(channels)
    refused = """async (table) => {
      const usual = RTCPeerConnection;
      window.RTCPeerConnection = function () { throw new DOMException("too many"); };
      const told = await friends.invite(table).then(() => "", ({ message }) => message);
      window.RTCPeerConnection = usual;
      return told;
    }"""
    assert "too many" in channels.host.evaluate(refused, id)
    channels.say(page, t="ping", n=7)
    page.wait_for_function("() => told.some(({ n }) => n === 7)")
    channels.guest(id)  # and the next one comes as soon as there is room
