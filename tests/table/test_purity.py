"""A table runs wherever Python and msgspec do: a server, a browser, a test."""

from __future__ import annotations

import subprocess
import sys

IMPORT_ALL = """
import importlib, pkgutil, sys
before = set(sys.modules)
import daedalus.table
for module in pkgutil.walk_packages(daedalus.table.__path__, "daedalus.table."):
    importlib.import_module(module.name)
roots = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted((roots - sys.stdlib_module_names) | roots & {"asyncio", "socket", "sqlite3"}))
"""


def test_a_table_needs_the_standard_library_and_msgspec_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL], check=True, capture_output=True, text=True
    )
    # msgspec itself looks whether there are typing_extensions.
    assert set(done.stdout.split()) - {"typing_extensions"} == {"daedalus", "msgspec"}
