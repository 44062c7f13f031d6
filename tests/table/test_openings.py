"""Tables whose games begin from a position: what is checked, dealt, hidden and told."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from daedalus.bots import LEVELS
from daedalus.core.errors import GameError
from daedalus.core.record import verify
from daedalus.editions import new_game, read_game
from daedalus.table import making, seats, views
from daedalus.table.caller import Caller
from daedalus.table.change import Circumstances
from daedalus.table.events import write_event
from daedalus.table.messages import Changes, NewSeat, NewTable
from daedalus.table.people import NOBODY
from daedalus.table.replays import record_of_table
from daedalus.table.table import Table
from daedalus.table.terms import Terms

TERMS = Terms(lambda name: name, lambda level: level if level in LEVELS else "easy")
GAME = new_game("classic", seed="7", cards=6, start=1)
MOMENT = Circumstances(1_000_000, "fair")


def made(position: str, edition: str = "classic", **wishes: Any) -> Table:
    kinds = wishes.pop("kinds", ("me", "bot"))
    wish = NewTable(edition, [NewSeat(kind) for kind in kinds], position=position, **wishes)
    first, _ = making.made(wish, "host", TERMS, lambda: "token")
    return making.draft("t", first, True, MOMENT).table


def test_a_table_begins_from_a_position() -> None:
    text = GAME.play(0, "b1=5").play(0, "a1").position
    table = made(text)
    assert table.rules.write(table.first) == text
    assert table.acting == (1,)


def test_what_a_view_hides_is_dealt_from_the_seed_of_the_table() -> None:
    view = GAME.rules.write(GAME.view(0))
    table = made(view)
    assert table.rules.view(table.first, 0) == GAME.view(0)
    assert table.first == new_game("classic", position=view, seed="fair").first


def test_the_record_of_such_a_table_can_be_verified_and_tells_nothing_too_early() -> None:
    table = made(GAME.position)
    played = views.played(table, NOBODY, 0)
    running = record_of_table(played).decode()
    assert "\nfrom " not in running
    assert GAME.rules.write(GAME.state) not in running
    table.acting = ()  # as if it were over
    over = record_of_table(views.played(table, NOBODY, 0)).decode()
    assert f"\nfrom {GAME.position}\n" in over
    verify(read_game(over))


def test_nobody_is_shown_more_of_the_position_than_a_spectator_sees() -> None:
    table = made(GAME.position)
    shown = views.table_view(table, NOBODY).position
    assert shown == GAME.rules.write(GAME.view(None))
    assert views.table_view(made(""), NOBODY).position is UNSET


def test_the_options_in_the_text_are_those_of_the_table() -> None:
    hands = new_game("pirates", hands="open", seed="1").position
    assert made(hands, "pirates").options["hands"] == "open"


def test_a_race_goes_on_where_its_clock_stood() -> None:
    go = new_game("go", seats=2, seed="3")
    text = go.position.replace(" 0,0,", " 0,5000,")
    table = made(text, "go")
    assert table.elapsed(MOMENT.at + 10) == 5010


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("nonsense", "not a position"),
        (GAME.position.replace(" 1p ", " 1e "), "nobody can act"),
        (new_game("classic", seats=3, seed="7").position, "2 do not fit a position of 3"),
        (f"classic {'/'.join(['5' * 10] * 10)} 5 a1,j10 1p - :,:", "too large"),
        ("classic 5A55/555/555 5 a1,c3 1p - :B,:A", "lie nowhere: B"),
        ("classic 555/555/555 5 a1,c3 1p - :?,:?", "no deal fits"),
    ],
)
def test_what_cannot_be_played_at_a_table_is_refused_before_anything_is_stored(
    position: str, why: str
) -> None:
    with pytest.raises(GameError, match=why):
        made(position)


def test_a_garden_with_a_hand_too_large_to_list_is_refused() -> None:
    game = new_game("connect", seed="1")
    hands = (game.state.hands[0] + game.state.pile[:3], game.state.hands[1])
    many = game.state._replace(hands=hands, pile=game.state.pile[3:])
    with pytest.raises(GameError, match="too large"):
        made(game.rules.write(many), "connect")


def test_before_the_start_the_host_may_give_a_position_or_take_it_away() -> None:
    table = made("", kinds=("me", "open"))
    host = Caller(frozenset((table.host,)), None)
    chosen = making.change_settings(table, host, Changes(position=GAME.position)).events[0]
    assert chosen.position == GAME.position  # type: ignore[union-attr]
    table = made(GAME.position, kinds=("me", "open"))
    for wanted in (Changes(position=""), Changes(edition="galaxy")):
        changed = making.change_settings(table, host, wanted).events[0]
        assert changed.position == ""  # type: ignore[union-attr]
    with pytest.raises(GameError, match="3 do not fit"):
        making.change_settings(table, host, Changes(seats=3))
    with pytest.raises(GameError, match="all are needed"):
        seats.remove(table, MOMENT, 1)


def test_a_rematch_begins_from_the_same_position() -> None:
    table = made(GAME.position)
    table.acting = ()  # as if it were over
    draft = making.rematch(table, MOMENT, Caller(frozenset((table.host,)), None), "next").draft
    assert draft is not None
    assert draft.table.rules.write(draft.table.first) == GAME.position


def test_the_log_of_a_dealt_table_is_written_as_before() -> None:
    dealt, _ = making.made(NewTable("go", [NewSeat("me")]), "h", TERMS, str)
    assert "position" not in write_event(dealt)
