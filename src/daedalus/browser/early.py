"""Imports all that needs no extension module, before Python's memory is saved for quick starts.

Saved memory cannot contain libraries that are linked at run time, and `msgspec` is one.
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
