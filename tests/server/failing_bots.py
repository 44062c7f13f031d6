"""Bots that go wrong in their worker; a module of its own, so that a worker loads nothing else."""

import os
import time
from typing import Any


def crash(*given: Any) -> list[str]:
    if given[4] == "hard":
        os._exit(3)
    return [given[4]]


def hang(*given: Any) -> list[str]:
    if given[4] == "hard":
        time.sleep(600)
    return [given[4]]


def fail(*given: Any) -> list[str]:
    raise ValueError("no idea")


def with_kernels(*given: Any) -> list[str]:
    from daedalus import fast

    return [f"{given[4]} {fast.chosen().kind}"]
