"""What every test shares: the switch for long tests and how hard Hypothesis looks."""

import pytest
from hypothesis import HealthCheck, settings

# The shared module holds asserts too: let pytest explain those as well.
pytest.register_assert_rewrite("tests.strategies")

# No deadline: a busy machine is not a bug.  Derandomized: CI finds the same thing twice.
settings.register_profile(
    "quick",
    max_examples=50,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long",
    max_examples=2_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests and search longer")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--long") and not config.getoption("--hypothesis-profile"):
        settings.load_profile("long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        for item in items:
            item.add_marker(pytest.mark.timeout(0))
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="long: runs with --long"))
