"""The three moments that decided a game."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from daedalus.core.game import HOUSE
from daedalus.review.marks import ONLY
from daedalus.review.values import Moment, Turn

MISSED, FINE, LUCKY, UNLUCKY = "missed", "fine", "lucky", "unlucky"
HELPED, HINDERED = "helped", "hindered"  # by another player's turn
_FASTER, _SLOWER = "faster", "slower"  # where all play at once
KINDS: Final = (MISSED, FINE, LUCKY, UNLUCKY, HELPED, HINDERED, _FASTER, _SLOWER)
LAY, WON, FOUND, WAY, OPEN = "lay", "won", "found", "way", "open"
HOWS: Final = (LAY, WON, FOUND, WAY, OPEN)
"""How another's turn helped or hindered: a tile of Connect after which the seat can catch more, or
less; it won; it found a treasure and came ahead; the seat knew its goal, and could reach it in one
turn after it and not before, or before and not after.  How a better turn was better: it would have
closed the way home of the next player, which the played one left open."""
HOME: Final = "home"
"""The goal of a seat that has found everything."""
_MOST: Final = 3
_OF_A_KIND: Final = 2
_AGAIN: Final = 0.7  # what a moment counts if one of its kind was chosen before
_SEEN: Final = 0.3  # what the turn that won counts: the podium tells it too
_VAGUE: Final = 0.5  # what another's turn counts if nobody can say how it helped or hindered
LEAST: Final = 0.04  # of the chance to win: smaller changes decide nothing
_APART: Final = 2  # turns between two moments, where there are enough
_DIGITS: Final = 9  # of a size: moments that differ only by rounding are equally large


def moments(turns: Sequence[Turn], seats: Sequence[int]) -> tuple[Moment, ...]:
    """Return the moments that decided the game for *seats*, in the order of their turns.

    The largest changes, one for each turn; never three of a kind, and of two that are nearly as
    large the one that tells something new.
    """
    found = _candidates(turns, seats)
    chosen: list[Moment] = []

    def worth(moment: Moment) -> float:
        told = [other for other in chosen if other.kind == moment.kind]
        return round(abs(moment.size) * _AGAIN ** len(told) * _weight(moment), _DIGITS)

    for apart in (_APART, 1):
        while len(chosen) < _MOST:
            kinds = [moment.kind for moment in chosen]
            left = [
                moment
                for moment in found
                if kinds.count(moment.kind) < _OF_A_KIND
                and all(abs(other.turn - moment.turn) >= apart for other in chosen)
            ]
            if not left:
                break
            chosen.append(max(left, key=worth))
    return tuple(sorted(chosen, key=lambda moment: moment.turn))


def _weight(moment: Moment) -> float:
    """Return how much of a story a moment is: 1 unless little can be told about it."""
    if moment.kind == FINE and moment.after == 1:
        return _SEEN
    return _VAGUE if moment.kind in (HELPED, HINDERED) and not moment.how else 1.0


def _how(moment: Moment, turns: Sequence[Turn]) -> str:
    """Return how another player's turn helped or hindered a seat, as far as it shows."""
    at = next(at for at, turn in enumerate(turns) if turn.number == moment.turn)
    turn, seat, by = turns[at], moment.seat, moment.by
    if not turn.facts or moment.kind not in (HELPED, HINDERED):
        return moment.how
    facts = turn.facts[seat]
    if "caught" in turn.facts[by]:
        return LAY if _changed(facts.get("catch"), moment.kind) else ""
    if moment.kind == HINDERED and turn.after[by] == 1:
        return WON
    before = turns[at - 1].table if at else (0.0,) * len(turn.table)
    rose = turn.table[by] > before[by] and (not at or turn.table[seat] < before[seat])
    if moment.kind == HINDERED and turn.found and rose and turn.table[by] > turn.table[seat]:
        return FOUND
    return WAY if "goal" in facts and _changed(facts.get("way"), moment.kind) else ""


def _changed(fact: Sequence[int] | None, kind: str) -> bool:
    """Return whether what was so before a turn, and after it, is what helps or hinders."""
    if fact is None:
        return False
    before, after = fact
    return after > before if kind == HELPED else after < before


def _candidates(turns: Sequence[Turn], seats: Sequence[int]) -> list[Moment]:
    """Return all that might be told, the largest first, in an order that seats do not matter to."""
    found = [
        moment
        for turn in turns
        for seat in sorted(seats, key=lambda seat: _rank(turn, seat))
        for moment in _of_seat(turn, seat)
    ]
    found.sort(key=lambda moment: -round(abs(moment.size), _DIGITS))
    return [
        moment._replace(how=_how(moment, turns)) for moment in found if abs(moment.size) >= LEAST
    ]


def _rank(turn: Turn, seat: int) -> float:
    """Return how early a seat comes in a turn: who plays it is first, then in the order of play.

    Where all play at once, whoever claims first is.  What was equally much for two seats is told of
    the earlier one: their numbers say nothing about the game.
    """
    if turn.seat != HOUSE:
        return (seat - turn.seat) % len(turn.before)
    claim = turn.facts[seat].get("ms") if turn.facts else None
    return inf if claim is None else claim


def _of_seat(turn: Turn, seat: int) -> list[Moment]:
    """Return what a turn was to a seat: the missed chance, luck, and what others did."""
    before, after = turn.before[seat], turn.after[seat]
    own, letter = turn.own[seat], new_find(turn)
    here = []
    if own < 0:
        leaves = turn.facts[seat].get("leaves", HOUSE) if turn.facts else HOUSE
        how = OPEN if leaves != HOUSE and not letter else ""
        by = leaves if how else HOUSE
        here.append(Moment(turn.number, seat, MISSED, own, before, before + own, by, letter, how))
    elif turn.seat == seat and turn.marks and turn.marks[seat] == ONLY:
        # What it was worth is what the next best turn would have lost.
        size = float(turn.facts[seat].get("ahead", 0.0)) if turn.facts else 0.0
        here.append(Moment(turn.number, seat, FINE, size, before, after, letter=turn.found))
    luck, others = turn.luck[seat], turn.others[seat]
    if luck:
        kind = LUCKY if luck > 0 else UNLUCKY
        facts = turn.facts[seat] if turn.facts else {}
        close = facts.get("near") == (luck > 0)  # a good card that lies far is not told
        card = str(facts.get("card", "")) if close else ""
        here.append(Moment(turn.number, seat, kind, luck, after - luck, after, letter=card))
    if others and turn.seat != seat:
        good, bad = (_FASTER, _SLOWER) if turn.seat == HOUSE else (HELPED, HINDERED)
        kind = good if others > 0 else bad
        if turn.seat == HOUSE and not _pace(turn, seat, kind):
            return here
        goal = str(turn.facts[seat].get("goal", "")) if turn.facts else ""
        after_it = goal if goal != HOME else ""
        first = before + own
        last = first + others
        here.append(Moment(turn.number, seat, kind, others, first, last, turn.seat, after_it))
    return here


def _pace(turn: Turn, seat: int, kind: str) -> bool:
    """Return whether a seat was the first to claim and gained by it, or somebody else was."""
    if not turn.facts:
        return True
    claims = [facts.get("ms") for facts in turn.facts]
    gains = [facts.get("gain", 0) for facts in turn.facts]
    others = [other for other in range(len(claims)) if other != seat]

    def sooner(one: int, other: int) -> bool:
        mine, theirs = claims[one], claims[other]
        return mine is not None and (theirs is None or mine < theirs)

    if kind == _FASTER:
        return gains[seat] > 0 and all(sooner(seat, other) for other in others)
    return any(gains[other] > gains[seat] and sooner(other, seat) for other in others)


def new_find(turn: Turn) -> str:
    """Return the treasure that the best turn would have found, and the played one did not."""
    reasons = () if turn.best is None else turn.best.reasons
    found = [str(dict(reason.details)["letter"]) for reason in reasons if reason.name == "finds"]
    return found[0] if found and found[0] not in turn.found else ""
