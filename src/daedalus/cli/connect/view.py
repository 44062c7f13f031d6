"""Connect in words: what was done, the scores, what lies where.  No screen here."""

from collections.abc import Iterable

from daedalus.cli.table import LocalTable
from daedalus.cli.tiles import STRAIGHTS, lying, sides_of
from daedalus.cli.words import Words
from daedalus.core.maze import Sides
from daedalus.core.record import Event, Game
from daedalus.editions.connect.maze import Cell, cell_name
from daedalus.editions.connect.rules import Connect, Lay, State
from daedalus.editions.connect.tiles import CREATURES, LETTERS, PAIRS, UNSEEN, Tile, creatures_of


def creature_names(words: Words) -> dict[str, str]:
    """Return the names of the creatures by their letters."""
    names = [words.motif("connect", key) for key in CREATURES]
    return dict(zip(LETTERS, names, strict=True))


def tile_name(words: Words, tile: Tile) -> str:
    """Name a tile by its creatures: "Otter–Fox"."""
    if tile == UNSEEN:
        return "?"
    return "–".join(words.motif("connect", key) for key in creatures_of(tile))


def tile_names(words: Words, tiles: Iterable[Tile]) -> str:
    return ", ".join(tile_name(words, tile) for tile in tiles)


# --- what was done ------------------------------------------------------------------------------


def did(words: Words, before: Game, event: Event, name: str) -> str:
    """Say what *name* has done, for everyone to read: a laid tile is no secret."""
    action: Lay = before.rules.parse(event.action)
    lying = dict(before.state.lying)
    cell, tile = cell_name(action.cell), action.tile << 4
    said = words("connect-did-lay", name=name, tile=tile_name(words, tile), cell=cell)
    if action.take:
        caught = tile_names(words, [lying[cell] for cell in action.take])
        said += " " + words("connect-did-catch", tiles=caught)
    after = before.rules.apply(before.state, event.seat, action)
    if (outcome := before.rules.outcome(after)) is not None:
        winners = [
            before.players[seat].name or words(f"cast-{seat + 1}") for seat in outcome.winners
        ]
        said += " " + words("connect-did-end", names=words.listed(winners), count=len(winners))
    return said


def advice(words: Words, table: LocalTable, seat: int, actions: tuple[str, ...]) -> str:
    """Say what a bot would do in the place of *seat*."""
    action: Lay = table.rules.parse(actions[0])
    lying = dict(table.game.view(seat).lying)
    said = words(
        "connect-hint",
        tile=tile_name(words, action.tile << 4),
        cell=cell_name(action.cell),
        sides=sides_of(words, action.sides),
    )
    if action.take:
        caught = tile_names(words, [lying[cell] for cell in action.take])
        said += " " + words("connect-hint-catch", tiles=caught)
    return said


# --- who stands how -----------------------------------------------------------------------------


def seat_note(words: Words, rules: Connect, view: State, seat: int) -> str:
    """Say how many tiles *seat* has caught."""
    return words("connect-caught", count=len(view.caught[seat]))


def trail(words: Words, rules: Connect, state: State, seat: int) -> str:
    """List what *seat* caught, in order."""
    caught = state.caught[seat]
    return tile_names(words, caught) if caught else words("trail-none")


def closing(words: Words, game: Game) -> str:
    """Say how large the maze has become."""
    return words("connect-end-maze", count=len(game.state.lying))


# --- what lies where ----------------------------------------------------------------------------


def shape_of(words: Words, sides: Sides) -> str:
    """Name the shape of a tile; those that are in no box are described as they lie."""
    if sides.bit_count() == 2:
        return words("tile-straight" if sides in STRAIGHTS else "tile-corner")
    return words("tile-tee") if sides.bit_count() == 3 else lying(words, sides)


def tile_spoken(words: Words, tile: Tile) -> str:
    """Describe a tile in hand: its number, letters, creatures and shape."""
    if tile == UNSEEN:
        return "?"
    return words(
        "connect-tile-held",
        number=str(tile >> 4),
        letters=PAIRS[tile >> 4],
        creatures=tile_name(words, tile),
        shape=shape_of(words, tile & 15),
    )


def cell_spoken(words: Words, view: State, cell: Cell) -> str:
    """Describe a cell: "1,0: Otter–Fox (AB), bend, open north, east"."""
    tile = dict(view.lying).get(cell)
    if tile is None:
        return words("connect-cell-free", cell=cell_name(cell))
    return words(
        "connect-cell",
        cell=cell_name(cell),
        creatures=tile_name(words, tile),
        letters=PAIRS[tile >> 4],
        shape=lying(words, tile & 15),
    )
