"""OpenSpiel's own test suites, run on our games."""

import contextlib
import importlib
import io
import unittest
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel

from daedalus.adapters.openspiel import GAMES

SEATS = [
    (name, players) for name in GAMES for players in ((2, 3, 4, 6) if "connect" in name else (2, 4))
]


def suite_of(name: str) -> Any:
    """Return one of the suites, imported only where they run: they load SciPy."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the packages that they load
        return importlib.import_module(f"open_spiel.{name}")


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_games_sim_test_finds_no_fault(name: str, players: int) -> None:
    assert name in pyspiel.registered_names()
    suite = suite_of("python.tests.games_sim_test").GamesSimTest()
    with contextlib.redirect_stdout(io.StringIO()):
        suite.sim_game(pyspiel.load_game(name, {"players": players}))


@pytest.mark.parametrize("name", GAMES)
def test_the_api_test_finds_no_fault(name: str) -> None:
    game = pyspiel.load_game(name)

    def set_up(case: Any) -> None:
        # The library's own sample spreads out near the root and never leaves the deal.
        chance = np.random.RandomState(1)
        state = game.new_initial_state()
        case.some_states, case.game_type = [state.clone()], game.get_type()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            if state.move_number() % 7 == 0 or state.is_terminal():
                case.some_states.append(state.clone())

    case: Any = type(
        f"Api_{name}",
        (suite_of("integration_tests.api_test").EnforceAPIOnPartialTreeBase,),
        {"game_name": name, "game": game, "setUpClass": classmethod(set_up)},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]
