"""Position and action texts of the sliding editions: what is read, what is refused, what is odd."""

import pytest

import daedalus
from daedalus.core.errors import GameError, IllegalAction, NotationError
from daedalus.core.maze import cell_name, cells_of
from daedalus.editions.sliding.rules import Sliding

BOARD = "69UeAaeB3c/69XcT3SeMbO5/7Ca7DcWeE6dF/dR355eN95/7GabH5dI5dJ/7Q5eP6cc5/39bKabLcV9"
GOOD = f"classic {BOARD} a a1,g7 1p - :PTCFMV,:QHDEBI"


def rules_of(edition: str = "classic", **options: object) -> Sliding:
    rules = daedalus.edition(edition, **options)
    assert isinstance(rules, Sliding)
    return rules


def test_the_first_position_of_a_game_is_this_text_for_ever() -> None:
    assert daedalus.new_game("classic", seats=2, seed="7", cards=6).position == GOOD


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        f"classic {BOARD} a a1,g7 2w b7 PT:CFMV,QHDEBI:",
        f"classic;sealed=12 {BOARD} 7K a1,g7,g1 3p g4 P:T,Q:H,:E",
        "classic;hands=open fff/fff/fff f b2 1p - :",
        "classic fff/fff/fff/fff f b2,a4 1p b4 :??,A:?",
        "classic;ending=point:b2 5a5/a5a/5a5 5Z b2 1e - A:B",
        "galaxy;ending=edge fff/fff/fff f -,a1 1e - A:,B:C",
        "galaxy;hands=own;dark_lord=true fff/fff/fff f b2,a1!c3 1w b1 A:B,:??",
        "pirates " + "/".join(["f" * 26] * 26) + " 0 z26 1p - :A",
    ],
)
def test_what_is_read_is_written_again(text: str) -> None:
    rules, state = daedalus.read_position(text)
    assert rules.write(state) == text


def test_box_drawing_is_read_like_hex_digits() -> None:
    drawn = "└│┌├/┘─┴┐/┤┬┼╵/╶╷╴0 ┃ a1,d4 1p - :,:"
    state = rules_of().read(f"classic {drawn}")
    assert rules_of().write(state) == "classic 3567/9abc/def1/2480 5 a1,d4 1p - :,:"
    assert rules_of().parse("b1=╚") == "b1=3"
    heavy = rules_of().read("classic ┗┃┏/┣┛━/┻┓┫ ╬ a1 1p - :")
    rounded = rules_of().read("classic ╰║╭/╠╯═/╩╮╣ ╋ a1 1p - :")
    assert heavy == rounded


def test_the_dark_lord_may_be_written_after_a_comma() -> None:
    rules = rules_of("galaxy", dark_lord=True)
    text = "galaxy;dark_lord=true fff/fff/fff f b2,a1{}!c3 1p - :A,:B"
    assert rules.read(text.format(",")) == rules.read(text.format(""))


def test_options_of_the_deal_are_understood_and_not_written_again() -> None:
    state = rules_of().read(GOOD.replace("classic", "classic;cards=6;size=7"))
    assert rules_of().write(state) == GOOD


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "1 fields, expected edition board spare pieces turn barred goals"),
        ("classic", "1 fields"),
        (GOOD + " x", "8 fields"),
        (GOOD.replace(" ", "  "), "13 fields"),
        (GOOD + "\n", "not the goals of 2"),
        (GOOD.replace("classic", "pirates"), "not a position of classic: 'pirates'"),
        (GOOD.replace("classic", "classic;hands"), "not an option: 'hands': write name=value"),
        (GOOD.replace("classic", "classic;hands=shut"), "option hands cannot be 'shut'"),
        (GOOD.replace("classic", "classic;hands=open"), "they have hands=hidden"),
        (GOOD.replace("classic", "classic;cards=1;cards=2"), "option 'cards' is given twice"),
        (GOOD.replace("classic", "classic;sealed=21"), "not seats: '21'"),
        (GOOD.replace("classic", "classic;sealed=3"), "not seats: '3'"),
        (GOOD.replace("69U", "69u"), "not tiles"),
        (GOOD.replace("69U", "669U"), "its rows differ in length"),
        (GOOD.replace("69U", "UU9"), "not tiles"),
        (GOOD.replace("/39bK", "//39bK"), "not tiles: ''"),
        ("classic ff/ff/ff f a1 1p - :", "2 by 3: its sides may be 3 to 26 long"),
        ("classic " + "/".join(["f" * 27] * 3) + " f a1 1p - :", "27 by 3"),
        ("classic " + "/".join(["fff"] * 27) + " f a1 1p - :", "3 by 27"),
        (GOOD.replace(" a a1", " aa a1"), "not a spare: 'aa': it is one tile"),
        (GOOD.replace(" a a1", "  a1"), "not tiles: ''"),
        (GOOD.replace("a1,g7", "a1,h7"), "no such cell: 'h7': this board ends at g7"),
        (GOOD.replace("a1,g7", "a1,g8"), "no such cell: 'g8'"),
        (GOOD.replace("a1,g7", "a1,"), "not a cell: ''"),
        (GOOD.replace("a1,g7", "a1,-"), "only a winner may have left the maze"),
        (GOOD.replace("a1,g7", "a1,g7,a7,g1,d4"), "5 players, 1 to 4 can play"),
        (GOOD.replace("a1,g7", "a1,g7!d4"), "it has an Eclipse, these rules differ"),
        (GOOD.replace("1p", "3p"), "not a turn: '3p': a seat from 1 to 2 and p, w or e"),
        (GOOD.replace("1p", "1x"), "not a turn: '1x'"),
        (GOOD.replace("1p", "0p"), "not a turn: '0p'"),
        (GOOD.replace("1p -", "1p a1"), "not a slot: 'a1'"),
        (GOOD.replace("1p -", "1p ?"), "not a cell: '?'"),
        (GOOD.replace(",:QH", ",QH"), "not the goals of 2"),
        (GOOD.replace(",:QHDEBI", ""), "not the goals of 2"),
        (GOOD.replace(":PT", "?:PT"), "not the goals of 2"),
        (GOOD.replace(":PT", ":pT"), "not the goals of 2"),
        (GOOD.replace(":PTCFMV", ":" + "?" * 100), "more than 99 cards each"),
        ("x" * 1_000_000, "too long"),
        (GOOD.replace(BOARD, "/".join(["f" * 2000] * 500)), "too long"),
    ],
)
def test_a_position_that_is_not_well_formed_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(NotationError) as refusal:
        rules_of().read(text)
    assert complaint in str(refusal.value)
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize("text", [None, 7, GOOD.encode(), [GOOD]])
def test_a_position_that_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(NotationError, match="not a position"):
        rules_of().read(text)  # type: ignore[arg-type]
    with pytest.raises(GameError):
        daedalus.read_position(text)  # type: ignore[arg-type]


def test_rules_with_a_dark_lord_need_one() -> None:
    with pytest.raises(NotationError, match="it has no Eclipse"):
        rules_of("galaxy", dark_lord=True).read(
            GOOD.replace("classic", "galaxy;dark_lord=true").replace("1p", "1w")
        )


def test_the_point_agreed_must_lie_on_the_board() -> None:
    with pytest.raises(NotationError, match="no such cell: 'd4': this board ends at c3"):
        daedalus.read_position("classic;ending=point:d4 fff/fff/fff f a1 1p - :")


@pytest.mark.parametrize(
    ("text", "remarks"),
    [
        (GOOD, ()),
        (
            "classic fff/fff/fff/fff f b2,a4 1p b4 :A,:B",
            ("size: no box has a board of 3 by 4", "missing: A", "missing: B"),
        ),
        (GOOD.replace(" a a1", " f a1"), ("mix: no box has these tiles",)),
        (GOOD.replace(" a a1", " aA a1"), ("twice: A lies on 2 tiles",)),
        (GOOD.replace("69UeA", "59UeA"), ("fixed: other tiles than in the box lie on a1", "mix")),
        (GOOD.replace("eA", "e"), ("treasures: not those of a box",)),
        (GOOD.replace(":PT", ":PPT"), ("cards: P is on 2 cards", "deal")),
        (GOOD.replace(":PT", ":ZT"), ("missing: Z is a card and lies nowhere",)),
        (GOOD.replace(":PT", ":T"), ("deal: the players did not get the same number of cards",)),
        (GOOD.replace("1p", "1w"), ("barred: after a push a slot is barred",)),
    ],
)
def test_status_names_what_is_unusual(text: str, remarks: tuple[str, ...]) -> None:
    found = rules_of().status(rules_of().read(text))
    assert len(found) == len(remarks)
    for remark, start in zip(found, remarks, strict=True):
        assert remark.startswith(start)


def test_an_unusual_position_can_be_played() -> None:
    rules, state = daedalus.read_position("classic ffffA/ffff/ffff f a1,d3 1p - :A,:B")
    assert rules.legal(state, 0) == ("b1=f", "d2=f", "b3=f", "a2=f")
    state = daedalus.play(rules, state, 0, rules.parse("b1=f"))
    state = daedalus.play(rules, state, 0, rules.parse("d1"))
    assert rules.write(state) == "classic ffffA/ffff/ffff f d1,d3 2p b3 A:,:B"


def test_no_deal_fits_a_view_with_more_cards_than_treasures() -> None:
    rules, state = daedalus.read_position("classic ffffA/ffff/ffff f a1,d3 1p - :A,:??")
    with pytest.raises(IllegalAction, match="no deal fits this view"):
        rules.imagine(state, "x")


def test_a_piece_that_has_left_reaches_nothing() -> None:
    rules, state = daedalus.read_position("galaxy;ending=edge fff/fff/fff f -,a1 1e - A:,B:C")
    assert isinstance(rules, Sliding)
    assert rules.reach(state) == ()


def test_reach_is_of_the_dark_lord_when_only_he_may_walk() -> None:
    rules, state = daedalus.read_position("galaxy;dark_lord=true 000/000/00f f a1!c3 1w b1 :M")
    assert isinstance(rules, Sliding)
    assert rules.reach(state) == ("c3",)


def test_targets_are_the_cells_where_a_walk_would_count() -> None:
    def targets(text: str, seat: int = 0) -> set[int]:
        rules, state = daedalus.read_position(text)
        assert isinstance(rules, Sliding)
        return set(rules.targets(state, seat))

    assert targets("classic ffffA/ffBff/ffff f a1,d3 1p - :AB,:?") == {3}
    assert targets("classic ffffA/ffBff/ffff f a1,d3 1p - :AB,:?", 1) == set()
    assert targets("classic;hands=own ffffA/ffBff/ffff f a1,d3 1p - :AB,:?") == {3, 5}
    assert targets("classic ffffA/ffBff/ffff f a1,d3 1p - A:,:?") == {0}
    assert targets("classic;ending=point:b2 fff/fff/fff f a1,c3 1p - A:,:?") == {4}
    assert targets("classic;ending=edge f1f/000/000 f a1,c3 1p - A:,:?") == {0, 1, 2}


def test_the_lanes_of_a_position_are_its_pushes_slot_by_slot() -> None:
    rules, state = daedalus.read_position(GOOD)
    assert isinstance(rules, Sliding)
    table = rules.lanes(state)
    pushes = [table.push_of(lane * table.cells) for lane in range(24)]
    assert [f"{cell_name(slot.cell, 7)}={sides:x}" for slot, sides in pushes] == list(
        rules.legal(state, 0)
    )
    own = table.split(table.reach(state.maze, 1))
    for lane, push in enumerate(rules.legal(state, 0)):
        after = rules.apply(state, 0, push)
        assert tuple(cell_name(cell, 7) for cell in cells_of(own[lane])) == rules.reach(after)
