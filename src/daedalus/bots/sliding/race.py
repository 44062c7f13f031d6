"""A model of the race to the end: the probability of being first, given what each has left."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import Final, NamedTuple

from daedalus.core.sums import added

_HORIZON: Final = 160
"""Turns after which a race is cut off; nobody needs that many."""


class TurnOdds(NamedTuple):
    """Chances of reaching a goal in a turn: the first after a find, later ones, the way home."""

    first: float = 0.40
    later: float = 0.35
    home_first: float = 0.40
    home_later: float = 0.35
    more: float = 0.0  # where any card may be next: how much each additional one helps


class Racer(NamedTuple):
    """What a player has left: cards, and whether a way home follows."""

    cards: int
    homeward: bool

    @property
    def goals(self) -> int:
        return self.cards + self.homeward


@cache
def finish(racer: Racer, pace: TurnOdds) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return for t = 0, 1, ... the probability of being done after exactly t turns.

    There are two lists: for a new goal of which nothing is known, and for one just missed.
    """
    if racer.goals == 0:
        done = (1.0, *(0.0 for _ in range(_HORIZON - 1)))
        return done, done
    first, later = pace.first, pace.later
    if racer.cards == 0:
        first, later = pace.home_first, pace.home_later
        rest, _ = finish(Racer(0, False), pace)
    else:
        luck = (1 - pace.more) ** (racer.cards - 1)
        first, later = 1 - (1 - first) * luck, 1 - (1 - later) * luck
        rest, _ = finish(racer._replace(cards=racer.cards - 1), pace)
    new, old = [0.0], [0.0]
    for turn in range(1, _HORIZON):
        new.append(first * rest[turn - 1] + (1 - first) * old[turn - 1])
        old.append(later * rest[turn - 1] + (1 - later) * old[turn - 1])
    return tuple(new), tuple(old)


@cache
def _from_here(
    racer: Racer, reaches: bool, pace: TurnOdds
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return how likely *racer* is done after exactly t turns, and how likely it is not done yet.

    It is known whether it reaches its goal on the first of them.
    """
    if reaches and racer.cards:
        after = finish(racer._replace(cards=racer.cards - 1), pace)[0]
    elif reaches:
        after = finish(Racer(0, False), pace)[0]
    else:
        after = finish(racer, pace)[1]
    done = (0.0, *after[:-1])
    return done, tuple(max(1.0 - so_far, 0.0) for so_far in accumulate(done))


@lru_cache(4096)
def corners(mover: Racer, others: tuple[Racer, ...], pace: TurnOdds) -> tuple[float, ...]:
    """Return the mover's chance to win for each way in which everyone's next turn may go.

    Bit 0 of the index: the mover reaches its goal on its next turn; bit 1, 2, 3: the first, second,
    third of the others do on theirs, which come before.  Players who are not there change nothing.
    """
    known = []
    for corner in range(2 << len(others)):
        chances = _from_here(mover, bool(corner & 1), pace)[0]
        for at, other in enumerate(others, start=1):
            running = _from_here(other, bool(corner >> at & 1), pace)[1]
            chances = tuple(map(float.__mul__, chances, running))
        known.append(added(chances))
    return tuple(known[corner % len(known)] for corner in range(16))


def duel(
    me: Racer, other: Racer, corners: Callable[[Racer, Racer], Sequence[float]]
) -> tuple[list[float], list[float]]:
    """Return the race for the other, by our finds, and for us, by our finds and the other's.

    *corners* returns the chances of a mover against its rival.
    """

    def less(racer: Racer, finds: int) -> Racer:
        return racer._replace(cards=max(racer.cards - finds, 0))

    def for_mover(mover: Racer, rival: Racer) -> list[float]:
        return [value for finds in (0, 1) for value in corners(less(mover, finds), rival)]

    theirs = [value for own in (0, 1) for value in for_mover(other, less(me, own))]
    ours = [
        value
        for own in (0, 1)
        for their in (0, 1)
        for value in for_mover(less(me, own), less(other, their))
    ]
    return theirs, ours
