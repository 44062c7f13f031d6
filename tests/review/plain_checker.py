"""Checks what is said about a moment against the game, by the rules alone.

It shares no code with the review: it plays turns by `legal` and `apply`, one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from daedalus.core.game import HOUSE, AnyRules
from daedalus.editions.connect.rules import Connect
from daedalus.editions.sliding.rules import Sliding
from daedalus.review import Moment, Review, Turn, told


def falsehoods(review: Review) -> Iterator[str]:
    """Yield every sentence about a moment that the game contradicts."""
    for moment in review.moments:
        turn = review.turns[moment.turn - 1]
        said = sentence(review, moment)
        check = CHECKS.get(said)
        is_true = True if check is None else check(review, moment, turn)
        if check is None:
            yield f"nobody checks {said}"
        elif not is_true:
            yield f"turn {moment.turn}: {said}"
        yield from _facts(review, moment, turn)
        if moment.kind == "missed":
            yield from _reasons(review, turn)


def sentence(review: Review, moment: Moment) -> str:
    """Return the id of the sentence that is told."""
    return told.title(moment, review.turns[moment.turn - 1]).id


# --- what one turn can do -------------------------------------------------------------------------


def before(review: Review, turn: Turn) -> Any:
    return review.game.at(turn.ply).state


def after(review: Review, turn: Turn) -> Any:
    return review.game.at(turn.ply + len(turn.actions)).state


def ends(rules: AnyRules, state: Any, seat: int) -> Iterator[tuple[Any, Any]]:
    """Yield the boards after each push of *seat*, as if it were its turn, and where turns end."""
    now = state._replace(seat=seat, phase="p")
    for push in rules.legal(now, seat):
        pushed = rules.apply(now, seat, push)
        for walk in rules.legal(pushed, seat):
            yield pushed.maze, rules.apply(pushed, seat, walk)


def finds(rules: AnyRules, state: Any, seat: int) -> bool:
    """Return whether one turn of *seat* finds its next card or wins."""
    return any(
        then.phase == "e" or then.found[seat] != state.found[seat]
        for _, then in ends(rules, state, seat)
    )


def finding_boards(rules: AnyRules, state: Any, seat: int) -> set[Any]:
    """Return the boards of all turns of *seat* that find its next card or win."""
    return {
        maze
        for maze, then in ends(rules, state, seat)
        if then.phase == "e" or then.found[seat] != state.found[seat]
    }


# --- sentence by sentence -------------------------------------------------------------------------


def _missed_finds(review: Review, moment: Moment, turn: Turn) -> bool:
    state, seat = before(review, turn), moment.seat
    return moment.letter not in turn.found and any(
        moment.letter in then.found[seat] for _, then in ends(review.rules, state, seat)
    )


def _missed_wins(review: Review, moment: Moment, turn: Turn) -> bool:
    rules, state, seat = review.rules, before(review, turn), moment.seat
    outcome = review.game.at(turn.ply + len(turn.actions)).outcome
    if outcome is not None and outcome.winners == (seat,):
        return False
    if isinstance(rules, Sliding):
        return any(then.phase == "e" for _, then in ends(rules, state, seat))
    results = (rules.outcome(rules.apply(state, seat, lay)) for lay in rules.legal(state, seat))
    return any(result is not None and seat in result.winners for result in results)


def _missed_open(review: Review, moment: Moment, turn: Turn) -> bool:
    rules, other = review.rules, moment.by
    then, better = after(review, turn), before(review, turn)
    assert turn.best is not None
    for action in turn.best.actions:
        better = rules.apply(better, turn.seat, rules.parse(action))
    if then.seat != other or then.left[other] or better.phase == "e":
        return False
    return finds(rules, then, other) and not finds(rules, better, other)


def _lower(review: Review, moment: Moment, turn: Turn) -> bool:
    return moment.size < 0 and moment.after < moment.before


def _higher(review: Review, moment: Moment, turn: Turn) -> bool:
    return moment.size > 0 and moment.after > moment.before


def _fine(review: Review, moment: Moment, turn: Turn) -> bool:
    """If it found something, no other push would have."""
    rules, seat = review.rules, moment.seat
    if turn.seat != seat or turn.own[seat] < 0:
        return False
    if isinstance(rules, Sliding) and (turn.found or after(review, turn).phase == "e"):
        return len(finding_boards(rules, before(review, turn), seat)) == 1
    return True


def _fine_wins(review: Review, moment: Moment, turn: Turn) -> bool:
    outcome = review.game.at(turn.ply + len(turn.actions)).outcome
    won = outcome is not None and moment.seat in outcome.winners
    return won and _fine(review, moment, turn)


def _card(review: Review, moment: Moment, turn: Turn) -> bool:
    """The card that was turned up is the one named; it lies close by if it was lucky."""
    state = after(review, turn)
    if state.left[moment.seat][:1] != moment.letter:
        return False
    return finds(review.rules, state, moment.seat) == (moment.kind == "lucky")


def _way(review: Review, moment: Moment, turn: Turn) -> bool:
    rules, seat = review.rules, moment.seat
    was, now = (finds(rules, state(review, turn), seat) for state in (before, after))
    card = before(review, turn).left[seat][:1]
    return (was, now) == (moment.kind != "helped", moment.kind == "helped") and (
        card == moment.letter
    )


def _found(review: Review, moment: Moment, turn: Turn) -> bool:
    found, had = after(review, turn).found[moment.by], before(review, turn).found[moment.by]
    return found == had + turn.found != had and turn.table[moment.by] > turn.table[moment.seat]


def _won(review: Review, moment: Moment, turn: Turn) -> bool:
    outcome = review.game.at(turn.ply + len(turn.actions)).outcome
    return outcome is not None and moment.by in outcome.winners


def _lay(review: Review, moment: Moment, turn: Turn) -> bool:
    was, now = (
        most_caught(review.rules, state(review, turn), moment.seat) for state in (before, after)
    )
    return now > was if moment.kind == "helped" else now < was


def most_caught(rules: AnyRules, state: Any, seat: int) -> int:
    """Return the largest catch of *seat*, if it were its turn."""
    now = state._replace(seat=seat)
    return max((len(lay.take) for lay in rules.legal(now, seat)), default=0)


def _faster(review: Review, moment: Moment, turn: Turn) -> bool:
    gains = _gains(review, turn)
    # Of two, the slower one's moment is told as the other's.
    who = 1 - moment.seat if moment.kind == "slower" else moment.seat
    return gains[who] > 0 and gains[who] == max(gains)


def _slower(review: Review, moment: Moment, turn: Turn) -> bool:
    gains = _gains(review, turn)
    return max(gains) > gains[moment.seat]


def _gains(review: Review, turn: Turn) -> list[int]:
    was, now = before(review, turn).scores, after(review, turn).scores
    return [late - early for early, late in zip(was, now, strict=True)]


CHECKS = {
    "review-missed-finds": _missed_finds,
    "review-missed-wins": _missed_wins,
    "review-missed-open": _missed_open,
    "review-missed-better": _lower,
    "review-fine": _fine,
    "review-fine-wins": _fine_wins,
    "review-lucky": _higher,
    "review-lucky-card": _card,
    "review-unlucky": _lower,
    "review-unlucky-card": _card,
    "review-hindered": _way,
    "review-hindered-found": _found,
    "review-hindered-won": _won,
    "review-hindered-turn": _lower,
    "review-hindered-lay": _lay,
    "review-helped": _way,
    "review-helped-turn": _higher,
    "review-helped-lay": _lay,
    "review-faster": _faster,
    "review-slower": _slower,
}


def _reasons(review: Review, turn: Turn) -> Iterator[str]:
    """Yield the reasons for the better turn that are not so."""
    rules, state, seat = review.rules, before(review, turn), turn.seat
    if turn.best is None or seat == HOUSE:
        return
    for action in turn.best.actions:
        state = rules.apply(state, seat, rules.parse(action))
    for name, details in turn.best.reasons:
        about = dict(details)
        if name == "wins" and not (rules.outcome(state) and seat in rules.outcome(state).winners):  # type: ignore[union-attr]
            yield f"turn {turn.number}: it does not win"
        if name == "finds" and about["letter"] not in state.found[seat]:
            yield f"turn {turn.number}: it does not find {about['letter']}"
        if name == "plans" and not finds(rules, state, seat):
            yield f"turn {turn.number}: no push reaches the goal after it"


def _facts(review: Review, moment: Moment, turn: Turn) -> Iterator[str]:
    """Yield the facts of Connect that are not so."""
    rules, seat = review.rules, turn.seat
    if not isinstance(rules, Connect) or not turn.facts or "most" not in turn.facts[seat]:
        return
    facts, state = turn.facts[seat], before(review, turn)
    [lay] = [rules.parse(action) for action in turn.actions]
    if facts["caught"] != len(lay.take) or facts["most"] != most_caught(rules, state, seat):
        yield f"turn {turn.number}: {facts['caught']} caught of {facts['most']}"
