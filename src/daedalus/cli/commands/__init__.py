"""The commands by name: each is a module here with a function of that name, loaded when called.

To add a command, write such a module, a line in `COMMANDS` and a message `help-<name>` in
terminal.ftl.  A command with subcommands has a dictionary of functions, `PARTS`, instead.
"""

import os
import sys
from builtins import print as say  # a module of this package is called print
from collections.abc import Mapping, Sequence
from errno import EACCES, EISDIR, ENOENT
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Final

from daedalus.cli import letters
from daedalus.cli.arguments import Command, Parser, meant, parser_of
from daedalus.cli.words import Words, asked_for, told
from daedalus.core.errors import GameError, OptionError, quoted
from daedalus.extras import MissingPackage, install, installed, missing

COMMANDS: Final = (
    *("play", "replay", "review", "analyse", "puzzle", "puzzles", "rules", "learn"),
    *("perft", "record", "box", "evening"),
    *("serve", "site", "print", "admin", "arena", "bench", "bench-task", "kernels"),
    *("engine", "mazenet", "completion"),
)
_LONGEST_COMPLAINT: Final = 1000


def run(argv: list[str]) -> int:
    """Run a command; any error is one line on stderr and exit code 2."""
    letters.register()
    # Characters the stream cannot encode become "?", or the most similar letter; and who reads our
    # output through a pipe gets every line when it is printed, not when we end.
    for stream, settings in (
        (sys.stdin, {"errors": "replace"}),
        (sys.stdout, {"errors": letters.ASCII, "line_buffering": True}),
    ):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(**settings)
    try:
        code = _call(argv)
        sys.stdout.flush()
    except GameError as error:
        return _refuse(argv, error)
    except BrokenPipeError:  # the reader of our output is gone: there is nobody to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _refuse(argv, _of_the_disk(error))
    except ModuleNotFoundError as error:
        name = error.name or ""
        if name.partition(".")[0] == "daedalus":
            raise
        lacks = error if isinstance(error, MissingPackage) else missing(name)
        text, how = str(lacks), str(lacks).partition(": ")[2]
        return _refuse(argv, OptionError(text, "package", package=lacks.name, how=how))
    except KeyboardInterrupt:
        return 130
    return code


def _of_the_disk(error: OSError) -> GameError:
    """Return what the system refused: whoever reads no English reads at least about which file."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return GameError(reason, "disk")
    file = os.fsdecode(error.filename)
    id = {ENOENT: "file-none", EACCES: "file-forbidden", EISDIR: "file-folder"}.get(
        error.errno or 0, "file"
    )
    return GameError(f"{quoted(file)}: {reason}", id, file=file)


def _refuse(argv: Sequence[str], error: GameError) -> int:
    """Say in one line why something was refused, in the language that was asked for."""
    words = asked_for(argv)
    try:
        why = str(error) if words.language == "en" else words.refused(error)
    except ModuleNotFoundError:  # without Fluent there are no sentences to choose from
        why = str(error)
    line = " ".join(why.split())
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
    if len(line) > _LONGEST_COMPLAINT:
        line = line[:_LONGEST_COMPLAINT] + "…"
    say("daedalus:", line, file=sys.stderr)
    return 2


def known() -> tuple[str, ...]:
    """Return the available commands: those whose module is installed."""
    return tuple(name for name in COMMANDS if find_spec(_module(name)))


def _module(name: str) -> str:
    """Return the module of a command; a hyphen of its name is an underscore there."""
    return f"{__package__}.{name.replace('-', '_')}"


def default() -> list[str]:
    """Return what a bare `daedalus` runs: the game, in the browser if that is installed.

    :raises OptionError: when neither browser nor terminal is installed.
    """
    if installed("server"):
        return ["serve", "--open"]
    if installed("terminal"):
        return ["play"]
    raise OptionError(
        f"to play in the browser: {install('server')}; in the terminal: {install('terminal')}"
    )


def _call(argv: list[str]) -> int:
    argv = argv or default()
    first = argv[0]
    if first == "--version":
        from daedalus import __version__

        say(f"daedalus {__version__}")
        return 0
    if first in ("-h", "--help"):
        say("\n".join(_overview(Words())))
        return 0
    if first == "--complete":  # called by the scripts of `daedalus completion`
        from daedalus.cli.commands.completion import candidates

        say("\n".join(candidates(argv[1:])))
        return 0
    if first not in known():
        words = (*known(), "--help", "--version")
        guess = meant(first, words) or f": there are {', '.join(known())}"
        raise OptionError(
            f"no such command: {quoted(first)}{guess}", "command", text=first, known=known()
        )
    name, command, rest = found(argv)
    if command is None:
        return _overview_of(name, parts_of(name), rest)
    return command(**_parser(name, command).read(rest)) or 0


def _overview(words: Words) -> list[str]:
    """Return what `daedalus --help` prints."""
    return [
        "daedalus COMMAND [...]",
        "",
        words("help-daedalus"),
        "",
        *(f"  {name:<11}{words(f'help-{name}')}" for name in known()),
        f"  {'--version':<11}{words('help-version')}",
    ]


def _overview_of(name: str, parts: Mapping[str, Command], rest: list[str]) -> int:
    """Print the subcommands of a command, or refuse an unknown one."""
    if rest[:1] in (["-h"], ["--help"]):
        sentences = [told(f"help-{name}"), ""]
        sentences += [f"  {part:<11}{told(f'help-{name}-{part}')}" for part in parts]
        say("\n".join([f"daedalus {name} COMMAND [...]", "", *sentences]))
        return 0
    there = f": there are {', '.join(parts)}"
    if not rest:
        raise OptionError(
            f"daedalus {name} needs a command{there}", "command-needed", known=tuple(parts)
        )
    why = f"no such command: {quoted(rest[0])}{meant(rest[0], parts) or there}"
    raise OptionError(why, "command", text=rest[0], known=tuple(parts))


def parts_of(name: str) -> Mapping[str, Command]:
    """Return the subcommands of a command; most have none."""
    parts: Mapping[str, Command] = getattr(import_module(_module(name)), "PARTS", {})
    return parts


def found(argv: list[str]) -> tuple[str, Command | None, list[str]]:
    """Return the full name of the command that *argv* begins with, the command, and the rest.

    Where a command has subcommands and none is named, there is no command.
    """
    name, *rest = argv
    parts = parts_of(name)
    if parts:
        if rest and rest[0] in parts:
            return f"{name} {rest[0]}", parts[rest[0]], rest[1:]
        return name, None, rest
    return name, getattr(import_module(_module(name)), name), rest


def _parser(name: str, command: Command) -> Parser:
    return parser_of(command, name, told(f"help-{name.replace(' ', '-')}"))
