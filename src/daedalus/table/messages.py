"""All that goes over the wire: msgspec structs, the one source of the TypeScript types.

Three parts: what a client sends over its WebSocket, what it gets, and the bodies of the HTTP paths.
Seats count from 0 here.  Whatever stands in a struct below was made from a view, never the truth.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(max_length=16)]
Millis: TypeAlias = int
Value: TypeAlias = bool | int | str

PHRASES = (
    *("hello", "good-luck", "nice-move", "well-played", "oops", "thinking", "one-moment"),
    *("hurry", "thanks", "sorry", "wow", "so-close", "again", "good-game", "bye"),
)
"""The quick phrases; their words are in the Fluent files, as `phrase-<id>`."""

# --- what a client sends ------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """Anything a client sends."""


class Hello(ClientMessage, tag="hello"):
    """The first message: who is there.  No token: a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    eyes: Seat | msgspec.UnsetType | None = msgspec.UNSET  # whose view; unset: the only own seat's
    log: bool = True  # whether the first `now` shall list all that was done so far


class Eyes(ClientMessage, tag="eyes"):
    """From now on show the view of an own seat, or what anyone may see (null: the curtain)."""

    seat: Seat | None = None


class Act(ClientMessage, tag="act"):
    """Do one action or a whole turn.  `ply` is the `echo` of the last `now`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    do: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=8)]
    seat: Seat | None = None  # null: the seat whose eyes this client has


class Ready(ClientMessage, tag="ready"):
    """Ready to start, or not any more."""

    yes: bool = True
    seat: Seat | None = None


class Start(ClientMessage, tag="start"):
    """The host starts; open seats go to bots of level *fill*, or must not be left."""

    fill: Level | None = None


class Wait(ClientMessage, tag="wait"):
    """Hold the start that is counted down to (`table.begins`), or go on."""

    yes: bool = True


class Rename(ClientMessage, tag="name"):
    """Take another name."""

    name: Name
    seat: Seat | None = None


class MakeSeat(ClientMessage, tag="seat"):
    """The host opens a seat or gives it to a bot, also during the game (whoever sits there is sent
    off), or before the start takes away one on which nobody sits: those behind it move up."""

    seat: Seat
    kind: Literal["open", "bot", "gone"]
    level: Level = "medium"


class Choose(ClientMessage, tag="piece"):
    """Take another piece before the start; an open seat or a bot that had it gets the old one."""

    piece: Annotated[int, Meta(ge=1, le=16)]
    seat: Seat | None = None


class StandIn(ClientMessage, tag="bot"):
    """Let a bot play on for someone absent."""

    seat: Seat
    level: Level = "medium"


class Back(ClientMessage, tag="back"):
    """Take the own seat back from the bot that stood in."""

    seat: Seat | None = None


class Undo(ClientMessage, tag="undo"):
    """Take the own last turn back: at once while it is not complete, else if all humans agree."""

    seat: Seat | None = None


class Answer(ClientMessage, tag="answer"):
    """Agree or not to a take-back that someone asked for."""

    yes: bool
    seat: Seat | None = None


class Chat(ClientMessage, tag="chat"):
    """Say a quick phrase, or free text where the host allows it."""

    phrase: Annotated[str, Meta(max_length=16)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    seat: Seat | None = None


class WantHint(ClientMessage, tag="hint"):
    """Ask what a bot would do, where the table allows it."""

    seat: Seat | None = None


class Ping(ClientMessage, tag="ping"):
    """Ask whether the line is alive."""

    n: int = 0


FromClient: TypeAlias = (
    Hello
    | Eyes
    | Act
    | Ready
    | Start
    | Wait
    | Rename
    | MakeSeat
    | Choose
    | StandIn
    | Back
    | Undo
    | Answer
    | Chat
    | WantHint
    | Ping
)

# --- what a client gets -------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """The time a table gives: for each turn, for the whole game with an increment, or none."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Times(Struct):
    """The clocks at the moment this was sent."""

    left: list[Millis]  # per seat
    running: list[int]  # the seats whose clock runs


class SeatView(Struct):
    """A seat as everyone sees it."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    level: str | None = None  # of the bot
    here: bool = False  # connected now; bots always are
    absent: bool = False  # away for longer than the grace time, or has left
    stand_in: str | None = None  # the level of the bot that plays for an absent human
    ready: bool = False
    piece: int = 0  # which of the edition's figures, from 1; no two seats have the same


class Ask(Struct):
    """A take-back someone asks for."""

    seat: int
    to: int  # the ply it would go back to
    waiting: list[int]  # seats that have not answered


class TableView(Struct):
    """A table as everyone sees it."""

    id: str
    edition: str
    engine: str
    options: dict[str, Value]  # all of them, chosen or default
    phase: Literal["open", "playing", "over"]
    seats: list[SeatView]
    clock: Clock
    start: Literal["full", "host", "soon"]
    listed: bool
    hints: bool
    free_text: bool
    grace: int  # seconds until someone away counts as absent
    watching: int = 0  # spectators here now
    ask: Ask | None = None
    next: str | None = None  # the table of the rematch
    paused: bool = False  # time stands still until a player is there
    begins: Millis | None = None  # the moment of the start that is counted down to
    held: bool = False  # someone has asked to wait with it


class You(Struct):
    """Who the reader is."""

    seats: list[int]
    host: bool
    eyes: int | None


class Result(Struct):
    """How the game ended, seat by seat."""

    ranks: list[int]  # 1 won
    scores: list[int]
    winners: list[int]


class Done(Struct):
    """A line of the log."""

    ply: int  # the game's ply before it
    by: int  # seat; -1 is the house
    did: list[str]
    ms: Millis  # how long it took
    cause: Literal["act", "time", "bot"] = "act"


class Reach(Struct):
    """For each push the walks that could follow it.

    Bit *i* of the hexadecimal number `after[push]` says whether `walks[i]` would be legal then.
    """

    walks: list[str]
    after: dict[str, str]


class ServerMessage(Struct, tag_field="t"):
    """Anything a client gets."""


class Now(ServerMessage, tag="now"):
    """How things are, for the eyes of `you.eyes`.  Always the whole truth that these may see."""

    ply: int  # actions played so far
    echo: int  # what the next `act` has to carry as its `ply`
    cause: Literal["sync", "act", "time", "bot", "undo", "table"]
    by: int | None  # who acted: a seat, -1 the house, null nobody
    did: list[str]
    pos: str | None  # null before the start
    to_act: list[int]
    legal: list[str] | None  # null: as in the `now` before
    reach: Reach | None
    table: TableView
    you: You
    times: Times | None
    at: Millis  # the server's clock
    since: Millis  # of the start of the game, in the same clock; 0 before the start
    outcome: Result | None
    seed_sha256: str | None
    seed: str | None  # told at the end
    log: list[Done] | None  # in the first `now` after `hello`, and after a take-back


class No(ServerMessage, tag="no"):
    """Refused; nothing has changed.  `now` is null when it was no message at all."""

    code: str
    why: str
    now: Now | None = None


class Said(ServerMessage, tag="chat"):
    """Someone said something."""

    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: Millis


class Why(Struct):
    """A reason as an id and its arguments; the words are in the Fluent files, as `hint-<id>`."""

    id: str
    args: dict[str, str | int]


class Hint(ServerMessage, tag="hint"):
    """What a bot would do, and why."""

    seat: int
    ply: int
    do: list[str]
    why: Why  # the first reason
    more: list[Why]  # others, if there are any


class Pong(ServerMessage, tag="pong"):
    n: int
    at: Millis


class Bye(ServerMessage, tag="bye"):
    """The line is about to be closed: "closing" (come back at once), "gone", "cannot-open", ..."""

    code: Literal["slow", "closing", "gone", "silent", "flood", "cannot-open"]


FromServer: TypeAlias = Now | No | Said | Hint | Pong | Bye

# --- HTTP ---------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: the creator's own, open for others, or a bot's."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    level: Level = "medium"
    piece: Annotated[int, Meta(ge=0, le=16)] = 0  # from 1; 0: the one that goes with the seat


class NewTable(Struct, forbid_unknown_fields=True):
    """What the host chooses."""

    edition: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[
        Annotated[str, Meta(max_length=32)], bool | int | Annotated[str, Meta(max_length=64)]
    ] = {}
    clock: Clock = Clock()
    listed: bool = False
    start: Literal["full", "host", "soon"] = "full"
    hints: bool = True
    free_text: bool = False
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60
    keep_days: Annotated[int, Meta(ge=1, le=365)] = 30


class Changes(Struct, forbid_unknown_fields=True):
    """What the host changes before the start; what is not given stays."""

    edition: Annotated[str, Meta(max_length=32)] | None = None
    options: (
        dict[Annotated[str, Meta(max_length=32)], bool | int | Annotated[str, Meta(max_length=64)]]
        | None
    ) = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None  # how many
    clock: Clock | None = None
    listed: bool | None = None
    start: Literal["full", "host", "soon"] | None = None
    hints: bool | None = None
    free_text: bool | None = None
    grace: Annotated[int, Meta(ge=5, le=86_400)] | None = None


class SeatKey(Struct):
    """The secret of a seat."""

    seat: int
    token: str


class Created(Struct):
    """A table and the secrets of its creator."""

    id: str
    link: str  # for others: "/t/..."
    host: str  # the host's token
    seats: list[SeatKey]


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: Name = ""
    piece: Annotated[int, Meta(ge=0, le=16)] = 0  # from 1; 0: the one that goes with the seat


class Pairing(Struct):
    """A link that gives one other device the same seat, once."""

    code: str
    link: str  # "/t/...#pair=..."
    seconds: int  # how long it is good


class Pair(Struct, forbid_unknown_fields=True):
    code: Token


class Listed(Struct):
    """A listed table."""

    id: str
    edition: str
    options: dict[str, Value]
    phase: Literal["open", "playing", "over"]
    seats: list[SeatView]
    clock: Clock
    age: int  # seconds


class TableList(Struct):
    tables: list[Listed]


class OneTable(Struct):
    """A table as the caller sees it."""

    table: TableView
    you: You
    ply: int
    outcome: Result | None
    seed_sha256: str | None
    to_act: list[int]  # the seats whose turn it is
    quiet: int  # seconds since it became their turn; 0 when it is nobody's


class Next(Struct):
    """Where a rematch is played; the tokens are the same."""

    id: str
    link: str


class OptionForm(Struct):
    """An option: one of `words`, or a number from `low` to `high`, or a text like `shape`."""

    name: str
    default: Value
    words: list[Value]
    low: int | None
    high: int | None
    shape: str | None


class PresetForm(Struct):
    """Options that go together; the words are in the Fluent files, as `preset-<name>`."""

    name: str
    options: dict[str, Value]


class EditionForm(Struct):
    """What can be played, and what can be chosen about it."""

    id: str
    engine: str
    version: int
    seats_min: int
    seats_max: int
    options: list[OptionForm]
    levels: list[str]
    motifs: list[str]  # the keys of the letters A, B, ... (or of the creatures 0, 1, ...)
    signed: str  # letters of the cards that are the dark lord's
    timed: bool  # keeps its own time: no clock, no take-back
    presets: list[PresetForm]  # the usual one first
    minutes: int  # that a game takes, about


class EditionList(Struct):
    editions: list[EditionForm]
    phrases: list[str]
    languages: list[str]
    version: str


class Frame(Struct):
    """One step of a replay; the first has `by` null."""

    ply: int
    by: int | None
    did: list[str]
    ms: Millis
    pos: str


class Replay(Struct):
    """A game as positions, for who has no rules."""

    edition: str
    engine: str
    options: dict[str, Value]
    seats: list[SeatView]
    frames: list[Frame]
    outcome: Result | None
    seed: str | None
    verified: bool | None  # whether the seed deals the first position; null: not told yet
    next: int | None = None  # a long one comes in pieces: where the next begins; null: that is all


class RecordText(Struct, forbid_unknown_fields=True):
    """A `.game` file somebody has."""

    record: Annotated[str, Meta(max_length=400_000)]


TO_SERVER = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()
