"""A review for a page: in slices, with the positions that a browser shows, nothing too long."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from typing import Any

import pytest

import daedalus
from daedalus.core.errors import GameError
from daedalus.core.record import Game
from daedalus.review import slices
from daedalus.review.slices import Slices, review_of_record
from daedalus.table.budget import TooLarge


@cache
def played(edition: str = "classic", **options: Any) -> Game:
    people = (daedalus.Player("human", "Pip"), daedalus.Player("bot:medium", "Orla"))
    game = daedalus.new_game(edition, seed="7", players=people, **options)
    bots = [daedalus.bots.make(level) for level in ("easy", "medium")]
    while game.to_act:
        seat = game.to_act[0]
        view, ply = game.view(seat), len(game.events)
        for action in bots[seat].turn(game.rules, view, seat, ply=ply):
            game = game.play(seat, str(action))
    return game


def whole(desk: Slices, record: str) -> tuple[dict[str, Any], list[int]]:
    """Return the review, and how far it was after every slice."""
    steps: list[int] = []
    while True:
        answer = json.loads(desk.ask(record))
        if answer["review"] is not None:
            return answer["review"], steps
        steps.append(answer["done"])
        assert 0 < answer["done"] <= answer["total"]


def test_work_goes_on_where_it_stopped_and_comes_to_the_same_as_in_one_go() -> None:
    game = played(cards=2)
    ticks = count()
    review, steps = whole(Slices(lambda: float(next(ticks))), game.record())
    assert len(steps) > 2
    assert steps == sorted(set(steps))
    direct = daedalus.review(game).plain()
    for turn in review["turns"]:
        del turn["again"]
        if turn["best"]:
            del turn["best"]["positions"]
    assert review == json.loads(json.dumps(direct))


def test_who_was_forgotten_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "MOST_KEPT", 1)
    ticks = count()
    desk = Slices(lambda: float(next(ticks)))
    one, two = played(cards=2).record(), played(cards=2, hands="open").record()
    first = json.loads(desk.ask(one))["done"]
    desk.ask(two)
    assert json.loads(desk.ask(one))["done"] == first


@pytest.mark.parametrize(
    ("edition", "options"), [("classic", {"cards": 2}), ("connect", {})], ids=["classic", "connect"]
)
def test_better_turns_come_with_the_positions_they_lead_through(
    edition: str, options: dict[str, Any]
) -> None:
    game = played(edition, **options)
    review, _ = whole(Slices(), game.record())
    judged = [turn for turn in review["turns"] if turn["best"]]
    assert judged
    for turn in judged:
        there = game.at(turn["ply"])
        for action, position in zip(
            turn["best"]["actions"], turn["best"]["positions"], strict=True
        ):
            there = there.play(turn["seat"], action)
            assert there.position == position


def test_from_every_turn_a_person_can_try_again_with_what_it_saw_then() -> None:
    game = played(cards=2)
    review, _ = whole(Slices(), game.record())
    for turn in review["turns"]:
        there = game.at(turn["ply"])
        assert turn["again"] == {"0": game.rules.write(there.view(0))}
        again = daedalus.new_game("classic", position=turn["again"]["0"], seed="fair")
        assert again.view(0) == there.view(0)


def test_what_is_too_long_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "read_game", lambda record: pytest.fail("it was read"))
    with pytest.raises(TooLarge):
        review_of_record("1 0 b1=6\n" * (slices.MOST_ACTIONS + 101))


def test_a_record_saved_during_the_game_is_refused_in_one_sentence() -> None:
    game = daedalus.new_game("classic", seed="7")
    hidden = game.record().replace(game.position, game.rules.write(game.view(0)))
    with pytest.raises(GameError, match="hides cards"):
        review_of_record(hidden)
    with pytest.raises(GameError, match="line 1 of the record"):
        review_of_record("nonsense")
