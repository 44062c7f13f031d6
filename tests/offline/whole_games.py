"""A whole game of every edition, looked back at, and bots of every level: in the browser's Python.

It imports nothing of the tests and is handed to Pyodide as a text; `report` is what it found.
"""

import json
import sys
from typing import Any

from daedalus import fast
from daedalus.bots import LEVELS
from daedalus.browser.port import Port
from daedalus.editions import edition_names

SHORT = {"classic": {"cards": 1}, "pirates": {"cards": 1}, "galaxy": {"cards": 1}}


class Player:
    """Plays one seat by hints, with a clock that jumps to whatever is due."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.port = Port(lambda: self.now, budget_ms=5)
        self.last: Any = None
        self.wait: int | None = None

    def after(self, told: str) -> Any:
        outcome = json.loads(told)
        for _, text in outcome["told"]:
            message = json.loads(text)
            if message["t"] == "now":
                legal = message["legal"]
                kept = self.last["legal"] if self.last else []
                self.last = {**message, "legal": kept if legal is None else legal}
        self.wait = outcome["wait"]
        return outcome

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        text = "" if body is None else json.dumps(body)
        return self.after(self.port.ask(method, path, "", text))["body"]

    def play(self, edition: str, level: str, most: int) -> tuple[str, bool]:
        """Play up to so many turns of ours; return the table, and whether the game is over."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
        wish = {"edition": edition, "seats": seats, "options": SHORT.get(edition, {})}
        made = json.loads(self.ask("POST", "/api/tables", wish))
        self.after(self.port.join(1, made["id"]))
        hello = {"t": "hello", "tokens": [made["seats"][0]["token"]]}
        self.after(self.port.hear(1, json.dumps(hello)))
        for _ in range(20_000):
            if self.last["table"]["phase"] == "over" or most == 0:
                break
            if 0 in self.last["to_act"] and self.last["legal"]:
                self.turn()
                most -= 1
            if self.wait is not None:
                self.now += self.wait
                self.after(self.port.work())
        self.after(self.port.leave(1))
        return made["id"], self.last["table"]["phase"] == "over"

    def look_back(self, table: str) -> bool:
        """Ask for the review until it is done; return whether it tells of turns."""
        review = None
        while review is None:
            review = json.loads(self.ask("GET", f"/api/tables/{table}/review"))["review"]
        return len(review["turns"]) > 0

    def turn(self) -> None:
        told = self.after(self.port.hear(1, '{"t":"hint","seat":null}'))["told"]
        said = [json.loads(text) for _, text in told]
        do = next((each["do"] for each in said if each["t"] == "hint"), self.last["legal"][:1])
        act = {"t": "act", "ply": self.last["echo"], "do": do, "seat": 0}
        self.after(self.port.hear(1, json.dumps(act)))


def report() -> dict[str, Any]:
    """Play everything; return what came of it."""
    player = Player()
    over, looked_back = {}, {}
    for edition in edition_names():
        table, ended = player.play(edition, "easy", 2_000)
        record = player.ask("GET", f"/api/tables/{table}/record")
        replay = json.loads(player.ask("POST", "/api/replay", {"record": record}))
        over[edition] = ended and replay["verified"] is True
        looked_back[edition] = player.look_back(table)
    for level in LEVELS:
        for edition in edition_names():
            player.play(edition, level, 1)
    shelf = json.loads(player.ask("GET", "/api/puzzles"))
    daily = json.loads(player.ask("GET", "/api/puzzles/daily?date=2026-11-17"))
    lessons = json.loads(player.ask("GET", "/api/lessons"))
    rooms = {"puzzles": bool(shelf) and "id" in daily, "lessons": bool(lessons["lessons"])}
    return {
        "rooms": rooms,
        "over": over,
        "looked back": looked_back,
        "kernels": fast.chosen().kind,
        "python": sys.version.split()[0],
    }
