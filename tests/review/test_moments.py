"""The moments that decided a game: large changes, and not three times the same story."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import daedalus
from daedalus.review.marks import ONLY
from daedalus.review.moments import FINE, FOUND, HINDERED, HOME, MISSED, WAY, WON, moments
from daedalus.review.values import Turn
from tests.review.test_account import played


def turn(number: int, seat: int, own: float = 0.0, others: float = 0.0) -> Turn:
    """Return a turn that changed the chance of the first of two seats."""
    return Turn(
        number=number,
        ply=2 * number,
        seat=seat,
        actions=(),
        found="",
        before=(0.5, 0.5),
        after=(0.5 + own + others, 0.5),
        table=(0.5, 0.5),
        own=(own, 0.0),
        others=(others, 0.0),
        luck=(0.0, 0.0),
        facts=({"catch": [1, 1 + (others > 0) - (others < 0)]}, {"caught": 0}),  # how can be said
    )


def test_no_kind_of_moment_is_told_three_times() -> None:
    turns = [turn(2 * at, 1, others=-0.3) for at in range(1, 6)]
    assert [moment.kind for moment in moments(turns, (0, 1))] == [HINDERED, HINDERED]


def test_of_two_that_are_nearly_as_large_the_one_of_another_kind_is_told() -> None:
    turns = [turn(2, 1, others=-0.3), turn(5, 1, others=-0.29), turn(8, 0, own=-0.25)]
    small = [turn(11, 0, own=-0.05), turn(14, 0, own=-0.24)]
    told = moments([*turns, *small], (0, 1))
    assert [(moment.turn, moment.kind) for moment in told] == [
        (2, HINDERED),
        (5, HINDERED),
        (8, MISSED),
    ]
    assert [moment.turn for moment in moments([*turns[:2], turn(8, 0, own=-0.1)], (0,))] == [
        2,
        5,
        8,
    ]


def test_a_much_larger_moment_is_told_whatever_its_kind() -> None:
    turns = [turn(2, 1, others=-0.4), turn(5, 1, others=-0.39), turn(8, 0, own=-0.1)]
    assert moments([*turns, turn(11, 0, own=-0.09)], (0,))[1].turn == 5


def test_the_turn_that_won_is_told_only_where_little_else_happened() -> None:
    won = replace(turn(11, 0), after=(1.0, 0.0), marks=(ONLY, ""), facts=({"ahead": 0.6}, {}))
    others = [turn(2, 1, others=-0.3), turn(5, 1, others=0.25), turn(8, 0, own=-0.24)]
    assert [moment.turn for moment in moments([*others, won], (0,))] == [2, 5, 8]
    assert moments([*others[:2], won], (0,))[-1].kind == FINE


def test_a_turn_that_helped_is_rather_told_if_it_opened_a_way() -> None:
    def helped(at: int, size: float, way: list[bool]) -> list[Turn]:
        other = replace(turn(at, 1, others=size), facts=({"goal": "A", "way": way}, {}))
        return [other, replace(turn(at + 1, 0), facts=({}, {}))]

    vague = [each for at in (2, 6) for each in helped(at, 0.3, [True, True])]
    clear = [each for at in (10, 14) for each in helped(at, 0.2, [False, True])]
    told = moments([*vague, *clear], (0,))
    assert [(moment.turn, moment.how) for moment in told] == [(10, WAY), (14, WAY)]
    told = moments(vague, (0,))
    assert [(moment.turn, moment.how) for moment in told] == [(2, ""), (6, "")]


def test_who_finds_a_treasure_gets_ahead_only_if_everybody_sees_it() -> None:
    def how(table: tuple[float, float], by: float = 0.5) -> str:
        first = replace(turn(1, 0), facts=({}, {}))
        found = replace(turn(2, 1, others=-0.3), found="A", facts=({}, {}), table=table)
        [moment] = moments([first, replace(found, after=(0.2, by))], (0,))
        return moment.how

    assert how((0.4, 0.6)) == FOUND
    assert how((0.5, 0.5)) == ""  # a third player has the gain
    assert how((0.0, 1.0), by=1.0) == WON


@pytest.mark.parametrize(("edition", "seats"), [("classic", 3), ("connect", 2)])
def test_a_moment_changes_a_chance_by_its_size_and_by_nothing_else(
    edition: str, seats: int
) -> None:
    options = {"cards": 2} if edition == "classic" else {}
    for moment in daedalus.look_back(
        played(edition, seats, "easy", "medium", 1, **options)
    ).moments:
        if moment.kind != FINE:  # that compares with another turn
            assert moment.after - moment.before == pytest.approx(moment.size)


def test_what_a_seat_was_after_is_told_where_it_knew_it() -> None:
    game = played("classic", 2, "easy", "medium", 1, cards=2)
    found = daedalus.look_back(game)
    goals: Counter[str] = Counter()
    for each in found.turns:
        state = game.at(each.ply).state
        waiting = 1 - each.seat
        card = state.left[waiting][:1] or HOME
        assert each.facts[waiting].get("goal") in (card, None)
        assert "goal" not in each.facts[each.seat]
        goals[str(each.facts[waiting].get("goal"))] += 1
    assert HOME in goals
    assert goals["None"] < sum(goals.values()) / 2


def test_a_seat_alone_is_told_its_own_goals_and_no_others() -> None:
    game = played("classic", 2, "easy", "medium", 1, cards=2).at(12)
    for each in daedalus.look_back(game, seat=0).turns:
        assert "goal" not in each.facts[1]


@pytest.mark.parametrize("game", range(3))
def test_nobody_is_told_to_have_missed_what_they_found(game: int) -> None:
    found = daedalus.look_back(played("classic", 2, "medium", "easy", game, cards=4))
    missed = Counter[str]()
    for each in found.turns:
        if each.seat < 0 or each.best is None:
            continue
        lost = replace(each, own=tuple(-0.5 * (seat == each.seat) for seat in (0, 1)))
        for moment in moments([lost], (each.seat,)):
            assert not moment.letter or moment.letter not in each.found
            missed[moment.kind] += 1
    assert missed[MISSED] > 5
