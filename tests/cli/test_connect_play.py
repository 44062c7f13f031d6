"""A turn of Connect by keys, without a screen; what is drawn; and line by line."""

import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import daedalus
from daedalus.cli.connect.draw import (
    LEFT,
    TILE_SIZES,
    ConnectScene,
    corner,
    draw,
    field_of,
    fitting,
)
from daedalus.cli.connect.play import CAUGHT, COULD, STAYS, PlayerTurn, Stance, nearest
from daedalus.cli.connect.view import advice, cell_spoken, closing, did, shape_of, tile_name
from daedalus.cli.plain import converse
from daedalus.cli.request import GameRequest, make_table
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words
from daedalus.core.maze import EAST, NORTH, SOUTH, WEST
from daedalus.core.record import Event
from daedalus.editions.connect.maze import cell_at, cell_name
from daedalus.editions.connect.rules import RULES, Connect, Lay, State
from daedalus.locales import LANGUAGES
from tests.strategies import games

EN = Words("en")
STREET = "connect 0,0=2AB/1,0=aCD/2,0=aEF - 1 :5AY3KL,:7NO"


def turn_of(text: str) -> PlayerTurn:
    state: State = RULES.read(text)
    return PlayerTurn(RULES, state, state.seat)


def rules_of(game: daedalus.Game) -> Connect:
    """Return the rules that were drawn for a game."""
    assert isinstance(game.rules, Connect)
    return game.rules


def press(turn: PlayerTurn, action: Lay) -> str:
    """Make *action* by keys: E, Tab, R, Enter, Space, Enter."""
    while turn.tile != action.tile:
        assert turn.swap()
    while turn.cell != action.cell:
        turn.cycle(1)
    while turn.sides != action.sides:
        assert turn.turn()
    done = turn.confirm()
    if turn.stance is Stance.CATCH:
        assert done == ""
        for cell in turn.kin:
            while turn.cursor != cell:
                turn.cycle(1)
            if (cell in turn.chosen) != (cell in action.take):
                turn.mark()
        done = turn.confirm()
    return done


@settings(max_examples=25)
@given(games("connect", most=45), st.data())
def test_every_action_can_be_made_by_keys(game: daedalus.Game, data: st.DataObject) -> None:
    seat = game.to_act[0]
    action = data.draw(st.sampled_from(game.rules.legal(game.state, seat)))
    assert press(PlayerTurn(rules_of(game), game.view(seat), seat), action) == action


@settings(max_examples=25)
@given(games("connect", most=45), st.data())
def test_whatever_is_pressed_only_legal_actions_come_out(
    game: daedalus.Game, data: st.DataObject
) -> None:
    seat = game.to_act[0]
    turn = PlayerTurn(rules_of(game), game.view(seat), seat)
    keys = data.draw(st.lists(st.sampled_from("nesw><rRxm!b"), max_size=25))
    for key in keys:
        if key in "nesw":
            turn.arrow({"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}[key])
        elif key in "<>":
            turn.cycle(1 if key == ">" else -1)
        elif key in "rR":
            turn.turn(1 if key == "r" else -1)
        elif key == "x":
            turn.swap()
        elif key == "m":
            turn.mark()
        elif key == "b":
            turn.back()
        elif action := turn.confirm():
            assert action in game.legal(seat)
            break
        assert turn.lay in game.legal(seat)
        assert not turn.kin or turn.stance is Stance.LAY or turn.cursor in turn.kin
        assert set(turn.marks) == set(turn.kin)


def test_a_lay_on_trial_shows_what_it_is_linked_to_and_catches() -> None:
    turn = turn_of(STREET)
    assert turn.tile == 11  # a corner: everything else is a stranger
    assert turn.swap()
    assert turn.lay == "lay 25@3,0=a"
    assert [cell_name(cell) for cell in turn.linked] == ["0,0", "1,0", "2,0"]
    assert turn.marks == {cell_at(0, 0): CAUGHT}
    assert turn.confirm() == ""
    assert turn.stance is Stance.CATCH
    assert not turn.swap()
    assert not turn.turn()
    turn.mark()
    assert turn.marks == {cell_at(0, 0): COULD}
    assert turn.confirm() == "lay 25@3,0=a"
    assert turn.back()
    assert not turn.catching
    assert turn.chosen == {cell_at(0, 0)}
    assert not turn.back()


def test_a_tile_that_must_stay_is_marked_and_a_split_is_not_sent() -> None:
    turn = turn_of("connect 0,0=2CD/1,0=aAB/2,0=aEF - 1 :5AY,:")
    assert turn.marks == {cell_at(1, 0): STAYS}
    assert turn.confirm() == "lay 25@3,0=a"  # there is nothing to choose
    split = turn_of("connect 0,0=2AB/1,0=aBC/2,0=aEF - 1 :7BT,:")
    assert split.confirm() == ""
    assert split.chosen == {cell_at(0, 0), cell_at(1, 0)}
    split.mark()  # the street's end stays, and would lie alone
    assert split.splits
    assert split.confirm() == ""
    split.arrow(EAST)
    split.mark()
    assert split.confirm().startswith("lay 45@3,0=")


def test_the_other_tile_comes_to_the_nearest_place() -> None:
    turn = turn_of("connect 0,0=fAB - 1 :5CD3KL,:")
    turn.arrow(SOUTH)
    turn.arrow(SOUTH)
    assert turn.cell == cell_at(0, 1)
    assert turn.swap()
    assert turn.cell == cell_at(0, 1)
    alone = turn_of("connect 0,0=2AB - 1 :5CD,:")
    assert not alone.swap()
    assert not alone.turn()


def test_arrows_lead_to_the_nearest_cell_that_way_or_nowhere() -> None:
    here = cell_at(0, 0)
    cells = [cell_at(2, 0), cell_at(3, 0), cell_at(0, 5), cell_at(1, 1)]
    assert nearest(here, EAST, cells) == cell_at(2, 0)
    assert nearest(here, SOUTH, cells) == cell_at(1, 1)
    assert nearest(here, NORTH, cells) == here


# --- drawing ------------------------------------------------------------------------------------


def test_a_drawing_shows_letters_marks_and_places_without_colour() -> None:
    turn = turn_of(STREET)
    turn.swap()
    scene = ConnectScene(
        turn.tiles,
        new=turn.cell,
        spots=frozenset(turn.spots),
        lit=frozenset(turn.linked),
        dimmed=True,
        marks=turn.marks,
        cursor=turn.cell,
    )
    for size in TILE_SIZES:
        shown = "\n".join(draw(scene, size).lines())
        assert f"A{CAUGHT}B" in shown
        assert "A Y" in shown
        assert "═" in shown
        assert "━" in shown
        assert "◤" in shown
    named = draw(
        scene._replace(names={letter: f"{letter}wonder" for letter in "ABCDEFY"}), TILE_SIZES[2]
    )
    text = "\n".join(named.lines())
    assert "Awon…" in text
    view = ConnectScene(dict(turn.view.lying), spots=frozenset({cell_at(3, 0)}))
    assert "+" in "\n".join(draw(view, TILE_SIZES[3]).lines())


def test_a_drawing_fits_and_its_corners_are_where_they_are_said_to_be() -> None:
    scene = ConnectScene({cell_at(-2, 3): 21, cell_at(1, 4): 53})
    field = field_of(scene)
    assert field == (-2, 3, 4, 2)
    assert fitting(field, 200, 100) == TILE_SIZES[0]
    assert fitting(field, 4 * 7 + LEFT, 7) == TILE_SIZES[3]
    assert fitting(field, 5, 5) == TILE_SIZES[-1]
    size = TILE_SIZES[3]
    assert corner(field, size, cell_at(-2, 3)) == (1, LEFT)
    assert corner(field, size, cell_at(1, 4)) == (1 + size.rows, LEFT + 3 * size.columns)


# --- in words -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    words = Words(language)
    table = make_table(
        GameRequest("connect", ("bot:medium", "bot:medium"), {}, seed="7", keep=False), words
    )
    while (seat := table.bot_to_act) is not None:
        said = advice(words, table, seat, table.turn(seat))
        assert "$" not in said
        table.act(seat, *table.turn(seat))
    told = " ".join(sentence for _, sentence in table.log)
    assert len(table.log) == 46
    assert not {"{", "$", "connect-"} & set(told.split())
    assert "connect-" not in told
    assert words("cast-1") in told
    assert str(len(table.game.state.lying)) in closing(words, table.game)


def test_a_shared_win_is_told_as_one() -> None:
    table = make_table(GameRequest("connect", ("human", "human"), {}, seed="7", keep=False), EN)
    first = RULES.read("connect 0,0=2AB - 1 :5AY,5CD:")
    game = daedalus.Game(RULES, first, table.game.players, (), first)
    said = did(EN, game, Event(0, "lay 25@1,0=a take 0,0"), "Pip")
    assert said == "Pip lays Otter–Yak on 1,0. Caught: Otter–Fox. Pip and Orla share the win!"
    said = did(EN, game, Event(0, "lay 25@1,0=a"), "Pip")
    assert said == "Pip lays Otter–Yak on 1,0. Orla wins!"


def test_tiles_are_described() -> None:
    view = RULES.read("connect 0,0=3AB/1,0=5CD/2,0=0EF/3,0=1GH/4,0=fIJ/5,0=7KL - 2 :,:?")
    spoken = [cell_spoken(EN, view, cell) for cell, _ in view.lying]
    assert spoken[0] == "0,0: Otter–Fox (AB), bend, open north and east"
    assert [shape_of(EN, tile & 15) for _, tile in view.lying] == [
        "bend",
        "straight",
        "closed on all sides",
        "dead end, open north",
        "crossing",
        "T",
    ]
    assert cell_spoken(EN, view, cell_at(9, 9)) == "9,9: no tile"
    assert tile_name(EN, 0) == "?"


# --- line by line -------------------------------------------------------------------------------


def talk(table: LocalTable, *lines: str) -> str:
    sink = io.StringIO()
    converse(table, io.StringIO("".join(f"{line}\n" for line in lines)), sink)
    return sink.getvalue()


def table_at(text: str, *kinds: str) -> LocalTable:
    return make_table(GameRequest("connect", kinds, {}, position=text, keep=False), EN)


def test_a_whole_game_can_be_played_in_lines() -> None:
    game = make_table(GameRequest("connect", ("human", "human"), {}, seed="7", keep=False), EN)
    trial, lines = game.game, []
    for _ in range(46):
        action = max(trial.legal(trial.to_act[0]), key=lambda action: action.count(","))
        lines.append(action)
        trial = trial.play(trial.to_act[0], action)
    said = talk(game, *lines)
    assert game.game.outcome == trial.outcome
    assert "Over to Orla" in said
    assert "tiles in the end." in said
    assert "I do not know" not in said


def test_lines_preview_paths_and_catches() -> None:
    said = talk(
        table_at(STREET, "human", "bot:random"), "try 25@3,0=a", "fits", "hand", "tile 1 , 0"
    )
    assert "Linked: 0,0, 1,0, 2,0" in said
    assert "Otter–Fox over 3,0 > 2,0 > 1,0 > 0,0" in said
    assert "lay 25@3,0=a take 0,0 catches Otter–Fox" in said
    assert "25@3,0: a (+1)" in said
    assert "Tile 25: Otter–Yak (AY), straight" in said
    assert "1,0: Owl–Newt (CD), straight, open east and west" in said
    said = talk(table_at(STREET, "human", "bot:random"), "try 11@3,0=9", "try 11@9,9=9", "tile x")
    assert "Nothing can be caught with it." in said
    assert "A tile on 9,9 would touch no other." in said
    assert "“x” is not a square." in said


def test_a_lay_takes_the_best_catch_if_asked() -> None:
    table = table_at(STREET, "human", "bot:random")
    said = talk(table, "25@3,0=a best", "creatures owl", "position", "board")
    assert table.game.events[0].action == "lay 25@3,0=a take 0,0"
    assert "Caught: Otter–Fox." in said
    assert "C  Owl: 1,0" in said
    table = table_at(STREET, "human", "bot:random")
    refused = talk(table, "25@3,3=a best", "nonsense", "undo")
    assert "A tile on 3,3 would touch no other." in refused
    assert "I do not know “nonsense”." in refused
    assert table.game.events == ()


def test_nobody_reads_a_hand_before_the_curtain() -> None:
    table = make_table(GameRequest("connect", ("human", "human"), {}, seed="7", keep=False), EN)
    from daedalus.cli.connect.plain import ConnectPlain

    plain = ConnectPlain(table)
    assert table.looker is None
    for order in ("hand", "fits", "try 3@0,0=5"):
        assert list(plain.answer(order)) == ["Everyone’s tiles are hidden."]
