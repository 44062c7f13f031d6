"""What a stranger's request may cost."""

from __future__ import annotations

import pickle

import pytest

from daedalus.core.errors import GameError
from daedalus.server.budget import spend
from daedalus.table.budget import TooLarge


def test_who_computes_for_too_long_is_stopped() -> None:
    def for_ever() -> None:
        while True:
            pass

    with pytest.raises(TooLarge):
        spend(0.01, for_ever)
    assert spend(60, lambda: "done") == "done"


def test_errors_survive_the_way_from_a_worker() -> None:
    for error in (TooLarge("x"), GameError("y")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again)) == (type(error), str(error))
