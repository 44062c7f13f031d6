"""A referee for Go! that shares no code with the engine: cells are pairs, paths are walked.

The prints of the tiles are written down here once more, as the sides they are open to.
"""

from functools import cache
from itertools import permutations, product

from daedalus.editions.go.board import PRINT

Cell = tuple[int, int]  # row and column
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
PRINTS = {
    "1A": ("EW", "EW"),
    "1B": ("E", "NSW"),
    "2A": ("EW", "SW"),
    "2B": ("E", "ESW"),
    "3A": ("NE", "SW"),
    "3B": ("NES", "EW"),
    "4A": ("ES", "EW"),
    "4B": ("E", "NEW"),
    "5A": ("NES", "EW"),
    "5B": ("NE", "ESW"),
    "6A": ("NES", "EW"),
    "6B": ("EW", "NEW"),
    "J": ("NESW",),
}
MIDDLE = (2, 2)


@cache
def paths(name: str) -> dict[Cell, str]:
    """Return the cells that a placement covers, first cell first, with their open sides."""
    face, _, at = name.partition("@")
    row, column, heading = int(at[1]) - 1, "abcdefgh".index(at[0]), (at[2:] or "e").upper()
    turns = "ESWN".index(heading)
    down, right = STEPS[heading]
    return {
        (row + down * step, column + right * step): "".join(
            "NESW"[("NESW".index(side) + turns) % 4] for side in sides
        )
        for step, sides in enumerate(PRINTS[face])
    }


def fits(names: list[str]) -> bool:
    """Say whether tiles can lie so: on the board, apart, and not on the middle."""
    cells = [cell for name in names for cell in paths(name)]
    on_board = all(0 <= row < 5 and 0 <= column < 5 for row, column in cells)
    return on_board and MIDDLE not in cells and len(cells) == len(set(cells))


def treasure(letter: str) -> Cell:
    return divmod(PRINT.index(letter), 5)


def is_solved(names: list[str], roll: str) -> bool:
    """Say whether all rolled treasures are seen through holes, and no tile is left over."""
    return sees(names, roll) and not loose(names)


def loose(names: list[str]) -> list[str]:
    """Return the tiles that a walk from the middle never comes across."""
    seen, _ = walked(names)
    return [name for name in names if not seen & set(paths(name))]


def sees(names: list[str], roll: str) -> bool:
    """Walk from the middle and say whether all rolled treasures were seen through holes."""
    seen, holes = walked(names)
    return all(treasure(letter) in seen & holes for letter in roll)


def walked(names: list[str]) -> tuple[set[Cell], set[Cell]]:
    """Return the cells that can be walked to from the middle, and all holes."""
    opened = {MIDDLE: "NESW"}
    holes = set()
    for name in names:
        opened |= paths(name)
        if name[0] in "1234":
            holes.add(next(iter(paths(name))))
    seen, todo = {MIDDLE}, [MIDDLE]
    while todo:
        row, column = todo.pop()
        for side in opened[row, column]:
            there = (row + STEPS[side][0], column + STEPS[side][1])
            back = {"N": "S", "E": "W", "S": "N", "W": "E"}[side]
            if there in opened and there not in seen and back in opened[there]:
                seen.add(there)
                todo.append(there)
    return seen, holes


def ways(tile: str, over: Cell | None = None) -> list[str]:
    """Return all placements of a tile that fit, with the first cell on *over* if that is given."""
    cells = [over] if over else list(product(range(5), range(5)))
    faces = [face for face in PRINTS if face[0] == tile]
    names = [
        f"{face}@{'abcde'[column]}{row + 1}{heading}"
        for face in faces
        for row, column in cells
        for heading in ("eswn" if tile != "J" else ("",))
    ]
    return [name for name in names if fits([name])]


def all_solutions(roll: str, plain: str, laid: tuple[str, ...] = ()) -> set[frozenset[str]]:
    """Try everything: solutions with any of the *plain* tiles, none of them superfluous."""
    used = {name[0] for name in laid}
    shown = {next(iter(paths(name))) for name in laid if name[0] in "1234"}
    cells = [treasure(letter) for letter in roll if treasure(letter) not in shown]
    tiles = [tile for tile in "1234" if tile not in used]
    found = set()
    extras: list[tuple[str, ...]] = [()]
    for tile in plain:
        extras += [(*extra, way) for extra in extras for way in ways(tile)]
    for order in permutations(tiles):
        choices = [ways(tile, cell) for tile, cell in zip(order, cells, strict=True)]
        for holed in product(*choices):
            if not fits([*laid, *holed]):
                continue
            for extra in extras:
                names = [*laid, *holed, *extra]
                if not fits(names) or not is_solved(names, roll):
                    continue
                rest = [[name for name in names if name != one] for one in extra]
                if not any(is_solved(less, roll) for less in rest):
                    found.add(frozenset(names))
    return found
