"""External programs as players: a child process each, speaking docs/engine-protocol.md.

Nothing that such a program does may harm the arena: it has a time limit for every answer, a limit
on its output, a process group that is killed at the end, and its turns are checked.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from daedalus.arena.pipes import ERR, kill, pipes_of, start
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import AnyRules, Slides
from daedalus.core.options import show_options

_PROTOCOL: Final = 1
START_MS: Final = 60_000
"""For the handshake and the first ready: programs compile, load and warm up."""
PATIENCE_MS: Final = 2_000
"""How much longer than its time a program may take, since a busy machine is not its fault."""
_USUAL_MS: Final = 10_000
"""The time of a program without a budget."""
_LONGEST_LINE: Final = 65_536
MOST_OUTPUT: Final = 4 << 20
"""Bytes of standard output between a request and its answer."""
MOST_STDERR: Final = 64 << 20
KEPT_STDERR: Final = 2_000
_LONGEST_NAME: Final = 24
_FAREWELL_S: Final = 0.5


class Forfeit(Exception):
    """A program that forfeited its game: why, and the last lines of its stderr."""

    def __init__(self, why: str, stderr: str = "") -> None:
        super().__init__(why)
        self.why, self.stderr = why, stderr


class Program(NamedTuple):
    """A command, and its name in the table."""

    name: str
    command: str


def read_program(text: str, taken: Sequence[str] = ()) -> Program:
    """Return the program of ``./mybot``, ``python3 bot.py`` or ``name=command``.

    Unless it is named, its name is that of the last word that is a file, or its first word.

    :raises OptionError: when there is no such command, or the name is *taken*.
    """
    name, command = _named(text)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError(f"not a command: {quoted(text)}: {error}") from error
    if not words or shutil.which(words[0]) is None:
        raise OptionError(f"not a command: {quoted(text)}: there is no such program")
    # False for any text that is not a file
    files = [word for word in words if os.path.isfile(word)]
    name = name or Path(files[-1] if files else words[0]).name
    return Program(_free(name, taken), command)


def introduced(text: str, taken: Sequence[str] = ()) -> Program:
    """Return the program of *text* under the name it gives itself, unless *text* names it.

    A program that gives none, or does not even start, is named after its file; the error shows up
    when it plays.

    :raises OptionError: when there is no such command.
    """
    program = read_program(text, taken)
    if _named(text)[0]:
        return program
    with suppress(Forfeit), Engine(program) as engine:
        engine.greet()
        name = " ".join(engine.said.get("name", "").split())[:_LONGEST_NAME].strip()
        if name and name.isprintable():
            return Program(_free(name, taken), program.command)
    return program


def _named(text: str) -> tuple[str, str]:
    """Return the name and the command of ``name=command``; the name may be missing."""
    name, equals, command = text.partition("=")
    return (name, command) if equals and name.isidentifier() else ("", text)


def _free(name: str, taken: Sequence[str]) -> str:
    known = [name, *(f"{name}-{number}" for number in range(2, len(taken) + 3))]
    return next(each for each in known if each not in taken)


class Engine:
    """A running program that plays one seat of one game; a context manager."""

    def __init__(self, program: Program, patience_ms: int = PATIENCE_MS) -> None:
        self.program, self.patience_ms = program, patience_ms
        self.said: dict[str, str] = {}  # how it identifies itself: name, author
        self._lines: deque[bytes] = deque()
        self._rest = b""
        self._heard = self._complained = self._longest = 0
        self._stderr = b""
        try:
            self._process = start(shlex.split(program.command))
        except OSError as error:
            raise Forfeit(f"cannot be started: {error.strerror}") from error
        self._pipes = pipes_of(self._process)

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- the dialogue ----------------------------------------------------------------------------

    def greet(self) -> None:
        """Say hello and wait for the answer.

        :raises Forfeit: like the methods below, when the program misbehaves.
        """
        deadline = time.monotonic() + START_MS / 1000
        self._send(f"hello {_PROTOCOL}", deadline)
        while (words := self._line(deadline, "the greeting"))[:1] != ["hellook"]:
            if words[:1] == ["id"]:
                self.said[" ".join(words[1:2])] = " ".join(words[2:])[:100]

    def new_game(self, rules: AnyRules, seats: int, seat: int) -> None:
        """Announce a game, and wait until the program is ready for it."""
        deadline = time.monotonic() + START_MS / 1000
        options = show_options(rules.chosen)
        self._send(f"newgame {rules.id} seats {seats} seat {seat + 1} {options}".rstrip(), deadline)
        self._send("ping", deadline)
        while self._line(deadline, "a pong")[:1] != ["pong"]:
            pass

    def think(self, position: str, ply: int, budget_ms: int | None, past: str = "") -> str:
        """Return the turn that the program plays in *position*, a view; it is not checked yet.

        *past* is the history that led there; programs that do not know that line skip it.
        """
        self._drain()
        limit_ms = (_USUAL_MS if budget_ms is None else budget_ms) + self.patience_ms
        deadline = time.monotonic() + limit_ms / 1000
        budget = "" if budget_ms is None else f" time {budget_ms}"
        told = f"history {past}\n" if 0 < len(past.encode()) < _LONGEST_LINE - 10 else ""
        self._send(f"position {position}\n{told}go ply {ply}{budget}", deadline)
        while (words := self._line(deadline, f"a turn within {limit_ms} ms"))[:1] != ["bestturn"]:
            pass
        return " ".join(words[1:])

    def forfeit(self, why: str) -> Forfeit:
        """Return why the game is forfeited, with the last lines of the program's stderr."""
        self._hear(0)
        tail = self._stderr[-KEPT_STDERR:].decode("utf-8", "replace")
        return Forfeit(why, "".join(char if char.isprintable() else " " for char in tail).strip())

    def close(self) -> None:
        """Say goodbye, and end the program and everything it started."""
        with suppress(OSError, Forfeit):
            self._send("quit", time.monotonic() + _FAREWELL_S)
        with suppress(OSError):
            self._process.stdin.close()  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_S)
        kill(self._process)
        self._pipes.close()
        for stream in (self._process.stdout, self._process.stderr):
            stream.close()  # type: ignore[union-attr]

    # --- bytes -----------------------------------------------------------------------------------

    def _send(self, text: str, deadline: float) -> None:
        """Write a line while reading what arrives, so that a full pipe blocks nobody."""
        left = memoryview(text.encode() + b"\n")
        while left:
            try:
                written = self._pipes.write(left)
            except OSError:
                raise self._gone() from None
            left = left[written:]
            if not written:
                self._hear(0.01)
                self._check_flood()
                if time.monotonic() >= deadline:
                    raise self.forfeit("does not read what it is told")

    def _line(self, deadline: float, awaited: str) -> list[str]:
        """Return the words of the next line."""
        while not self._lines:
            left = deadline - time.monotonic()
            if left <= 0:
                raise self.forfeit(f"timed out: no answer where {awaited} was awaited")
            listening = self._hear(left)
            self._check_flood()
            if not listening and not self._lines:
                raise self._gone()
        return self._lines.popleft().decode("utf-8", "replace").split()

    def _drain(self) -> None:
        """Discard what was said before the request, and reset the limits."""
        self._hear(0)
        self._lines.clear()
        self._heard = self._longest = 0

    def _hear(self, seconds: float) -> bool:
        """Read what the program writes within *seconds*; return whether more may come."""
        for kind, text in self._pipes.hear(seconds):
            if kind == ERR:
                self._complained += len(text)
                self._stderr = (self._stderr + text)[-KEPT_STDERR:]
            else:
                self._heard += len(text)
                *lines, self._rest = (self._rest + text).split(b"\n")
                self._lines += lines
                self._longest = max(self._longest, *map(len, lines), len(self._rest))
        return self._pipes.listening

    def _check_flood(self) -> None:
        if self._complained > MOST_STDERR:
            raise self.forfeit(f"floods: more than {MOST_STDERR} bytes on stderr")
        if self._longest > _LONGEST_LINE or self._heard > MOST_OUTPUT:
            raise self.forfeit(
                f"floods: a line of more than {_LONGEST_LINE} bytes, or {MOST_OUTPUT} bytes"
                " without an answer"
            )

    def _gone(self) -> Forfeit:
        """Return the forfeit of a program that closed its output."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_S)
        code = self._process.returncode
        how = "closed its output" if code is None else f"ended with code {code}"
        return self.forfeit(f"crashed: {how}")


def turn_of(rules: AnyRules, text: str) -> list[Any]:
    """Return the actions of a turn: in the sliding editions a push and a walk, else one action.

    :raises GameError: when it is not a turn.
    """
    words = text.split() if isinstance(rules, Slides) else [text]
    return [rules.parse(word) for word in words if len(words) <= 2] or [rules.parse(text)]
