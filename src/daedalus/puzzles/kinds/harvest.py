"""harvest: lay one, two or three tiles of Connect so that they catch as many as possible."""

from __future__ import annotations

from collections.abc import Sequence

from daedalus.core.game import play
from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import State
from daedalus.puzzles.lines import MANY
from daedalus.puzzles.proof import Proof
from daedalus.puzzles.verdict import MORE_POSSIBLE, OPEN, SOLVED, WRONG, Verdict


def prove(rules: Connect, state: State, turns: int, limit: int = MANY) -> Proof:
    """Return the lays that catch the most, distinguished by the maze they leave."""
    best, nodes = 0, 0
    found: dict[object, tuple[str, ...]] = {}
    known: set[object] = set()  # the same tiles, laid in another order, lead to the same mazes
    seat = state.seat

    def grow(now: State, done: tuple[str, ...], caught: int) -> None:
        nonlocal best, nodes
        for action in rules.legal(now, seat):
            after = rules.apply(now, seat, action)
            nodes += 1
            total = caught + len(action.take)
            texts = (*done, str(action))
            if len(texts) == turns:
                if total > best:
                    best = total
                    found.clear()
                if total == best and best:
                    found.setdefault(after.lying, texts)
            elif (left := (after.lying, after.hands[seat])) not in known:
                known.add(left)
                grow(after, texts, total)

    grow(state, (), 0)
    return Proof(turns if found else 0, tuple(found.values())[:limit], nodes, len(found) <= limit)


def judge(rules: Connect, first: State, turns: int, actions: Sequence[str], most: int) -> Verdict:
    """Return whether the lays catch as many as can be caught."""
    state, seat = first, first.seat
    for text in actions[:turns]:
        state = play(rules, state, seat, rules.parse(text))
    caught = len(state.caught[seat]) - len(first.caught[seat])
    if len(actions) < turns:
        return Verdict(OPEN, count=caught, best=most)
    if caught < most:
        return Verdict(WRONG, MORE_POSSIBLE, count=caught, best=most)
    return Verdict(SOLVED, count=caught, best=most)
