"""The example that trains an agent: it learns, it plays by the rules, and it beats `random`."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("numba")
pytest.importorskip("gymnasium")

import daedalus  # noqa: E402
from daedalus.adapters.encoding import DecisionPoint, SlidingEncoding  # noqa: E402
from daedalus.adapters.vector import ClassicVectorEnv  # noqa: E402
from daedalus.core.maze import cells_of  # noqa: E402
from daedalus.editions.classic import RULES  # noqa: E402

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_agent.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_agent", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def trained(example: Any) -> tuple[Any, list[float]]:
    agent = example.Agent()
    return agent, list(example.train(agent, rounds=14, games=64, steps=8, seed=1))


def test_it_learns_to_find_cards(trained: tuple[Any, list[float]]) -> None:
    _, found = trained
    assert found[0] < 0.05
    assert np.mean(found[-3:]) > 4 * found[0]


def test_it_beats_random_clearly(example: Any, trained: tuple[Any, list[float]]) -> None:
    agent, _ = trained
    assert example.contest(agent, "random", 6) == 1.0
    assert example.contest(example.Agent(), "medium", 2, turns=60) == 0.0


def test_turns_on_the_goal_weigh_most(example: Any, trained: tuple[Any, list[float]]) -> None:
    agent, _ = trained
    on_goal = 6 * 13 + 6
    assert agent.weights[: example.FAR].argmax() == on_goal


def test_it_sees_what_the_environment_shows(example: Any) -> None:
    env = ClassicVectorEnv(6, players=2, cards=2)
    told, _ = env.reset(seed=3)
    code = SlidingEncoding(RULES, 2)
    for step in range(6):
        goals, masks = example.goals_of(told["observation"]), env.action_masks()
        for game in range(6):
            view = RULES.view(env.state(game), env.state(game).seat)
            assert np.array_equal(example.legal_turns(code, view), masks[game])
            (goal,) = RULES.targets(view, view.seat)
            assert goals[game] == goal
        told, *_ = env.step([int(np.flatnonzero(mask)[step * 5]) for mask in masks])


def test_kinds_say_how_far_a_turn_ends_from_the_goal(example: Any) -> None:
    game = daedalus.new_game("classic", seats=2, seed="kinds")
    code, state, seat = SlidingEncoding(RULES, 2), game.state, game.state.seat
    (goal,) = RULES.targets(RULES.view(state, seat), seat)
    for push in (0, 5, 11, 17, 23):
        if not code.mask(DecisionPoint(state), seat)[push]:
            continue
        after = code.apply(DecisionPoint(state), seat, push).state
        (there,) = RULES.targets(RULES.view(after, seat), seat)
        for cell in cells_of((1 << 49) - 1):
            kind = int(example.KINDS_OF_TURNS[goal, push * 49 + cell])
            down, right = cell // 7 - there // 7, cell % 7 - there % 7
            assert kind == (example.FAR if there == 49 else (down + 6) * 13 + right + 6)


def test_advantages_know_whose_turn_it_is(example: Any) -> None:
    """One game: a turn, the answer that wins, and a new game."""
    paid = [np.array([pay]) for pay in (0.0, 1.0, 0.0, 0.0, 0.0)]
    over = [np.array([flag]) for flag in (False, True, False, False, False)]
    values = [np.array([0.5])] * 5
    gain = example.advantages(paid, over, values)[:, 0]
    assert gain[0] == pytest.approx(-1 - 0.5)  # the answer won: a loss, and nothing follows
    assert gain[1] == pytest.approx(1 - 0.5)
    assert gain[2] == pytest.approx(0.95 * 0.5 - 0.5)


def test_the_command_learns_saves_and_plays(
    example: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "agent.npz")
    example.main(["--rounds", "1", "--save", file, "--against"])
    assert "round   1:" in capsys.readouterr().out
    example.main(["--load", file, "--games", "1", "--against", "easy"])
    assert "against easy:" in capsys.readouterr().out
