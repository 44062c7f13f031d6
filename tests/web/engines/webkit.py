"""WebKit as GTK has it, by WebKitWebDriver, on a screen that nobody sees."""

from __future__ import annotations

import os
import subprocess
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

from tests.web.engines.actions import ActingWindow
from tests.web.engines.window import DESKTOP, Engine, Size, Window

PLACES = ("HOME", *(f"XDG_{name}_HOME" for name in ("CONFIG", "CACHE", "DATA", "STATE")))
PLAIN = {
    "GDK_BACKEND": "x11",
    "LC_ALL": "en_US.UTF-8",
    # Without a graphics card what it would do takes seconds.
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}
# Without this its row of buttons is wider than a phone.
SLIM = "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }"
# It has no log that could be asked for: from the moment a page is there it keeps its own.
LISTEN = """() => {
  window.complaints = [];
  addEventListener("error", ({ message }) => window.complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(String(reason)));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...said) => {
      window.complaints.push(said.join(" "));
      say(...said);
    };
  }
}"""


class Screen:
    """A screen that nobody sees."""

    def __init__(self) -> None:
        read, write = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1400x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.name = ":" + told.readline().strip()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=60)


class WebKitWindow(ActingWindow):
    """A MiniBrowser of its own: one driver drives one."""

    def __init__(self, screen: Screen, program: str, size: Size) -> None:
        with ExitStack() as stack:
            home = stack.enter_context(
                TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
            )
            style = Path(home) / "gtk-3.0" / "gtk.css"
            style.parent.mkdir()
            style.write_text(SLIM)
            own = {**os.environ, **PLAIN, **dict.fromkeys(PLACES, home), "DISPLAY": screen.name}
            service = Service(program, env=own, log_output=subprocess.DEVNULL)
            service.start()
            stack.callback(service.stop)
            line = RemoteConnection(client_config=ClientConfig(service.service_url))
            self._driver = Remote(line, options=WebKitGTKOptions())
            stack.callback(self._driver.quit)
            self._complaints: list[str] = []
            self.resize(size)
            self._stack = stack.pop_all()

    def open(self, address: str) -> None:
        self._complaints = self.complaints()
        self._driver.get(address)
        self.ask(LISTEN)

    def run(self, function: str, argument: str) -> str:
        answer: str = self._driver.execute_script(f"return ({function})(arguments[0])", argument)
        return answer

    def perform(self, source: dict[str, Any]) -> None:
        self._driver.execute(Command.W3C_ACTIONS, {"actions": [source]})

    def resize(self, size: Size) -> None:
        self._driver.set_window_size(*size)
        self.wait("width => innerWidth === width", size.width)
        buttons = size.height - self.ask("() => innerHeight")
        self._driver.set_window_size(size.width, size.height + buttons)
        self.wait("height => innerHeight === height", size.height)

    def picture(self) -> bytes:
        return self._driver.get_screenshot_as_png()

    def complaints(self) -> list[str]:
        return [*self._complaints, *self.ask("() => window.complaints ?? []")]

    def close(self) -> None:
        self._stack.close()


class WebKit(Engine):
    def __init__(self, program: str) -> None:
        self._program, self._screen = program, Screen()

    def window(self, size: Size = DESKTOP, *, keeps: bool = False) -> Window:
        return WebKitWindow(self._screen, self._program, size)

    def close(self) -> None:
        self._screen.close()
