"""The shelf of editions, and the files that each of them must come with."""

from pathlib import Path

import pytest

import daedalus
from daedalus.core.game import AnyRules

HERE = Path(__file__).parent


def test_the_editions_stand_in_this_order() -> None:
    order = ("classic", "pirates", "galaxy", "go", "connect")
    assert tuple(name for name in daedalus.edition_names() if name in order) == order


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_an_edition_knows_its_name(edition: str) -> None:
    rules: AnyRules = daedalus.edition(edition)
    assert rules.id == edition
    assert rules.version >= 1
    assert hash(rules) == hash(daedalus.edition(edition))


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_every_edition_has_perft_counts_and_golden_games(edition: str) -> None:
    assert list((HERE / "perft").glob(f"{edition}*.perft"))
    assert list((HERE / "games").glob(f"{edition}*.game"))


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_every_preset_can_be_played_and_differs_from_the_others(edition: str) -> None:
    rules = daedalus.edition(edition)
    chosen = [dict(preset.options) for preset in rules.presets]
    for options in chosen:
        played = daedalus.edition(edition, **options)
        assert played.start(daedalus.Setup(max(played.seats), "7"))
        assert dict(played.chosen).items() <= options.items(), "and nothing else is chosen"
    assert [each for each in chosen if chosen.count(each) > 1] == []
