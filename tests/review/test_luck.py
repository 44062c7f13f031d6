"""Luck is what the card that came is worth, less those that might have come instead."""

from statistics import fmean
from typing import TYPE_CHECKING, cast

import pytest

from daedalus.core.game import HOUSE
from daedalus.editions.sliding.position import State
from daedalus.review import look_back
from daedalus.review.luck import drawn, face_down, looks, unfound
from daedalus.review.sliding import own_chance, played_turns
from tests.review.test_account import played

if TYPE_CHECKING:
    from daedalus.editions.known import SlidingGame


def sliding(name: str, seats: int, one: str, other: str, number: int, cards: int) -> "SlidingGame":
    return cast("SlidingGame", played(name, seats, one, other, number, cards=cards))


def swapped(state: State, one: str, other: str) -> State:
    """Return a state in which two cards were dealt the other way round, wherever they lie."""
    twist = str.maketrans(one + other, other + one)
    return state._replace(left=tuple(hand.translate(twist) for hand in state.left))


@pytest.mark.parametrize(("seats", "name"), [(2, "classic"), (3, "classic"), (3, "pirates")])
def test_luck_averages_to_nothing_over_all_cards_that_might_have_come(
    seats: int, name: str
) -> None:
    """Exactly, at every draw: nobody's turns so far depend on a card that lies face down."""
    game = sliding(name, seats, "medium", "hard", 0, 3)
    rules, draws = game.rules, 0
    for turn in played_turns(game):
        seat = looks(rules, turn.first, turn.last, turn.seat)
        if seat == HOUSE:
            continue
        draws += 1
        state = turn.last
        cards = face_down(state, seat)
        came = state.left[seat][0]
        lucks = []
        for card in cards:
            other = swapped(state, came, card)
            assert face_down(other, seat) == cards
            view = rules.view(other, seat)
            lucks.append(drawn(view, seat, cards, lambda shown: own_chance(rules, shown, seat)))  # noqa: B023
        assert fmean(lucks) == pytest.approx(0, abs=1e-9)
    assert draws >= seats


def test_cards_that_another_player_has_looked_at_cannot_come() -> None:
    game = sliding("classic", 3, "hard", "hard", 1, 2)
    rules, found = game.rules, 0
    for turn in played_turns(game):
        seat = looks(rules, turn.first, turn.last, turn.seat)
        if seat == HOUSE:
            continue
        state, cards = turn.last, face_down(turn.last, seat)
        assert state.left[seat][0] in cards
        for other, hand in enumerate(state.left):
            if other != seat and hand:
                assert (hand[0] in cards) == (other in state.sealed)
                assert set(hand[1:]) <= set(cards)
        assert set(cards) <= set(unfound(rules.view(state, seat)))
        found += 1
    assert found


def test_while_a_game_runs_luck_is_judged_by_the_view_of_the_seat_alone() -> None:
    """Whatever the others hold: an account of one seat tells nothing of it."""
    game = sliding("classic", 2, "hard", "hard", 2, 3)
    seen = look_back(game, seat=0)
    for turn in seen.turns:
        assert turn.luck[1] == 0
    for turn, done in zip(seen.turns, played_turns(game), strict=True):
        if turn.luck[0]:
            view = game.rules.view(done.last, 0)
            cards = unfound(view)
            assert turn.luck[0] == pytest.approx(
                drawn(view, 0, cards, lambda shown: own_chance(game.rules, shown, 0)), abs=1e-9
            )
