"""What the pages show is true: it runs, and it passes the type checkers of those who copy it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import daedalus
from tests.docs.test_tutorials import DOCS, blocks, run

ROOT = DOCS.parent
TYPED = ("index.md", "../README.md", "notebooks.md", "tutorials/write-a-bot.md")
PYRIGHT = "npm:pyright@1.1.407"


@pytest.mark.parametrize("name", daedalus.edition_names())
def test_the_loop_of_the_readme_plays_every_edition(name: str) -> None:
    [(_, code)] = blocks("../README.md", "python")
    options = "" if name in ("go", "connect") else ", cards=1"
    new, changed = re.subn(r'"classic", (.*), cards=\d', rf'"{name}", \1{options}', code)
    assert changed == 1
    names: dict[str, object] = {}
    shown = run(new, names)
    game = names["game"]
    assert isinstance(game, daedalus.Game)
    assert game.rules.id == name
    assert game.outcome is not None
    assert shown.endswith("end\n\n")


def test_the_pipe_of_the_manual_plays() -> None:
    text = (DOCS / "terminal.md").read_text(encoding="utf-8")
    [(lines, command)] = re.findall(r"^printf '(.*)' \| daedalus (.*)$", text, re.MULTILINE)
    done = subprocess.run(
        [sys.executable, "-m", "daedalus", *command.split()],
        input=lines.replace("\\n", "\n"), capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "I do not know" not in done.stdout
    assert done.stdout.count("push first") == 2  # the bot has answered


@pytest.fixture(scope="module")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the examples of each page as a module."""
    folder = tmp_path_factory.mktemp("examples")
    for page in TYPED:
        parts: dict[str, list[str]] = {}
        for title, code in blocks(page, "python"):
            parts.setdefault(title or f"{Path(page).stem.replace('-', '_')}.py", []).append(code)
        for name, codes in parts.items():
            (folder / name).write_text("\n\n".join(codes), encoding="utf-8")
    assert len(list(folder.iterdir())) == 5
    return folder


def test_examples_pass_mypy(examples: Path) -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "."]
    done = subprocess.run(
        [*command, f"--cache-dir={ROOT / '.mypy_cache' / 'examples'}"],
        cwd=examples, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_examples_pass_pyright(examples: Path) -> None:
    from deno import find_deno_bin

    lock = Path(__file__).with_name("pyright.lock")
    command = [find_deno_bin(), "run", "-A", "--quiet", f"--lock={lock}", "--frozen", PYRIGHT]
    done = subprocess.run(
        [*command, "--pythonpath", sys.executable, "."],
        cwd=examples, capture_output=True, text=True, check=False,
        env={**os.environ, "DENO_TLS_CA_STORE": "system,mozilla", "NO_COLOR": "1",
             "DENO_DIR": os.environ.get("DENO_DIR", str(ROOT / ".tools" / "deno"))},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
