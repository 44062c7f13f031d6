"""`daedalus rules`: the rules of an edition, in seven languages."""

import sys
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told, told_editions, told_languages


def rules(
    edition: Annotated[str, Argument(help=told_editions())],
    lang: Annotated[str | None, Option(help=told_languages())] = None,
    plain: Annotated[bool, Option("--plain", help=told("help-rules-plain"))] = False,
) -> None:
    from daedalus.core.errors import OptionError, quoted
    from daedalus.editions import edition_names

    if edition not in edition_names():
        known = edition_names()
        why = f"no such edition: {quoted(edition)}: there are {', '.join(known)}"
        raise OptionError(why, "edition", text=edition, known=tuple(known))
    words = Words(lang)
    text = words.rules(edition)
    if plain or not sys.stdout.isatty():
        print(text, end="")
        if sys.stdout.isatty():  # a file has the rules alone
            print(_taught(words, edition))
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(Console().width, 88))
    console.print(Markdown(text))
    console.print(_taught(words, edition))


def _taught(words: Words, edition: str) -> str:
    """Say where the game is taught, if it is."""
    from daedalus.lessons import lessons

    return (
        "\n" + words("rules-learn", command=f"daedalus learn {edition}")
        if edition in lessons()
        else ""
    )
