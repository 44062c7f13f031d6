"""Making puzzles: attempts numbered from 0, each of which finds one or none.

An attempt depends only on its seed and its number, so any number of processes make the same
collection.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from daedalus.bots.sliding.replies import taking
from daedalus.core.chance import below, words
from daedalus.core.game import AnyRules
from daedalus.editions import edition
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.puzzles.climb import climb, relative, rotated
from daedalus.puzzles.deals import duels, last_tiles, rolls, routes, sliding_rules, tables
from daedalus.puzzles.kinds import prove
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.puzzle import Puzzle

TURNS: Final = {
    "fetch": (1, 2, 3, 4),
    "run": (2, 3, 4, 5),
    "guard": (1, 2),
    "duel": (2,),
    "weave": (4,),  # tiles: what the roll needs, not what was asked for
    "harvest": (1, 2, 3),
}
"""The numbers of turns that puzzles of a kind have."""
_FEW: Final = {
    ("fetch", 4): 6,
    ("weave", 4): 3,
    ("harvest", 1): 2,
    ("harvest", 2): 3,
    ("harvest", 3): 4,
}
"""The most solutions of puzzles that hardly ever have a single one, by kind and turns."""
_PATIENT: Final = 2
"""Runs with so many turns more than treasures are so rare that they are climbed to."""
_FEW_PATIENT: Final = 3
"""The most solutions that these may have."""
_TAKING: Final = (1, 2, 4)
"""The fewest pushes that take the treasure in a guard: all but one are traps."""
_CLIMBED: Final = 3
"""From this many turns on, boards are found by climbing."""
_DEEPEST: Final = 4
"""The most turns that are climbed to."""
FAMILY: Final = 60
"""Boards of four turns are so rare that so many relatives of each that is found are tried too."""
_FIRSTBORN: Final = 3
"""A family is given up if none of its first members is found."""
_ANCESTOR: Final = 24
"""The most solutions of a board whose relatives are tried."""


def attempt(kind: str, turns: int, seed: str, number: int, cards: int = 0) -> Puzzle | None:
    """Return the puzzle that this attempt finds, not named or rated yet, or None.

    A run has *cards* treasures, if given: fewer than turns.
    """
    own = f"{seed}/{kind}/{turns}/{number}"
    few = _FEW.get((kind, turns), 1)
    if cards and turns - cards >= _PATIENT:
        few = _FEW_PATIENT
    if cards:
        positions = _patient(f"{own}/{cards}", turns, cards, few)
    elif (kind, turns) == ("fetch", _DEEPEST):
        positions = _of_family(f"{seed}/{kind}/{turns}", *divmod(number, FAMILY))
    else:
        positions = _positions(kind, turns, own)
    for rules, state in positions:
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


def _patient(seed: str, turns: int, cards: int, few: int) -> Iterator[tuple[AnyRules, Any]]:
    """Yield positions with so many treasures to find, of which some need as many turns."""
    stream = words(seed)
    rules = sliding_rules(stream)
    dealt = tables(rules, seed, (cards,))
    if turns - cards < _PATIENT:
        yield from ((rules, state) for state in dealt)
    elif found := climb(rules, next(dealt), turns, few, stream):
        yield rules, found


@lru_cache(4)
def _ancestor(seed: str) -> tuple[Sliding, State] | None:
    """Return a board that needs four turns and has not too many solutions."""
    stream = words(seed)
    rules = sliding_rules(stream)
    first = next(tables(rules, seed, (1,)))
    found = climb(rules, first, _DEEPEST, _ANCESTOR, stream)
    return found and (rules, found)


def _of_family(seed: str, family: int, member: int) -> Iterator[tuple[AnyRules, Any]]:
    own = f"{seed}/{family}"
    if member < _FIRSTBORN or any(_member(own, at) for at in range(_FIRSTBORN)):
        found = _member(own, member)
        if found is not None:
            yield found


@lru_cache(2 * FAMILY)
def _member(seed: str, member: int) -> tuple[Sliding, State] | None:
    ancestor = _ancestor(seed)
    if ancestor is None:
        return None
    rules, state = ancestor
    few = _FEW["fetch", _DEEPEST]
    stream = words(f"{seed}/{member}")
    found = relative(rules, state, _DEEPEST, few, stream)
    return found and (rules, rotated(found, member % 4))


def good(kind: str, turns: int, few: int, proof: Proof) -> bool:
    """Return whether a proof makes a puzzle: neither too easy nor too many solutions."""
    if not proof.complete or not 1 <= len(proof.solutions) <= few:
        return False
    if kind == "weave":
        return proof.turns >= 2
    if kind == "harvest":
        return sum(text.count(",") - 1 for text in proof.solutions[0]) >= max(2, turns)
    return proof.turns == turns


def _positions(kind: str, turns: int, seed: str) -> Iterator[tuple[AnyRules, Any]]:
    stream = words(seed)
    if kind == "weave":
        yield from rolls(seed)
    elif kind == "harvest":
        yield from ((edition("connect"), state) for state in last_tiles(seed, turns))
    else:
        rules = sliding_rules(stream)
        if kind == "fetch" and turns >= _CLIMBED:
            found = climb(
                rules, next(tables(rules, seed, (1,))), turns, _FEW.get((kind, turns), 1), stream
            )
            if found is not None:
                yield rules, found
            return
        if kind == "run":
            yield from ((rules, state) for state in routes(rules, seed, turns))
        elif kind == "guard":  # the next player's card lies open
            rules = rules.with_options(hands="open")
            least = _TAKING[below(len(_TAKING), stream)]
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
