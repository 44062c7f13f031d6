"""Making puzzles: the same seed makes the same ones, and each is proved."""

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from daedalus.core.errors import OptionError
from daedalus.extras import installed
from daedalus.puzzles import KINDS, load, write_puzzle
from daedalus.puzzles.factory import SHIPPED, SHIPPED_SEED, Batch, batches, made
from daedalus.puzzles.make import TURNS
from daedalus.puzzles.verify import wrong

CHEAP = (Batch("fetch", 1, 2), Batch("run", 2, 2), Batch("guard", 1, 2), Batch("harvest", 1, 2))


class FakeRay(ModuleType):
    """A cluster of one core that works when it is asked for the result."""

    begun = ended = 0

    def __init__(self) -> None:
        super().__init__("ray")

    def is_initialized(self) -> bool:
        return self.begun > self.ended

    def init(self, **options: object) -> None:
        self.begun += 1

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, function: Callable[..., Any]) -> Any:
        class Remote:
            def remote(self, *args: object) -> Callable[[], Any]:
                return lambda: function(*args)

        return Remote()

    def get(self, result: Callable[[], Any]) -> Any:
        return result()


def test_the_same_seed_makes_the_same_puzzles() -> None:
    one, two = ([write_puzzle(puzzle) for puzzle in made(CHEAP, "7")] for _ in range(2))
    assert one == two


def test_another_seed_makes_others() -> None:
    one, two = ({puzzle.position for puzzle in made(CHEAP, seed)} for seed in "78")
    assert not one & two


def test_what_is_made_is_proved() -> None:
    for puzzle in made(CHEAP, "proved"):
        assert wrong(write_puzzle(puzzle)) == ""


def test_several_processes_make_the_same_as_one() -> None:
    batch = (Batch("guard", 1, 3),)
    one, two = (list(made(batch, "jobs", jobs)) for jobs in (1, 2))
    assert one == two


@pytest.mark.long
@pytest.mark.skipif(not installed("cluster"), reason="no Ray")
def test_a_cluster_makes_the_same_as_one_process() -> None:
    few = (Batch("guard", 1, 3), Batch("fetch", 1, 3))
    assert list(made(few, "jobs", cluster=True)) == list(made(few, "jobs"))


def test_a_cluster_is_used_once_for_all_batches_and_its_workers_need_no_uv(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", raising=False)
    assert list(made(CHEAP[:2], "7", cluster=True)) == list(made(CHEAP[:2], "7"))
    assert ray.begun == ray.ended == 1
    assert os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] == "0"


def test_of_a_step_that_is_full_no_more_are_taken() -> None:
    batch = Batch("guard", 1, 3, steps=(1, 3, 3, 3, 3))
    levels = [puzzle.level for puzzle in made((batch,), "steps")]
    assert len(levels) == 3
    assert levels.count(1) <= 1


def test_shares_of_steps_add_up() -> None:
    assert all(sum(batch.steps) == batch.many for batch in SHIPPED if batch.steps)


def test_the_shipped_collection_has_all_kinds_and_is_large_enough() -> None:
    assert {batch.kind for batch in SHIPPED} == set(KINDS)
    assert sum(batch.many for batch in SHIPPED) >= 5000


def test_a_number_of_puzzles_is_shared_by_the_numbers_of_turns() -> None:
    assert [batch.many for batch in batches("run", None, 10)] == [3, 3, 2, 2]
    assert batches("run", 4, 10) == (Batch("run", 4, 10),)


@pytest.mark.parametrize(
    ("kind", "turns", "count"), [("chess", None, 1), ("run", 9, 1), ("run", None, 0)]
)
def test_what_cannot_be_made_is_refused(kind: str, turns: int | None, count: int) -> None:
    with pytest.raises(OptionError):
        batches(kind, turns, count)


def test_every_kind_knows_its_turns() -> None:
    assert tuple(TURNS) == KINDS


def test_the_shipped_collection_is_what_its_seed_makes() -> None:
    shipped = {puzzle.id: puzzle for puzzle in load()}
    kinds = ("run", "guard", "harvest")
    quick = [batch for batch in SHIPPED if batch.kind in kinds and not batch.cards]
    few = tuple(batch._replace(many=2) for batch in (SHIPPED[0], *quick) if batch.turns < 4)
    for puzzle in made(few, SHIPPED_SEED):
        assert shipped[puzzle.id] == puzzle
    patient = tuple(batch._replace(many=1) for batch in SHIPPED if batch.cards)[:1]
    known = {replace(puzzle, id="") for puzzle in shipped.values()}
    for puzzle in made(patient, SHIPPED_SEED):
        assert replace(puzzle, id="") in known


@pytest.mark.long
def test_the_whole_shipped_collection_is_what_its_seed_makes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()  # with kernels, if there are any
    assert tuple(made(SHIPPED, SHIPPED_SEED)) == load()
