"""Friends without a server, in every pair of browsers: from files alone, with the policy on.

The short form is in `test_static_site.py`, where Python is warm.
"""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.support.browser import CHROMIUM
from tests.support.files import Host
from tests.support.homes import STUN, STUN_PORT, Kind, NoHomes, two_homes
from tests.web import friends_play as friends
from tests.web.conftest import SITE
from tests.web.engines.chromium import Chromium
from tests.web.engines.installed import OTHERS
from tests.web.engines.window import Engine, Window

OLD_S = 120  # a reply that is answered at once would need none of what keeps it alive
PAIRS = list(product(("chromium", "firefox"), repeat=2))


@pytest.mark.long
@pytest.mark.parametrize(("hosts", "guests"), PAIRS, ids=["-".join(each) for each in PAIRS])
def test_a_whole_game_with_an_old_reply_and_a_reload_of_each_side(
    hosts: str, guests: str, browser: Browser, host: Host
) -> None:
    with ExitStack() as stack:
        engines: dict[str, Engine] = {}
        for name in {hosts, guests}:
            found = Chromium(browser) if name == "chromium" else OTHERS[name]()
            if found is None:
                pytest.skip(f"{name} is not installed")
            engines[name] = stack.enter_context(closing(found))
        mira = stack.enter_context(closing(engines[hosts].window()))
        leo = stack.enter_context(closing(engines[guests].window()))
        friends.arrive(mira, host.address, "Mira")
        friends.arrive(leo, host.address, "Leo")
        mira.click(".who-button:nth-of-type(3):enabled")
        reply = friends.reply_to(leo, friends.invitation(mira))
        time.sleep(OLD_S)  # its age is the subject
        friends.paste(mira, reply)
        for window in (mira, leo):
            window.find(".same-four svg")
        assert mira.text(".same-four") == leo.text(".same-four")
        leo.click("form.guest .btn.primary")
        for window in (mira, leo):
            window.find(".sl-board")
        table = mira.ask("() => location.href")
        leo.open("about:blank")
        friends.invite_again(mira)
        friends.connect(mira, leo)
        leo.find(".sl-board")
        mira.open("about:blank")
        assert "new link" in leo.text(".lost")
        mira.open(table)
        friends.invite_again(mira)
        friends.connect(mira, leo)
        leo.find(".sl-board")
        friends.play(mira, leo)
        for window in (mira, leo):
            window.find(".podium")


# --- from home to home ----------------------------------------------------------------------------


@contextmanager
def far_apart(
    browser: Browser, site: Path, folder: Path, kinds: Sequence[Kind], stun: str
) -> Iterator[list[Window]]:
    """Open a window in each of two homes, at the same files."""
    with ExitStack() as stack:
        try:
            homes = stack.enter_context(two_homes(site.parents[1], kinds))
        except NoHomes as error:
            pytest.skip(f"NOT TESTED: this machine allows no networks of one's own ({error})")
        windows = []
        for name, home in zip(("Mira", "Leo"), homes, strict=True):
            program = folder / name
            program.write_text(f'#!/bin/sh\nexec {shlex.join(home.command(CHROMIUM))} "$@"\n')
            program.chmod(0o755)
            flags = ["--no-sandbox", "--disable-dev-shm-usage"]
            far = browser.browser_type.launch(executable_path=program, args=flags)
            windows.append(Chromium(stack.enter_context(closing(far))).window())
            friends.arrive(windows[-1], f"{home.address}{SITE}/", name, stun)
        yield windows


@pytest.mark.long
def test_a_whole_game_behind_two_routers_with_an_old_reply(
    browser: Browser, site: Path, tmp_path: Path
) -> None:
    stun = f"{STUN}:{STUN_PORT}"
    with far_apart(browser, site, tmp_path, ("full", "full"), stun) as (mira, leo):
        mira.click(".who-button:nth-of-type(3):enabled")
        reply = friends.reply_to(leo, friends.invitation(mira))
        time.sleep(OLD_S)
        friends.paste(mira, reply)
        leo.click("form.guest .btn.primary")
        for window in (mira, leo):
            window.find(".sl-board")
        friends.play(mira, leo)
        for window in (mira, leo):
            window.find(".podium")


@pytest.mark.long
@pytest.mark.parametrize(
    ("kinds", "stun"),
    [(("full", "symmetric"), f"{STUN}:{STUN_PORT}"), (("full", "full"), "")],
    ids=["a symmetric router", "no address helper"],
)
def test_devices_that_cannot_meet_are_told_so(
    browser: Browser, site: Path, tmp_path: Path, kinds: Sequence[Kind], stun: str
) -> None:
    with far_apart(browser, site, tmp_path, kinds, stun) as (mira, leo):
        mira.click(".who-button:nth-of-type(3):enabled")
        friends.paste(mira, friends.reply_to(leo, friends.invitation(mira)))
        assert "cannot find each other" in mira.text(".sorry")
        mira.click(".sorry .btn.primary")
        assert friends.invitation(mira)
