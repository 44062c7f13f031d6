"""What a review says, what it hides, and what it does with bad input."""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import daedalus
from daedalus.arena.contest import Contest, play_game
from daedalus.cli.commands import run
from daedalus.cli.commands.review import in_points, lines
from daedalus.cli.telling import Telling
from daedalus.cli.words import Words
from daedalus.core.record import Game
from daedalus.editions.sliding.position import State
from daedalus.locales import LANGUAGES
from daedalus.review import Moment, Review, Turn, look_back
from daedalus.review import told as told_of
from daedalus.review.contest import Reviewed, adjusted, reviewed, skills
from daedalus.review.moments import FOUND, WAY, WON
from daedalus.review.values import FORMAT
from tests.review.test_account import GOLDEN, played

TWO = next(path for path in GOLDEN if path.stem == "classic-two")
CONTEST = Contest(("expert", "easy"), "classic", {"cards": 2}, 2, 4, "review")


@pytest.fixture(scope="module")
def whole() -> Review:
    return look_back(played("classic", 2, "expert", "easy", 0, cards=4))


def test_a_better_turn_is_legal_and_as_good_as_it_says(whole: Review) -> None:
    for turn in whole.turns:
        assert turn.best is not None
        game = whole.game.at(turn.ply)
        for action in turn.best.actions:
            game = game.play(turn.seat, action)
        assert turn.best.chance == pytest.approx(turn.before[turn.seat], abs=1e-9)
        assert turn.best.reasons


def test_a_turn_that_was_as_good_as_any_is_the_best_one(whole: Review) -> None:
    for turn in whole.turns:
        assert turn.best is not None
        if not turn.own[turn.seat]:
            assert turn.best.actions == turn.actions


def test_a_stronger_player_loses_less_by_its_own_turns(whole: Review) -> None:
    expert, easy = whole.totals
    assert expert.per_decision > easy.per_decision
    assert expert.feathers > easy.feathers


def test_a_review_draws_itself_in_a_notebook(whole: Review) -> None:
    drawn = whole._repr_svg_()
    assert drawn.startswith("<svg")
    assert drawn.endswith("</svg>")
    assert drawn.count('fill="url(#daedalus-seat-') == 2
    assert "Player 1 (expert)" in drawn


def test_a_name_in_the_picture_is_text_and_nothing_else(whole: Review) -> None:
    players = (daedalus.Player(name="<b>&"), daedalus.Player())
    drawn = replace(whole, game=replace(whole.game, players=players)).svg()
    assert "<b>" not in drawn
    assert "&lt;b&gt;&amp;" in drawn


def test_a_flawless_performance_is_zero_without_a_sign() -> None:
    for total in daedalus.look_back(daedalus.new_game("classic", seed="7")).totals:
        assert str(total.performance) == "0.0"


def test_the_page_reads_the_format_that_is_written() -> None:
    page = Path(__file__).parents[2] / "web/src/review/values.ts"
    assert f"export const FORMAT = {FORMAT};" in page.read_text()


def test_the_package_can_be_called() -> None:
    game = daedalus.new_game("classic", seed="7")
    assert daedalus.look_back(game).turns == ()


# --- hidden things stay hidden -------------------------------------------------------------------


def swapped(game: Game[State]) -> Game[State]:
    """Return the same game with the cards exchanged that the second seat did not come to see."""
    seen = len(game.state.found[1])
    cards = game.first.left[1]
    left = (game.first.left[0], cards[:seen] + cards[seen:][::-1])
    first = game.first._replace(left=left)
    again = replace(game, first=first, state=first, events=())
    for event in game.events:
        again = again.play(*event)
    return again


def test_a_running_game_shows_a_seat_nothing_that_is_hidden_from_it() -> None:
    game = played("classic", 2, "easy", "medium", 1).at(24)
    other = swapped(game)
    assert other.state.found == game.state.found
    assert other.state.left != game.state.left
    mine, hers = look_back(game, seat=0), look_back(other, seat=0)
    assert mine.json() == hers.json()
    assert [total.seat for total in mine.totals] == [0]
    assert all(turn.best is None for turn in mine.turns if turn.seat != 0)
    assert look_back(game).json() != look_back(other).json()


def test_only_a_seat_of_the_game_can_look() -> None:
    game = daedalus.new_game("classic", seed="7")
    for seat in (2, -1, True, "0"):
        with pytest.raises(daedalus.IllegalAction, match="no such seat"):
            look_back(game, seat=seat)  # type: ignore[arg-type]
    with pytest.raises(daedalus.OptionError, match="not a game"):
        look_back("evening.game")  # type: ignore[arg-type]


def test_a_review_can_be_stopped_and_tells_how_far_it_is() -> None:
    game = daedalus.read_game(TWO.read_text())
    told = []

    def stop(done: int, total: int) -> None:
        told.append((done, total))
        if done >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        look_back(game, tell=stop)
    assert told == [(2, len(game.events)), (4, len(game.events)), (6, len(game.events))]


# --- in the terminal -----------------------------------------------------------------------------


def test_the_command_tells_what_decided_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(TWO), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Own turns" in told
    assert "Feathers" in told
    assert "decided it:" in told


def test_points_add_up_after_rounding(whole: Review) -> None:
    odd = whole.totals[0]._replace(start=0.254, own=-0.184, others=-0.044, luck=-0.026, end=0.0)
    for total in (odd, *whole.totals):
        points = in_points(total)
        assert sum(points[name] for name in ("start", "own", "others", "luck")) == points["end"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_review_is_said_in_every_language(whole: Review, language: str) -> None:
    words, names = Words(language), ["Pip", "Orla"]
    told = list(lines(whole, words))
    assert not [line for line in told if "review-" in line or "{" in line]
    turn = max(whole.turns, key=lambda turn: len(turn.best.reasons) if turn.best else 0)
    assert turn.best is not None
    reasons = [Telling(whole, words, names).said(reason) for reason in told_of.why(turn)]
    assert reasons
    assert not [reason for reason in reasons if reason.startswith("review-")]


def test_what_the_largest_catch_was_and_where_time_went_is_said() -> None:
    def facts(found: Review, seats: Callable[[Turn], Iterable[int]]) -> list[str]:
        telling = Telling(found, Words("en"), ["Pip", "Orla"])
        said = [
            fact
            for turn in found.turns
            for seat in seats(turn)
            for fact in told_of.facts(turn, seat)
        ]
        return [telling.said(fact) for fact in said]

    garden = look_back(played("connect", 2, "easy", "random", 0))
    told = facts(garden, lambda turn: [turn.seat])
    assert any("were possible" in line for line in told)
    assert any("next player" in line for line in told)
    race = look_back(played("go", 2, "hard", "easy", 1))
    told = facts(race, lambda turn: (0, 1))
    assert any(line.startswith("Done after") for line in told), told


# --- what the others could know ------------------------------------------------------------------


def test_the_others_guess_among_cards_that_nobody_has_found(whole: Review) -> None:
    guesses = [turn for turn in whole.turns if "guess" in turn.facts[turn.seat]]
    assert guesses
    for turn in guesses:
        facts, state = turn.facts[turn.seat], whole.game.at(turn.ply).state
        assert facts["held"] == state.left[turn.seat][0]
        assert facts["guess"] not in "".join(state.found)
        assert 0 <= facts["known"] <= facts["sure"] <= 1
        assert not turn.found


def test_the_terminal_says_when_a_card_could_be_guessed(whole: Review) -> None:
    known = [turn.facts[turn.seat].get("known", 0) for turn in whole.turns]
    told = [line for line in lines(whole, Words("en")) if "could guess" in line]
    assert bool(told) == (max(known) >= told_of.CLEAR)


def test_open_cards_are_no_secret() -> None:
    found = look_back(played("classic", 2, "easy", "random", 0, cards=2, hands="open").at(12))
    assert found.turns
    assert not [turn for turn in found.turns if "guess" in turn.facts[turn.seat]]


def test_a_moment_says_only_what_is_known_to_be_true(whole: Review) -> None:
    turn = replace(
        whole.turns[0], number=1, seat=1, found="", after=(0.2, 0.5), facts=({}, {}), best=None
    )

    def told(kind: str, how: str = "", **changed: object) -> str:
        found = replace(whole, turns=(replace(turn, **changed),))  # type: ignore[arg-type]
        by = 1 if kind == "hindered" else -1
        moment = Moment(1, 0, kind, -0.3, 0.5, 0.2, by, how=how)
        return " ".join(Telling(found, Words("en"), ["Pip", "Orla"]).moment(moment))

    assert "made it harder for Pip" in told("hindered", found="A")
    assert "shut Pip out" in told("hindered", WAY, facts=({"goal": "home"}, {}))
    assert "got ahead of Pip. Found on this turn: the" in told("hindered", FOUND, found="A")
    assert "Orla was there first" in told("hindered", WON)
    assert "Pip took the win" in told("fine", after=(1.0, 0.0))
    assert "Orla was faster" in told("slower")


def test_no_sentence_is_wider_than_the_terminal(whole: Review) -> None:
    words = Words("de")
    whole_lines, folded = list(lines(whole, words)), list(lines(whole, words, 72))
    assert max(map(len, folded)) <= 72 < max(map(len, whole_lines))
    assert " ".join(" ".join(folded).split()) == " ".join(" ".join(whole_lines).split())


def test_a_shared_win_is_said_to_be_shared(whole: Review) -> None:
    words = Words("en")
    assert "share the 100" not in "".join(lines(whole, words))
    even = replace(whole, totals=tuple(total._replace(end=0.5) for total in whole.totals))
    assert "share the 100" in "".join(lines(even, words))


def test_the_command_writes_json_and_the_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    curve = tmp_path / "curve.svg"
    assert run(["review", str(TWO), "--json", "--svg", str(curve)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["review"] == FORMAT
    assert len(found["turns"]) > 10
    assert curve.read_text().startswith("<svg")


def test_the_picture_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    curve = tmp_path / "curve.svg"
    assert run(["review", str(TWO), "--svg", str(curve), "--lang", "de"]) == 0
    drawn = curve.read_text("utf-8")
    ElementTree.fromstring(drawn)
    assert ">Wer lag vorn?</text>" in drawn
    assert ">Zug</text>" in drawn
    assert ">Pip</text>" in drawn


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_a_game_that_has_just_begun_is_drawn(plies: int) -> None:
    ElementTree.fromstring(look_back(daedalus.read_game(TWO.read_text()).at(plies)).svg())


@pytest.mark.parametrize("picture", ["a.game", "./a.game", "nowhere/curve.svg", "."])
def test_a_picture_that_cannot_be_written_is_refused_before_the_work(
    picture: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    record = TWO.read_bytes()
    Path("a.game").write_bytes(record)
    assert run(["review", "a.game", "--svg", picture]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert ("overwrite" in told.err) == picture.endswith("a.game")
    assert Path("a.game").read_bytes() == record


def test_a_picture_does_not_overwrite_the_games_of_an_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = of_an_arena(tmp_path)
    before = file.read_bytes()
    assert run(["review", f"{file}#1", "--svg", str(file)]) == 2
    assert "overwrite" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_looking_at_a_game_of_an_arena_leaves_its_file_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = of_an_arena(tmp_path)
    with file.open("a") as still_written:
        still_written.write('{"contest": "')
    before = file.read_bytes()
    assert run(["replay", f"{file}#1", "--verify"]) == 0
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", ["review", "replay"])
def test_a_file_with_many_games_is_refused_with_the_way_to_name_one(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, str(of_an_arena(tmp_path))]) == 2
    assert "add the number of one, like #1" in capsys.readouterr().err


def of_an_arena(folder: Path) -> Path:
    """Return a file with a game of a contest."""
    file = folder / "arena.games"
    played = play_game(CONTEST, CONTEST.pairings()[0], 0)
    file.write_text(json.dumps(played._asdict()) + "\n")
    return file


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: text[: len(text) // 2].rpartition("\n")[0], "breaks off"),
        (lambda text: text.replace("daedalus 1", "daedalus 9"), "format '9'"),
        (lambda text: text.replace("rules 1", "rules 99"), "rules of version '99'"),
        (lambda text: "", "expected 'daedalus"),
    ],
)
def test_a_bad_record_is_refused_in_one_sentence(
    spoil: object, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(spoil)
    file = tmp_path / "bad.game"
    file.write_text(spoil(TWO.read_text()))
    assert run(["review", str(file)]) == 2
    told = capsys.readouterr()
    assert why in told.err
    assert told.err.count("\n") == 1
    assert not told.out


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = daedalus.read_game(TWO.read_text()).at(11)  # a push is made, the walk is not
    file = tmp_path / "half.game"
    file.write_text(game.record())
    assert run(["review", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert not found["finished"]
    assert len(found["turns"]) == 5
    assert run(["review", str(file), "--lang", "en"]) == 0
    assert "not over" in capsys.readouterr().out


def test_a_record_that_hides_cards_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = daedalus.new_game("classic", seed="7")
    file = tmp_path / "running.game"
    file.write_text(game.record().replace(game.position, game.rules.write(game.view(0))))
    assert run(["review", str(file)]) == 2
    assert "hides cards" in capsys.readouterr().err


# --- a contest -----------------------------------------------------------------------------------


def test_a_contest_tells_skill_and_luck_of_each_bot() -> None:
    pairing = CONTEST.pairings()[0]
    games = [reviewed(play_game(CONTEST, pairing, game)) for game in range(4)]
    found = {each.bot: each for each in skills(games)}
    assert found["easy"].per_decision < found["expert"].per_decision <= 0
    [pair] = adjusted(games)
    assert (pair.one, pair.other, pair.games) == ("expert", "easy", 4)
    assert pair.plain[1] <= pair.plain[0] <= pair.plain[2]


def test_who_is_luckier_is_so_by_the_deal_and_by_later_cards() -> None:
    game = reviewed(play_game(CONTEST, CONTEST.pairings()[0], 0))
    seat = game.played.seat
    even = [total._replace(start=0.5, luck=0.0) for total in game.totals]
    alike = game._replace(totals=tuple(even))
    assert (alike.dealt, alike.drawn) == (0, 0)
    even[seat] = even[seat]._replace(start=0.6, luck=-0.2)
    luckier = game._replace(totals=tuple(even))
    assert luckier.dealt == pytest.approx(0.1)
    assert luckier.drawn == pytest.approx(-0.2)


def test_luck_that_decides_every_game_leaves_no_doubt_about_the_rate() -> None:
    """With few deals nobody can tell the share of luck, so they stay as they are."""
    game = reviewed(play_game(CONTEST, CONTEST.pairings()[0], 0))
    seat = game.played.seat

    def lucky(deal: int) -> Reviewed:
        won = float(deal % 4 == 0)
        totals = [total._replace(start=0.5, luck=0.0) for total in game.totals]
        totals[seat] = totals[seat]._replace(luck=won - 0.25)
        return Reviewed(game.played._replace(deal=deal, won=won), tuple(totals))

    [few], [many] = (adjusted([lucky(deal) for deal in range(count)]) for count in (12, 48))
    assert few.without_luck == few.plain
    assert many.plain[0] == 0.25
    assert many.without_luck == pytest.approx((0.25, 0.25, 0.25))
    assert many.narrower == pytest.approx(0)


def test_the_arena_reviews_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "2", "-o", "cards=1", "--jobs", "1", "--review"]
    assert run(["arena", "expert", "easy", *options]) == 0
    told = capsys.readouterr().out
    assert "without luck" in told
    assert "expert v easy" in told
