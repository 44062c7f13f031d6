"""What holds for the repository as a whole: its lock, its scripts, its lightness."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PUBLIC_HOSTS = {"pypi.org", "files.pythonhosted.org"}
LOCKS = sorted({*ROOT.glob("*.lock"), *ROOT.glob("web/*.lock")})

# Runs with nothing but the standard library and src on the path; prints CPU seconds.
IMPORT = """
import sys, time
sys.path.insert(0, sys.argv[1])
before = time.process_time()
import daedalus
print(time.process_time() - before)
"""

# Imports all that must work without any other package; prints what is not of the standard library.
IMPORT_ALL = """
import importlib, pkgutil, sys
sys.path.insert(0, sys.argv[1])
import daedalus
# The doors to the extra `fast`, opened only where it is there.
FAST = {f"daedalus.bots.sliding_{name}" for name in ("compiled", "memory", "search")}
for name in ("core", "editions", "bots"):
    folder = sys.argv[1] + "/daedalus/" + name
    for module in pkgutil.walk_packages([folder], f"daedalus.{name}."):
        if module.name not in FAST:
            importlib.import_module(module.name)
for edition in daedalus.editions():  # and every bot plays without it
    rules = daedalus.edition(edition)
    state = rules.start(daedalus.Setup(2, "7"))
    seat = rules.to_act(state)[0]
    for level in daedalus.bots.LEVELS:
        action = daedalus.bots.make(level).choose(rules, rules.view(state, seat), seat, 50)
        assert action in rules.legal(state, seat), (edition, level, action)
roots = {name.partition(".")[0] for name in sys.modules}
print(*sorted(roots - sys.stdlib_module_names - {"__main__"}))
"""


def isolated(code: str) -> str:
    """Return what *code* prints in a Python that sees no installed package."""
    command = [sys.executable, "-I", "-S", "-c", code, str(ROOT / "src")]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_locks_name_public_hosts_only(lock: Path) -> None:
    hosts = set(re.findall(r"\bhttps?://([^/\s\"']+)", lock.read_text(encoding="utf-8")))
    assert hosts <= PUBLIC_HOSTS


def test_there_is_a_lock() -> None:
    assert ROOT / "uv.lock" in LOCKS


def test_the_package_has_no_runtime_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []


def test_rules_and_bots_need_the_standard_library_alone() -> None:
    assert isolated(IMPORT_ALL) == "daedalus"


def test_import_takes_less_than_a_tenth_of_a_second() -> None:
    # The best of several: the first may compile, and others may share the processor.
    assert min(float(isolated(IMPORT)) for _ in range(7)) < 0.1


@pytest.mark.parametrize("script", ["play", "check", ".ci/run"])
def test_scripts_are_executable(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
