"""Kernels that run outside Python give the same moves as those inside."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from daedalus import fast
from daedalus.bots import make
from daedalus.browser import kernels
from daedalus.core.game import Setup
from daedalus.editions import edition
from daedalus.fast.block import Block
from daedalus.fast.layout import TOLD


class Outside:
    """Stands for JavaScript: a block of its own, and bytes that are copied in and out."""

    def __init__(self) -> None:
        self.block, self.told, self.runs = Block(), self, 0

    def assign(self, source: Any) -> None:
        ctypes.memmove(ctypes.addressof(self.block), ctypes.addressof(source), TOLD)

    def assign_to(self, target: Any) -> None:
        ctypes.memmove(ctypes.addressof(target), ctypes.addressof(self.block), TOLD)

    def run(self, entry: str) -> None:
        self.runs += 1
        inside = fast.available().run
        assert inside is not None
        inside(entry, self.block)


@pytest.mark.skipif(not fast.ready(), reason="there are no kernels here")
def test_an_expert_plays_the_same_with_kernels_outside_python() -> None:
    rules = edition("classic")
    state = rules.start(Setup(2, "7"))
    (seat,) = rules.to_act(state)
    view = rules.view(state, seat)
    expected = make("expert", "7").turn(rules, view, seat)
    outside = Outside()
    kernels.use(outside)
    try:
        assert make("expert", "7").turn(rules, view, seat) == expected
    finally:
        fast.use(None)
    assert outside.runs > 0
