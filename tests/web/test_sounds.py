"""The sounds, rendered by the browser without a loudspeaker: heard, short, quiet, never clipped."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

WEB = Path(__file__).parent.parent.parent / "web"
LOUDEST_DB = -18  # over what is heard, at the volume that is set at first
LONGEST = {"push": 0.4, "turn": 0.1, "tick": 0.1, "step": 0.25, "barred": 0.15, "eject": 0.15}

# Plays one sound into a context that renders at once, and measures what came out.
RENDER = """async ([script, edition, name, at, seat]) => {
  let made = null;
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 66150, 44100); made = this; }
  };
  const heard = new Function(`${script}; return heard`)();
  heard.soundOf(edition);
  heard.sounds.play(name, at, seat);
  const samples = (await made.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const audible = peak / 100;
  let first = samples.findIndex((one) => Math.abs(one) > audible);
  let last = samples.findLastIndex((one) => Math.abs(one) > audible);
  let power = 0;
  for (let n = first; n <= last; n++) power += samples[n] ** 2 / (last - first + 1);
  return { peak, power, start: first / 44100, length: (last - first) / 44100 };
}"""


@pytest.fixture(scope="module")
def script() -> str:
    deno = Path(sys.executable).with_name("deno")
    command = [str(deno), "run", "-A", "--quiet", "sounds.ts"]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def page(browser: Browser) -> Any:
    """A page in which somebody has tapped: before that, nothing sounds."""
    made = browser.new_page()
    made.mouse.click(10, 10)
    yield made
    made.close()


SOUNDS = [
    *(("push", edition, 0, 0) for edition in ("classic", "pirates", "galaxy", "go", "connect")),
    *(("step", "classic", at, seat) for at in (0, 7, 30) for seat in (0, 2, 5)),
    *(
        (name, "classic", 0, 0)
        for name in ("eject", "turn", "treasure", "barred", "lord", "tick", "bell", "win")
    ),
    ("yourTurn", "classic", 0, 0),
]


@pytest.mark.parametrize(("name", "edition", "at", "seat"), SOUNDS)
def test_a_sound_is_heard_and_hurts_nobody(
    page: Page, script: str, name: str, edition: str, at: int, seat: int
) -> None:
    heard = page.evaluate(RENDER, [script, edition, name, at, seat])
    assert 0.01 < heard["peak"] < 0.5, heard
    # The dark lord's is noise that swells: when it becomes loud enough to be heard is random.
    assert heard["start"] < (0.35 if name == "lord" else 0.12), "it comes at once"
    assert 0.02 < heard["length"] < LONGEST.get(name, 1.2), heard
    assert 10 * math.log10(heard["power"]) < LOUDEST_DB, heard


def test_editions_sound_different(page: Page, script: str) -> None:
    pushes = [page.evaluate(RENDER, [script, each[1], "push", 0, 0]) for each in SOUNDS[:5]]
    assert len({round(each["power"], 9) for each in pushes}) == 5
