"""A game near its end: a table that begins there comes to its podium in a few turns."""

from __future__ import annotations

import daedalus
from daedalus.bots import make


def late_garden(left: int, seats: int = 2) -> str:
    """Return a position of Connect, reached by chance, with *left* tiles still to lay."""
    game = daedalus.new_game("connect", seats=seats, seed="late", start=1)
    bot = make("random", "late")
    while len(game.state.pile) + sum(map(len, game.state.hands)) > left:
        (seat,) = game.to_act
        game = game.play(seat, str(bot.choose(game.rules, game.view(seat), seat, 5)))
    return game.rules.write(game.state)
