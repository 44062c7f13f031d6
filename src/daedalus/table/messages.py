"""Everything that goes over the wire: msgspec structs, the source of the TypeScript types.

Three parts: what a client sends over its WebSocket, what it receives, and the bodies of the HTTP
paths.  Seats count from 0 here.  Everything below is made from views, never from full states.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

from daedalus.core.options import Value

Seat = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=24)]
Token = Annotated[str, Meta(max_length=64)]
Level = Annotated[str, Meta(max_length=16)] | Annotated[float, Meta(ge=0, le=20)]
"""The name of a bot's level, or a number on the dial."""
Position = Annotated[str, Meta(max_length=4096)]
Millis: TypeAlias = int

PHRASES = (
    *("hello", "good-luck", "nice-move", "well-played", "oops", "thinking", "one-moment"),
    *("hurry", "thanks", "sorry", "wow", "so-close", "again", "good-game", "bye"),
)
"""The quick phrases; their texts are in the Fluent files, as `phrase-<id>`."""

# --- what a client sends ------------------------------------------------------------------------


Around: TypeAlias = Annotated[list[Seat], Meta(max_length=16)] | None
"""The seats whose players look at one screen and hold their cards on it; null: nobody does.

The screen gets the position as anyone sees it, what whichever of its seats is in turn may do, and,
in `hands`, what each of these seats sees.
"""


class ClientMessage(Struct, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    """Anything a client sends."""


class Hello(ClientMessage, tag="hello"):
    """The first message: who is there.  Without tokens: a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    # whose view; unset: that of the only seat
    eyes: Seat | msgspec.UnsetType | None = msgspec.UNSET
    around: Around = None
    log: bool = True  # whether the first `now` should include the log


class Eyes(ClientMessage, tag="eyes"):
    """From now on show the view of one's own seat, or what anyone may see (null)."""

    seat: Seat | None = None
    around: Around = None


class Act(ClientMessage, tag="act"):
    """Do one action or a whole turn.  `ply` is the `echo` of the last `now`."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    do: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1, max_length=8)]
    seat: Seat | None = None  # null: the seat whose view this client has


class Ready(ClientMessage, tag="ready"):
    """Ready to start, or no longer ready."""

    yes: bool = True
    seat: Seat | None = None


class Start(ClientMessage, tag="start"):
    """The host starts; open seats go to bots of level *fill*; without *fill*, none may be open."""

    fill: Level | None = None


class Wait(ClientMessage, tag="wait"):
    """Hold the countdown to the start (`table.begins`), or continue."""

    yes: bool = True


class Rename(ClientMessage, tag="name"):
    """Take another name."""

    name: Name
    seat: Seat | None = None


class MakeSeat(ClientMessage, tag="seat"):
    """The host opens a seat or gives it to a bot, even during the game (whoever sits there is sent
    off), or removes an empty one before the start: those behind it move up."""

    seat: Seat
    kind: Literal["open", "bot", "gone"]
    level: Level = "medium"


class Choose(ClientMessage, tag="piece"):
    """Take another piece before the start; an open seat or a bot that had it gets the old one."""

    piece: Annotated[int, Meta(ge=1, le=16)]
    seat: Seat | None = None


class StandIn(ClientMessage, tag="bot"):
    """Let a bot play for someone absent."""

    seat: Seat
    level: Level = "medium"


class Back(ClientMessage, tag="back"):
    """Take one's own seat back from the bot that stood in."""

    seat: Seat | None = None


class Undo(ClientMessage, tag="undo"):
    """Take back one's own last turn: at once while it is incomplete, else if all humans agree."""

    seat: Seat | None = None


class Answer(ClientMessage, tag="answer"):
    """Agree or not to a requested take-back."""

    yes: bool
    seat: Seat | None = None


class TellZone(ClientMessage, tag="zone"):
    """Say where the sun is: nobody's time ends at night, at a table where turns take days."""

    minutes: Annotated[int, Meta(ge=-840, le=840)]  # that clocks are ahead of UTC
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
    """Ask whether the connection is alive."""

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
    | TellZone
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


class Slow(Struct, forbid_unknown_fields=True, frozen=True):
    """A table for friends who are never free at the same time: a turn a day, or a week."""

    days: Literal[0, 1, 7] = 0  # for a turn; 0: everybody is there now
    late: Literal["wait", "bot"] = "wait"  # when they have gone by: we wait, or a bot plays it


class Times(Struct):
    """The clocks at the moment this was sent."""

    left: list[Millis]  # per seat
    running: list[int]  # the seats whose clocks are running


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
    free: bool = False  # anyone may take it
    # its player holds the cards on a device of their own, while another one shows the board to all
    apart: bool | msgspec.UnsetType = msgspec.UNSET


class TakeBackRequest(Struct):
    """A requested take-back."""

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
    ask: TakeBackRequest | None = None
    next: str | None = None  # the table of the rematch
    paused: bool = False  # clocks are stopped until a player is back
    begins: Millis | None = None  # when the countdown ends and the game starts
    held: bool = False  # someone has asked to hold the start
    # where the game begins, as everyone sees it; unset: it is dealt
    position: str | msgspec.UnsetType = msgspec.UNSET
    previews: bool = True  # whether it is shown where a push leads before it is made
    again: int = 0  # the turn of an earlier game that is tried again here, from 1
    # the seat that may do what the host may, since the host has been gone for a while
    deputy: int | msgspec.UnsetType = msgspec.UNSET
    # who may let a bot play for somebody absent
    stand_in_by: Literal["players", "host"] = "players"
    # leads here while a seat is open and the game has not begun
    code: str | msgspec.UnsetType = msgspec.UNSET
    # the hash of the host's part of the seed, where guests bring the rest (docs/security.md)
    seal: str | msgspec.UnsetType = msgspec.UNSET
    # where a turn may take days; unset: everybody is there now
    slow: Slow | msgspec.UnsetType = msgspec.UNSET
    # when a bot plays the turn of whoever has not, by the server's clock
    until: Millis | msgspec.UnsetType = msgspec.UNSET
    turn_at: Millis | msgspec.UnsetType = msgspec.UNSET  # since when it is their turn, if slow
    # opens the box with treasures of the host's own that lies here (GET /api/tables/{id}/box/{key})
    box: str | msgspec.UnsetType = msgspec.UNSET
    # the evening with many that this table belongs to (GET /api/evenings/{id})
    evening: str | msgspec.UnsetType = msgspec.UNSET


class You(Struct):
    """Who the recipient is."""

    seats: list[int]
    host: bool
    eyes: int | None
    # the seats whose cards are held on this screen, if several people look at it
    around: list[int] | msgspec.UnsetType = msgspec.UNSET


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


class Holding(Struct):
    """What one of several people around a screen sees, to be shown only while they peek."""

    seat: int
    pos: str


class Reach(Struct):
    """For each push the walks that could follow it.

    Bit *i* of the hexadecimal number `after[push]` says whether `walks[i]` would be legal then.
    """

    walks: list[str]
    after: dict[str, str]


class ServerMessage(Struct, tag_field="t"):
    """Anything a client gets."""


class Now(ServerMessage, tag="now"):
    """The current state, as the seat `you.eyes` sees it, complete."""

    ply: int  # actions played so far
    echo: int  # what the next `act` must carry as its `ply`
    cause: Literal["sync", "act", "time", "bot", "undo", "table"]
    by: int | None  # who acted: a seat, -1 the house, null nobody
    did: list[str]
    pos: str | None  # null before the start
    to_act: list[int]
    legal: list[str] | None  # null: as in the previous `now`
    reach: Reach | None
    table: TableView
    you: You
    times: Times | None
    at: Millis  # the server's clock
    since: Millis  # the start of the game by the same clock; 0 before the start
    outcome: Result | None
    seed_sha256: str | None
    seed: str | None  # revealed at the end
    log: list[Done] | None  # in the first `now` after `hello`, and after a take-back
    hands: list[Holding] | msgspec.UnsetType = msgspec.UNSET  # for a screen that several look at


class No(ServerMessage, tag="no"):
    """Refused; nothing has changed.  `now` is null if it was not a message at all.

    `reasons` is what people read, as in `Refusal`; `why` is for programs.
    """

    code: str
    why: str
    now: Now | None = None
    reasons: list[Why] = []


class Said(ServerMessage, tag="chat"):
    """Someone said something."""

    seat: int | None
    name: str
    phrase: str | None
    text: str | None
    at: Millis


class Why(Struct):
    """A reason as an id and its arguments; the texts are in the Fluent files, as `hint-<id>`."""

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
    """The connection is about to close: "closing" (reconnect now), "gone", "cannot-open", ..."""

    code: Literal["slow", "closing", "gone", "silent", "flood", "cannot-open"]


class InLine(ServerMessage, tag="in-line"):
    """Many are asking: the hint comes later.  Also the body of a response 202: ask again."""

    place: int  # in the line of those who ask; 0: it is being computed


FromServer: TypeAlias = Now | No | Said | Hint | InLine | Pong | Bye

# --- HTTP ---------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: the creator's own, open for others, or a bot's."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    level: Level = "medium"
    piece: Annotated[int, Meta(ge=0, le=16)] = 0  # from 1; 0: the seat's default


class NewTable(Struct, forbid_unknown_fields=True):
    """What the host chooses."""

    edition: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)] = field(
        default_factory=lambda: [NewSeat("me"), NewSeat("open")]
    )
    options: dict[
        Annotated[str, Meta(max_length=32)], bool | int | Annotated[str, Meta(max_length=64)]
    ] = {}
    clock: Clock = Clock()
    listed: bool = False
    start: Literal["full", "host", "soon"] = "full"
    hints: bool = True
    previews: bool = True  # False: where one can walk shows only after the push
    free_text: bool = False
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60
    keep_days: Annotated[int, Meta(ge=1, le=365)] = 30
    position: Position = ""  # where the game begins; what it hides is dealt; "": everything is
    pace: Literal["calm", "normal", "quick"] = "normal"  # of the bots
    stand_in_by: Literal["players", "host"] = "players"  # who may let a bot play for the absent
    again: Annotated[int, Meta(ge=0, le=1_000)] = (
        0  # the turn of a game that is tried again, from 1
    )
    slow: Slow = field(default_factory=Slow)


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
    previews: bool | None = None
    free_text: bool | None = None
    grace: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    stand_in_by: Literal["players", "host"] | None = None
    position: Position | None = None
    slow: Slow | None = None


class PositionText(Struct, forbid_unknown_fields=True):
    """A position to look at; without one, a position is dealt."""

    position: Position = ""
    edition: Annotated[str, Meta(max_length=32)] = "classic"
    seats: Annotated[int, Meta(ge=1, le=16)] = 2


class PositionRemark(Struct):
    """What there is to say about a position: a code, what it is about, the English sentence."""

    code: str
    what: str
    text: str


class PositionSeen(Struct):
    """A position as the rules see it."""

    position: str  # as the rules write it
    edition: str
    engine: str
    options: dict[str, Value]
    seats: int
    to_act: list[int]
    unusual: list[PositionRemark]
    why_not: str  # why no game can begin from it, or ""
    why: PositionRemark | None = None  # the same with a code: nowhere (the letters), unseen or over


class SeatKey(Struct):
    """The token of a seat."""

    seat: int
    token: str


class Created(Struct):
    """A table and the tokens of its creator."""

    id: str
    link: str  # for others: "/t/..."
    host: str  # the host's token
    seats: list[SeatKey]
    code: str | None = None  # six letters for others, if the game has not begun


class TakeSeat(Struct, forbid_unknown_fields=True):
    name: Name = ""
    piece: Annotated[int, Meta(ge=0, le=16)] = 0  # from 1; 0: the seat's default
    # what a guest brings to a deal that is made together, where the table has a seal
    chance: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""


class Pairing(Struct):
    """A link that gives one other device the same seat, once."""

    code: str
    link: str  # "/t/...#pair=..."
    seconds: int  # how long it is valid


class Pair(Struct, forbid_unknown_fields=True):
    code: Token


class Listed(Struct):
    """A public table."""

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
    deck: dict[str, int] | None = None  # how many the seats share, by the size of the board
    ours: bool = False  # a house rule: every value but the default is in no book
    borrowed: list[Value] = []  # words (or the shape) of another book: house rules here


class PresetForm(Struct):
    """Options to switch on together; its text is in the Fluent files, as `preset-<name>`.

    The first one is the printed game and has none; the others may be combined.
    """

    name: str
    options: dict[str, Value]
    front: bool = False  # offered as soon as the edition is chosen


class EditionForm(Struct):
    """What can be played, and its options."""

    id: str
    engine: str
    version: int
    seats_min: int
    seats_max: int
    options: list[OptionForm]
    levels: list[str]
    motifs: list[str]  # keys of the letters A, B, ... (or of the creatures 0, 1, ...)
    signed: str  # letters of the cards with the dark lord's sign
    timed: bool  # keeps its own time: no clock, no take-back
    presets: list[PresetForm]  # the printed game first
    minutes: int  # the usual length of a game


class EditionList(Struct):
    editions: list[EditionForm]
    phrases: list[str]
    languages: list[str]
    version: str
    offline: str | None = None  # the folder of what a page needs to play without this server


class Frame(Struct):
    """One step of a replay; the first has `by` null."""

    ply: int
    by: int | None
    did: list[str]
    ms: Millis
    pos: str


class Replay(Struct):
    """A game as positions, for clients without the rules."""

    edition: str
    engine: str
    options: dict[str, Value]
    seats: list[SeatView]
    frames: list[Frame]
    outcome: Result | None
    seed: str | None
    verified: bool | None  # whether the seed deals the first position; null: not told yet
    next: int | None = None  # where the next piece of a long replay begins; null: this is the last


class RecordText(Struct, forbid_unknown_fields=True):
    """A `.game` file somebody has."""

    record: Annotated[str, Meta(max_length=400_000)]


class Recorded(Struct):
    """Where the game of a record can be watched from now on."""

    id: str
    link: str


class Refusal(Struct):
    """The body of every response from 400 on.

    `reasons` is what people read, as `error-<id>` in the Fluent files: each but the last has the
    next one as its argument `why`.  Without any, only the `code` has a sentence.
    """

    code: str
    why: str
    reasons: list[Why] = []


TO_SERVER = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()
