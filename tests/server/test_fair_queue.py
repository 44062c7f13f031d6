"""The queue for worker processes: nobody waits for a stranger's work, and time counts fairly."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import Future
from typing import Any

import pytest

from daedalus.server import pool as pools
from daedalus.server.fair_queue import AGE_S, Claim, FairQueue
from daedalus.server.limits import TooMany
from daedalus.server.pool import Failed, Pool, PoolJob
from daedalus.server.workers import eased


def served(queue: FairQueue[str], count: int, cost: float = 1.0, now: float = 1.0) -> list[str]:
    """Take so many jobs, one after the other, and return them."""
    order = []
    for _ in range(count):
        taken = queue.take(now)
        assert taken is not None
        order.append(taken[0])
        queue.charge(taken[1], cost)
    return order


def test_forty_tables_of_a_stranger_wait_for_each_other_not_for_me() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(40):
        for _ in range(4):
            queue.put("theirs", Claim("stranger", f"table {table}"), 0)
    assert served(queue, 5) == 5 * ["theirs"]
    queue.put("mine", Claim("me", "my table"), 0)
    assert "mine" in served(queue, 2), "at most one of theirs first"


def test_the_tables_of_an_address_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in "abc":
        for _ in range(10):
            queue.put(table, Claim("school", table), 0)
    assert Counter(served(queue, 9)) == Counter("aaabbbccc")


def test_being_idle_earns_no_credit() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(50):
        queue.put("busy", Claim("busy", "t"), 0)
    served(queue, 20)
    for _ in range(50):
        queue.put("late", Claim("late", "u"), 0)
    assert 9 <= served(queue, 20).count("late") <= 11


def test_dear_work_is_charged_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(100):
        queue.put("dear", Claim("a", "t"), 0)
        queue.put("cheap", Claim("b", "u"), 0)
    order = []
    for _ in range(44):
        job, claim, _ = queue.take(0) or pytest.fail("empty")
        queue.charge(claim, 1.0 if job == "dear" else 0.1)
        order.append(job)
    assert 3 <= order.count("dear") <= 5


def test_tables_with_people_go_first_but_nobody_waits_for_ever() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("lonely", Claim("a", "t", attended=False), 0)
    queue.put("people", Claim("b", "u"), 0)
    queue.put("people", Claim("b", "u"), 0)
    assert served(queue, 2, now=AGE_S / 2) == ["people", "people"]
    queue.put("people", Claim("b", "u"), 0)
    assert served(queue, 1, now=AGE_S) == ["lonely"], "it is old now, and has used nothing"


def test_who_leaves_the_line_is_not_waited_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for since, name in enumerate(("first", "second", "third")):
        queue.put(name, Claim(name), since)
    assert queue.place("third", 3) == 3
    queue.remove("first", Claim("first"))
    queue.remove("first", Claim("first"))
    assert [queue.place(name, 3) for name in ("first", "second", "third")] == [0, 1, 2]
    assert (queue.waiting("first"), len(queue)) == (0, 2)
    assert served(queue, 2) == ["second", "third"]
    queue.remove("third", Claim("nobody"))
    assert queue.take(1) is None


def test_accounts_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(1000):
        queue.put("x", Claim(f"address {number}", "t"), 0)
        served(queue, 1)
    assert queue.take(0) is None
    assert not queue._addresses


@pytest.mark.parametrize("level", ["random", "medium", "hard", "expert", "master"])
def test_a_bot_that_has_waited_never_thinks_more(level: str) -> None:
    from daedalus.bots import LEVELS

    before = (LEVELS.index(level), 400)
    for waited in (0, 0.5, 1, 2, 3, 10, 100):
        name, budget = eased(level, 400, waited)
        assert (LEVELS.index(name), budget) <= before
        before = (LEVELS.index(name), budget)
    assert before[0] <= LEVELS.index("medium")


# --- the pool -----------------------------------------------------------------------------------


class Hands:
    """An executor whose work is done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[Any, Future[Any]]] = []
        self.ended = 0

    def submit(self, do: Any, *given: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append((given, future))
        if do is not None:
            future.set_result(do(*given))
        return future

    def shutdown(self, **how: Any) -> None:
        self.ended += 1


class Bench(Pool):
    """A pool of one worker that is in the test's hands."""

    def __init__(self) -> None:
        super().__init__(1)
        self.hands = Hands()

    def _ready(self, place: Any) -> Any:
        place.executor = self.hands
        return self.hands


def job(limit_s: float = 60.0, do: Any = None, *given: Any) -> Any:
    return lambda waited: PoolJob(do, given, limit_s)


async def until(what: Any) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.005)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    monkeypatch.setattr(pools, "WARM_UP_S", 0.0)
    return Bench()


async def test_time_in_the_queue_does_not_count(bench: Bench) -> None:
    first = asyncio.create_task(bench.ask(job(), Claim("a")))
    await until(lambda: bench.hands.begun)
    limit = 0.05
    second = asyncio.create_task(bench.ask(job(limit, str, 7), Claim("b")))
    await asyncio.sleep(2 * limit)  # longer than it may take
    bench.hands.begun[0][1].set_result("first")
    assert (await first, await second) == ("first", "7")
    await bench.close()


async def test_work_that_takes_too_long_is_ended_and_the_next_is_done(bench: Bench) -> None:
    slow = asyncio.create_task(bench.ask(job(0.01), Claim("a")))
    next_ = asyncio.create_task(bench.ask(job(60, str, 7), Claim("a")))
    with pytest.raises(Failed):
        await slow
    assert bench.hands.ended == 1
    assert await next_ == "7"
    await bench.close()


@pytest.mark.parametrize("end", [Future.cancel, lambda future: future.set_exception(OSError("x"))])
async def test_no_end_of_one_job_stops_the_pool(bench: Bench, end: Any) -> None:
    lost = asyncio.create_task(bench.ask(job(), Claim("a")))
    await until(lambda: bench.hands.begun)
    end(bench.hands.begun[0][1])
    with pytest.raises((Failed, OSError)):
        await lost
    assert await bench.ask(job(60, str, 7), Claim("a")) == "7"
    await bench.close()


async def test_no_work_is_done_for_a_client_that_has_gone(bench: Bench) -> None:
    first = asyncio.create_task(bench.ask(job(), Claim("a")))
    await until(lambda: bench.hands.begun)
    gone = asyncio.create_task(bench.ask(job(60, str, "gone"), Claim("a")))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    last = asyncio.create_task(bench.ask(job(60, str, "last"), Claim("a")))
    bench.hands.begun[0][1].set_result(None)
    await first
    assert await last == "last"
    assert [given for given, _ in bench.hands.begun] == [(), ("last",)]
    assert bench.hands.ended == 0, "and no process is lost over it"
    await bench.close()


async def test_an_address_may_have_so_many_waiting_and_no_more(bench: Bench) -> None:
    asked = [asyncio.create_task(bench.ask(job(), Claim("a"), most=2)) for _ in range(3)]
    await until(lambda: bench.hands.begun)
    with pytest.raises(TooMany):
        await asyncio.gather(*asked, bench.ask(job(), Claim("a"), most=2))
    other = asyncio.create_task(bench.ask(job(), Claim("b"), most=2))
    await asyncio.sleep(0)
    assert not other.done(), "another one's still fits"
    await bench.close()
    ends = await asyncio.gather(*asked, other, return_exceptions=True)
    assert all(isinstance(end, Failed | TooMany) for end in ends)
