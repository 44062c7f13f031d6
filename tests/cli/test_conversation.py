"""Playing line by line at a terminal: prompts, the curtain, the questions before a game."""

import io

import pytest

from daedalus.cli.menu import Menu, MenuRow, ask
from daedalus.cli.plain import converse
from daedalus.cli.sliding.view import name_of
from daedalus.cli.words import Words
from daedalus.editions import edition
from daedalus.locales import LANGUAGES
from tests.cli.pilot import table


class Typed(io.StringIO):
    """What somebody types at a terminal."""

    def isatty(self) -> bool:
        return True


def test_at_a_terminal_there_is_a_prompt_and_a_curtain() -> None:
    at = table("pirates", "human", "human", seed="3", start=1)
    sink = io.StringIO()
    spare = f"{at.game.state.maze.spare:x}"
    converse(at, Typed(f"\nb1={spare}\na1\n\ngoal\n"), sink)
    said = sink.getvalue()
    first, second = said.split("Over to Orla")
    own, other = (name_of(at.words, at.rules, hand[0]) for hand in at.game.state.left)
    assert f"{own} (" in first
    assert f"{other} (" not in first
    assert first.endswith("\n" * 60)
    assert f"{other} (" in second
    assert f"{own} (" not in second
    assert said.count("> ") == 4
    assert "\x1b" not in said


def test_before_the_curtain_rises_nothing_is_told() -> None:
    at = table("pirates", "human", "human", seed="3", start=1)
    sink = io.StringIO()
    converse(at, Typed(""), sink)
    assert "Over to Pip" in sink.getvalue()
    assert not [
        letter
        for letter in "".join(at.game.state.left)
        if name_of(at.words, at.rules, letter) in sink.getvalue()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_before_a_game_offer_something_and_take_numbers(language: str) -> None:
    sink = io.StringIO()
    request = ask(Words(language), Typed("2\n4\n1\n1\n\nx\n99\n3\n2\n"), sink)
    assert request.edition == "pirates"
    assert request.kinds[:2] == ("human", "human")
    assert len(request.kinds) == 4
    assert Words(language)("menu-ask") in sink.getvalue()
    assert sink.getvalue().count(Words(language)("menu-ask-number", most=6)[:12]) >= 1


def rows_of(menu: Menu) -> dict[str, MenuRow]:
    return {row.id: row for row in menu.rows()}


def test_the_agreed_cell_is_chosen_on_a_board_of_the_size_that_is_played() -> None:
    menu = Menu(Words("en"))
    assert "point" not in rows_of(menu)
    rows_of(menu)["ending"].choose(3)
    assert menu.options == {"ending": "point:d4"}
    point = rows_of(menu)["point"]
    assert (point.wide, len(point.values), point.value) == (7, 49, "d4")
    point.choose(point.values.index("g1"))
    assert menu.options == {"ending": "point:g1"}
    rows_of(menu)["size"].choose(0)
    assert menu.options == {"ending": "point:c3", "size": 5}


def test_who_begins_is_chance_or_the_youngest_and_then_who_that_is() -> None:
    menu = Menu(Words("en"))
    start = rows_of(menu)["start"]
    assert start.values == ("chance decides", "the youngest")
    start.choose(1)
    assert rows_of(menu)["youngest"].values == ("Pip", "Orla")
    rows_of(menu)["youngest"].choose(1)
    assert menu.options == {"start": 2}
    rows_of(menu)["start"].choose(0)
    assert menu.options == {}


def test_line_by_line_an_agreed_cell_is_named() -> None:
    menu, sink = Menu(Words("en")), io.StringIO()
    at = [row.id for row in menu.rows()].index("ending")
    answers = [""] * at + ["4", "f2"]
    request = ask(Words("en"), io.StringIO("\n".join(answers) + "\n"), sink)
    assert request.options == {"ending": "point:f2"}
    assert "Which square?\n  a1 b1 c1 d1 e1 f1 g1\n" in sink.getvalue()


def test_whatever_is_chosen_in_the_menu_can_be_played() -> None:
    menu = Menu(Words("en"))
    rows = len(menu.rows())
    for step in range(400):
        menu.move(1 + step % 3)
        menu.change(1 if step % 5 else -1)
        request = menu.request()
        rules = edition(request.edition, **request.options)
        from daedalus import Setup

        rules.start(Setup(len(request.kinds), "7"))
    assert rows > 8


def test_a_preset_is_recognized_and_can_be_changed() -> None:
    menu = Menu(Words("en"))

    def row(name: str) -> tuple[int, str]:
        return next((at, each.value) for at, each in enumerate(menu.rows()) if each.id == name)

    assert row("preset")[1] == "As in the box"
    menu.cursor = row("preset-quick")[0]
    menu.change(1)
    assert menu.options == {"cards": 4, "ending": "last-card"}
    assert row("cards")[1] == "4"
    menu.cursor = row("preset-children")[0]
    menu.change(1)
    assert menu.options == {"cards": 4, "ending": "last-card", "hands": "own"}
    assert row("preset")[1] == "Your own mix"
    menu.cursor = row("preset-quick")[0]
    menu.change(1)
    assert menu.options == {"hands": "own"}
    assert row("preset-quick")[1] == "no"
    menu.cursor = row("preset")[0]
    menu.change(1)
    assert menu.options == {}
