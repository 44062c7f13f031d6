"""A game to watch: it plays by itself in a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from daedalus.core.errors import OptionError, quoted
from daedalus.core.record import Game
from daedalus.svg.artists import artist_of


@dataclass(frozen=True, slots=True)
class Replay:
    """A game from its first position to its last, as one animated drawing."""

    game: Game
    pace: float = 1  # 2 is twice as fast

    def __post_init__(self) -> None:
        number = isinstance(self.pace, int | float) and not isinstance(self.pace, bool)
        if not number or not isfinite(self.pace) or not 0.01 <= self.pace <= 100:
            raise OptionError(f"not a pace: {quoted(self.pace)}: a number from 0.01 to 100")

    def svg(self) -> str:
        """Return the replay as an animated SVG, for a browser."""
        game = self.game
        film = artist_of(game.rules.engine).film(game.rules, game.first, game.events)
        return film.svg(self.pace)

    def _repr_svg_(self) -> str:
        return self.svg()
