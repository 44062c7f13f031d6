"""Gymnasium's own checks, playing alone, and playing against our bots."""

from typing import Any

import pytest

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402

import daedalus  # noqa: E402
from daedalus.adapters import gymnasium as ours  # noqa: E402
from daedalus.core.errors import OptionError  # noqa: E402

ALONE = ("Daedalus/ClassicSolo-v0", "Daedalus/GoSolo-v0")
AGAINST = tuple(
    f"Daedalus/{name}AgainstBots-v0" for name in ("Classic", "Pirates", "Galaxy", "Connect", "Go")
)


def made(name: str, **arguments: Any) -> Any:
    return gymnasium.make(name, **arguments).unwrapped


def legal(env: Any, at: int = 0) -> int:
    choices = np.flatnonzero(env.action_masks())
    return int(choices[at % len(choices)])


@pytest.mark.parametrize("name", [*ALONE, *AGAINST])
# A picture as text is not what Gymnasium expects of modes it does not know.
@pytest.mark.filterwarnings("ignore:.*Human-mode rendering.*")
def test_gymnasium_finds_no_fault(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(name))
    capsys.readouterr()


@pytest.mark.parametrize("name", [*ALONE, *AGAINST])
def test_seeds_make_the_same_games(name: str) -> None:
    def play(env: Any) -> list[Any]:
        told: list[Any] = [env.reset(seed=3)]
        for at in range(25):
            told.append(env.step(legal(env, at * 31)))
            if told[-1][2]:
                break
        told.append(env.reset())
        return told

    once = play(made(name))
    assert data_equivalence(once, play(made(name)), exact=True)
    if "Go" not in name:  # where nothing is rolled yet
        assert not data_equivalence(once[0], once[-1], exact=True)
    assert any(not data_equivalence(once[0], (step[0], step[4])) for step in once[1:-1])


def test_masks_come_in_all_forms() -> None:
    for name in (*ALONE, *AGAINST):
        env = made(name)
        seen, told = env.reset(seed=1)
        assert seen["action_mask"].dtype == np.int8
        assert np.array_equal(seen["action_mask"], told["action_mask"])
        assert env.action_masks().dtype == np.bool_
        assert np.array_equal(env.action_masks(), seen["action_mask"].astype(bool))
        assert seen["action_mask"].any()


@pytest.mark.parametrize("name", [*ALONE, *AGAINST])
def test_a_number_that_is_not_legal_changes_nothing(name: str) -> None:
    env = made(name, rewards={"illegal": -3})
    before, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[-1])
    for number in (wrong, -1, 10**6):
        after, paid, over, cut, _ = env.step(number)
        assert paid == -3
        assert not over
        assert not cut
        if "Go" not in name:  # where time passes
            assert data_equivalence(before, after, exact=True)


def test_alone_every_goal_is_paid_and_every_turn_costs() -> None:
    env = made("Daedalus/ClassicSolo-v0", cards=2)
    env.reset(seed=7)
    rules = env.table.rules
    assert env.table.spot.state == daedalus.new_game("classic", seats=1, seed="7", cards=2).state
    bot = daedalus.bots.make("medium", "7")
    total, turns, over = 0.0, 0, False
    while not over:
        state = env.table.spot.state
        action = bot.choose(rules, rules.view(state, 0), 0, None, 2 * turns)
        (number,) = env.table.code.numbers(env.table.spot, 0, action)
        turns += state.phase == "w"
        _, paid, over, cut, _ = env.step(number)
        total += paid
        assert not cut
    assert total == pytest.approx(2 + 1 - 0.1 * turns)
    assert not env.action_masks().any()


def test_alone_steps_are_limited() -> None:
    env = made("Daedalus/ClassicSolo-v0", step_limit=3)
    env.reset(seed=1)
    assert [env.step(legal(env))[3] for _ in range(3)] == [False, False, True]


def test_alone_with_go_every_solution_is_paid_until_time_is_up() -> None:
    env = made("Daedalus/GoSolo-v0")
    env.reset(seed=2)
    race, bot = env.match, daedalus.bots.make("master", "2")
    total, steps, over = 0.0, 0, False
    while not over:
        number = 0
        if 0 in race.rules.to_act(race.state):
            action = bot.choose(race.rules, race.rules.view(race.state, 0), 0)
            (number,) = race.code.numbers(None, 0, action)
        _, paid, over, _, _ = env.step(number)
        total += paid
        steps += 1
    assert total == race.state.scores[0] >= 20
    assert steps <= 301  # five minutes, a second each


@pytest.mark.parametrize("edition", ["classic", "galaxy", "connect", "go"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_bots_take_the_other_seats(edition: str, seat: int | None) -> None:
    options: dict[str, Any] = {} if edition in ("connect", "go") else {"cards": 1}
    env = ours.AgainstBots(edition, ("easy", "medium"), seat, step_limit=None, **options)
    seats, paid, over = set(), 0.0, False
    for seed in range(4 if seat is None else 1):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.action_masks().any()
        over, step = False, 0
        while not over and step < 1200:
            _, paid, over, _, _ = env.step(legal(env, step * 7919))
            step += 1
            assert over or env.action_masks().any()
        assert over
        outcome = env.game.rules.outcome(env.game.state)
        assert outcome is not None
        assert (env.seat in outcome.winners) == (paid > 0)
    assert seats == {seat} if seat is not None else len(seats) > 1


def test_bots_are_told_no_more_than_their_view(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    choose = daedalus.bots.Bot.choose

    def spy(bot: Any, rules: Any, view: Any, seat: int, *rest: Any) -> Any:
        asked.append(rules.view(view, seat) == view and "?" in rules.write(view))
        return choose(bot, rules, view, seat, *rest)

    monkeypatch.setattr(daedalus.bots.Bot, "choose", spy)
    for edition in ("classic", "connect", "go"):
        env = ours.AgainstBots(edition, "easy", 0)
        env.reset(seed=1)
        for at in range(12):
            env.step(legal(env, at))
    assert len(asked) > 12
    assert all(asked)


@pytest.mark.parametrize(
    "arguments",
    [{"bots": ("genius",)}, {"seat": 2}, {"edition": "chess"}, {"bots": ("easy",) * 6}],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        ours.AgainstBots(**arguments)


def test_registering_twice_is_no_fault() -> None:
    ours.register()


@pytest.mark.parametrize("name", [*ALONE, AGAINST[0], AGAINST[-1]])
def test_people_can_watch(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = made(name, render_mode="human")
    env.reset(seed=1)
    env.step(legal(env))
    assert len(capsys.readouterr().out.splitlines()) > 10
    assert env.render() is None
