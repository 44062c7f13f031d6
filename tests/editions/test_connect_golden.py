"""Golden games of Connect, one per subtlety: each is replayed, and its special moment checked."""

from pathlib import Path

import pytest

import daedalus
from daedalus.core.errors import IllegalAction
from daedalus.editions.connect.maze import cell_name, place, survey
from daedalus.editions.connect.rules import RULES

GAMES = Path(__file__).parents[1] / "games"


def golden(name: str) -> daedalus.Game:
    return daedalus.read_game((GAMES / f"connect-{name}.game").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted(GAMES.glob("connect*.game")), ids=lambda path: path.stem)
def test_a_golden_game_is_a_whole_game_as_dealt(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = daedalus.read_game(text)
    assert game.record() == text
    daedalus.verify(game)
    assert len(game.events) == 46
    assert game.outcome is not None


def test_a_tile_stays_if_the_rest_would_meet_at_a_corner_only() -> None:
    game = golden("corner").at(18)
    seat = game.to_act[0]
    lay = game.rules.parse("lay 22@2,0=5")
    caught = [cell_name(cell) for cell in RULES.catchable(game.state, lay)]
    assert "1,2" in caught
    assert "lay 22@2,0=5" in game.legal(seat)
    with pytest.raises(IllegalAction, match="would not hang together side by side"):
        game.play(seat, "lay 22@2,0=5 take 1,2")
    # What would be left meets at corners: no tile would lie alone.
    left = {place(cell) for cell, _ in game.state.lying if cell_name(cell) != "1,2"} | {(2, 0)}
    for x, y in left:
        assert {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left - {(x, y)}
    assert golden("corner").events[18].action.startswith("lay 22@2,0=5")


def test_of_two_linked_tiles_one_may_go_and_the_player_chooses() -> None:
    game = golden("choice").at(18)
    seat = game.to_act[0]
    lay = RULES.parse("lay 33@1,-1=5")
    sets = [[cell_name(cell) for cell in cells] for cells in RULES.takes(game.state, lay)]
    assert sets == [[], ["0,0"], ["1,0"]]
    with pytest.raises(IllegalAction, match="would not hang together side by side"):
        game.play(seat, "lay 33@1,-1=5 take 0,0 1,0")
    for cell in ("0,0", "1,0"):
        assert len(game.play(seat, f"lay 33@1,-1=5 take {cell}").state.caught[seat]) > 0
    assert golden("choice").events[18].action == "lay 33@1,-1=5 take 0,0"


def test_where_no_path_leads_out_touching_is_enough() -> None:
    whole = golden("fallback")
    for ply in range(26, 30):
        game = whole.at(ply)
        assert not survey(game.state.lying).exits
        actions = game.legal(game.to_act[0])
        assert whole.events[ply].action in actions
        assert not any("take" in action for action in actions)
    assert survey(whole.at(25).state.lying).exits
    assert survey(whole.at(30).state.lying).exits


def test_equal_counts_share_the_win() -> None:
    outcome = golden("shared-win").outcome
    assert outcome == daedalus.Outcome(ranks=(3, 4, 1, 1), scores=(7, 6, 12, 12))
    assert outcome.winners == (2, 3)


def test_six_play_out_their_hands() -> None:
    game = golden("six")
    assert len(game.players) == 6
    state = game.at(46 - 12).state
    assert not state.pile
    assert [len(hand) for hand in state.hands] == [2] * 6
    # Nobody draws any more: two rounds are left, everyone lays what they hold.
    assert [event.seat for event in game.events[-12:]] == [
        (game.events[-12].seat + turn) % 6 for turn in range(12)
    ]
