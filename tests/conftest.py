"""What every test shares: the switch for long tests, how hard Hypothesis looks, and folders."""

import gc
import os
from random import randrange
from typing import Any

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

from tests.support.once import Once, making_once
from tests.support.order import shuffled

# What is imported and collected stays until the end: to look through it again and again for
# garbage was a third of the time of collecting, and a fifth of that of the tests.
gc.disable()

# Tests read English, whatever this machine speaks; the rest of its locale stays as it is.
if everything := os.environ.pop("LC_ALL", ""):
    os.environ["LANG"] = everything
os.environ["LC_MESSAGES"] = "C"

# The shared module holds asserts too: let pytest explain those as well.
pytest.register_assert_rewrite("tests.strategies")

# No deadline, no complaint about what is slow or drawn in vain: a busy machine is not a bug.  Every
# run draws other examples: its seed is printed when something fails, and what failed is kept in
# .hypothesis and tried first from then on.
CALM = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
for name, examples in (("quick", 8), ("long", 2_000)):
    settings.register_profile(
        name, max_examples=examples, deadline=None, print_blob=True, suppress_health_check=CALM
    )
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests and search longer")
    parser.addoption(
        "--only-laws-of",
        action="append",
        default=[],
        metavar="PATH",
        help="of the tests below this path run only what holds for every position or game",
    )
    parser.addoption("--order-seed", metavar="SEED", help="run the tests in the order of this seed")


SEEDS = ("hypothesis_seed", "order_seed")


@pytest.hookimpl(tryfirst=True)  # before Hypothesis asks for its seed
def pytest_configure(config: pytest.Config) -> None:
    told = getattr(config, "workerinput", {})  # by the process that started this one
    for seed in SEEDS:
        if getattr(config.option, seed) is None:
            setattr(config.option, seed, told.get(seed) or str(randrange(10**9)))
    if config.getoption("--long") and not config.getoption("--hypothesis-profile"):
        settings.load_profile("long")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a process that xdist starts the seeds of the run."""
    node.workerinput |= {seed: getattr(node.config.option, seed) for seed in SEEDS}


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    gc.freeze()
    gc.enable()
    gc.set_threshold(10_000, 20, 20)  # a test is short and memory is plenty


def pytest_terminal_summary(terminalreporter: Any, exitstatus: int, config: pytest.Config) -> None:
    order = config.getoption("--order-seed")
    terminalreporter.write_line(f"the same order again: --order-seed={order}")
    if exitstatus:
        seed = config.getoption("--hypothesis-seed")
        terminalreporter.write_line(f"the same examples again: --hypothesis-seed={seed}")


@pytest.hookimpl(tryfirst=True)  # pytest then brings together what shares a case of a fixture
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items[:] = shuffled(items, config.getoption("--order-seed"))
    paths = [config.rootpath / path for path in config.getoption("--only-laws-of")]
    rulings = {
        item
        for item in items
        if not is_law(item) and any(item.path.is_relative_to(path) for path in paths)
    }
    if rulings:
        config.hook.pytest_deselected(items=list(rulings))
        items[:] = [item for item in items if item not in rulings]
    if config.getoption("--long"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs with --long"))


def is_law(item: pytest.Item) -> bool:
    """Say whether a test is about every position or game, not about one that somebody chose."""
    drawn = isinstance(item, pytest.Function) and is_hypothesis_test(item.function)
    return drawn or item.get_closest_marker("exhaustive") is not None


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """Make a folder once, though the tests run in several processes."""
    return making_once(tmp_path_factory)
