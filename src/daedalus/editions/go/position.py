"""A position of Go! and its text: one line, read and written.

`edition round phase clock roll scores ready taken joker boards dice`, docs/notation-go.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from daedalus.core.drawing import pictures
from daedalus.core.errors import NotationError, quoted
from daedalus.core.remark import remark
from daedalus.editions.go.board import (
    CELL_OF,
    DICE,
    JOKER,
    PLACEMENTS,
    TILES,
    Board,
)

PAUSE, SEARCH, COUNT_DOWN, BUILD, ENDED = "p", "s", "c", "b", "e"
"""Between rounds, searching for the treasures, 3-2-1, building, the end."""
NOBODY: Final = -1
NEVER: Final = -1
UNSEEN: Final = "?"
GOAL: Final = 20
SCORE_TILES: Final = {1: (), 2: (4, 2), 3: (4, 2, 1), 4: (6, 4, 2, 1)}
STARTS: Final = {1: 0, 2: 7, 3: 3, 4: 0}
# unsolved claims in a row by one of two players, after which the other may end the match
HASTY: Final = 2
MOST_CLAIMS: Final = 999  # that are counted
LARGEST: Final = 999_999_999_999
"""The largest number in a text, of twelve digits: no time (31 years), score or round is larger."""
_OLD_FIELDS: Final = (  # of version 1
    *("edition", "round", "phase", "clock", "roll", "scores"),
    *("ready", "taken", "joker", "boards", "dice"),
)
_FIELDS: Final = (*_OLD_FIELDS, "solved", "hasty")
OLD_FIELDS: Final = len(_OLD_FIELDS) - 1  # after the edition
_LONGEST_TEXT: Final = 1024
_NUMBER: Final = "0|[1-9][0-9]{0,11}"


class Hasty(NamedTuple):
    """Unsolved claims in a row by one seat; a claim by the other, or a solved one, resets them."""

    seat: int = NOBODY
    claims: int = 0


class State(NamedTuple):
    """A position.  A player's view is the same, with `UNSEEN` for future dice."""

    round: int  # the number of rolls so far
    phase: str
    since: int  # the time of the last roll, of "Go!" or of the check, whichever was last
    now: int  # the last known time
    due: int  # when the house acts, or NEVER
    roll: str  # the letters of the four treasures, or "" before the first roll
    scores: tuple[int, ...]  # solo: how many were solved
    ready: tuple[bool, ...]
    taken: tuple[int, ...]  # the score tile of each seat in this round, or 0
    joker: int  # who has it in this round, or NOBODY
    boards: tuple[Board, ...]
    dice: str  # the key of all rolls
    solved: tuple[int, ...]  # when the board of each seat was solved, or NEVER
    hasty: Hasty  # with two players: who last claimed repeatedly without having solved

    def _repr_svg_(self) -> str:
        return pictures().draw("go", self)


def building(state: State) -> list[int]:
    """Return the seats that have no score tile yet."""
    return [seat for seat, tile in enumerate(state.taken) if not tile]


def rack(state: State, seat: int) -> list[str]:
    """Return the tiles beside the board of *seat*."""
    lying = {placement.tile for placement in state.boards[seat]}
    return [tile for tile in TILES if tile not in lying and (tile != JOKER or seat == state.joker)]


def write_position(header: str, state: State, version: int) -> str:
    """Return a position as one line that starts with *header*."""
    late = (
        ",".join("-" if moment == NEVER else str(moment) for moment in state.solved),
        f"{state.hasty.seat + 1}x{state.hasty.claims}" if state.hasty.claims else "-",
    )
    due = "-" if state.due == NEVER else str(state.due)
    return " ".join(
        (
            header,
            str(state.round),
            state.phase,
            f"{state.since},{state.now},{due}",
            state.roll or "-",
            ",".join(map(str, state.scores)),
            "".join("r" if ready else "-" for ready in state.ready),
            "".join(str(tile or "-") for tile in state.taken),
            "-" if state.joker == NOBODY else str(state.joker + 1),
            "/".join(",".join(way.name for way in board) or "-" for board in state.boards),
            state.dice,
            *(late if version > 1 else ()),
        )
    )


def split_position(text: str, version: int) -> list[str]:
    """Return the fields of a position's text, without those of version 2 if they are missing.

    :raises NotationError: when it has the wrong fields.
    """
    if not isinstance(text, str):
        raise NotationError(f"not a position: {quoted(text)}", "position", text=text)
    fields = text.split(" ") if len(text) <= _LONGEST_TEXT else [text]
    known = _FIELDS if version > 1 else _OLD_FIELDS
    if len(fields) not in (len(_OLD_FIELDS), len(known)):
        need = f"{len(fields)} fields, expected {len(known)}: {' '.join(known)}"
        raise NotationError(f"not a position: {quoted(text)}: {need}", "position", text=text)
    return fields


def _need(pattern: str, name: str, text: str, hint: str) -> re.Match[str]:
    match = re.fullmatch(pattern, text)
    if match is None:
        why = f"not {name}: {quoted(text)}: {hint}"
        raise NotationError(why, "position-part", text=text)
    return match


def read_fields(fields: Sequence[str]) -> State:
    """Return the position with these *fields*, which follow the edition.

    :raises NotationError: when they are not well-formed, or nobody could act before the end.
    """
    rounds, phase, clock, roll, scores, ready, taken, joker, boards, dice, *later = fields
    _need(_NUMBER, "a round", rounds, "a number")
    _need(f"({_NUMBER})(,({_NUMBER})){{0,3}}", "scores", scores, "of one to four seats, like 7,7")
    points = tuple(map(int, scores.split(",")))
    seats = len(points)
    tiles = SCORE_TILES[seats]
    _need("[pscbe]" if tiles else "[pbe]", "a phase", phase, "p, s, c, b or e; alone p, b or e")
    times = _need(f"({_NUMBER}),({_NUMBER}),(-|{_NUMBER})", "a clock", clock, "since,now,due")
    if int(times[1]) > int(times[2]):
        raise NotationError(
            f"not a clock: {quoted(clock)}: the last moment is before the phase",
            "position-part",
            text=clock,
        )
    letters = "" if roll == "-" else roll
    if letters and not (len(letters) == len(set(letters)) == 4 and set(letters) <= set(CELL_OF)):
        raise NotationError(
            f"not a roll: {quoted(roll)}: four letters from A to X, or -",
            "position-part",
            text=roll,
        )
    if not letters and phase != PAUSE:
        raise NotationError(
            f"not a roll: {quoted(roll)}: there is one in phase {phase}", "position-part", text=roll
        )
    _need(f"[r-]{{{seats}}}", "who is ready", ready, f"r or - for each of {seats}")
    _need(f"[{''.join(map(str, tiles))}-]{{{seats}}}", "score tiles", taken, "a tile or - for each")
    held = [tile for tile in taken if tile != "-"]
    if len(held) != len(set(held)):
        raise NotationError(
            f"not score tiles: {quoted(taken)}: each is there once", "position-part", text=taken
        )
    _need(f"-|[1-{seats}]", "who has the joker", joker, f"a seat up to {seats}, or -")
    holder = NOBODY if joker == "-" else int(joker) - 1
    _need(r"[0-9a-z]{1,64}|\?", "dice", dice, "a word, or ? where it may not be seen")
    solved, hasty = later or (",".join("-" * seats), "-")
    moment = f"(-|{_NUMBER})"
    _need(f"{moment}(,{moment}){{{seats - 1}}}", "moments", solved, f"one or - for each of {seats}")
    _need("-|[12]x[1-9][0-9]{0,2}" if seats == 2 else "-", "hasty claims", hasty, "like 1x2, or -")
    seat, _, claims = ("0", "", "0") if hasty == "-" else hasty.partition("x")
    texts = boards.split("/")
    if len(texts) != seats:
        raise NotationError(
            f"not the boards of {seats}: {quoted(boards)}", "position-part", text=boards
        )
    state = State(
        round=int(rounds),
        phase=phase,
        since=int(times[1]),
        now=int(times[2]),
        due=NEVER if times[3] == "-" else int(times[3]),
        roll=letters,
        scores=points,
        ready=tuple(mark == "r" for mark in ready),
        taken=tuple(0 if tile == "-" else int(tile) for tile in taken),
        joker=holder,
        boards=tuple(_read_board(text, seat == holder) for seat, text in enumerate(texts)),
        dice=dice,
        solved=tuple(NEVER if each == "-" else int(each) for each in solved.split(",")),
        hasty=Hasty(int(seat) - 1, int(claims)),
    )
    _someone_may_act(state)
    return state


def _read_board(text: str, joker: bool) -> Board:
    names = [] if text == "-" else text.split(",")
    for name in names:
        if name not in PLACEMENTS or (PLACEMENTS[name].tile == JOKER and not joker):
            raise NotationError(
                f"not on this board: {quoted(name)}: tiles lie like 1A@b2e",
                "position-part",
                text=name,
            )
    board = tuple(PLACEMENTS[name] for name in names)
    covered = 0
    for placement in board:
        if covered & placement.cells:
            raise NotationError(
                f"not a board: {quoted(text)}: two tiles lie on one cell",
                "position-part",
                text=text,
            )
        covered |= placement.cells
    order = [placement.tile for placement in board]
    if order != sorted(set(order)):
        raise NotationError(
            f"not a board: {quoted(text)}: each tile once, in their order",
            "position-part",
            text=text,
        )
    return board


def _someone_may_act(state: State) -> None:
    waits = {
        PAUSE: not all(state.ready),
        SEARCH: not all(state.ready),
        COUNT_DOWN: state.due != NEVER,
        BUILD: bool(building(state)) and (state.now < state.due or state.due == NEVER),
        ENDED: True,
    }
    if not waits[state.phase]:
        raise NotationError(
            f"not a position: nobody could act in phase {state.phase}", "position-over"
        )


def unusual(state: State, dice: str) -> tuple[str, ...]:
    """Name what no game played with these *dice* could have led to."""
    seats = len(state.scores)
    remarks = []
    if state.roll and any(
        letter not in die for letter, die in zip(state.roll, DICE[dice], strict=True)
    ):
        sentence = f"{state.roll} is no roll of the {dice} dice"
        remarks.append(remark("roll", sentence, state.roll))
    if bool(state.roll) != bool(state.round):
        sentence = f"{state.round} rolls, but the last one is {state.roll or 'none'}"
        remarks.append(remark("round", sentence))
    if state.joker != NOBODY and (seats < 3 or state.round < 2):
        remarks.append(remark("joker", "it comes with score tile 1, from the second round on"))
    if seats > 1 and state.phase != ENDED and max(state.scores) >= GOAL:
        remarks.append(remark("scores", "someone has reached the goal, yet the game goes on"))
    ended = state.hasty.claims >= HASTY  # by who had waited long enough
    if seats > 1 and state.phase == ENDED and max(state.scores) < GOAL and not ended:
        remarks.append(remark("early", "nobody has reached the goal, yet the game is over"))
    if seats > 1 and state.phase == BUILD and len(building(state)) < 2:
        remarks.append(remark("taken", "the last player stops when one score tile is left"))
    if state.phase in (SEARCH, COUNT_DOWN) and (any(state.taken) or any(state.boards)):
        remarks.append(remark("boards", "nobody has a tile down before Go!"))
    return tuple(remarks)
