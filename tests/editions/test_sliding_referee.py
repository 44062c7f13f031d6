"""The engine and a plain second referee agree on whole games, action by action."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus.core.chance import draw as chance
from daedalus.core.record import begin
from daedalus.editions.sliding.rules import Sliding
from tests.editions.plain_sliding import Referee
from tests.strategies import SEEDS, variants

EDITIONS = ("classic", "pirates", "galaxy")


def agree(game: daedalus.Game, pick: Callable[[list[str], int], str], plies: int) -> int:
    """Play a game with both referees and return how many actions it took."""
    assert isinstance(game.rules, Sliding)
    referee = Referee.read(game.position, game.rules.signed)
    for ply in range(plies):
        legal = sorted(game.legal(game.to_act[0])) if game.to_act else []
        assert set(legal) == referee.legal()
        if not legal:
            return ply
        action = pick(legal, ply)
        game = game.play(game.to_act[0], action)
        referee.act(action)
        assert game.position.split(" ")[1:] == referee.write()
    return plies


@pytest.mark.parametrize("edition", EDITIONS)
@given(st.data())
def test_both_referees_agree_on_any_variant(edition: str, data: st.DataObject) -> None:
    rules, seats = data.draw(variants(edition))
    game = begin(rules, daedalus.Setup(seats, data.draw(SEEDS)))
    agree(game, lambda legal, ply: data.draw(st.sampled_from(legal)), 30)


@pytest.mark.parametrize("ending", ["home", "last-card", "edge", "point:d4", "point:c3"])
@pytest.mark.parametrize("hands", ["hidden", "own", "open"])
@pytest.mark.parametrize("dark_lord", [False, True])
def test_both_referees_agree_to_the_end_of_a_game(ending: str, hands: str, dark_lord: bool) -> None:
    for seats in (1, 2, 3, 4):
        seed = f"{ending}{hands}{dark_lord}{seats}"
        game = daedalus.new_game(
            "galaxy",
            seats=seats,
            seed=seed,
            cards=1,
            ending=ending,
            hands=hands,
            dark_lord=dark_lord,
            size=7 if ending.endswith("4") else 5,
        )
        plies = agree(game, lambda legal, ply: legal[chance(len(legal), f"{seed}{ply}")], 4000)  # noqa: B023
        assert plies < 4000, "a random game comes to its end"
