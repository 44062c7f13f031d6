"""An evening as a value: what happened is a list of events, everything else follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from daedalus.core.errors import GameError, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.names import clean_name, distinct, look_alike
from daedalus.evening.seating import met, seated, sizes

MOST: Final = 32
FEWEST: Final = 4

EveningEvent = Mapping[str, Any]
"""What happened, as it is written in a line of JSON: `k` says what."""


@dataclass(frozen=True, slots=True)
class EveningRound:
    """Tables, and at those that are done the place of everybody, in the order of the names."""

    tables: tuple[tuple[str, ...], ...]
    places: Mapping[int, tuple[int, ...]] = field(default_factory=dict)

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
    people: Mapping[str, bool] = field(default_factory=dict)  # whether they are there
    rounds: tuple[EveningRound, ...] = ()
    events: tuple[EveningEvent, ...] = ()

    @property
    def here(self) -> list[str]:
        """Return who is there now, in the order in which they came."""
        return [name for name, here in self.people.items() if here]

    @property
    def running(self) -> bool:
        """Whether a round has begun and some table is not done."""
        return bool(self.rounds) and not self.rounds[-1].over

    # --- what may happen ------------------------------------------------------------------------

    def come(self, text: str) -> Evening:
        """Let somebody come, or come back; of two with one name the second gets a number.

        :raises OptionError: when it is no name, or there is no room.
        """
        name = clean_name(text)
        if not name:
            raise OptionError("a name is needed")
        if any(look_alike(name, old) and not here for old, here in self.people.items()):
            back = next(old for old in self.people if look_alike(name, old))
            return self.then({"k": "came", "name": back})
        if len(self.people) >= MOST:
            raise OptionError(f"an evening is for {FEWEST} to {MOST} people")
        return self.then({"k": "came", "name": distinct(name, self.people)})

    def leave(self, text: str) -> Evening:
        """Let somebody leave; at a table that has begun, somebody keeps their seat warm."""
        return self.then({"k": "left", "name": self.named(text)})

    def begin_round(self) -> Evening:
        """Seat everybody who is there.

        :raises IllegalAction: when the last round is not over, or there are too few.
        """
        if self.running:
            raise IllegalAction("a round is not over: close it, or tell how its tables ended")
        if len(self.here) < FEWEST and not (self.rounds and len(self.here) > 1):
            raise IllegalAction(f"an evening needs {FEWEST} people, there are {len(self.here)}")
        left = max(self.planned - len(self.rounds), 1)
        played = met([each.tables for each in self.rounds])
        tables = seated(self.here, self.size, played, left, f"{self.seed}/{len(self.rounds)}")
        return self.then({"k": "round", "tables": [list(table) for table in tables]})

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

    def close_round(self) -> Evening:
        """End the round: at tables that are not done, everybody shares the place."""
        evening = self
        for table in range(len(self.rounds[-1].tables) if self.rounds else 0):
            if table not in self.rounds[-1].places:
                names = self.rounds[-1].tables[table]
                evening = evening.end_table(table, [names])
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
        """
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
                return replace(self, size=size, planned=planned, seed=str(event["seed"]))
            case "came":
                return replace(self, people={**self.people, str(event["name"]): True})
            case "left":
                _check(event["name"] in self.people)
                return replace(self, people={**self.people, event["name"]: False})
            case "round":
                tables = tuple(tuple(map(str, table)) for table in event["tables"])
                names = [name for table in tables for name in table]
                _check(sorted(names) == sorted(self.here) and not self.running)
                _check(sorted(map(len, tables)) == sorted(sizes(len(names), self.size)))
                return replace(self, rounds=(*self.rounds, EveningRound(tables)))
            case "ended":
                last, table = self.rounds[-1], int(event["table"])
                places = tuple(map(int, event["places"]))
                _check(len(places) == len(last.tables[table]) and min(places) == 1)
                done = replace(last, places={**last.places, table: places})
                return replace(self, rounds=(*self.rounds[:-1], done))
        raise NotationError(f"not what happens on an evening: {quoted(str(event))}")


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


def new_evening(size: int = 4, rounds: int = 3, seed: str = "") -> Evening:
    """Return an evening that nobody has come to yet.

    :raises OptionError: when tables or rounds cannot be like that.
    """
    if not 2 <= size <= 4:
        raise OptionError(f"tables are for 2 to 4 people, not {size}")
    if not 1 <= rounds <= MOST:
        raise OptionError(f"an evening has 1 to {MOST} rounds, not {rounds}")
    return Evening().then({"k": "made", "size": size, "rounds": rounds, "seed": seed})


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
