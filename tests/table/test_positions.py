"""A position looked at: its text, remarks with codes, and whether a game can begin from it."""

from __future__ import annotations

import json

import pytest

from daedalus.core.errors import GameError
from daedalus.editions import editions, new_game, read_position
from daedalus.table.positions import position_dealt, position_seen


@pytest.mark.parametrize("name", editions())
def test_a_dealt_position_is_usual_and_playable(name: str) -> None:
    seen = json.loads(position_dealt(name, 2, "seed"))
    assert (seen["edition"], seen["seats"], seen["unusual"], seen["why_not"]) == (name, 2, [], "")
    assert json.loads(position_seen(seen["position"])) == {
        **seen,
        "options": json.loads(position_seen(seen["position"]))["options"],
    }
    read_position(seen["position"])


def test_what_is_unusual_has_a_code_and_what_it_is_about() -> None:
    seen = json.loads(position_seen("classic 5A5A5/555/555 5 a1,c3 1p - :B,:AA"))
    told = {each["code"]: each["what"] for each in seen["unusual"]}
    assert told == {"size": "3 × 3", "twice": "A", "cards": "A", "missing": "B", "deal": ""}
    assert "lie nowhere" in seen["why_not"]
    assert (seen["why"]["code"], seen["why"]["text"]) == ("nowhere", seen["why_not"])


def test_what_is_over_can_be_looked_at_but_not_begun() -> None:
    text = new_game("classic", seed="7").position.replace(" 1p ", " 1e ").replace(" 2p ", " 2e ")
    seen = json.loads(position_seen(text))
    assert seen["to_act"] == []
    assert "over" in seen["why_not"]
    assert seen["why"]["code"] == "over"


@pytest.mark.parametrize("text", ["", "nonsense", "go x", f"classic {'5' * 12} 5 a1 1p - :"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        position_seen(text)


def test_what_is_too_large_for_a_table_is_refused() -> None:
    with pytest.raises(GameError, match="too large"):
        position_seen(f"classic {'/'.join(['5' * 10] * 10)} 5 a1,j10 1p - :,:")
