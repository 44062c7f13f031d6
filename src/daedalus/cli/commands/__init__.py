"""The commands by name: each is a module here with a function of that name, loaded when called.

To add a command, write such a module, a line in `COMMANDS` and a message `help-<name>` in
terminal.ftl.  A command with subcommands has a dictionary of functions, `PARTS`, instead.
"""

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Final

from daedalus.cli import letters
from daedalus.cli.arguments import Command, Parser, meant, parser_of
from daedalus.cli.words import Words, told
from daedalus.core.errors import GameError, OptionError, quoted
from daedalus.extras import MissingPackage, install, installed, missing

COMMANDS: Final = (
    *("play", "replay", "review", "analyse", "puzzle", "puzzles", "rules", "learn"),
    *("perft", "record"),
    *("serve", "site", "admin", "arena", "bench", "kernels", "engine", "mazenet", "completion"),
)
LONGEST_COMPLAINT: Final = 1000


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
        return _refuse(str(error))
    except BrokenPipeError:  # the reader of our output is gone: there is nobody to tell
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        name = "" if error.filename is None else f"{quoted(os.fsdecode(error.filename))}: "
        return _refuse(f"{name}{error.strerror or error}")
    except ModuleNotFoundError as error:
        name = error.name or ""
        if name.partition(".")[0] == "daedalus":
            raise
        return _refuse(str(error if isinstance(error, MissingPackage) else missing(name)))
    except KeyboardInterrupt:
        return 130
    return code


def _refuse(why: str) -> int:
    line = " ".join(why.split())
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
    if len(line) > LONGEST_COMPLAINT:
        line = line[:LONGEST_COMPLAINT] + "…"
    print("daedalus:", line, file=sys.stderr)
    return 2


def known() -> tuple[str, ...]:
    """Return the available commands: those whose module is installed."""
    return tuple(name for name in COMMANDS if find_spec(f"{__package__}.{name}"))


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

        print(f"daedalus {__version__}")
        return 0
    if first in ("-h", "--help"):
        print("\n".join(_overview(Words())))
        return 0
    if first == "--complete":  # called by the scripts of `daedalus completion`
        from daedalus.cli.commands.completion import candidates

        print("\n".join(candidates(argv[1:])))
        return 0
    if first not in known():
        words = (*known(), "--help", "--version")
        guess = meant(first, words) or f": there are {', '.join(known())}"
        raise OptionError(f"no such command: {quoted(first)}{guess}")
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
        print("\n".join([f"daedalus {name} COMMAND [...]", "", *sentences]))
        return 0
    there = f": there are {', '.join(parts)}"
    if not rest:
        raise OptionError(f"daedalus {name} needs a command{there}")
    raise OptionError(f"no such command: {quoted(rest[0])}{meant(rest[0], parts) or there}")


def parts_of(name: str) -> Mapping[str, Command]:
    """Return the subcommands of a command; most have none."""
    parts: Mapping[str, Command] = getattr(import_module(f"{__package__}.{name}"), "PARTS", {})
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
    return name, getattr(import_module(f"{__package__}.{name}"), name), rest


def _parser(name: str, command: Command) -> Parser:
    return parser_of(command, name, told(f"help-{name.replace(' ', '-')}"))
