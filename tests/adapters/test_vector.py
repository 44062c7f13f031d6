"""The vector environment plays by the rules: the same turns in both, and nothing differs."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
pytest.importorskip("gymnasium")

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import data_equivalence  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

import daedalus.adapters.gymnasium  # noqa: E402,F401  (registers)
from daedalus.adapters.encoding import DecisionPoint, SlidingEncoding  # noqa: E402
from daedalus.adapters.vector import ClassicVectorEnv  # noqa: E402
from daedalus.core.errors import OptionError  # noqa: E402
from daedalus.core.game import play  # noqa: E402
from daedalus.core.maze import turns  # noqa: E402
from daedalus.editions.sliding.box import slots  # noqa: E402
from daedalus.editions.sliding.position import ENDED, State  # noqa: E402
from daedalus.editions.sliding.rules import Sliding  # noqa: E402


def some_legal(env: ClassicVectorEnv, salt: int, greedy: bool) -> Any:
    """Return a legal turn for every game: any, or one that reaches a goal if there is one."""
    chosen = []
    for game, mask in enumerate(env.action_masks()):
        choices = np.flatnonzero(mask)
        if not len(choices):  # it is over, and dealt anew in the next step
            chosen.append(0)
            continue
        chosen.append(int(choices[(salt * 7919 + game * 104729) % len(choices)]))
        if greedy:
            chosen[-1] = scoring(env.code, env.state(game), mask.reshape(48, 49), chosen[-1])
    return np.array(chosen)


def scoring(code: SlidingEncoding, state: State, mask: Any, other: int) -> int:
    """Return a turn that finds a card or comes home, or the *other*."""
    for push in np.flatnonzero(mask.any(axis=1)).tolist():
        after = code.apply(DecisionPoint(state), state.seat, push).state
        for cell in code.rules.targets(after, state.seat):
            if cell < 49 and mask[push, cell]:
                return int(push * 49 + cell)
    return other


@pytest.mark.parametrize("name", ["pirates", "galaxy"])
def test_the_kernels_play_the_other_sliding_editions(name: str) -> None:
    env = gymnasium.make_vec(
        f"Daedalus/{name.title()}Turns-v0", 2, vectorization_mode="vector_entry_point", players=2
    ).unwrapped
    assert isinstance(env, ClassicVectorEnv)
    env.reset(seed=3)
    assert env.rules.id == name
    for _ in range(30):
        actions = env.sample_actions()
        states = [env.state(game) for game in range(2)]
        after = [
            turned(env.rules, state, env.texts(game, int(actions[game])))
            for game, state in enumerate(states)
        ]
        _, _, won, _, _ = env.step(actions)
        for game in range(2):
            assert won[game] or env.state(game) == after[game]


def test_what_the_kernels_do_not_play_is_named() -> None:
    with pytest.raises(OptionError, match="vector_steps"):
        ClassicVectorEnv(edition="go")


def turned(rules: Sliding, state: State, texts: tuple[str, str]) -> State:
    seat = state.seat
    for text in texts:
        state = play(rules, state, seat, rules.parse(text))
    return state


def masks_of(rules: Sliding, state: State) -> Any:
    """Return what the rules allow: for every push the cells in reach after it."""
    mask = np.zeros((48, 49), np.bool_)
    if state.phase != ENDED:
        lanes = rules.lanes(state)
        for at, cells in enumerate(
            lanes.split(lanes.reach(state.maze, 1 << state.pieces[state.seat]))
        ):
            slot, way = divmod(at, len(turns(state.maze.spare)))
            if slots(7, 7)[slot].cell != state.barred:
                mask[way * 12 + slot] = [cells >> cell & 1 for cell in range(49)]
    return mask.ravel()


def planes_of(code: SlidingEncoding, state: State) -> Any:
    planes = np.frombuffer(code.observe(DecisionPoint(state), state.seat), np.int8)
    return planes.reshape(len(code.planes), 7, 7)


@given(
    players=st.integers(1, 4),
    seed=st.integers(0, 2**32),
    cards=st.integers(1, 3),
    limit=st.integers(1, 30),
    threads=st.integers(1, 2),
    mode=st.sampled_from(["SameStep", "NextStep"]),
    greedy=st.booleans(),
)
def test_every_step_is_the_rules_own(
    players: int, seed: int, cards: int, limit: int, threads: int, mode: str, greedy: bool
) -> None:
    arguments: dict[str, Any] = {
        "players": players, "cards": cards, "turn_limit": limit, "autoreset_mode": mode,
        "rewards": {"win": 100, "goal": 10, "turn": -1, "illegal": -7},
    }  # fmt: skip
    env = ClassicVectorEnv(3, masks="bools", threads=threads, **arguments)
    bits = ClassicVectorEnv(3, masks="bits", **arguments)
    code, rules = env.code, env.rules
    seen, told = env.reset(seed=seed)
    sets, _ = bits.reset(seed=seed)
    states = [env.state(game) for game in range(3)]
    assert all(rules.status(state) == () for state in states)
    played, over_before = [0] * 3, [False] * 3
    for step in range(8):
        for game, state in enumerate(states):
            assert env.state(game) == bits.state(game) == state
            assert rules.read(rules.write(state)) == state
            assert np.array_equal(seen["observation"][game], planes_of(code, state))
            assert np.array_equal(seen["action_mask"][game], masks_of(rules, state))
            assert spelled(sets["action_mask"][game]) == seen["action_mask"][game].tolist()
            assert told["seat"][game] == state.seat
            check_bits(sets["observation"][game], seen["observation"][game], players)
        assert env.observation_space.contains(seen)
        assert bits.observation_space.contains(sets)
        wanted = some_legal(env, step, greedy) if not any(over_before) else np.zeros(3, int)
        wanted[step % 3] = -1 if step == 5 else wanted[step % 3]
        texts = [env.texts(game, wanted[game]) for game in range(3)]
        legal = [seen["action_mask"][game][wanted[game]] for game in range(3)]
        legal[step % 3] = legal[step % 3] and step != 5
        seen, paid, over, cut, told = env.step(wanted)
        sets, *others = bits.step(wanted)
        assert all(
            np.array_equal(*both) for both in zip(others[:3], (paid, over, cut), strict=True)
        )
        for game in range(3):
            if over_before[game] and mode == "NextStep":
                assert (paid[game], over[game], cut[game]) == (0, False, False)
                played[game] = 0
            else:
                before = states[game]
                played[game] += 1
                pay, after = -7, before
                if legal[game]:
                    after = turned(rules, before, texts[game])
                    won, found = after.phase == ENDED, after.found != before.found
                    pay = -1 + 10 * found + 100 * won
                    states[game] = after
                assert paid[game] == pay
                assert over[game] == (after.phase == ENDED)
                assert cut[game] == (played[game] >= limit and not over[game])
            ended = bool(over[game] or cut[game])
            if ended and mode == "SameStep":
                last = told["final_obs"][game]
                assert told["_final_obs"][game]
                assert np.array_equal(last["observation"], planes_of(code, states[game]))
                assert np.array_equal(last["action_mask"], masks_of(rules, states[game]))
                assert told["final_info"]["seat"][game] == states[game].seat
                played[game] = 0
            if (ended and mode == "SameStep") or (over_before[game] and mode == "NextStep"):
                states[game] = env.state(game)
                assert rules.status(states[game]) == ()
                assert states[game].barred == -1
            over_before[game] = ended and mode == "NextStep"
    env.close()


def spelled(sets: Any) -> list[bool]:
    return [bool(int(cells) >> cell & 1) for cells in sets for cell in range(49)]


def check_bits(row: Any, planes: Any, players: int) -> None:
    """Check that bits say the same as planes."""
    flat = planes.reshape(-1, 49)
    board = [sum(int(byte) << cell for cell, byte in enumerate(plane)) for plane in flat]
    on_spare = 11 + 3 * players
    goals = [board[4 + players + at] | int(flat[on_spare + at, 0]) << 49 for at in range(players)]
    spare = sum(int(flat[7 + 3 * players + side, 0]) << side for side in range(4))
    left = [int(plane[0]) for plane in flat[-players:]]
    expected = [*board[:4], spare, board[6 + 3 * players], *board[4 : 4 + players], *goals, *left]
    assert row.tolist() == expected


@pytest.mark.parametrize("masks", ["bits", "bools"])
@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
def test_seeds_make_the_same_games(masks: str, mode: AutoresetMode) -> None:
    def play_on(threads: int) -> list[Any]:
        env = ClassicVectorEnv(
            9, players=2, cards=1, turn_limit=4, masks=masks, autoreset_mode=mode, threads=threads
        )
        assert env.metadata["autoreset_mode"] is mode
        told: list[Any] = [env.reset(seed=5)]
        for step in range(10):
            told.append(env.step(some_legal(env, step, greedy=True)))
        told.append(env.reset())
        env.close()
        return told

    once = play_on(1)
    assert data_equivalence(once, play_on(1), exact=True)
    assert data_equivalence(once, play_on(2), exact=True)
    assert data_equivalence(once, play_on(4), exact=True)
    assert not data_equivalence(once[0], once[-1])
    assert any(step[2].any() for step in once[1:-1])
    assert any(step[3].any() for step in once[1:-1])


def test_arrays_are_given_away_or_used_again() -> None:
    for masks in ("bits", "bools"):
        env = ClassicVectorEnv(4, masks=masks)
        first, _ = env.reset(seed=1)
        kept = {name: values.copy() for name, values in first.items()}
        again, *_ = env.step(some_legal(env, 0, greedy=False))
        assert data_equivalence(first, kept, exact=True)
        assert not np.shares_memory(first["observation"], again["observation"])
        env = ClassicVectorEnv(4, masks=masks, copy=False)
        first, _ = env.reset(seed=1)
        again, *_ = env.step(some_legal(env, 0, greedy=False))
        assert np.shares_memory(first["observation"], again["observation"])
        again["action_mask"][:] = 1  # what is legal is not read from what was given away
        assert env.step(np.full(4, 48 * 49 - 1))[1].tolist() == [-1, -1, -1, -1]


def test_an_env_like_any_other() -> None:
    env = gymnasium.make_vec(
        "Daedalus/ClassicTurns-v0", num_envs=3, vectorization_mode="vector_entry_point", cards=2
    )
    assert env.num_envs == 3
    assert env.single_action_space.n == 48 * 49  # type: ignore[attr-defined]
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    recorded.reset(seed=1, options={"unknown": 1})
    for _ in range(3):
        recorded.step(env.action_space.sample())
    env.close()
    env.close()


def test_pictures_of_all_games() -> None:
    env = ClassicVectorEnv(2, players=2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert [picture.count("\n") for picture in drawn] == [8, 8]
    assert ClassicVectorEnv(1).render() is None


@pytest.mark.parametrize(
    "arguments",
    [
        {"num_envs": 0},
        {"players": 5},
        {"players": True},
        {"cards": 13, "players": 2},
        {"cards": 0},
        {"masks": "words"},
        {"autoreset_mode": "Disabled"},
        {"turn_limit": 0},
        {"threads": 0},
        {"rewards": {"gold": 1}},
        {"tiles": "1-2-3"},
        {"render_mode": "hologram"},
    ],
)
def test_wrong_arguments_are_named(arguments: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        ClassicVectorEnv(**arguments)


def test_a_turn_for_each_game() -> None:
    env = ClassicVectorEnv(3)
    env.reset()
    with pytest.raises(OptionError, match="each of 3"):
        env.step([1, 2])


def test_environments_in_threads_do_not_disturb_each_other() -> None:
    def played(env: ClassicVectorEnv) -> list[Any]:
        told: list[Any] = [env.reset(seed=3)]
        for step in range(4):
            told.append(env.step(some_legal(env, step, greedy=False)))
        return told

    expected = played(ClassicVectorEnv(40))
    envs = [ClassicVectorEnv(40, threads=threads) for threads in (1, 2, 3)]
    with ThreadPoolExecutor(3) as pool:
        for told in pool.map(played, envs):
            assert data_equivalence(told, expected, exact=True)


def test_at_a_glance_the_kernels_show_what_the_encoding_shows() -> None:
    env = ClassicVectorEnv(24, players=2, cards=1, masks="bools", glance=True)
    seen, _ = env.reset(seed=5)
    for _ in range(12):  # with one card, many are on their way home soon
        for game, planes in enumerate(seen["observation"]):
            state = env.state(game)
            told = env.code.observe(DecisionPoint(state), state.seat)
            assert planes.tobytes() == told
        seen, *_ = env.step(env.sample_actions())


def test_sampled_turns_are_legal_and_all_occur() -> None:
    env = ClassicVectorEnv(1)
    env.reset(seed=1)
    legal = set(np.flatnonzero(env.action_masks()[0]).tolist())
    drawn = [int(env.sample_actions()[0]) for _ in range(40 * len(legal))]
    assert set(drawn) == legal


def test_numbers_of_turns_say_what_they_mean() -> None:
    env = ClassicVectorEnv(1, masks="bools")
    assert env.action_meaning(0) == "push at b1, rotation 0, walk to a1"
    assert env.planes[4] == "own piece"
    with pytest.raises(OptionError):
        env.action_meaning(2352)
