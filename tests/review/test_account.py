"""The account of a game adds up: start + own turns + others' turns + luck = result."""

import pytest

import daedalus
from daedalus.arena.contest import Contest, play_game
from daedalus.core.game import HOUSE
from daedalus.core.record import Game
from daedalus.review import chances, review

EXACTLY = 1e-9


def played(edition: str, seats: int, one: str, other: str, game: int, **options: object) -> Game:
    contest = Contest((one, other), edition, options, seats, seed="review")
    return daedalus.read_game(play_game(contest, contest.pairings()[0], game).record)


GAMES = [
    ("classic", 2, "expert", "medium", {}),
    ("classic", 3, "hard", "easy", {"cards": 4}),
    ("classic", 4, "expert", "hard", {"cards": 3}),
    ("classic", 2, "hard", "medium", {"cards": 4, "hands": "open"}),
    ("classic", 3, "expert", "medium", {"cards": 3, "hands": "own", "ending": "last-card"}),
    ("classic", 2, "expert", "medium", {"cards": 3, "ending": "edge"}),
    ("pirates", 2, "expert", "hard", {"cards": 4, "ending": "point:d4"}),
    ("galaxy", 3, "hard", "medium", {"cards": 4}),
    ("classic", 2, "medium", "easy", {"cards": 4, "dark_lord": True}),
    ("classic", 2, "medium", "easy", {"cards": 2, "size": 5}),
    ("go", 2, "hard", "easy", {}),
    ("go", 4, "hard", "medium", {}),
    ("connect", 2, "hard", "easy", {}),
    ("connect", 5, "medium", "easy", {}),
]


@pytest.mark.parametrize(("edition", "seats", "one", "other", "options"), GAMES)
def test_the_account_adds_up(
    edition: str, seats: int, one: str, other: str, options: dict[str, object]
) -> None:
    game = played(edition, seats, one, other, 1, **options)
    found = review(game)
    outcome = game.outcome
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)]
    for total in found.totals:
        total_of = total.start + total.own + total.others + total.luck
        assert total_of == pytest.approx(won[total.seat], abs=EXACTLY)
        assert total.end == pytest.approx(won[total.seat], abs=EXACTLY)
    for turn in found.turns:
        assert all(lost <= 0 for lost in turn.own)
        assert all(not lost for seat, lost in enumerate(turn.own) if turn.seat not in (seat, HOUSE))
        assert sum(turn.table) == pytest.approx(1, abs=EXACTLY)
        for seat in range(seats):
            moved = turn.own[seat] + turn.others[seat] + turn.luck[seat]
            assert turn.before[seat] + moved == pytest.approx(turn.after[seat], abs=EXACTLY)
            assert 0 <= turn.after[seat] <= 1
        if turn.forced:
            assert turn.own[turn.seat] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyones_chances_sum_to_one_in_every_view(seats: int) -> None:
    game = played("classic", seats, "hard", "medium", 0, cards=3)
    for ply in range(0, len(game.events), 5):
        state = game.at(ply).state
        for seat in (None, *range(seats)):
            found = chances(game.rules, game.rules.view(state, seat), seat)
            assert sum(found) == pytest.approx(1, abs=EXACTLY)
            assert all(0 <= chance <= 1 for chance in found)
