"""Folders that are filled once, though the tests run in several processes."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

Once = Callable[[str, Callable[[Path], None]], Path]
"""Fills a folder of this name, if no other process did, and returns it."""


def making_once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Return what makes folders that all processes of this run share."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent

    def make(name: str, fill: Callable[[Path], None]) -> Path:
        folder = shared / name
        with FileLock(shared / f"{name}.lock"):
            if not folder.exists():
                fresh = shared / f"{name}.fresh"
                shutil.rmtree(fresh, ignore_errors=True)
                fresh.mkdir()
                fill(fresh)
                fresh.rename(folder)
        return folder

    return make
