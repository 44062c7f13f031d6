"""Hints and looking back judge alike."""

import pytest

import daedalus
from daedalus import bots
from daedalus.bots.ask import Ask
from daedalus.core.record import Game
from daedalus.review import look_back
from daedalus.review.hints import advice
from daedalus.review.moments import MISSED

FOLLOWS = 0


def followed(edition: str, seats: int, seed: str, **options: object) -> Game:
    """Return a game in which the first seat follows every hint, against easy bots."""
    game: Game = daedalus.new_game(edition, seats=seats, seed=seed, **options)  # type: ignore[call-overload]
    bot = bots.make("easy", seed)
    while game.to_act:
        seat = game.to_act[0]
        view, ply = game.view(seat), len(game.events)
        if seat == FOLLOWS:
            told = advice(Ask("expert", game.rules, view, seat, None, "", ply))
            assert told is not None
            actions = (told.action, *told.then)
        else:
            actions = bot.turn(game.rules, view, seat, ply=ply)
        for action in actions:
            game = game.play(seat, str(action))
    return game


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [("classic", 2, {"cards": 4}), ("galaxy", 3, {"cards": 3}), ("connect", 2, {})],
)
def test_who_follows_every_hint_loses_nothing(
    edition: str, seats: int, options: dict[str, object]
) -> None:
    review = look_back(followed(edition, seats, "hints", **options))
    assert review.totals[FOLLOWS].own == pytest.approx(0, abs=1e-9)
    assert review.totals[FOLLOWS].feathers == 5
    assert not [each for each in review.moments if (each.seat, each.kind) == (FOLLOWS, MISSED)]
