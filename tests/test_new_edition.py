"""Whoever adds an edition as CONTRIBUTING.md says finds it in the library, terminal and server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.new_edition import EDITIONS, grown, surroundings

LIBRARY = """
import daedalus
from daedalus import bots
from daedalus.editions import shelf

for name in {editions!r}:
    game = daedalus.new_game(name, seats=2, seed="7", cards=1)
    bot = bots.make("easy")
    while game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, bot.choose(game.rules, game.view(seat), seat))
    assert daedalus.read_game(game.record()).record() == game.record()
    print(name, shelf()[name].minutes)
"""
ENVIRONMENTS = """
from daedalus.adapters.pettingzoo import NAMES, glade_v0
from daedalus.adapters.registration import environments

env = glade_v0.env(players=2, turn_limit=4)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, _, over, broken_off, _ = env.last()
    env.step(None if over or broken_off else int(seen["action_mask"].argmax()))
print("moor_v0" in NAMES, "Daedalus/MoorAgainstBots-v0" in environments())
"""
SERVER = """
import asyncio, json
from litestar.testing import AsyncTestClient
from daedalus.server.app import make_app
from daedalus.server.settings import ServerSettings

async def ask():
    async with AsyncTestClient(make_app(ServerSettings(log="error"))) as client:
        forms = (await client.get("/api/editions")).json()["editions"]
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        made = await client.post("/api/tables", json={"edition": "glade", "seats": seats})
        words = await client.get("/locales/de/editions/moor.ftl")
        print(json.dumps([forms[-1], made.status_code, words.status_code]))

asyncio.run(ask())
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return grown(tmp_path_factory.mktemp("grown"))


def run(source: Path, *arguments: str) -> str:
    """Return what Python prints that finds the two editions too."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=surroundings(source),
        cwd=source.parent,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_plays_it(source: Path) -> None:
    told = run(source, "-c", LIBRARY.format(editions=EDITIONS))
    assert told == "glade 20\nmoor 20\n"


def test_the_terminal_plays_it_in_its_own_words(source: Path) -> None:
    bots = ("--bot", "1=easy", "--bot", "2=easy")
    told = run(
        source,
        *("-m", "daedalus", "play", "moor", *bots, "--plain", "--seed", "7", "-o", "cards=1"),
    )
    assert "Thing-" in told or "thing-" in told
    assert "motif-moor" not in told
    assert "The Moor" in run(source, "-m", "daedalus", "rules", "moor", "--plain")
    usage = run(source, "-m", "daedalus", "play", "--help")
    assert "glade, moor." in " ".join(usage.split())


def test_it_has_an_environment_under_its_name(source: Path) -> None:
    pytest.importorskip("pettingzoo")
    assert run(source, "-c", ENVIRONMENTS) == "True True\n"


def test_the_server_offers_it(source: Path) -> None:
    form, made, words = json.loads(run(source, "-c", SERVER))
    assert (form["id"], form["engine"], form["motifs"][0]) == ("moor", "sliding", "thing-a")
    assert (made, words) == (201, 200)
