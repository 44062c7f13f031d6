"""What rooms ask of an edition by type: what may follow a push, and what no table has room for."""

from typing import Any

import pytest

import daedalus
from daedalus.core.game import AnyRules, Slides, Unbounded
from daedalus.editions import shelf
from daedalus.editions.sliding.position import TO_PUSH

LARGE = "classic " + "/".join(["f" * 11] * 11) + " 5 a1,k11 1p - :A,:B"


def slides(name: str, **options: Any) -> list[daedalus.Game]:
    """Return a position before a push and one before a walk."""
    game = daedalus.new_game(name, seed="7", **options)
    [seat] = game.to_act
    return [game, game.play(seat, game.legal(seat)[0])]


@pytest.mark.parametrize("ending", ["home", "edge", "point:d4"])
@pytest.mark.parametrize("lord", [False, True])
@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_what_may_follow_a_push_is_what_the_rules_allow_after_it(
    ending: str, lord: bool, hands: str
) -> None:
    before, after = slides("galaxy", ending=ending, dark_lord=lord, hands=hands)
    rules, [seat] = before.rules, before.to_act
    assert isinstance(rules, Slides)
    ahead = rules.ahead(before.view(seat))
    assert ahead is not None
    assert set(ahead.after) == set(before.legal(seat))
    for push, bits in ahead.after.items():
        walks = {walk for at, walk in enumerate(ahead.walks) if bits >> at & 1}
        assert walks == set(before.play(seat, push).legal(seat))
    assert after.state.phase != TO_PUSH
    assert rules.ahead(after.state) is None


def test_only_editions_with_such_turns_look_ahead() -> None:
    for name, rules in shelf().items():
        assert isinstance(rules, Slides) == (rules.engine == "sliding"), name


def measured(text: str) -> tuple[AnyRules, str, str]:
    rules, state = daedalus.read_position(text)
    assert isinstance(rules, Unbounded)
    return rules, rules.too_large(state), rules.unfindable(state)


@pytest.mark.parametrize("name", ["classic", "connect"])
def test_what_a_box_deals_has_room_at_a_table(name: str) -> None:
    assert measured(daedalus.new_game(name, seed="7").position)[1:] == ("", "")


def test_what_has_no_room_at_a_table_is_said() -> None:
    _, large, lost = measured(LARGE)
    assert large == "11 by 11: at a table a side has 9"
    assert lost == "AB"
    connect = daedalus.new_game("connect", seed="7")
    held = connect.state._replace(hands=(connect.state.hands[0] * 3, *connect.state.hands[1:]))
    assert connect.rules.too_large(held) == "a table has 50 tiles, and 4 in a hand"
