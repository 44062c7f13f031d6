"""`daedalus analyse`: the best turns of a position, and everyone's chance to win."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.remark import Remark

if TYPE_CHECKING:
    from daedalus.core.game import AnyRules
    from daedalus.review.analysis import Analysis


def analyse(
    position: Annotated[str, Argument(help=told("help-analyse-position"))],
    top: Annotated[int, Option(help=told("help-analyse-top"))] = 5,
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    from daedalus.editions import read_position
    from daedalus.review.analysis import analyse as judge

    rules, state = read_position(position)
    for line in lines(rules, state, judge(rules, state, top), Words(lang)):
        print(line)


def lines(rules: AnyRules, state: Any, found: Analysis, words: Words) -> Iterator[str]:
    """Yield an analysis as sentences."""
    names = [words(f"cast-{seat + 1}") for seat in range(rules.seated(state))]
    yield words("analyse-title", title=words.title(rules.id))
    for remark in rules.status(state):
        yield words("analyse-unusual", remark=_told(rules, words, remark))
    shares = [
        words("analyse-chance", name=name, percent=round(100 * chance))
        for name, chance in zip(names, found.chances, strict=True)
    ]
    yield words("analyse-chances", chances=", ".join(shares))
    if found.secret:
        yield words("analyse-secret", name=names[found.seat], count=found.secret)
    if not found.lines:
        yield words("analyse-at-once")
        return
    yield words("analyse-best", name=names[found.seat])
    turns = ["  ".join(line.actions) for line in found.lines]
    chances = [words.number(100 * line.chance) for line in found.lines]
    shares = [words("analyse-share", percent=chance) for chance in chances]
    wide, wider = (max(map(len, column)) for column in (turns, shares))
    rows = zip(turns, shares, found.lines, strict=True)
    for number, (turn, share, line) in enumerate(rows, start=1):
        gain = ""
        if line.wins:
            gain = words("analyse-wins")
        elif line.found:
            gain = words("analyse-finds", motif=_motif(rules, words, line.found[-1]))
        yield f"{number:>3}. {turn:<{wide}}  {share:>{wider}}  {gain}".rstrip()


def _told(rules: AnyRules, words: Words, remark: str) -> str:
    """Return a remark about a position in the user's language, if there is a sentence for it."""
    sentence = f"unusual-{remark.partition(':')[0]}"
    if not isinstance(remark, Remark) or not words.knows(sentence):
        return remark
    what = remark.what
    if re.fullmatch("[A-Z]+( [A-Z]+)*", what):
        motifs = ([_motif(rules, words, letter) for letter in group] for group in what.split(" "))
        what = "; ".join(", ".join(each) for each in motifs)
    name = words(f"cast-{what}") if what.isdigit() and words.knows(f"cast-{what}") else ""
    return words(sentence, what=what, name=name)


def _motif(rules: AnyRules, words: Words, letter: str) -> str:
    """Return the name of what a letter shows; the letter itself on a board of one's own."""
    at = ord(letter) - ord("A")
    return words.motif(rules.id, rules.motifs[at]) if at < len(rules.motifs) else letter
