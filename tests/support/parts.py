"""What browsers need of Python, for tests: fetched once, and skipped where that is impossible."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from daedalus.offline.parts import make_parts
from daedalus.offline.site import write_site
from daedalus.offline.sources import Unfetched


@cache
def _parts() -> dict[str, bytes] | str:
    try:
        return make_parts(lambda name: None)
    except Unfetched as error:
        return str(error)


def parts_or_skip() -> dict[str, bytes]:
    """Return the parts, or skip the test and say why."""
    found = _parts()
    if isinstance(found, str):
        _skip(found)
    return found


def site_or_skip(folder: Path) -> None:
    """Write a static site, or skip the test and say why."""
    try:
        write_site(folder, lambda name: None)
    except Unfetched as error:
        _skip(str(error))


def _skip(why: str) -> NoReturn:
    pytest.skip(f"NOT TESTED: no Python for browsers here ({why})")
