"""The sliding rules once more, the plain way: a second referee that shares no code with the engine.

It reads a position's text and keeps dictionaries of cells; slow, short, written from the rules.
"""

import re
from dataclasses import dataclass, field

SIDES = {"N": 1, "E": 2, "S": 4, "W": 8}
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}


def name(cell: tuple[int, int]) -> str:
    return "abcdefghijklmnopqrstuvwxyz"[cell[1]] + str(cell[0] + 1)


def place(text: str) -> tuple[int, int]:
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


@dataclass
class Referee:
    """A game in progress, changed by every action."""

    tiles: dict[tuple[int, int], str]
    rows: int
    columns: int
    spare: str
    pieces: list[str]
    lord: str
    seat: int
    phase: str
    barred: str
    found: list[list[str]]
    left: list[list[str]]
    signed: str
    options: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, text: str, signed: str) -> "Referee":
        header, board, spare, pieces, turn, barred, goals = text.split(" ")
        tiles, rows = {}, board.split("/")
        for r, row in enumerate(rows):
            for c, tile in enumerate(re.findall("[0-9a-f][A-Z]?", row)):
                tiles[r, c] = tile
        own, _, lord = pieces.partition("!")
        hands = [hand.split(":") for hand in goals.split(",")]
        return cls(
            tiles=tiles,
            rows=len(rows),
            columns=len(tiles) // len(rows),
            spare=spare,
            pieces=own.split(","),
            lord=lord,
            seat=int(turn[0]) - 1,
            phase=turn[1],
            barred=barred,
            found=[list(found) for found, _ in hands],
            left=[list(left) for _, left in hands],
            signed=signed,
            options=dict(part.split("=") for part in header.split(";")[1:]),
        )

    def line(self, slot: str) -> list[tuple[int, int]]:
        row, column = place(slot)
        if row % 2 == 1 and column in (0, self.columns - 1):
            cells = [(row, c) for c in range(self.columns)]
            return cells if column == 0 else cells[::-1]
        cells = [(r, column) for r in range(self.rows)]
        return cells if row == 0 else cells[::-1]

    def slots(self) -> list[str]:
        return [
            name((r, c))
            for r in range(self.rows)
            for c in range(self.columns)
            if (r % 2 == 1 and r < self.rows - 1 and c in (0, self.columns - 1))
            or (c % 2 == 1 and c < self.columns - 1 and r in (0, self.rows - 1))
        ]

    def reach(self, start: str) -> set[str]:
        seen, todo = {place(start)}, [place(start)]
        while todo:
            row, column = todo.pop()
            for side, (down, right) in STEPS.items():
                there = row + down, column + right
                if (
                    there in self.tiles
                    and there not in seen
                    and int(self.tiles[row, column][0], 16) & SIDES[side]
                    and int(self.tiles[there][0], 16) & SIDES[BACK[side]]
                ):
                    seen.add(there)
                    todo.append(there)
        return {name(cell) for cell in seen}

    def legal(self) -> set[str]:
        if self.phase == "e":
            return set()
        if self.phase == "p":
            sides = int(self.spare[0], 16)
            ways = {(sides << k | sides >> (4 - k)) & 15 for k in range(4)}
            return {f"{s}={w:x}" for s in self.slots() if s != self.barred for w in ways}
        hand = self.left[self.seat]
        own, lord = True, False
        if self.lord and hand:
            if self.options.get("hands", "hidden") == "hidden":
                lord = hand[0] in self.signed
                own = not lord
            else:
                lord = any(card in self.signed for card in hand)
        actions = set()
        if own:
            actions |= self.reach(self.pieces[self.seat])
            if self.options.get("ending") == "edge" and not hand and self.way_out():
                actions.add("out")
        if lord:
            actions |= {"!" + cell for cell in self.reach(self.lord)}
        return actions

    def way_out(self) -> bool:
        return any(
            int(self.tiles[place(cell)][0], 16) & SIDES[side]
            for cell in self.reach(self.pieces[self.seat])
            for side, (down, right) in STEPS.items()
            if (place(cell)[0] + down, place(cell)[1] + right) not in self.tiles
        )

    def act(self, action: str) -> None:
        if "=" in action:
            self.push(*action.split("="))
        elif action == "out":
            self.pieces[self.seat], self.phase = "-", "e"
        else:
            self.walk(action)

    def finds(self, action: str) -> bool:
        """Say whether a walk finds a card of the player in turn, or ends the game."""
        if "=" in action:
            return False
        if action == "out":
            return True
        hand, cell = self.left[self.seat], action.removeprefix("!")
        return self.tiles[place(cell)][1:] in hand if hand else cell == self.goal()

    def goal(self) -> str:
        """Return where the player in turn ends the game when all its cards are found."""
        ending = self.options.get("ending", "home")
        corners = ["a1", name((0, self.columns - 1)), name((self.rows - 1, self.columns - 1))]
        corners.append(name((self.rows - 1, 0)))
        if len(self.pieces) == 2:
            corners = [corners[0], corners[2]]
        return ending.split(":")[1] if ":" in ending else corners[self.seat]

    def outcome(self) -> tuple[int, ...] | None:
        """Return everyone's rank: the winner first, the others by the cards they still have."""
        if self.phase != "e":
            return None
        left = [-1 if at == self.seat else len(hand) for at, hand in enumerate(self.left)]
        return tuple(1 + sum(other < mine for other in left) for mine in left)

    def push(self, slot: str, sides: str) -> None:
        cells = self.line(slot)
        names = [name(cell) for cell in cells]
        old = [self.tiles[cell] for cell in cells]
        new = [sides + self.spare[1:], *old[:-1]]
        self.tiles.update(zip(cells, new, strict=True))
        self.spare, self.barred, self.phase = old[-1], names[-1], "w"
        moved = dict(zip(names, [*names[1:], names[0]], strict=True))
        self.pieces = [moved.get(piece, piece) for piece in self.pieces]
        self.lord = moved.get(self.lord, self.lord)

    def walk(self, action: str) -> None:
        cell = action.removeprefix("!")
        by_lord = cell != action
        if by_lord:
            self.lord = cell
        else:
            self.pieces[self.seat] = cell
        hand, card = self.left[self.seat], self.tiles[place(cell)][1:]
        ending = self.options.get("ending", "home")
        if not hand and cell == self.goal() and ending != "edge":
            self.phase = "e"
            return
        wanted = hand[:1] if self.options.get("hands", "hidden") == "hidden" else hand
        if card in wanted and (not self.lord or by_lord == (card in self.signed)):
            hand.remove(card)
            self.found[self.seat].append(card)
            if not hand and ending == "last-card":
                self.phase = "e"
                return
        self.seat, self.phase = (self.seat + 1) % len(self.pieces), "p"

    def write(self) -> list[str]:
        """Return the fields of the position's text after the first."""
        rows = ["".join(self.tiles[r, c] for c in range(self.columns)) for r in range(self.rows)]
        hands = ["".join(f) + ":" + "".join(g) for f, g in zip(self.found, self.left, strict=True)]
        return [
            "/".join(rows),
            self.spare,
            ",".join(self.pieces) + ("!" + self.lord if self.lord else ""),
            f"{self.seat + 1}{self.phase}",
            self.barred,
            ",".join(hands),
        ]
