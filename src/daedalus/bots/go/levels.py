"""Bots for Go!: each solves instantly; the level sets how long it pretends to take, and its errors.

A bot's whole round follows from its seed, its seat and the roll: when it has found the treasures,
which solution it sees, when it lays which tile, and when it claims.  `plan` returns what is left of
it, `choose` the next action, both with timestamps, so that the caller can wait until then.  A
timestamp after time is up means that the bot does not make it: the house comes first.
"""

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from math import exp
from typing import Final, NamedTuple

from daedalus.bots.ask import Ask
from daedalus.bots.dial import STRONGEST, WEAKEST, strength
from daedalus.bots.ladder import LEVELS, unknown
from daedalus.core.chance import below, shuffled, words
from daedalus.core.game import HOUSE
from daedalus.core.record import Event
from daedalus.core.sums import added
from daedalus.editions.go.actions import CLAIM, LIFT, PLACE, READY, Action, parse_action, stamped
from daedalus.editions.go.board import PLACEMENTS, TILES, Board, Placement, covered, put, shows_all
from daedalus.editions.go.position import BUILD, SEARCH, State
from daedalus.editions.go.rules import Go
from daedalus.editions.go.solver import solutions, solve

CHANCE: Final = ("random", "0")
LONGEST: Final = 60
"""Rounds after which a match is ended: two players who never solve anything never finish."""


class Pace(NamedTuple):
    """How fast and how careful a level is; times are medians in milliseconds."""

    look: int  # to find the four treasures
    solve: int  # from "Go!" to the claim
    spread: float  # of the solving time: how much its logarithm varies
    slips: float  # the probability of a wrong claim
    doubts: float  # the probability of first laying a tile wrong and taking it up again


PACES: Final = {
    "random": Pace(6_000, 60_000, 0.4, 0.0, 0.0),
    "easy": Pace(9_000, 90_000, 0.35, 0.12, 0.6),
    "medium": Pace(6_500, 45_000, 0.35, 0.08, 0.4),
    "hard": Pace(5_000, 25_000, 0.3, 0.04, 0.25),
    "expert": Pace(3_500, 12_000, 0.25, 0.02, 0.1),
    "master": Pace(2_500, 7_000, 0.2, 0.0, 0.0),
}
SLOWEST: Final = Pace(10_000, 120_000, 0.85, 0.12, 0.6)
FASTEST: Final = Pace(2_500, 7_000, 0.85, 0.0, 0.0)
"""The ends of the dial: every step between them is faster by the same factor.

The named levels are steadier than people are; on the dial a good day beats a better player.
"""


@lru_cache(64)
def pace_of(level: str) -> Pace:
    """Return how fast and how careful a bot of *level* is.

    :raises KeyError: when there is no such level.
    """
    number = strength(level)
    if number is None:
        return PACES[level]
    slow, fast = SLOWEST, FASTEST
    share = (max(number, WEAKEST) - WEAKEST) / (STRONGEST - WEAKEST)
    return Pace(
        round(slow.look * (fast.look / slow.look) ** share),
        round(slow.solve * (fast.solve / slow.solve) ** share),
        *(
            float(before + share * (after - before))
            for before, after in zip(slow[2:], fast[2:], strict=True)
        ),
    )


HARDER: Final = {4: 0.9, 5: 1.08, 6: 1.4}
"""A roll that needs more tiles takes longer; the average over all rolls is about 1."""
LOOK_BACK: Final = 2_500  # to look at the other boards after the check
HAND: Final = 400  # to do what is overdue
AGAIN: Final = 10_000
SEEN: Final = 300  # number of solutions that a bot picks from
THINKING: Final = 0.35  # the part of the time before the first tile


class Round(NamedTuple):
    """A bot's plan for a round; times are in milliseconds since "Go!"."""

    tiles: Board  # in the order of laying
    times: tuple[int, ...]
    claim: int
    doubt: Placement | None  # first laid wrong: the last tile in that order
    doubt_from: int
    doubt_to: int


def _share(stream: Iterator[int]) -> float:
    """Draw a number from 0 to 1."""
    return next(stream) / 0xFFFF_FFFF


def _about(median: float, spread: float, stream: Iterator[int]) -> int:
    """Draw a time around *median*: its logarithm is close to a normal distribution."""
    normal = added(_share(stream) for _ in range(12)) - 6
    return round(median * exp(spread * normal))


@lru_cache(64)
def _shortest(roll: str, joker: bool) -> Sequence[Board]:
    """Return solutions with as few tiles as possible; many of them if there are many."""
    first = solve(roll, joker=joker)
    if first is None:
        return ((),)  # a custom position: some sets of four treasures have no solution
    plain = sum(not way.hole for way in first)
    return tuple(islice(solutions(roll, joker=joker, most=plain), SEEN))


def solution(roll: str, joker: bool, seed: str) -> Board:
    """Return one of the shortest solutions, so that two bots do not always build the same."""
    seen = _shortest(roll, joker)
    return seen[below(len(seen), words(seed))]


def spoiled(board: Board, roll: str, stream: Iterator[int]) -> Board:
    """Return *board* with a mistake that is easily overlooked: one tile turned or flipped."""
    slips = [
        slip
        for way in board
        for other in PLACEMENTS.values()
        if (other.tile, other.cells) == (way.tile, way.cells)
        and not shows_all(slip := put(_without(board, way.tile), other), roll)
    ]
    return slips[below(len(slips), stream)] if slips else board


def anyhow(joker: bool, stream: Iterator[int]) -> Board:
    """Return some tiles laid wherever they fit."""
    board: Board = ()
    tiles = [tile for tile in TILES if joker or tile != "J"]
    for tile in shuffled(tiles, str(next(stream)))[: 2 + below(5, stream)]:
        under = covered(board)
        free = [way for way in PLACEMENTS.values() if way.tile == tile and not way.cells & under]
        if free:
            board = put(board, free[below(len(free), stream)])
    return board


@lru_cache(256)
def round_of(level: str, roll: str, joker: bool, alone: bool, seed: str) -> Round:
    """Return the plan of a bot of *level* for a round: the same for the same seed."""
    pace, stream = pace_of(level), words(seed)
    if level in CHANCE:
        board = anyhow(joker, stream)
    else:
        board = solution(roll, joker, seed)
        # In a solo game a wrong claim does not count, and the bot would have to notice.
        if _share(stream) < pace.slips and not alone:
            board = spoiled(board, roll, stream)
    claim = _about(pace.solve * HARDER.get(len(board), 1.0), pace.spread, stream)
    tiles = tuple(shuffled(board, seed))
    step = (0.97 - THINKING) / max(len(tiles), 1)
    times = tuple(
        round(claim * (THINKING + step * (at + 0.6 * _share(stream)))) for at in range(len(tiles))
    )
    doubt = None
    if tiles and _share(stream) < pace.doubts:
        under = covered(tiles)
        free = [
            way
            for way in PLACEMENTS.values()
            if way.tile == tiles[-1].tile and not way.cells & under
        ]
        doubt = free[below(len(free), stream)] if free else None
    last = times[-1] if times else 0
    return Round(tiles, times, claim, doubt, round(last * 0.75), round(last * 0.9))


def plan(level: str, rules: Go, view: State, seat: int, seed: str) -> list[tuple[int, Action]]:
    """Return what *seat* does from now on in this phase: actions with their times, in order."""
    if seat not in rules.to_act(view):
        return []
    if level not in LEVELS and strength(level) is None:
        raise unknown(level, rules.id)
    key = f"{seed}/{level}/{seat}/{view.round}/{view.roll}"
    if view.phase != BUILD:
        median = pace_of(level).look if view.phase == SEARCH else LOOK_BACK
        wish = view.since + _about(median, 0.25, words(f"{key}/{view.phase}"))
        return [(max(wish, view.now), parse_action(READY))]
    joker = view.joker == seat
    own = round_of(level, view.roll, joker, len(view.scores) == 1, key)
    moments: list[tuple[int, Action]] = []
    now = view.now
    for wish, text in _steps(own, view, seat, joker):
        at = view.since + wish
        now = at if at >= now else now + HAND
        moments.append((now, parse_action(text)))
    return moments


def _steps(own: Round, view: State, seat: int, joker: bool) -> list[tuple[int, str]]:
    """Return what is left of a bot's round, with the times at which it was due."""
    board, goal, passed = view.boards[seat], own.tiles, view.now - view.since
    steps = []
    if own.doubt is not None and own.doubt in board:
        steps.append((own.doubt_to, f"{LIFT} {own.doubt.tile}"))
        board = _without(board, own.doubt.tile)
    elif own.doubt is not None and passed < own.doubt_from and set(board) <= set(goal):
        steps.append((own.doubt_from, f"{PLACE} {own.doubt.name}"))
        steps.append((own.doubt_to, f"{LIFT} {own.doubt.tile}"))
    if not set(board) <= set(goal):
        # Someone else began this board: continue it if possible, else clear it.
        goal = solve(view.roll, board, joker) or goal
        steps += [(passed, f"{LIFT} {way.tile}") for way in board if way not in goal]
    left = [way for way in goal if way not in board]
    times = own.times[-len(left) :] if left else ()
    late = (own.claim,) * (len(left) - len(times))
    steps += [(at, f"{PLACE} {way.name}") for at, way in zip((*times, *late), left, strict=True)]
    # In a solo game a wrong claim changes nothing: wait for a while before the next one.
    again = len(view.scores) == 1 and not left and passed >= own.claim
    claim = passed + AGAIN if again else own.claim
    return [*sorted(steps, key=lambda step: step[0]), (claim, CLAIM)]


def _without(board: Sequence[Placement], tile: str) -> Board:
    return tuple(way for way in board if way.tile != tile)


def choose(ask: Ask[Go, State]) -> Action:
    """Return the next action of a bot's plan with its timestamp.

    :raises OptionError: when there is no such bot.
    """
    # The plan of a round spans many actions: it does not depend on the ply.
    moment, action = plan(ask.level, ask.rules, ask.view, ask.seat, ask.seed)[0]
    return stamped(action, moment)


def turn(ask: Ask[Go, State]) -> tuple[Action, ...]:
    """Return a bot's turn, which is one action here."""
    return (choose(ask),)


def play_match(
    rules: Go,
    state: State,
    levels: Sequence[str],
    seed: str,
    did: list[Event] | None = None,
) -> tuple[State, list[int], list[list[float]]]:
    """Play bots against each other without waiting: whoever is due first acts.

    Return the last position, the rounds each played, and the CPU milliseconds of each decision;
    *did* collects the actions.
    """
    times: list[list[float]] = [[] for _ in levels]
    while (to_act := rules.to_act(state)) and state.round <= LONGEST:
        wishes = []
        for seat in to_act:
            start = time.process_time()
            if seat == HOUSE:
                wish = rules.legal(state, HOUSE)[0]
            else:
                view = rules.view(state, seat)
                wish = choose(Ask(levels[seat], rules, view, seat, seed=f"{seed}/{seat}"))
                times[seat].append((time.process_time() - start) * 1000)
            assert wish.moment is not None
            wishes.append((wish.moment, seat, wish))
        _, seat, action = min(wishes)  # at equal times the house, seat -1, comes first
        state = rules.apply(state, seat, action)
        if did is not None:
            did.append(Event(seat, str(action)))
    return state, [state.round] * len(levels), times
