"""What the others seem to be after follows from what everybody saw, and from nothing else."""

from functools import cache
from math import log
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from daedalus.bots import make
from daedalus.bots.sliding.belief import suspects, turns_of
from daedalus.core.chance import shuffled
from daedalus.core.game import Setup
from daedalus.core.history import History, seen_by
from daedalus.core.record import Game, begin
from daedalus.editions import edition
from daedalus.editions.sliding.box import deck
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("classic", {}),
    ("classic", {"hands": "open"}),
    ("classic", {"hands": "own", "cards": 3}),
    ("classic", {"ending": "edge", "cards": 1}),
    ("classic", {"ending": "last-card", "cards": 2}),
    ("classic", {"size": 5}),
    ("galaxy", {"dark_lord": True}),
]
LEVELS = ["random", "easy", "medium", "expert"]
ANY_GAME = (st.integers(0, len(VARIANTS) - 1), st.integers(0, 1), st.sampled_from(LEVELS))


@cache
def played(variant: int, deal: int, level: str, seats: int = 2) -> Game[State, Any, Sliding]:
    """Return a game of bots; one that goes on for too long is stopped."""
    name, options = VARIANTS[variant]
    rules = edition(name, **options)
    assert isinstance(rules, Sliding)
    game: Any = begin(rules, Setup(seats, str(deal)))
    bots = [make(level, f"{seat}") for seat in range(seats)]
    while game.to_act and len(game.events) < 60:
        seat, ply = game.to_act[0], len(game.events)
        for action in bots[seat].turn(game.rules, game.view(seat), seat, 5, ply):
            game = game.play(seat, str(action))
    ended: Game[State, Any, Sliding] = game
    return ended


def suspected(game: Game[State, Any, Sliding], seat: int, other: int) -> dict[str, float]:
    return suspects(game.rules, game.view(seat), other, game.history(seat))


@given(*ANY_GAME, st.integers(0, 60), st.integers(2, 4))
def test_a_belief_sums_to_one_and_knows_what_is_out(
    variant: int, deal: int, level: str, plies: int, seats: int
) -> None:
    assume(VARIANTS[variant][0] == "classic" or seats < 4)
    whole = played(variant, deal, level, seats)
    game = whole.at(min(plies, len(whole.events)))
    view = game.view(0)
    for other in range(1, seats):
        weights = suspected(game, 0, other)
        assert bool(weights) == bool(view.left[other])
        if weights:
            assert sum(weights.values()) == pytest.approx(1)
            assert min(weights.values()) >= 0
            assert not set(weights) & set("".join(view.found))
            if game.rules.variant.hands != "open":
                assert not set(weights) & set(view.left[0])
            assert set(game.state.left[other][:1]) <= set(weights)


def early(game: Game[State, Any, Sliding], plies: int) -> Game[State, Any, Sliding]:
    """Return a game after some actions, or its end if it had fewer."""
    return game.at(min(plies, len(game.events)))


@given(*ANY_GAME, st.integers(0, 60))
def test_who_saw_nothing_suspects_nobody(variant: int, deal: int, level: str, plies: int) -> None:
    game = early(played(variant, deal, level), plies)
    weights = suspects(game.rules, game.view(0), 1, None)
    assert len(set(weights.values())) <= 1
    assert weights == suspects(game.rules, game.view(0), 1, History(game.view(0)))


@given(st.integers(0, 1), st.sampled_from(LEVELS), st.integers(0, 60), st.integers(0, 999))
def test_it_is_the_same_whatever_the_truth_is(deal: int, level: str, plies: int, salt: int) -> None:
    """Deal the cards that nobody has seen anew: if all saw the same, the belief is the same."""
    game = early(played(0, deal, level), plies)
    rules, first, state = game.rules, game.first, game.state
    told = (
        set("".join(state.found)) | set(game.view(0).left[0]) | set(game.history(0).first.left[0])
    )
    cards = iter(shuffled([card for card in deck(first.maze) if card not in told], str(salt)))
    left = tuple("".join(c if c in told else next(cards) for c in hand) for hand in first.left)
    events = [(event.seat, event.action) for event in game.events]
    other = seen_by(rules, 0, first._replace(left=left), events)
    assume(other == game.history(0))
    assert suspects(rules, game.view(0), 1, other) == suspected(game, 0, 1)


@given(st.integers(0, 1), st.integers(0, 60))
def test_who_walks_the_dark_lord_holds_one_of_his_cards(deal: int, plies: int) -> None:
    game = early(played(6, deal, "expert"), plies)
    seen = turns_of(game.rules, game.view(0), 1, game.history(0))
    if seen and not seen[-1].found and game.state.left[1]:
        walked_lord = bool(seen[-1].choice[1])
        weights = suspected(game, 0, 1)
        assert {card in game.rules.signed for card in weights} == {walked_lord}


def test_a_history_of_another_game_is_not_believed() -> None:
    game, other = played(0, 0, "expert").at(20), played(0, 1, "expert").at(20)
    weights = suspects(game.rules, game.view(0), 1, other.history(0))
    assert len(set(weights.values())) == 1
    nonsense = game.history(0)._replace(moves=game.history(0).moves[:1] * 3)
    assert suspects(game.rules, game.view(0), 1, nonsense) == weights


def weights_on_the_truth(level: str, deals: range) -> list[tuple[float, int]]:
    """Return after each turn without a find what the true card weighs, and of how many."""
    found = []
    for deal in deals:
        game = played(0, deal, level)
        for plies in range(2, len(game.events), 2):
            then = game.at(plies)
            seat = then.to_act[0]
            other = 1 - seat
            seen = turns_of(then.rules, then.view(seat), other, then.history(seat))
            if seen and not seen[-1].found and then.state.left[other]:
                weights = suspected(then, seat, other)
                found.append((weights[then.state.left[other][0]], len(weights)))
    return found


@pytest.mark.parametrize(("level", "often"), [("medium", 0.35), ("expert", 0.4)])
def test_a_player_with_a_plan_gives_it_away(level: str, often: float) -> None:
    weights = weights_on_the_truth(level, range(3))
    assert sum(weight for weight, _ in weights) / len(weights) > often


def test_a_player_at_random_is_not_believed() -> None:
    """On average the truth is hardly less likely than to somebody who knows nothing."""
    weights = weights_on_the_truth("random", range(2))
    assert sum(log(weight * many) for weight, many in weights) / len(weights) > -0.3


def test_a_hint_says_what_somebody_seems_to_be_after() -> None:
    """And only if it is fairly sure; without a history it says nothing of the kind."""
    game, said = played(0, 0, "expert"), 0
    for plies in range(2, len(game.events), 2):
        then = game.at(plies)
        seat = then.to_act[0]
        given = (then.rules, then.view(seat), seat, None, plies)
        advice = make("hard").advise(*given, then.history(seat))
        told = [dict(reason.details) for reason in advice.reasons if reason.name == "seeks"]
        weights = suspected(then, seat, 1 - seat)
        surest = [card for card, weight in weights.items() if weight >= 0.6]
        assert told == [{"seat": 1 - seat, "letter": card} for card in surest]
        assert advice._replace(reasons=()) == make("hard").advise(*given)._replace(reasons=())
        assert "seeks" not in [reason.name for reason in make("hard").advise(*given).reasons]
        said += bool(told)
    assert said
