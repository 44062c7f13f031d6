"""The sliding maze obeys geometry, whatever its size."""

from collections import Counter, deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.errors import NotationError
from daedalus.core.lanes import lanes
from daedalus.core.maze import (
    BARE,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Maze,
    Slot,
    cell_name,
    cells_of,
    line,
    links,
    open_border,
    opposite,
    push,
    reach,
    reached,
    read_cell_on,
    rides,
    track,
    turned,
    turns,
    way,
)
from tests.strategies import mazes


def all_slots(width: int, height: int) -> list[Slot]:
    """Every line can be pushed, as far as geometry goes."""
    return [
        *(Slot(column, NORTH) for column in range(width)),
        *(Slot((height - 1) * width + column, SOUTH) for column in range(width)),
        *(Slot(row * width, WEST) for row in range(height)),
        *(Slot(row * width + width - 1, EAST) for row in range(height)),
    ]


def plain_reach(maze: Maze, start: int) -> set[int]:
    """A plain breadth-first search, written without the engine's tricks."""
    seen, queue = {start}, deque([start])
    while queue:
        cell = queue.popleft()
        row, column = divmod(cell, maze.width)
        for side, drow, dcolumn in ((1, -1, 0), (2, 0, 1), (4, 1, 0), (8, 0, -1)):
            r, c = row + drow, column + dcolumn
            if not (0 <= r < maze.height and 0 <= c < maze.width):
                continue
            other = r * maze.width + c
            back = {1: 4, 2: 8, 4: 1, 8: 2}[side]
            if maze.paths[cell] & side and maze.paths[other] & back and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen


@given(mazes(), st.data())
def test_no_tile_is_lost(maze: Maze, data: st.DataObject) -> None:
    slot = data.draw(st.sampled_from(all_slots(maze.width, maze.height)))
    sides = data.draw(st.sampled_from(turns(maze.spare)))
    after = push(maze, slot, sides)

    def tiles(of: Maze) -> Counter[tuple[tuple[int, ...], int]]:
        return Counter(zip(map(turns, of.paths), of.motifs, strict=True))

    assert tiles(after) == tiles(maze)
    still = set(range(maze.cells)) - set(line(slot, maze.width, maze.height))
    assert all(after.paths[cell] == maze.paths[cell] for cell in still)
    assert all(after.motifs[cell] == maze.motifs[cell] for cell in still)
    assert after.paths[slot.cell] == sides


@given(mazes(), st.data())
def test_a_push_and_its_opposite_cancel(maze: Maze, data: st.DataObject) -> None:
    slot = data.draw(st.sampled_from(all_slots(maze.width, maze.height)))
    there = push(maze, slot, data.draw(st.sampled_from(turns(maze.spare))))
    back = push(there, opposite(slot, maze.width, maze.height), there.spare)
    assert back.paths[:-1] == maze.paths[:-1]
    assert back.motifs == maze.motifs
    assert back.spare in turns(maze.spare)
    places = rides(slot, maze.width, maze.height)
    returns = rides(opposite(slot, maze.width, maze.height), maze.width, maze.height)
    assert [returns[place] for place in places] == list(range(maze.cells))


@given(mazes(), st.data())
def test_reach_is_mutual_and_equals_a_plain_search(maze: Maze, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, maze.cells - 1))
    cells = cells_of(reach(maze, start))
    assert set(cells) == plain_reach(maze, start)
    assert reached(maze, start) == bytes(cell in cells for cell in range(maze.cells))
    for cell in cells:
        assert reach(maze, cell) == reach(maze, start)


@given(mazes(), st.data())
def test_pieces_ride_with_their_tiles(maze: Maze, data: st.DataObject) -> None:
    slot = data.draw(st.sampled_from(all_slots(maze.width, maze.height)))
    after = push(maze, slot, maze.spare)
    places = rides(slot, maze.width, maze.height)
    assert sorted(places) == list(range(maze.cells))
    out = line(slot, maze.width, maze.height)[-1]
    for cell, place in enumerate(places):
        if cell == out:
            assert place == slot.cell  # back in at the other end, on the new tile
        else:
            assert after.paths[place] == maze.paths[cell]
            assert after.motifs[place] == maze.motifs[cell]


@given(mazes(most=7), st.data())
def test_lanes_equal_one_push_after_the_other(maze: Maze, data: st.DataObject) -> None:
    slots = tuple(all_slots(maze.width, maze.height))
    ways = turns(maze.spare)
    starts = data.draw(st.sets(st.integers(0, maze.cells - 1), min_size=1, max_size=3))
    tile = data.draw(st.integers(0, maze.cells))
    table = lanes(maze.width, maze.height, slots, ways)
    together = table.split(table.reach(maze, sum(1 << cell for cell in starts)))
    tiles = table.split(table.tile(tile))
    marked = maze._replace(
        motifs=bytes(ord("!") if at == tile else 46 for at in range(maze.cells + 1))
    )
    pushes = [(slot, sides) for slot in slots for sides in ways]
    for at, (slot, sides) in enumerate(pushes):
        after = push(marked, slot, sides)
        places = rides(slot, maze.width, maze.height)
        one_by_one = 0
        for cell in starts:
            one_by_one |= reach(after, places[cell])
        assert together[at] == one_by_one
        assert cells_of(tiles[at]) == [c for c in range(maze.cells) if after.motifs[c] == ord("!")]
        assert table.push_of(at * maze.cells + data.draw(st.integers(0, maze.cells - 1))) == (
            slot,
            sides,
        )


@given(mazes())
def test_the_open_border_leads_out(maze: Maze) -> None:
    leads = set()
    for cell in range(maze.cells):
        row, column = divmod(cell, maze.width)
        sides = maze.paths[cell]
        if (
            (row == 0 and sides & NORTH)
            or (row == maze.height - 1 and sides & SOUTH)
            or (column == 0 and sides & WEST)
            or (column == maze.width - 1 and sides & EAST)
        ):
            leads.add(cell)
    assert set(cells_of(open_border(maze))) == leads


@given(st.integers(0, 15), st.integers(-9, 9))
def test_four_quarter_turns_change_nothing(sides: int, quarters: int) -> None:
    assert turned(turned(sides, quarters), -quarters) == sides
    assert turned(sides, 4) == sides
    assert turned(sides, quarters) in turns(sides)


@given(st.integers(1, 26), st.integers(1, 26), st.data())
def test_cells_are_their_names(width: int, height: int, data: st.DataObject) -> None:
    cell = data.draw(st.integers(0, width * height - 1))
    assert read_cell_on(cell_name(cell, width), width, height) == cell


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a01", "A1", "aa1", "a100", "ä1", "a1 "])
def test_other_texts_are_no_cells(text: str) -> None:
    with pytest.raises(NotationError, match="not a cell"):
        read_cell_on(text, 26, 26)


@given(mazes(most=5))
def test_in_every_lane_the_spare_lies_where_it_entered(maze: Maze) -> None:
    slots = tuple(all_slots(maze.width, maze.height))
    table = lanes(maze.width, maze.height, slots, turns(maze.spare))
    entries = [slot.cell for slot in slots for _ in turns(maze.spare)]
    assert [cells_of(lane) for lane in table.split(table.tile(maze.cells))] == [
        [cell] for cell in entries
    ]


@given(mazes())
def test_a_way_leads_over_open_links_from_start_to_end(maze: Maze) -> None:
    east, south = links(maze)
    for end in cells_of(reach(maze, 0)):
        trail = way(maze, 0, end)
        assert trail[0] == 0
        assert trail[-1] == end
        assert len(set(trail)) == len(trail)
        for here, there in pairwise(trail):
            low, step = min(here, there), abs(here - there)
            linked = (east if step == 1 else 0) | (south if step == maze.width else 0)
            assert linked >> low & 1


def test_a_way_opens_from_wherever_a_walk_would_end_there() -> None:
    maze = Maze(3, bytes([5, 10, 7, 3, 6, 12, 9, 14, 11, 6]), bytes([BARE] * 10))
    slots, ways = tuple(all_slots(3, 3)), turns(maze.spare)
    table = lanes(3, 3, slots, ways)
    starts = [table.split(table.reach(maze, 1 << start)) for start in range(9)]
    for end in range(9):
        everywhere = sum(1 << lane * 9 + end for lane in range(len(slots) * len(ways)))
        for lane, found in enumerate(table.split(table.sources(maze, everywhere))):
            assert cells_of(found) == [at for at in range(9) if starts[at][lane] >> end & 1]


def test_a_small_maze_is_pushed_by_hand() -> None:
    maze = Maze(2, bytes([5, 10, 5, 10, 3]), bytes([BARE] * 5))
    pushed = push(maze, Slot(0, NORTH), 12)
    assert pushed.paths == bytes([12, 10, 5, 10, 5])
    assert reached(pushed, 3) == bytes([0, 0, 0, 1])
    assert reached(maze, 0) == bytes([1, 0, 1, 0])
    assert track(Slot(0, NORTH), 1, 1) == slice(0, 1)
    boards = lanes(2, 2, (Slot(0, NORTH),), (12,))
    assert boards.tile(4) == 0b0001, "the spare goes in"
    assert boards.tile(2) == 0, "the last falls out"
    for _ in range(2):  # and once more from memory
        assert boards.tile(0) == 0b0100
        assert boards.piece(0) == 0b0100
        assert boards.piece(2) == 0b0001, "who falls out comes back in"
