"""`daedalus site`: the whole game as a folder of files, for hosts that run no programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told
from daedalus.core.errors import OptionError
from daedalus.extras import extra


def site(
    out: Annotated[Path | None, Argument(help=told("help-site-out"))] = None,
    fetch: Annotated[bool, Option("--fetch", help=told("help-site-fetch"))] = False,
    stun: Annotated[str, Option("--stun", help=told("help-site-stun"))] = "",
) -> int:
    words = Words()
    if out is None and not fetch:
        raise OptionError("name the folder to write, or give --fetch")
    with extra("server"):
        from daedalus.offline.parts import make_parts
        from daedalus.offline.site import write_site

    def say(name: str) -> None:
        print(words("site-fetching", name=name), flush=True)

    if out is None:
        make_parts(say)
        print(words("site-fetched"))
        return 0
    print(words("site-writing"), flush=True)
    size = write_site(out, say, packing=True, stun=stun)
    print(words("site-written", folder=str(out), megabytes=words.number(size / 1e6)))
    return 0
