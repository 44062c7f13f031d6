"""`daedalus box`: boxes with treasures of one's own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

from daedalus.box import LETTERS, load
from daedalus.cli.arguments import Argument, Command
from daedalus.cli.words import Words, told


def check(file: Annotated[Path, Argument(help=told("help-box-file"))]) -> None:
    words = Words()
    box = load(file)
    kinds = Counter(place.kind for place in box.places.values())
    print(
        words(
            "box-checked",
            name=box.name or file.stem,
            world=words.title(box.dress),
            places=len(box.places),
            of=len(LETTERS),
            emoji=kinds["emoji"],
            words=kinds["word"],
            pictures=kinds["picture"],
        )
    )


PARTS: Final[dict[str, Command]] = {"check": check}
