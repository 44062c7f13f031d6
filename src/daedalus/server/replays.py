"""A game as a list of positions: for browsers, which have no rules."""

from __future__ import annotations

from typing import Any

from daedalus.core.errors import GameError, IllegalAction
from daedalus.core.game import AnyRules
from daedalus.core.record import Game, verify
from daedalus.server.eyes import result
from daedalus.server.room import Room
from daedalus.server.table import all_options
from daedalus.server.wire import Frame, Replay, SeatView


def frames_of_table(room: Room, seat: int | None) -> Replay:
    """Return the game so far as *seat* saw it; all that was hidden once the game is over.

    :raises IllegalAction: when there is no game yet.
    """
    table = room.table
    if table.first is None:
        raise IllegalAction("the game has not begun")
    over = table.phase == "over"
    return Replay(
        edition=table.rules.id,
        engine=table.rules.engine,
        options=table.options,
        seats=room.seat_views(),
        frames=_frames(table.game(seat), table.first, None if over else (seat,)),
        outcome=result(table.outcome),
        seed=table.seed if over else None,
        verified=True if over else None,
    )


def frames_of_game(game: Game) -> Replay:
    """Return a game that somebody has as a file; all of it, since they have it."""
    seats = [
        SeatView(
            kind="bot" if player.kind.startswith("bot") else "human",
            name=player.name,
            level=player.kind.partition(":")[2] or None,
            piece=seat + 1,
        )
        for seat, player in enumerate(game.players)
    ]
    verified = None
    if game.seed is not None:
        try:
            verify(game)
            verified = True
        except GameError:
            verified = False
    return Replay(
        edition=game.rules.id,
        engine=game.rules.engine,
        options=all_options(game.rules),
        seats=seats,
        frames=_frames(game, game.first, None),
        outcome=result(game.outcome),
        seed=game.seed,
        verified=verified,
    )


def _frames(game: Game, first: Any, eyes: tuple[int | None] | None) -> list[Frame]:
    """Return a frame per action; *eyes* holds whose view it is, None being everybody's together."""
    rules = game.rules
    state = first
    frames = [Frame(0, None, [], 0, _seen(rules, state, eyes))]
    for ply, event in enumerate(game.events, start=1):
        state = rules.apply(state, event.seat, rules.parse(event.action))
        pos = _seen(rules, state, eyes)
        frames.append(Frame(ply, event.seat, [event.action], event.ms, pos))
    return frames


def _seen(rules: AnyRules, state: Any, eyes: tuple[int | None] | None) -> str:
    return rules.write(state if eyes is None else rules.view(state, eyes[0]))
