"""A table as derived from its log: absorb every row, and all there is to know is here.

A table may be kept: `then` returns the next one and leaves this one unchanged.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from operator import attrgetter
from typing import Any, Literal

from daedalus.core.errors import IllegalAction
from daedalus.core.game import AnyRules, Outcome, Setup, Timed
from daedalus.core.history import History, seen_by
from daedalus.core.options import Value
from daedalus.core.record import joint_seed, of_version, opened, seed_hash
from daedalus.editions import edition
from daedalus.table import events as ev
from daedalus.table.budget import MOST_ACTIONS, MOST_ROWS
from daedalus.table.events import AnyEvent, Row, Unreadable
from daedalus.table.keys import opens
from daedalus.table.settings import TableSettings, all_options
from daedalus.table.slow import ends_at

_A_DAY_S = 86_400
REMEMBERED = 240  # actions that bots are told about
MARK_EVERY = 256  # actions; earlier positions are recomputed from the last mark


COUNT_MS = 3_000  # the countdown from the last seat taken to the start


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who sits there."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    level: str = ""
    keys: tuple[str, ...] = ()  # hashes of the tokens that open it
    ready: bool = False
    stand_in: str = ""  # the level of the bot that plays for the human
    piece: int = 0  # which figure, from 1; all different
    changes: int = 0  # of the seat beside its actions, since the host gave it to somebody
    names: int = 0  # that whoever sits here has had, beside the first
    chance: str = ""  # what they bring to a seed that is made together
    zone: int = 0  # minutes that the clocks of whoever sits here are ahead of UTC

    @property
    def free(self) -> bool:
        """Whether anyone may take it: it is open, or its human has left for good."""
        return self.kind == "open" or (self.kind == "human" and not self.keys)

    @property
    def by_bot(self) -> str:
        """The level of the bot that plays here now, or ""."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class Step:
    """The actions of one message."""

    ply: int  # of the game, before it
    seat: int
    do: tuple[str, ...]
    ms: int
    cause: Literal["act", "time", "bot"]


def _ply(step: Step) -> int:
    return step.ply


@dataclass(frozen=True, slots=True)
class _TakeBack:
    """A requested take-back."""

    seat: int
    to: int
    waiting: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Offer:
    """A pairing code: it is valid only as long as the occupant of its seat stays."""

    seat: int
    until: int
    owner: str  # the token hash the occupant sat down with


@dataclass(slots=True)
class Table:
    """Everything that follows from the log of a table."""

    id: str
    rows: int = 0  # the number of rows absorbed
    made_at: int = 0
    last_at: int = 0
    settings: TableSettings = None  # type: ignore[assignment]  # the first row brings it
    rules: AnyRules = None  # type: ignore[assignment]
    # the rules have their own clock: players act at the same time, nothing is taken back
    timed: bool = False
    options: dict[str, Value] = field(default_factory=dict)  # all of them, chosen or default
    chairs: list[Chair] = field(default_factory=list)
    seating: int = 0  # incremented whenever somebody may have taken or left a chair
    host: str = ""
    hosted: bool = False  # the host made the table to play, not for others
    deputy: str = ""  # a key of the player who also has the host's rights; "": nobody
    position: str = ""  # where the game begins, maybe with things hidden; "": it is dealt
    code: str = ""  # that people say to one another to come here, before the game begins
    part: str = ""  # the host's part of a seed that is made together; "": it is not
    root: str = ""  # what those of its rematches follow from
    evening: str = ""  # the evening with many that it belongs to; "": none
    seed: str = ""
    seed_sha256: str = ""
    first: Any = None
    state: Any = None
    steps: list[Step] = field(default_factory=list)
    ply: int = 0
    began_at: int = 0
    acting: tuple[int, ...] = ()  # who may act now
    turn_at: int = 0  # since when
    left: list[int] = field(default_factory=list)  # on the clocks, at turn_at
    paused_at: int = 0  # since when the game is paused; 0: it is not
    begins_at: int = 0  # when the countdown to the start ends; 0: there is none
    held: bool = False  # someone has asked to hold the start
    take_back: _TakeBack | None = None
    offers: dict[str, _Offer] = field(default_factory=dict)  # by the hash of the code
    next: str = ""
    box: str = ""  # opens the box of treasures that lies here; "": there is none
    deeds: int = 0  # of the host
    holds: int = 0  # how often someone asked to hold the start, or to go on
    marks: list[tuple[int, Any]] = field(default_factory=list)  # some plies, and the positions then
    hidden: bool = False  # from the public list, whatever the host chose
    barred: bool = False  # from having a box, whatever the host brings
    calls: bool = True  # its code leads here: it has not begun, or has never been full
    closed: bool = False  # by the operator of the server: nothing may happen here any more
    memo: dict[object, Any] = field(default_factory=dict, compare=False, repr=False)
    """Cached results about this very table."""

    # --- questions ------------------------------------------------------------------------------

    @property
    def phase(self) -> Literal["open", "playing", "over"]:
        if self.first is None:
            return "open"
        return "playing" if self.acting else "over"

    @property
    def listed(self) -> bool:
        """Whether the table is on the public list."""
        return self.settings.listed and not self.hidden

    @property
    def by_mail(self) -> bool:
        """Whether a turn may take a day: such a table goes on while nobody is there."""
        clock = self.settings.clock
        return self.slow or (clock.kind == "turn" and clock.seconds >= _A_DAY_S)

    @property
    def slow(self) -> bool:
        """Whether friends play here who are never free at the same time."""
        return self.settings.slow.days > 0

    @property
    def humans(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"]

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def outcome(self) -> Outcome | None:
        over = self.phase == "over" and not self.closed
        return self.rules.outcome(self.state) if over else None

    def echo(self, seat: int | None) -> int:
        """Return the number that the next act of *seat* must carry."""
        if self.timed:
            return sum(len(step.do) for step in self.steps if step.seat == seat)
        return self.ply

    def seats_of(self, keys: Collection[str]) -> list[int]:
        """Return the seats that tokens with these hashes open."""
        return [seat for seat, chair in enumerate(self.chairs) if opens(keys, chair.keys)]

    @property
    def deputy_seat(self) -> int | None:
        """The seat of the player who also has the host's rights, as long as they stay."""
        return next(iter(self.seats_of((self.deputy,))), None) if self.deputy else None

    @property
    def hosts(self) -> tuple[str, ...]:
        """The hashes of the tokens that may do what the host may."""
        seat = self.deputy_seat
        return (self.host,) if seat is None else (self.host, *self.chairs[seat].keys)

    @property
    def spent(self) -> bool:
        """Whether too much has happened here: nothing more may."""
        return self.ply >= MOST_ACTIONS or self.rows >= MOST_ROWS

    def actions(self, start: int, stop: int) -> list[tuple[int, str]]:
        """Return the actions between two plies, and who did them."""
        at = max(bisect_right(self.steps, start, key=_ply) - 1, 0)
        found = []
        for step in islice(self.steps, at, None):
            if step.ply >= stop:
                break
            found += [
                (step.seat, text)
                for ply, text in enumerate(step.do, step.ply)
                if start <= ply < stop
            ]
        return found

    def state_at(self, ply: int) -> Any:
        """Return the position after the first *ply* actions."""
        since, state = next(
            (mark for mark in reversed(self.marks) if mark[0] <= ply), (0, self.first)
        )
        for seat, text in self.actions(since, ply):
            state = self.rules.apply(state, seat, self.rules.parse(text))
        return state

    def history(self, seat: int) -> History:
        """Return what *seat* saw of the last actions; bots consider no more than that."""
        assert not self.timed
        since = max(self.ply - REMEMBERED, 0)
        return seen_by(self.rules, seat, self.state_at(since), self.actions(since, self.ply))

    def times(self, at: int) -> list[int]:
        """Return what is left on every clock at a moment."""
        gone = max((self.paused_at or at) - self.turn_at, 0)
        return [
            max(left - gone, 0) if seat in self.acting else left
            for seat, left in enumerate(self.left)
        ]

    def deadline(self) -> int | None:
        """Return when the clock of someone in turn runs out."""
        if not self.left or self.phase != "playing" or self.paused_at:
            return None
        return self.turn_at + min(self.left[seat] for seat in self.acting if seat >= 0)

    def late_at(self) -> int | None:
        """Return when a bot plays the turn of whoever has not; None: never, we wait."""
        slow = self.settings.slow
        if slow.late != "bot" or not slow.days or self.phase != "playing" or self.paused_at:
            return None
        chair = self.chairs[self.acting[0]]
        if chair.by_bot or chair.free:
            return None  # who has not come yet has all the time there is
        return ends_at(self.turn_at, slow.days, chair.zone)

    def elapsed(self, at: int) -> int:
        """Return how long the game has been going on, excluding pauses."""
        return (self.paused_at or at) - self.began_at

    # --- what happened --------------------------------------------------------------------------

    def then(self, row: Row, after: Any = None) -> Table:
        """Return the table after the next row; *after* is the position it leads to, if known.

        :raises Unreadable: when the row is invalid.
        """
        following = self.copy()
        following.absorb(row, after)
        return following

    def copy(self) -> Table:
        """Return a table that can absorb rows without changing this one."""
        twin = Table(*_everything(self))  # copy.copy does the same ten times as slowly
        twin.chairs, twin.steps, twin.left = list(self.chairs), list(self.steps), list(self.left)
        twin.offers, twin.marks, twin.memo = dict(self.offers), list(self.marks), {}
        return twin

    def absorb(self, row: Row, after: Any = None) -> None:
        """Apply the next row of the log, in place: for a table that nobody else holds yet.

        :raises Unreadable: when the row is invalid; the table is then unusable.
        """
        self.memo.clear()
        try:
            if row.ply != self.rows:
                raise Unreadable(f"row {row.ply} does not follow row {self.rows - 1}")
            if isinstance(row.event, ev.Acted):
                self._act(row.event, row.at, after)
            else:
                self._check(row.event)
                self._take(row.event, row.at)
                self._count(row.event)
                self._forget_offers(row.at)
                self._count_down(row.at)
                self._call()
                self.seating += 1
        except Unreadable:
            raise
        except Exception as error:  # whatever a damaged row leads to
            raise Unreadable(f"row {row.ply} cannot be read: {type(error).__name__}") from error
        self.rows += 1
        self.last_at = row.at

    def _count_down(self, at: int) -> None:
        """Start the countdown once nobody is missing, unless someone asked to wait."""
        if self.phase != "open" or not self.full or self.settings.start != "soon":
            self.begins_at, self.held = 0, False
        elif self.held:
            self.begins_at = 0
        elif not self.begins_at:
            self.begins_at = at + COUNT_MS

    def _call(self) -> None:
        """Let the code lead here no longer once the game has begun and has been full."""
        free = self.slow and self.phase == "playing" and any(chair.free for chair in self.chairs)
        self.calls = self.calls and not self.closed and (self.phase == "open" or free)

    def _check(self, event: AnyEvent) -> None:
        """Check that *event* is possible here at all.

        :raises Unreadable: when it is not.
        """
        if isinstance(event, ev.Made) != (self.rows == 0):
            raise Unreadable("a log begins with the making of its table, once")
        if isinstance(event, ev.OfSeat):
            self._check_seat(event.seat)
        match event:
            case ev.Changed() | ev.Began() | ev.Readied() | ev.Removed() if self.phase != "open":
                raise Unreadable("the game has begun already")
            case ev.Paused() if self.phase != "playing" or self.paused_at:
                raise Unreadable("nothing can be paused")
            case ev.Resumed() if not self.paused_at:
                raise Unreadable("nothing was paused")
            case ev.TookBack() if self.paused_at:
                raise Unreadable("the game is paused")
            case ev.Handed() if not self.chairs[event.seat].keys:
                raise Unreadable(f"nobody sits on seat {event.seat}")
            case ev.Changed() if event.seats < 1:
                raise Unreadable(f"there cannot be {event.seats} seats")
            case ev.AskedBack() | ev.TookBack() if not 0 <= event.to < self.ply:
                raise Unreadable(f"there is no ply {event.to} to go back to")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Unreadable(f"there is no seat {seat}")

    def _take(self, event: AnyEvent, at: int) -> None:
        match event:
            case ev.Made():
                self.made_at, self.host, self.position = at, event.host, event.position
                self.code, self.part, self.root = event.code, event.part, event.root
                self.evening = event.evening
                self.hosted = any(place.keys for place in event.seats)
                brought = event.chances or ("",) * len(event.seats)
                self.chairs = [
                    Chair(p.kind, p.name, p.level, p.keys, piece=p.piece, chance=chance)
                    for p, chance in zip(event.seats, brought, strict=True)
                ]
                self._settle(event.settings)
            case ev.Changed():
                kept = self.chairs[: event.seats]
                new = [Chair() for _ in range(event.seats - len(kept))]
                self.chairs = [replace(chair, ready=False) for chair in kept] + new
                self.position = event.position
                self._settle(event.settings)
            case ev.Sat():
                old = self.chairs[event.seat]
                self.chairs[event.seat] = Chair(
                    "human",
                    event.name,
                    keys=(event.key,),
                    stand_in=old.stand_in,
                    piece=old.piece,
                    changes=old.changes,
                    chance=event.chance,
                )
                if self.slow and event.seat in self.acting:
                    self.turn_at = at  # their day begins when they have come
            case ev.Left():
                self._leave(event.seat)
            case ev.Named():
                self._set(event.seat, name=event.name)
            case ev.Given():
                self._give(event)
            case ev.Removed():
                self._remove(event.seat)
            case ev.Chose():
                for seat, chair in enumerate(self.chairs):
                    if chair.piece == event.piece:
                        self._set(seat, piece=self.chairs[event.seat].piece)
                self._set(event.seat, piece=event.piece)
            case ev.Readied():
                self._set(event.seat, ready=event.yes)
            case ev.Held():
                self.held = event.yes
            case ev.Began():
                self._begin(event, at)
            case ev.StoodIn():
                self._set(event.seat, stand_in=event.level)
            case ev.CameBack():
                self._set(event.seat, stand_in="")
            case ev.AskedBack():
                asked = event.waiting
                if asked is None:
                    others = [seat for seat in self.humans if seat != event.seat]
                    asked = tuple(seat for seat in others if not self.chairs[seat].stand_in)
                self.take_back = _TakeBack(event.seat, event.to, asked)
            case ev.Answered():
                self._answer(event)
            case ev.TookBack():
                self._take_back(event.to, at)
            case ev.Offered():
                if keys := self.chairs[event.seat].keys:
                    self.offers[event.code] = _Offer(event.seat, event.until, keys[0])
            case ev.Paired():
                self.offers.pop(event.code, None)
                keys = self.chairs[event.seat].keys
                self._set(event.seat, keys=(*keys, event.key))
            case ev.Zoned():
                self._set(event.seat, zone=event.minutes)
            case ev.Paused():
                self.paused_at = at
            case ev.Resumed():
                self._resume(at)
            case ev.Handed():
                self.deputy = self.chairs[event.seat].keys[0]
            case ev.Rematched():
                self.next = event.id
            case ev.Boxed():
                self.box = event.key
                self.barred = self.barred or event.barred
            case ev.Hidden():
                self.hidden = True
            case ev.Closed():
                self.closed = True
                self._turn_to((), at)  # no bot and no clock has anything left to do

    def _count(self, event: AnyEvent) -> None:
        """Count what no game needs: `budget` says how much of it there may be."""
        match event:
            case ev.Given() | ev.Removed() | ev.Handed() | ev.Changed() | ev.Boxed():
                self.deeds += 1
            case ev.Held():
                self.holds += 1
            case ev.StoodIn():  # others decide that
                pass
            case ev.OfSeat():
                chair = self.chairs[event.seat]
                named = isinstance(event, ev.Named)
                self._set(event.seat, changes=chair.changes + 1, names=chair.names + named)

    def seed_with(self, seed: str, seat: int = -1, chance: str = "") -> str:
        """Return the seed of the deal: *seed*, or what host and guests have made together.

        Whoever sits down on *seat* in this moment brings *chance*.
        """
        if not self.part:
            return seed
        brought = (chair.chance for at, chair in enumerate(self.chairs) if at != seat)
        return joint_seed(self.part, (*brought, chance))

    def _set(self, seat: int, **changes: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)

    def _forget_offers(self, at: int) -> None:
        """Drop the codes that are too old, or whose owner no longer plays on the seat."""
        self.offers = {
            code: offer
            for code, offer in self.offers.items()
            if offer.until >= at and not self.next and not self.closed and self._holds(offer)
        }

    def _holds(self, offer: _Offer) -> bool:
        chair = self.chairs[offer.seat] if offer.seat < len(self.chairs) else Chair()
        return chair.keys[:1] == (offer.owner,) and not chair.by_bot

    def _settle(self, settings: TableSettings) -> None:
        self.settings = settings
        rules = edition(settings.edition)
        self.rules = of_version(rules, str(settings.rules), settings.options)
        self.timed = isinstance(self.rules, Timed)  # checked once: it is slow
        self.options = all_options(self.rules)
        if len(self.chairs) not in self.rules.seats:
            raise Unreadable(f"{self.rules.id} cannot be played by {len(self.chairs)}")
        self._dress()

    def _dress(self) -> None:
        """Give everyone a piece: their own, the seat's default, or a free one."""
        pieces = range(1, self.rules.seats[-1] + 1)
        taken: set[int] = set()
        for seat, chair in enumerate(self.chairs):
            if chair.piece not in pieces or chair.piece in taken:
                self._set(seat, piece=0)
            taken.add(self.chairs[seat].piece)
        for seat, chair in enumerate(self.chairs):
            if not chair.piece:
                piece = next(p for p in (seat + 1, *pieces) if p not in taken)
                self._set(seat, piece=piece)
                taken.add(piece)

    def _remove(self, seat: int) -> None:
        del self.chairs[seat]
        self.offers = {
            code: replace(offer, seat=offer.seat - (offer.seat > seat))
            for code, offer in self.offers.items()
            if offer.seat != seat
        }

    def _leave(self, seat: int) -> None:
        if self.phase == "open":
            old = self.chairs[seat]
            self.chairs[seat] = Chair(piece=old.piece, changes=old.changes)
        else:  # the chair waits for someone to take it over
            self._set(seat, keys=())
        self.take_back = None

    def _give(self, event: ev.Given) -> None:
        old = self.chairs[event.seat]
        if event.kind == "open" and self.phase != "open":  # it waits for someone to take it over
            chair = Chair("human", stand_in=old.stand_in, piece=old.piece)
        else:
            chair = Chair(event.kind, level=event.level, piece=old.piece)
        self.chairs[event.seat] = chair
        self.take_back = None

    def _begin(self, event: ev.Began, at: int) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "open" and event.fill:
                self._set(seat, kind="bot", level=event.fill)
            elif chair.kind == "open":
                self._set(seat, kind="human")  # somebody may still come
        self.seed, self.seed_sha256, self.began_at = event.seed, seed_hash(event.seed), at
        if self.position:
            self.deal(opened(self.rules, self.position, event.seed), at)
        else:
            self.deal(self.rules.start(Setup(len(self.chairs), event.seed)), at)

    def deal(self, first: Any, at: int) -> None:
        """Let the game begin from a position, in place."""
        self.first = self.state = first
        if isinstance(self.rules, Timed):
            self.began_at = at - self.rules.elapsed(first)
        clock = self.settings.clock
        self.left = [1000 * clock.seconds] * len(self.chairs) if clock.kind != "none" else []
        self._turn_to(tuple(self.rules.to_act(self.state)), at)

    def _resume(self, at: int) -> None:
        """Shift every point in time that durations are counted from by the length of the pause."""
        pause = at - self.paused_at
        self.began_at, self.turn_at, self.paused_at = self.began_at + pause, self.turn_at + pause, 0

    def _turn_to(self, acting: tuple[int, ...], at: int) -> None:
        self.acting, self.turn_at = acting, at

    def after(self, seat: int, texts: Sequence[str]) -> Any:
        """Return the position after *seat* has done *texts*."""
        state = self.state
        for text in texts:
            state = self.rules.apply(state, seat, self.rules.parse(text))
        return state

    def _act(self, event: ev.Acted, at: int, state: Any) -> None:
        rules = self.rules
        if event.seat not in self.acting or self.paused_at:
            raise Unreadable(f"seat {event.seat} may not act")
        if state is None:
            state = self.after(event.seat, event.do)
        ms = max(at - self.last_at, 0)
        self.steps.append(Step(self.ply, event.seat, event.do, ms, event.cause))
        if (self.ply + len(event.do)) // MARK_EVERY > self.ply // MARK_EVERY:
            self.marks.append((self.ply + len(event.do), state))
        self.state, self.ply, self.take_back = state, self.ply + len(event.do), None
        acting = tuple(rules.to_act(state))
        if acting != self.acting:
            self._stop_clocks(at)
            self._turn_to(acting, at)

    def _stop_clocks(self, at: int) -> None:
        clock = self.settings.clock
        if clock.kind == "game":
            gone = at - self.turn_at
            for seat in self.acting:
                self.left[seat] = max(self.left[seat] - gone, 0) + 1000 * clock.increment

    def _answer(self, event: ev.Answered) -> None:
        if self.take_back is None:
            return
        if not event.yes:
            self.take_back = None
            return
        waiting = tuple(seat for seat in self.take_back.waiting if seat != event.seat)
        self.take_back = replace(self.take_back, waiting=waiting)

    def _take_back(self, to: int, at: int) -> None:
        self.state = self.state_at(to)
        kept = self.steps[: bisect_left(self.steps, to, key=_ply)]
        if kept:
            kept[-1] = replace(kept[-1], do=kept[-1].do[: to - kept[-1].ply])
        self.marks = [mark for mark in self.marks if mark[0] <= to]
        self.steps, self.ply, self.take_back = kept, to, None
        acting = tuple(self.rules.to_act(self.state))
        if acting != self.acting:
            self._stop_clocks(at)
        self._turn_to(acting, at)


_everything = attrgetter(*Table.__slots__)  # in the order in which a table is made of it


def need_phase(table: Table, phase: Literal["open", "playing", "over"]) -> None:
    """Check the phase of the table.

    :raises IllegalAction: when it is not in *phase*.
    """
    if table.phase != phase:
        raise IllegalAction(f"the table is {table.phase}, not {phase}")
