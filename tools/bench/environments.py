"""Steps per CPU second of every environment, beside those of others: all of them in turn.

Needs the extras `rl`, `fast` and `openspiel`; PettingZoo's chess needs `chess`, too, and
pgx needs jax.  What is not installed is left out.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from daedalus.extras import extra
from tools.bench.report import Report, seconds_each
from tools.bench.rl import GAMES, STEPS, TURNS, something_to_draw_with, spiel_walker, walker

FEW: Final = 32
"""Games side by side in what Python plays."""
_Things = dict[str, tuple[int, str, Callable[[], object]]]
"""For each environment how many steps a call makes, their unit, and the call."""


def run(rounds: int = 5) -> Report:
    """Measure all environments whose packages are installed.

    :raises ModuleNotFoundError: naming the extras to install, when a package is missing.
    """
    os.environ.setdefault(
        "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    )
    with extra("rl", "fast"):
        import gymnasium  # noqa: F401
        import numba  # noqa: F401
        import pettingzoo  # noqa: F401
    things: _Things = {**_agents(), **_alone(), **_batches()}
    if find_spec("pyspiel") is not None:
        things |= _open_spiel()
    if find_spec("pgx") is not None:
        things |= _pgx()
    took = seconds_each({name: call for name, (_, _, call) in things.items()}, rounds)
    report = Report("environments")
    for name, (steps, unit, _) in things.items():
        report.add(name, steps / took[name], unit)
    report.notes.append(
        "Random legal actions; masks and observations included, on one core, medians of rounds in "
        "which all take turns. A turn of ours is a push and a walk, two steps in most environments."
    )
    return report


def _agents() -> _Things:
    from daedalus.adapters.pettingzoo import classic_v0, connect_v0, galaxy_v0, go_v0, pirates_v0

    with something_to_draw_with():
        from pettingzoo.classic.connect_four import connect_four

        envs = {
            "PettingZoo: our classic_v0": classic_v0.env(),
            "PettingZoo: our pirates_v0": pirates_v0.env(),
            "PettingZoo: our galaxy_v0, the dark lord": galaxy_v0.env(dark_lord=True),
            "PettingZoo: our connect_v0": connect_v0.env(),
            "PettingZoo: our go_v0": go_v0.env(),
            "PettingZoo: its connect_four_v3": connect_four.env(),
        }
        if find_spec("chess") is not None:
            from pettingzoo.classic.chess import chess

            envs["PettingZoo: its chess_v6"] = chess.env()
    return {name: (STEPS, "steps/s", walker(env)) for name, env in envs.items()}


def _alone() -> _Things:
    import gymnasium

    import daedalus.adapters.gymnasium
    import daedalus.tasks.environment  # noqa: F401

    names = ("ClassicSolo-v0", "GoSolo-v0", "ClassicAgainstBots-v0", "Fetch1-v1", "Solo3-v1")
    return {
        f"Gymnasium: our {name}": (STEPS, "steps/s", _stepper(gymnasium.make(f"Daedalus/{name}")))
        for name in names
    }


def _stepper(env: Any) -> Callable[[], None]:
    import numpy as np

    told, _ = env.reset(seed=1)
    count = 0

    def play() -> None:
        nonlocal told, count
        for _ in range(STEPS):
            choices = np.flatnonzero(told["action_mask"])
            told, _, over, cut, _ = env.step(choices[count * 7919 % len(choices)])
            count += 1
            if over or cut:
                told, _ = env.reset()

    return play


def _batches() -> _Things:
    from daedalus.adapters.vector import ClassicVectorEnv
    from daedalus.adapters.vector_steps import StepsVectorEnv, TicksVectorEnv
    from daedalus.core.game import Timed
    from daedalus.editions import shelf

    found: _Things = {}
    for masks in ("bits", "bools"):
        env: Any = ClassicVectorEnv(GAMES, players=2, masks=masks)
        found[f"vector: our ClassicTurns-v0, masks as {masks}"] = _batch(env, GAMES, "turns/s")
    env = ClassicVectorEnv(GAMES, players=2, masks="bools", glance=True)
    found["vector: our ClassicTurns-v0, with a glance"] = _batch(env, GAMES, "turns/s")
    for name, rules in shelf().items():
        timed = isinstance(rules, Timed)
        many = TicksVectorEnv(FEW, tick_limit=500) if timed else StepsVectorEnv(FEW, name)
        found[f"vector: our {name.title()}Steps-v0"] = _batch(many, many.num_envs, "steps/s")
    return found


def _batch(env: Any, rows: int, unit: str) -> tuple[int, str, Callable[[], None]]:
    env.reset(seed=1)

    def play() -> None:
        for _ in range(TURNS):
            env.step(env.sample_actions())

    return TURNS * rows, unit, play


def _open_spiel() -> _Things:
    import open_spiel.python.games.tic_tac_toe  # noqa: F401  (registers)

    import daedalus.adapters.openspiel  # noqa: F401

    names = {
        "OpenSpiel: our python_daedalus_classic": "python_daedalus_classic(players=2)",
        "OpenSpiel: our python_daedalus_pirates": "python_daedalus_pirates(players=2)",
        "OpenSpiel: our python_daedalus_galaxy": "python_daedalus_galaxy(players=2)",
        "OpenSpiel: our python_daedalus_connect": "python_daedalus_connect(players=2)",
        "OpenSpiel: its python_tic_tac_toe": "python_tic_tac_toe",
        "OpenSpiel: its connect_four, in C++": "connect_four",
        "OpenSpiel: its chess, in C++": "chess",
    }
    return {name: (STEPS, "steps/s", spiel_walker(text)) for name, text in names.items()}


def _pgx() -> _Things:
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    found: _Things = {}
    for name, many in (("connect_four", GAMES), ("chess", 64)):
        env = pgx.make(name)
        step = jax.vmap(env.step)

        def act(state: Any, key: Any, step: Any = step) -> Any:
            odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            return step(state, jax.random.categorical(key, odds, axis=-1)), None

        def turns(state: Any, key: Any, act: Any = act) -> Any:
            return jax.lax.scan(act, state, jax.random.split(key, TURNS))[0]

        start = jax.jit(jax.vmap(env.init))
        play = jax.jit(turns)
        dealt = start(jax.random.split(jax.random.PRNGKey(0), many))

        def call(play: Any = play, dealt: Any = dealt) -> None:
            jax.block_until_ready(play(dealt, jax.random.PRNGKey(1)))

        call()  # compiles
        found[f"vector: {name} of pgx, compiled loop"] = (TURNS * many, "steps/s", call)
    return found
