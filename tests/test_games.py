"""Golden games: each replays for ever, position by position.

Beside every tests/games/NAME.game stands NAME.positions with the position after every action.  When
a rule is changed on purpose, `daedalus record --write tests/games/*.game` makes the games anew and
`python -m tests.test_games` the positions; the difference is what there is to review.
"""

from pathlib import Path

import pytest

import daedalus
from daedalus.core.record import transcript

GAMES = sorted((Path(__file__).parent / "games").glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_position_by_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = daedalus.read_game(text)
    assert game.record() == text
    told = path.with_suffix(".positions").read_text(encoding="utf-8").splitlines()
    for ply, (now, then) in enumerate(zip(transcript(game).splitlines(), told, strict=True)):
        assert now == then, f"{path.name}, ply {ply}"
    if game.seed is not None:
        daedalus.verify(game)


def test_no_transcript_is_left_without_its_game() -> None:
    told = (Path(__file__).parent / "games").glob("*.positions")
    assert {path.stem for path in told} == {path.stem for path in GAMES}


if __name__ == "__main__":
    for path in GAMES:
        game = daedalus.read_game(path.read_text(encoding="utf-8"))
        path.with_suffix(".positions").write_text(transcript(game), encoding="utf-8", newline="\n")
