"""What is to be played, and one game of it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from itertools import combinations
from typing import Any, NamedTuple

from daedalus.bots import make
from daedalus.bots.clock import count_cpu_time
from daedalus.core.errors import OptionError
from daedalus.core.game import HOUSE, AnyRules, Setup
from daedalus.core.options import show_options
from daedalus.editions import edition

LONGEST = 2000
"""Turns after which a game is broken off without a winner."""


class Pairing(NamedTuple):
    """One bot against another, which has all other seats."""

    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.one} v {self.other}"


@dataclass(frozen=True)
class Contest:
    """Every pair of *bots* plays *games* games; what identifies a game is all in here."""

    bots: tuple[str, ...]
    edition: str = "classic"
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 2
    games: int = 100
    seed: str = "arena"
    budget_ms: int | None = None
    cpu_time: bool = False  # the budget is CPU time: for machines that do other things too

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise OptionError("an arena needs two bots at least")
        if self.games < 1:
            raise OptionError(f"not a number of games: {self.games}")
        for bot in self.bots:
            make(bot)
        self.rules.start(Setup(self.seats, self.seed))
        if self.seats not in self.rules.seats or self.seats < 2:
            raise OptionError(f"{self.edition} cannot be played by {self.seats} bots")

    @cached_property
    def rules(self) -> AnyRules:
        return edition(self.edition, **self.options)

    def fingerprint(self, pairing: Pairing) -> str:
        """Return what tells this pairing's games from those of other contests in the same file.

        The number of games is not part of it: more of them can be played later.
        """
        chosen = show_options(self.rules.chosen, ";")
        budget = f"{self.budget_ms}{' cpu' if self.cpu_time else ''}"
        parts = (self.edition, chosen, self.seats, self.seed, budget, *pairing)
        return sha256("|".join(map(str, parts)).encode()).hexdigest()[:12]

    def pairings(self) -> list[Pairing]:
        return [Pairing(one, other) for one, other in combinations(self.bots, 2)]

    def to_play(self) -> Iterator[tuple[Pairing, int]]:
        """Yield all games; neighbours share a deal, and in it the first bot takes every seat."""
        for game in range(self.games):
            for pairing in self.pairings():
                yield pairing, game


class Played(NamedTuple):
    """How a game went; one line of JSON."""

    contest: str  # the fingerprint
    game: int
    deal: int
    one: str
    other: str
    seat: int  # of the first bot
    seats: int
    won: float  # by the first bot: 1, 0, or its share of a shared win
    turns: int
    own_turns: int  # of the first bot
    goals: int  # that the first bot reached
    other_turns: int
    other_goals: int
    ms: float  # CPU time of the first bot a move
    other_ms: float
    most_ms: float  # the longest thought of the first bot

    @property
    def key(self) -> tuple[str, int]:
        return self.contest, self.game


def play_game(contest: Contest, pairing: Pairing, game: int) -> Played:
    """Play one game: the deal is the same for as many games as there are seats."""
    rules, seats = contest.rules, contest.seats
    count_cpu_time(contest.cpu_time)
    deal, seat = divmod(game, seats)
    levels = [pairing.one if at == seat else pairing.other for at in range(seats)]
    seed = f"{contest.seed}/{deal}"
    state = rules.start(Setup(seats, seed))
    engine = import_module(f"daedalus.bots.{rules.engine}")
    if hasattr(engine, "play_match"):  # where many act at once, the engine knows who is first
        return _scored(contest, pairing, game, *engine.play_match(rules, state, levels, seed))
    bots = [make(level, f"{seed}/{game}/{at}") for at, level in enumerate(levels)]
    times: list[list[float]] = [[] for _ in range(seats)]
    ply, turns, last = 0, [0] * seats, HOUSE
    while (to_act := rules.to_act(state)) and sum(turns) <= LONGEST:
        mover = to_act[0]
        view = rules.view(state, mover)
        start = time.process_time()
        action = bots[mover].choose(rules, view, mover, contest.budget_ms, ply)
        times[mover].append((time.process_time() - start) * 1000)
        state = rules.apply(state, mover, action)
        turns[mover] += mover != last
        last = mover
        ply += 1
    return _scored(contest, pairing, game, state, turns, times)


def _scored(
    contest: Contest,
    pairing: Pairing,
    game: int,
    state: Any,
    turns: list[int],
    times: list[list[float]],
) -> Played:
    deal, seat = divmod(game, contest.seats)
    outcome = contest.rules.outcome(state)
    winners = outcome.winners if outcome else ()
    scores = outcome.scores if outcome else (0,) * contest.seats
    goals = [score + (at in winners) for at, score in enumerate(scores)]
    others = [took for at, all_of in enumerate(times) if at != seat for took in all_of]
    own = times[seat]
    return Played(
        contest=contest.fingerprint(pairing),
        game=game,
        deal=deal,
        one=pairing.one,
        other=pairing.other,
        seat=seat,
        seats=contest.seats,
        won=1 / len(winners) if seat in winners else 0.0,
        turns=sum(turns),
        own_turns=turns[seat],
        goals=goals[seat],
        other_turns=sum(turns) - turns[seat],
        other_goals=sum(goals) - goals[seat],
        ms=round(sum(own) / max(len(own), 1), 3),
        other_ms=round(sum(others) / max(len(others), 1), 3),
        most_ms=round(max(own, default=0.0), 3),
    )
