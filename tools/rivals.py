"""Players that measure the dial: its steps, the six names, and simulated children."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from daedalus.bots import make, reads_history
from daedalus.bots.clock import count_cpu_time
from daedalus.bots.go import play_match
from daedalus.bots.sliding.near import nearest_walk
from daedalus.core.game import Setup, Timed
from daedalus.core.history import History, Move, moved
from daedalus.editions import edition as rules_of

LONGEST = 10_000  # turns; two players who find nothing share the game
Turn = Callable[[Any, Any, int, int, History | None], Sequence[Any]]
"""What a player does: rules, view, seat, ply and, for those who read it, what everybody saw."""


def child(looks: int, seed: str) -> Turn:
    """Return a child who tries *looks* random pushes in its mind; 0: all of them.

    It takes the treasure if one of them reaches it, or else ends nearest to it.
    """
    chance = Random(seed)

    def turn(rules: Any, view: Any, seat: int, ply: int, seen: History | None) -> Sequence[Any]:
        pushes = list(rules.legal(view, seat))
        chance.shuffle(pushes)
        found: list[tuple[int, int, Any, Any]] = []
        for push in pushes[: looks or None]:
            walk, far = nearest_walk(
                rules, rules.apply(view, seat, push), chance.randrange(1 << 30)
            )
            found.append((far, len(found), push, walk))
        _, _, push, walk = min(found)
        return push, walk

    return turn


def player(name: str, seed: str, budget_ms: int | None = None) -> Turn:
    """Return the player of a name: a level of the bots, or "child:4"."""
    if name.startswith("child:"):
        return child(int(name.removeprefix("child:")), seed)
    bot = make(name, seed)
    return lambda rules, view, seat, ply, history: bot.turn(
        rules, view, seat, budget_ms, ply, history
    )


def play(
    edition: str,
    options: dict[str, Any],
    names: Sequence[str],
    seed: str,
    salt: str = "",
    budget_ms: int | None = None,
) -> tuple[float, ...]:
    """Play one game; return what each seat won: 1, 0, or a share.

    The deal follows from *seed*, what players choose by chance from *salt* too.
    """
    count_cpu_time()
    rules: Any = rules_of(edition, **options)
    state = first = rules.start(Setup(len(names), seed))
    if isinstance(rules, Timed):
        state = play_match(rules, state, names, seed + salt)[0]  # type: ignore[arg-type]
    else:
        players = [player(name, f"{seed}/{salt}/{at}", budget_ms) for at, name in enumerate(names)]
        reads = [reads_history(rules, name) for name in names]
        moves: list[Move] = []
        ply = turns = 0
        while (to_act := rules.to_act(state)) and turns < LONGEST:
            seat = to_act[0]
            seen = History(rules.view(first, seat), tuple(moves)) if reads[seat] else None
            for action in players[seat](rules, rules.view(state, seat), seat, ply, seen):
                after = rules.apply(state, seat, action)
                if any(reads):
                    moves.append(moved(state, after, seat, action))
                state, ply = after, ply + 1
            turns += 1
    outcome = rules.outcome(state)
    winners = outcome.winners if outcome else range(len(names))
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(names)))
