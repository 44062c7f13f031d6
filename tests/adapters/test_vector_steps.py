"""Vector environments of every edition: many games side by side are those games one by one."""

from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

import gymnasium  # noqa: E402

import daedalus.adapters.gymnasium  # noqa: E402,F401  (registers)
from daedalus.adapters.episode import Episode  # noqa: E402
from daedalus.adapters.match_go import GoMatch  # noqa: E402
from daedalus.adapters.vector_steps import StepsVectorEnv, TicksVectorEnv  # noqa: E402
from daedalus.core.errors import OptionError  # noqa: E402
from daedalus.core.game import Timed  # noqa: E402
from daedalus.editions import edition, edition_names  # noqa: E402

IN_TURN = [name for name in edition_names() if not isinstance(edition(name), Timed)]


@pytest.mark.parametrize("name", edition_names())
def test_every_edition_has_a_vector_environment(name: str) -> None:
    env: Any = gymnasium.make_vec(
        f"Daedalus/{name.title()}Steps-v0", 3, vectorization_mode="vector_entry_point"
    )
    observation, _ = env.reset(seed=7)
    for _ in range(12):
        assert env.observation_space.contains(observation)
        actions = env.unwrapped.sample_actions()
        assert observation["action_mask"][np.arange(len(actions)), actions].all()
        observation, paid, over, cut, _ = env.step(actions)
        assert paid.shape == over.shape == cut.shape == (env.num_envs,)
    assert len(env.unwrapped.planes) == observation["observation"].shape[1]
    assert env.unwrapped.action_meaning(0)


@pytest.mark.parametrize("name", IN_TURN)
def test_games_side_by_side_are_those_games_one_by_one(name: str) -> None:
    options: dict[str, Any] = {"turn_limit": 9}
    env = StepsVectorEnv(3, name, **options)
    seeds = [11, 12, 13]
    env._seeds = lambda seed, games: seeds  # type: ignore[method-assign]
    alone = [Episode(name, 2, None, **options) for _ in seeds]
    for table, seed in zip(alone, seeds, strict=True):
        table.reset(seed, None)
    observation, told = env.reset(seed=1)
    ended = 0
    for step in range(40):
        actions = env.sample_actions()
        if step % 7 == 3:
            actions[0] = env.code.actions - 1  # mostly not legal
        before = [table.seat for table in alone]
        assert told["seat"].tolist() == before
        for row, table in enumerate(alone):
            assert np.array_equal(observation["observation"][row], table.observe(table.seat))
            assert observation["action_mask"][row].tobytes() == table.mask
        observation, paid, over, cut, told = env.step(actions)
        for row, table in enumerate(alone):
            number = int(actions[row])
            own = table.step(number)[before[row]] if table.legal(number) else -1
            assert paid[row] == own
            assert told["rewards"][row, before[row]] == own
            assert (over[row], cut[row]) == (table.over, table.truncated)
            if table.over or table.truncated:
                ended += 1
                last = told["final_obs"][row]
                assert np.array_equal(last["observation"], table.observe(table.seat))
                table.reset(None, None)
    assert ended


def test_matches_side_by_side_are_those_matches_one_by_one() -> None:
    env = TicksVectorEnv(2, players=2, tick_limit=25)
    env._seeds = lambda seed, games: [5, 6]  # type: ignore[method-assign]
    alone = [GoMatch(2, None, None, 25) for _ in range(2)]
    for match, seed in zip(alone, (5, 6), strict=True):
        match.reset(seed, None)
    observation, _ = env.reset(seed=1)
    for _ in range(60):
        actions = env.sample_actions()
        for at, match in enumerate(alone):
            for seat in range(2):
                row = 2 * at + seat
                assert np.array_equal(observation["observation"][row], match.observe(seat))
                assert observation["action_mask"][row].tobytes() == match.mask(seat)
        observation, paid, over, cut, _ = env.step(actions)
        for at, match in enumerate(alone):
            own = match.step({0: int(actions[2 * at]), 1: int(actions[2 * at + 1])})
            assert paid[2 * at : 2 * at + 2].tolist() == own
            assert over[2 * at] == match.over
            assert cut[2 * at + 1] == match.truncated
            if match.over or match.truncated:
                match.reset(None, None)


def test_the_same_seed_plays_the_same_games() -> None:
    def played() -> list[Any]:
        env = StepsVectorEnv(2, players=3)
        env.reset(seed=3)
        return [env.step(env.sample_actions())[0]["observation"].tobytes() for _ in range(20)]

    assert played() == played()


def test_wrong_numbers_are_named() -> None:
    with pytest.raises(OptionError, match="a number from 1"):
        StepsVectorEnv(0)
    env = StepsVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(OptionError, match="not an action for each"):
        env.step([0])
    assert env.render() is None
    assert len(StepsVectorEnv(2, render_mode="ansi").render() or ()) == 2
