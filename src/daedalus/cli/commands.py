"""The commands by name: each is a module here with a function of its name, loaded when called.

A new command is such a module, a line in `COMMANDS` and a sentence `help-<name>` in terminal.ftl.
"""

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import typer

from daedalus.cli.words import told
from daedalus.core.errors import GameError, quoted

COMMANDS: Final = (
    *("play", "replay", "rules", "perft", "record"),
    *("serve", "arena", "bench", "engine", "mazenet"),
)
DEFAULT: Final = "play"
LONGEST_COMPLAINT: Final = 1000

# typer brings its own copy of click or uses an installed one: so its exceptions are found so.
_Complaint: Any = next(
    each for each in typer.BadParameter.__mro__ if each.__name__ == "ClickException"
)


def run(argv: list[str]) -> int:
    """Run a command; whatever goes wrong is one line on stderr and exit code 2."""
    for stream in (sys.stdin, sys.stdout):  # what one side cannot spell becomes a "?"
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = _app(argv).main(args=argv, prog_name="daedalus", standalone_mode=False)
        sys.stdout.flush()
    except _Complaint as complaint:
        return _refuse(complaint.format_message())
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
        return _refuse(f"this needs the package {error.name}: pip install 'daedalus[terminal]'")
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return code if isinstance(code, int) else 0


def _refuse(why: str) -> int:
    line = " ".join(why.split())
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in line)
    if len(line) > LONGEST_COMPLAINT:
        line = line[:LONGEST_COMPLAINT] + "…"
    print("daedalus:", line, file=sys.stderr)
    return 2


def _app(argv: list[str]) -> Any:
    """Return the whole command, with only the module of the command in *argv* loaded."""
    app = typer.Typer(
        help=told("help-daedalus", argv),
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    asked = next((word for word in argv if not word.startswith("-")), None)
    for name in COMMANDS:
        if name == asked:
            module = import_module(f"{__package__}.{name}")
            settings = getattr(module, "SETTINGS", {})
            if isinstance(command := getattr(module, name), typer.Typer):
                app.add_typer(command, name=name, help=told(f"help-{name}", argv))
            else:
                app.command(name, help=told(f"help-{name}", argv), **settings)(command)
        elif find_spec(f"{__package__}.{name}"):
            app.command(name, help=told(f"help-{name}", argv))(_not_loaded)

    @app.callback(invoke_without_command=True)
    def daedalus(
        context: typer.Context,
        version: bool = typer.Option(False, "--version", help=told("help-version", argv)),
    ) -> None:
        if version:
            from importlib.metadata import version as installed

            typer.echo(f"daedalus {installed('daedalus')}")
        elif context.invoked_subcommand is None:
            run([DEFAULT])

    return typer.main.get_command(app)


def _not_loaded() -> None:
    """Stand in for a command in the list that --help prints."""
