"""Games and their records: what is told, what is refused and with which line."""

from dataclasses import FrozenInstanceError, replace

import pytest

import daedalus
from daedalus.core.errors import (
    GameError,
    IllegalAction,
    NotationError,
    OptionError,
    Stale,
    shortened,
)
from daedalus.core.record import Player, begin, seed_hash, verify

PLAYERS = (Player("human", "Pip"), Player("bot:hard", "Orla die Große"))


def short_game() -> daedalus.Game:
    game = daedalus.new_game("classic", seed="7", cards=6, start=1, players=PLAYERS)
    for action, ms in (("b1=5", 1200), ("a1", 850), ("a4=3", 40)):
        game = game.play(game.to_act[0], action, ms)
    return game


RECORD = short_game().record()


def test_a_record_reads_like_this() -> None:
    lines = RECORD.split("\n")
    assert lines[:6] == [
        "daedalus 1",
        "edition classic",
        "options cards=6 start=1",
        "rules 1",
        "seat 1 human Pip",
        "seat 2 bot:hard Orla die Große",
    ]
    assert lines[6].startswith("position classic 6")
    assert lines[7] == f"sha256 {seed_hash('7')}"
    assert lines[8:] == ["", "1 1200 b1=5", "1 850 a1", "2 40 a4=3", "", "seed 7", "end", ""]


def test_a_record_reads_back_as_the_same_game() -> None:
    game = daedalus.read_game(RECORD)
    assert game == short_game()
    assert game.players == PLAYERS
    assert game.events[1] == (0, "a1", 850)
    assert str(game) == game.position
    daedalus.verify(game)


def test_a_game_never_changes() -> None:
    game = short_game()
    before = game.position
    after = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert game.position == before != after.position
    assert len(after.events) == len(game.events) + 1
    with pytest.raises(FrozenInstanceError):
        game.state = after.state  # type: ignore[misc]


def test_a_game_remembers_every_moment() -> None:
    game = short_game()
    assert game.at(0).position == game.rules.write(game.first)
    assert game.at(2).events == game.events[:2]
    assert game.at(len(game.events)) == game


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    assert daedalus.read_game("\ufeff" + RECORD.replace("\n", "\r\n")) == short_game()


def test_a_game_without_a_seed_has_no_hash_to_show() -> None:
    text = "\n".join(
        line for line in RECORD.split("\n") if not line.startswith(("sha256", "seed "))
    )
    game = daedalus.read_game(text)
    assert (game.seed, game.seed_sha256) == (None, None)
    assert daedalus.read_game(game.record()) == game
    with pytest.raises(NotationError, match="the record does not tell its seed"):
        daedalus.verify(game)


def test_a_deal_that_its_seed_does_not_make_is_found_out() -> None:
    other = daedalus.new_game("classic", seed="8", cards=6, start=1).position
    mine = short_game().rules.write(short_game().first)
    forged = daedalus.read_game(
        "\n".join(
            line for line in RECORD.replace(mine, other).split("\n") if line[:2] not in ("1 ", "2 ")
        )
    )
    with pytest.raises(NotationError, match="the seed '7' deals another first position"):
        daedalus.verify(forged)


@pytest.mark.parametrize(
    ("old", "new", "error", "complaint"),
    [
        ("daedalus 1", "daedalus 2", NotationError, "line 1 of the record: format '2'"),
        ("daedalus 1\n", "", NotationError, "line 1 of the record: expected 'daedalus ...'"),
        ("edition classic", "edition chess", OptionError, "line 2 of the record: no such edition"),
        ("cards=6", "cards=99", OptionError, "line 3 of the record: option cards cannot be '99'"),
        ("cards=6", "cards", OptionError, "line 3 of the record: not an option: 'cards'"),
        ("rules 1", "rules 7", NotationError, "line 4 of the record: rules of version '7'"),
        ("human Pip", "human " + "P" * 25, OptionError, "line 5 of the record: not a name"),
        ("human Pip", "human \x07", OptionError, "line 5 of the record: not a name"),
        ("human Pip", "human  Pip", OptionError, "no blanks around it"),
        ("human Pip", "HUMAN Pip", OptionError, "not a kind of player: 'HUMAN'"),
        ("seat 2", "seat 3", NotationError, "line 6 of the record: expected 'position ...'"),
        (
            "seat 2 bot:hard Orla die Große\n",
            "",
            NotationError,
            "2 sit in the position, 1 are named",
        ),
        ("position ", "position x", NotationError, "line 7 of the record: not a position"),
        ("sha256 7", "sha256 x", NotationError, "line 8 of the record: not a sha256"),
        ("1 1200 b1=5", "1 1200 b1=3", IllegalAction, "line 10 of the record: not allowed"),
        ("1 1200 b1=5", "1 1200 zz", NotationError, "line 10 of the record: not an action: 'zz'"),
        ("1 1200 b1=5", "1 b1=5", NotationError, "line 10 of the record: not an action: '1 b1=5'"),
        ("1 1200 b1=5", "3 1200 b1=5", IllegalAction, "line 10 of the record: no such seat: 3"),
        ("1 1200 b1=5", "0 1200 b1=5", IllegalAction, "line 10 of the record: not allowed"),
        ("2 40", "1 40", IllegalAction, "it is the turn of player 2"),
        ("seed 7", "seed 8", NotationError, "does not have the sha256 given at the start"),
        (
            "seed 7",
            "sead 7",
            NotationError,
            "line 14 of the record: not an action, and not the end",
        ),
        (
            "end\n",
            "end\nmore\n",
            NotationError,
            "line 16 of the record: not expected after the end",
        ),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    old: str, new: str, error: type[GameError], complaint: str
) -> None:
    assert old in RECORD
    with pytest.raises(error) as refusal:
        daedalus.read_game(RECORD.replace(old, new, 1))
    assert complaint in str(refusal.value)


def test_every_truncated_record_is_refused() -> None:
    for at in range(len(RECORD.rstrip())):
        with pytest.raises(GameError, match=r"line \d+ of the record: "):
            daedalus.read_game(RECORD[:at])


@pytest.mark.parametrize(
    "text", ["", "\n" * 1_000_000, "x" * 5_000_000, "\0" * 1000, "daedalus 1\n" * 99_999]
)
def test_megabytes_of_noise_are_refused(text: str) -> None:
    with pytest.raises(NotationError) as refusal:
        daedalus.read_game(text)
    assert len(str(refusal.value)) < 400


@pytest.mark.parametrize("text", [None, 7, b"daedalus 1"])
def test_what_is_no_text_is_no_record(text: object) -> None:
    with pytest.raises(NotationError, match="not a record"):
        daedalus.read_game(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [7.0, None, True, b"7", "x" * 257, "two\nlines"])
def test_a_seed_is_a_line_of_text(seed: object) -> None:
    with pytest.raises(OptionError, match="not a seed"):
        daedalus.new_game("classic", seed=seed)  # type: ignore[call-overload]


def test_a_number_is_taken_as_its_digits() -> None:
    assert daedalus.new_game("classic", seed=7) == daedalus.new_game("classic", seed="7")


def test_players_must_fit_the_seats() -> None:
    with pytest.raises(OptionError, match="2 players do not fit 3 seats"):
        daedalus.new_game("classic", seats=3, players=PLAYERS)


@pytest.mark.parametrize("ms", [-1, 0.5, "9", True])
def test_time_is_a_number_of_milliseconds(ms: object) -> None:
    game = short_game()
    with pytest.raises(NotationError, match="not a number of milliseconds"):
        game.play(1, "a1", ms=ms)  # type: ignore[arg-type]


def test_every_error_has_a_code_of_its_own_for_the_wire() -> None:
    errors = (GameError, NotationError, OptionError, IllegalAction, Stale)
    assert len({error.code for error in errors}) == 5
    assert all(issubclass(error, ValueError) for error in errors)


def test_a_seal_is_told_and_binds_the_host_to_the_own_part_of_the_seed() -> None:
    game = daedalus.new_game("classic", seed="mine+yours", players=PLAYERS)
    sealed = replace(game, seal=seed_hash("mine"))
    assert f"seal {seed_hash('mine')}" in sealed.record().split("\n")
    verify(daedalus.read_game(sealed.record()))
    with pytest.raises(NotationError, match="not the one that was sealed"):
        verify(replace(game, seal=seed_hash("another")))


@pytest.mark.parametrize(
    ("text", "shown"),
    [("b1 =\n6", "b1 = 6"), (7, "7"), ("x" * 500, "x" * 99), ("a\u202eb", "a\ufffdb")],
)
def test_what_is_quoted_is_one_short_line(text: object, shown: str) -> None:
    assert shortened(text).startswith(shown[:40])
    assert len(shortened(text)) < 200


def test_what_is_no_setup_deals_nothing() -> None:
    with pytest.raises(OptionError, match="not a setup"):
        begin(daedalus.edition("classic"), None)  # type: ignore[arg-type]


def test_a_square_off_the_board_is_refused_by_its_name() -> None:
    with pytest.raises(IllegalAction, match="z99"):
        daedalus.new_game("classic", seed="7").play(0, "z99")
    pushed = short_game()
    with pytest.raises(IllegalAction, match="z99"):
        pushed.play(pushed.to_act[0], "z99")
