"""The main journey in every browser that is installed: from the front page to the replay."""

from __future__ import annotations

from contextlib import closing

import pytest

from tests.web.conftest import Server
from tests.web.engines.installed import OTHERS
from tests.web.engines.journey import (
    OPTIONS,
    arrive,
    join,
    look_at_worlds,
    open_table,
    play_on,
    see_replay,
)
from tests.web.engines.window import PHONE, Engine

CHROMIUM = pytest.param("chromium", marks=pytest.mark.long)
# What each browser plays with a guest in every check, beside the classic game against a bot; in a
# long one each plays all.  Chromium plays there alone: all other tests are in it.
GAMES = {"firefox": ("go",), "webkit": ("galaxy",)}


@pytest.mark.parametrize("engine", [CHROMIUM, *OTHERS], indirect=True)
def test_from_the_front_page_to_the_replay(
    engine: Engine, server: Server, request: pytest.FixtureRequest
) -> None:
    """A game against a bot, and games with a guest who comes by the link."""
    name = request.node.callspec.params["engine"]
    editions = OPTIONS if request.config.getoption("--long") else GAMES[name]
    with closing(engine.window()) as host, closing(engine.window(PHONE)) as guest:
        arrive(host, server.address)
        look_at_worlds(host)
        arrive(guest, server.address)
        play_on("classic", [(host, open_table(host, server.address, "classic", 0))])
        for edition in editions:
            table = open_table(host, server.address, edition, 2)
            play_on(edition, [(host, table), (guest, join(guest, table))])
            see_replay(host)
        for window in (host, guest):
            assert window.complaints() == []
