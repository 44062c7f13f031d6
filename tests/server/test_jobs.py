"""What is computed for everybody: all who go on asking get it, in their turn, and nothing twice."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from daedalus.server import jobs, pool
from daedalus.server.fair_queue import Claim
from daedalus.server.jobs import JobQueue, Waiting
from daedalus.server.limits import TooMany
from daedalus.server.room import Busy


class Hands:
    """A process that does its work when the test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[tuple[Any, ...], Future[Any]]] = []

    def submit(self, do: Any, *given: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append((given[2:], future))
        return future

    def shutdown(self, **how: Any) -> None:
        pass

    async def finish(self, number: int) -> None:
        """Wait until a job is begun, and finish it."""
        async with asyncio.timeout(60):
            while len(self.begun) <= number:
                await asyncio.sleep(0.001)
        given, future = self.begun[number]
        future.set_result(repr(given).encode())


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()

    def ready(pool: Any, place: Any) -> Hands:
        place.executor = made
        return made

    monkeypatch.setattr(pool.Pool, "_ready", ready)
    return made


def of(address: str) -> Claim:
    return Claim(address, patient_s=0.01)


async def get(queue: JobQueue, address: str, what: int, places: list[int]) -> bytes:
    """Ask until it is there, as a page does."""
    while True:
        try:
            return await queue.ask(of(address), bytes, what)
        except Waiting as waiting:
            places.append(waiting.place)


@pytest.mark.parametrize("addresses", [1, 7, 40])
async def test_all_who_ask_finish_in_turn_and_nothing_is_done_twice(
    hands: Hands, addresses: int
) -> None:
    queue, many = JobQueue(), 40
    places: list[list[int]] = [[] for _ in range(many)]
    asking = [
        asyncio.create_task(get(queue, f"address {each % addresses}", each, places[each]))
        for each in range(many)
    ]
    for number in range(many):
        await hands.finish(number)
    answers = await asyncio.gather(*asking)
    assert answers == [f"({each},)".encode() for each in range(many)]
    assert len(hands.begun) == many, "in time that grows with their number"
    told = [seen for seen in places if seen]
    assert told, "who waits is told the place"
    assert max(map(max, told)) < many
    await queue.close()


async def test_the_place_in_line_is_kept_between_two_requests(hands: Hands) -> None:
    queue = JobQueue()
    for address in ("first", "second", "third"):
        with pytest.raises(Waiting):
            await queue.ask(of(address), bytes, 1)
    with pytest.raises(Waiting) as newer:
        await queue.ask(of("newer"), bytes, 1)
    with pytest.raises(Waiting) as second:
        await queue.ask(of("second"), bytes, 1)
    assert (second.value.place, newer.value.place) == (1, 3)
    for number in range(4):
        await hands.finish(number)
    assert await queue.ask(of("second"), bytes, 1) == b"(1,)", "it was done meanwhile"
    await queue.close()


async def test_many_of_one_address_do_not_keep_another_waiting(hands: Hands) -> None:
    queue = JobQueue()
    crowd = [asyncio.create_task(get(queue, "school", each, [])) for each in range(30)]
    await hands.finish(0)
    with pytest.raises(Waiting) as told:
        await queue.ask(of("me"), bytes, 1)
    assert told.value.place <= 2
    for task in crowd:
        task.cancel()
    await queue.close()


async def test_who_does_not_ask_again_has_left_and_nothing_is_done_for_them(hands: Hands) -> None:
    now = [0.0]
    queue = JobQueue(clock=lambda: now[0])
    for address in ("busy", "gone"):
        with pytest.raises(Waiting):
            await queue.ask(of(address), bytes, 1)
    now[0] = jobs.LEFT_S - 1
    with pytest.raises(Waiting):
        await queue.ask(of("busy"), bytes, 1)
    now[0] = jobs.LEFT_S + 1
    with pytest.raises(Waiting) as told:
        await queue.ask(of("here"), bytes, 7)
    assert told.value.place >= 1
    await hands.finish(0)
    await hands.finish(1)
    assert [given for given, _ in hands.begun] == [(1,), (7,)]
    await queue.close()


async def test_what_one_address_has_waiting_is_limited_in_bytes(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_BYTES", 10_000)
    queue = JobQueue()
    with pytest.raises(Waiting):
        await queue.ask(of("a"), bytes, b"x" * 6_000)
    with pytest.raises(TooMany):
        await queue.ask(of("a"), bytes, b"y" * 6_000)
    with pytest.raises(Waiting):
        await queue.ask(of("b"), bytes, b"y" * 6_000)
    await hands.finish(0)
    await queue.ask(of("a"), bytes, b"x" * 6_000)
    with pytest.raises(Waiting):
        await queue.ask(of("a"), bytes, b"y" * 6_000)
    await queue.close()


async def test_who_does_not_want_to_know_the_place_waits_for_the_answer(hands: Hands) -> None:
    queue = JobQueue()
    answer = asyncio.create_task(queue.ask(Claim("a"), bytes, 1))
    with pytest.raises(Waiting):
        await queue.ask(of("b"), bytes, 1)
    assert not answer.done()
    await hands.finish(0)
    assert await answer == b"(1,)"
    await queue.close()


async def test_a_lost_process_is_said_to_be_busy(hands: Hands) -> None:
    queue = JobQueue()
    asked = asyncio.create_task(queue.ask(Claim("a"), bytes, 1))
    while not hands.begun:
        await asyncio.sleep(0.001)
    hands.begun[0][1].cancel()
    with pytest.raises(Busy):
        await asked
    await queue.close()
