"""What hypothesis draws: variants of an edition, games played at random, mazes of any size."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from hypothesis import strategies as st

import daedalus
from daedalus.core.game import HOUSE, AnyRules
from daedalus.core.maze import BARE, Maze
from daedalus.core.options import Value
from daedalus.core.record import begin

SEEDS = st.text("abcdefghij0123456789", max_size=6)


def stages(game: daedalus.Game) -> Iterator[daedalus.Game]:
    """Yield the game before and after each of its actions, which are played once."""
    return accumulate(game.events, lambda at, event: at.play(*event), initial=game.at(0))


def values_of(rules: AnyRules) -> dict[str, list[Value]]:
    """Return for every option of an edition the values worth trying."""
    return {
        option.name: [
            *option.words,
            *([] if option.low is None else [option.low, min(option.low + 1, option.high or 0)]),
            *(["point:d4", "point:a1", "point:i9"] if option.shape == "point:<cell>" else []),
        ]
        for option in rules.options
    }


@st.composite
def variants(draw: st.DrawFn, edition: str) -> tuple[AnyRules, int]:
    """Draw rules with some options chosen, and a number of seats they are for."""
    rules = daedalus.edition(edition)
    seats = draw(st.sampled_from(list(rules.seats)))
    chosen = {}
    for name, values in values_of(rules).items():
        if draw(st.booleans()):
            chosen[name] = draw(st.sampled_from(values))
    if isinstance(chosen.get("start"), int) and int(chosen["start"]) > seats:
        chosen["start"] = seats
    if chosen.get("ending") == "point:i9":
        chosen["size"] = 9
    return daedalus.edition(edition, **chosen), seats


@st.composite
def games(draw: st.DrawFn, edition: str, most: int = 40) -> daedalus.Game:
    """Draw a game of some variant, some way into it."""
    rules, seats = draw(variants(edition))
    game = begin(rules, daedalus.Setup(seats, draw(SEEDS)))
    for _ in range(draw(st.integers(0, most))):
        if not game.to_act:
            break
        seat = draw(st.sampled_from(game.to_act))
        game = game.play(seat, draw(st.sampled_from(game.legal(seat))), ms=draw(st.integers(0, 9)))
    return game


def players(game: daedalus.Game) -> list[int | None]:
    """Return everyone who looks at a game: each seat, and a spectator."""
    return [*range(len(game.players)), None]


def actors(game: daedalus.Game) -> list[int]:
    """Return everyone who could act in a game: each seat, and the house."""
    return [*range(len(game.players)), HOUSE]


@st.composite
def mazes(draw: st.DrawFn, least: int = 1, most: int = 9) -> Maze:
    """Draw a maze of any rectangular size with any tiles."""
    width, height = draw(st.integers(least, most)), draw(st.integers(least, most))
    tiles = width * height + 1
    paths = draw(st.binary(min_size=tiles, max_size=tiles))
    letters = draw(st.lists(st.sampled_from([BARE, *b"ABCXYZ"]), min_size=tiles, max_size=tiles))
    return Maze(width, bytes(path & 15 for path in paths), bytes(letters))


Anything: Any = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=20),
    st.binary(max_size=9),
)
