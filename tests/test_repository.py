"""What holds for the repository as a whole: its lock, its scripts, its lightness."""

import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import Any

import pytest

import daedalus
import launcher

ROOT = Path(__file__).parent.parent
PUBLIC_HOSTS = {"pypi.org", "files.pythonhosted.org"}
LOCKS = sorted(
    {
        *ROOT.glob("*.lock"),
        *ROOT.glob("web/*.lock"),
        *ROOT.glob("web/boards/*.lock"),
        *ROOT.glob("tools/*/*.lock"),
    }
)

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
for name in ("core", "editions", "bots"):
    folder = sys.argv[1] + "/daedalus/" + name
    for module in pkgutil.walk_packages([folder], f"daedalus.{name}."):
        importlib.import_module(module.name)
for edition in daedalus.edition_names():  # and every bot plays without it
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


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.relative_to(ROOT).as_posix())
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


def test_workflows_try_every_python_that_the_package_claims() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    check = (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8")
    assert re.findall(r"\bpython: \[(.*)\]", check) == [", ".join(f'"{each}"' for each in claimed)]


@pytest.mark.parametrize("script", ["play", "check", ".ci/run"])
def test_scripts_are_executable(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


# --- the launcher ---------------------------------------------------------------------------------


def load(name: str) -> ModuleType:
    """Return a script of the root as a module."""
    loader = SourceFileLoader(f"_{name}", str(ROOT / name))
    module = module_from_spec(spec_from_loader(loader.name, loader))  # type: ignore[arg-type]
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("", "serve --open"),
        ("--port 9000", "serve --open --port 9000"),
        ("--help", "--help"),
        ("--version", "--version"),
        ("play classic", "play classic"),
    ],
)
def test_play_opens_the_game_or_runs_a_command(given: str, told: str) -> None:
    assert load("play").command(given.split()) == told.split()


NEEDED = {
    **{"PATH": "/bin", "HOME": "/home/me", "LANG": "de_DE.UTF-8", "LC_ALL": "C", "CI": "true"},
    **{"https_proxy": "http://proxy", "NO_PROXY": "here", "SSL_CERT_FILE": "/own.pem"},
    **{"PIP_INDEX_URL": "https://own", "UV_OFFLINE": "1", "npm_config_registry": "https://own"},
    **{"TMPDIR": "/tmp", "SYSTEMROOT": "C:", "CHROMIUM": "/opt/chrome", "TZ": "Asia/Tokyo"},
}
FOREIGN = {
    **{"PYTHONUNBUFFERED": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": "/x"},
    **{"VIRTUAL_ENV": "/x", "DAEDALUS_PORT": "1", "COLUMNS": "30", "NUMBA_DISABLE_JIT": "1"},
}


def test_a_check_knows_nothing_of_the_machine_but_what_it_needs(tmp_path: Path) -> None:
    around = launcher.surroundings(True, tmp_path, {**NEEDED, **FOREIGN})
    assert {name: around[name] for name in NEEDED} == NEEDED
    assert not set(FOREIGN) & set(around)


def test_what_ci_runs_starts_programs_without_the_variables_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "/../check" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for name, value in FOREIGN.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(launcher, "which", lambda name: f"/bin/{name}")
    made = load("check").Checks(long=False)
    made.lane.said = []
    made.call(sys.executable, "-c", "import os; print(*os.environ)")
    assert not set(FOREIGN) & set(made.lane.said[0].split())


def test_caches_are_kept_in_the_clone_unless_uv_and_a_home_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = launcher.surroundings(True, tmp_path, NEEDED)
    assert own["UV_CACHE_DIR"] == str(tmp_path / ".tools" / "cache")
    chosen = launcher.surroundings(True, tmp_path, {**NEEDED, "UV_CACHE_DIR": "/c"})
    assert chosen["UV_CACHE_DIR"] == "/c"
    monkeypatch.setattr("launcher.os.access", lambda path, mode: True)
    assert launcher.surroundings(False, tmp_path, NEEDED) == NEEDED
    monkeypatch.setattr("launcher.os.access", lambda path, mode: False)
    assert launcher.surroundings(False, tmp_path, NEEDED) == own


def test_a_game_keeps_the_settings_and_the_screen_of_its_player() -> None:
    shell = {"DISPLAY": ":0", "DAEDALUS_PORT": "9000", "TERM": "xterm"}
    assert launcher.of_the_player({**FOREIGN, **shell}) == {
        **{name: FOREIGN[name] for name in ("COLUMNS", "NUMBA_DISABLE_JIT")},
        **shell,
    }


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, list[str]]:
    """Return a clone in which nothing is installed, and the list of what uv is asked there."""
    project = '[tool.uv]\ncache-keys = [{ file = "pyproject.toml" }, { file = "web/src/**" }]\n'
    (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    (tmp_path / "uv.lock").touch()
    (tmp_path / "web" / "src").mkdir(parents=True)
    programs = tmp_path / ".venv" / ("bin" if launcher.POSIX else "Scripts")
    packages = "lib/python3.11/site-packages" if launcher.POSIX else "Lib/site-packages"
    page = tmp_path / "src" / "daedalus" / "web" / "index.html"
    asked: list[str] = []

    def call(command: list[str], env: dict[str, str]) -> int:
        asked.append(" ".join(command[1:2]))
        for path in (programs / ("python" if launcher.POSIX else "python.exe"), page):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        (tmp_path / ".venv" / packages / "rich-1.dist-info").mkdir(parents=True, exist_ok=True)
        return 0

    monkeypatch.delenv("UV_PROJECT_ENVIRONMENT", raising=False)
    monkeypatch.setattr(launcher, "find_uv", lambda here: ("uv", {}))
    monkeypatch.setattr("launcher.subprocess.call", call)
    return tmp_path, asked


def test_uv_is_asked_once_as_long_as_nothing_changes(clone: tuple[Path, list[str]]) -> None:
    here, asked = clone
    python, around = launcher.install(here, ("--frozen",))
    assert launcher.install(here, ("--frozen",)) == (python, around)
    assert asked == ["sync"]
    assert around["VIRTUAL_ENV"] == str(here / ".venv")
    assert around["PATH"].startswith(str(python.parent))


@pytest.mark.parametrize(
    "change",
    [
        lambda here: (here / "uv.lock").write_text("another", encoding="utf-8"),
        lambda here: (here / "web" / "src" / "new.ts").touch(),
        lambda here: next(here.glob("**/*.dist-info")).rmdir(),
        lambda here: (here / "src" / "daedalus" / "web" / "index.html").unlink(),
        lambda here: launcher.install(here, ("--frozen",))[0].unlink(),
    ],
    ids=["the lock", "the web app", "a package gone", "the page gone", "Python gone"],
)
def test_uv_is_asked_again_after_a_change(clone: tuple[Path, list[str]], change: Any) -> None:
    here, asked = clone
    launcher.install(here, ("--frozen",))
    change(here)
    launcher.install(here, ("--frozen",))
    launcher.install(here, ("--frozen",))
    assert asked == ["sync"] * 2


def test_where_uv_fails_nothing_starts(
    clone: tuple[Path, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = clone
    monkeypatch.setattr("launcher.subprocess.call", lambda command, env: 3)
    with pytest.raises(SystemExit, match="3"):
        launcher.install(here, ("--frozen",))


def test_elsewhere_the_exit_code_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "POSIX", False)
    assert launcher.become([sys.executable, "-c", "raise SystemExit(7)"], os.environ) == 7


def checks(monkeypatch: pytest.MonkeyPatch, **there: str) -> tuple[Any, list[str]]:
    """Return ./check for a plain user where programs are *there*, and the list of what it runs."""
    check = load("check")
    said: list[str] = []
    monkeypatch.setattr(check, "find_uv", lambda: ("uv", {}))
    monkeypatch.setattr(check, "is_root", lambda: False)
    monkeypatch.setattr(check, "which", lambda name: there.get(name.replace("-", "_")))
    monkeypatch.delenv("CHROMIUM", raising=False)
    made = check.Checks(long=False)

    def call(*command: str, cwd: Path = ROOT) -> int:
        said.append(" ".join(command))
        return 1

    monkeypatch.setattr(made, "call", call)
    return made, said


def test_without_a_browser_its_step_is_skipped_loudly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made, said = checks(monkeypatch)
    made.step("chromium", made.find_browser)
    made.step("browser", made.browser)
    assert made.results == {"chromium": "SKIPPED", "browser": "SKIPPED"}
    assert "!! NO BROWSER" in capsys.readouterr().out
    assert said == ["uv run --frozen --no-sync playwright install chromium"]  # and no apt-get


def test_an_installed_browser_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    made, said = checks(monkeypatch, google_chrome="/opt/chrome")
    assert made.find_browser() is True
    assert made.environment["CHROMIUM"] == "/opt/chrome"
    assert said == []


def test_each_other_browser_that_is_missing_is_skipped_loudly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made, said = checks(monkeypatch, firefox_esr="/usr/bin/firefox-esr", Xvfb="/usr/bin/Xvfb")
    for name in ("firefox", "webkit"):
        made.step(name, made.find_other(name))
    assert made.results == {"firefox": "ok", "webkit": "SKIPPED"}
    assert "!! NO WEBKIT" in capsys.readouterr().out
    assert said == []  # and no apt-get


@pytest.mark.parametrize(("code", "result"), [(0, "ok"), (1, "FAILED"), (77, "SKIPPED")])
def test_strangers_that_cannot_be_had_count_as_skipped(
    monkeypatch: pytest.MonkeyPatch, code: int, result: str
) -> None:
    made, _ = checks(monkeypatch)
    monkeypatch.setattr(made, "call", lambda *command: code)
    made.step("strangers", made.strangers)
    assert made.results == {"strangers": result}


def test_a_failing_test_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made, said = checks(monkeypatch)
    made.step("tests", made.tests)
    assert made.results == {"tests": "FAILED"}
    assert len(said) == 1


def test_lanes_keep_their_words_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made, _ = checks(monkeypatch)
    met = Barrier(2)  # each waits until the other is at work

    def work(name: str) -> bool:
        made.say(f"{name} begins")
        met.wait(60)
        made.say(f"{name} ends")
        return name == "one"

    made.side_by_side([("a", lambda: work("one"))], [("b", lambda: work("two"))])
    assert made.results == {"a": "ok", "b": "FAILED"}
    out = capsys.readouterr().out
    assert "one begins\none ends\n== a" in out
    assert "two begins\ntwo ends\n== b" in out


def test_the_launcher_needs_the_standard_library_alone() -> None:
    for name in ("launcher.py", "play", "check"):
        source = (ROOT / name).read_text(encoding="utf-8")
        words = re.findall(r"^(?:from|import) (\w+)", source, re.MULTILINE)
        assert set(words) <= {*sys.stdlib_module_names, "launcher"}


def test_who_cites_us_names_the_version_that_there_is() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {daedalus.__version__}\n" in cited
