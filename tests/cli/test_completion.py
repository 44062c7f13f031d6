"""What a shell offers while a command is typed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from daedalus.bots import LEVELS
from daedalus.bots.dial import STEPS
from daedalus.cli.commands import known
from daedalus.cli.commands.completion import SCRIPTS, candidates
from daedalus.editions import edition_names


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", [*known(), "--help", "--version"]),
        ("re", ["replay", "review", "record"]),
        ("mazenet ", ["serve", "join", "--help"]),
        ("play ", list(edition_names())),
        ("play c", ["classic", "connect"]),
        ("play classic ", []),
        ("play --pl", ["--plain"]),
        ("play classic --lang ", ["en", "de", "fr", "nl", "it", "es", "pt"]),
        ("play classic --bots e", ["easy", "expert"]),
        ("play --lang de ", list(edition_names())),
        ("arena hard ", [*LEVELS, *STEPS]),
        ("arena --edition g", ["galaxy", "go"]),
        ("completion ", list(SCRIPTS)),
        ("nonsense ", []),
    ],
)
def test_what_fits_is_offered(typed: str, offered: list[str]) -> None:
    assert candidates(typed.split(" ")) == offered


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes(tmp_path: Path) -> None:
    command = tmp_path / "daedalus"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m daedalus "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    asked = (
        f'PATH="{tmp_path}:$PATH"; eval "$(daedalus completion bash)"; '
        "COMP_WORDS=(daedalus rules ga); COMP_CWORD=2; _daedalus; echo ${COMPREPLY[@]}"
    )
    done = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("galaxy\n", "")
