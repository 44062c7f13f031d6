"""What both Python and the web app must know about the printed games is the same in both."""

import re
from pathlib import Path

from daedalus.editions.connect.tiles import BOX, show_tile
from daedalus.editions.go.board import DICE, PRINT, TILES
from daedalus.puzzles import KINDS

WEB = Path(__file__).parent.parent / "web" / "src"


def source(path: str) -> str:
    return (WEB / path).read_text(encoding="utf-8")


def test_the_tiles_of_connect_have_the_same_shapes_and_numbers() -> None:
    declared = re.search(r"const PRINTED = (.*?);", source("board/connect/tiles.ts"), re.DOTALL)
    assert declared
    assert re.findall(r"[0-9a-f][A-Y]{2}", declared[1]) == [show_tile(tile) for tile in BOX]


def test_the_board_the_dice_and_the_tiles_of_go_are_the_same() -> None:
    code = source("board/go/position.ts")
    assert f'PRINT = "{PRINT}"' in code
    for name, faces in DICE.items():
        letters = ", ".join(f'"{face}"' for face in faces)
        assert f"{name}: [{letters}]" in code
    for tile, sides in TILES.items():
        printed = ", ".join(f"[{', '.join(f'0x{side:x}' for side in face)}]" for face in sides)
        assert tile == "J" or f"{tile}: [{printed}]" in code


def test_the_kinds_of_puzzles_are_the_same_and_in_the_same_order() -> None:
    declared = re.search(r"KINDS = \[(.*?)\] as const", source("puzzles/kinds.ts"))
    assert declared
    assert tuple(re.findall(r'"(\w+)"', declared[1])) == KINDS
