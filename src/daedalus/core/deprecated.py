"""Old names that still work for one release, with a warning."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from types import ModuleType
from typing import Any


def called_before(module: str, do: Callable[..., Any], instead: str) -> None:
    """Let a package be called like the function that once had its name, with a warning."""

    class Called(ModuleType):
        def __call__(self, *given: Any, **named: Any) -> Any:
            old = f"{module}() is now {instead}(), and will be gone in the next release"
            warnings.warn(old, DeprecationWarning, stacklevel=2)
            return do(*given, **named)

    sys.modules[module].__class__ = Called
