"""A real server and a real browser for the tests of the web app."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import chromium, complains
from tests.support.files import Host
from tests.support.once import Once
from tests.support.parts import site_or_skip
from tests.support.services import free_port
from tests.web.axe import Lights
from tests.web.contexts import TOGETHER, contexts_of
from tests.web.engines.chromium import Chromium
from tests.web.engines.installed import OTHERS
from tests.web.engines.window import Engine

SIZES = {
    "desktop": (1280, 800),
    "tablet": (820, 1180),
    "upright": (820, 1180),  # touched, with people all around it
    "flat": (1180, 820),  # the same, lying across
    "phone": (390, 844),
    "small": (360, 640),
    "landscape": (844, 390),
    "desktop at 200 %": (640, 400),  # what is left of it, in pixels of the page
    "tablet at 200 %": (410, 590),
}
# All languages have the same sentences (test_texts): that a game needs no other, one shows beside
# English, in which most tests are.
OF_ALL_LANGUAGES = [
    "de",
    *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "fr", "nl", "it", "es", "pt")),
]
# A picture that is whole on a phone in the dark is looked at on a desk in the light in a long run.
LIGHT_AND_DARK = [
    ("phone", "dark"),
    pytest.param("desktop", "light", marks=pytest.mark.long),
]
SITE = "games/daedalus"  # where a host of files has it
AT_HOME = "127.0.0.2"  # stands for the address in the home network
# WebAssembly is compiled quickly, not well: a Python of a few turns is not worth more.
QUICKLY = "--js-flags=--liftoff-only"
SERVE = Path(__file__).parents[1] / "support" / "serve.py"
MakePage = Callable[..., Page]

# Waiting costs nothing when the condition comes true: a busy machine is not a bug.
expect.set_options(timeout=float(os.environ.get("WEB_TIMEOUT", "60000")))


def pytest_configure(config: pytest.Config) -> None:
    Lights.both = config.getoption("--long")


class Server:
    """A server of our own on a free port, which can be killed and started again."""

    def __init__(self, data: Path, **settings: str) -> None:
        self.data, self.port = data, free_port()  # at AT_HOME, too
        self._settings = {f"DAEDALUS_{name.upper()}": value for name, value in settings.items()}
        self._seed = data.with_name(f"{data.name}.seed")
        self.deal_by("")
        self.start()

    def deal_by(self, seed: str) -> None:
        """Let all deals follow from *seed* from now on; "" means from chance."""
        self._seed.write_text(seed, "utf-8")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def key(self) -> str:
        """What makes a page its owner's."""
        return (self.data / "owner.key").read_text().strip()

    def start(self) -> None:
        command = [sys.executable, str(SERVE), str(self._seed), "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), "--workers", "1", "--log", "error"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "DAEDALUS_LAN_ADDRESS": AT_HOME, **self._settings},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                return
        raise AssertionError("the server said no address")

    def kill(self) -> None:
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def running(data: Path, **settings: str) -> Iterator[Server]:
    server = Server(data, **settings)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture(scope="session")
def site(once: Once) -> Path:
    """A static site, written once for all processes."""
    return once("host", lambda folder: site_or_skip(folder / SITE)) / SITE


@pytest.fixture(scope="session")
def host(site: Path) -> Iterator[Host]:
    """A host of the static site, which lies below another folder."""
    started = Host(site.parents[1], f"{SITE}/")
    yield started
    started.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium(QUICKLY, TOGETHER) as started:
        yield started


@pytest.fixture
def engine(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Engine]:
    """A browser by its name, if it is installed here."""
    found = Chromium(browser) if request.param == "chromium" else OTHERS[request.param]()
    if found is None:
        pytest.skip(f"{request.param} is not installed")
    with closing(found):
        yield found


@pytest.fixture(autouse=True)
def deal(request: pytest.FixtureRequest) -> None:
    """Deal the same to a test whenever it runs: its name is the seed; with ``--long`` chance is."""
    if "server" in request.fixturenames and not request.config.getoption("--long"):
        server: Server = request.getfixturevalue("server")
        server.deal_by(request.node.nodeid)


@pytest.fixture(autouse=True)
def nothing_to_see(request: pytest.FixtureRequest) -> Iterator[None]:
    """Leave nothing on the server of all tests that others would see.

    Whoever lists a table or opens the server to the home network starts a server for it: `running`.
    """
    yield
    if "server" in request.fixturenames:
        server: Server = request.getfixturevalue("server")
        for path, nothing in (("/api/tables", {"tables": []}), ("/api/home", {"open": False})):
            asked = Request(
                server.address + path, headers={"Authorization": f"Bearer {server.key}"}
            )
            with urlopen(asked, timeout=60) as answer:
                told = json.load(answer)
            assert told | nothing == told, f"{path}: others would see this"


@pytest.fixture
def make_page(browser: Browser, server: Server) -> Iterator[MakePage]:
    """Give pages of their own context; whatever their consoles complain about fails the test."""
    complaints: list[str] = []
    contexts = contexts_of(browser)
    lent = []

    def make(
        size: str = "desktop",
        *,
        language: str = "en",
        mode: str = "light",
        motion: str = "reduce",
        address: str | None = None,
        quiet: bool = True,
        offline: bool = False,
    ) -> Page:
        width, height = SIZES[size]
        context = contexts.lend(
            address or server.address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if mode == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            device_scale_factor=2 if size.endswith("200 %") else 1,
            has_touch=size in ("phone", "small", "landscape", "upright", "flat"),
            accept_downloads=True,
            # It would fetch the whole app for every test: only for those about being offline.
            service_workers="allow" if offline else "block",
        )
        context.set_default_timeout(60_000)
        lent.append(context)
        page = context.new_page()
        if quiet:
            page.on(
                "console",
                lambda message: (
                    complaints.append(f"{message.type}: {message.text}")
                    if complains(message)
                    else None
                ),
            )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in lent:
        contexts.take_back(context)
    assert complaints == []
