"""One test for every ruling of the sliding editions, named after it (docs/rules/*.md)."""

import json
from collections import Counter

import pytest

import daedalus
from daedalus.core.errors import IllegalAction, NotationError, OptionError, quoted
from daedalus.core.maze import cell_name, turns
from daedalus.editions.sliding.actions import Push
from daedalus.editions.sliding.box import CORNER, STRAIGHT, TEE, fixed_paths, homes, slots, tile_set
from daedalus.editions.sliding.options import DECK
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding

EDITIONS = ("classic", "pirates", "galaxy")
OPEN = "/".join(["fffffff"] * 7)  # every cell a crossroads: all is in reach
SHUT = "/".join(["0000000"] * 7)  # no paths at all: nobody gets anywhere


def rules_of(edition: str = "classic", **options: object) -> Sliding:
    rules = daedalus.edition(edition, **options)
    assert isinstance(rules, Sliding)
    return rules


def board(base: str = OPEN, **tiles: str) -> str:
    """Return a board with some tiles changed: board(OPEN, d4="fQ")."""
    rows = [list(row) for row in base.split("/")]
    for name, tile in tiles.items():
        rows[int(name[1:]) - 1][ord(name[0]) - ord("a")] = tile
    return "/".join("".join(row) for row in rows)


def after(rules: Sliding, text: str, *actions: str) -> State:
    """Return the state after *actions* of whoever is in turn, each of them checked."""
    state = rules.read(text)
    for action in actions:
        state = daedalus.play(rules, state, state.seat, rules.parse(action))
    return state


def field(rules: Sliding, state: State, name: str) -> str:
    names = ("edition", "board", "spare", "pieces", "turn", "barred", "goals")
    return rules.write(state).split(" ")[names.index(name)]


def dealt(edition: str = "classic", seats: int = 2, seed: str = "7", **options: object) -> State:
    return rules_of(edition, **options).start(daedalus.Setup(seats, seed))


# --- the board ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_sixteen_cells_are_fixed_as_printed(edition: str) -> None:
    printed = ["6eec", "77ed", "7bdd", "3bb9"]
    for seed in "abc":
        paths = dealt(edition, seed=seed).maze.paths
        found = ["".join(f"{paths[r * 7 + c]:x}" for c in (0, 2, 4, 6)) for r in (0, 2, 4, 6)]
        assert found == printed


def test_every_fixed_t_carries_one_treasure_and_homes_none() -> None:
    maze = dealt().maze
    letters = [chr(maze.motifs[cell]) for cell in sorted(fixed_paths(7))]
    assert "".join(letters) == ".AB.CDEFGHIJ.KL."


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tiles", "straights", "corners"), [("13-15-6", 13, 15), ("12-16-6", 12, 16)]
)
def test_the_loose_tiles_are_those_of_the_box(
    edition: str, tiles: str, straights: int, corners: int
) -> None:
    maze = dealt(edition, tiles=tiles).maze
    loose = [
        (turns(sides), chr(motif))
        for cell, (sides, motif) in enumerate(zip(maze.paths, maze.motifs, strict=True))
        if cell not in fixed_paths(7)
    ]
    assert len(loose) == 34
    shapes = Counter(shape for shape, _ in loose)
    assert shapes == {turns(STRAIGHT): straights, turns(CORNER): corners, turns(TEE): 6}
    bare = Counter(shape for shape, motif in loose if motif == ".")
    assert bare == {turns(STRAIGHT): straights, turns(CORNER): corners - 6}
    assert sorted(motif for _, motif in loose if motif != ".") == list("MNOPQRSTUVWX")


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_24_treasures_and_24_cards(edition: str) -> None:
    state = dealt(edition, seats=4)
    assert sorted("".join(state.left)) == list("ABCDEFGHIJKLMNOPQRSTUVWX")
    assert len(set(rules_of(edition).motifs)) == 24


def test_classic_shows_the_motifs_of_the_board_file() -> None:
    assert rules_of().motifs[:12] == (
        *("book", "purse", "map", "crown", "keys", "skull"),
        *("ring", "chest", "emerald", "sword", "candelabrum", "helmet"),
    )


def test_twelve_slots_are_named_by_the_cell_where_the_tile_enters() -> None:
    names = [cell_name(slot.cell, 7) for slot in slots(7, 7)]
    assert names == ["b1", "d1", "f1", "g2", "g4", "g6", "f7", "d7", "b7", "a6", "a4", "a2"]


@pytest.mark.parametrize(
    ("size", "seats", "fixed", "loose", "letters", "hand"),
    [
        (5, 2, "6ec/77d/3b9", 17, "ABCDEMNOSTU", 5),
        (7, 2, "6eec/77ed/7bdd/3bb9", 34, "ABCDEFGHIJKLMNOPQRSTUVWX", 12),
        (9, 4, "6eeec/77eed/777dd/7bbdd/3bbb9", 57, "ABCDEFGHIJKLMNOPQRSTUVWX", 6),
    ],
)
def test_other_sizes_keep_the_pattern_and_the_proportions(
    size: int, seats: int, fixed: str, loose: int, letters: str, hand: int
) -> None:
    state = dealt(seats=seats, size=size)
    even = range(0, size, 2)
    paths = fixed_paths(size)
    assert "/".join("".join(f"{paths[r * size + c]:x}" for c in even) for r in even) == fixed
    assert len(tile_set(size, "13-15-6").loose) == loose
    assert tile_set(size, "13-15-6").letters == letters
    assert state.maze.width == state.maze.height == size
    assert {len(cards) for cards in state.left} == {hand}
    corners = {0, size - 1, size * (size - 1), size * size - 1}
    assert set(homes(size, size, 4)) == corners
    assert set(state.pieces) <= corners
    shapes = Counter(turns(sides) for sides, _ in tile_set(size, "13-15-6").loose)
    for shape, share in ((STRAIGHT, 13), (CORNER, 15), (TEE, 6)):
        assert abs(shapes[turns(shape)] - share * loose / 34) < 1


# --- set-up ---------------------------------------------------------------------------------------


def test_tiles_are_shuffled_and_each_turned_at_random() -> None:
    boards = {dealt(seed=str(seed)).maze for seed in range(20)}
    assert len(boards) == 20
    lying = Counter(maze.paths[1] for maze in boards)
    assert len(lying) >= 4
    ways = Counter(sides for maze in boards for sides in maze.paths if sides.bit_count() == 2)
    assert set(ways) == {*turns(STRAIGHT), *turns(CORNER)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "hand"), [(1, 24), (2, 12), (3, 8), (4, 6)])
def test_cards_are_dealt_evenly(edition: str, seats: int, hand: int) -> None:
    state = dealt(edition, seats)
    assert [len(cards) for cards in state.left] == [hand] * seats
    assert len(set("".join(state.left))) == hand * seats


def test_cards_per_player_can_be_fewer_but_not_more() -> None:
    assert [len(cards) for cards in dealt(seats=4, cards=6).left] == [6] * 4
    assert [len(cards) for cards in dealt(seats=3, cards=1).left] == [1] * 3
    with pytest.raises(OptionError, match="too many cards: 7 each for 4: there are 6 at most"):
        dealt(seats=4, cards=7)


def test_seats_go_clockwise_from_the_top_left_and_two_sit_opposite() -> None:
    rules = rules_of()
    places = {seats: field(rules, dealt(seats=seats), "pieces") for seats in (1, 2, 3, 4)}
    assert places == {1: "a1", 2: "a1,g7", 3: "a1,g1,g7", 4: "a1,g1,g7,a7"}


def test_the_first_seat_is_drawn_from_the_seed_unless_the_table_chooses() -> None:
    assert {dealt(seats=4, seed=str(seed)).seat for seed in range(40)} == {0, 1, 2, 3}
    assert {dealt(seats=4, seed=str(seed), start=3).seat for seed in range(40)} == {2}
    with pytest.raises(OptionError, match="player 3 cannot start: there are 2"):
        dealt(seats=2, start=3)


def test_turns_go_clockwise() -> None:
    state = after(rules_of(), f"classic {SHUT} f a1,g1,g7,a7 3p - :A,:B,:C,:D", "b1=f", "g7")
    assert state.seat == 3
    state = after(rules_of(), f"classic {SHUT} f a1,g1,g7,a7 4p - :A,:B,:C,:D", "b1=f", "a7")
    assert state.seat == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_sees_only_the_top_card_of_its_own_pile(edition: str) -> None:
    rules, state = rules_of(edition), dealt(edition, seats=3)
    for seat in range(3):
        for other, cards in enumerate(rules.view(state, seat).left):
            top = state.left[seat][0] if other == seat else "?"
            assert cards == top + "?" * 7
    assert rules.view(state, None).left == ("?" * 8,) * 3


# --- a turn: the push -----------------------------------------------------------------------------


def test_the_push_comes_first_even_if_the_target_is_in_reach() -> None:
    rules = rules_of()
    text = f"classic {board(d4='fA')} f a1,g7 1p - :A,:B"
    assert all("=" in action for action in rules.legal(rules.read(text), 0))
    with pytest.raises(IllegalAction, match="'d4': push first, then walk"):
        after(rules, text, "d4")


def test_a_tile_may_not_go_back_in_where_the_last_one_came_out() -> None:
    rules = rules_of()
    state = after(rules, f"classic {SHUT} 3 a1,g7 1p - :A,:B", "b1=3", "a1")
    assert field(rules, state, "barred") == "b7"
    assert not any(action.startswith("b7=") for action in rules.legal(state, 1))
    assert len(rules.legal(state, 1)) == 11  # the tile that fell out is closed: one turn only
    with pytest.raises(IllegalAction, match="b7 is barred: it would undo the last push"):
        daedalus.play(rules, state, 1, rules.parse("b7=0"))


def test_on_the_first_turn_every_slot_is_free() -> None:
    game = daedalus.new_game("classic", seats=2, seed="a")
    names = {action.split("=")[0] for action in game.legal(game.to_act[0])}
    assert len(names) == 12


def test_the_line_moves_one_cell_and_what_falls_out_is_the_new_spare() -> None:
    rules = rules_of()
    text = f"classic {board(SHUT, b1='3A', b2='5', b7='7Q')} 6X a1,g7 1p - :A,:Q"
    state = after(rules, text, "b1=c")
    moved = board(SHUT, b1="cX", b2="3A", b3="5", b7="0")
    assert field(rules, state, "board") == moved
    assert field(rules, state, "spare") == "7Q"


def test_pieces_on_the_line_ride_along() -> None:
    rules = rules_of()
    state = after(rules, f"classic {SHUT} f d2,d3,c4,d6 1p - :A,:B,:C,:D", "d1=f")
    assert field(rules, state, "pieces") == "d3,d4,c4,d7"


def test_pieces_pushed_off_reappear_on_the_tile_just_inserted() -> None:
    rules = rules_of()
    for slot, out in (("d1", "d7"), ("d7", "d1"), ("a4", "g4"), ("g4", "a4")):
        state = after(rules, f"classic {SHUT} f {out},a1,{out} 2p - :A,:B,:C", f"{slot}=f")
        assert field(rules, state, "pieces") == f"{slot},a1,{slot}"


def test_riding_is_not_a_move() -> None:
    rules = rules_of()
    state = after(rules, f"classic {SHUT} f d7,a1 1p - :A,:B", "d1=f")
    assert field(rules, state, "turn") == "1w"  # the walk is still to come
    assert rules.legal(state, 0) == ("d1",)


def test_a_straight_tile_has_two_turns_and_a_crossroads_one() -> None:
    rules = rules_of()
    for spare, count in (("5", 24), ("a", 24), ("3", 48), ("7", 48), ("f", 12), ("0", 12)):
        state = rules.read(f"classic {SHUT} {spare} a1,g7 1p - :A,:B")
        assert len(rules.legal(state, 0)) == count


# --- a turn: the walk -----------------------------------------------------------------------------


def test_one_walks_to_any_cell_connected_by_open_paths() -> None:
    rules = rules_of()
    base = board(SHUT, a1="6", b1="8", a2="5", a3="1", c1="f")
    state = after(rules, f"classic {base} f a1,g7 1p - :A,:B", "g6=f")
    assert rules.reach(state) == ("a1", "b1", "a2", "a3")
    assert rules.legal(state, 0) == ("a1", "b1", "a2", "a3")
    with pytest.raises(IllegalAction, match="c1 is out of reach; in reach are a1, b1, a2, a3"):
        daedalus.play(rules, state, 0, rules.parse("c1"))


def test_one_may_walk_through_and_onto_others() -> None:
    rules = rules_of()
    base = board(SHUT, a1="2", b1="a", c1="8")
    state = after(rules, f"classic {base} f a1,b1,c1 1p - :A,:B,:C", "g2=f", "c1")
    assert field(rules, state, "pieces") == "c1,b1,c1"


def test_one_may_stay() -> None:
    rules = rules_of()
    state = after(rules, f"classic {OPEN} f a1,g7 1p - :A,:B", "b1=f", "a1")
    assert field(rules, state, "turn") == "2p"


def test_a_treasure_is_found_where_the_walk_ends() -> None:
    rules = rules_of()
    state = after(rules, f"classic {board(c3='fA')} f a1,g7 1p - :AC,:B", "b1=f", "c3")
    assert (state.found, state.left) == (("A", ""), ("C", "B"))


def test_walking_over_a_treasure_does_not_count() -> None:
    rules = rules_of()
    base = board(SHUT, a1="2", b1="aA", c1="8")
    state = after(rules, f"classic {base} f a1,g7 1p - :A,:B", "g2=f", "c1")
    assert state.left == ("A", "B")


def test_staying_on_a_treasure_counts() -> None:
    rules = rules_of()
    state = after(rules, f"classic {board(c3='fA')} f c3,g7 1p - :AC,:B", "b1=f", "c3")
    assert state.found == ("A", "")


def test_being_carried_onto_a_treasure_in_ones_own_push_and_staying_counts() -> None:
    rules = rules_of()
    state = after(rules, f"classic {SHUT} fA d7,g7 1p - :AC,:B", "d1=f", "d1")
    assert state.found == ("A", "")


def test_being_carried_onto_a_treasure_in_someone_elses_turn_does_not_count() -> None:
    rules = rules_of()
    state = after(rules, f"classic {SHUT} fA d7,g7 2p - :A,:B", "d1=f", "g7")
    assert field(rules, state, "pieces") == "d1,g7"
    assert state.left == ("A", "B")


def test_only_the_player_in_turn_finds_something() -> None:
    rules = rules_of()
    state = after(rules, f"classic {board(c3='fB')} f a1,g7 1p - :A,:B", "b1=f", "c3")
    assert state.left == ("A", "B")


def test_one_card_a_turn() -> None:
    rules = rules_of("galaxy")
    base = board(c3="fA", c5="fC")
    state = after(rules, f"galaxy {base} f a1,g7 1p - :ACD,:B", "b1=f", "c3")
    assert state.left == ("CD", "B")
    assert field(rules, state, "turn") == "2p"


def test_only_the_next_card_counts() -> None:
    state = after(rules_of(), f"classic {board(c3='fC')} f a1,g7 1p - :AC,:B", "b1=f", "c3")
    assert state.left == ("AC", "B")


def test_in_classic_the_next_card_is_looked_at_when_the_next_turn_begins() -> None:
    rules = rules_of("classic")
    text = f"classic {board(c3='fA')} f a1,g7 1p - :ACD,:BE"
    state = after(rules, text, "b1=f", "c3")
    assert field(rules, state, "edition") == "classic;sealed=1"
    assert rules.view(state, 0).left == ("??", "??")
    state = after(rules, rules.write(state), "b1=f")
    assert rules.view(state, 0).left == ("??", "??")
    state = after(rules, rules.write(state), "g7")
    assert rules.view(state, 0).left == ("C?", "??")
    assert field(rules, state, "edition") == "classic"
    # Once seen it stays seen, also while others are in turn.
    state = after(rules, rules.write(state), "b1=f", "a1")
    assert rules.view(state, 0).left == ("C?", "??")


def test_in_classic_several_may_wait_for_their_next_card() -> None:
    rules = rules_of("classic")
    text = f"classic {board(c3='fA', c5='fB')} f a1,g1,g7 1p - :AC,:BD,:E"
    state = after(rules, text, "b1=f", "c3", "b1=f", "c5")
    assert field(rules, state, "edition") == "classic;sealed=12"
    state = after(rules, rules.write(state), "b1=f", "g7")
    assert field(rules, state, "edition") == "classic;sealed=2"


@pytest.mark.parametrize("edition", ["pirates", "galaxy"])
def test_in_pirates_and_galaxy_the_next_card_is_looked_at_at_once(edition: str) -> None:
    rules = rules_of(edition)
    text = f"{edition} {board(c3='fA')} f a1,g7 1p - :ACD,:BE"
    state = after(rules, text, "b1=f", "c3")
    assert rules.view(state, 0).left == ("C?", "??")
    assert rules.view(state, 1).left == ("??", "B?")


def test_a_treasure_on_the_spare_is_in_reach_only_after_it_is_pushed_in() -> None:
    rules = rules_of()
    text = f"classic {OPEN} fA a1,g7 1p - :A,:B"
    assert rules.targets(rules.read(text), 0) == {49}
    state = after(rules, text, "b1=f", "b1")  # also in the same turn
    assert state.found == ("A", "")


# --- the end --------------------------------------------------------------------------------------


def test_ending_a_walk_at_home_with_all_cards_found_wins_at_once() -> None:
    rules = rules_of()
    state = after(rules, f"classic {OPEN} f d4,g7,a7 1p - A:,BCD:E,FG:HI", "b1=f", "a1")
    assert field(rules, state, "turn") == "1e"
    assert rules.to_act(state) == ()
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3)
    assert outcome.winners == (0,)
    with pytest.raises(IllegalAction, match="the game is over"):
        daedalus.play(rules, state, 1, rules.parse("b1=f"))


def test_finding_the_last_card_is_not_yet_the_end() -> None:
    state = after(rules_of(), f"classic {board(a1='fA')} f a1,g7 1p - :A,:B", "b1=f", "a1")
    assert rules_of().outcome(state) is None  # the way home is the target of the next turn
    state = after(rules_of(), rules_of().write(state), "b1=f", "g7", "b1=f", "a1")
    assert rules_of().outcome(state) is not None


def test_another_ones_home_does_not_end_the_game() -> None:
    state = after(rules_of(), f"classic {OPEN} f d4,d4 1p - A:,B:", "b1=f", "g7")
    assert rules_of().outcome(state) is None


def test_being_carried_home_in_someone_elses_turn_does_not_end_the_game() -> None:
    rules = rules_of(ending="point:d1")
    header = "classic;ending=point:d1"
    state = after(rules, f"{header} {SHUT} f d7,g7 2p - A:,B:C", "d1=f", "g7")
    assert field(rules, state, "pieces") == "d1,g7"
    assert rules.outcome(state) is None


def test_the_others_are_ranked_by_cards_left_and_share_ranks() -> None:
    rules = rules_of()
    text = f"classic {OPEN} f d4,g1,g7,a7 1p - A:,B:C,D:E,F:GHI"
    outcome = rules.outcome(after(rules, text, "b1=f", "a1"))
    assert outcome is not None
    assert outcome.ranks == (1, 2, 2, 4)
    text = f"classic {OPEN} f d4,g1,g7,a7 1p - A:,B:,D:E,F:GHI"
    outcome = rules.outcome(after(rules, text, "b1=f", "a1"))
    assert outcome is not None
    assert outcome.ranks == (1, 2, 3, 4)


def test_a_game_that_is_not_over_is_ranked_by_cards_left() -> None:
    rules = rules_of()
    running = after(rules, f"classic {OPEN} f d4,g1,g7,a7 1p - A:,B:C,D:E,F:GHI")
    assert rules.outcome(running) is None
    assert rules.standing(running) == (1, 2, 2, 4), "nobody is ahead for being in turn"


def test_one_alone_plays_to_its_own_end() -> None:
    rules = rules_of()
    state = after(rules, f"classic {board(c3='fA')} f d4 1p - :A", "b1=f", "c3")
    assert field(rules, state, "turn") == "1p"
    outcome = rules.outcome(after(rules, rules.write(state), "b1=f", "a1"))
    assert outcome is not None
    assert outcome.ranks == (1,)


# --- options --------------------------------------------------------------------------------------


def test_with_own_hands_the_owner_sees_all_its_cards() -> None:
    rules, state = rules_of(hands="own"), dealt(hands="own")
    assert rules.view(state, 0).left == (state.left[0], "?" * 12)
    assert rules.view(state, 1).left == ("?" * 12, state.left[1])
    assert rules.view(state, None).left == ("?" * 12, "?" * 12)


def test_with_open_hands_everyone_sees_all_cards() -> None:
    rules, state = rules_of(hands="open"), dealt(hands="open")
    assert rules.view(state, 0) == rules.view(state, 1) == rules.view(state, None) == state


@pytest.mark.parametrize("hands", ["own", "open"])
def test_with_seen_hands_any_card_may_be_found_in_any_order_one_a_turn(hands: str) -> None:
    rules = rules_of(hands=hands)
    text = f"classic;hands={hands} {board(c3='fD')} f a1,g7 1p - :ACDE,:B"
    state = after(rules, text, "b1=f", "c3")
    assert (state.found, state.left) == (("D", ""), ("ACE", "B"))
    assert not state.sealed


def test_with_last_card_there_is_no_way_home() -> None:
    rules = rules_of("galaxy", ending="last-card")
    text = f"galaxy;ending=last-card {board(c3='fA')} f a1,g7 1p - :A,:B"
    state = after(rules, text, "b1=f", "c3")
    assert rules.outcome(state) is not None
    assert field(rules, state, "turn") == "1e"


def test_with_edge_one_leaves_the_maze_where_a_path_is_open_to_the_outside() -> None:
    rules = rules_of("galaxy", ending="edge")
    header = "galaxy;ending=edge"
    shut_in = board(SHUT, c3="2", d3="8")
    state = after(rules, f"{header} {shut_in} f c3,g7 1p - A:,B:C", "b1=f")
    assert rules.legal(state, 0) == ("c3", "d3")
    with pytest.raises(IllegalAction, match="an open way over the edge"):
        daedalus.play(rules, state, 0, rules.parse("out"))
    for cell, sides in (("a3", "8"), ("g3", "2"), ("c1", "1"), ("c7", "4")):
        way_out = board(SHUT, **{cell: sides})
        state = after(rules, f"{header} {way_out} f {cell},e5 1p - A:,B:C", "g6=f")
        assert rules.legal(state, 0) == (cell, "out")
        over = after(rules, rules.write(state), "out")
        assert rules.outcome(over) is not None
        assert field(rules, over, "pieces") == "-,e5"
        assert rules.read(rules.write(over)) == over


def test_with_edge_nobody_leaves_before_all_cards_are_found() -> None:
    rules = rules_of("galaxy", ending="edge")
    state = after(rules, f"galaxy;ending=edge {board(a1='fA')} f a1,g7 1p - :A,B:", "b1=f")
    assert "out" not in rules.legal(state, 0)
    state = after(rules, rules.write(state), "a1")  # the last card: leaving is for the next turn
    assert rules.outcome(state) is None
    assert "out" in rules.legal(after(rules, rules.write(state), "b1=f"), 1)


def test_with_edge_the_home_is_a_cell_like_any_other() -> None:
    rules = rules_of("galaxy", ending="edge")
    state = after(rules, f"galaxy;ending=edge {OPEN} f d4,g7 1p - A:,B:C", "b1=f", "a1")
    assert rules.outcome(state) is None


def test_with_a_point_the_game_ends_at_the_cell_agreed() -> None:
    rules = rules_of(ending="point:d4")
    header = "classic;ending=point:d4"
    state = after(rules, f"{header} {OPEN} f a1,g7 1p - A:,B:C", "b1=f", "a1")
    assert rules.outcome(state) is None
    state = after(rules, f"{header} {OPEN} f a1,g7 1p - A:,B:C", "b1=f", "d4")
    assert rules.outcome(state) is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_accepts_all_options(edition: str) -> None:
    rules = rules_of(
        edition,
        cards=2,
        hands="own",
        ending="edge",
        dark_lord=True,
        tiles="12-16-6",
        size=9,
        start=2,
    )
    assert rules.start(daedalus.Setup(2, "x")).lord >= 0
    assert dict(rules.chosen) == {
        "cards": 2,
        "hands": "own",
        "ending": "edge",
        "dark_lord": True,
        "tiles": "12-16-6",
        "size": 9,
        "start": 2,
    }


# --- the dark lord --------------------------------------------------------------------------------

LORD = "galaxy;dark_lord=true"


def test_the_dark_lord_starts_on_a_loose_corner_without_treasure() -> None:
    starts = set()
    for seed in range(60):
        state = dealt("galaxy", seed=str(seed), dark_lord=True)
        assert state.lord not in fixed_paths(7)
        assert state.maze.motifs[state.lord] == ord(".")
        assert state.maze.paths[state.lord] in turns(CORNER)
        starts.add(state.lord)
    assert len(starts) > 15


def test_in_the_basic_game_the_sign_means_nothing() -> None:
    rules = rules_of("galaxy")
    state = dealt("galaxy")
    assert state.lord == -1
    text = f"galaxy {board(c3='fM')} f a1,g7 1p - :M,:B"
    assert after(rules, text, "b1=f", "c3").found == ("M", "")


def test_four_cards_carry_the_sign() -> None:
    assert [len(rules_of(edition).signed) for edition in EDITIONS] == [4, 4, 4]


def test_with_a_signed_card_one_walks_the_dark_lord_instead() -> None:
    rules = rules_of("galaxy", dark_lord=True)
    text = f"{LORD} {board(c3='fM')} f a1,g7!d4 1p - :MA,:B"
    state = after(rules, text, "b1=f")
    assert all(action.startswith("!") for action in rules.legal(state, 0))
    with pytest.raises(IllegalAction, match="this card is for the Eclipse"):
        daedalus.play(rules, state, 0, rules.parse("c3"))
    state = after(rules, rules.write(state), "!c3")
    assert state.found == ("M", "")
    assert field(rules, state, "pieces") == "a1,g7!c3"  # he stays there for the next user


def test_with_a_plain_card_the_dark_lord_is_not_to_be_walked() -> None:
    rules = rules_of("galaxy", dark_lord=True)
    state = after(rules, f"{LORD} {board(c3='fA')} f a1,g7!d4 1p - :AM,:B", "b1=f")
    assert not any(action.startswith("!") for action in rules.legal(state, 0))
    with pytest.raises(IllegalAction, match="the Eclipse is not yours to walk now"):
        daedalus.play(rules, state, 0, rules.parse("!c3"))


def test_the_dark_lord_rides_and_reappears_like_every_piece() -> None:
    rules = rules_of("galaxy", dark_lord=True)
    state = after(rules, f"{LORD} {SHUT} f a1,g7!d7 1p - :A,:B", "d1=f")
    assert field(rules, state, "pieces") == "a1,g7!d1"
    state = after(rules, f"{LORD} {SHUT} f a1,g7!d3 1p - :A,:B", "d1=f")
    assert field(rules, state, "pieces") == "a1,g7!d4"


@pytest.mark.parametrize("hands", ["own", "open"])
def test_with_seen_hands_either_piece_may_be_walked(hands: str) -> None:
    rules = rules_of("galaxy", dark_lord=True, hands=hands)
    header = f"galaxy;hands={hands};dark_lord=true"
    base = board(c3="fM", c5="fA")
    text = f"{header} {base} f a1,g7!d4 1p - :AM,:B"
    actions = rules.legal(after(rules, text, "b1=f"), 0)
    assert {"c3", "!c3", "c5", "!c5"} <= set(actions)
    # The own piece finds plain cards, the dark lord signed ones, and neither the other's.
    assert after(rules, text, "b1=f", "c5").found == ("A", "")
    assert after(rules, text, "b1=f", "!c3").found == ("M", "")
    assert after(rules, text, "b1=f", "c3").found == ("", "")
    assert after(rules, text, "b1=f", "!c5").found == ("", "")


def test_with_seen_hands_the_dark_lord_needs_a_signed_card_left() -> None:
    rules = rules_of("galaxy", dark_lord=True, hands="own")
    header = "galaxy;hands=own;dark_lord=true"
    state = after(rules, f"{header} {OPEN} f a1,g7!d4 1p - M:A,:BN", "b1=f")
    assert not any(action.startswith("!") for action in rules.legal(state, 0))


def test_the_way_home_is_walked_by_the_own_piece() -> None:
    rules = rules_of("galaxy", dark_lord=True)
    state = after(rules, f"{LORD} {OPEN} f d4,g7!c3 1p - M:,:B", "b1=f")
    assert not any(action.startswith("!") for action in rules.legal(state, 0))
    assert rules.outcome(after(rules, rules.write(state), "a1")) is not None


def test_the_dark_lords_find_can_end_the_game_with_last_card() -> None:
    rules = rules_of("galaxy", dark_lord=True, ending="last-card")
    header = "galaxy;ending=last-card;dark_lord=true"
    state = after(rules, f"{header} {board(c3='fM')} f a1,g7!d4 1p - :M,:B", "b1=f", "!c3")
    assert rules.outcome(state) is not None


def test_whoever_cannot_see_a_card_cannot_tell_which_piece_will_walk() -> None:
    rules = rules_of("galaxy", dark_lord=True)
    state = after(rules, f"{LORD} {OPEN} f a1,g7!d4 1p - :M,:B", "b1=f")
    unseen = rules.view(state, 1)
    assert {"a1", "!a1"} <= set(rules.legal(unseen, 0))


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"wings": 2}, "classic has no option 'wings': there are cards, hands, ending"),
        ({"hands": "shut"}, "option hands cannot be 'shut': allowed is hidden, own, open"),
        ({"cards": 0}, "option cards cannot be 0: allowed is all, 1 to 24"),
        ({"cards": 25}, "option cards cannot be 25"),
        ({"cards": True}, "option cards cannot be True"),
        ({"cards": 2.0}, "option cards cannot be 2.0"),
        ({"cards": "six"}, "option cards cannot be 'six'"),
        ({"cards": None}, "option cards cannot be None"),
        ({"size": 6}, "option size cannot be 6: allowed is 5, 7, 9"),
        ({"tiles": "1-2-3"}, "option tiles cannot be '1-2-3'"),
        ({"ending": "point:"}, "option ending cannot be 'point:'"),
        ({"dark_lord": 1}, "option dark_lord cannot be 1: allowed is false, true"),
        ({"start": 5}, "option start cannot be 5: allowed is random, 1 to 4"),
    ],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        daedalus.edition("classic", **options)
    assert message in str(refusal.value)
    assert refusal.value.code == "option"


def test_an_agreed_cell_has_to_be_on_the_board() -> None:
    for point, size in (("h8", 7), ("f6", 5)):
        with pytest.raises(OptionError, match=f"no such cell: '{point}': the board has {size}"):
            daedalus.new_game("classic", ending=f"point:{point}", size=size)


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", 2.0, None])
def test_a_player_count_outside_1_to_4_is_refused(seats: object) -> None:
    with pytest.raises(OptionError, match=r"classic cannot be played by .*: it is for 1 to 4"):
        daedalus.new_game("classic", seats=seats)  # type: ignore[call-overload]


@pytest.mark.parametrize("name", ["", "chess", "Classic", "sliding", None, ["classic"]])
def test_an_unknown_edition_is_refused(name: object) -> None:
    with pytest.raises(OptionError, match=r"no such edition: .*: there are classic, pirates"):
        daedalus.edition(name)  # type: ignore[call-overload]


def test_a_cell_that_is_no_slot_is_refused() -> None:
    game = daedalus.new_game("classic", seed="a", start=1)
    with pytest.raises(IllegalAction, match="c1 is no slot: there are b1, d1, f1, g2"):
        game.play(0, "c1=3")


def test_a_turn_the_spare_cannot_lie_in_is_refused() -> None:
    with pytest.raises(IllegalAction, match="the spare cannot lie so: its turns are 5 a"):
        after(rules_of(), f"classic {SHUT} 5 a1,g7 1p - :A,:B", "b1=3")


def test_acting_out_of_turn_is_refused() -> None:
    game = daedalus.new_game("classic", seed="a", start=1)
    with pytest.raises(IllegalAction, match="it is the turn of player 1"):
        game.play(1, game.legal(0)[0])


def test_a_second_push_is_refused() -> None:
    with pytest.raises(IllegalAction, match="the push is made; now walk"):
        after(rules_of(), f"classic {SHUT} f a1,g7 1p - :A,:B", "b1=f", "d1=f")


@pytest.mark.parametrize("seat", [2, -2, "0", None, True, 0.0])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    game = daedalus.new_game("classic", seed="a")
    with pytest.raises(IllegalAction, match="no such seat"):
        game.play(seat, "b1=6")  # type: ignore[arg-type]


def test_a_push_names_its_slot_as_it_is_written() -> None:
    pushes = daedalus.new_game("classic", seed="a", start=1).legal(0)
    assert {push.slot for push in pushes if isinstance(push, Push)} >= {"b1", "g6", "a2"}


@pytest.mark.parametrize("seat", [2, -1])
def test_nobody_sees_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(IllegalAction, match="no such seat"):
        daedalus.new_game("classic", seed="a").view(seat)


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "b",
            "b1=",
            "b1=g",
            "b1=66",
            "=6",
            "!b1=6",
            "!!d4",
            "OUT",
            "d0",
            "d04",
            "D4",
            "d4=4=4",
        ),
        *("b1=6\n", " b1=6", "d٤", "\0", "\ud800", "b1 = 6", "b1=╳"),
        *("x" * 1_000_000, "b1=" + "6" * 1_000_000, "!" * 1_000_000),
    ],
)
def test_unreadable_actions_are_refused_and_quoted(text: str) -> None:
    game = daedalus.new_game("classic", seed="a", start=1)
    before = game.position
    with pytest.raises(NotationError) as refusal:
        game.play(0, text)
    assert len(str(refusal.value)) < 400
    assert f"not an action: {quoted(text)}" in str(refusal.value)
    assert refusal.value.code == "unreadable"
    assert game.position == before


@pytest.mark.parametrize("text", [None, 7, b"b1=6", ["b1=6"]])
def test_an_action_that_is_no_text_is_refused(text: object) -> None:
    with pytest.raises(NotationError, match="not an action"):
        daedalus.new_game("classic", seed="a").play(0, text)  # type: ignore[arg-type]


def test_options_can_be_described_to_an_interface() -> None:
    shown = [(option.name, option.default, option.allowed) for option in rules_of().options]
    assert json.dumps(shown)
    assert ("ending", "home", "home, last-card, edge, point:<cell>") in shown


@pytest.mark.parametrize(("size", "count"), DECK)
def test_a_box_has_as_many_cards_as_its_deck_says(size: int, count: int) -> None:
    assert len(rules_of(size=size).start(daedalus.Setup(1, "7")).left[0]) == count
