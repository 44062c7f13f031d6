"""A position looked at: its text, remarks with codes, and whether a game can begin from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from daedalus import locales
from daedalus.core.errors import GameError
from daedalus.editions import edition_names, new_game, read_position
from daedalus.table.positions import position_dealt, position_seen

LOCALES = Path(locales.__file__).parent
GO_CODES = {"roll": "SEGC", "round": "", "joker": "", "scores": "", "taken": "", "solved": "2"}


@pytest.mark.parametrize("name", edition_names())
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


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "connect 0,0=3AB/2,0=aAB - 1 :5CD5FG5JK,:",
            {"count": "5", "foreign": "AB", "pair": "AB", "apart": "", "hand": "1"},
        ),
        ("go 0 b 0,0,9 SEGC 20,7 -- 4- 1 -/- ? -,3 -", GO_CODES),
    ],
)
def test_every_engine_says_what_is_unusual_by_codes_with_a_sentence(
    text: str, told: dict[str, str]
) -> None:
    seen = json.loads(position_seen(text))
    assert {each["code"]: each["what"] for each in seen["unusual"]} == told
    spoken = (LOCALES / "en" / "web-positions.ftl").read_text(encoding="utf-8")
    assert all(f"\nunusual-{code} = " in spoken for code in told)


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
