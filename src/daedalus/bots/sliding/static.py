"""The expert's judgement, interpreted: the same as `fast.static`, for any board and without numba.

A turn is worth the chance to win the race it leads to: one's own chance to reach the next goal on
the next turn, averaged over what the others may push before it, against what it leaves to them.
"""

from __future__ import annotations

from typing import NamedTuple

from daedalus.bots.sliding.near import Aim, free_lanes, wanted
from daedalus.bots.sliding.plan import caught, lanes_of
from daedalus.bots.sliding.sight import LAST_CARD, WINS, Goals, MoverView
from daedalus.core.lanes import Lanes
from daedalus.core.maze import (
    Cell,
    Maze,
    Slot,
    cells_of,
    line,
    open_border,
    opposite,
    push,
    reach,
    rides,
)
from daedalus.editions.sliding.position import NOWHERE
from daedalus.fast.judgement import (
    FIND_BONUS,
    GUESSED,
    HIDDEN,
    HOMEWARD,
    LATER_PULL,
    SHOWN,
    STEP_MALUS,
    WON,
    blend,
    mixed_from,
    mixed_on,
)

_Scores = dict[tuple[int, Cell], float]
"""By walker (1 is the dark lord) and cell."""


class PushBoard(NamedTuple):
    """A board with its barred slot, while pushes are examined."""

    maze: Maze
    barred: Cell


def tiles_after(tiles: int, slot: Slot, width: int, height: int) -> int:
    """Return where *tiles* are after a push at *slot*; the bit past the last cell is the spare."""
    cells = line(slot, width, height)
    spare = width * height
    along = sum(1 << cell for cell in cells)
    step = cells[1] - cells[0]
    moving = tiles & along & ~(1 << cells[-1])
    moved = moving << step if step > 0 else moving >> -step
    into = (tiles >> spare & 1) << slot.cell
    fallen = (tiles >> cells[-1] & 1) << spare
    return tiles & ~along & ~(1 << spare) | moved | into | fallen


def likely_after(
    likely: tuple[float, ...], slot: Slot, width: int, height: int
) -> tuple[float, ...]:
    """Return the beliefs about each tile after a push at *slot* has moved them."""
    if not likely:
        return likely
    cells, moved = line(slot, width, height), list(likely)
    tiles = [*cells, width * height]
    for tile, there in zip(tiles, [*tiles[1:], tiles[0]], strict=True):
        moved[there] = likely[tile]
    return tuple(moved)


def _cells_before(cells: int, slot: Slot, width: int, height: int) -> int:
    """Return the cells from which a push at *slot* carries pieces onto *cells*."""
    ride = rides(slot, width, height)
    return sum(1 << cell for cell in range(width * height) if cells >> ride[cell] & 1)


def _after_push(scene: PushBoard, slot: Slot, sides: int) -> PushBoard:
    maze = scene.maze
    return PushBoard(push(maze, slot, sides), opposite(slot, maze.width, maze.height).cell)


def sight_after(sight: MoverView, slot: Slot, sides: int) -> MoverView:
    """Return what the mover sees after its push."""
    view = sight.view
    maze = view.maze
    width, height = maze.width, maze.height
    ride = rides(slot, width, height)

    def moved(goals: Goals) -> Goals:
        return goals._replace(
            plain=tiles_after(goals.plain, slot, width, height),
            signed=tiles_after(goals.signed, slot, width, height),
        )

    return sight._replace(
        view=view._replace(maze=push(maze, slot, sides), barred=opposite(slot, width, height).cell),
        pieces=tuple(ride[cell] for cell in sight.pieces),
        lord=sight.lord if sight.lord == NOWHERE else ride[sight.lord],
        goals=tuple(moved(goals) for goals in sight.goals),
        unseen=(
            tiles_after(sight.unseen[0], slot, width, height),
            tiles_after(sight.unseen[1], slot, width, height),
        ),
        likely=likely_after(sight.likely, slot, width, height),
    )


def lane_order(lanes: Lanes) -> list[tuple[int, int, Slot, int]]:
    """Return number, reply, slot and sides of all lanes, in the order of the kernels."""
    slots, ways = lanes.slots, lanes.ways
    return [
        (at * len(ways) + way, way * len(slots) + at, slot, sides)
        for way, sides in enumerate(ways)
        for at, slot in enumerate(slots)
    ]


def _aim_at(start: Cell, tiles: int, goals: Goals, edge: bool) -> Aim:
    """Return the aim of a piece: the end for players without cards, else *tiles*."""
    if goals.kind != HOMEWARD:
        return Aim(start, False, tuple(cells_of(tiles)))
    if edge:
        return Aim(start, False, (), edge=True)
    return Aim(start, False, (), spot=goals.home.bit_length() - 1)


def weigh(sight: MoverView, player: int) -> tuple[float, list[float]]:
    """Return a player's chance to reach a goal now, and the probability of each of its pushes."""
    maze, goals = sight.view.maze, sight.goals[player]
    lanes = lanes_of(maze)
    free = free_lanes(lanes, sight.view.barred)
    legal = free.bit_count() // lanes.cells
    weights = [0.0] * (len(lanes.slots) * len(lanes.ways))
    piece = sight.pieces[player]
    own = lanes.reach(maze, 1 << piece) & free
    plain, signed = goals.plain, goals.signed
    if goals.kind in (HIDDEN, GUESSED):
        plain, signed = sight.unseen
    lord = lanes.reach(maze, 1 << sight.lord) & free if signed and goals.kind != HOMEWARD else 0
    if goals.kind in (HIDDEN, GUESSED):
        total = (plain | signed).bit_count()
        shares: dict[int, list[tuple[int, int]]] = {}
        for tiles, ends in ((plain, own), (signed, lord)):
            for tile in cells_of(tiles):
                bits = cells_of(ends & lanes.tile(tile))
                for bit in bits:
                    shares.setdefault(bit // lanes.cells, []).append((tile, len(bits)))
        hits = sorted({tile for found in shares.values() for tile, _ in found})
        chance = goals.odds[len(hits)]
        rest = (total - len(hits)) / (total * legal) if total else 1.0 / legal
        if goals.kind == GUESSED:
            chance = 0.0
            for tile in hits:  # one by one, in the order of the kernels
                chance += sight.likely[tile]
            rest = max(1.0 - chance, 0.0) / legal
        for lane, _, slot, _ in lane_order(lanes):
            if slot.cell != sight.view.barred:
                weights[lane] = rest
                for tile, times in sorted(shares.get(lane, ())):
                    guessed = goals.kind == GUESSED
                    weights[lane] += (
                        sight.likely[tile] / times if guessed else 1.0 / (times * total)
                    )
        return chance, weights
    reached = own & wanted(lanes, maze, _aim_at(piece, plain, goals, sight.edge))
    if lord:
        reached |= lord & wanted(lanes, maze, Aim(sight.lord, True, tuple(cells_of(signed))))
    reaching = {bit // lanes.cells for bit in cells_of(reached)}
    for lane, _, slot, _ in lane_order(lanes):
        if slot.cell != sight.view.barred and (lane in reaching or not reaching):
            weights[lane] = 1.0 / (len(reaching) or legal)
    return (1.0 if reaching else 0.0), weights


def _push_between(reply: int, players: int, scene: PushBoard) -> tuple[PushBoard, list[Slot]]:
    """Push for the players after the first opponent, always the same way after the same reply."""
    mixed, pushed = mixed_from(reply), []
    for _ in range(players - 2):
        lanes = lanes_of(scene.maze)
        mixed = mixed_on(mixed)
        at = mixed // 65536 % len(lanes.slots)
        if lanes.slots[at].cell == scene.barred:
            at = (at + 1) % len(lanes.slots)
        sides = lanes.ways[mixed // 4096 % len(lanes.ways)]
        scene = _after_push(scene, lanes.slots[at], sides)
        pushed.append(lanes.slots[at])
    return scene, pushed


def catch(scene: PushBoard, aim: Aim) -> int:
    """Return the cells from which one turn reaches a goal of *aim*."""
    lanes = lanes_of(scene.maze)
    hits = caught(lanes, scene.maze, scene.barred, aim)
    return sum(1 << cell for cell in range(lanes.cells) if hits & lanes.piece(cell))


def served(scene: PushBoard, start: Cell, tiles: int) -> int:
    """Return those of *tiles* that one turn reaches from *start*."""
    lanes = lanes_of(scene.maze)
    reached = lanes.reach(scene.maze, 1 << start) & free_lanes(lanes, scene.barred)
    return sum(1 << tile for tile in cells_of(tiles) if reached & lanes.tile(tile))


def find_chance(
    sight: MoverView, scene: PushBoard, own: Cell, lord: Cell, kind: int, plain: int, signed: int
) -> float:
    """Return the mover's chance to reach its next goal in one turn."""
    if kind == HOMEWARD:
        home = sight.goals[0]._replace(kind=HOMEWARD)
        lanes = lanes_of(scene.maze)
        reached = lanes.reach(scene.maze, 1 << own) & free_lanes(lanes, scene.barred)
        return float(bool(reached & wanted(lanes, scene.maze, _aim_at(own, 0, home, sight.edge))))
    hit = served(scene, own, plain) if plain else 0
    if signed:
        hit |= served(scene, lord, signed)
    if kind == SHOWN:
        return float(bool(hit))
    return hit.bit_count() / sight.cards_unseen if sight.cards_unseen else 0.0


def judge(sight: MoverView, ends: tuple[int, int], found: bool) -> _Scores:
    """Return the score of every end of a turn whose push led to *sight*."""
    maze, players, goals = sight.view.maze, len(sight.pieces), sight.goals[0]
    width, height = maze.width, maze.height
    home = goals.kind == HOMEWARD
    turns = [(walker, cell) for walker in (0, 1) for cell in cells_of(ends[walker])]
    if found and (home or sight.find == WINS):
        return dict.fromkeys(turns, WON)
    chances, weights = [0.0, 0.0, 0.0], [1.0]
    for player in range(1, players):
        chance, likely = weigh(sight, player)
        mean = sight.goals[player].mean
        chances[player - 1] = mean + LATER_PULL[player - 1] * (chance - mean)
        if player == 1:
            weights = likely
    lanes = lanes_of(maze)
    means = dict.fromkeys(turns, 0.0)
    kind = HOMEWARD if sight.find == LAST_CARD else sight.next_kind
    here = PushBoard(maze, sight.view.barred)
    for lane, reply, slot, sides in lane_order(lanes):
        if lane >= len(weights) or weights[lane] <= 0.0:
            continue
        scene = here
        pushed: list[Slot] = []
        if players > 1:
            scene, pushed = _push_between(reply, players, _after_push(here, slot, sides))
            pushed = [slot, *pushed]
        if found:
            for walker, cell in turns:
                own = cell if walker == 0 else sight.pieces[0]
                lord = cell if walker == 1 else sight.lord
                plain, signed = sight.unseen
                if kind == SHOWN:
                    plain, signed = goals.plain & ~(1 << cell), goals.signed & ~(1 << cell)
                for each in pushed:
                    ride = rides(each, width, height)
                    own, lord = ride[own], lord if lord == NOWHERE else ride[lord]
                    plain = tiles_after(plain, each, width, height)
                    signed = tiles_after(signed, each, width, height)
                means[walker, cell] += weights[lane] * find_chance(
                    sight, scene, own, lord, kind, plain, signed
                )
            continue
        plain, signed = goals.plain, goals.signed
        for each in pushed:
            plain = tiles_after(plain, each, width, height)
            signed = tiles_after(signed, each, width, height)
        cells = lord_cells = 0
        if sight.own and (home or plain):
            cells = catch(scene, _aim_at(sight.pieces[0], plain, goals, sight.edge))
        if sight.lord_too and signed:
            lord_cells = catch(scene, Aim(sight.lord, True, tuple(cells_of(signed))))
        for each in reversed(pushed):
            cells = _cells_before(cells, each, width, height)
            lord_cells = _cells_before(lord_cells, each, width, height)
        # Where both pieces may walk, the one that stays may reach its goal as well.
        own_stays = sight.own and sight.lord_too and cells >> sight.pieces[0] & 1
        lord_stays = sight.lord_too and lord_cells >> sight.lord & 1
        for walker, cell in turns:
            if (
                (lord_cells >> cell & 1 or own_stays)
                if walker
                else (cells >> cell & 1 or lord_stays)
            ):
                means[walker, cell] += weights[lane]
    scores = {}
    for walker, cell in turns:
        value = blend(sight.values[found], means[walker, cell], chances)
        if found:
            scores[walker, cell] = FIND_BONUS + value
        else:
            tiles = goals.signed if walker else goals.plain
            spot = goals.home if home and not walker else 0
            scores[walker, cell] = value - STEP_MALUS * steps_to(cell, tiles | spot, width, height)
    return scores


def steps_to(cell: Cell, goals: int, width: int, height: int) -> int:
    """Return the Manhattan distance from a cell to the nearest of *goals*."""
    row, column = divmod(cell, width)
    steps = [
        abs(goal // width - row) + abs(goal % width - column)
        for goal in cells_of(goals)
        if goal < width * height
    ]
    return min([*steps, width + height - 2])


def ends_now(sight: MoverView) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where each walker can end in the current maze, and those ends that are goals."""
    maze, goals = sight.view.maze, sight.goals[0]
    home = goals.kind == HOMEWARD
    own = reach(maze, sight.pieces[0]) if sight.own else 0
    lord = reach(maze, sight.lord) if sight.lord_too else 0
    if home:
        there = open_border(maze) if sight.edge else goals.home
        return (own, lord), (own & there, 0)
    return (own, lord), (own & goals.plain, lord & goals.signed)


def score_turns(sight: MoverView) -> dict[int, _Scores]:
    """Return the scores of all turns by lane; if a goal can be reached, only of those that do."""
    lanes = lanes_of(sight.view.maze)
    table = {}
    for lane, _, slot, sides in lane_order(lanes):
        if slot.cell != sight.view.barred:
            after = sight_after(sight, slot, sides)
            table[lane] = (after, *ends_now(after))
    found = any(any(goals) for _, _, goals in table.values())
    return {
        lane: judge(after, goals if found else ends, found)
        for lane, (after, ends, goals) in table.items()
        if not found or any(goals)
    }


def score_walks(sight: MoverView) -> _Scores:
    """Return the scores of all walks after the push."""
    ends, goals = ends_now(sight)
    return judge(sight, goals, True) if any(goals) else judge(sight, ends, False)
