"""`daedalus completion`: shell scripts that complete our commands, options and names."""

from __future__ import annotations

from argparse import Action
from collections.abc import Iterable
from typing import Annotated, Final

from daedalus.bots import LEVELS
from daedalus.bots.dial import STEPS
from daedalus.cli.arguments import Argument, parser_of
from daedalus.cli.words import told_list
from daedalus.core.errors import OptionError, quoted
from daedalus.editions import edition_names
from daedalus.locales import LANGUAGES

BASH: Final = """\
_daedalus() {
    local IFS=$'\\n'
    COMPREPLY=($(daedalus --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _daedalus daedalus
"""
ZSH: Final = """\
#compdef daedalus
_daedalus() {
    local -a found
    found=(${(f)"$(daedalus --complete "${(@)words[2,CURRENT]}" 2>/dev/null)"})
    if (( $#found )); then compadd -- $found; else _files; fi
}
compdef _daedalus daedalus
"""
FISH: Final = """\
complete -c daedalus -a '(daedalus --complete (commandline -opc)[2..] (commandline -ct))'
"""
POWERSHELL: Final = """\
Register-ArgumentCompleter -Native -CommandName daedalus -ScriptBlock {
    param($word, $tree, $at)
    $words = @($tree.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
    if ($word -eq '') { $words += '""' }
    & daedalus --complete @words | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_)
    }
}
"""
SCRIPTS: Final = {"bash": BASH, "zsh": ZSH, "fish": FISH, "powershell": POWERSHELL}


def completion(
    shell: Annotated[str, Argument(help=told_list("help-shell", lambda: SCRIPTS))],
) -> None:
    if shell not in SCRIPTS:
        raise OptionError(
            f"no such shell: {quoted(shell)}: there are {', '.join(SCRIPTS)}",
            "shell",
            text=shell,
            known=tuple(SCRIPTS),
        )
    print(SCRIPTS[shell], end="")


def candidates(words: list[str]) -> list[str]:
    """Return the completions of the last of *words*, which may be empty."""
    from daedalus.cli.commands import found, known, parts_of

    *before, last = words or [""]
    if before and before[0] not in known():
        return []
    if not before:
        return _fitting((*known(), "--help", "--version"), last)
    name, command, rest = found(before)
    if command is None:
        return _fitting((*parts_of(name), "--help"), last)
    parser = parser_of(command, name)
    by_name = parser.told_by_name
    asking = by_name.get(rest[-1]) if rest else None
    if asking is not None and asking.nargs != 0:
        return _fitting(_values(asking), last)
    if last.startswith("-"):
        return _fitting(by_name, last)
    taken = sum(
        not word.startswith("-") and not _takes(by_name.get(earlier))
        for earlier, word in zip(["", *rest], rest, strict=False)
    )
    places = parser.told_by_place
    if not places or (taken >= len(places) and places[-1].nargs not in ("*", "+")):
        return []
    return _fitting(_values(places[min(taken, len(places) - 1)]), last)


def _takes(option: Action | None) -> bool:
    return option is not None and option.nargs != 0


def _values(action: Action) -> tuple[str, ...]:
    """Return the possible values of an argument, if they are known."""
    lists: dict[str, tuple[str, ...]] = {
        "edition": tuple(edition_names()),
        "lang": LANGUAGES,
        "level": (*LEVELS, *STEPS),
        "bots": (*LEVELS, *STEPS),
        "shell": tuple(SCRIPTS),
    }
    return lists.get(action.dest, ())


def _fitting(known: Iterable[str], last: str) -> list[str]:
    return [word for word in known if word.startswith(last)]
