"""Firefox, by WebDriver BiDi, which it speaks itself: no driver in between."""

from __future__ import annotations

import base64
import json
import re
import subprocess
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.engines.actions import ActingWindow
from tests.web.engines.window import DESKTOP, Engine, Size, Window

HIDDEN = ("--headless", "--no-remote", "--remote-debugging-port=0")
PREFERENCES = {
    "intl.accept_languages": "en",
    "intl.locale.requested": "en-US",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.server": "data:,",
}


class Line:
    """The line to a Firefox: commands with their answers, and the events in between."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.events: list[dict[str, Any]] = []

    def send(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=120))
            if answer.get("type") == "event":
                self.events.append(answer)
            elif answer["id"] == number:
                if answer["type"] == "error":
                    raise AssertionError(f"{method}: {answer['error']}: {answer['message']}")
                return answer["result"]


class FirefoxWindow(ActingWindow):
    def __init__(self, line: Line, size: Size) -> None:
        self._line = line
        self._person = line.send("browser.createUserContext")["userContext"]
        made = line.send("browsingContext.create", type="tab", userContext=self._person)
        self._context = made["context"]
        self.resize(size)

    def open(self, address: str) -> None:
        self._line.send(
            "browsingContext.navigate", context=self._context, url=address, wait="complete"
        )

    def run(self, function: str, argument: str) -> str:
        answer = self._line.send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": argument}],
            target={"context": self._context},
            awaitPromise=False,
        )
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        value: str = answer["result"]["value"]
        return value

    def perform(self, source: dict[str, Any]) -> None:
        self._line.send("input.performActions", context=self._context, actions=[source])

    def resize(self, size: Size) -> None:
        self._line.send(
            "browsingContext.setViewport", context=self._context, viewport=size._asdict()
        )

    def picture(self) -> bytes:
        shot = self._line.send("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(shot["data"])

    def complaints(self) -> list[str]:
        self._line.send("browsingContext.getTree", root=self._context)  # events come before it
        said = [event["params"] for event in self._line.events]
        return [
            each["text"]
            for each in said
            if each["source"].get("context") == self._context and each["level"] in ("error", "warn")
        ]

    def close(self) -> None:
        self._line.send("browser.removeUserContext", userContext=self._person)


class Firefox(Engine):
    """A Firefox that nobody sees, with a profile of its own; every window has a container in it."""

    def __init__(self, program: str) -> None:
        with ExitStack() as stack:
            profile = stack.enter_context(
                TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
            )
            chosen = ((json.dumps(name), json.dumps(PREFERENCES[name])) for name in PREFERENCES)
            lines = (f"user_pref({name}, {value});" for name, value in chosen)
            (Path(profile) / "user.js").write_text("\n".join(lines))
            process = subprocess.Popen(
                [program, *HIDDEN, "--profile", profile],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
            )
            stack.callback(process.communicate)
            stack.callback(process.terminate)
            socket = connect(_address(process) + "/session", max_size=None, compression=None)
            self._line = Line(stack.enter_context(socket))
            self._line.send("session.new", capabilities={})
            self._line.send("session.subscribe", events=["log.entryAdded"])
            self._stack = stack.pop_all()

    def window(self, size: Size = DESKTOP, *, keeps: bool = False) -> Window:
        return FirefoxWindow(self._line, size)

    def close(self) -> None:
        self._stack.close()


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    for said in process.stderr:
        if found := re.search(r"BiDi listening on (ws://\S+)", said):
            return found[1]
    raise AssertionError("this Firefox does not listen")
