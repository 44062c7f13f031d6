"""A browser's tables with a clock of its own, stored in a list: what the worker does, in Python."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import count
from typing import Any

import msgspec

from daedalus.browser.device_tables import Chance
from daedalus.browser.port import Port
from daedalus.table.messages import Refusal


class Worker:
    """A port, its storage and its timer; time passes when nothing else is left to do."""

    def __init__(self, stored: dict[str, list[tuple[int, int, str]]] | None = None) -> None:
        self.now = 1_000_000
        ids, tokens = count(1), count(1)
        chance = Chance(
            lambda: f"own-{next(ids):012d}", lambda: f"token-{next(tokens)}", lambda: "7"
        )
        self.port = Port(lambda: self.now, chance, budget_ms=2)
        self.stored = defaultdict(list) if stored is None else stored
        self.got: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
        self.wait: int | None = None
        self.summaries: dict[str, Any] = {}

    def after(self, told: str) -> dict[str, Any]:
        """Store what has happened, then deliver it."""
        outcome: dict[str, Any] = json.loads(told)
        for table, *row in outcome["rows"]:
            assert row[0] == len(self.stored[table]), "a row that does not follow the last one"
            self.stored[table].append(tuple(row))
        for line, text in outcome["told"]:
            self.got[line].append(json.loads(text))
        self.wait = outcome["wait"]
        self.summaries |= outcome["summaries"]
        return outcome

    def ask(self, method: str, path: str, body: Any = None, *tokens: str) -> Any:
        """Return the status and the body of a request."""
        text = "" if body is None else json.dumps(body)
        outcome = self.after(self.port.ask(method, path, " ".join(tokens), text))
        return outcome["status"], outcome["body"]

    def make(self, body: Any) -> dict[str, Any]:
        status, made = self.ask("POST", "/api/tables", body)
        assert status == 201, made
        return dict(json.loads(made))

    def join(self, line: int, table: str) -> Refusal | None:
        """Open a line, as the worker does: from storage, if the table is not in use."""
        if not self.port.knows(table):
            refused = self.port.load(table, json.dumps(self.stored.get(table, [])))
            if refused and json.loads(refused)["code"] != "not-found":
                return msgspec.json.decode(refused, type=Refusal)
        self.after(self.port.join(line, table))
        return None

    def send(self, line: int, **message: Any) -> list[dict[str, Any]]:
        """Send a message, and return what comes of it on the same line."""
        self.got[line].clear()
        self.after(self.port.hear(line, json.dumps(message)))
        return self.got[line]

    def pass_time(self) -> bool:
        """Do what is due next; False if nothing ever is."""
        if self.wait is None:
            return False
        self.now += self.wait
        self.after(self.port.work())
        return True


def last(messages: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the newest `now` among *messages*."""
    return next(each for each in reversed(messages) if each["t"] == "now")
