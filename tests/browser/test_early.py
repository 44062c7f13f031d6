"""What games need is in the memory that is copied: nothing is imported while somebody plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PLAY = """
import sys
import daedalus.browser.early
known = {name for name in sys.modules if name.partition(".")[0] in ("daedalus", "msgspec")}
from daedalus.bots import LEVELS
from daedalus.editions import edition_names
from tests.browser.living import Worker
for name in edition_names():
    for level in LEVELS:
        worker = Worker()
        seats = [{"kind": "bot", "level": level}, {"kind": "me", "name": "Mira"}]
        made = worker.make({"edition": name, "seats": seats})
        worker.join(1, made["id"])
        worker.send(1, t="hello", tokens=[key["token"] for key in made["seats"]])
        for _ in range(4):
            worker.pass_time()
now = {name for name in sys.modules if name.partition(".")[0] in ("daedalus", "msgspec")}
print(*sorted(now - known))
"""


def test_no_bot_and_no_edition_is_imported_after_memory_was_copied() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, check=True, cwd=root
    )
    # The kernels of this machine; those of a browser are WebAssembly.
    assert set(done.stdout.split()) <= {"daedalus.fast.library"}
