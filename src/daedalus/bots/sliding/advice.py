"""Reasons for a turn in the sliding editions: a goal, a plan for the next turn, a block.

Reasons: `finds` (letter), `wins`, `plans` (ways: how many pushes of the next turn reach a goal if
nobody changes the maze; of: how many there are), `nears` (steps that it ends from the goal, if it
was further), `blocks` (seat; percent: its chance to reach a goal after this push; usual: after an
average one), `leaves` (the same, if more),
`seeks` (seat, letter: what somebody seems to be after).
"""

from __future__ import annotations

from daedalus.bots.advice import Advice, Reason
from daedalus.bots.sliding.belief import suspects
from daedalus.bots.sliding.near import aims, near
from daedalus.bots.sliding.plan import caught, lanes_of
from daedalus.bots.sliding.sight import look
from daedalus.bots.sliding.static import lane_order, sight_after, weigh
from daedalus.core.history import History
from daedalus.core.maze import inner, open_border
from daedalus.core.sums import added
from daedalus.editions.sliding.actions import Action, Push
from daedalus.editions.sliding.box import slot_at
from daedalus.editions.sliding.position import ENDED, NOWHERE, State
from daedalus.editions.sliding.rules import Sliding

SURE = 0.6
"""How likely a card must be before it is named as what somebody seems to be after."""
_MUCH = 0.1
"""A push counts as a block if it reduces the next player's chance by this much."""


def explain(rules: Sliding, view: State, push: Push | None, walk: Action) -> Advice:
    """Return the advice to make this turn, and why; the push is None if it has been made."""
    seat = view.seat
    pushed = view if push is None else rules.apply(view, seat, push)
    after = rules.apply(pushed, seat, walk)
    reasons = []
    if after.phase == ENDED:
        reasons.append(Reason("wins"))
    elif len(after.found[seat]) > len(view.found[seat]):
        reasons.append(Reason("finds", (("letter", after.found[seat][-1]),)))
    else:
        reasons += _on_the_way(rules, view, pushed, after)
    if push is not None and after.phase != ENDED and len(view.pieces) > 1:
        reasons += _blocks(rules, view, push)
    if push is None:
        return Advice(walk, (), tuple(reasons))
    return Advice(push, (walk,), tuple(reasons))


def seeks(rules: Sliding, view: State, history: History | None) -> list[Reason]:
    """Name the card that another player seems to be after, if any: the clearest case."""
    if history is None or rules.variant.hands != "hidden":
        return []
    known = [
        (weight, other, card)
        for other in range(len(view.pieces))
        if other != view.seat
        for card, weight in suspects(rules, view, other, history).items()
    ]
    weight, other, card = max(known, default=(0.0, 0, ""))
    return [Reason("seeks", (("seat", other), ("letter", card)))] if weight >= SURE else []


def _on_the_way(rules: Sliding, view: State, pushed: State, after: State) -> list[Reason]:
    """Explain how a turn that finds nothing helps the next one, if it does."""
    maze, seat = pushed.maze, pushed.seat
    lanes = lanes_of(maze)
    standing = pushed._replace(pieces=after.pieces, lord=after.lord)
    most = 0
    for aim in aims(rules, standing, seat):
        hits = caught(lanes, maze, pushed.barred, aim)
        most = max(most, (hits & lanes.piece(aim.start)).bit_count())
    if most:
        free = (len(lanes.slots) - (pushed.barred != NOWHERE)) * len(lanes.ways)
        return [Reason("plans", (("ways", most), ("of", free)))]
    steps = _steps(rules, standing)
    return [Reason("nears", (("steps", steps),))] if steps < _steps(rules, view) else []


def _steps(rules: Sliding, view: State) -> int:
    """Return how many steps the seat in turn is from its goal, if there were no walls."""
    maze, steps = view.maze, []
    for aim in aims(rules, view, view.seat):
        goals = open_border(maze) if aim.edge else 0
        for cell in (*aim.tiles, aim.spot):
            if cell not in (NOWHERE, maze.cells):
                goals |= 1 << cell
        steps.append(near(1 << aim.start, goals, inner(maze.width, maze.height), maze.width)[0])
    return min(steps)


def _blocks(rules: Sliding, view: State, push: Push) -> list[Reason]:
    """Compare the next player's chance after this push with that after an average one."""
    sight, maze = look(rules, view), view.maze
    chosen = slot_at(maze.width, maze.height)[push.row * maze.width + push.column]
    chances, ours = [], 0.0
    for _, _, slot, sides in lane_order(lanes_of(maze)):
        if slot.cell != view.barred:
            chances.append(weigh(sight_after(sight, slot, sides), 1)[0])
            if slot == chosen and sides == push.sides:
                ours = chances[-1]
    usual = added(chances) / len(chances)
    following = (view.seat + 1) % len(view.pieces)
    details = (
        ("seat", following),
        ("percent", round(100 * ours)),
        ("usual", round(100 * usual)),
    )
    if ours <= usual - _MUCH:
        return [Reason("blocks", details)]
    if ours >= usual + _MUCH:
        return [Reason("leaves", details)]
    return []
