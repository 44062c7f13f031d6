"""What a mutant is: one small damage to one place of one file."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """A damage: *new* takes the place of the text from *start* to *end*."""

    path: str  # inside the clone, with slashes
    line: int
    kind: str
    start: int  # characters from the beginning of the file
    end: int
    old: str
    new: str

    def damaged(self, source: str) -> str:
        assert source[self.start : self.end] == self.old
        return source[: self.start] + self.new + source[self.end :]

    def told(self, width: int = 60) -> str:
        """Return the damage in one line.

        >>> Mutant("a.py", 3, "constant", 0, 1, "1", "2").told()
        'a.py:3 1 -> 2'
        """
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        short = [each if len(each) <= width else each[: width - 1] + "…" for each in (old, new)]
        return f"{self.path}:{self.line} {short[0]} -> {short[1] or '(nothing)'}"


Finder = Callable[[str, str], Iterable[Mutant]]


def draw(
    root: Path, paths: Sequence[str], find: Finder, count: int, rng: random.Random
) -> list[Mutant]:
    """Return *count* mutants: as many of each kind, every place of a kind being equally likely.

    Numbers are everywhere; drawn without regard to kinds they would be half of all mutants.
    """
    kinds: dict[str, list[Mutant]] = {}
    for path in sorted(paths):
        for mutant in find(path, (root / path).read_text(encoding="utf-8")):
            kinds.setdefault(mutant.kind, []).append(mutant)
    for each in kinds.values():
        rng.shuffle(each)
    in_turn = [kinds[kind].pop() for _ in range(count) for kind in sorted(kinds) if kinds[kind]]
    return in_turn[:count]
