"""A contest: the games to play, and playing one of them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from daedalus.arena.engine import (
    PATIENCE_MS,
    Engine,
    Forfeit,
    Program,
    turn_of,
)
from daedalus.bots import Bot, make
from daedalus.bots.clock import count_cpu_time
from daedalus.core.errors import GameError, OptionError, quoted
from daedalus.core.game import HOUSE, AnyRules, Setup, Timed, play
from daedalus.core.history import History, Move, moved, write_history
from daedalus.core.names import NAME_LIMIT
from daedalus.core.options import show_options
from daedalus.core.record import Event, Player, begin
from daedalus.core.sums import added
from daedalus.editions import edition

_LONGEST = 2000
"""Turns after which a game is ended without a winner."""


class Matchup(NamedTuple):
    """One bot against another, which plays all other seats."""

    one: str
    other: str

    def __str__(self) -> str:
        return f"{self.one} v {self.other}"


@dataclass(frozen=True)
class Contest:
    """Every pair of *bots* plays *games* games; everything that identifies a game is in here."""

    bots: tuple[str, ...]
    edition: str = "classic"
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 2
    games: int = 100
    seed: str = "arena"
    budget_ms: int | None = None
    cpu_time: bool = False  # the budget is CPU time, for busy machines
    engines: tuple[Program, ...] = ()  # those bots that are external programs
    patience_ms: int = PATIENCE_MS  # how much longer than its time a program may take

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise OptionError("an arena needs at least two bots")
        if self.games < 1:
            raise OptionError(f"not a number of games: {self.games}")
        for bot in self.bots:
            if bot not in self.commands:
                make(bot)
        if self.engines and isinstance(self.rules, Timed):
            raise OptionError(
                f"{self.edition} is played in real time: engines play turn by turn, in other games"
            )
        self.rules.start(Setup(self.seats, self.seed))
        if self.seats not in self.rules.seats or self.seats < 2:
            raise OptionError(f"{self.edition} cannot be played by {self.seats} bots")

    @cached_property
    def rules(self) -> AnyRules:
        return edition(self.edition, **self.options)

    @cached_property
    def commands(self) -> Mapping[str, str]:
        """The command of each bot that is a program, by its name."""
        return {engine.name: engine.command for engine in self.engines}

    def fingerprint(self, pairing: Matchup) -> str:
        """Return what distinguishes this pairing's games from those of other contests in the same
        file.

        The number of games is not part of it: more can be played later.
        """
        chosen = show_options(self.rules.chosen, ";")
        budget = f"{self.budget_ms}{' cpu' if self.cpu_time else ''}"
        parts = (self.edition, chosen, self.seats, self.seed, budget)
        players = (self.commands.get(bot, bot) for bot in pairing)
        return sha256("|".join(map(str, (*parts, *players))).encode()).hexdigest()[:12]

    def pairings(self) -> list[Matchup]:
        return [Matchup(one, other) for one, other in combinations(self.bots, 2)]

    def to_play(self) -> Iterator[tuple[Matchup, int]]:
        """Yield all games; neighbours share a deal, with the first bot in every seat once."""
        for game in range(self.games):
            for pairing in self.pairings():
                yield pairing, game


class GameResult(NamedTuple):
    """The result of a game; one line of JSON."""

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
    ms: float  # CPU time of the first bot per move
    other_ms: float
    most_ms: float  # the first bot's longest move
    forfeit: str = ""  # who forfeited, and why: a program that misbehaved
    stderr: str = ""  # the last lines of its stderr
    record: str = ""  # the whole game; missing in files of older versions

    @property
    def key(self) -> tuple[str, int]:
        return self.contest, self.game


def play_game(contest: Contest, pairing: Matchup, game: int) -> GameResult:
    """Play one game: a deal is used for as many games as there are seats."""
    rules, seats = contest.rules, contest.seats
    count_cpu_time(contest.cpu_time)
    deal, seat = divmod(game, seats)
    levels = [pairing.one if at == seat else pairing.other for at in range(seats)]
    seed = f"{contest.seed}/{deal}"
    state = rules.start(Setup(seats, seed))
    did: list[Event] = []
    # where players act at the same time, the bots' engine orders events
    if isinstance(rules, Timed):
        engine = import_module(f"daedalus.bots.{rules.engine}")
        match = engine.play_match(rules, state, levels, seed, did)
        played, state = _scored(contest, pairing, game, *match), match[0]
    else:
        with ExitStack() as running:
            played, state = _play(contest, pairing, game, state, levels, running, did)
    return played._replace(record=_record(contest, levels, seed, state, did))


def _record(
    contest: Contest, levels: list[str], seed: str, state: Any, did: Sequence[Event]
) -> str:
    """Return the game as a record; programs appear under their names in the table."""
    players = [
        Player("bot:program", level[:NAME_LIMIT])
        if level in contest.commands
        else Player(f"bot:{level}")
        for level in levels
    ]
    dealt = begin(contest.rules, Setup(contest.seats, seed), players)
    return replace(dealt, events=tuple(did), state=state).record()


def _play(
    contest: Contest,
    pairing: Matchup,
    game: int,
    state: Any,
    levels: list[str],
    running: ExitStack,
    did: list[Event],
) -> tuple[GameResult, Any]:
    """Play turn by turn, recording everything; programs are started for this game only.

    A program that kept running would know from one game what is hidden in the next with its deal.
    """
    rules, seats = contest.rules, contest.seats
    seed = f"{contest.seed}/{game // seats}"
    times: list[list[float]] = [[] for _ in range(seats)]
    turns, last = [0] * seats, HOUSE
    players: dict[int, Bot | Engine] = {}
    first, moves = state, list[Move]()
    try:
        for mover, level in enumerate(levels):
            last = mover
            players[mover] = _seat(contest, level, mover, f"{seed}/{game}/{mover}", running)
        last = HOUSE
        while (to_act := rules.to_act(state)) and sum(turns) <= _LONGEST:
            mover = to_act[0]
            turns[mover] += mover != last  # a program may answer with half a turn
            last = mover
            seen = History(rules.view(first, mover), tuple(moves))
            one, budget = players[mover], contest.budget_ms
            for action, after in take_turn(rules, one, state, mover, seen, budget, times[mover]):
                did.append(Event(mover, str(action)))
                moves.append(moved(state, after, mover, action))
                state = after
    except Forfeit as forfeit:
        why = f"{levels[last]} {forfeit.why}"
        lost = (why, forfeit.stderr, levels[last] != pairing.one)
        return _scored(contest, pairing, game, state, turns, times, lost), state
    return _scored(contest, pairing, game, state, turns, times), state


class Mover(Protocol):
    """Whoever answers with a whole turn: a bot, or what plays like one."""

    def turn(
        self,
        rules: AnyRules,
        view: Any,
        seat: int,
        budget_ms: int | None = None,
        ply: int = 0,
        history: History | None = None,
    ) -> tuple[Any, ...]: ...


def take_turn(
    rules: AnyRules,
    player: Mover | Engine,
    state: Any,
    seat: int,
    seen: History,
    budget_ms: int | None,
    times: list[float],
) -> Iterator[tuple[Any, Any]]:
    """Yield the actions of a turn, each with the state after it; a program's are checked.

    :raises Forfeit: when a program does not answer, or cheats.
    """
    view, ply = rules.view(state, seat), len(seen.moves)
    if not isinstance(player, Engine):
        start = time.process_time()
        turn = player.turn(rules, view, seat, budget_ms, ply, seen)
        times.append((time.process_time() - start) * 1000)
        for action in turn:
            state = rules.apply(state, seat, action)
            yield action, state
        return
    start = time.perf_counter()
    past = write_history(rules, seen)
    text = player.think(rules.write(view), ply, budget_ms, past)
    times.append((time.perf_counter() - start) * 1000)
    try:
        for action in turn_of(rules, text):
            if seat not in rules.to_act(state):
                raise player.forfeit(f"cheats: more than a turn: {quoted(text)}")
            state = play(rules, state, seat, action)
            yield action, state
    except GameError as error:
        raise player.forfeit(f"cheats: {error}") from error


def _seat(contest: Contest, level: str, seat: int, seed: str, running: ExitStack) -> Bot | Engine:
    """Return the player of *seat*: a bot, or a program that is ready."""
    if level not in contest.commands:
        return make(level, seed)
    program = Program(level, contest.commands[level])
    engine = running.enter_context(Engine(program, contest.patience_ms))
    engine.greet()
    engine.new_game(contest.rules, contest.seats, seat)
    return engine


def _scored(
    contest: Contest,
    pairing: Matchup,
    game: int,
    state: Any,
    turns: list[int],
    times: list[list[float]],
    lost: tuple[str, str, bool] = ("", "", False),
) -> GameResult:
    deal, seat = divmod(game, contest.seats)
    forfeit, stderr, first_wins = lost
    outcome = contest.rules.outcome(state)
    winners = outcome.winners if outcome else ()
    scores = outcome.scores if outcome else (0,) * contest.seats
    goals = [score + (at in winners) for at, score in enumerate(scores)]
    others = [took for at, all_of in enumerate(times) if at != seat for took in all_of]
    own = times[seat]
    return GameResult(
        contest=contest.fingerprint(pairing),
        game=game,
        deal=deal,
        one=pairing.one,
        other=pairing.other,
        seat=seat,
        seats=contest.seats,
        won=float(first_wins) if forfeit else 1 / len(winners) if seat in winners else 0.0,
        turns=sum(turns),
        own_turns=turns[seat],
        goals=goals[seat],
        other_turns=sum(turns) - turns[seat],
        other_goals=sum(goals) - goals[seat],
        ms=round(added(own) / max(len(own), 1), 3),
        other_ms=round(added(others) / max(len(others), 1), 3),
        most_ms=round(max(own, default=0.0), 3),
        forfeit=forfeit,
        stderr=stderr,
    )
