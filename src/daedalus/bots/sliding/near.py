"""One turn ahead in the sliding editions: take what can be reached, or go near it.

All pushes are examined together, as lanes of one long int (`core.lanes`).
"""

from functools import cache
from typing import Final, NamedTuple

from daedalus.core.lanes import Lanes
from daedalus.core.maze import Cell, Maze, inner, open_border, push, reach
from daedalus.editions.sliding.actions import OUT, Action, Push, pushes, walks
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding

FAR: Final = 99
"""Further than any two cells are apart: the target is not on the board."""


class Aim(NamedTuple):
    """The goals of one piece."""

    start: Cell  # where the piece stands
    lord: bool  # it is the dark lord
    tiles: tuple[Cell, ...]  # cells of the wanted treasures; one past the last cell is the spare
    spot: Cell = NOWHERE  # the cell that ends the game
    edge: bool = False  # every open exit ends the game


class WholeTurn(NamedTuple):
    """A whole turn, and how many steps from a goal it ends."""

    push: Push
    walk: Action
    far: int


def aims(rules: Sliding, view: State, seat: int) -> list[Aim]:
    """Return the goals of *seat*, one aim for each piece that it may walk."""
    hand, variant = view.left[seat], rules.variant
    if not hand:
        if variant.ending == "edge":
            return [Aim(view.pieces[seat], False, (), edge=True)]
        return [Aim(view.pieces[seat], False, (), spot=rules.goal(view, seat))]
    cards = hand[0] if variant.hands == "hidden" else hand
    if not variant.dark_lord:
        return [Aim(view.pieces[seat], False, _places(view.maze.motifs, cards))]
    found = []
    plain = "".join(card for card in cards if card not in rules.signed)
    signed = "".join(card for card in cards if card in rules.signed or card == UNSEEN)
    if plain or variant.hands != "hidden":
        found.append(Aim(view.pieces[seat], False, _places(view.maze.motifs, plain)))
    if signed:
        found.append(Aim(view.lord, True, _places(view.maze.motifs, signed)))
    return found


def _places(motifs: bytes, cards: str) -> tuple[Cell, ...]:
    places = []
    for card in cards:
        at = motifs.find(card.encode()) if card != UNSEEN else -1
        while at >= 0:
            places.append(at)
            at = motifs.find(card.encode(), at + 1)
    return tuple(places)


@cache
def _every(lanes: Lanes) -> tuple[int, int]:
    to_east, to_south = inner(lanes.width, lanes.height)
    return to_east * lanes.every, to_south * lanes.every


@cache
def free_lanes(lanes: Lanes, barred: Cell) -> int:
    """Return all bits of the lanes whose slot is not barred."""
    slots = [slot for slot in lanes.slots for _ in lanes.ways]
    return sum(
        lanes.board << lanes.cells * lane for lane, slot in enumerate(slots) if slot.cell != barred
    )


def some_lanes(lanes: Lanes, barred: Cell, overlooked: int, salt: int) -> int:
    """Return all bits of the lanes that are left when this percentage of slots is overlooked."""
    seen = free_lanes(lanes, barred)
    for slot in lanes.slots:
        salt = stir(salt)
        rest = seen & free_lanes(lanes, slot.cell)
        if salt % 100 < overlooked and rest:
            seen = rest
    return seen


def wanted(lanes: Lanes, maze: Maze, aim: Aim) -> int:
    """Return for every lane the cells where a walk would count."""
    if aim.spot != NOWHERE:
        return lanes.every << aim.spot
    bits = 0
    if aim.edge:
        pushed = (push(maze, slot, sides) for slot in lanes.slots for sides in lanes.ways)
        for lane, after in enumerate(pushed):
            bits |= open_border(after) << lanes.cells * lane
    for tile in aim.tiles:
        bits |= lanes.tile(tile)
    return bits


def near(reached: int, goals: int, links: tuple[int, int], dy: int) -> tuple[int, int]:
    """Return the steps from what is reached to the nearest goal, and the nearest ends."""
    east, south = links
    far = 0
    while not (ends := reached & goals):
        wider = goals | (goals & east) << 1 | (goals >> 1) & east
        wider |= (goals & south) << dy | (goals >> dy) & south
        if wider == goals:
            return FAR, reached
        goals = wider
        far += 1
    return far, ends


def some_bit(bits: int, start: int) -> int:
    """Return the index of the first set bit at or after *start*, wrapping around.

    >>> some_bit(0b1001, 1), some_bit(0b1001, 4)
    (3, 0)
    """
    above = bits >> start
    if above:
        return start + (above & -above).bit_length() - 1
    return (bits & -bits).bit_length() - 1


def stir(salt: int) -> int:
    """Return the next of a sequence of pseudo-random numbers below 2**31, for breaking ties."""
    salt = (salt * 1103515245 + 12345) % (1 << 31)
    return salt ^ salt >> 13


def nearest_turn(rules: Sliding, view: State, salt: int = 0, seen: int = 0) -> WholeTurn:
    """Return a turn of the seat in turn that reaches a goal, or ends as near to one as possible.

    Only the pushes in *seen* are looked at: all bits of some lanes; 0: every push.
    """
    maze, seat = view.maze, view.seat
    lanes = rules.lanes(view)
    width, cells = lanes.width, lanes.cells
    links, free = _every(lanes), seen or free_lanes(lanes, view.barred)
    best, far, ends = None, FAR, 0
    for aim in aims(rules, view, seat):
        reached = lanes.reach(maze, 1 << aim.start) & free
        steps, there = near(reached, wanted(lanes, maze, aim), links, width)
        if best is None or steps < far:
            best, far, ends = aim, steps, there
    assert best is not None, "there is always a piece to walk"
    bit = some_bit(ends, salt % (cells * len(lanes.slots) * len(lanes.ways)))
    slot, sides = lanes.push_of(bit)
    # pushes() omits the barred slot, so the lane's index is valid only if none is barred.
    action = pushes(width, lanes.height, lanes.ways, NOWHERE)[bit // cells]
    assert (action.row * width + action.column, action.sides) == (slot.cell, sides)
    if best.edge and not far:
        return WholeTurn(action, OUT, 0)
    return WholeTurn(action, walks(width, lanes.height, best.lord)[bit % cells], far)


def nearest_walk(rules: Sliding, view: State, salt: int = 0) -> tuple[Action, int]:
    """Return the walk that finds a goal or ends nearest to one, and the remaining steps."""
    maze, seat = view.maze, view.seat
    links = inner(maze.width, maze.height)
    best, far, ends = None, FAR, 0
    for aim in aims(rules, view, seat):
        goals = open_border(maze) if aim.edge else 0
        for cell in (*aim.tiles, aim.spot):
            if cell not in (NOWHERE, maze.cells):
                goals |= 1 << cell
        steps, there = near(reach(maze, aim.start), goals, links, maze.width)
        if best is None or steps < far:
            best, far, ends = aim, steps, there
    assert best is not None, "there is always a piece to walk"
    if best.edge and not far:
        return OUT, 0
    end = some_bit(ends, salt % maze.cells)
    return walks(maze.width, maze.height, best.lord)[end], far


def play_out(rules: Sliding, state: State, turns: int = 1000, salt: int = 0) -> tuple[State, int]:
    """Play on, all seats one turn ahead; return the last state and the number of turns."""
    for turn in range(turns):
        if state.phase == ENDED:
            return state, turn
        seat, salt = state.seat, stir(salt)
        if state.phase == TO_PUSH:
            plan = nearest_turn(rules, state, salt)
            state = rules.apply(state, seat, plan.push)
            state = rules.apply(state, seat, plan.walk)
        else:
            state = rules.apply(state, seat, nearest_walk(rules, state, salt)[0])
    return state, turns


def play_randomly(
    rules: Sliding, state: State, turns: int = 10_000, salt: int = 0
) -> tuple[State, int]:
    """Play on, all seats at random; return the last state and the number of turns."""
    for turn in range(turns):
        if state.phase == ENDED:
            return state, turn
        for _ in range(2 if state.phase == TO_PUSH else 1):
            salt = stir(salt)
            actions = rules.legal(state, state.seat)
            state = rules.apply(state, state.seat, actions[salt % len(actions)])
    return state, turns
