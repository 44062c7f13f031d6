"""Every sentence about a moment is true in the position it names."""

import re
from pathlib import Path

import pytest

from daedalus.review import look_back
from tests.review.plain_checker import CHECKS, FACTS, WHY, falsehoods
from tests.review.test_account import GOLDEN, played
from tests.review.test_symmetry import ALL, sample

TEXTS = Path(__file__).parents[2] / "src/daedalus/locales/en/web-review.ftl"
LEVELS = (("hard", "medium"), ("expert", "easy"), ("medium", "easy"), ("easy", "random"))


def test_every_sentence_about_a_moment_is_checked() -> None:
    kinds = "missed|fine|lucky|unlucky|hindered|helped|faster|slower"
    said = re.findall(rf"^(review-(?:{kinds})(?:-\w+)?) =", TEXTS.read_text("utf-8"), re.M)
    assert set(said) == set(CHECKS)
    for kind, checks in (("why", WHY), ("fact", FACTS)):
        said = re.findall(rf"^(review-{kind}-\w+) =", TEXTS.read_text("utf-8"), re.M)
        assert set(said) == set(checks)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_nothing_false_is_said_about_the_golden_games(path: Path) -> None:
    from daedalus import read_game

    assert list(falsehoods(look_back(read_game(path.read_text())))) == []


@pytest.mark.parametrize(
    ("edition", "seats"), [("classic", 2), ("galaxy", 4), ("connect", 3), ("go", 2)]
)
def test_nothing_false_is_said_about_a_game_of_bots(edition: str, seats: int) -> None:
    assert list(falsehoods(look_back(played(edition, seats, "hard", "easy", 1)))) == []


def test_of_two_the_faster_one_is_told_of_with_their_own_time() -> None:
    review = look_back(played("go", 2, "hard", "medium", 1))
    assert "slower" in [moment.kind for moment in review.moments]
    assert list(falsehoods(review)) == []


def test_who_ends_no_closer_is_not_told_to_have_come_closer() -> None:
    game = played("classic", 4, "hard", "medium", 0)
    assert list(falsehoods(look_back(game))) == []


def test_a_catch_that_is_told_is_counted_and_not_estimated() -> None:
    game = sample("connect", 5, 11)  # an estimate saw a larger catch where there was none
    assert list(falsehoods(look_back(game))) == []


@pytest.mark.long
@pytest.mark.parametrize(("edition", "seats"), ALL)
def test_nothing_false_is_said_in_five_hundred_games(edition: str, seats: int) -> None:
    for number in range(500 // len(ALL) + 1):
        game = played(edition, seats, *LEVELS[number % len(LEVELS)], number)
        assert list(falsehoods(look_back(game))) == [], number
