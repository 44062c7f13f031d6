"""Wrong types and seats get our errors; Python counts seats from 0, words count players from 1."""

from dataclasses import replace
from typing import Any

import pytest

import daedalus
from daedalus.core.game import HOUSE

every_edition = pytest.mark.parametrize("name", daedalus.edition_names())
NO_SEATS: tuple[Any, ...] = ("x", "0", 1.5, 0.0, True, 9, -2, 10**30, None, [0], b"0")
NO_PLAYERS: tuple[Any, ...] = (
    ("Pip", "Orla"),
    (("human", "Pip"), ("human", "Orla")),
    "ab",
    7,
    (None, None),
)


@every_edition
@pytest.mark.parametrize("seat", NO_SEATS)
def test_every_method_knows_the_same_seats(name: str, seat: Any) -> None:
    game = daedalus.new_game(name)
    for asked in (game.legal, game.view, game.history):
        if seat is None and asked != game.legal:
            continue  # a spectator
        with pytest.raises(daedalus.IllegalAction, match="no such seat"):
            asked(seat)
    with pytest.raises(daedalus.IllegalAction, match="no such seat"):
        game.play(seat, "ready")
    with pytest.raises(daedalus.IllegalAction, match="no such seat"):
        daedalus.play(game.rules, game.state, seat, game.legal(game.to_act[0])[0])


@every_edition
@pytest.mark.parametrize("seat", ["x", "0", 1.5, 9, -2, None, [0]])
def test_rules_know_the_same_seats(name: str, seat: Any) -> None:
    game = daedalus.new_game(name)
    with pytest.raises(daedalus.IllegalAction, match="no such seat"):
        game.rules.legal(game.state, seat)


@every_edition
@pytest.mark.parametrize(
    "setup",
    [None, 2, (2, "1"), daedalus.Setup(2, None), daedalus.Setup(2, 7)],  # type: ignore[arg-type]
)
def test_a_deal_needs_a_setup(name: str, setup: Any) -> None:
    with pytest.raises(daedalus.OptionError, match="not a setup"):
        daedalus.edition(name).start(setup)


@every_edition
def test_the_seats_of_a_game_count_from_0(name: str) -> None:
    game = daedalus.new_game(name)
    for seat in (0, 1):
        assert game.view(seat) is not None
        assert game.history(seat)
        assert bool(game.legal(seat)) == (seat in game.to_act)
    assert isinstance(game.legal(HOUSE), tuple)


def test_the_house_sees_what_a_spectator_sees() -> None:
    game = daedalus.new_game("go", pause=20)
    assert HOUSE in game.to_act
    assert game.view(HOUSE) == game.view(None)


def test_words_count_players_from_1() -> None:
    for name in ("classic", "connect"):
        game = daedalus.new_game(name, start=1)
        assert game.to_act == (0,)
        with pytest.raises(daedalus.IllegalAction, match="it is the turn of player 1"):
            game.play(1, game.legal(0)[0])


@pytest.mark.parametrize("ply", ["x", 99, -1, 1.0, True, None])
def test_a_ply_that_was_not_played_is_refused(ply: Any) -> None:
    game = daedalus.new_game("classic")
    for _ in range(4):
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    with pytest.raises(daedalus.OptionError, match=r"no such ply: .*: from 0 to 4"):
        game.at(ply)
    assert game.at(4) == game
    assert not game.at(0).events


@every_edition
@pytest.mark.parametrize("seats", ["x", "2", 2.0, True, None, 0, 99])
def test_no_rules_deal_for_such_seats(name: str, seats: Any) -> None:
    with pytest.raises(daedalus.OptionError, match=f"{name} cannot be played by"):
        daedalus.edition(name).start(daedalus.Setup(seats, "1"))


@pytest.mark.parametrize("people", NO_PLAYERS)
def test_players_are_players(people: Any) -> None:
    with pytest.raises(daedalus.OptionError, match=r"not (a player|players)"):
        daedalus.new_game("classic", players=people)


@pytest.mark.parametrize(
    "player",
    [
        {"name": None},
        {"name": 7},
        {"name": b"Pip"},
        {"name": "two\nlines"},
        {"name": "x" * 25},
        {"name": " Pip"},
        {"kind": None},
        {"kind": 7},
        {"kind": ""},
        {"kind": "Bot"},
    ],
)
def test_a_player_that_cannot_sit_anywhere_is_not_made(player: dict[str, Any]) -> None:
    with pytest.raises(daedalus.OptionError, match=r"^not a (player|name|kind of player): "):
        daedalus.Player(**player)
    with pytest.raises(daedalus.OptionError):
        replace(daedalus.Player("human", "Pip"), **player)
