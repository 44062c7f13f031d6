"""Speed of the learning environments, compared with PettingZoo's and OpenSpiel's own games."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from statistics import median
from threading import Thread
from types import ModuleType
from typing import Any, Final

from daedalus.extras import extra
from tools.bench.report import Report, seconds_each

STEPS: Final = 200
"""Agent steps per run of an environment."""
GAMES: Final = 1024
TURNS: Final = 20
LONG_TURNS: Final = 40
LOOPS: Final = 1_500_000
TWO_CORES: Final = 1.8
FEWEST_ROUNDS: Final = 5
MASKS: Final = {"bits": "masks as bits", "bools": "masks as bools and planes"}
"""Games in a batch, and turns of each per run."""


def run(rounds: int = 9) -> Report:
    """Measure all environments whose packages are installed.

    :raises ModuleNotFoundError: naming the extras to install, when a package is missing.
    """
    with extra("rl", "fast"):
        import gymnasium  # noqa: F401
        import numba  # noqa: F401
        import pettingzoo  # noqa: F401
    report = Report("rl")
    _agents(report, rounds)
    _batches(report, rounds)
    _threads(report, 14 * rounds)
    if find_spec("pyspiel") is not None:
        _open_spiel(report, rounds)
    return report


# --- PettingZoo ---------------------------------------------------------------------------------


def walker(env: Any) -> Callable[[], None]:
    """Return a function that plays some steps: observe, choose any legal action, act."""
    import numpy as np

    env.reset(seed=1)
    count = 0

    def play() -> None:
        nonlocal count
        for _ in range(STEPS):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            choices = np.flatnonzero(seen["action_mask"])
            env.step(choices[count * 7919 % len(choices)])
            count += 1

    return play


@contextmanager
def something_to_draw_with() -> Iterator[None]:
    """Make PettingZoo's own games importable without pygame, which they draw with."""
    missing = find_spec("pygame") is None
    if missing:
        sys.modules["pygame"] = ModuleType("pygame")
    try:
        yield
    finally:
        if missing:
            del sys.modules["pygame"]


def _agents(report: Report, rounds: int) -> None:
    from daedalus.adapters.pettingzoo import classic_v0, connect_v0, galaxy_v0, go_v0

    with something_to_draw_with():
        from pettingzoo.classic.connect_four import connect_four

    took = seconds_each(
        {
            "classic": walker(classic_v0.env()),
            "connect_four": walker(connect_four.env()),
            "bare connect_four": walker(connect_four.raw_env()),
            "galaxy": walker(galaxy_v0.env(players=4, dark_lord=True)),
            "connect": walker(connect_v0.env()),
            "go": walker(go_v0.env()),
        },
        rounds,
    )
    unit = "steps/s"
    report.add("classic_v0, observation and mask", STEPS / took["classic"], unit, ">= 20000")
    report.add("connect_four_v3 of PettingZoo", STEPS / took["connect_four"], unit)
    ratio = took["connect_four"] / took["classic"]
    report.add("classic_v0: times faster than connect_four_v3", ratio, "", ">= 2")
    bare = took["bare connect_four"] / took["classic"]
    report.add("classic_v0: times faster than connect_four_v3 without its wrappers", bare)
    report.add("galaxy_v0, four players and the dark lord", STEPS / took["galaxy"], unit)
    report.add("connect_v0", STEPS / took["connect"], unit)
    report.add("go_v0, two players", STEPS / took["go"], unit)


# --- the vector environment ---------------------------------------------------------------------


def recorded(games: int, turns: int) -> list[Any]:
    """Return random legal turns for a batch that was reset with seed 1."""
    import numpy as np

    from daedalus.adapters.vector import ClassicVectorEnv

    env = ClassicVectorEnv(games)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    rows = []
    for _ in range(turns):
        masks = env.action_masks()
        rows.append((chance.random(masks.shape, np.float32) * masks).argmax(axis=1))
        env.step(rows[-1])
    return rows


def _batches(report: Report, rounds: int) -> None:
    from daedalus.adapters.vector import ClassicVectorEnv

    rows = recorded(GAMES, TURNS)

    def play(env: Any) -> None:
        env.reset(seed=1)
        for actions in rows:
            env.step(actions)

    envs = {masks: ClassicVectorEnv(GAMES, masks=masks) for masks in MASKS}
    things: dict[str, Callable[[], object]] = {}
    for masks, env in envs.items():
        things[masks] = partial(play, env)
        things[f"reset {masks}"] = partial(env.reset, seed=1)
    took = seconds_each(things, rounds, 0.01)
    rate = {masks: TURNS * GAMES / (took[masks] - took[f"reset {masks}"]) for masks in MASKS}
    for env in envs.values():
        env.close()
    unit = "turns/s"
    report.add(f"batch of {GAMES}, masks as bits", rate["bits"], unit, ">= 1500000")
    report.add(f"batch of {GAMES}, masks as bools and planes", rate["bools"], unit, ">= 500000")


def _threads(report: Report, rounds: int) -> None:
    """Measure the gain of a second thread, as long as the machine has a second core free.

    Before and after every round, two independent loops check whether it does.
    """
    from daedalus.adapters.vector import ClassicVectorEnv

    rows = recorded(GAMES, LONG_TURNS)

    def steps(env: Any) -> float:
        """Return the seconds spent in the steps alone."""
        env.reset(seed=1)
        start = time.perf_counter()
        for actions in rows:
            env.step(actions)
        return time.perf_counter() - start

    ceiling = _ceiling()
    for masks, what in MASKS.items():
        one, two = (ClassicVectorEnv(GAMES, masks=masks, threads=threads) for threads in (1, 2))
        steps(two)
        times, before = [], ceiling()
        for _ in range(rounds):
            taken, after = (steps(one), steps(two)), ceiling()
            times.append((min(before, after), *taken))
            before = after
        for env in (one, two):
            env.close()
        gains = [alone / together for _, alone, together in times]
        free = [gain for gain, (most, *_) in zip(gains, times, strict=True) if most >= TWO_CORES]
        name = f"{what}: one thread over two, wall"
        if len(free) >= FEWEST_ROUNDS:
            wish = ">= 1.8" if masks == "bits" else ""
            report.add(f"{name}, with two cores", median(free), "", wish)
        report.add(f"{name}, all {rounds} rounds", median(gains))
        report.add(f"{what}: rounds with two cores", len(free))
    report.notes.append(
        "Two cores: just before and after the round two loops that share nothing, not even memory,"
        f" were at least {TWO_CORES} times as fast at once as in turn. This machine does not always"
        " have two whole cores for its two processors."
    )


def _ceiling() -> Callable[[], float]:
    """Return a probe for the most a second thread could gain at this moment."""
    import numpy as np
    from numba import njit

    seven, thirteen, seventeen = np.uint64(7), np.uint64(13), np.uint64(17)

    @njit(nogil=True)
    def work(times: int) -> Any:
        a, b, c, d = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
        for _ in range(times):
            a, b, c, d = a ^ a << thirteen, b ^ b << thirteen, c ^ c << thirteen, d ^ d << thirteen
            a, b, c, d = a ^ a >> seven, b ^ b >> seven, c ^ c >> seven, d ^ d >> seven
            a, b, c, d = (
                a ^ a << seventeen,
                b ^ b << seventeen,
                c ^ c << seventeen,
                d ^ d << seventeen,
            )
        return a ^ b ^ c ^ d

    def timed(threads: int) -> float:
        others = [Thread(target=work, args=(LOOPS,)) for _ in range(threads - 1)]
        start = time.perf_counter()
        for other in others:
            other.start()
        work(LOOPS)
        for other in others:
            other.join()
        return time.perf_counter() - start

    work(1)
    return lambda: 2 * timed(1) / timed(2)


# --- OpenSpiel ----------------------------------------------------------------------------------


def spiel_walker(name: str) -> Callable[[], None]:
    """Return a function that plays some steps of a game of OpenSpiel: any legal action."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    count = 0

    def play() -> None:
        nonlocal state, count
        for _ in range(STEPS):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                choices = [action for action, _ in state.chance_outcomes()]
            else:
                choices = state.legal_actions()
            state.apply_action(choices[count * 7919 % len(choices)])
            count += 1

    return play


def _open_spiel(report: Report, rounds: int) -> None:
    """Compare with OpenSpiel's own Python game, each step with legal actions and one action."""
    # Importing them registers them.
    import open_spiel.python.games.tic_tac_toe  # noqa: F401

    import daedalus.adapters.openspiel  # noqa: F401

    ours = {
        "classic": "python_daedalus_classic(players=2)",
        "galaxy": "python_daedalus_galaxy(players=2,dark_lord=True)",
        "connect": "python_daedalus_connect(players=2)",
    }
    things = {name: spiel_walker(text) for name, text in ours.items()}
    took = seconds_each({**things, "theirs": spiel_walker("python_tic_tac_toe")}, rounds)
    report.add("python_tic_tac_toe of OpenSpiel", STEPS / took["theirs"], "steps/s")
    for name in ours:
        report.add(f"python_daedalus_{name}", STEPS / took[name], "steps/s")
        ratio = took["theirs"] / took[name]
        report.add(f"{name}: times as fast as python_tic_tac_toe", ratio, "", ">= 1")
