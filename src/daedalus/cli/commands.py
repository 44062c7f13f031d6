"""The commands by name: each is a module here with a function of its name, loaded when called.

A new command is such a module, a line in `COMMANDS` and a sentence `help-<name>` in terminal.ftl.
"""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from daedalus.cli.words import Words
from daedalus.core.errors import GameError, OptionError, quoted

COMMANDS: Final = (
    *("play", "replay", "rules", "perft", "record"),
    *("serve", "admin", "arena", "bench", "engine", "mazenet"),
)
DEFAULT: Final = ("serve", "--open")  # what `daedalus` alone means
LONGEST_COMPLAINT: Final = 1000


def run(argv: list[str]) -> int:
    """Run a command; whatever goes wrong is one line on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout):  # what one side cannot spell becomes a "?"
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _call(argv)
        sys.stdout.flush()
    except GameError as error:
        return _refuse(str(error))
    except BrokenPipeError:  # who read our output has left: nothing to say, and to nobody
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        name = "" if error.filename is None else f"{quoted(os.fsdecode(error.filename))}: "
        return _refuse(f"{name}{error.strerror or error}")
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "daedalus":
            raise
        return _refuse(
            f"this needs the package {error.name}: pip install 'daedalus[terminal,server]'"
        )
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
    """Return the commands there are: those whose module is there."""
    return tuple(name for name in COMMANDS if find_spec(f"{__package__}.{name}"))


def _call(argv: list[str]) -> int:
    argv = argv or list(DEFAULT)
    first = argv[0]
    # These two are asked for often, so they do not wait for typer.
    if first == "--version":
        from importlib.metadata import version

        print(f"daedalus {version('daedalus')}")
        return 0
    if first in ("-h", "--help"):
        print("\n".join(_overview(Words())))
        return 0
    if first not in known():
        raise OptionError(f"no such command: {quoted(first)}: there are {', '.join(known())}")
    return _command(first, argv[1:])


def _overview(words: Words) -> list[str]:
    """Return what `daedalus --help` prints."""
    return [
        "daedalus COMMAND [...]",
        "",
        words("help-daedalus"),
        "",
        *(f"  {name:<10}{words(f'help-{name}')}" for name in known()),
        f"  {'--version':<10}{words('help-version')}",
    ]


def _command(name: str, argv: list[str]) -> int:
    """Load a command and call it with what typer makes of *argv*."""
    import typer

    from daedalus.cli.words import told

    module = import_module(f"{__package__}.{name}")
    command = getattr(module, name)
    if not isinstance(command, typer.Typer):
        app = typer.Typer(
            add_completion=False,
            rich_markup_mode=None,
            pretty_exceptions_enable=False,
            context_settings={"help_option_names": ["-h", "--help"]},
        )
        app.command(help=told(f"help-{name}"), **getattr(module, "SETTINGS", {}))(command)
        command = app
    # typer brings its own copy of click or uses an installed one: so its exceptions are found so.
    complaints: Any = next(
        each for each in typer.BadParameter.__mro__ if each.__name__ == "ClickException"
    )
    try:
        code = typer.main.get_command(command).main(
            args=argv, prog_name=f"daedalus {name}", standalone_mode=False
        )
    except complaints as complaint:
        return _refuse(complaint.format_message())
    except typer.Abort:
        return 130
    return code if isinstance(code, int) else 0
