"""A record from elsewhere becomes a table that is over; what breaks the rules does not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from daedalus.core.errors import GameError, IllegalAction, OptionError
from daedalus.core.record import Game
from daedalus.editions import new_game, read_game
from daedalus.table.budget import MOST_ACTIONS, TooLarge
from daedalus.table.people import NOBODY
from daedalus.table.recorded import admitted, log_of_record, read_log
from daedalus.table.replays import record_of_table
from daedalus.table.table import Table
from daedalus.table.terms import Terms
from daedalus.table.views import played

AT = 1_794_790_641_341
GAMES = Path(__file__).parents[1] / "games"
WHOLE = (
    "classic-two",
    "classic-alone",
    "pirates-four",
    "galaxy-dark-lord",
    "go-three",
    "connect-six",
)
TERMS = Terms(str.strip, str)


def kept(name: str) -> str:
    return (GAMES / f"{name}.game").read_text("utf-8")


def opened(record: str) -> Table:
    table = Table("t")
    for row in admitted(read_log(log_of_record(record, AT)), TERMS):
        table.absorb(row)
    return table


def played_out(game: Game) -> Game:
    chance = Random(7)
    while game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, chance.choice(game.legal(seat)), 700)
    return game


@pytest.mark.parametrize("name", WHOLE)
def test_the_record_of_the_table_is_the_record_that_was_sent(name: str) -> None:
    table = opened(kept(name))
    assert table.phase == "over"
    assert record_of_table(played(table, NOBODY, None)).decode() == kept(name)


def test_the_game_has_ended_when_it_was_sent_and_belongs_to_nobody() -> None:
    table = opened(kept("classic-two"))
    assert table.last_at == AT
    assert table.made_at == AT - sum(event.ms for event in read_game(kept("classic-two")).events)
    assert not table.listed
    assert not any(chair.keys for chair in table.chairs)
    assert table.host == ""


def test_a_game_from_a_position_is_kept_with_it() -> None:
    first = new_game("classic", seats=2, seed="7", cards=1, size=5, ending="last-card")
    game = played_out(new_game("classic", seats=2, seed="8", position=first.position))
    assert record_of_table(played(opened(game.record()), NOBODY, None)).decode() == game.record()


def test_only_what_is_over_and_dealt_by_its_seed_is_kept() -> None:
    whole = kept("classic-two")
    head, _, rest = whole.partition("\n\n")
    with pytest.raises(IllegalAction, match="not over"):
        log_of_record(
            f"{head}\n\n{rest.splitlines()[0]}\n\nseed {read_game(whole).seed}\nend\n", AT
        )
    with pytest.raises(GameError, match="seed"):  # its deal cannot be checked
        log_of_record(kept("classic-home"), AT)
    other = new_game("classic", seats=2, seed="another").record()
    seed = read_game(other).seed
    lines = [line for line in whole.splitlines() if not line.startswith(("sha256", "seed"))]
    with pytest.raises(GameError, match="deals another"):
        log_of_record("\n".join([*lines[:-1], f"seed {seed}", "end"]), AT)


def test_what_breaks_the_rules_or_is_no_record_is_refused() -> None:
    with pytest.raises(GameError):
        log_of_record("nonsense", AT)
    with pytest.raises(GameError, match="line"):
        log_of_record(kept("connect-six").replace("\n\n", "\n\n1 0 pass\n", 1), AT)
    with pytest.raises(TooLarge):
        log_of_record("1 0 b1=6\n" * (MOST_ACTIONS + 101), AT)


def test_a_game_of_more_than_a_year_is_refused() -> None:
    first, _, rest = kept("classic-small").partition("\n\n")
    seat, _, action = rest.splitlines()[0].split(" ", 2)
    slow = rest.replace(rest.splitlines()[0], f"{seat} 99999999999 {action}", 1)
    with pytest.raises(TooLarge, match="year"):
        log_of_record(f"{first}\n\n{slow}", AT)


def test_players_are_people_and_known_bots_with_allowed_names() -> None:
    whole = kept("classic-two")
    line = next(line for line in whole.splitlines() if line.startswith("seat 2"))
    with pytest.raises(OptionError, match="not at a table"):
        log_of_record(whole.replace(line, "seat 2 program Zeno"), AT)
    known = opened(whole.replace(line, "seat 2 bot:hard Zeno"))
    assert (known.chairs[1].kind, known.chairs[1].level, known.chairs[1].name) == (
        "bot",
        "hard",
        "Zeno",
    )

    def refuse(text: object) -> str:
        raise OptionError(f"not here: {text}")

    rows = read_log(log_of_record(whole.replace(line, "seat 2 bot:odd Zeno"), AT))
    for terms in (Terms(refuse, str), Terms(str, refuse)):
        with pytest.raises(OptionError, match="not here"):
            admitted(rows, terms)
