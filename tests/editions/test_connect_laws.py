"""The laws of Connect: what holds for every game, and for every small maze."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.errors import IllegalAction
from daedalus.core.maze import turns
from daedalus.editions.connect.maze import cell_at, place
from daedalus.editions.connect.rules import RULES, Lay, State
from daedalus.editions.connect.tiles import BOX, PAIRS, UNSEEN
from tests.editions.connect_plain import Laid, all_lays, connected, maze_of
from tests.strategies import games, stages


def numbers(state: State) -> list[int]:
    tiles = [tile for _, tile in state.lying]
    tiles += [tile for some in (*state.hands, *state.caught, state.pile) for tile in some]
    return sorted(tile >> 4 for tile in tiles)


def laid(action: Lay) -> Laid:
    taken = tuple(sorted(map(place, action.take)))
    return action.tile, place(action.cell), action.sides, taken


@st.composite
def small_mazes(draw: st.DrawFn) -> State:
    """Draw any few tiles on a small field, whole or in pieces, with creatures met often."""
    spots = draw(
        st.lists(
            st.tuples(st.integers(-1, 2), st.integers(-1, 2)), min_size=1, max_size=9, unique=True
        )
    )
    few = draw(st.lists(st.sampled_from("ABCDEF"), min_size=24, max_size=24))
    left = {letter: 4 for letter in "ABCDEF"}
    pairs = []
    for one, two in zip(few[::2], few[1::2], strict=True):
        if one < two and left[one] and left[two]:
            left[one] -= 1
            left[two] -= 1
            pairs.append(one + two)
    pairs += ["GH", "IJ", "KL", "MN", "OP", "QR", "ST", "UV", "WX", "GI", "HJ", "KM"]
    digits = draw(st.lists(st.sampled_from("13567abcdef"), min_size=12, max_size=12))
    tiles = [digit + pair for digit, pair in zip(digits, pairs, strict=False)]
    hand = "".join(tiles[:2])
    lying = "/".join(f"{x},{y}={tile}" for (x, y), tile in zip(spots, tiles[2:], strict=False))
    state: State = RULES.read(f"connect {lying} - 1 :{hand},:")
    return state


@given(games("connect", most=46))
def test_fifty_tiles_are_always_accounted_for(game: daedalus.Game) -> None:
    assert numbers(game.state) == list(range(1, 51))


@given(games("connect", most=46))
def test_the_lying_tiles_always_hang_together(game: daedalus.Game) -> None:
    for stage in stages(game):
        assert connected(set(maze_of(stage.state)))


@given(games("connect", most=46))
def test_no_catch_splits_the_maze_and_the_new_tile_stays(game: daedalus.Game) -> None:
    for seat in game.to_act:
        for action in game.rules.legal(game.state, seat):
            after = maze_of(game.rules.apply(game.state, seat, action))
            assert after[place(action.cell)] == action.sides
            assert connected(set(after))
            assert len(after) == len(game.state.lying) + 1 - len(action.take)


@given(games("connect", most=46))
def test_every_turn_offers_what_a_plain_search_finds(game: daedalus.Game) -> None:
    for seat in game.to_act:
        found = [laid(action) for action in game.rules.legal(game.state, seat)]
        assert len(set(found)) == len(found)
        touching = dict(game.rules.chosen).get("laying") == "touching"
        assert set(found) == all_lays(game.state, touching)


@given(small_mazes())
def test_small_mazes_offer_what_a_plain_search_finds(state: State) -> None:
    found = [laid(action) for action in RULES.legal(state, 0)]
    assert len(set(found)) == len(found)
    assert set(found) == all_lays(state)


@given(small_mazes())
def test_positions_no_box_can_make_have_texts_too(state: State) -> None:
    assert RULES.read(RULES.write(state)) == state
    for action in RULES.legal(state, 0):
        again = RULES.parse(str(action))
        assert again == action
        assert laid(again) == laid(action)
        after = RULES.apply(state, 0, action)
        assert RULES.read(RULES.write(after)) == after


@given(small_mazes(), st.data())
def test_nothing_else_can_be_done(state: State, data: st.DataObject) -> None:
    """Draw any lay near the maze; it plays if the plain search has it, and says why if not."""
    near = st.integers(-3, 4)
    spot = (data.draw(near), data.draw(near))
    number = data.draw(st.sampled_from([tile >> 4 for tile in state.hands[0]] + [50]))
    sides = data.draw(st.integers(0, 15))
    taken = data.draw(
        st.lists(st.sampled_from([*sorted(maze_of(state)), spot]), max_size=3, unique=True)
    )
    text = f"lay {number}@{spot[0]},{spot[1]}={sides:x}"
    if taken:
        text += " take " + " ".join(f"{x},{y}" for x, y in taken)
    wanted = (number, spot, sides, tuple(sorted(taken)))
    before = RULES.write(state)
    if wanted in all_lays(state):
        assert daedalus.play(RULES, state, 0, RULES.parse(text)).lying != state.lying
    else:
        with pytest.raises(IllegalAction, match="not allowed"):
            daedalus.play(RULES, state, 0, RULES.parse(text))
    assert RULES.write(state) == before


@given(small_mazes())
def test_what_is_suggested_is_a_largest_set(state: State) -> None:
    everything = all_lays(state)
    for number, spot, sides in {each[:3] for each in everything}:
        sets = [each[3] for each in everything if each[:3] == (number, spot, sides)]
        action = RULES.parse(f"lay {number}@{spot[0]},{spot[1]}={sides:x}")
        suggested = RULES.suggest(state, 0, action)
        assert suggested in RULES.legal(state, 0)
        assert len(suggested.take) == max(map(len, sets))
        assert {tuple(sorted(map(place, cells))) for cells in RULES.takes(state, action)} == set(
            sets
        )


@given(small_mazes())
def test_a_way_runs_from_the_new_tile_to_each_linked_one(state: State) -> None:
    for action in RULES.legal(state, 0):
        linked = RULES.linked(state, action)
        assert set(RULES.catchable(state, action)) <= set(linked)
        maze = maze_of(state) | {place(action.cell): action.sides}
        for cell, _ in state.lying:
            steps = [place(each) for each in RULES.way(state, action, cell)]
            assert bool(steps) == (cell in linked)
            if steps:
                assert steps[0] == place(action.cell)
                assert steps[-1] == place(cell)
            for (x, y), (u, v) in pairwise(steps):
                side = {(0, -1): 1, (1, 0): 2, (0, 1): 4, (-1, 0): 8}[u - x, v - y]
                assert maze[x, y] & side
                assert maze[u, v] & {1: 4, 2: 8, 4: 1, 8: 2}[side]


@given(games("connect", most=46))
def test_a_hand_is_two_while_the_pile_lasts_and_all_is_laid_in_46(game: daedalus.Game) -> None:
    state = game.state
    assert len(state.lying) + sum(map(len, state.caught)) == 4 + len(game.events)
    if state.pile:
        assert {len(hand) for hand in state.hands} == {2}
    assert (game.outcome is not None) == (len(game.events) == 46)


@given(games("connect", most=46), st.integers(0, 5), st.text(max_size=3))
def test_others_hands_and_the_pile_do_not_show(game: daedalus.Game, who: int, seed: str) -> None:
    seat = who % len(game.players)
    view = game.view(seat)
    hidden = [tile for at, hand in enumerate(view.hands) if at != seat for tile in hand]
    assert {*hidden, *view.pile} <= {UNSEEN}
    other = game.rules.imagine(view, seed)
    assert numbers(other) == list(range(1, 51))
    assert game.rules.view(other, seat) == view
    assert "?" not in game.rules.write(other)


@given(games("connect", most=46), st.data())
def test_who_looks_on_can_follow(game: daedalus.Game, data: st.DataObject) -> None:
    """An action applied to a view gives what the view shows afterwards, except the drawn tile."""
    for seat in game.to_act:
        action = data.draw(st.sampled_from(game.rules.legal(game.state, seat)))
        after = game.rules.apply(game.state, seat, action)
        assert game.rules.apply(game.view(None), seat, action) == game.rules.view(after, None)


def test_the_box_has_four_of_each_creature_and_no_pair_twice() -> None:
    pairs = [PAIRS[tile >> 4] for tile in BOX]
    assert len(pairs) == len(set(pairs)) == 50
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY":
        assert sum(letter in pair for pair in pairs) == 4
    shapes = [turns(tile & 15)[0] for tile in BOX]
    counts = {shape: shapes.count(shape) for shape in set(shapes)}
    assert counts == {5: 12, 3: 20, 7: 18}
    assert [tile >> 4 for tile in BOX] == list(range(1, 51))


def test_a_cell_is_its_coordinates() -> None:
    for x in (-999, -1, 0, 1, 999):
        for y in (-999, -1, 0, 1, 999):
            assert place(cell_at(x, y)) == (x, y)
