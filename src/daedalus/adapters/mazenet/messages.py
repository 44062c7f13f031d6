"""The league's messages in both dialects, converted to and from our own values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from daedalus.adapters.mazenet.wire import BadMessage, Node, read_xml
from daedalus.core.maze import BARE, EAST, NORTH, SOUTH, WEST, Cell, Maze, Sides
from daedalus.editions.sliding.box import slot_at
from daedalus.editions.sliding.position import NOWHERE, State

_SIZE: Final = 7
_LONGEST_NAME: Final = 30
_CORNERS: Final = (0, 6, 42, 48)  # of players 1 to 4

# Fixed Ts row by row, loose Ts, loose corners: the treasures of our letters A to X.
_SYMBOLS: Final = (*range(13, 25), *range(7, 13), *range(1, 7))
TREASURES: Final = {
    letter: f"sym{number:02}" for letter, number in zip(ascii_uppercase, _SYMBOLS, strict=False)
}
LETTERS: Final = {treasure: letter for letter, treasure in TREASURES.items()}
_SIDES: Final = {"top": NORTH, "bottom": SOUTH, "left": WEST, "right": EAST}  # in this order

NOERROR, ERROR = "NOERROR", "ERROR"
AWAIT_LOGIN, AWAIT_MOVE, ILLEGAL_MOVE = "AWAIT_LOGIN", "AWAIT_MOVE", "ILLEGAL_MOVE"
TIMEOUT, TOO_MANY_TRIES = "TIMEOUT", "TOO_MANY_TRIES"


@dataclass(frozen=True)
class Dialect:
    """How one generation of clients spells things."""

    years: str
    kind: str  # the attribute that names a message
    error: str  # the element of an error
    modern: bool


OLD: Final = Dialect("2015", "mcType", "errorCode", False)
NEW: Final = Dialect("2018", "messagetype", "errortypeCode", True)
DIALECTS: Final = {dialect.years: dialect for dialect in (OLD, NEW)}


def start_of(player: int) -> str:
    """Return the league's name for the home of a player, from 1."""
    return f"Start{player:02}"


class Message(NamedTuple):
    """A message: its dialect, kind, id and child element."""

    dialect: Dialect
    kind: str
    id: int
    body: Node


def read_message(data: bytes) -> Message:
    """Return the message in *data*.

    :raises BadMessage: when it is not a message.
    """
    root = read_xml(data)
    spoken = [dialect for dialect in (NEW, OLD) if dialect.kind in root.attributes]
    if root.tag != "MazeCom" or not spoken:
        raise BadMessage(f"not a message: {root.tag[:20]!r}")
    if len(root.children) != 1:
        raise BadMessage(f"a message has one child, not {len(root.children)}")
    number = root.attributes.get("id", "0").strip()
    sane = number.removeprefix("-").isdecimal() and len(number) < 10
    kind = root.attributes[spoken[0].kind]
    return Message(spoken[0], kind, int(number) if sane else 0, root.children[0])


def _write_message(dialect: Dialect, kind: str, player: int, body: str) -> str:
    """Return a message as text."""
    return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
        f'<MazeCom {dialect.kind}="{kind}" id="{player}">{body}</MazeCom>\n'
    )


# --- from the client ----------------------------------------------------------------------------


class LeagueMove(NamedTuple):
    """A turn in the league's terms: cells, and the tile as it goes in."""

    slot: Cell
    end: Cell
    sides: Sides
    treasure: str | None


def login(dialect: Dialect, name: str) -> str:
    body = f"<LoginMessage><name>{escape(name)}</name></LoginMessage>"
    return _write_message(dialect, "LOGIN", -1, body)


def read_login(message: Message) -> str:
    """Return the name in a login: at most 30 printable characters.

    :raises BadMessage: when it is not a player's login.
    """
    if message.kind != "LOGIN" or message.body.tag != "LoginMessage":
        raise BadMessage("not a login")
    role = message.body.maybe("role")
    if role is not None and role.text.strip() != "PLAYER":
        raise BadMessage(f"not a player: {role.text[:20]!r}")
    name = message.body.one("name").text
    return "".join(char for char in name if char.isprintable())[:_LONGEST_NAME].strip()


def move(dialect: Dialect, player: int, done: LeagueMove) -> str:
    return _write_message(dialect, "MOVE", player, f"<MoveMessage>{_move_body(done)}</MoveMessage>")


def _move_body(done: LeagueMove) -> str:
    return (
        _place("shiftPosition", done.slot)
        + _place("newPinPos", done.end)
        + _card("shiftCard", done.sides, done.treasure, ())
    )


def read_move(message: Message) -> LeagueMove:
    """Return the move in a message; whether it is legal is not checked here.

    :raises BadMessage: when it is not a move.
    """
    if message.kind != "MOVE" or message.body.tag != "MoveMessage":
        raise BadMessage("not a move")
    return _read_move(message.body)


def _read_move(body: Node) -> LeagueMove:
    card = _read_card(body.one("shiftCard"))
    slot, end = (_read_place(body.one(tag)) for tag in ("shiftPosition", "newPinPos"))
    return LeagueMove(slot, end, card.sides, card.treasure)


# --- from the referee ---------------------------------------------------------------------------


def login_reply(dialect: Dialect, player: int) -> str:
    body = f"<LoginReplyMessage><newID>{player}</newID></LoginReplyMessage>"
    return _write_message(dialect, "LOGINREPLY", player, body)


def accept(dialect: Dialect, player: int, error: str) -> str:
    body = (
        f"<AcceptMessage><accept>{_truth(error == NOERROR)}</accept>"
        f"<{dialect.error}>{error}</{dialect.error}></AcceptMessage>"
    )
    return _write_message(dialect, "ACCEPT", player, body)


def disconnect(dialect: Dialect, player: int, name: str, error: str) -> str:
    body = (
        f"<DisconnectMessage><name>{escape(name)}</name>"
        f"<{dialect.error}>{error}</{dialect.error}></DisconnectMessage>"
    )
    return _write_message(dialect, "DISCONNECT", player, body)


def await_move(
    dialect: Dialect, state: State, player: int, to_go: Mapping[int, int], found: Sequence[str]
) -> str:
    """Return the request for a move; *to_go* counts each player's goals, the way home included."""
    hand = state.left[player - 1]
    target = TREASURES[hand[0]] if hand else start_of(player)
    counts = "".join(
        f"<treasuresToGo><player>{each}</player><treasures>{count}</treasures></treasuresToGo>"
        for each, count in sorted(to_go.items())
    )
    if dialect.modern:
        rest = f"<treasureToFindNext>{target}</treasureToFindNext>"
    else:
        rest = f"{_found(found)}<treasure>{target}</treasure>"
    body = f"{board('board', dialect, state, found)}{counts}{rest}"
    return _write_message(
        dialect, "AWAITMOVE", player, f"<AwaitMoveMessage>{body}</AwaitMoveMessage>"
    )


def move_info(
    dialect: Dialect,
    state: State,
    player: int,
    done: LeagueMove,
    reached: bool,
    found: Sequence[str],
) -> str:
    body = (
        f'<MoveInfoMessage playerId="{player}">'
        f"{board('boardAfterMove', dialect, state, found)}"
        f"<treasureReached>{_truth(reached)}</treasureReached>"
        f"<sendMove>{_move_body(done)}</sendMove></MoveInfoMessage>"
    )
    return _write_message(dialect, "MOVEINFO", 0, body)


class Statistics(NamedTuple):
    """A player's statistics in a game, as the league counts them."""

    found: int
    moves: int
    longest_without: int


def win(
    dialect: Dialect,
    state: State,
    player: int,
    winner: int,
    name: str,
    found: Sequence[str],
    statistics: Iterable[Statistics],
) -> str:
    """Return the message that tells *player* the game is over."""
    counts = "".join(
        f"<statistics><foundTreasures>{each.found}</foundTreasures>"
        f"<movesDone>{each.moves}</movesDone>"
        f"<longestFailMoves>{each.longest_without}</longestFailMoves></statistics>"
        for each in statistics
    )
    body = (
        f"<WinMessage>{board('board', dialect, state, found)}{counts if dialect.modern else ''}"
        f'<winner id="{winner}">{escape(name)}</winner></WinMessage>'
    )
    return _write_message(dialect, "WIN", 0 if dialect.modern else player, body)


# --- boards -------------------------------------------------------------------------------------


def board(tag: str, dialect: Dialect, state: State, found: Sequence[str]) -> str:
    """Return a board with its pins, the spare, and the forbidden push."""
    maze = state.maze
    cards = [
        _card(
            "col",
            maze.paths[cell],
            _treasure(maze, cell),
            [seat + 1 for seat, piece in enumerate(state.pieces) if piece == cell],
        )
        for cell in range(maze.cells)
    ]
    rows = ["".join(cards[at : at + _SIZE]) for at in range(0, len(cards), _SIZE)]
    spare = _card("shiftCard", maze.spare, _treasure(maze, maze.cells), ())
    barred = "" if state.barred == NOWHERE else _place("forbidden", state.barred)
    shown = _found(found) if dialect.modern else ""
    lines = "".join(f"<row>{row}</row>" for row in rows)
    return f"<{tag}>{lines}{spare}{barred}{shown}</{tag}>"


def _treasure(maze: Maze, cell: Cell) -> str | None:
    if cell in _CORNERS:
        return start_of(_CORNERS.index(cell) + 1)
    return TREASURES.get(chr(maze.motifs[cell]))


def _card(tag: str, sides: Sides, treasure: str | None, players: Iterable[int]) -> str:
    openings = "".join(
        f"<{side}>{_truth(bool(sides & bit))}</{side}>" for side, bit in _SIDES.items()
    )
    pins = "".join(f"<playerID>{player}</playerID>" for player in players)
    shown = "" if treasure is None else f"<treasure>{treasure}</treasure>"
    return f"<{tag}><openings>{openings}</openings><pin>{pins}</pin>{shown}</{tag}>"


def _place(tag: str, cell: Cell) -> str:
    row, column = divmod(cell, _SIZE)
    return f"<{tag}><row>{row}</row><col>{column}</col></{tag}>"


def _found(found: Sequence[str]) -> str:
    # All treasures plus the winner's way home are one more than the league's schema allows.
    shown = found[: len(TREASURES)]
    return "".join(f"<foundTreasures>{escape(each)}</foundTreasures>" for each in shown)


def _truth(yes: bool) -> str:
    return str(yes).lower()


class _Card(NamedTuple):
    """A tile as the league shows it."""

    sides: Sides
    treasure: str | None
    players: tuple[int, ...]


def _read_card(node: Node) -> _Card:
    openings = node.one("openings")
    sides = sum(bit for side, bit in _SIDES.items() if openings.truth(side))
    pin, treasure = node.maybe("pin"), node.maybe("treasure")
    name = None if treasure is None else treasure.text.strip()
    if name is not None and name not in LETTERS and name not in map(start_of, range(1, 5)):
        raise BadMessage(f"not a treasure: {name[:20]!r}")
    players = [] if pin is None else pin.all("playerID")
    known = [each.text.strip() for each in players]
    if any(each not in ("1", "2", "3", "4") for each in known):
        raise BadMessage(f"not players: {known[:8]}")
    return _Card(sides, name, tuple(map(int, known)))


def _read_place(node: Node) -> Cell:
    row, column = node.number("row"), node.number("col")
    if not (0 <= row < _SIZE and 0 <= column < _SIZE):
        raise BadMessage(f"not on the board: {row}, {column}")
    return row * _SIZE + column


class SeenBoard(NamedTuple):
    """A board as shown to a client."""

    maze: Maze
    pins: Mapping[int, Cell]  # by player, from 1
    barred: Cell
    found: tuple[str, ...]


def read_board(node: Node) -> SeenBoard:
    """Return the board in an element.

    :raises BadMessage: when it is not a board of 7 by 7.
    """
    rows = [[_read_card(card) for card in row.all("col")] for row in node.all("row")]
    if [len(row) for row in rows] != [_SIZE] * _SIZE:
        raise BadMessage("not a board of 7 by 7")
    cards = [*(card for row in rows for card in row), _read_card(node.one("shiftCard"))]
    letters = [LETTERS.get(card.treasure or "") for card in cards]
    maze = Maze(
        _SIZE,
        bytes(card.sides for card in cards),
        bytes(BARE if letter is None else ord(letter) for letter in letters),
    )
    pins = {player: cell for cell, card in enumerate(cards[:-1]) for player in card.players}
    forbidden = node.maybe("forbidden")
    barred = NOWHERE if forbidden is None else _read_place(forbidden)
    if barred != NOWHERE and barred not in slot_at(_SIZE, _SIZE):
        raise BadMessage("the forbidden push is not at a slot")
    return SeenBoard(
        maze, pins, barred, tuple(each.text.strip() for each in node.all("foundTreasures"))
    )


class AwaitMove(NamedTuple):
    """What a client knows when it has to move."""

    seen: SeenBoard
    to_go: Mapping[int, int]
    target: str
    found: tuple[str, ...]


def read_await_move(message: Message) -> AwaitMove:
    """Return the contents of a request for a move.

    :raises BadMessage: when it is not one.
    """
    body = message.body
    seen = read_board(body.one("board"))
    to_go = {each.number("player"): each.number("treasures") for each in body.all("treasuresToGo")}
    if not to_go or not set(to_go) <= {1, 2, 3, 4} or not all(1 <= n <= 25 for n in to_go.values()):
        raise BadMessage(f"not what is left: {to_go}")
    name = "treasureToFindNext" if message.dialect.modern else "treasure"
    target = body.one(name).text.strip()
    if target not in LETTERS and target not in map(start_of, range(1, 5)):
        raise BadMessage(f"not a treasure: {target[:20]!r}")
    older = tuple(each.text.strip() for each in body.all("foundTreasures"))
    return AwaitMove(seen, to_go, target, seen.found if message.dialect.modern else older)


class MoveInfo(NamedTuple):
    """What a client is told about a move."""

    player: int
    seen: SeenBoard
    reached: bool
    done: LeagueMove


def read_move_info(message: Message) -> MoveInfo:
    """Return what was told about a move.

    :raises BadMessage: when it is something else.
    """
    body = message.body
    player = body.attributes.get("playerId", "")
    if player not in ("1", "2", "3", "4"):
        raise BadMessage(f"not a player: {quoteattr(player[:20])}")
    return MoveInfo(
        int(player),
        read_board(body.one("boardAfterMove")),
        body.truth("treasureReached"),
        _read_move(body.one("sendMove")),
    )
