"""Imports everything that games need, before Python's memory is saved for quick starts."""

from __future__ import annotations

import ctypes
import random
import secrets

from daedalus.bots import engine_of
from daedalus.browser import kernels, port
from daedalus.editions import shelf

__all__ = ["ctypes", "kernels", "port", "random", "secrets"]

for rules in shelf().values():
    engine_of(rules)  # the bots, otherwise imported on their first turn
