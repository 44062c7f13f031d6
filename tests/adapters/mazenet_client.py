"""A client of the league, written from its description alone: it shares no code with ours.

It checks the order of all elements, as the league's clients do, and plays well enough to finish.
"""

from __future__ import annotations

import re
import socket
import struct
from collections.abc import Callable
from random import random
from xml.etree import ElementTree as ET

OLD, NEW = "mcType", "messagetype"
SIDES = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}
BACK = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
CLOCKWISE = ("top", "right", "bottom", "left")
SLOTS = [
    *((row, column) for row in (1, 3, 5) for column in (0, 6)),
    *((row, column) for column in (1, 3, 5) for row in (0, 6)),
]
Cell = tuple[int, int]
Card = tuple[frozenset[str], str | None]

CARD = r"openings\(top bottom left right\) pin\((?:playerID ?)*\)(?: treasure)?"
COL = rf"col\({CARD}\)"
BOARD = rf"(?:row\((?:{COL} ?){{7}}\) ?){{7}} shiftCard\({CARD}\)(?: forbidden\(row col\))?"
FOUND = r"(?: foundTreasures){0,24}"
TO_GO = r"(?: treasuresToGo\(player treasures\))+"
MOVE = rf"shiftPosition\(row col\) newPinPos\(row col\) shiftCard\({CARD}\)"
SHAPES = {
    (True, "LOGINREPLY"): r"LoginReplyMessage\(newID\)",
    (True, "AWAITMOVE"): rf"AwaitMoveMessage\(board\({BOARD}{FOUND}\){TO_GO} treasureToFindNext\)",
    (True, "ACCEPT"): r"AcceptMessage\(accept errortypeCode\)",
    (True, "MOVEINFO"): rf"MoveInfoMessage\(boardAfterMove\({BOARD}{FOUND}\) treasureReached"
    rf" sendMove\({MOVE}\)\)",
    (True, "WIN"): rf"WinMessage\(board\({BOARD}{FOUND}\)"
    r"(?: statistics\(foundTreasures movesDone longestFailMoves\))+ winner\)",
    (True, "DISCONNECT"): r"DisconnectMessage\(name errortypeCode\)",
    (False, "LOGINREPLY"): r"LoginReplyMessage\(newID\)",
    (False, "AWAITMOVE"): rf"AwaitMoveMessage\(board\({BOARD}\){TO_GO}{FOUND} treasure\)",
    (False, "ACCEPT"): r"AcceptMessage\(accept errorCode\)",
    (False, "WIN"): rf"WinMessage\(board\({BOARD}\) winner\)",
    (False, "DISCONNECT"): r"DisconnectMessage\(name errorCode\)",
}


def shape(node: ET.Element) -> str:
    inside = " ".join(map(shape, node))
    return f"{node.tag}({inside})" if len(node) or node.tag == "pin" else node.tag


LINES: list[socket.socket] = []
"""All lines that were opened, for whoever cleans up."""


class Client:
    """A line to the referee, in one of the dialects."""

    def __init__(self, port: int, dialect: str = NEW, name: str = "Tester") -> None:
        self.dialect, self.name = dialect, name
        self.id = 0
        self.heard: list[str] = []  # the kinds of all messages
        self.errors: list[str] = []
        self.won: str | None = None
        self.last: ET.Element | None = None
        self.line = socket.create_connection(("127.0.0.1", port), 60)
        LINES.append(self.line)

    # --- bytes -----------------------------------------------------------------------------------

    def send_bytes(self, data: bytes) -> None:
        self.line.sendall(struct.pack(">i", len(data)) + data)

    def send(self, kind: str, body: str) -> None:
        head = f'<MazeCom {self.dialect}="{kind}" id="{self.id}">'
        declared = '<?xml version="1.0" encoding="UTF-8"?>\n'
        self.send_bytes(f"{declared}{head}{body}</MazeCom>\n".encode())

    def take(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            part = self.line.recv(count - len(data))
            if not part:
                raise EOFError
            data += part
        return data

    def receive(self) -> ET.Element:
        """Return the next message, its shape checked."""
        (length,) = struct.unpack(">i", self.take(4))
        assert 0 < length <= 1 << 20
        text = self.take(length).decode()
        assert text.startswith("<?xml ")
        assert text.endswith("</MazeCom>\n")
        root = ET.fromstring(text.encode())
        assert root.tag == "MazeCom"
        assert set(root.attrib) == {self.dialect, "id"}
        kind = root.attrib[self.dialect]
        wanted = SHAPES[self.dialect == NEW, kind]
        assert re.fullmatch(wanted, shape(root[0])), shape(root[0])
        self.heard.append(kind)
        for error in root.iter("errorCode" if self.dialect == OLD else "errortypeCode"):
            self.errors.append(error.text or "")
        if kind == "WIN":
            winner = root[0].find("winner")
            assert winner is not None
            self.won = winner.text
        self.last = root
        return root

    def log_in(self) -> Client:
        self.send("LOGIN", f"<LoginMessage><name>{self.name}</name></LoginMessage>")
        reply = self.receive()
        assert self.heard[-1] == "LOGINREPLY"
        self.id = int(reply[0][0].text or 0)
        return self

    def await_move(self) -> ET.Element:
        """Return the next question for a move; the end of the game is an EOFError."""
        while True:
            message = self.receive()
            if self.heard[-1] == "AWAITMOVE":
                return message
            if self.heard[-1] == "DISCONNECT":
                raise EOFError

    def play(self, answer: Callable[[Client, ET.Element], None] | None = None) -> Client:
        """Play to the end; *answer*, if given, answers the first question in its way."""
        try:
            if answer is not None:
                answer(self, self.await_move())
            while True:
                self.move(*best_move(self.id, self.await_move()))
        except (EOFError, OSError):
            self.line.close()
        return self

    def move(self, slot: Cell, card: Card, end: Cell) -> None:
        place, walk = (f"<row>{row}</row><col>{column}</col>" for row, column in (slot, end))
        openings = "".join(f"<{side}>{str(side in card[0]).lower()}</{side}>" for side in SIDES)
        treasure = f"<treasure>{card[1]}</treasure>" if card[1] else ""
        parts = [
            f"<shiftPosition>{place}</shiftPosition>",
            f"<newPinPos>{walk}</newPinPos>",
            f"<shiftCard><openings>{openings}</openings><pin/>{treasure}</shiftCard>",
        ]
        if self.dialect == OLD:  # where the order is free
            parts.reverse()
        self.send("MOVE", f"<MoveMessage>{''.join(parts)}</MoveMessage>")


# --- a player -----------------------------------------------------------------------------------


def read_card(node: ET.Element) -> Card:
    openings = node.find("openings")
    assert openings is not None
    return frozenset(side.tag for side in openings if side.text == "true"), node.findtext(
        "treasure"
    )


def turned(card: Card) -> Card:
    sides = {CLOCKWISE[(CLOCKWISE.index(side) + 1) % 4] for side in card[0]}
    return frozenset(sides), card[1]


def pushed(board: dict[Cell, Card], slot: Cell, card: Card) -> tuple[dict[Cell, Card], list[Cell]]:
    """Return the board after a push, and the cells of the line."""
    row, column = slot
    if column in (0, 6) and row % 2:
        line = [(row, at) for at in (range(7) if column == 0 else range(6, -1, -1))]
    else:
        line = [(at, column) for at in (range(7) if row == 0 else range(6, -1, -1))]
    after = dict(board)
    for cell, lies in zip(line, [card, *(board[cell] for cell in line[:-1])], strict=True):
        after[cell] = lies
    return after, line


def reach(board: dict[Cell, Card], start: Cell) -> list[Cell]:
    found = [start]
    for row, column in found:
        for side in board[row, column][0]:
            there = row + SIDES[side][0], column + SIDES[side][1]
            if there in board and BACK[side] in board[there][0] and there not in found:
                found.append(there)
    return found


def best_move(player: int, question: ET.Element) -> tuple[Cell, Card, Cell]:
    """Return slot, card and end: on the target, or near to where it then lies."""
    body = question[0]
    node = body.find("board")
    assert node is not None
    board, me = {}, (0, 0)
    for at, row in enumerate(node.findall("row")):
        for column, col in enumerate(row.findall("col")):
            board[at, column] = read_card(col)
            if str(player) in [pin.text for pin in col.iter("playerID")]:
                me = at, column
    spare = node.find("shiftCard")
    assert spare is not None
    target = body.findtext("treasure") or body.findtext("treasureToFindNext")
    barred = node.find("forbidden")
    forbidden = None if barred is None else (int(barred[0].text or 0), int(barred[1].text or 0))
    best: tuple[float, Cell, Card, Cell] | None = None
    for slot in SLOTS:
        if slot == forbidden:
            continue
        card = read_card(spare)
        for _ in range(4):
            card = turned(card)
            after, line = pushed(board, slot, card)
            mine = line[(line.index(me) + 1) % 7] if me in line else me
            aim = next((cell for cell, lies in after.items() if lies[1] == target), None)
            for end in reach(after, mine):
                far: float = abs(end[0] - aim[0]) + abs(end[1] - aim[1]) if aim else 20
                far += random() / 2  # random among equals: else it may circle
                if best is None or far < best[0]:
                    best = far, slot, card, end
    assert best is not None
    return best[1:]
