"""An evening as a value: what happened is a list of events, everything else follows from them.

In a file only names come and go.  At a server people have a sign and a key, rounds have tables, and
there are a host and a deputy; then the events say so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from daedalus.core.errors import GameError, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.names import clean_name, distinct, look_alike
from daedalus.evening.seating import met, seated, sizes

MOST: Final = 32
FEWEST: Final = 4
MOST_NAMES: Final = 96  # that come and go in one evening
MOST_EVENTS: Final = 4_000

EveningEvent = Mapping[str, Any]
"""What happened, as it is written in a line of JSON: `k` says what."""


@dataclass(frozen=True, slots=True)
class Attendee:
    """Somebody who came."""

    here: bool = True
    waits: bool = False  # at the door: the host has not read the name yet
    off: bool = False  # was sent off, and does not come back under this name
    sign: str = ""  # a treasure, for this evening
    key: str = ""  # the hash of their token; "": they have none


@dataclass(frozen=True, slots=True)
class EveningRound:
    """Tables, and at those that are done the place of everybody, in the order of the names."""

    tables: tuple[tuple[str, ...], ...]
    places: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    ids: tuple[str, ...] = ()  # of the tables, where they are

    @property
    def over(self) -> bool:
        return len(self.places) == len(self.tables)


@dataclass(frozen=True, slots=True)
class EveningStanding:
    """How somebody stands: people with the same points share a place."""

    place: int
    name: str
    points: int
    rounds: tuple[int | None, ...]  # the place in each; None: was not there


@dataclass(frozen=True, slots=True)
class Evening:
    """Everybody who came, and the rounds so far."""

    size: int = 4  # of a table
    planned: int = 3  # rounds
    seed: str = ""
    people: Mapping[str, Attendee] = field(default_factory=dict)  # in the order in which they came
    rounds: tuple[EveningRound, ...] = ()
    events: tuple[EveningEvent, ...] = ()
    house: Mapping[str, Any] = field(default_factory=dict)  # what is played, and who is the host
    door: bool = False  # names pass the host before anybody sees them
    deputy: str = ""  # the name of who may do what the host may
    calls: int = 0  # how often everybody was called back

    @property
    def here(self) -> list[str]:
        """Return who is there now, in the order in which they came."""
        return [name for name, each in self.people.items() if each.here and not each.waits]

    @property
    def running(self) -> bool:
        """Whether a round has begun and some table is not done."""
        return bool(self.rounds) and not self.rounds[-1].over

    @property
    def phase(self) -> Literal["doors", "round", "between", "over"]:
        if not self.rounds:
            return "doors"
        if self.running:
            return "round"
        return "between" if len(self.rounds) < self.planned else "over"

    def who(self, keys: Iterable[str]) -> str:
        """Return the name of who has one of these keys and is there, or ""."""
        known = {each.key: name for name, each in self.people.items() if each.key and each.here}
        return next((known[key] for key in keys if key in known), "")

    # --- what may happen ------------------------------------------------------------------------

    def come(self, text: str, sign: str = "", key: str = "") -> Evening:
        """Let somebody come, or come back; of two with one name the second gets a number.

        :raises OptionError: when it is no name, or there is no room.
        """
        name = clean_name(text)
        if not name:
            raise OptionError("a name is needed")
        if sum(each.here for each in self.people.values()) >= MOST:
            raise OptionError(f"an evening is for {FEWEST} to {MOST} people", "evening-full")
        gone = [old for old, each in self.people.items() if not (each.here or each.off)]
        back = [old for old in gone if look_alike(name, old)]
        if not back and len(self.people) >= MOST_NAMES:
            raise OptionError(f"an evening is for {FEWEST} to {MOST} people", "evening-full")
        event = {"k": "came", "name": back[0] if back else distinct(name, self.people)}
        given = {"sign": sign, "key": key, "waits": self.door}
        return self.then(event | {what: each for what, each in given.items() if each})

    def leave(self, text: str, off: bool = False) -> Evening:
        """Let somebody leave, or send them off; at their table, a bot keeps the seat warm."""
        name = _found(text, [name for name, each in self.people.items() if each.here])
        return self.then({"k": "left", "name": name, **({"off": True} if off else {})})

    def let_in(self, text: str) -> Evening:
        """Let somebody in who waits at the door."""
        waiting = [name for name, each in self.people.items() if each.here and each.waits]
        return self.then({"k": "in", "name": _found(text, waiting)})

    def rename(self, text: str, to: str) -> Evening:
        """Give somebody another name.

        :raises OptionError: when it is no name.
        """
        old, name = _found(text, self.people), clean_name(to)
        if not name:
            raise OptionError("a name is needed")
        others = [each for each in self.people if each != old]
        return self.then({"k": "named", "name": old, "to": distinct(name, others)})

    def deputise(self, text: str) -> Evening:
        """Let somebody do what the host may; "": nobody any more."""
        return self.then({"k": "deputy", "name": self.named(text) if text else ""})

    def call(self) -> Evening:
        """Call everybody back."""
        return self.then({"k": "called"})

    def alter(self, rounds: int | None = None, door: bool | None = None) -> Evening:
        """Play more or fewer rounds, or let names pass the host.

        :raises OptionError: when so many rounds have begun.
        """
        if rounds is not None and not max(len(self.rounds), 1) <= rounds <= MOST:
            raise OptionError(f"an evening has 1 to {MOST} rounds, not {rounds}")
        given = {"rounds": rounds, "door": door}
        return self.then(
            {"k": "changed", **{what: each for what, each in given.items() if each is not None}}
        )

    def seating(self) -> tuple[tuple[str, ...], ...]:
        """Return who would sit with whom in the next round.

        :raises IllegalAction: when the last round is not over, or there are too few.
        """
        if self.running:
            raise IllegalAction("a round is not over: close it, or tell how its tables ended")
        if self.phase == "over":
            raise IllegalAction("the evening is over: all rounds are played")
        if len(self.here) < FEWEST and not (self.rounds and len(self.here) > 1):
            raise IllegalAction(
                f"an evening needs {FEWEST} people, there are {len(self.here)}", "evening-few"
            )
        left = max(self.planned - len(self.rounds), 1)
        played = met([each.tables for each in self.rounds])
        return seated(self.here, self.size, played, left, f"{self.seed}/{len(self.rounds)}")

    def begin_round(
        self, tables: Sequence[Sequence[str]] | None = None, ids: Iterable[str] = ()
    ) -> Evening:
        """Seat everybody who is there; *ids* are names for as many tables as are needed.

        :raises IllegalAction: when the last round is not over, or there are too few.
        """
        tables = self.seating() if tables is None else tables
        names = [each for each, _ in zip(ids, tables, strict=False)]
        event = {"k": "round", "tables": [list(table) for table in tables]}
        return self.then(event | ({"ids": names} if names else {}))

    def end_table(self, table: int, order: Sequence[Sequence[str]]) -> Evening:
        """Tell how a table ended: the first, the second, ...; those in one group share a place.

        Telling it again corrects it.

        :raises OptionError: when the names are not those of the table.
        """
        if not self.rounds or not 0 <= table < len(self.rounds[-1].tables):
            raise OptionError(f"no such table: {table + 1}")
        names = self.rounds[-1].tables[table]
        places: dict[str, int] = {}
        for group in order:
            place = len(places) + 1
            for text in group:
                places[_found(text, names)] = place
        if len(places) != len(names) or sum(map(len, order)) != len(names):
            raise OptionError(f"name everybody at the table once: {', '.join(names)}")
        return self.then({"k": "ended", "table": table, "places": [places[name] for name in names]})

    def close_round(self, standing: Mapping[int, Sequence[int]] | None = None) -> Evening:
        """End the round: places at tables that are not done are those of *standing*, or shared."""
        evening = self
        for table, names in enumerate(self.rounds[-1].tables if self.rounds else ()):
            if table not in self.rounds[-1].places:
                places = (standing or {}).get(table, [1] * len(names))
                evening = evening.then({"k": "ended", "table": table, "places": list(places)})
        return evening

    def named(self, text: str) -> str:
        """Return the name of somebody who is there.

        :raises OptionError: when there is nobody of that name.
        """
        return _found(text, self.here)

    # --- what follows ---------------------------------------------------------------------------

    def standings(self) -> list[EveningStanding]:
        """Return how everybody stands: who has as many points has the same place."""
        places = {name: self._places(name) for name in self.people}
        points = {
            name: sum(self._points(at, name) for at in range(len(self.rounds))) for name in places
        }
        order = sorted(places, key=lambda name: -points[name])
        return [
            EveningStanding(
                1 + sum(other > points[name] for other in points.values()),
                name,
                points[name],
                places[name],
            )
            for name in order
        ]

    def _places(self, name: str) -> tuple[int | None, ...]:
        return tuple(_place(each, name) for each in self.rounds)

    def _points(self, at: int, name: str) -> int:
        """Return the points of a round: one, and one for everybody placed behind."""
        for number, names in enumerate(self.rounds[at].tables):
            if name in names and number in self.rounds[at].places:
                places = self.rounds[at].places[number]
                own = places[names.index(name)]
                return 1 + sum(place > own for place in places)
        return 0

    # --- events ---------------------------------------------------------------------------------

    def then(self, event: EveningEvent) -> Evening:
        """Return the evening after one more event.

        :raises NotationError: when it does not fit.
        :raises IllegalAction: when too much has happened.
        """
        if len(self.events) >= MOST_EVENTS:
            raise IllegalAction("too much has happened on this evening: begin another")
        try:
            following = self._after(event)
        except GameError:
            raise
        except Exception as error:  # whatever a damaged line leads to
            raise NotationError(f"not what happens on an evening: {quoted(str(event))}") from error
        return replace(following, events=(*self.events, event))

    def _after(self, event: EveningEvent) -> Evening:
        match event["k"]:
            case "made" if not self.events:
                size, planned = int(event["size"]), int(event["rounds"])
                _check(2 <= size <= 4 and 1 <= planned <= MOST)
                house, door = dict(event.get("house", {})), event.get("door") is True
                made = replace(self, size=size, planned=planned, seed=str(event["seed"]))
                return replace(made, house=house, door=door)
            case "came":
                sign, key = str(event.get("sign", "")), str(event.get("key", ""))
                guest = Attendee(waits=event.get("waits") is True, sign=sign, key=key)
                return replace(self, people={**self.people, str(event["name"]): guest})
            case "left":
                off = event.get("off") is True
                return self._with(event["name"], here=False, off=off, waits=False, key="")
            case "in":
                return self._with(event["name"], waits=False)
            case "named":
                return self._renamed(event["name"], str(event["to"]))
            case "deputy":
                _check(not event["name"] or event["name"] in self.people)
                return replace(self, deputy=event["name"])
            case "called":
                return replace(self, calls=self.calls + 1)
            case "changed":
                planned = int(event.get("rounds", self.planned))
                _check(max(len(self.rounds), 1) <= planned <= MOST)
                return replace(self, planned=planned, door=event.get("door", self.door) is True)
            case "round":
                tables = tuple(tuple(map(str, table)) for table in event["tables"])
                names = [name for table in tables for name in table]
                _check(sorted(names) == sorted(self.here) and not self.running)
                _check(sorted(map(len, tables)) == sorted(sizes(len(names), self.size)))
                ids = tuple(map(str, event.get("ids", ())))
                _check(len(ids) in (0, len(tables)))
                return replace(self, rounds=(*self.rounds, EveningRound(tables, ids=ids)))
            case "ended":
                last, table = self.rounds[-1], int(event["table"])
                places = tuple(map(int, event["places"]))
                _check(len(places) == len(last.tables[table]) and min(places) == 1)
                done = replace(last, places={**last.places, table: places})
                return replace(self, rounds=(*self.rounds[:-1], done))
        raise NotationError(f"not what happens on an evening: {quoted(str(event))}")

    def _with(self, name: str, **new: Any) -> Evening:
        guest = replace(self.people[name], **new)
        deputy = self.deputy if guest.here or name != self.deputy else ""
        return replace(self, people={**self.people, name: guest}, deputy=deputy)

    def _renamed(self, old: str, new: str) -> Evening:
        _check(old in self.people and (new == old or new not in self.people))

        def now(name: str) -> str:
            return new if name == old else name

        return replace(
            self,
            people={now(name): each for name, each in self.people.items()},
            deputy=now(self.deputy),
            rounds=tuple(
                replace(each, tables=tuple(tuple(map(now, table)) for table in each.tables))
                for each in self.rounds
            ),
        )


def _check(fits: bool) -> None:
    if not fits:
        raise ValueError


def _found(text: str, names: Iterable[str]) -> str:
    name = clean_name(text)
    found = [each for each in names if look_alike(each, name)]
    if not found:
        raise OptionError(f"nobody is called {quoted(text)} here")
    return found[0]


def _place(played: EveningRound, name: str) -> int | None:
    for number, names in enumerate(played.tables):
        if name in names and number in played.places:
            return played.places[number][names.index(name)]
    return None


def new_evening(
    size: int = 4,
    rounds: int = 3,
    seed: str = "",
    house: Mapping[str, Any] | None = None,
    door: bool = False,
) -> Evening:
    """Return an evening that nobody has come to yet.

    :raises OptionError: when tables or rounds cannot be like that.
    """
    if not 2 <= size <= 4:
        raise OptionError(f"tables are for 2 to 4 people, not {size}")
    if not 1 <= rounds <= MOST:
        raise OptionError(f"an evening has 1 to {MOST} rounds, not {rounds}")
    event: dict[str, Any] = {"k": "made", "size": size, "rounds": rounds, "seed": seed}
    if house:
        event["house"] = dict(house)
    return Evening().then(event | ({"door": True} if door else {}))


def retold(events: Iterable[EveningEvent]) -> Evening:
    """Return the evening of which *events* tell.

    :raises NotationError: when they do not fit.
    """
    evening = Evening()
    for event in events:
        evening = evening.then(event)
    if not evening.events:
        raise NotationError("an evening begins with how it was made")
    return evening
