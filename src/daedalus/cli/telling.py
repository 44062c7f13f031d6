"""What a review tells, in words: `review.told` has chosen the sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from daedalus.cli.words import Words
from daedalus.core.game import HOUSE
from daedalus.review import told

if TYPE_CHECKING:
    from daedalus.review import Moment, Review, Turn
    from daedalus.review.told import Sentence


class Telling(NamedTuple):
    """Tells about a review; nobody is "you" here."""

    found: Review
    words: Words
    names: list[str]

    def moment(self, moment: Moment) -> Iterator[str]:
        """Yield the sentences about a moment."""
        turn = self.found.turns[moment.turn - 1]
        yield self.number(turn) + "."
        yield self.said(told.title(moment, turn)) + "."
        yield from map(self.said, told.notes(moment, turn))
        yield self.said(told.change(moment))
        if moment.kind == "missed" and turn.best is not None:
            yield self.words("look-back-better", actions=", ".join(turn.best.actions)) + "."
            yield from map(self.said, told.why(turn))

    def number(self, turn: Turn) -> str:
        """Return the name of a turn, or of a round."""
        at_once = turn.seat == HOUSE
        return self.words(
            "go-round" if at_once else "review-turn", round=turn.number, turn=turn.number
        )

    def guesses(self) -> Iterator[str]:
        """Yield for every seat when the others could know the most about its card."""
        for total in self.found.totals:
            turns = [turn for turn in self.found.turns if turn.seat == total.seat]
            known = [(turn, guess) for turn in turns if (guess := told.guess(turn)) is not None]
            if known:
                turn, guess = max(known, key=lambda each: each[1].args["percent"])
                yield f"{self.number(turn)}. {self.said(guess)}"

    def hindsight(self) -> Iterator[str]:
        """Yield what somebody could have done who knew every card, if there was anything."""
        if self.found.hindsight is not None:
            yield self.said(told.hindsight(self.found.hindsight))

    def said(self, said: Sentence) -> str:
        """Return a sentence in words."""
        args = said.args
        sentence, _, attribute = said.id.partition(".")
        about = {
            "who": "other",
            "name": self._name(args.get("seat")),
            "by": self._name(args.get("by")),
            "motif": self.motif(str(args.get("letter", ""))),
        }
        return self.words(sentence, attribute, **{**args, **about})

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.names[seat]

    def motif(self, letter: str) -> str:
        """Return what a letter shows, with its article; nothing for no letter."""
        if not letter:
            return ""
        motifs, at = self.found.rules.motifs, ord(letter[-1]) - ord("A")
        return (
            self.words.motif(self.found.rules.id, motifs[at], "the") if at < len(motifs) else letter
        )
