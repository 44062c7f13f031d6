"""Games that begin from a position: what is dealt, what the record tells, what is refused."""

from typing import Any

import pytest

import daedalus
from daedalus.core.errors import GameError, NotationError, OptionError


def dealt() -> daedalus.Game:
    return daedalus.new_game("classic", seed="7", cards=6, start=1)


def test_a_position_is_played_as_it_is() -> None:
    text = dealt().play(0, "b1=5").play(0, "a1").position
    game = daedalus.new_game("classic", position=text, seed="any")
    assert game.position == text
    assert (game.to_act, len(game.players)) == ((1,), 2)


@pytest.mark.parametrize("name", daedalus.edition_names())
def test_a_position_names_its_edition(name: str) -> None:
    text = daedalus.new_game(name, seed="7").position
    game = daedalus.new_game(position=text, seed="7")
    assert game == daedalus.new_game(name, position=text, seed="7")
    assert game.rules.id == name


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ({}, "needs the name of an edition, or a position"),
        ({"position": "chess 8/8"}, "no such edition: 'chess'"),
        ({"position": ""}, "no such edition: ''"),
        ({"position": 7}, "no such edition: '7'"),
    ],
)
def test_a_game_of_no_edition_is_refused_in_one_sentence(arguments: Any, why: str) -> None:
    with pytest.raises(OptionError, match=why):
        daedalus.new_game(**arguments)


def test_what_a_view_hides_is_dealt_from_the_seed() -> None:
    before = dealt()
    view = before.rules.write(before.view(0))
    games = {daedalus.new_game("classic", position=view, seed=seed).position for seed in range(9)}
    assert len(games) == 9
    assert daedalus.new_game("classic", position=view, seed=3).position in games
    for text in games:
        rules, state = daedalus.read_position(text)
        assert rules.view(state, 0) == before.view(0)


def test_its_record_tells_where_it_came_from_and_can_be_verified() -> None:
    before = dealt()
    view = before.rules.write(before.view(0))
    record = daedalus.new_game("classic", position=view, seed=3).record()
    assert f"\nfrom {view}\nposition classic " in record
    game = daedalus.read_game(record)
    daedalus.verify(game)
    forged = record.replace("\nseed 3\n", "\nseed 4\n")
    forged = "\n".join(line for line in forged.split("\n") if not line.startswith("sha256"))
    with pytest.raises(NotationError, match="deals another first position"):
        daedalus.verify(daedalus.read_game(forged))


def test_a_dealt_game_does_not_tell_where_it_came_from() -> None:
    assert dealt().given is None
    assert "\nfrom " not in dealt().record()


def test_a_position_brings_its_own_options() -> None:
    open_hands = daedalus.new_game("pirates", hands="open", seed="1")
    game = daedalus.new_game("pirates", position=open_hands.position)
    assert game.rules.chosen == open_hands.rules.chosen
    assert daedalus.read_game(game.record()) == game
    with pytest.raises(NotationError, match="not of these rules"):
        daedalus.new_game("pirates", position=open_hands.position, hands="own")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("", "not a position"),
        ("nonsense", "not a position"),
        (7, "not a position"),
        (dealt().position.replace("classic", "galaxy", 1), "not a position of classic"),
        (dealt().position.replace(" 1p ", " 1e "), "nobody can act"),
        (dealt().position.replace("classic", "classic;ending=nowhere", 1), "ending"),
        (dealt().position.replace("classic", "classic;x", 1), "not an option"),
        ("classic " + "a" * 9999, "not a position"),
    ],
)
def test_what_is_no_start_is_refused_in_one_sentence(position: Any, why: str) -> None:
    with pytest.raises(GameError, match=why) as refused:
        daedalus.new_game("classic", position=position)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 500


def test_a_view_with_more_unseen_cards_than_treasures_is_refused() -> None:
    with pytest.raises(GameError, match="no deal fits"):
        daedalus.new_game("classic", position="classic 555/555/555 5 a1,c3 1p - :???,:???")


def test_the_seats_are_those_of_the_position() -> None:
    text = dealt().position
    assert len(daedalus.new_game("classic", position=text, seats=2).players) == 2
    with pytest.raises(OptionError, match="3 do not fit a position of 2"):
        daedalus.new_game("classic", position=text, seats=3)
    with pytest.raises(OptionError, match="do not fit"):
        daedalus.new_game("classic", position=text, players=(daedalus.Player(),))


def test_a_record_whose_origin_cannot_be_read_is_refused_with_its_line() -> None:
    record = daedalus.new_game("classic", position=dealt().position).record()
    with pytest.raises(NotationError, match="line 6 of the record"):
        daedalus.read_game(record.replace("\nfrom classic ", "\nfrom classics "))
