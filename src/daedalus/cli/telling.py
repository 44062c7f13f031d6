"""Moments of a review in words: the sentences of the page, chosen as the page chooses them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from daedalus.cli.words import Words
from daedalus.core.game import HOUSE

if TYPE_CHECKING:
    from daedalus.bots.advice import Reason
    from daedalus.review import Moment, Review, Turn


CLEAR: Final = 0.3
"""How likely the true card must be to the others before it is mentioned."""


class Telling(NamedTuple):
    """Tells about a review; nobody is "you" here."""

    found: Review
    words: Words
    names: list[str]

    def moment(self, moment: Moment) -> Iterator[str]:
        """Yield the sentences about a moment."""
        words, turn = self.words, self.found.turns[moment.turn - 1]
        yield self.number(turn) + "."
        name, by = self.names[moment.seat], self.names[moment.by] if moment.by != HOUSE else ""
        sentence, about = _sentence(moment, turn), {"who": "other", "name": name, "by": by}
        letter = turn.found if sentence.endswith("-found") else moment.letter
        about |= {"motif": self.motif(letter), "goal": _goal(moment, turn)}
        if moment.kind == "slower" and len(self.names) == 2:
            faster = about | {"name": self.names[1 - moment.seat]}
            yield words("review-faster", **faster) + "."
        else:
            yield words(sentence, **about) + "."
        yield words(sentence, "note", **about)
        yield from self.facts(turn, moment.seat if moment.by == HOUSE else moment.by)
        fine = moment.kind == "fine"  # against what the next best turn would have left
        before = max(moment.after - moment.size, 0.0) if fine else moment.before
        change = {"before": round(100 * before), "after": round(100 * moment.after)}
        yield words("review-change-fine" if fine else "review-change", **about, **change)
        if moment.kind == "missed" and turn.best is not None:
            yield words("look-back-better", actions=", ".join(turn.best.actions)) + "."
            yield from filter(None, map(self.why, turn.best.reasons))

    def number(self, turn: Turn) -> str:
        """Return the name of a turn, or of a round."""
        at_once = turn.seat == HOUSE
        return self.words(
            "go-round" if at_once else "review-turn", round=turn.number, turn=turn.number
        )

    def facts(self, turn: Turn, seat: int) -> Iterator[str]:
        """Yield what else there is to say about a turn: the largest catch, or where time went."""
        words, facts = self.words, turn.facts[seat] if turn.facts else {}
        if facts.get("most", 0) > facts.get("caught", 0):
            yield words("review-fact-most", caught=facts["caught"], most=facts["most"])
        if facts.get("left"):
            yield words("review-fact-left", left=facts["left"])
        if facts.get("on_way_ms"):
            yield words("review-fact-seen", seconds=round(facts["on_way_ms"] / 1000))
        if facts.get("ms"):
            yield words("review-fact-called", seconds=round(facts["ms"] / 1000))
        if facts.get("solved") is False:
            yield words("review-fact-unsolved")
        elif facts.get("fewest"):
            few = facts["tiles"] <= facts["fewest"]
            told = {"tiles": facts["tiles"], "fewest": facts["fewest"]}
            yield words("review-fact-fewest" if few else "review-fact-tiles", **told)

    def guesses(self) -> Iterator[str]:
        """Yield for every seat when the others could know the most about its card."""
        for total in self.found.totals:
            seat = total.seat
            own = [turn for turn in self.found.turns if turn.seat == seat and turn.facts]
            clear = max(own, key=lambda turn: turn.facts[seat].get("known", 0.0), default=None)
            if clear is None or clear.facts[seat].get("known", 0.0) < CLEAR:
                continue
            facts = clear.facts[seat]
            sentence = self.words(
                "review-guess",
                who="other",
                name=self.names[seat],
                motif=self.motif(facts["held"]),
                percent=round(100 * facts["known"]),
            )
            yield f"{self.number(clear)}. {sentence}"

    def hindsight(self) -> Iterator[str]:
        """Yield what somebody could have done who knew every card, if there was anything."""
        found = self.found.hindsight
        if found is not None:
            yield self.words(
                "review-hindsight",
                who="other",
                name=self.names[found.seat],
                by=self.names[found.by],
                turn=found.turn,
                motif=self.motif(found.letter),
            )

    def why(self, reason: Reason) -> str:
        """Return a reason as a sentence; one without a text is empty."""
        sentence, details = f"review-why-{reason.name}", dict(reason.details)
        if not self.words.knows(sentence):
            return ""
        seat, letter = details.get("seat"), str(details.get("letter", ""))
        name = "" if seat is None else self.names[seat]
        about = {**details, "who": "other", "name": name, "motif": self.motif(letter)}
        return self.words(sentence, **about)

    def motif(self, letter: str) -> str:
        """Return what a letter shows, with its article; nothing for no letter."""
        if not letter:
            return ""
        motifs, at = self.found.rules.motifs, ord(letter[-1]) - ord("A")
        return (
            self.words.motif(self.found.rules.id, motifs[at], "the") if at < len(motifs) else letter
        )


def _sentence(moment: Moment, turn: Turn) -> str:
    """Return which sentence is about a moment: only what is known to be true is said."""
    if moment.kind == "missed":
        reasons = [reason.name for reason in turn.best.reasons] if turn.best else []
        what = "wins" if "wins" in reasons else "finds" if moment.letter else "better"
        return f"review-missed-{what}"
    if moment.kind in ("lucky", "unlucky") and moment.letter:
        return f"review-{moment.kind}-card"
    if moment.kind == "fine" and turn.after[moment.seat] == 1:
        return "review-fine-wins"
    if moment.kind in ("helped", "hindered"):
        how = moment.how or "turn"
        return f"review-{moment.kind}" if how == "way" else f"review-{moment.kind}-{how}"
    return f"review-{moment.kind}"


def _goal(moment: Moment, turn: Turn) -> str:
    """Return what kind of goal the seat of a moment was after."""
    goal = turn.facts[moment.seat].get("goal") if turn.facts else None
    return "home" if goal == "home" else "treasure"
