"""A rival about as good as a person."""

import json
from pathlib import Path
from random import Random

import pytest

from daedalus.bots.fitting import FIRST, MOST, RivalGame, next_strength, strength_by

CASES = json.loads((Path(__file__).parents[1] / "wire" / "fitting.json").read_text())


def test_the_page_fits_as_the_library_does() -> None:
    assert {int(seats): first for seats, first in CASES["first"].items()} == FIRST
    for case in CASES["cases"]:
        games = [RivalGame(*game) for game in case["games"]]
        assert next_strength(case["first"], games) == case["next"]


def won(person: float, rival: float, chance: Random) -> bool:
    """Return who wins if a step is worth 64 % (docs/ladder.md)."""
    return chance.random() < 1 / (1 + 10 ** (-(person - rival) * 100 / 400))


@pytest.mark.parametrize("person", [0, 1, 3, 5, 8, 12, 17, 20])
def test_whoever_plays_wins_about_half_of_the_games_from_the_sixth_on(person: float) -> None:
    chance = Random(person)
    shares = []
    for _ in range(40):
        games: list[RivalGame] = []
        for _ in range(105):
            rival = next_strength(FIRST[2], games)
            games.append(RivalGame(rival, won(person, rival, chance)))
        shares.append(sum(game.won for game in games[5:]) / 100)
    assert 0.4 < sum(shares) / len(shares) < 0.6


def test_it_is_gentle() -> None:
    chance = Random(7)
    for _ in range(200):
        games = [
            RivalGame(chance.randrange(201) / 10, chance.random() < 0.5, chance.random() * 25)
            for _ in range(chance.randrange(1, 9))
        ]
        after = next_strength(5, games)
        assert 0 <= after <= 20
        assert abs(after - games[-1].strength) <= MOST + 0.05


def test_who_loses_little_with_a_decision_gets_a_stronger_rival() -> None:
    good, fair, poor = (next_strength(5, [RivalGame(5, True, lost)]) for lost in (0.8, 9.0, 17.0))
    assert good > fair > poor
    assert [strength_by(lost) for lost in (17.2, 5.1, 0.8)] == [0, 13, 20]
