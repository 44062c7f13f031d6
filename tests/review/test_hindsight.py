"""Hindsight: what knowing every card would have been worth, apart from the account."""

from functools import cache

import daedalus
from daedalus.cli.commands.review import lines
from daedalus.cli.words import Words
from daedalus.core.record import Game
from daedalus.review import Hindsight, Review, look_back


@cache
def told() -> tuple[Game, Review, Hindsight]:
    game = daedalus.new_game("classic", seed="1", cards=6)
    bots = [daedalus.bots.make(level) for level in ("easy", "hard")]
    while game.to_act:
        seat = game.to_act[0]
        for action in bots[seat].turn(game.rules, game.view(seat), seat, 1, len(game.events)):
            game = game.play(seat, action)
    found = look_back(game)
    assert found.hindsight is not None
    return game, found, found.hindsight


def test_hindsight_keeps_a_card_away_that_was_found_next_and_is_never_an_error() -> None:
    game, found, hindsight = told()
    turn, following = found.turns[hindsight.turn - 1 : hindsight.turn + 1]
    assert (turn.seat, following.seat) == (hindsight.seat, hindsight.by)
    assert turn.marks[turn.seat] in ("", "only")
    assert following.found == hindsight.letter
    other = game.at(turn.ply)
    for action in hindsight.actions:
        other = other.play(hindsight.seat, action)
    assert other.to_act == (hindsight.by,)
    before = other.state.found
    for push in other.legal(hindsight.by):
        pushed = other.play(hindsight.by, push)
        for walk in pushed.legal(hindsight.by):
            assert pushed.play(hindsight.by, walk).state.found == before


def test_hindsight_is_told_of_whole_games_alone() -> None:
    game, _, hindsight = told()
    assert look_back(game, seat=hindsight.seat).hindsight is None
    assert look_back(game.at(2 * hindsight.turn + 2)).hindsight is None


def test_hindsight_is_told_in_one_sentence() -> None:
    _, found, _ = told()
    (sentence,) = [line for line in lines(found, Words("en")) if "Nobody could have known" in line]
    assert sentence.startswith("Knowing ")
