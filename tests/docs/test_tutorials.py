"""What the tutorials tell readers to type is run here."""

import re
import shlex
import subprocess
import sys
import tomllib
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
DAEDALUS = [sys.executable, "-c", "from daedalus.cli import main; main()"]
ASK_ALL = """
import shlex, sys
from daedalus.cli import main
for command in sys.argv[1:]:
    sys.argv = ["daedalus", *shlex.split(command.replace("--show-config", "")), "--show-config"]
    try:
        main()
    except SystemExit as end:
        if end.code:
            raise
    print("%")
"""
"""Asks for the settings of several commands; starting Python for each would take seconds."""
_BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]*)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[tuple[str, str]]:
    """Return the blocks of code of a page in a language: the file they belong to, and the code."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [(title, code) for lang, title, code in _BLOCK.findall(text) if lang == language]


def run(code: str, names: dict[str, Any]) -> str:
    """Run a block and return what it prints."""
    out = StringIO()
    with redirect_stdout(out):
        exec(compile(code, "<docs>", "exec"), names)
    return out.getvalue()


@pytest.mark.parametrize("page", ["index.md", "notebooks.md"])
def test_what_a_page_shows_in_python_runs(page: str) -> None:
    names: dict[str, Any] = {}
    shown = [run(code, names) for _, code in blocks(page, "python")]
    assert shown
    assert names["game"].outcome is not None


def test_what_the_page_on_openspiel_shows_runs() -> None:
    pytest.importorskip("pyspiel")
    for _, code in blocks("openspiel.md", "python"):
        assert re.fullmatch(r"\[.*\]\n", run(code, {}))


def test_the_bot_of_the_tutorial_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = "tutorials/write-a-bot.md"
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    mine = "\n\n".join(code for title, code in blocks(page, "python") if title == "mybot.py")
    (tmp_path / "mybot.py").write_text(mine, encoding="utf-8")
    names: dict[str, Any] = {}
    for title, code in blocks(page, "python"):
        if not title:
            run(code, names)
    assert names["wins"] >= 8
    assert (tmp_path / "game.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "first.game").read_text(encoding="utf-8").endswith("end\n")
    monkeypatch.delitem(sys.modules, "mybot")

    [(_, command)] = blocks(page, "sh")
    python = shlex.quote(sys.executable)  # within a word that is a command itself
    words = [word.replace("python3", python) for word in shlex.split(command)]
    assert words[0] == "daedalus"
    done = subprocess.run([*DAEDALUS, *words[1:], "--jobs", "1"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if "mybot" in line]
    assert rows
    assert "forfeit" not in done.stdout.lower()


def test_the_servers_of_the_tutorial_would_start(tmp_path: Path) -> None:
    page = "tutorials/host-it.md"
    [(_, settings)] = blocks(page, "toml")
    (tmp_path / "daedalus.toml").write_text(settings, encoding="utf-8")
    lines = [line for _, code in blocks(page, "sh") for line in code.splitlines()]
    unit = "\n".join(code for _, code in blocks(page, "ini"))
    lines += re.findall(r"^ExecStart=/opt/daedalus/(.*)$", unit, re.MULTILINE)
    commands = [
        shlex.split(line)[1:] for line in lines if re.match(r"(\./play|play|daedalus) ", line)
    ]
    assert len(commands) == 3
    done = subprocess.run(
        [sys.executable, "-c", ASK_ALL, *(shlex.join(command) for command in commands)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    for command, told in zip(commands, done.stdout.split("%")[:-1], strict=True):
        config = tomllib.loads(told)
        assert config["port"] == 8000
        assert config["host"] == ("0.0.0.0" if "0.0.0.0" in command else "127.0.0.1")
        if "--config" in command:
            wish = tomllib.loads(settings)
            assert {name: config[name] for name in wish} == wish
