"""The account of a game adds up: start + own turns + others' turns + luck = result."""

import json
from pathlib import Path

import pytest

import daedalus
from daedalus import fast
from daedalus.arena.contest import Contest, play_game
from daedalus.core.game import HOUSE
from daedalus.core.record import Game
from daedalus.review import Review, chances, look_back

EXACTLY = 1e-9


def played(edition: str, seats: int, one: str, other: str, game: int, **options: object) -> Game:
    contest = Contest((one, other), edition, options, seats, seed="review")
    return daedalus.read_game(play_game(contest, contest.pairings()[0], game).record)


GOLDEN = [
    path
    for path in sorted((Path(__file__).parent.parent / "games").glob("*.game"))
    if path.stem != "classic-large"  # has no kernels: it takes longer than all others together
]


def won(game: Game) -> list[float]:
    outcome = game.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(len(game.players))]


def check(game: Game) -> Review:
    """Review a game, and check that the account of every seat and every turn adds up."""
    found = look_back(game)
    for total in found.totals:
        added = total.start + total.own + total.others + total.luck
        assert added == pytest.approx(total.end, abs=EXACTLY)
        if found.finished and len(game.players) > 1:
            assert total.end == pytest.approx(won(game)[total.seat], abs=EXACTLY)
    for turn in found.turns:
        assert all(lost <= 0 for lost in turn.own)
        assert sum(turn.table) == pytest.approx(1, abs=EXACTLY)
        for seat in range(len(game.players)):
            assert not turn.own[seat] or turn.seat in (seat, HOUSE)
            moved = turn.own[seat] + turn.others[seat] + turn.luck[seat]
            assert turn.before[seat] + moved == pytest.approx(turn.after[seat], abs=EXACTLY)
            assert 0 <= turn.after[seat] <= 1
        assert not (turn.forced and turn.own[turn.seat])
    assert len(found.moments) <= 3
    assert json.loads(found.json())["totals"][0]["end"] == found.totals[0].end
    return found


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=[] if at % 3 == 0 else [pytest.mark.long])
        for at, path in enumerate(GOLDEN)
    ],
)
def test_the_account_of_a_golden_game_adds_up(path: Path) -> None:
    check(daedalus.read_game(path.read_text()))


GAMES = [
    ("classic", 2, "expert", "medium", {}),
    ("classic", 4, "expert", "random", {"cards": 3}),
    ("pirates", 3, "hard", "easy", {"cards": 3}),
    ("galaxy", 2, "expert", "easy", {"cards": 3, "dark_lord": True}),
    ("connect", 3, "hard", "easy", {}),
    ("go", 3, "hard", "easy", {}),
]


@pytest.mark.parametrize(("edition", "seats", "one", "other", "options"), GAMES)
def test_the_account_of_an_arena_game_adds_up(
    edition: str, seats: int, one: str, other: str, options: dict[str, object]
) -> None:
    assert check(played(edition, seats, one, other, 1, **options)).finished


def test_the_account_adds_up_without_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("classic", 2, "hard", "easy", 1, cards=1)
    monkeypatch.setattr(fast, "ready", lambda: False)
    assert check(game).judged == "race"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyones_chances_sum_to_one_in_every_view(seats: int) -> None:
    game = played("classic", seats, "hard", "medium", 0, cards=3)
    for ply in range(0, len(game.events), 5):
        state = game.at(ply).state
        for seat in (None, *range(seats)):
            found = chances(game.rules, game.rules.view(state, seat), seat)
            assert sum(found) == pytest.approx(1, abs=EXACTLY)
            assert all(0 <= chance <= 1 for chance in found)
