"""The three moments that decided a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daedalus.core.game import HOUSE
from daedalus.review.marks import ONLY
from daedalus.review.values import Moment, Turn

MISSED, FINE, LUCKY, UNLUCKY = "missed", "fine", "lucky", "unlucky"
HELPED, HINDERED = "helped", "hindered"  # by another player's turn
FASTER, SLOWER = "faster", "slower"  # where all play at once
KINDS: Final = (MISSED, FINE, LUCKY, UNLUCKY, HELPED, HINDERED, FASTER, SLOWER)
LAY, WON, FOUND, WAY = "lay", "won", "found", "way"
HOWS: Final = (LAY, WON, FOUND, WAY)
"""How another's turn helped or hindered: a tile of Connect; it won; it found a treasure and came
ahead; the seat knew its goal, and could reach it on its next turn just then, or just then not."""
HOME: Final = "home"
"""The goal of a seat that has found everything."""
MOST: Final = 3
OF_A_KIND: Final = 2
AGAIN: Final = 0.7  # what a moment counts if one of its kind was chosen before
SEEN: Final = 0.3  # what the turn that won counts: the podium tells it too
VAGUE: Final = 0.5  # what another's turn counts if nobody can say how it helped or hindered
LEAST: Final = 0.04  # of the chance to win: smaller changes decide nothing
APART: Final = 2  # turns between two moments, where there are enough


def moments(turns: Sequence[Turn], seats: Sequence[int]) -> tuple[Moment, ...]:
    """Return the moments that decided the game for *seats*, in the order of their turns.

    The largest changes, one for each turn; never three of a kind, and of two that are nearly as
    large the one that tells something new.
    """
    found = sorted(_candidates(turns, seats), key=lambda moment: (-abs(moment.size), moment.turn))
    chosen: list[Moment] = []

    def worth(moment: Moment) -> float:
        told = [other for other in chosen if other.kind == moment.kind]
        return abs(moment.size) * AGAIN ** len(told) * _weight(moment)

    for apart in (APART, 1):
        while len(chosen) < MOST:
            kinds = [moment.kind for moment in chosen]
            left = [
                moment
                for moment in found
                if kinds.count(moment.kind) < OF_A_KIND
                and all(abs(other.turn - moment.turn) >= apart for other in chosen)
            ]
            if not left:
                break
            chosen.append(max(left, key=worth))
    return tuple(sorted(chosen, key=lambda moment: moment.turn))


def _weight(moment: Moment) -> float:
    """Return how much of a story a moment is: 1 unless little can be told about it."""
    if moment.kind == FINE and moment.after == 1:
        return SEEN
    return VAGUE if moment.kind in (HELPED, HINDERED) and not moment.how else 1.0


def _how(moment: Moment, turns: Sequence[Turn]) -> str:
    """Return how another player's turn helped or hindered a seat, as far as it shows."""
    at = next(at for at, turn in enumerate(turns) if turn.number == moment.turn)
    turn, seat, by = turns[at], moment.seat, moment.by
    if not turn.facts or moment.kind not in (HELPED, HINDERED):
        return ""
    if "caught" in turn.facts[by]:
        return LAY
    if moment.kind == HINDERED and turn.after[by] == 1:
        return WON
    before = turns[at - 1].table if at else (0.0,) * len(turn.table)
    rose = turn.table[by] > before[by] and (not at or turn.table[seat] < before[seat])
    if moment.kind == HINDERED and turn.found and rose:
        return FOUND
    later = next((each for each in turns[at + 1 :] if each.seat == seat), None)
    if "goal" not in turn.facts[seat] or later is None or later.best is None:
        return ""
    reached = any(reason.name in ("finds", "wins") for reason in later.best.reasons)
    return WAY if reached == (moment.kind == HELPED) else ""


def _candidates(turns: Sequence[Turn], seats: Sequence[int]) -> list[Moment]:
    found = [moment for turn in turns for seat in seats for moment in _of_seat(turn, seat)]
    return [
        moment._replace(how=_how(moment, turns)) for moment in found if abs(moment.size) >= LEAST
    ]


def _of_seat(turn: Turn, seat: int) -> list[Moment]:
    """Return what a turn was to a seat: the missed chance, luck, and what others did."""
    before, after = turn.before[seat], turn.after[seat]
    own, letter = turn.own[seat], _letter(turn)
    here = []
    if own < 0:
        here.append(Moment(turn.number, seat, MISSED, own, before, before + own, letter=letter))
    elif turn.seat == seat and turn.marks and turn.marks[seat] == ONLY:
        # What it was worth is what the next best turn would have lost.
        size = float(turn.facts[seat].get("ahead", 0.0)) if turn.facts else 0.0
        here.append(Moment(turn.number, seat, FINE, size, before, after, letter=turn.found))
    luck, others = turn.luck[seat], turn.others[seat]
    if luck:
        kind = LUCKY if luck > 0 else UNLUCKY
        card = str(turn.facts[seat].get("card", "")) if turn.facts else ""
        here.append(Moment(turn.number, seat, kind, luck, after - luck, after, letter=card))
    if others and turn.seat != seat:
        good, bad = (FASTER, SLOWER) if turn.seat == HOUSE else (HELPED, HINDERED)
        kind = good if others > 0 else bad
        goal = str(turn.facts[seat].get("goal", "")) if turn.facts else ""
        after_it = goal if goal != HOME else ""
        first = before + own
        last = first + others
        here.append(Moment(turn.number, seat, kind, others, first, last, turn.seat, after_it))
    return here


def _letter(turn: Turn) -> str:
    """Return the treasure that the best turn would have found, and the played one did not."""
    reasons = () if turn.best is None else turn.best.reasons
    found = [str(dict(reason.details)["letter"]) for reason in reasons if reason.name == "finds"]
    return found[0] if found and found[0] not in turn.found else ""
