"""Making puzzles: attempts numbered from 0, each of which finds one or none.

An attempt depends only on its seed and its number, so any number of processes make the same
collection.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from daedalus.core.chance import below, words
from daedalus.core.game import AnyRules
from daedalus.editions import edition
from daedalus.puzzles.climb import climb
from daedalus.puzzles.deals import duels, last_tiles, rolls, routes, sliding_rules, tables
from daedalus.puzzles.kinds import prove
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.puzzle import Puzzle
from daedalus.puzzles.replies import taking

TURNS: Final = {
    "fetch": (1, 2, 3, 4),
    "run": (2, 3, 4, 5),
    "guard": (1,),
    "duel": (2,),
    "weave": (4,),  # tiles: what the roll needs, not what was asked for
    "harvest": (1, 2),
}
"""The numbers of turns that puzzles of a kind have."""
FEW: Final = {("fetch", 4): 4, ("weave", 4): 3, ("harvest", 1): 2, ("harvest", 2): 3}
"""The most solutions of puzzles that hardly ever have a single one, by kind and turns."""
TAKING: Final = (1, 2, 4)
"""The fewest pushes that take the treasure in a guard: all but one are traps."""
CLIMBED: Final = 3
"""From this many turns on, boards are found by climbing."""


def attempt(kind: str, turns: int, seed: str, number: int) -> Puzzle | None:
    """Return the puzzle that this attempt finds, not named or rated yet, or None."""
    own = f"{seed}/{kind}/{turns}/{number}"
    for rules, state in _positions(kind, turns, own):
        few = FEW.get((kind, turns), 1)
        proof = prove(kind, rules, state, turns, few)
        if good(kind, turns, few, proof):
            return Puzzle(
                id="",
                kind=kind,
                edition=rules.id,
                position=rules.write(state),
                turns=proof.turns,
                solutions=proof.solutions,
                nodes=proof.nodes,
                level=1,
            )
    return None


def good(kind: str, turns: int, few: int, proof: Proof) -> bool:
    """Return whether a proof makes a puzzle: neither too easy nor too many solutions."""
    if not proof.complete or not 1 <= len(proof.solutions) <= few:
        return False
    if kind == "weave":
        return proof.turns >= 2
    if kind == "harvest":
        return sum(text.count(",") - 1 for text in proof.solutions[0]) >= 2
    return proof.turns == turns


def _positions(kind: str, turns: int, seed: str) -> Iterator[tuple[AnyRules, Any]]:
    stream = words(seed)
    if kind == "weave":
        yield from rolls(seed)
    elif kind == "harvest":
        yield from ((edition("connect"), state) for state in last_tiles(seed))
    else:
        rules = sliding_rules(stream)
        if kind == "fetch" and turns >= CLIMBED:
            found = climb(
                rules, next(tables(rules, seed, (1,))), turns, FEW.get((kind, turns), 1), stream
            )
            if found is not None:
                yield rules, found
            return
        if kind == "run":
            yield from ((rules, state) for state in routes(rules, seed, turns))
        elif kind == "guard":  # the next player's card lies open
            rules = rules.with_options(hands="open")
            least = TAKING[below(len(TAKING), stream)]
            yield from (
                (rules, state)
                for state in tables(rules, seed, (1, 1))
                if len(taking(rules, state)) >= least
            )
        elif kind == "duel":  # for a treasure or for home, against one who seeks either
            hands = ((1, 1), (1, 0), (0, 1), (0, 0))[below(4, stream)]
            yield from ((rules, state) for state in duels(rules, seed, hands))
        else:
            yield from ((rules, state) for state in tables(rules, seed, (1,)))
