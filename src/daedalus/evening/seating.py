"""Who sits with whom: in rounds at tables, so that people meet as many others as possible.

All rounds that are still to come are planned together, then the first of them is played; whoever
comes or goes changes only the plan.  The search exchanges two people at a time, and takes what does
not make it worse; it ends when nobody meets twice before they must (`fewest`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from daedalus.core.chance import shuffled, words

Couple = frozenset[str]

_TRIES: Final = 6  # beginnings of the search
_STEPS: Final = 6_000  # exchanges for each round of a plan, and each beginning


def sizes(people: int, size: int) -> tuple[int, ...]:
    """Return how many sit at each table: rather one less than *size*, and nobody alone.

    >>> sizes(13, 4), sizes(5, 4), sizes(5, 2), sizes(4, 3)
    ((4, 3, 3, 3), (3, 2), (3, 2), (2, 2))
    """
    tables = max(people // size if size == 2 else -(-people // size), 1)
    few, more = divmod(people, tables)
    return (few + 1,) * more + (few,) * (tables - more)


def fewest(people: int, size: int, rounds: int) -> int:
    """Return a number of meetings with somebody again that no seating of *rounds* can avoid.

    Everybody has only so many others to meet; and of a table, some must come from one table of the
    round before if there were fewer tables than people at it.

    >>> fewest(16, 4, 5), fewest(8, 4, 2), fewest(4, 2, 4)
    (0, 4, 2)
    """
    tables = sizes(people, size)
    each = [place for count in tables for place in [count - 1] * count]
    spent = sum(max(rounds * others - (people - 1), 0) for others in each[-1:] * people)
    again = 0
    for count in tables:
        few, more = divmod(count, len(tables))
        again += (few * (few - 1) // 2) * len(tables) + few * more
    return max(-(-spent // 2), again * (rounds - 1))


def met(rounds: Sequence[Sequence[Sequence[str]]]) -> dict[Couple, int]:
    """Return how often each pair has sat together."""
    found: dict[Couple, int] = {}
    for tables in rounds:
        for table in tables:
            for pair in map(frozenset, combinations(table, 2)):
                found[pair] = found.get(pair, 0) + 1
    return found


def repeats(meetings: Mapping[Couple, int]) -> int:
    """Return how often people have met somebody again."""
    return sum(count - 1 for count in meetings.values() if count > 1)


class _Plan:
    """Rounds of tables, and how often each pair meets in them and before."""

    def __init__(self, tables: tuple[int, ...], rounds: int, before: list[list[int]]) -> None:
        self.tables, self.rounds = tables, rounds
        self.often = [list(row) for row in before]
        self.seats: list[list[list[int]]] = []

    def begin(self, orders: Sequence[Sequence[int]]) -> None:
        """Seat everybody in these orders, a round each."""
        for order in orders:
            stream = iter(order)
            self.seats.append([[next(stream) for _ in range(count)] for count in self.tables])
            for table in self.seats[-1]:
                for one, two in combinations(table, 2):
                    self.often[one][two] += 1
                    self.often[two][one] += 1

    @property
    def cost(self) -> int:
        """Every meeting costs one for each that the two had before it."""
        return sum(m * (m - 1) // 2 for at, row in enumerate(self.often) for m in row[:at])

    def gain(self, here: Sequence[int], one: int, there: Sequence[int], two: int) -> int:
        """Return by how much an exchange of *one* and *two* changes the cost."""
        mine, theirs = self.often[one], self.often[two]
        change = sum(theirs[each] - mine[each] + 1 for each in here if each != one)
        return change + sum(mine[each] - theirs[each] + 1 for each in there if each != two)

    def exchange(self, here: list[int], at: int, there: list[int], to: int) -> None:
        one, two = here[at], there[to]
        for table, goes, comes in ((here, one, two), (there, two, one)):
            for each in table:
                if each != goes:
                    for who, by in ((goes, -1), (comes, 1)):
                        self.often[who][each] += by
                        self.often[each][who] += by
        here[at], there[to] = two, one

    def improve(self, stream: Iterator[int], wanted: int) -> int:
        """Exchange people as long as it helps, and return the cost."""
        cost, steps = self.cost, _STEPS * self.rounds
        for step in range(steps):
            if cost <= wanted or len(self.tables) < 2:
                break
            tables = self.seats[next(stream) % self.rounds]
            first = next(stream) % len(tables)
            second = (first + 1 + next(stream) % (len(tables) - 1)) % len(tables)
            here, there = tables[first], tables[second]
            at, to = next(stream) % len(here), next(stream) % len(there)
            change = self.gain(here, here[at], there, there[to])
            # At first it may become a little worse: so it gets out of dead ends.
            if change <= (1 if step < steps // 2 and step % 7 == 0 else 0):
                self.exchange(here, at, there, to)
                cost += change
        return cost


def seated(
    people: Sequence[str],
    size: int,
    meetings: Mapping[Couple, int],
    ahead: int = 1,
    seed: str = "",
) -> tuple[tuple[str, ...], ...]:
    """Return the tables of the next round; *ahead* rounds, with it, are still to come.

    >>> seated(["a", "b", "c", "d"], 2, met([[["a", "b"], ["c", "d"]]]), seed="7")
    (('b', 'd'), ('c', 'a'))
    """
    tables, rounds = sizes(len(people), size), max(ahead, 1)
    before = [
        [meetings.get(frozenset((one, two)), 0) if one != two else 0 for two in people]
        for one in people
    ]
    best, least = None, -1
    # Without a past, nothing is better than what nobody can avoid.
    wanted = fewest(len(people), size, rounds) if not any(map(any, before)) else 0
    for number in range(_TRIES):
        plan = _Plan(tables, rounds, before)
        orders = [shuffled(range(len(people)), f"{seed}:{number}:{at}") for at in range(rounds)]
        plan.begin(orders)
        cost = plan.improve(words(f"{seed}:{number}"), wanted)
        if best is None or cost < least:
            best, least = plan, cost
        if least <= wanted:
            break
    assert best is not None
    return tuple(tuple(people[each] for each in table) for table in best.seats[0])


def evening_of(
    people: int, size: int, rounds: int, seed: str = ""
) -> list[tuple[tuple[str, ...], ...]]:
    """Return a whole evening of people who all come in time and stay."""
    names = [f"p{number}" for number in range(people)]
    done: list[tuple[tuple[str, ...], ...]] = []
    for left in range(rounds, 0, -1):
        done.append(seated(names, size, met(done), left, f"{seed}/{left}"))
    return done
