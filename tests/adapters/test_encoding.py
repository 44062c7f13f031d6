"""Numbers and planes: every legal action has one number, and planes show no more than a view."""

import re
from collections.abc import Iterator
from operator import and_
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from daedalus.adapters.encoding import DecisionPoint, Encoding, SlidingEncoding, encoding
from daedalus.adapters.encoding_connect import WINDOW, ConnectEncoding, _origin
from daedalus.adapters.grid_connect import Grid, grid_of
from daedalus.core.errors import NotationError
from daedalus.core.game import HOUSE, Setup
from daedalus.core.maze import reached
from daedalus.editions import edition
from daedalus.editions.sliding.actions import OUT
from daedalus.editions.sliding.position import TO_PUSH, TO_WALK
from daedalus.editions.sliding.rules import Sliding
from tests.strategies import games

SLIDING = ("classic", "pirates", "galaxy")
EDITIONS = (*SLIDING, "connect", "go")


def coded(game: Any) -> Encoding:
    return encoding(game.rules, len(game.players))


@pytest.mark.parametrize("name", EDITIONS)
@given(data=st.data())
def test_numbers_are_the_legal_actions(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    if name == "connect":  # what lies outside the window has no number: see below
        assume(grid_of(game.state.lying, WINDOW) is not None)
    code = coded(game)
    spot = DecisionPoint(game.state)
    for seat in range(code.seats):
        mask = code.mask(spot, seat)
        assert len(mask) == code.actions
        legal = game.legal(seat)
        numbers = {}
        for at, action in enumerate(legal):
            numbers[str(action)] = code.numbers(spot, seat, action)
            if at % (1 + len(legal) // 20):
                continue
            done = spot
            for number in numbers[str(action)]:
                assert code.mask(done, seat)[number]
                done = code.apply(done, seat, number)
            assert done == DecisionPoint(game.rules.apply(game.state, seat, action))
        assert len(set(numbers.values())) == len(legal)
        waits = 1 if name == "go" and game.outcome is None else 0
        assert sum(mask) == len({first for first, *_ in numbers.values()}) + waits


@pytest.mark.parametrize("name", EDITIONS)
@given(data=st.data())
def test_what_a_seat_may_not_see_is_in_no_plane(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    code = coded(game)
    seat = data.draw(st.integers(0, code.seats - 1))
    other = game.rules.imagine(game.rules.view(game.state, seat), data.draw(st.text(max_size=3)))
    planes = code.observe(DecisionPoint(game.state), seat)
    assert code.observe(DecisionPoint(other), seat) == planes
    assert len(planes) == len(code.planes) * code.size**2
    assert max(planes) <= 127
    if seat in game.to_act:
        assert code.mask(DecisionPoint(other), seat) == code.mask(DecisionPoint(game.state), seat)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_numbers_mean_is_said_once_for_each(name: str) -> None:
    code = encoding(edition(name), 2)
    meant = {code.meaning(number) for number in range(code.actions)}
    assert len(meant) == code.actions


@pytest.mark.parametrize("name", SLIDING)
@given(data=st.data())
def test_at_a_glance_one_sees_what_pushes_bring_into_reach(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name))
    code = encoding(game.rules, len(game.players), glance=True)
    assert isinstance(code, SlidingEncoding)
    plain = encoding(game.rules, len(game.players))
    spot, cells = DecisionPoint(game.state), code.cells
    for seat in range(code.seats):
        seen = code.observe(spot, seat)
        bare = plain.observe(spot, seat)
        assert seen.startswith(bare)
        planes = [seen[at : at + cells] for at in range(len(bare), len(seen), cells)]
        assert len(planes) == 1 + 2 * code.pushes
        own = code.planes.index("own goals")
        if game.state.seat == seat and game.state.phase == TO_WALK:
            _check_next_turn(code, game.state, planes, own)
            continue
        if not code.mask(spot, seat)[: code.pushes].count(1):
            assert not any(map(any, planes[1:]))
            continue
        for push in range(code.pushes):
            reach, goals = planes[1 + push], planes[1 + code.pushes + push]
            if not code.mask(spot, seat)[push]:
                assert not any(reach + goals)
                continue
            after = plain.apply(spot, seat, push)
            assert reach == reached(after.state.maze, after.state.pieces[seat])
            shown = plain.observe(after, seat)
            assert goals == shown[own * cells : (own + 1) * cells]


def _check_next_turn(code: SlidingEncoding, state: Any, planes: list[bytes], own: int) -> None:
    """Check that a plane marks the cells from which its push opens a way to a goal."""
    seat, plain = state.seat, encoding(code.rules, code.seats)
    free = state._replace(phase=TO_PUSH)
    allowed = plain.mask(DecisionPoint(free), seat)
    for push in range(code.pushes):
        opens = planes[1 + push]
        if not allowed[push]:
            assert not any(opens)
            continue
        for cell in range(code.cells):
            stands = [*state.pieces]
            stands[seat] = cell
            spot = DecisionPoint(free._replace(pieces=tuple(stands)))
            after = plain.apply(spot, seat, push).state
            shown = plain.observe(DecisionPoint(after), seat)
            goals = shown[own * code.cells : (own + 1) * code.cells]
            there = reached(after.maze, after.pieces[seat])
            assert opens[cell] == any(map(and_, there, goals))


@pytest.mark.parametrize("name", EDITIONS)
def test_texts_are_the_rules_own(name: str) -> None:
    rules = edition(name)
    code = encoding(rules, 2)
    state = rules.start(_setup(2))
    spot = DecisionPoint(state)
    seat = next(seat for seat in rules.to_act(state) if seat != HOUSE)
    for number, legal in enumerate(code.mask(spot, seat)):
        text = code.text(spot, seat, number) if legal else ""
        if legal and text != "wait":
            assert rules.parse(text) in rules.legal(state, seat)


def _setup(seats: int) -> Any:
    from daedalus.core.game import Setup

    return Setup(seats, "numbers")


def test_how_many_numbers_there_are() -> None:
    def count(name: str, **options: Any) -> int:
        return encoding(edition(name, **options), 2).actions

    assert count("classic") == 48 + 49 == 97
    assert count("galaxy", dark_lord=True) == 97 + 49
    assert count("galaxy", dark_lord=True, ending="edge") == 97 + 49 + 1
    assert count("classic", size=5) == 8 * 4 + 25
    assert count("connect") == 2 * 4 * 24 * 24 + 64
    assert count("go") == 3 + 7 + 6 * 144 + 24


def test_a_straight_spare_has_two_turns() -> None:
    rules = edition("classic")
    spare_is = {}
    for seed in range(40):
        state = rules.start(_setup(2)._replace(seed=str(seed)))
        spare_is[state.maze.spare.bit_count(), state.maze.spare in (5, 10)] = state
    code = encoding(rules, 2)
    counts = {
        key: sum(code.mask(DecisionPoint(state), state.seat)[:48])
        for key, state in spare_is.items()
    }
    assert counts == {(2, True): 24, (2, False): 48, (3, False): 48}


def test_leaving_has_a_number_of_its_own() -> None:
    rules = edition("classic", ending="edge", cards=1)
    assert isinstance(rules, Sliding)
    code = SlidingEncoding(rules, 1)
    assert code.text(DecisionPoint(rules.start(_setup(1))), 0, code.actions - 1) == OUT


def test_goals_are_the_targets_of_the_rules() -> None:
    for name, options in (
        ("classic", {}),
        ("classic", {"hands": "open"}),
        ("galaxy", {"dark_lord": True, "hands": "own"}),
    ):
        rules = edition(name, **options)
        assert isinstance(rules, Sliding)
        code = encoding(rules, 3)
        state = rules.start(_setup(3))
        assert state.phase == TO_PUSH
        for seat in range(3):
            view, planes = rules.view(state, seat), code.observe(DecisionPoint(state), seat)
            for at in range(3):
                first = (code.planes.index("own goals") + at) * 49
                marked = {cell for cell in range(49) if planes[first + cell]}
                assert marked == rules.targets(view, (seat + at) % 3) - {49}


def test_a_maze_wider_than_the_window_can_be_laid_on() -> None:
    rules = edition("connect")
    code = ConnectEncoding(rules, 2, window=6)
    state = rules.start(_setup(2))
    cut = False
    for ply in range(46):
        spot = DecisionPoint(state)
        mask = code.mask(spot, state.seat)
        assert any(mask)
        outside = [
            action for action in rules.legal(state, state.seat) if not inside(code, spot, action)
        ]
        if outside:
            cut = True
            with pytest.raises(NotationError, match="outside the window"):
                code.numbers(spot, state.seat, outside[0])
        seat = state.seat
        choices = [number for number, legal in enumerate(mask) if legal]
        spot = code.apply(spot, seat, choices[ply * 7919 % len(choices)])
        if spot.lay is not None:
            assert code.observe(spot, seat)
            spot = code.apply(spot, seat, code.lays)
        state = spot.state
    assert cut
    assert rules.outcome(state) is not None


@pytest.mark.parametrize("window", [WINDOW, 9])
def test_a_grid_that_grows_is_the_one_made_anew(window: int) -> None:
    code = ConnectEncoding(edition("connect"), 3, window)
    grew = 0
    for spot in walked(code, 12):
        sight, lying = code._sight, spot.state.lying
        anew = grid_of(lying, window)
        if sight.lying is lying and spot.lay is None:  # else it will be made anew
            assert (sight.grid is None) == (anew is None)
            assert sight.origin == _origin(lying, window)
            if sight.grid is not None and anew is not None:
                assert in_cells(sight.grid) == in_cells(anew)
                assert sight.grid.whole()
                grew += 1
    assert grew > 200


def in_cells(grid: Grid) -> list[object]:
    """Return all that a grid knows, wherever its frame begins."""

    def cells(places: int) -> frozenset[int]:
        return frozenset(grid.cell(at) for at in range(places.bit_length()) if places >> at & 1)

    planes = (grid.lying, grid.north, grid.east, grid.south, grid.west, *grid.homes)
    top, left, bottom, right = grid.bounds
    corners = (grid.cell(top * grid.size + left), grid.cell(bottom * grid.size + right))
    return [
        [cells(places) for places in planes],
        {cells(region) for region in grid.regions},
        {grid.cell(place): sides for place, sides in grid.ends.items()},
        corners,
        grid.origin,
        {place - grid.shift for place in grid.ends},  # places of the window
    ]


def walked(code: ConnectEncoding, games: int) -> Iterator[DecisionPoint]:
    """Play games at random and yield every spot after an action."""
    for game in range(games):
        spot = DecisionPoint(code.rules.start(Setup(code.seats, f"grid {game}")))
        for step in range(100):
            seats = code.rules.to_act(spot.state)
            if not seats:
                break
            numbers = code.legal(spot, seats[0])
            spot = code.apply(spot, seats[0], numbers[(7919 * step + game) % len(numbers)])
            yield spot


@pytest.mark.parametrize("window", [WINDOW, 9, 5])
@pytest.mark.parametrize("pieces", [False, True])
def test_catches_are_those_of_the_rules(window: int, pieces: bool) -> None:
    code = ConnectEncoding(edition("connect"), 2, window)
    chosen = 0
    for at, spot in enumerate(list(walked(code, 6))):
        state = spot.state
        if spot.lay is not None or not any(state.hands) or at % 3:
            continue
        if pieces:  # a position that no game has, but a text may
            state = state._replace(lying=state.lying[::2] + state.lying[1::4])
            state = state._replace(lying=tuple(sorted(state.lying)))
        seat = state.seat
        legal = code.rules.legal(state, seat)
        lays = {lay for lay in legal if not lay.take and inside(code, DecisionPoint(state), lay)}
        numbers = {code.numbers(DecisionPoint(state), seat, lay)[0]: lay for lay in lays}
        assert code.legal(DecisionPoint(state), seat) == sorted(numbers)
        for number, lay in sorted(numbers.items())[:: 2 if pieces else 5]:  # in a set order varies
            takes = [one.take for one in legal if code.rules.bare(one) == lay]
            after = code.apply(DecisionPoint(state), seat, number)
            assert (after.lay is None) == (len(takes) == 1)
            if after.lay is not None:
                texts = [code.text(after, seat, part) for part in code.legal(after, seat)]
                assert len(set(texts)) == len(takes)
                ends = {code.apply(after, seat, part) for part in code.legal(after, seat)}
                made = (code.rules.with_take(lay, take) for take in takes)
                assert ends == {DecisionPoint(code.rules.apply(state, seat, one)) for one in made}
                chosen += 1
    assert chosen > 20


def inside(code: ConnectEncoding, spot: DecisionPoint, action: Any) -> bool:
    try:
        return bool(code.numbers(spot, spot.state.seat, action))
    except NotationError:
        return False


@pytest.mark.parametrize(
    ("name", "title"),
    [("classic", "### Classic, pirates, galaxy"), ("connect", "### Connect"), ("go", "### Go!")],
)
def test_the_page_lists_the_planes(name: str, title: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text()
    section = page.partition("## Observations")[2].partition(f"{title}\n")[2].partition("\n#")[0]
    planes = encoding(edition(name), 2).planes
    told: list[int] = []
    for first, last, what in re.findall(r"^\| (\d+)(?: to (\d+))? \| (.+) \|$", section, re.M):
        ends = what.split(" … ")
        assert [planes[int(first)], planes[int(last or first)]] == [ends[0], ends[-1]]
        told += range(int(first), int(last or first) + 1)
    assert told == list(range(len(planes)))
