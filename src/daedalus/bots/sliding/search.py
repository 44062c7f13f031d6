"""The master's search by the compiled kernels, on 7x7 boards.

With two players a turn is judged in two ways with different errors: by an expert's reply and one's
own best turn after it, and by randomised rollouts.  With more players, by rollouts alone.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import accumulate
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from daedalus import fast
from daedalus.bots.clock import seconds
from daedalus.bots.sliding.compiled import Choice, kernel_lanes, put_sight
from daedalus.bots.sliding.race import Racer, TurnOdds, corners, duel, finish
from daedalus.bots.sliding.sight import MoverView
from daedalus.core.sums import added
from daedalus.fast.judgement import GUESSED, HIDDEN, WON
from daedalus.fast.layout import CANDIDATES, FIELDS, FINDS, RACE_TURNS

if TYPE_CHECKING:
    from daedalus.fast.block import Block

_DEPTH: Final = 4  # turns played after one's own
_TRIED: Final = 4  # lanes that a player considers there
_WHOLE: Final = 2  # in this many of those turns all lanes are ranked once, then sampled
_TRUST: Final = 0.9  # in the result of many rollouts; the rest is the expert's judgement
_DOUBT: Final = 64  # this many rollouts are trusted half as much
_REPLY_CANDIDATES: Final = 20
_REPLY_TIME: Final = 0.5  # the part of the time for replies
_REPLY_TRUST: Final = 0.5  # the weight of replies in the result
WIDTH: Final = 6  # lanes that an expert judges there
ENOUGH: Final = 0.97  # the probability mass that is searched; the rest is too unlikely
_HANDS: Final = 16  # hands that are sampled where all cards of a hand count


class _Field(NamedTuple):
    """The input of a search."""

    sight: MoverView
    static: list[float]  # the expert's scores of the candidates
    salt: int


def search(
    sight: MoverView,
    scores: dict[Choice, float],
    budget_ms: float,
    salt: int,
) -> dict[Choice, float]:
    """Return better scores for the best turns, by looking ahead until time is up."""
    start = seconds()
    end = start + budget_ms / 1000
    best = sorted(scores, key=scores.__getitem__, reverse=True)[:CANDIDATES]
    if len(best) == 1 or scores[best[0]] >= WON:
        return scores
    field, block = survey(sight, best, scores, salt), fast.own_block()
    put_candidates(block, sight, best)
    alive, told = [True] * len(best), [0.0] * len(best)
    part = 0.0
    if len(sight.racers) == 2:
        alive, told = _look_at_replies(block, field, start + _REPLY_TIME * (end - start))
        part = _REPLY_TRUST
    values = _play_on(block, field, alive, told, part, end)
    return dict(zip(best, values, strict=True))


def survey(sight: MoverView, best: list[Choice], scores: dict[Choice, float], salt: int) -> _Field:
    """Return the input of a search for the best of *best*."""
    return _Field(sight, [scores[choice] for choice in best], salt % 1_000_000)


def put_candidates(block: Block, sight: MoverView, best: list[Choice]) -> None:
    """Write the position and the candidate turns into *block*."""
    put_sight(block, sight)
    order = kernel_lanes(sight.view.maze)
    block.rules[:] = [
        len(sight.racers),
        sight.edge,
        sight.next_kind != HIDDEN,
        sight.ends_on_card,
        sight.open_hands,
    ]
    block.left[: len(sight.racers)] = [racer.cards for racer in sight.racers]
    turns = [number for lane, walker, cell in best for number in (order[lane], walker, cell)]
    block.candidates, block.turns[: len(turns)] = len(best), turns


# --- an expert's reply --------------------------------------------------------------------------


class _World(NamedTuple):
    """What the other may be looking for, with one's own next card, and how likely that is."""

    plain: int
    signed: int
    own: int
    weight: float = 1.0


def worlds(field: _Field) -> list[_World]:
    """Return the possible worlds, likeliest first, leaving out unlikely ones where possible."""
    sight, chance = field.sight, Random(field.salt)
    plain, signed = sight.unseen
    unseen = [1 << tile for tile in range(50) if (plain | signed) >> tile & 1]
    chance.shuffle(unseen)
    other, any_order = sight.goals[1], sight.next_kind != HIDDEN
    if other.kind not in (HIDDEN, GUESSED) or not unseen:
        cards = [0] if any_order or not unseen else unseen
        return [_World(other.plain, other.signed, card) for card in cards]
    if any_order:
        hands = [
            sum(chance.sample(unseen, min(sight.racers[1].cards, len(unseen))))
            for _ in range(_HANDS)
        ]
        return [_World(hand & ~signed, hand & signed, 0) for hand in hands]
    following = unseen[1:] + unseen[:1] if len(unseen) > 1 else [0]
    found = [
        _World(card & ~signed, card & signed, after)
        for card, after in zip(unseen, following, strict=True)
    ]
    return found if other.kind == HIDDEN else _likely_worlds(found, sight.likely)


def _likely_worlds(found: list[_World], likely: tuple[float, ...]) -> list[_World]:
    """Return the likeliest worlds with their weights, until the rest hardly matters."""
    weighed = [
        world._replace(weight=likely[(world.plain | world.signed).bit_length() - 1])
        for world in found
    ]
    weighed.sort(key=lambda world: -world.weight)
    kept, sofar = [], 0.0
    for world in weighed:
        kept.append(world)
        sofar += world.weight
        if sofar > ENOUGH:
            break
    return kept


def _look_at_replies(block: Block, field: _Field, end: float) -> tuple[list[bool], list[float]]:
    """Return which candidates deserve more time, and their chances to win by the replies."""
    many = len(field.static)
    table = worlds(field)
    alive, looked = [at < _REPLY_CANDIDATES for at in range(many)], [0.0] * many
    halved, sofar, total = False, 0.0, added(world.weight for world in table)
    put_race(block, *race_after(field.sight.racers, field.sight.pace))
    block.sums[:many], block.width = [0.0] * many, WIDTH
    for at, world in enumerate(table):
        start = seconds()
        block.alive[:many], block.world[:], block.weight = alive, world[:3], world.weight
        fast.run("replies", block)
        looked = [sum_ + world.weight * one for sum_, one in zip(looked, alive, strict=True)]
        sofar += world.weight
        if not halved and sofar >= total / (3 if at >= 3 else 2):
            halved = True
            found = _averages(block, looked)
            worth = [
                0.7 * value + 0.3 * static
                for value, static in zip(found, field.static, strict=True)
            ]
            alive = _better_half(alive, worth)
        now = seconds()
        if now + (now - start) >= end:
            break
    return alive, _averages(block, looked)


def put_race(block: Block, theirs: list[float], ours: list[float]) -> None:
    """Write what `race_after` returned into *block*."""
    block.theirs[:], block.ours[:] = theirs, ours


def _averages(block: Block, times: list[float]) -> list[float]:
    """Return the sums for each number of turns."""
    sums = block.sums[: len(times)]
    return [total / count if count else 0.0 for total, count in zip(sums, times, strict=True)]


@lru_cache(256)
def race_after(racers: tuple[Racer, ...], pace: TurnOdds) -> tuple[list[float], list[float]]:
    """Return the race for the other, by our finds, and for us, by our finds and the other's."""
    me, other = racers
    return duel(me, other, lambda mover, rival: corners(mover, (rival,), pace))


def _better_half(alive: list[bool], worth: list[float]) -> list[bool]:
    """Return the better half of the remaining candidates, and at least two."""
    order = sorted((at for at, lives in enumerate(alive) if lives), key=worth.__getitem__)
    kept = set(order[-max(len(order) // 2, 2) :])
    return [at in kept for at in range(len(alive))]


# --- runs ---------------------------------------------------------------------------------------


@lru_cache(64)
def _race(racers: tuple[Racer, ...], pace: TurnOdds) -> tuple[bytes, bytes]:
    """Return done and running[player, finds, fresh, turns] for the ends of the rollouts."""
    done, running = array("d"), array("d")
    for racer in racers:
        for finds in range(FINDS):
            new, missed = finish(racer._replace(cards=max(racer.cards - finds, 0)), pace)
            for chances in (missed[:RACE_TURNS], new[:RACE_TURNS]):
                done.extend(chances)
                running.extend(1.0 - sofar for sofar in accumulate(chances))
    return done.tobytes(), running.tobytes()


def put_runs(block: Block, field: _Field) -> None:
    """Write the parameters of the rollouts, and the race at their ends, into *block*."""
    done, running = _race(field.sight.racers, field.sight.pace)
    memory = memoryview(block).cast("B")
    for name, table in (("done", done), ("running", running)):
        at = FIELDS[name].offset
        memory[at : at + len(table)] = table
    block.depth, block.tried, block.whole = _DEPTH, _TRIED, _WHOLE
    block.first, block.forget = field.salt, True


def _play_on(
    block: Block, field: _Field, alive: list[bool], told: list[float], part: float, end: float
) -> list[float]:
    """Return the candidates' chances to win: *part* as given, the rest from rollouts."""
    many, played = len(alive), [0.0] * len(alive)
    start, number = seconds(), 4
    stage, stages = 0, max((sum(alive) - 1).bit_length(), 1)
    put_runs(block, field)
    block.sums[:many] = [0.0] * many
    while True:
        now = seconds()
        block.alive[:many], block.number = alive, number
        fast.run("rollouts", block)
        block.first += number
        block.forget = False
        played = [count + number * one for count, one in zip(played, alive, strict=True)]
        values = []
        for found, count, static, reply in zip(
            _averages(block, played), played, field.static, told, strict=True
        ):
            trust = _TRUST * count / (count + _DOUBT)
            values.append(part * reply + (1 - part) * (trust * found + (1 - trust) * static))
        after = seconds()
        if after + (after - now) >= end:
            break
        if after - start > (end - start) * (stage + 1) / stages and sum(alive) > 2:
            stage += 1
            alive = _better_half(alive, values)
        if after - now < 0.001:
            number = min(number * 2, 256)
    return [value if lives else -1.0 for value, lives in zip(values, alive, strict=True)]
