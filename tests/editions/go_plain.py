"""A referee for Go! that shares no code with the engine: cells are pairs, paths are walked.

The prints of the tiles are written down here once more, as the sides they are open to.
"""

from dataclasses import dataclass
from functools import cache
from itertools import permutations, product

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
PRINT = "SEPGXHNKTDWJ.BQFRCULOAVIM"
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


DICE = {
    "pinwheel": ("SEPHNK", "GXTDBQ", "CULVIM", "WJFROA"),
    "spread": ("NKWFIM", "SHDBCV", "EPQUOA", "GXTJRL"),
}
RED = {"half": {6: 3, 4: 2, 2: 1}, "full": {6: 6, 4: 4, 2: 2}}
TILES = {1: [], 2: [2, 4], 3: [1, 2, 4], 4: [1, 2, 4, 6]}


@dataclass
class Referee:
    """A whole match, changed by every action.  Chance is not its business: it is told the rolls."""

    options: dict[str, str]
    round: int
    phase: str
    since: int
    now: int
    due: int | None
    roll: str
    scores: list[int]
    ready: list[bool]
    taken: list[int]
    joker: int | None
    boards: list[list[str]]
    solved: list[int | None]
    hasty: tuple[int, int] | None = None

    @classmethod
    def new(cls, seats: int, **options: object) -> "Referee":
        """Return a match before its first roll; with 2 to 4 players they start on 7, 3 or 0."""
        texts = {name: str(value).lower() for name, value in options.items()}
        match = cls(
            options={"search": "0", "limit": "0", "pause": "0", **texts},
            round=0,
            phase="p",
            since=0,
            now=0,
            due=None,
            roll="",
            scores=[{1: 0, 2: 7, 3: 3, 4: 0}[seats]] * seats,
            ready=[False] * seats,
            taken=[0] * seats,
            joker=None,
            boards=[[] for _ in range(seats)],
            solved=[None] * seats,
        )
        if seats > 1:
            match.due = match.after("pause")
        return match

    def after(self, option: str, more: int = 0) -> int | None:
        seconds = int(self.options[option])
        return self.now + 1000 * (seconds + more) if seconds else None

    def legal(self, seat: int) -> set[str]:
        """Return what a player may do now, without times."""
        if self.phase in ("p", "s") and not self.ready[seat]:
            ends = (
                self.options.get("may_end") == "true"
                and self.hasty is not None
                and self.hasty[0] != seat
                and self.hasty[1] >= 2
            )
            return {"ready", "end"} if ends else {"ready"}
        if self.phase != "b" or self.taken[seat]:
            return set()
        laid = self.boards[seat]
        used = {name[0] for name in laid}
        under = {cell for name in laid for cell in paths(name)}
        own = "123456J" if self.joker == seat else "123456"
        places = {
            f"place {name}"
            for tile in own
            if tile not in used
            for name in ways(tile)
            if not under & set(paths(name))
        }
        return {*places, *(f"lift {tile}" for tile in used), "claim"}

    def house(self) -> str | None:
        """Return what the house does next, and when."""
        if self.due is None:
            return None
        word = {"p": "roll", "s": "go", "c": "go", "b": "timeout"}[self.phase]
        return f"{word} +{max(self.due, self.now)}"

    def act(self, seat: int, action: str, roll: str) -> None:
        """Change the match; *roll* is what the dice show afterwards."""
        word, _, moment = action.partition(" +")
        self.now = int(moment) if moment else self.now
        word, _, what = word.partition(" ")
        if word == "place":
            self.boards[seat] = sorted([*self.boards[seat], what], key=lambda name: name[0])
        elif word == "lift":
            self.boards[seat] = [name for name in self.boards[seat] if name[0] != what]
        if word in ("place", "lift"):
            done = is_solved(self.boards[seat], self.roll)
            since = self.solved[seat]
            self.solved[seat] = (self.now if since is None else since) if done else None
        elif word == "ready":
            self.ready[seat] = True
            if all(self.ready) and self.phase == "p":
                self.rolled(roll)
            elif all(self.ready):
                self.phase, self.since, self.due = "c", self.now, self.now + 3000
        elif word == "roll":
            self.rolled(roll)
        elif word == "go":
            self.phase, self.since, self.due = "b", self.now, self.after("limit")
            self.ready = [False] * len(self.scores)
        elif word == "end":
            self.phase, self.since, self.due = "e", self.now, None
        elif len(self.scores) == 1:
            self.alone(word, roll)
        elif word == "claim":
            self.claim(seat)
        elif word == "timeout":
            late = [seat for seat in range(len(self.scores)) if not self.taken[seat]]
            for seat in sorted(late, key=self.merit):
                self.take(seat)
            self.check()

    def alone(self, word: str, roll: str) -> None:
        """Five minutes: whatever is solved counts, claimed or not."""
        if is_solved(self.boards[0], self.roll):
            self.scores[0] += 1
            if word == "claim":
                self.rolled(roll)
        if word == "timeout":
            self.phase, self.since, self.due = "e", self.now, None

    def rolled(self, roll: str) -> None:
        for letter, die in zip(roll, DICE[self.options.get("dice", "pinwheel")], strict=True):
            assert letter in die
        first, seats = self.phase == "p", len(self.scores)
        self.roll, self.round, self.since = roll, self.round + 1, self.now
        self.joker = self.taken.index(1) if 1 in self.taken else None
        self.ready, self.taken = [False] * seats, [0] * seats
        self.boards, self.solved = [[] for _ in range(seats)], [None] * seats
        if seats > 1:
            self.phase, self.due = "s", self.after("search", 3)
        elif first:
            self.phase, self.due = "b", self.now + 300_000

    def claim(self, seat: int) -> None:
        if len(self.scores) == 2 and self.options.get("may_end") == "true":
            again = self.hasty[1] if self.hasty and self.hasty[0] == seat else 0
            self.hasty = None if is_solved(self.boards[seat], self.roll) else (seat, again + 1)
        self.take(seat)
        still = [other for other, tile in enumerate(self.taken) if not tile]
        if len(still) == 1:
            self.take(still[0])
            self.check()

    def take(self, seat: int) -> None:
        """Take the highest score tile that is left."""
        self.taken[seat] = max(set(TILES[len(self.scores)]) - set(self.taken))

    def merit(self, seat: int) -> tuple[bool, int, int]:
        """When time is up: solved boards first, by the moment, then by treasures linked."""
        since = self.solved[seat]
        if since is not None:
            return False, since, seat
        return True, -sum(sees(self.boards[seat], letter) for letter in self.roll), seat

    def check(self) -> None:
        red = RED[self.options.get("red", "half")]
        for seat, tile in enumerate(self.taken):
            good = tile == 1 or is_solved(self.boards[seat], self.roll)
            self.scores[seat] = max(0, self.scores[seat] + (tile if good else -red[tile]))
        over = max(self.scores) >= 20
        self.phase, self.since = "e" if over else "p", self.now
        self.due = None if over else self.after("pause")

    def winners(self) -> set[int] | None:
        """Return who has won: the goal is 20, and of several in a round the higher score tile."""
        if self.phase != "e":
            return None
        if len(self.scores) > 1 and max(self.scores) < 20:
            assert self.hasty is not None
            return {1 - self.hasty[0]}
        there = [seat for seat, score in enumerate(self.scores) if score >= 20]
        if len(self.scores) == 1:
            return {0}
        if len(there) == 1:
            return set(there)
        return self.best(there)

    def best(self, there: list[int]) -> set[int]:
        """Return who of them got the most points in the last round."""
        red = RED[self.options.get("red", "half")]
        gains = {
            seat: self.taken[seat]
            if self.taken[seat] == 1 or is_solved(self.boards[seat], self.roll)
            else -red[self.taken[seat]]
            for seat in there
        }
        return {seat for seat in there if gains[seat] == max(gains.values())}

    def write(self) -> list[str]:
        """Return the fields of the position's text after the first, but for the dice's key."""
        times = [self.since, self.now, "-" if self.due is None else self.due]
        return [
            str(self.round),
            self.phase,
            ",".join(map(str, times)),
            self.roll or "-",
            ",".join(map(str, self.scores)),
            "".join("r" if ready else "-" for ready in self.ready),
            "".join(str(tile or "-") for tile in self.taken),
            "-" if self.joker is None else str(self.joker + 1),
            "/".join(",".join(board) or "-" for board in self.boards),
            ",".join("-" if since is None else str(since) for since in self.solved),
            f"{self.hasty[0] + 1}x{self.hasty[1]}" if self.hasty else "-",
        ]
