"""The master's search by the compiled kernels (extra `fast`), on 7x7 boards.

With two players a turn is judged in two ways that err in different ways: by the reply of an expert
and the own best turn after it, and by runs in which chance has a say.  With more, by runs alone.

Import this only where `fast.ready()`.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from daedalus.bots.clock import seconds
from daedalus.bots.race import Pace, Racer, corners, finish
from daedalus.bots.sliding_compiled import Packed, lane_order, pack, space
from daedalus.bots.sliding_sight import HIDDEN, Sight, tiles_of
from daedalus.fast.lanes import U
from daedalus.fast.replies import replies
from daedalus.fast.rollout import rollouts
from daedalus.fast.static import WON

Choice = tuple[int, int, int]
Array = Any

CANDIDATES: Final = 24
DEPTH: Final = 4  # turns played on after the own one
TRIED: Final = 4  # lanes a player there thinks of
WHOLE: Final = 2  # of those turns, for how many all lanes are ranked once, then drawn from
TRUST: Final = 0.9  # in what many runs found; the rest is the expert's judgement
DOUBT: Final = 64  # so many runs are trusted half as much
REPLY_CANDIDATES: Final = 20
REPLY_TIME: Final = 0.5  # the part of the time for replies
REPLY_TRUST: Final = 0.5  # the part of what counts that they say
WIDTH: Final = 6  # lanes an expert there judges
HANDS: Final = 16  # hands that are sampled where all cards of a hand count
_TURNS: Final = 96  # after which a race is broken off at the end of a run
_MOST_FINDS: Final = 5


class _Field(NamedTuple):
    """What a search works on."""

    sight: Sight
    packed: Packed
    turns: Array  # the candidates: lane, walker, cell
    static: Array  # what the expert thinks of them
    flags: Array
    left: Array
    unlikely: int  # tiles whose cards the other would have taken
    salt: int


def search(
    sight: Sight,
    scores: dict[Choice, float],
    budget_ms: float,
    salt: int,
    passed: frozenset[str] = frozenset(),
) -> dict[Choice, float]:
    """Return better scores for the best turns, from looking ahead until the time is over.

    *passed*: letters of cards that the other would have taken if it had them ahead.
    """
    start = seconds()
    end = start + budget_ms / 1000
    best = sorted(scores, key=scores.__getitem__, reverse=True)[:CANDIDATES]
    if len(best) == 1 or scores[best[0]] >= WON:
        return scores
    field = _field(sight, best, scores, salt, passed)
    alive, told = np.ones(len(best), np.bool_), np.zeros(len(best))
    part = 0.0
    if len(sight.racers) == 2:
        alive, told = _look_at_replies(field, start + REPLY_TIME * (end - start))
        part = REPLY_TRUST
    values = _play_on(field, alive, told, part, end)
    return {choice: float(value) for choice, value in zip(best, values, strict=True)}


def _field(
    sight: Sight,
    best: list[Choice],
    scores: dict[Choice, float],
    salt: int,
    passed: frozenset[str],
) -> _Field:
    packed, order = pack(sight), lane_order(sight.view.maze)
    unseen = sight.unseen[0] | sight.unseen[1]
    unlikely = tiles_of(sight.view.maze, "".join(passed)) & unseen
    flags = (
        len(sight.racers),
        sight.edge,
        sight.next_kind != HIDDEN,
        sight.ends_on_card,
        sight.open_hands,
    )
    return _Field(
        sight,
        packed,
        np.array([(order[lane], walker, cell) for lane, walker, cell in best], np.int64),
        np.array([scores[choice] for choice in best]),
        np.array(flags, np.int64),
        np.array([racer.cards for racer in sight.racers], np.int64),
        0 if unlikely == unseen else unlikely,
        salt % 1_000_000,
    )


# --- an expert's reply --------------------------------------------------------------------------


def worlds(field: _Field) -> list[tuple[int, int, int]]:
    """Return what the other may go for (plain and signed tiles), with an own next card for each."""
    sight, chance = field.sight, Random(field.salt)
    plain, signed = sight.unseen
    unseen = [1 << tile for tile in range(50) if (plain | signed) >> tile & 1]
    chance.shuffle(unseen)
    other, any_order = sight.goals[1], sight.next_kind != HIDDEN
    if other.kind != HIDDEN:
        cards = [0] if any_order or not unseen else unseen
        return [(other.plain, other.signed, card) for card in cards]
    if any_order:
        hands = [
            sum(chance.sample(unseen, min(sight.racers[1].cards, len(unseen))))
            for _ in range(HANDS)
        ]
        return [(hand & ~signed, hand & signed, 0) for hand in hands]
    following = unseen[1:] + unseen[:1] if len(unseen) > 1 else [0]
    return [
        (card & ~signed, card & signed, after)
        for card, after in zip(unseen, following, strict=True)
        if not card & field.unlikely
    ]


def _look_at_replies(field: _Field, end: float) -> tuple[Array, Array]:
    """Return which candidates are worth more thought, and their chances to win by the replies."""
    packed = field.packed
    theirs, ours = race_after(field.sight.racers, field.sight.pace)
    table = np.array(worlds(field), U).reshape(-1, 3)
    alive = np.arange(len(field.turns)) < REPLY_CANDIDATES
    sums, looked = np.zeros(len(alive)), np.zeros(len(alive))
    room = space()
    for world in range(len(table)):
        start = seconds()
        replies(
            packed.board, packed.pieces, packed.mine, packed.masks, packed.kinds[4], field.flags,
            field.left, theirs, ours, table, field.turns, alive, sums, world, 1, WIDTH, room.work,
        )  # fmt: skip
        looked[alive] += 1
        if world + 1 == max(len(table) // 3, 4):
            worth = 0.7 * sums / np.maximum(looked, 1) + 0.3 * field.static
            _keep_better_half(alive, worth)
        now = seconds()
        if now + (now - start) >= end:
            break
    return alive, sums / np.maximum(looked, 1)


@lru_cache(256)
def race_after(racers: tuple[Racer, ...], pace: Pace) -> tuple[Array, Array]:
    """Return the race for the other, by the own finds, and for us, by the own and the other's."""
    me, other = racers

    def less(racer: Racer, finds: int) -> Racer:
        return racer._replace(cards=max(racer.cards - finds, 0))

    def for_mover(mover: Racer, rest: Racer) -> list[tuple[float, ...]]:
        return [corners(less(mover, finds), (rest,), pace) for finds in (0, 1)]

    theirs = [for_mover(other, less(me, own)) for own in (0, 1)]
    ours = [[for_mover(less(me, own), less(other, their)) for their in (0, 1)] for own in (0, 1)]
    return np.array(theirs), np.array(ours)


def _keep_better_half(alive: Array, worth: Array) -> None:
    keep = np.argsort(np.where(alive, worth, -1.0))[-max(int(alive.sum()) // 2, 2) :]
    better = np.zeros_like(alive)
    better[keep] = True
    alive &= better


# --- runs ---------------------------------------------------------------------------------------


@lru_cache(512)
def _race(racers: tuple[Racer, ...], pace: Pace) -> tuple[Array, Array]:
    """Return done and running[player, finds, fresh, turns] for the ends of the runs."""
    done = np.zeros((len(racers), _MOST_FINDS + 1, 2, _TURNS))
    for player, racer in enumerate(racers):
        for finds in range(_MOST_FINDS + 1):
            after = racer._replace(cards=max(racer.cards - finds, 0))
            new, missed = finish(after, pace)
            done[player, finds] = (missed[:_TURNS], new[:_TURNS])
    return done, 1.0 - np.cumsum(done, axis=3)


def _play_on(field: _Field, alive: Array, told: Array, part: float, end: float) -> Array:
    """Return the candidates' chances to win: *part* of them as told, the rest found by runs."""
    packed, static, room = field.packed, field.static, space()
    done, running = _race(field.sight.racers, field.sight.pace)
    sums, played = np.zeros(len(alive)), np.zeros(len(alive))
    start, first, number = seconds(), field.salt, 4
    stage, stages = 0, max((int(alive.sum()) - 1).bit_length(), 1)
    room.names[:] = 0
    while True:
        now = seconds()
        rollouts(
            packed.board, packed.bar, packed.pieces, packed.mine, packed.masks, packed.kinds,
            field.flags, field.left, done, running, field.turns, alive, sums, first, number, DEPTH,
            TRIED, WHOLE, U(field.unlikely), room.names, room.known, room.work,
        )  # fmt: skip
        first += number
        played[alive] += number
        trust = TRUST * played / (played + DOUBT)
        values = trust * sums / np.maximum(played, 1.0) + (1 - trust) * static
        values = part * told + (1 - part) * values
        after = seconds()
        if after + (after - now) >= end:
            break
        if after - start > (end - start) * (stage + 1) / stages and alive.sum() > 2:
            stage += 1
            _keep_better_half(alive, values)
        if after - now < 0.001:
            number = min(number * 2, 256)
    values[~alive] = -1.0
    return values
