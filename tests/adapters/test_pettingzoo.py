"""PettingZoo's own conformance suites, and what they do not ask."""

import pickle
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

import pettingzoo.test.performance_benchmark  # noqa: E402,F401
from pettingzoo.test import (  # noqa: E402
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import daedalus  # noqa: E402
from daedalus.adapters import pettingzoo as ours  # noqa: E402
from daedalus.adapters.encoding import DecisionPoint  # noqa: E402
from daedalus.adapters.pettingzoo import (  # noqa: E402
    classic_v0,
    connect_v0,
    galaxy_v0,
    go_v0,
    pirates_v0,
)
from daedalus.core.errors import GameError, NotationError, OptionError  # noqa: E402

benchmark = sys.modules["pettingzoo.test.performance_benchmark"]
MODULES: dict[str, Any] = {
    "classic_v0": classic_v0,
    "pirates_v0": pirates_v0,
    "galaxy_v0": galaxy_v0,
    "connect_v0": connect_v0,
    "go_v0": go_v0,
}
IN_TURN = ("classic_v0", "pirates_v0", "galaxy_v0", "connect_v0")
# The suites know by name which of PettingZoo's own environments may have Dict observations, and
# an agent that is not in turn has an empty mask.
ALLOWED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def allowed(function: Any) -> Any:
    for mark in ALLOWED:
        function = mark(function)
    return function


@allowed
@pytest.mark.parametrize("name", MODULES)
def test_api(name: str) -> None:
    cycles = 40 if name == "connect_v0" else 200
    api_test(MODULES[name].env(), num_cycles=cycles)
    api_test(MODULES[name].raw_env(players=3), num_cycles=20)


@allowed
def test_api_of_variants() -> None:
    api_test(galaxy_v0.env(players=4, dark_lord=True, ending="edge", hands="open", cards=1), 300)
    api_test(classic_v0.env(players=1, cards=2, size=5, turn_limit=30), 100)
    api_test(classic_v0.env(turn_limit=3), 100)


@pytest.mark.parametrize("name", MODULES)
def test_seeds(name: str) -> None:
    seed_test(MODULES[name].env, num_cycles=25)


@pytest.mark.parametrize("name", MODULES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MODULES[name].env, {"svg": lambda drawn: drawn.startswith("<svg")})
    assert "┼" in capsys.readouterr().out or name != "go_v0"  # "human" prints


@allowed
@pytest.mark.parametrize("name", MODULES)
def test_parallel_api(name: str) -> None:
    parallel_api_test(MODULES[name].parallel_env(), num_cycles=60)
    parallel_api_test(go_v0.parallel_env(players=4, tick_limit=20), num_cycles=60)


@pytest.mark.parametrize("name", MODULES)
def test_parallel_seeds(name: str) -> None:
    parallel_seed_test(MODULES[name].parallel_env, num_cycles=50)


@pytest.mark.parametrize("name", MODULES)
def test_performance_benchmark(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It plays for five seconds by the clock: here a second goes by whenever it looks.
    seconds = count()
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: float(next(seconds))))
    performance_benchmark(MODULES[name].env())
    assert "Finished performance benchmark" in capsys.readouterr().out


def masked(env: Any, at: int) -> int:
    """Return some legal number."""
    return int(np.flatnonzero(env.last()[0]["action_mask"])[at])


@pytest.mark.parametrize("name", IN_TURN)
def test_environments_play_by_the_rules(name: str) -> None:
    env = MODULES[name].raw_env(players=2)
    env.reset(seed=7)
    game = daedalus.new_game(name.removesuffix("_v0"), seats=2, seed="7")
    for ply in range(60):
        agent, table = env.agent_selection, env.table
        assert agent == f"player_{table.seat}"
        seen, _, over, _, told = env.last()
        if over:
            break
        assert seen["action_mask"] is told["action_mask"]
        assert seen["action_mask"].dtype == seen["observation"].dtype == np.int8
        choices = np.flatnonzero(seen["action_mask"])
        number = int(choices[ply * 7919 % len(choices)])
        text = table.code.text(table.spot, table.seat, number)
        if table.spot.lay is None and name == "connect_v0":
            lay = text
        env.step(number)
        if name != "connect_v0":
            game = game.play(int(agent[-1]), text)
        elif table.spot.lay is None:
            caught = text if text.startswith("take ") and text != "take none" else ""
            game = game.play(int(agent[-1]), f"{lay} {caught}".strip())
        if table.spot.lay is None:
            assert table.spot.state == game.state
    assert len(game.events) > 25


def test_push_and_walk_are_two_steps_of_one_agent() -> None:
    env = classic_v0.env()
    env.reset(seed=1)
    first = env.agent_selection
    assert env.action_space(first).n == 97
    env.step(masked(env, 0))
    assert env.agent_selection == first
    assert not env.last()[0]["action_mask"][:48].any()
    env.step(masked(env, 0))
    assert env.agent_selection != first
    assert not env.infos[first]["action_mask"].any()
    assert not env.observe(first)["action_mask"].any()


@pytest.mark.parametrize("number", [-1, 96, 97, 10**9])
def test_a_number_that_is_not_legal_ends_the_game(number: int) -> None:
    env = classic_v0.env(rewards={"illegal": -5})
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(number)
    assert env.rewards[agent] == -5
    assert sum(env.rewards.values()) == -5
    assert all(env.terminations.values())
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_a_number_that_is_not_legal_does_nothing_in_a_race() -> None:
    env = go_v0.parallel_env(rewards={"illegal": -0.5})
    env.reset(seed=1)
    _, paid, over, _, _ = env.step({"player_0": 2, "player_1": 0})
    assert paid == {"player_0": -0.5, "player_1": 0.0}
    assert not any(over.values())


def test_a_win_is_paid_and_ends_the_game() -> None:
    won = "classic 6a5a5ac/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/3a5a5a9 5 b1,c3 1w b7 A:,B:C"
    env = classic_v0.env(cards=1, rewards={"win": 10, "lose": -2, "turn": -1})
    env.reset(options={"position": won})
    assert masked(env, 0) == 48
    env.step(48)
    assert env.rewards == {"player_0": 9, "player_1": -2}
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert env.last()[0]["action_mask"].sum() == 0


def test_found_cards_can_be_paid() -> None:
    near = "classic 6Aa5a5ac/a5a5a5a/5a5a5a5/a5a5a5a/5a5a5a5/a5a5a5a/3a5a5a9 5 b1,c3 1w b7 :AD,B:C"
    env = classic_v0.env(rewards={"goal": 3})
    env.reset(options={"position": near})
    env.step(48)
    assert env.rewards == {"player_0": 3, "player_1": 0}


def test_a_turn_limit_breaks_off() -> None:
    env = pirates_v0.env(turn_limit=2)
    env.reset(seed=3)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(masked(env, 0))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    def deals(env: Any) -> list[str]:
        env.reset(seed=5)
        texts = [env.table.rules.write(env.table.spot.state)]
        for _ in range(2):
            env.reset()
            texts.append(env.table.rules.write(env.table.spot.state))
        return texts

    once = deals(classic_v0.raw_env())
    assert once == deals(classic_v0.raw_env())
    assert len(set(once)) == 3
    assert once[0] == daedalus.new_game("classic", seats=2, seed="5").position


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"players": 5}, OptionError),
        ({"players": "2"}, OptionError),
        ({"rewards": {"gold": 1}}, OptionError),
        ({"render_mode": "hologram"}, OptionError),
        ({"colour": "red"}, OptionError),
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any], error: type[GameError]) -> None:
    for module in (classic_v0, go_v0):
        with pytest.raises(error):
            module.raw_env(**arguments)


@pytest.mark.parametrize(
    "position",
    [
        "nonsense",
        5,
        daedalus.new_game("classic", seats=3, seed="1").position,
        daedalus.new_game("classic", seats=2, seed="1", size=5).position,
        "classic 6aac/aa5a/5a5a/3a59 5 a1,c3 1e b4 A:,B:C",
    ],
)
def test_wrong_positions_are_named(position: Any) -> None:
    env = classic_v0.env()
    with pytest.raises(NotationError):
        env.reset(options={"position": position})
    with pytest.raises(NotationError):
        go_v0.env().reset(options={"position": "go 1 b 7000,7000,127000 EQIO 0 - - - - ?"})


@pytest.mark.parametrize("name", MODULES)
def test_environments_can_be_pickled(name: str) -> None:
    module = MODULES[name]
    env = module.raw_env(players=3) if name != "go_v0" else module.parallel_env(players=3)
    twin = pickle.loads(pickle.dumps(env))
    env.reset(seed=4)
    twin.reset(seed=4)
    assert twin.possible_agents == ["player_0", "player_1", "player_2"]
    if name != "go_v0":
        assert np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])


@pytest.mark.parametrize("name", MODULES)
def test_they_are_registered(name: str) -> None:
    zoo = pytest.importorskip("pettingzoo", minversion="1.27")
    assert str(zoo.make("aec", f"daedalus/{name}", players=2)) == name
    assert zoo.make("parallel", f"daedalus/{name}").possible_agents == ["player_0", "player_1"]
    ours.register()  # once more, and no warning


def test_nobody_gets_what_it_may_not_see() -> None:
    """Play two games that differ only in hidden cards: nothing tells them apart before they do."""
    env, twin = classic_v0.raw_env(), classic_v0.raw_env()
    env.reset(seed=11)
    rules, state = env.table.rules, env.table.spot.state
    seat = state.seat
    other = rules.imagine(rules.view(state, seat), "another deal")
    assert other != state
    env.reset(options={"position": rules.write(state)})
    twin.reset(options={"position": rules.write(other)})
    agent = f"player_{seat}"
    for number in (masked(env, 5), 48):
        for one, two in zip(env.last()[::4], twin.last()[::4], strict=True):
            assert np.array_equal(one["action_mask"], two["action_mask"])
        assert np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])
        if not env.table.legal(number):
            number = masked(env, 0)
        env.step(number)
        twin.step(number)
    assert np.array_equal(env.observe(agent)["observation"], twin.observe(agent)["observation"])
    rival = f"player_{1 - seat}"
    assert not np.array_equal(env.observe(rival)["observation"], twin.observe(rival)["observation"])


def test_the_first_to_claim_is_drawn_anew_every_tick() -> None:
    """Two who claim in the same tick: each is the first of them some of the time."""
    env = go_v0.parallel_env()
    firsts = []
    for seed in range(12):
        env.reset(seed=seed)
        while env.match.state.phase != "b":
            env.step({"player_0": 1, "player_1": 1})
        env.step({"player_0": 2, "player_1": 2})
        firsts.append(env.match.state.taken.index(4))
    assert set(firsts) == {0, 1}


def test_time_passes_while_all_wait() -> None:
    env = go_v0.parallel_env(tick_ms=60_000, tick_limit=None, search=15, limit=120, pause=20)
    seen, _ = env.reset(seed=2)
    rounds = set()
    for _ in range(12):
        rounds.add(env.match.state.round)
        assert seen["player_0"]["action_mask"][0]
        seen, *_ = env.step({"player_0": 0, "player_1": 0})
    assert {1, 2, 3} <= rounds
    assert env.match.state.now >= 12 * 60_000


def test_a_race_can_be_won() -> None:
    env = go_v0.parallel_env(tick_limit=None)
    seen, _ = env.reset(seed=3)
    solver = daedalus.bots.make("master", "3")
    race = env.match
    paid: dict[str, float] = {}
    while env.agents:
        number = 0
        if 0 in race.rules.to_act(race.state):
            action = solver.choose(race.rules, race.rules.view(race.state, 0), 0)
            (number,) = race.code.numbers(DecisionPoint(race.state), 0, action)
        assert seen["player_0"]["action_mask"][number]
        seen, paid, over, cut, _ = env.step({"player_0": number, "player_1": 1})
    assert paid["player_0"] == 1.0
    assert paid["player_1"] <= -1.0
    assert over["player_0"]
    assert not cut["player_0"]
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_the_window_of_connect_can_be_chosen() -> None:
    env = connect_v0.env(window=12)
    assert env.action_space("player_0").n == 2 * 4 * 144 + 64
    env.reset(seed=1)
    while env.agents:
        over = env.terminations[env.agent_selection]
        env.step(None if over else masked(env, -1))
    for arguments in ({"window": 3}, {"window": "12"}):
        with pytest.raises(OptionError, match="window"):
            connect_v0.env(**arguments)
    with pytest.raises(OptionError, match="window"):
        classic_v0.env(window=12)


@pytest.mark.parametrize("name", IN_TURN)
def test_nothing_can_be_done_before_a_reset(name: str) -> None:
    env = MODULES[name].env()
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    with pytest.raises(AttributeError, match="before reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="colour"):
        env.colour  # noqa: B018
