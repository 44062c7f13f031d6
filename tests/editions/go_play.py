"""Plays Go! in tests: whole rounds in a line."""

from typing import Any

import daedalus
from daedalus.core.game import HOUSE
from daedalus.editions.go.board import PLACEMENTS, TILES, covered
from daedalus.editions.go.position import BUILD, COUNT_DOWN, PAUSE, SEARCH
from daedalus.editions.go.solver import solve

OURS: dict[str, Any] = {"search": 15, "limit": 120, "pause": 20, "may_end": True}
"""With all house rules, as by default before version 3 of the rules."""
CLOCKED = daedalus.edition("go", **OURS)


def new(seats: int, seed: str = "7", **options: Any) -> daedalus.Game:
    """Return a game with our house rules, unless *options* say otherwise."""
    return daedalus.new_game("go", seats=seats, seed=seed, **{**OURS, **options})


def house(game: daedalus.Game) -> daedalus.Game:
    """Let the house do what it waits for."""
    (action,) = game.legal(HOUSE)
    return game.play(HOUSE, action)


def everyone_ready(game: daedalus.Game) -> daedalus.Game:
    for seat, ready in enumerate(game.state.ready):
        if not ready:
            game = game.play(seat, "ready")
    return game


def to_build(game: daedalus.Game) -> daedalus.Game:
    """Play on to the next "Go!"."""
    if game.state.phase == PAUSE:
        game = everyone_ready(game)
    if game.state.phase == SEARCH:
        game = everyone_ready(game)
    if game.state.phase == COUNT_DOWN:
        game = house(game)
    assert game.state.phase == BUILD
    return game


def lay(game: daedalus.Game, seat: int, *names: str) -> daedalus.Game:
    for name in names:
        game = game.play(seat, f"place {name}")
    return game


def build(game: daedalus.Game, seat: int) -> daedalus.Game:
    """Lay a solution on the empty board of *seat*."""
    joker = game.state.joker == seat
    board = solve(game.state.roll, joker=joker)
    assert board is not None
    return lay(game, seat, *(way.name for way in board))


def claim(game: daedalus.Game, seat: int, solved: bool = True) -> daedalus.Game:
    """Claim with a solution on the board, or with nothing on it."""
    return (build(game, seat) if solved else game).play(seat, "claim")


def race(game: daedalus.Game, *claims: str) -> daedalus.Game:
    """Play a round: "2" is a good claim of seat 2, "2!" a wrong one, "-" the time-out."""
    game = to_build(game)
    for text in claims:
        good = "!" not in text
        game = house(game) if text == "-" else claim(game, int(text[0]) - 1, good)
    assert game.state.phase != BUILD
    return game


def free_ways(game: daedalus.Game, seat: int) -> list[str]:
    """Return what could be laid, without asking the rules."""
    board = game.state.boards[seat]
    tiles = [tile for tile in TILES if tile != "J" or game.state.joker == seat]
    lying = [way.tile for way in board]
    return [
        f"place {name}"
        for name, way in PLACEMENTS.items()
        if way.tile in tiles and way.tile not in lying and not way.cells & covered(board)
    ]
