"""Names can be read, are what they seem, and no two at a table can be mistaken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daedalus.core.errors import OptionError
from daedalus.core.names import NAME_LIMIT, clean_name, distinct, look_alike
from daedalus.core.record import Player

GOOD = [
    "Mira",
    "Zoë",
    "Nguyễn Thị Ánh",
    "O'Brien-Smith Jr.",
    "山田太郎",
    "علی\u200cرضا",  # with the joiner that Persian needs
    "שָּׁלוֹם",
    "क्षत्रिय",
    "👩\u200d👩\u200d👧\u200d👦",
    "❤️",
    "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "7",
    "",
]
WRONG = {
    "\u3164": "invisible",
    "\u2800\u2800": "invisible",
    "Mi\u200bra": "invisible",
    "Mi\u2060ra": "invisible",
    "Mi\u00adra": "invisible",
    "\u202eariM": "direction",
    "Mira\u2066": "direction",
    "Mi\nra": "cannot be shown",
    "Mi\x00ra": "cannot be shown",
    "\ue000": "cannot be shown",
    "\ud800": "cannot be shown",
    "M" + "\u0301\u0302\u0303\u0304": "accents",
    "\u0301Mira": "accent needs a letter",
    "Mira \u0301": "accent needs a letter",
    "\ufe0f": "seen",
    "x" * (NAME_LIMIT + 1): f"at most {NAME_LIMIT}",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_kinds_are_taken_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert Player("human", name).name == name, "and records can tell them"


@pytest.mark.parametrize("name", WRONG, ids=ascii)
def test_what_nobody_can_read_is_refused_for_its_true_reason(name: str) -> None:
    with pytest.raises(OptionError, match=WRONG[name]):
        clean_name(name)


def test_names_are_normalised() -> None:
    assert clean_name("  Zoe\u0308 \u00a0\u3000 K\u200d ") == "Zo\u00eb K"
    assert clean_name(" \u3000 ") == ""


@pytest.mark.parametrize(
    "other",
    ["MIRA", "mira", "Ｍｉｒａ", "Мira", "Mi\u200dra", "Mirа", "𝓜𝓲𝓻𝓪", "Mıra"],
)
def test_another_spelling_of_the_same_name_is_recognised(other: str) -> None:
    assert look_alike("Mira", other)
    assert distinct(other, ["Mira"]) == f"{other} 2"


def test_other_names_are_other_names() -> None:
    names = ["Mira", "Mara", "Míra", "Mira 2", "Mi ra", "Lia", "Ida", "Мария", "Ali", "All"]
    for one in names:
        assert [other for other in names if look_alike(one, other)] == [one]


def test_i_and_l_and_one_can_be_mistaken() -> None:
    assert look_alike("Ida", "lda")
    assert look_alike("B0B", "BOB")
    assert look_alike("P1", "Pl")


@given(st.lists(st.text(max_size=30), max_size=5))
def test_at_a_table_all_names_differ_and_stay_names(texts: list[str]) -> None:
    sitting: list[str] = []
    for text in texts:
        try:
            name = clean_name(text)
        except OptionError:
            continue
        assert clean_name(name) == name
        sitting.append(distinct(name, sitting))
        assert clean_name(sitting[-1]) == sitting[-1]
        assert len(sitting[-1]) <= NAME_LIMIT
        Player("human", sitting[-1])
    named = [name for name in sitting if name]
    for at, name in enumerate(named):
        assert not any(look_alike(name, other) for other in named[:at])
