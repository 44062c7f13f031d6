"""The judge of Go!: rounds instead of turns, points, and what a claim was worth.

All roll and build at the same time and see the same, so there is no luck.  One's own account is
what a claim lost: made before the board was solved, or later than it could have been.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from daedalus.core.game import HOUSE
from daedalus.editions.go.actions import CLAIM
from daedalus.editions.go.board import Board
from daedalus.editions.go.position import BUILD, ENDED, GOAL, NEVER, PAUSE, SCORE_TILES, State
from daedalus.editions.go.rules import Go
from daedalus.editions.go.solver import solvable, solve
from daedalus.review.marks import marked
from daedalus.review.points import result, shares
from daedalus.review.values import Chances, Line, Turn

if TYPE_CHECKING:
    from daedalus.editions.known import GoGame

SPREAD: Final = 6.5  # points: how much a match may still change
NEARLY: Final = 1.2  # the same just before somebody reaches the goal


def judged(game: GoGame) -> str:
    """Return how rounds were judged."""
    return "points"


def hindsight(game: GoGame, turns: Sequence[Turn]) -> None:
    """Return nothing: all see the same dice and tiles."""


def lines(rules: Go, view: State, top: int) -> list[Line]:
    """Return nothing: where all play at once there are no turns to compare."""
    return []


def advice(ask: object) -> None:
    """Return nothing: all play at once, and no turns are compared."""


def secret(rules: Go, view: State, seat: int) -> int:
    """Return 0: nothing is hidden."""
    return 0


def chances(rules: Go, view: State, seat: int | None) -> Chances:
    """Return everyone's chance to win, which is the same to all; the sum is 1."""
    outcome = rules.outcome(view)
    if outcome is not None:
        return result(outcome) if len(view.scores) > 1 else (1.0,)
    return _shares(view.scores)


def _shares(scores: tuple[int, ...]) -> Chances:
    return shares(scores, NEARLY + way_left(scores) * (SPREAD - NEARLY))


def way_left(scores: tuple[int, ...]) -> float:
    """Return how far whoever is nearest has to go to the goal, as a fraction of the whole way."""
    return max(GOAL - max(scores), 0) / GOAL


class _Round(NamedTuple):
    """A round that was played to its check."""

    ply: int
    actions: tuple[str, ...]
    first: State  # before the dice were rolled
    built: State  # when "Go!" was called
    last: State  # after the check
    claims: dict[int, int]  # by seat: milliseconds after "Go!"
    boards: dict[int, list[tuple[int, Board]]]  # by seat: when it laid what


def rounds(game: GoGame) -> list[_Round]:
    """Return the rounds of a match; one that was not checked is left out."""
    rules, state, found = game.rules, game.first, []
    first, ply, built = state, 0, state
    actions: list[str] = []
    claims: dict[int, int] = {}
    boards: dict[int, list[tuple[int, Board]]] = {}
    for at, event in enumerate(game.events):
        action, before = rules.parse(event.action), state
        state = rules.apply(state, event.seat, action)
        actions.append(str(action))
        if before.phase != BUILD and state.phase == BUILD:
            built = state
            claims, boards = {}, {seat: [] for seat in range(len(game.players))}
        elif before.phase == BUILD and event.seat != HOUSE:
            if action.word == CLAIM:
                claims[event.seat] = state.now - built.since
            elif event.seat in boards:
                laid = state.boards[event.seat]
                boards[event.seat].append((state.now - built.since, laid))
        checked = before.phase == BUILD and state.phase in (PAUSE, ENDED)
        alone = len(state.scores) == 1 and state.round != before.round and before.phase == BUILD
        if checked or alone:
            found.append(_Round(ply, tuple(actions), first, built, state, claims, boards))
            first, ply, actions, built = state, at + 1, [], state
            claims, boards = {}, {seat: [] for seat in range(len(game.players))}
        elif before.phase != ENDED and state.phase == ENDED:
            found.append(_Round(ply, tuple(actions), first, state, state, {}, {}))
    return found


def turns(game: GoGame, seats: tuple[int, ...]) -> Iterator[Turn]:
    """Yield the rounds of a match with what each changed."""
    rules = game.rules
    many = range(len(game.players))
    before = list(chances(rules, game.first, None))
    for number, each in enumerate(rounds(game), start=1):
        after = list(chances(rules, each.last, None))
        own = [0.0] * len(many)
        for seat in many:
            better = _better(rules, each, seat)
            if better > rules.gains(each.last)[seat] and seat in seats:
                own[seat] = min(after[seat] - _with_gain(rules, each, seat, better), 0.0)
        others = [after[seat] - before[seat] - own[seat] for seat in many]
        yield marked(
            Turn(
                number=number,
                ply=each.ply,
                seat=HOUSE,
                actions=each.actions,
                found="",
                before=tuple(before),
                after=tuple(after),
                table=tuple(after),
                own=tuple(own),
                others=tuple(others),
                luck=(0.0,) * len(many),
                facts=tuple(_facts(rules, each, seat) for seat in many),
            ),
            only=False,
        )
        before = after


def _better(rules: Go, each: _Round, seat: int) -> int:
    """Return what a seat would have gained with its board: solved, or claimed sooner."""
    taken = each.last.taken[seat]
    tiles = SCORE_TILES[len(each.last.scores)]
    if not tiles or not taken:
        return 0
    since = each.last.solved[seat] if rules.version > 1 else NEVER
    if since == NEVER:
        return taken  # had the board been solved by then
    mine = since - each.built.since
    sooner = sum(at <= mine for other, at in each.claims.items() if other != seat)
    return max(taken, tiles[min(sooner, len(tiles) - 1)])


def _with_gain(rules: Go, each: _Round, seat: int, gain: int) -> float:
    """Return a seat's chance if it had gained this much, and all others what they did."""
    gains = list(rules.gains(each.last))
    gains[seat] = gain
    scores = tuple(
        max(score + more, 0) for score, more in zip(each.first.scores, gains, strict=True)
    )
    if max(scores) < GOAL:
        return _shares(scores)[seat]
    # Whoever has most of those who reach the goal wins.
    top = max(scores)
    winners = [other for other, score in enumerate(scores) if score == top]
    return 1 / len(winners) if seat in winners else 0.0


def _facts(rules: Go, each: _Round, seat: int) -> dict[str, Any]:
    """Return where a seat's time went, and how many tiles it needed."""
    laid = each.boards.get(seat, [])
    pace = {"ms": each.claims.get(seat), "gain": rules.gains(each.last)[seat]}
    if not each.built.roll or not laid:
        return pace
    joker = each.built.joker == seat
    board = laid[-1][1]
    fewest = solve(each.built.roll, (), joker)
    solved = rules.solved(each.last, seat) if len(each.last.scores) > 1 else True
    return pace | {
        "first_ms": laid[0][0],
        "on_way_ms": _on_the_way(each, laid, joker),
        "solved": solved,
        "tiles": len(board),
        "fewest": None if fewest is None else len(fewest),
    }


def _on_the_way(each: _Round, laid: list[tuple[int, Board]], joker: bool) -> int | None:
    """Return when the board became right: from then on, all tiles that lay there could stay."""
    since = None
    for moment, board in reversed(laid):
        if not solvable(each.built.roll, board, joker):
            break
        since = moment
    return since
