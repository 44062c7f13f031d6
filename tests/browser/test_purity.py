"""What a browser runs needs Python and msgspec alone, and little of the standard library."""

from __future__ import annotations

import subprocess
import sys

PLAY = """
import sys
before = set(sys.modules)
from daedalus.browser.port import Port
Port()
roots = {name.partition(".")[0] for name in set(sys.modules) - before}
heavy = {"asyncio", "socket", "sqlite3", "multiprocessing", "numpy"}
print(*sorted((roots - sys.stdlib_module_names) | roots & heavy))
"""


def test_a_browser_needs_the_standard_library_and_msgspec_alone() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY], check=True, capture_output=True, text=True)
    assert set(done.stdout.split()) - {"typing_extensions"} == {"daedalus", "msgspec"}
