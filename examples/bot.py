"""A complete bot in one file: it takes its goal if a push opens the way, else it walks near it.

daedalus arena random --engine "python3 examples/bot.py" --games 20
docs/engine-protocol.md describes the dialogue, docs/notation.md the positions.
"""

import re
import sys
from random import random

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
STEPS = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


def name(row, column):
    return f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}"


def place(text):
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


def turned(tile):
    """A tile is its open sides and its letter: turn it a quarter clockwise."""
    return (tile[0] << 1 | tile[0] >> 3) & 15, tile[1]


def pushes(board, spare, barred):
    """Yield all pushes: their text, the cells of the line from the slot on, and the tile."""
    height, width = len(board), len(board[0])
    lines = [[(row, column) for row in range(height)] for column in range(1, width - 1, 2)]
    lines += [[(row, column) for column in range(width)] for row in range(1, height - 1, 2)]
    for line in [*lines, *(line[::-1] for line in lines)]:
        if name(*line[0]) != barred:
            for tile in {spare, (t := turned(spare)), (t := turned(t)), turned(t)}:
                yield f"{name(*line[0])}={tile[0]:x}", line, tile


def reach(board, start):
    """Return all cells connected with *start*."""
    seen, todo = {start}, [start]
    for row, column in todo:
        for side, (down, right) in STEPS.items():
            there = row + down, column + right
            back = turned(turned((side, "")))[0]
            inside = 0 <= there[0] < len(board) and 0 <= there[1] < len(board[0])
            linked = inside and board[row][column][0] & side and board[there[0]][there[1]][0] & back
            if linked and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


def best_turn(position):
    _, rows, spare, pieces, turn, barred, goals = position.split(" ")
    seat = int(turn[0]) - 1
    tiles = [re.findall("([0-9a-f])([A-Z]?)", row) for row in [*rows.split("/"), spare]]
    *board, [spare] = [[(int(sides, 16), letter) for sides, letter in row] for row in tiles]
    pieces = [place(piece) for piece in pieces.partition("!")[0].split(",")]
    goal = goals.split(",")[seat].partition(":")[2][:1]
    low, right = len(board) - 1, len(board[0]) - 1
    corners = [(0, 0), (0, right), (low, right), (low, 0)]
    home = corners[2] if (len(pieces), seat) == (2, 1) else corners[seat]
    best = None
    for text, line, tile in pushes(board, spare, barred):
        after = [row.copy() for row in board]
        moved = [tile, *(board[row][column] for row, column in line[:-1])]
        for (row, column), tile in zip(line, moved, strict=True):
            after[row][column] = tile
        me = pieces[seat]
        if me in line:  # a piece that is pushed out re-enters at the other end
            me = line[(line.index(me) + 1) % len(line)]
        lies = {t[1]: (r, c) for r, row in enumerate(after) for c, t in enumerate(row)}
        aim = lies.get(goal) if goal else home
        for cell in reach(after, me):
            far = abs(cell[0] - aim[0]) + abs(cell[1] - aim[1]) if aim else 99
            far += random() / 2  # random among equals, or two such bots might never finish
            if best is None or far < best[0]:
                best = far, f"{text} {name(*cell)}"
    return best[1]


for line in sys.stdin:
    order, _, rest = line.strip().partition(" ")
    if order == "hello":
        print("id name Example in Python\nhellook 1", flush=True)
    elif order == "ping":
        print("pong", flush=True)
    elif order == "position":
        position = rest
    elif order == "go":
        print("bestturn", best_turn(position), flush=True)
    elif order == "quit":
        break
