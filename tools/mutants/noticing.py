"""Which tests should notice a mutant, and whether they do: up to the first failure."""

from __future__ import annotations

import os
import queue
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tools.mutants.mutant import Mutant

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".tools", "node_modules", "__pycache__", "build", "dist", ".*_cache"),
    ".hypothesis",
)
LINKED = (".venv", ".tools", "web/node_modules")  # shared with the clone: nothing writes there
SILENCE = 150  # seconds without a finished test: it hangs
LONGEST = 900  # seconds for one mutant
# Browser tests are chosen by page; packages and the documentation are built from a clone.
NOT_FOR_MODULES = ("tests/web/", "tests/packaging/", "tests/docs/test_site.py")
# What is built on a room, besides the tests that carry its name.
ALSO = {
    "core": ("tests/editions", "tests/test_conformance.py"),
    "editions": ("tests/test_conformance.py", "tests/test_games.py", "tests/test_perft.py"),
    "adapters": ("tests/docs/test_tutorials.py",),
    "bots": ("tests/arena", "tests/cli/test_sliding_play.py"),
    "puzzles": ("tests/server/test_puzzles.py", "tests/cli/test_puzzle.py", "tests/browser"),
    "review": ("tests/server/test_reviews.py", "tests/browser/test_reviews.py"),
    "fast": ("tests/bots", "tests/puzzles/test_kernels.py"),
    "browser": ("tests/table", "tests/offline"),
    "table": ("tests/browser", "tests/server/test_conversations.py", "tests/server/test_alike.py"),
    "svg": ("tests/adapters/test_drawing.py", "tests/editions/test_pictures.py"),
    "lessons": ("tests/cli/test_learn.py", "tests/server/test_lessons.py"),
    "offline": ("tests/browser",),
    "locales": ("tests/cli/test_words.py",),
}
# The browser tests of a page or a board, where its name does not say it.
WEB = {
    "about": "empty pages", "admin": "hosting", "band": "fits nothing_jumps", "chat": "together",
    "clock": "together", "coach": "phone_words words_wait", "companion": "who_am_i whole_evenings",
    "at-table": "axe sliding_games", "gathering": "together", "phones": "together",
    "sitting": "together", "sleeve": "sliding_games connect_web",
    "strip": "connect_web", "tray": "sliding_games together axe",
    "game": "journey sliding_games together",
    "here": "who_am_i whole_evenings", "invite": "lobby together", "later": "offline_settings",
    "learn": "lessons", "lesson": "lessons", "log": "by_ear sliding_games", "lost": "lost_line",
    "menu": "keyboard pages", "missing": "empty", "notices": "together lost_line",
    "offline": "offline_settings device", "opening": "front lobby", "options": "lobby front",
    "pick": "lobby", "places": "pages", "send": "device replay", "settings": "offline_settings",
    "table": "lobby together", "tables": "mine", "watch": "together pages", "world": "front",
    "connect": "connect_web connect_touch", "kit": "sliding_turns connect_touch go_web",
    "go": "go_web go_game go_places go_rules", "sliding": "sliding_turns sliding_games keyboard",
    "positions": "positions", "puzzles": "puzzles", "replay": "replay", "review": "review",
    "editor": "positions",
}  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was noticed, by what, and after how many seconds."""

    mutant: Mutant
    noticed: bool
    by: str
    seconds: float


class Copy:
    """A temporary copy of the clone, in which one mutant at a time lives."""

    def __init__(self, folder: Path, browser: bool) -> None:
        self.here = folder / "clone"
        self._browser = browser
        self._age = 0
        self._built = False
        shutil.copytree(ROOT, self.here, ignore=LEFT_OUT, symlinks=True)
        for name in LINKED:
            if (ROOT / name).exists():
                (self.here / name).symlink_to(ROOT / name, target_is_directory=True)
        programs = str(Path(sys.executable).parent)
        self._environment = {
            **os.environ,
            "PYTHONPATH": str(self.here / "src"),  # before the clone's own, which is installed
            "PATH": os.pathsep.join((programs, os.environ.get("PATH", ""))),
            "NO_COLOR": "1",
        }

    def judge(self, mutant: Mutant) -> Verdict:
        """Damage the copy, run what should notice, and repair the copy."""
        begin = time.monotonic()
        path = self.here / mutant.path
        source = path.read_text(encoding="utf-8")
        try:
            self._write(path, mutant.damaged(source))
            by = next(filter(None, self._reports(mutant, begin + LONGEST)), "")
        finally:
            self._write(path, source)
            self._rebuild()
        # Without what is in brackets: that may contain anything, and the report cuts it off.
        if "::" in by and self._pytest([by.partition("[")[0]], time.monotonic() + LONGEST):
            return Verdict(mutant, False, f"{by} FAILS WITHOUT IT", time.monotonic() - begin)
        return Verdict(mutant, bool(by), by, time.monotonic() - begin)

    def _rebuild(self) -> None:
        """Build the page again, if a damaged one was built."""
        if self._built:
            build = (sys.executable, "-m", "deno", "run", "-A", "build.ts")
            self._run(build, self.here / "web", time.monotonic() + LONGEST, "")
            self._built = False

    def _write(self, path: Path, text: str) -> None:
        """Write a file with a time of its own, so that no compiled file of it counts any more."""
        path.write_text(text, encoding="utf-8", newline="\n")
        self._age += 10
        now = time.time() - 1_000_000 + self._age
        os.utime(path, (now, now))

    def _reports(self, mutant: Mutant, until: float) -> Iterator[str]:
        if mutant.path.endswith(".py"):
            for tests in python_tests(self.here, mutant.path):
                yield self._pytest(tests, until)
            return
        deno = (sys.executable, "-m", "deno")
        web = self.here / "web"
        yield self._run(
            (*deno, "test", "-A", "--no-check", "src"), web, until, r"^(.*) => \./(\S+)"
        )
        yield self._run((*deno, "check", "src"), web, until, r"^(TS\d+)")
        if "/board/" in mutant.path or "/art/" in mutant.path:
            drawn = (*deno, "test", "-A", "--no-check", "--config", "boards/deno.json", "boards")
            yield self._run(drawn, web, until, r"^(.*) => \./(\S+)")
        if self._browser:
            self._built = True
            yield self._run((*deno, "run", "-A", "build.ts"), web, until, r"(?i)^(error.*)")
            yield self._pytest(browser_tests(self.here, mutant.path), until)

    def _pytest(self, tests: Sequence[str], until: float) -> str:
        if not tests:
            return ""
        return self._run(
            (sys.executable, "-m", "pytest", "-v", "-x", "-p", "no:cacheprovider", *tests),
            self.here,
            until,
            r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$",
        )

    def _run(self, command: Sequence[str], cwd: Path, until: float, what: str) -> str:
        """Return what failed first, or nothing."""
        with subprocess.Popen(
            command,
            cwd=cwd,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            said: list[str] = []
            for line in _lines(process.stdout):
                if line is None or time.monotonic() > until:
                    _end(process)
                    return "a test hangs" if line is None else ""
                said.append(line)
            code = process.wait()
        if code == 0 or (code == 5 and "pytest" in command):  # 5: there was no test
            return ""
        if code in (-2, -9, -15):  # somebody else has ended it
            raise InterruptedError(f"{command[2]} was ended from outside")
        found = [match for line in said if (match := re.search(what, line))]
        return found[0][found[0].lastindex or 0] if found else f"{command[2]} ends with {code}"


def _lines(stream: IO[str]) -> Iterator[str | None]:
    """Yield lines as they come; None after too long a silence."""
    heard: queue.Queue[str | None] = queue.Queue()

    def listen() -> None:
        for line in stream:
            heard.put(line.rstrip())
        heard.put("")
        heard.put(None)

    threading.Thread(target=listen, daemon=True).start()
    while True:
        try:
            line = heard.get(timeout=SILENCE)
        except queue.Empty:
            yield None
            return
        if line is None:
            return
        yield line


def _end(process: subprocess.Popen[str]) -> None:
    if hasattr(os, "killpg"):
        os.killpg(process.pid, 9)  # with all that its tests have started
    else:
        process.kill()


def python_tests(here: Path, path: str) -> tuple[list[str], list[str]]:
    """Return the tests for a module: its doctests and those that name it, then those of its room.

    >>> near, others = python_tests(ROOT, "src/daedalus/puzzles/difficulty.py")
    >>> "tests/puzzles/test_difficulty.py" in near, "tests/puzzles/test_make.py" in others
    (True, True)
    """
    parts = Path(path).with_suffix("").parts[1:]
    module = ".".join(parts).removesuffix(".__init__")
    room = parts[1]
    stem = module.rpartition(".")[2]
    parent = module.rpartition(".")[0]
    names = re.compile(
        rf"\b{re.escape(module)}\b|from {re.escape(parent)} import [^\n]*\b{stem}\b|"
        rf"from {re.escape(parent)} import \([^)]*\b{stem}\b"
    )
    rooms = [each for each in (f"tests/{room}", *ALSO.get(room, ())) if (here / each).exists()]
    in_rooms: list[str] = []
    for each in rooms:
        if each.endswith(".py"):
            in_rooms.append(each)
        else:
            in_rooms += (
                found.relative_to(here).as_posix()
                for found in sorted((here / each).rglob("test_*.py"))
            )
    every = [
        found.relative_to(here).as_posix() for found in sorted(here.glob("tests/**/test_*.py"))
    ]
    every = [each for each in every if not each.startswith(NOT_FOR_MODULES)]
    named = [each for each in every if names.search((here / each).read_text(encoding="utf-8"))]
    named.sort(key=lambda each: stem.rstrip("s") not in each)  # the test of that name first
    about = re.compile(rf"test_\w*({re.escape(room.rstrip('s'))}|{re.escape(stem.rstrip('s'))})")
    elsewhere = [each for each in every if about.search(each)]  # the same subject in other rooms
    words = {part.rstrip("s") for part in parts[1:]}  # of several rooms the likeliest first
    in_rooms.sort(key=lambda each: not words & set(Path(each).stem.split("_")))
    near = list(dict.fromkeys([path, *named]))
    return near, [each for each in dict.fromkeys([*in_rooms, *elsewhere]) if each not in near]


def browser_tests(here: Path, path: str) -> list[str]:
    """Return the browser tests for a page or a board, the most likely first.

    >>> browser_tests(ROOT, "web/src/pages/tables.tsx")[0]
    'tests/web/test_mine.py'
    """
    parts = Path(path).with_suffix("").parts[3:]
    words = [word for part in reversed(parts) for word in WEB.get(part, part).split()]
    words += ["journey"]
    tests = [f"tests/web/test_{word}.py" for word in words]
    return [each for each in dict.fromkeys(tests) if (here / each).exists()]
