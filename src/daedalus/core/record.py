"""A game: its rules, its first position and what was done.  Everything else is derived from these.

The text of a game (a `.game` file, docs/notation.md) has a line per header, a line per action and the seed:

    daedalus 1
    edition classic
    options cards=6
    rules 1
    seat 1 human Pip
    seat 2 bot:hard Orla
    position classic 6a5...
    sha256 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451

    1 1200 b1=6
    1 850 d4

    seed 7
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final, NamedTuple, NoReturn

from daedalus.core.errors import GameError, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import HOUSE, AnyRules, Outcome, Setup, play
from daedalus.core.options import show_options, split_options

FORMAT: Final = 1
NAME_LIMIT: Final = 24
LONGEST_SEED: Final = 256
_KIND = "[a-z][a-z0-9:_-]{0,31}"


class Player(NamedTuple):
    """Who sits on a seat."""

    kind: str = "human"  # or "bot:hard"
    name: str = ""


class Event(NamedTuple):
    """One action: who did what, and how long it took."""

    seat: int
    action: str
    ms: int = 0


def seed_hash(seed: str) -> str:
    """Return what may be shown of a seed before the game is over."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class Game:
    """A game so far.  It never changes: `play` returns the next one."""

    rules: AnyRules
    first: Any  # the first position, in which all chance is
    players: tuple[Player, ...]
    events: tuple[Event, ...]
    state: Any  # derived from the fields above, and kept since everyone asks for it
    seed: str | None = None
    seed_sha256: str | None = None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return tuple(self.rules.to_act(self.state))

    def legal(self, seat: int) -> tuple[str, ...]:
        """Return all that *seat* may do now; each action is its own text."""
        return tuple(self.rules.legal(self.state, seat))

    def play(self, seat: int, action: str, ms: int = 0) -> Game:
        """Return the game after *action* of *seat*, which took *ms* milliseconds.

        :raises GameError: when the action cannot be read or is not allowed; this game is as it was.
        """
        known = type(seat) is int and (seat == HOUSE or 0 <= seat < len(self.players))
        if not known:
            raise IllegalAction(
                f"no such seat: {quoted(seat)}: {len(self.players)} sit here, from 0"
            )
        if type(ms) is not int or ms < 0:
            raise NotationError(f"not a number of milliseconds: {quoted(ms)}")
        done = self.rules.parse(action)
        state = play(self.rules, self.state, seat, done)
        return replace(self, state=state, events=(*self.events, Event(seat, str(done), ms)))

    def view(self, seat: int | None) -> Any:
        """Return what *seat* may see of the position, None being anyone who looks on."""
        return self.rules.view(self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def position(self) -> str:
        """The position as a line of text."""
        return self.rules.write(self.state)

    def at(self, ply: int) -> Game:
        """Return the game as it was after its first *ply* actions."""
        game = replace(self, events=(), state=self.first)
        for event in self.events[:ply]:
            game = game.play(*event)
        return game

    def record(self) -> str:
        """Return the game as the text of a `.game` file."""
        return write_record(self)

    def __str__(self) -> str:
        return self.position


def begin(rules: AnyRules, setup: Setup, players: Sequence[Player] | None = None) -> Game:
    """Return a new game, dealt from the setup.

    :raises OptionError: when the edition is not for so many, or the seed is no text of a decent length.
    """
    if type(setup.seats) is not int or setup.seats not in rules.seats:
        raise OptionError(
            f"{rules.id} cannot be played by {quoted(setup.seats)}: "
            f"it is for {rules.seats[0]} to {rules.seats[-1]}"
        )
    if (
        not isinstance(setup.seed, str)
        or len(setup.seed) > LONGEST_SEED
        or not setup.seed.isprintable()
    ):
        raise OptionError(
            f"not a seed: {quoted(setup.seed)}: a line of up to {LONGEST_SEED} characters"
        )
    people = tuple(players) if players is not None else (Player(),) * setup.seats
    if len(people) != setup.seats:
        raise OptionError(f"{len(people)} players do not fit {setup.seats} seats")
    for player in people:
        check_player(player)
    first = rules.start(setup)
    return Game(rules, first, people, (), first, setup.seed, seed_hash(setup.seed))


def check_player(player: Player) -> Player:
    """Return *player* if such a one can sit at a table.

    :raises OptionError: when the name is too long or no single line, or the kind is none.
    """
    if len(player.name) > NAME_LIMIT or not player.name.isprintable():
        raise OptionError(f"not a name: {quoted(player.name)}: up to {NAME_LIMIT} characters")
    if player.name != player.name.strip():
        raise OptionError(f"not a name: {quoted(player.name)}: no blanks around it")
    if not re.fullmatch(_KIND, player.kind):
        raise OptionError(f"not a kind of player: {quoted(player.kind)}: like human or bot:hard")
    return player


def write_record(game: Game) -> str:
    """Return the text of a game."""
    rules = game.rules
    lines = [f"daedalus {FORMAT}", f"edition {rules.id}"]
    if rules.chosen:
        lines.append(f"options {show_options(rules.chosen)}")
    lines.append(f"rules {rules.version}")
    lines += [
        f"seat {seat} {player.kind} {player.name}".rstrip()
        for seat, player in enumerate(game.players, start=1)
    ]
    lines.append(f"position {rules.write(game.first)}")
    if game.seed_sha256 is not None:
        lines.append(f"sha256 {game.seed_sha256}")
    lines.append("")
    lines += [f"{event.seat + 1} {event.ms} {event.action}" for event in game.events]
    if game.seed is not None:
        lines += ["", f"seed {game.seed}"]
    return "\n".join(lines) + "\n"


class _Lines:
    """The lines of a record, taken one by one from the front; every complaint names its line."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        self.at = 0

    @property
    def line(self) -> str | None:
        return self.lines[self.at] if self.at < len(self.lines) else None

    def refuse(self, why: str) -> NoReturn:
        raise NotationError(f"line {self.at + 1} of the record: {why}")

    def field(self, key: str) -> str | None:
        """Take the line that starts with *key* and return the rest of it, or None if it is another line."""
        line = self.line
        if line is None or not (line == key or line.startswith(key + " ")):
            return None
        self.at += 1
        return line[len(key) + 1 :]

    def need(self, key: str) -> str:
        value = self.field(key)
        if value is None:
            found = "the end" if self.line is None else quoted(self.line)
            self.refuse(f"expected '{key} ...', found {found}")
        return value


def read_record(text: str, edition: Callable[..., AnyRules]) -> Game:
    """Return the game that *text* tells, every action checked by the rules *edition* gives.

    :raises GameError: naming the line, when the text is no record or its game breaks the rules.
    """
    lines = _Lines(text)
    if (found := lines.need("daedalus")) != str(FORMAT):
        lines.refuse(f"format {quoted(found)} is not known here: this is format {FORMAT}")
    try:
        name = lines.need("edition")
        chosen = (lines.field("options") or "").split()
        rules = edition(name, **split_options(chosen))
        if (found := lines.need("rules")) != str(rules.version):
            lines.refuse(
                f"played by version {quoted(found)} of the rules: these are {rules.version}"
            )
        players: list[Player] = []
        while (seat := lines.field(f"seat {len(players) + 1}")) is not None:
            kind, _, title = seat.partition(" ")
            players.append(check_player(Player(kind, title)))
        first = rules.read(lines.need("position"))
        if not _fits(rules, first, len(players)):
            lines.refuse(f"{len(players)} players do not fit the position")
        digest = lines.field("sha256")
        if digest is not None and not re.fullmatch("[0-9a-f]{64}", digest):
            lines.refuse(f"not a sha256: {quoted(digest)}")
        game = Game(rules, first, tuple(players), (), first, None, digest)
        game = _read_events(lines, game)
        seed = lines.field("seed")
        if seed is not None and digest is not None and seed_hash(seed) != digest:
            lines.refuse("the seed does not have the sha256 given at the start")
        while lines.line == "":
            lines.at += 1
        if lines.line is not None:
            lines.refuse(f"not expected here: {quoted(lines.line)}")
    except NotationError as error:
        if str(error).startswith("line "):
            raise
        raise NotationError(f"line {lines.at} of the record: {error}") from error
    except GameError as error:
        raise type(error)(f"line {lines.at} of the record: {error}") from error
    return replace(game, seed=seed)


def _fits(rules: AnyRules, first: Any, players: int) -> bool:
    return players in rules.seats and players == rules.seated(first)


def _read_events(lines: _Lines, game: Game) -> Game:
    if lines.line == "":
        lines.at += 1
    state, events = game.state, list(game.events)
    while lines.line:
        match = re.fullmatch(r"([0-9]) ([0-9]{1,12}) (.+)", lines.line)
        if match is None:
            if lines.line.startswith("seed "):
                break
            lines.refuse(f"not an action: {quoted(lines.line)}: write seat, milliseconds, action")
        seat, ms = int(match[1]) - 1, int(match[2])
        lines.at += 1
        if seat >= len(game.players):
            lines.at -= 1
            lines.refuse(f"no such seat: {match[1]}")
        action = game.rules.parse(match[3])
        state = play(game.rules, state, seat, action)
        events.append(Event(seat, str(action), ms))
    if lines.line == "":
        lines.at += 1
    return replace(game, state=state, events=tuple(events))


def verify(game: Game) -> None:
    """Check that the first position is the one its seed deals.

    :raises GameError: when the seed is not known or deals another one.
    """
    if game.seed is None:
        raise NotationError("the record does not tell its seed")
    dealt = game.rules.start(Setup(len(game.players), game.seed))
    if game.rules.write(dealt) != game.rules.write(game.first):
        raise NotationError(f"the seed {quoted(game.seed)} deals another first position")
