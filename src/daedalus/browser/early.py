"""Imports all that needs no extension module: Python's memory is copied after it, for quick starts.

A copy of memory cannot hold libraries that were linked later, and `msgspec` is one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from daedalus.editions import shelf

MODULES: Final = (
    *("ctypes", "dataclasses", "datetime", "decimal", "enum", "hashlib", "hmac", "inspect"),
    *("json", "random", "re", "secrets", "typing", "urllib.parse", "uuid"),
    *("daedalus.bots.texts", "daedalus.core.history", "daedalus.core.record"),
    *("daedalus.fast.block", "daedalus.lessons.shelf", "daedalus.review"),
)

for name in MODULES:
    import_module(name)
shelf()  # the editions make themselves known once
