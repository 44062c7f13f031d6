"""The expert judges every turn by the race it leads to; the master searches the best of them."""

from __future__ import annotations

from typing import Final

from daedalus.bots.clock import seconds
from daedalus.bots.sliding import compiled
from daedalus.bots.sliding import static as sliding_static
from daedalus.bots.sliding.belief import suspects
from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.near import WholeTurn, stir
from daedalus.bots.sliding.search import search
from daedalus.bots.sliding.sight import MoverView, look, suspecting
from daedalus.core.history import History
from daedalus.core.maze import turns
from daedalus.editions.sliding.actions import OUT, Action, pushes, walks
from daedalus.editions.sliding.options import Variant
from daedalus.editions.sliding.position import NOWHERE, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import HOMEWARD, WON

MASTER_MS: Final = 100
"""The default thinking time of a master."""
CROWD_MS: Final = 12
"""The most that it takes with three or four players: more has never gained anything there."""


def restlessness(view: State, ply: int) -> float:
    """Return how much randomness to mix into the scores: more, the longer nothing has been found.

    Two players who only hinder each other would otherwise repeat the same positions forever.
    """
    finds = sum(len(found) for found in view.found)
    waited = ply // 2 - 3 * (finds + len(view.pieces))
    return 0.002 * max(waited, 0)


def turn_scores(sight: MoverView) -> dict[Choice, float]:
    """Return the score of every turn."""
    if compiled.fits(sight.view.maze):
        return compiled.score_turns(sight)
    plainly = {
        (lane, *end): score
        for lane, scores in sliding_static.score_turns(sight).items()
        for end, score in scores.items()
    }
    return dict(sorted(plainly.items()))  # in the kernels' order, so that ties are broken alike


def walk_scores(sight: MoverView) -> dict[Choice, float]:
    """Return the score of every walk after the push; the lane is 0."""
    if compiled.fits(sight.view.maze):
        return compiled.score_walks(sight)
    return {(0, *end): score for end, score in sliding_static.score_walks(sight).items()}


def stirred(scores: dict[Choice, float], noise: float, salt: int) -> dict[Choice, float]:
    """Return the scores with randomness mixed in."""
    if not noise:
        return scores
    mixed = {}
    for choice, score in scores.items():
        salt = stir(salt)
        mixed[choice] = score + noise * salt / (1 << 31)
    return mixed


def _best(
    sight: MoverView, scores: dict[Choice, float], salt: int, ply: int, blur: float = 0.0
) -> tuple[Choice, float]:
    """Return the best choice and its score."""
    scores = stirred(scores, restlessness(sight.view, ply) + blur, salt)
    best = max(scores, key=scores.__getitem__)
    return best, scores[best]


def expert_turn(
    rules: Sliding, view: State, salt: int = 0, ply: int = 0, blur: float = 0.0
) -> WholeTurn:
    """Return the turn that leads to the best race, as far as a blurred judgement can tell."""
    sight = look(rules, view)
    return _turn(sight, *_best(sight, turn_scores(sight), salt, ply, blur))


def master_turn(
    rules: Sliding,
    view: State,
    salt: int = 0,
    ply: int = 0,
    search_ms: float = 0,
    history: History | None = None,
) -> WholeTurn:
    """Return the turn that looks best after a search, if a search is possible.

    With two players it considers what the other is looking for, as far as the history shows.
    """
    if search_ms <= 0 or not compiled.fits(view.maze):
        return expert_turn(rules, view, salt, ply)
    if len(view.pieces) > 2:
        search_ms = min(search_ms, CROWD_MS)
    end = seconds() + search_ms / 1000
    sight = look(rules, view)
    if history is not None and len(view.pieces) == 2:
        sight = suspecting(sight, suspects(rules, view, 1 - view.seat, history))
    scores = turn_scores(sight)
    scores = search(sight, scores, (end - seconds()) * 1000, salt)
    turn = _turn(sight, *_best(sight, scores, salt, ply))
    _plan(rules, rules.apply(view, view.seat, turn.push), turn.walk)
    return turn


def expert_walk(
    rules: Sliding, view: State, salt: int = 0, ply: int = 0, blur: float = 0.0
) -> Action:
    """Return the best walk, as far as a blurred judgement can tell."""
    sight = look(rules, view)
    (_, walker, cell), score = _best(sight, walk_scores(sight), salt, ply, blur)
    return _walk(sight, walker, cell, score)


def master_walk(rules: Sliding, view: State, salt: int = 0, ply: int = 0) -> Action:
    """Return the walk that a search planned with the push, else the best one."""
    planned = _PLANNED.get((rules.variant, view))
    return expert_walk(rules, view, salt, ply) if planned is None else planned


_PLANNED: dict[tuple[Variant, State], Action] = {}
"""The walks that a search chose together with a push, so that it need not run again."""
_PLANS: Final = 256


def _plan(rules: Sliding, pushed: State, walk: Action) -> None:
    while len(_PLANNED) >= _PLANS:
        del _PLANNED[next(iter(_PLANNED))]
    _PLANNED[rules.variant, pushed] = walk


def _turn(sight: MoverView, choice: Choice, score: float) -> WholeTurn:
    maze, (lane, walker, cell) = sight.view.maze, choice
    push = pushes(maze.width, maze.height, turns(maze.spare), NOWHERE)[lane]
    return WholeTurn(push, _walk(sight, walker, cell, score), 0)


def _walk(sight: MoverView, walker: int, cell: int, score: float) -> Action:
    maze = sight.view.maze
    if sight.edge and sight.goals[0].kind == HOMEWARD and score >= WON:
        return OUT
    return walks(maze.width, maze.height, bool(walker))[cell]
