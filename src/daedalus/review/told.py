"""What a review tells: every sentence is chosen here, as its id with arguments.

Page and terminal only say it (`web-review.ftl`).  Among the arguments `seat` and `by` are players,
`letter` is a treasure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from daedalus.core.game import HOUSE
from daedalus.review.moments import (
    FINE,
    HELPED,
    HINDERED,
    HOME,
    LUCKY,
    MISSED,
    UNLUCKY,
    WAY,
    new_find,
)
from daedalus.review.values import Hindsight, Moment, Turn

CLEAR: Final = 0.3
"""How likely the true card must be to the others before it is mentioned."""
WHY: Final = ("wins", "finds", "catches", "plans", "nears", "blocks", "leaves")
"""The reasons for a turn that have a sentence."""


class Sentence(NamedTuple):
    """A sentence: its id, and the arguments that it is said with."""

    id: str
    args: Mapping[str, Any] = {}

    def plain(self) -> dict[str, Any]:
        return {"id": self.id, "args": dict(self.args)}


def of_moment(moment: Moment, turn: Turn) -> dict[str, Any]:
    """Return what is told of a moment: its heading, what else there is to say, and the change."""
    return {
        "title": title(moment, turn).plain(),
        "notes": [note.plain() for note in notes(moment, turn)],
        "change": change(moment).plain(),
    }


def of_turn(turn: Turn) -> dict[str, Any]:
    """Return what is told of a turn: what others knew; what a better one was good for, and why."""
    known = guess(turn)
    return {
        "guess": None if known is None else known.plain(),
        "better": better(turn).plain(),
        "why": [reason.plain() for reason in why(turn)],
    }


def title(moment: Moment, turn: Turn) -> Sentence:
    """Return the heading of a moment."""
    moment = _of_the_faster(moment, turn)
    return Sentence(_sentence(moment, turn), _about(moment, turn))


def notes(moment: Moment, turn: Turn) -> Iterator[Sentence]:
    """Yield what follows the heading: what it meant, the largest catch, where the time went."""
    moment = _of_the_faster(moment, turn)
    yield Sentence(f"{_sentence(moment, turn)}.note", _about(moment, turn))
    own = moment.by == HOUSE or moment.kind == MISSED
    yield from facts(turn, moment.seat if own else moment.by)


def change(moment: Moment) -> Sentence:
    """Return how a seat's chance changed; a fine turn is held against the next best one."""
    fine = moment.kind == FINE
    before = max(moment.after - moment.size, 0.0) if fine else moment.before
    points = {"before": round(100 * before), "after": round(100 * moment.after)}
    return Sentence(
        "review-change-fine" if fine else "review-change", {"seat": moment.seat, **points}
    )


def facts(turn: Turn, seat: int) -> Iterator[Sentence]:
    """Yield what else there is to say about a seat's turn."""
    known = turn.facts[seat] if turn.facts else {}
    if known.get("most", 0) > known.get("caught", 0):
        yield Sentence("review-fact-most", {"caught": known["caught"], "most": known["most"]})
    if known.get("left"):
        yield Sentence("review-fact-left", {"left": known["left"]})
    if known.get("on_way_ms"):
        yield Sentence("review-fact-seen", {"seconds": round(known["on_way_ms"] / 1000)})
    if known.get("ms"):
        yield Sentence("review-fact-called", {"seconds": round(known["ms"] / 1000)})
    if known.get("solved") is False:
        yield Sentence("review-fact-unsolved")
    elif known.get("fewest"):
        used = {"tiles": known["tiles"], "fewest": known["fewest"]}
        few = known["tiles"] <= known["fewest"]
        yield Sentence("review-fact-fewest" if few else "review-fact-tiles", used)


def better(turn: Turn) -> Sentence:
    """Return what the best turn would have led to."""
    names = [reason.name for reason in turn.best.reasons] if turn.best else []
    letter = new_find(turn)
    if "wins" in names:
        return Sentence("review-better-wins")
    return (
        Sentence("review-better-finds", {"letter": letter})
        if letter
        else Sentence("review-better-better")
    )


def why(turn: Turn) -> Iterator[Sentence]:
    """Yield why the best turn was better; what the played one did as well is no reason."""
    for reason in turn.best.reasons if turn.best else ():
        if reason.name in WHY and (reason.name != "finds" or new_find(turn)):
            yield Sentence(f"review-why-{reason.name}", dict(reason.details))


def guess(turn: Turn) -> Sentence | None:
    """Return what the others could know about the card of the seat in turn, if that was much."""
    known = turn.facts[turn.seat] if turn.facts and turn.seat != HOUSE else {}
    if known.get("known", 0.0) < CLEAR:
        return None
    percent = round(100 * known["known"])
    return Sentence(
        "review-guess", {"seat": turn.seat, "letter": known["held"], "percent": percent}
    )


def hindsight(found: Hindsight) -> Sentence:
    """Return what somebody could have done who knew every card."""
    about = {"seat": found.seat, "by": found.by, "turn": found.turn, "letter": found.letter}
    return Sentence("review-hindsight", about)


def _of_the_faster(moment: Moment, turn: Turn) -> Moment:
    """Return the moment as it is told: of two, the slower one's is that of the other."""
    if moment.kind != "slower" or len(turn.after) > 2:
        return moment
    return moment._replace(kind="faster", seat=1 - moment.seat)


def _sentence(moment: Moment, turn: Turn) -> str:
    """Return which sentence is about a moment: only what is known to be true is said."""
    kind, how = moment.kind, moment.how
    if kind == MISSED:
        reasons = [reason.name for reason in turn.best.reasons] if turn.best else []
        what = "wins" if "wins" in reasons else "finds" if moment.letter else how or "better"
        return f"review-missed-{what}"
    if kind in (LUCKY, UNLUCKY):
        return f"review-{kind}-card" if moment.letter else f"review-{kind}"
    if kind == FINE:
        return "review-fine-wins" if turn.after[moment.seat] == 1 else "review-fine"
    if kind not in (HELPED, HINDERED):
        return f"review-{kind}"
    if how == WAY:
        where = moment.letter or _goal(moment, turn) == HOME
        return f"review-{kind}" if where else f"review-{kind}-turn"
    return f"review-{kind}-{how or 'turn'}"


def _about(moment: Moment, turn: Turn) -> dict[str, Any]:
    """Return the arguments of the sentences about a moment."""
    about: dict[str, Any] = {"seat": moment.seat, "goal": _goal(moment, turn)}
    if moment.by != HOUSE:
        about["by"] = moment.by
    found = _sentence(moment, turn).endswith("-found")
    return about | {"letter": turn.found if found else moment.letter}


def _goal(moment: Moment, turn: Turn) -> str:
    """Return what kind of goal the seat of a moment was after."""
    goal = turn.facts[moment.seat].get("goal") if turn.facts else None
    return HOME if goal == HOME else "treasure"
