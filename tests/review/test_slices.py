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

TICKS = (at / 10 for at in count())
"""A clock that goes on a little whenever it is read: a slice is a few turns."""


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
    direct = daedalus.look_back(game).plain()
    for turn in review["turns"]:
        del turn["again"]
        if turn["best"]:
            del turn["best"]["positions"]
    assert review == json.loads(json.dumps(direct))


def told(desk: Slices, record: str, whose: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(desk.ask(record, whose))
    return answer


def records(many: int) -> list[str]:
    """Return as many records of one game, which differ in a comment."""
    game = played(cards=2).record()
    return [game.replace("Pip", f"Pip{at}") for at in range(many)]


def test_everybody_who_goes_on_asking_finishes_and_no_work_is_done_twice() -> None:
    _, alone = whole(Slices(lambda: next(TICKS)), records(1)[0])
    desk, asking = Slices(lambda: next(TICKS)), records(3 * slices.AT_ONCE)
    worked, places = 0, dict.fromkeys(asking, len(asking))
    while asking:
        for record in tuple(asking):
            answer = told(desk, record, whose=record)
            if answer["review"] is not None:
                asking.remove(record)
            elif answer["place"]:
                assert answer["place"] <= places[record], "nobody is overtaken"
                places[record] = answer["place"]
            else:
                worked += 1
    assert worked == len(places) * len(alone)


def test_on_a_machine_where_a_slice_takes_half_a_minute_everybody_finishes_too() -> None:
    ticks = (7.0 * at for at in count())
    desk, asking = Slices(lambda: next(ticks)), records(2 * slices.AT_ONCE)
    _, alone = whole(Slices(lambda: next(ticks)), asking[0])
    rounds = 0
    while asking:
        rounds += 1
        asking = [record for record in asking if told(desk, record)["review"] is None]
        assert rounds < 4 * len(alone), "nobody gets an answer"


def test_many_reviews_of_one_address_do_not_keep_another_waiting() -> None:
    desk = Slices(lambda: next(TICKS))
    mine, [*crowd] = records(30)[0], records(30)[1:]
    assert [told(desk, record, "crowd")["place"] for record in crowd][-1] > 10
    assert told(desk, mine, "me")["place"] == 1


def test_who_stops_asking_gives_up_the_place() -> None:
    now = [0.0]
    first, *rest = records(slices.AT_ONCE + 1)

    def clock() -> float:
        now[0] += slices.SLICE_S / 2
        return now[0]

    desk = Slices(clock)
    for record in rest:
        assert told(desk, record)["place"] == 0
    assert told(desk, first)["place"] == 1
    now[0] += slices.PATIENCE_S + 1
    assert told(desk, first)["place"] == 0


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
