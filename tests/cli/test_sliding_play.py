"""The laws of a turn in the making, without a screen."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus import new_game
from daedalus.cli.canvas import SIZES, Size, tile_lines
from daedalus.cli.sliding.draw import SlidingScene, draw, fitting
from daedalus.cli.sliding.play import PlayerTurn, Stance, nearest, next_slot
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST, Maze, cell_name
from daedalus.editions.sliding.box import homes, slots
from daedalus.editions.sliding.position import NOWHERE

SIDES = (NORTH, EAST, SOUTH, WEST)
KEYS = st.one_of(
    st.tuples(st.just("arrow"), st.sampled_from(SIDES)),
    st.tuples(st.just("cycle"), st.sampled_from((1, -1))),
    st.tuples(st.just("turn_spare"), st.sampled_from((1, -1))),
    st.tuples(st.just("swap")),
    st.tuples(st.just("back")),
    st.tuples(st.just("jump"), st.sampled_from("ABMSX")),
    st.tuples(st.just("confirm")),
)


def a_turn(edition: str = "classic", **options: Any) -> PlayerTurn:
    game = new_game(edition, seats=2, seed="7", **options)
    seat = game.to_act[0]
    return PlayerTurn(game.rules, game.view(seat), seat)  # type: ignore[arg-type]


@given(st.sampled_from(("hidden", "own", "open")), st.booleans(), st.lists(KEYS, max_size=30))
def test_whatever_keys_are_pressed_only_legal_turns_come_out(
    hands: str, dark_lord: bool, keys: list[tuple[object, ...]]
) -> None:
    game = new_game("galaxy", seats=2, seed="7", hands=hands, dark_lord=dark_lord)
    seat = game.to_act[0]
    turn = PlayerTurn(game.rules, game.view(seat), seat)
    for name, *arguments in keys:
        actions = getattr(turn, str(name))(*arguments)
        if name == "confirm" and actions:
            for action in actions:
                game = game.play(seat, action)
            assert len(game.events) == 2
            return
        assert turn.stance is not Stance.WALK or turn.cursor in turn.lit


def test_a_turn_goes_from_looking_to_aiming_to_walking_and_back() -> None:
    turn = a_turn()
    assert turn.stance is Stance.LOOK
    assert (turn.shown, turn.lit) == (turn.view, frozenset())
    turn.arrow(NORTH)
    assert stance(turn) is Stance.AIM
    assert turn.shown != turn.view
    assert turn.lit
    assert turn.confirm() == ()
    assert stance(turn) is Stance.WALK
    assert turn.cursor in turn.lit
    assert turn.back()
    assert stance(turn) is Stance.AIM
    assert turn.back()
    assert stance(turn) is Stance.LOOK
    assert not turn.back()


def stance(turn: PlayerTurn) -> Stance:
    """Return the stance as it is now: mypy remembers an earlier one."""
    return turn.stance


def test_arrows_walk_all_slots_clockwise_and_come_round() -> None:
    maze = new_game("classic", seed="7").state.maze
    around = slots(7, 7)
    slot = around[0]
    seen = []
    for _ in around:
        seen.append(slot)
        along = {NORTH: EAST, EAST: SOUTH, SOUTH: WEST, WEST: NORTH}[slot.side]
        slot = next_slot(maze, slot, along)
    assert tuple(seen) == around
    assert slot == around[0]
    assert next_slot(maze, next_slot(maze, around[1], SOUTH), NORTH) == around[1]


def test_an_arrow_leads_to_the_nearest_lit_cell_that_way_or_nowhere() -> None:
    cells = frozenset((0, 2, 8, 24))
    assert nearest(0, EAST, cells, 7) == 2
    assert nearest(0, SOUTH, cells, 7) == 8
    assert nearest(0, WEST, cells, 7) == 0
    assert nearest(8, SOUTH, cells, 7) == 24


def test_the_cursor_starts_on_the_goal_if_it_is_in_reach() -> None:
    for seed in range(30):
        game = new_game("classic", seats=1, seed=str(seed))
        for slot in slots(7, 7):
            turn = PlayerTurn(game.rules, game.view(0), 0)
            turn.slot = slot
            turn.confirm()
            if turn.counting:
                assert turn.cursor in turn.counting
                letter = chr(turn.shown.maze.motifs[turn.cursor])
                assert letter == turn.view.left[0][0]
                assert turn.jump(letter)
                return
    raise AssertionError("no seed had the goal in reach")


@pytest.mark.parametrize("size", SIZES)
def test_neighbouring_tiles_show_a_way_exactly_where_there_is_one(size: Size) -> None:
    for sides in range(16):
        lines = tile_lines(sides, size, "light")
        middle = (len(lines) - 1) // 2
        row, column = lines[middle] if size.side else lines[0], len(lines[0]) // 2
        opened = {".", "─"}
        assert (row[0] in opened) == bool(sides & WEST)
        assert (row[-1] in opened) == bool(sides & EAST)
        if size.side:
            assert (lines[0][column] == ".") == bool(sides & NORTH)
            assert (lines[-1][column] == ".") == bool(sides & SOUTH)


@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_told_apart_without_colour(size: Size) -> None:
    game = new_game("galaxy", seats=4, seed="7", dark_lord=True)
    state = game.state
    plain = SlidingScene(state.maze, state.pieces, state.lord, homes(7, 7, 4))
    shown = "\n".join(draw(plain, size).lines())
    for sign in "▲●■◆◉":
        assert sign in shown
    for letter in "ABCDEFGHIJKL":
        assert letter in shown
    variants = [
        plain,
        plain._replace(lit=frozenset(range(10))),
        plain._replace(cursor=10),
        plain._replace(targets=frozenset((16,))),
        plain._replace(barred=1),
        plain._replace(slot=slots(7, 7)[2]),
        plain._replace(fresh=3),
    ]
    pictures = {"\n".join(draw(scene, size).lines()) for scene in variants}
    assert len(pictures) == len(variants)


def test_a_piece_never_hides_a_treasure() -> None:
    state = new_game("classic", seats=4, seed="7").state
    cell = state.maze.motifs.index(b"A")
    scene = SlidingScene(state.maze, (cell,) * 4, NOWHERE)
    for size in SIZES:
        shown = "\n".join(draw(scene, size).lines())
        assert "A" in shown
        assert "▲" in shown


def test_the_largest_drawing_that_fits_is_taken() -> None:
    maze = new_game("classic", seed="7").state.maze
    assert fitting(maze, 44, 23) == SIZES[4]
    assert fitting(maze, 44, 22) == SIZES[5]
    assert fitting(maze, 1000, 1000) == SIZES[0]
    large = Maze(26, bytes([15] * 677), b"." * 677)
    assert fitting(large, 44, 23) == SIZES[-1]
    assert cell_name(675, 26) == "z26"
