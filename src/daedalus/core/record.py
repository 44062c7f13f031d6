"""A game: its rules, its first position and its actions.  Everything else is derived from these.

A `.game` file (docs/notation.md) has one line per header, one line per action, and the seed:

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
    end
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Self

from daedalus.core.drawing import Animation, pictures
from daedalus.core.errors import Cause, GameError, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import (
    HOUSE,
    AnyRules,
    Outcome,
    Setup,
    check_actor,
    check_seat,
    play,
    seats_of,
)
from daedalus.core.history import History, seen_by
from daedalus.core.names import NAME_LIMIT, is_line
from daedalus.core.options import show_options, split_options

if TYPE_CHECKING:  # type parameter defaults need Python 3.13; type checkers know them anyway
    from typing import Self

    from typing_extensions import TypeVar

    S = TypeVar("S", default=Any, covariant=True)
    A = TypeVar("A", bound=str, default=Any, covariant=True)
    R = TypeVar("R", bound=AnyRules, default=AnyRules, covariant=True)
else:
    from typing import TypeVar

    S, A, R = TypeVar("S"), TypeVar("A"), TypeVar("R")

FORMAT: Final = 1
LONGEST_SEED: Final = 256
_JOINT: Final = "+"  # between the parts of a seed that several have made
_LINKS: Final = 64  # rematches that a seal binds, beside the first game
LONGEST_MS: Final = 999_999_999_999  # 31 years: an action's time has up to 12 digits in a record
VERSION: Final = "version"
"""The option by which rules that have changed play as they did before; no menu offers it."""
_KIND = "[a-z][a-z0-9:._-]{0,31}"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: made at all only if it can sit at a table.

    :raises OptionError: when the name is too long or not one line, or the kind is invalid.
    """

    kind: str = "human"  # or "bot:hard"
    name: str = ""

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not isinstance(self.kind, str):
            raise OptionError(
                f"not a player: {quoted((self.kind, self.name))}: kind and name are texts"
            )
        if len(self.name) > NAME_LIMIT or not is_line(self.name):
            raise OptionError(
                f"not a name: {quoted(self.name)}: up to {NAME_LIMIT} characters",
                "name-long",
                text=self.name,
                most=NAME_LIMIT,
            )
        if self.name != self.name.strip():
            raise OptionError(
                f"not a name: {quoted(self.name)}: no blanks around it", "name", text=self.name
            )
        if not re.fullmatch(_KIND, self.kind):
            raise OptionError(
                f"not a kind of player: {quoted(self.kind)}: like human or bot:hard",
                "bot-kind",
                text=self.kind,
            )


class Event(NamedTuple):
    """One action: who did what, and how long it took."""

    seat: int
    action: str
    ms: int = 0


def seed_hash(seed: str) -> str:
    """Return the hash that commits to a seed, safe to show before the game is over."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()


def joint_seed(part: str, chances: Iterable[str]) -> str:
    """Return the seed of a deal that several have made: the host's part, then what others brought.

    Its hash, the seal, binds the host before anybody brings anything (docs/security.md).

    >>> joint_seed("host", ["leo", "", "ada"])
    'host+leo+ada'
    """
    return _JOINT.join((part, *filter(None, chances)))


def first_part(root: str) -> str:
    """Return the host's part for a first game; *root* is the secret that its rematches follow from.

    Every part is the seal of the game after it, so the first seal binds the host for all of them.

    >>> following_part("root", first_part("root")) in ("", first_part("root"))
    False
    >>> seed_hash(following_part("root", first_part("root"))) == first_part("root")
    True
    """
    part = root
    for _ in range(_LINKS):
        part = seed_hash(part)
    return part


def following_part(root: str, part: str) -> str:
    """Return the host's part for the rematch of a game, "" if the seal binds no more of them.

    >>> following_part("another root", first_part("root"))
    ''
    """
    before = root
    for _ in range(_LINKS):
        after = seed_hash(before)
        if after == part:
            return before
        before = after
    return ""


@dataclass(frozen=True, slots=True)
class Game(Generic[S, A, R]):
    """A game so far.  It never changes: `play` returns the next one.

    For type checkers it is a `Game[State, Action, Rules]`; parameters left out default to Any.
    """

    rules: R
    first: S  # the first position, which contains all randomness
    players: tuple[Player, ...]
    events: tuple[Event, ...]
    state: S  # derived from the fields above, and kept because everyone needs it
    seed: str | None = None
    seed_sha256: str | None = None
    given: str | None = None  # the position it began from, if it was not dealt; may hide things
    seal: str | None = None  # of a deal made together: the hash of the host's part of the seed

    if not TYPE_CHECKING:  # allow fewer type parameters at run time, as defaults would
        __class_getitem__ = classmethod(GenericAlias)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return tuple(self.rules.to_act(self.state))

    def legal(self, seat: int) -> tuple[A, ...]:
        """Return the legal actions of *seat*, from 0; each action is its own text.

        :raises IllegalAction: when there is no such seat.
        """
        check_actor(seat, len(self.players))
        actions = self.rules.legal(self.state, seat)
        return actions if isinstance(actions, tuple) else tuple(actions)

    def play(self, seat: int, action: str, ms: int = 0) -> Self:
        """Return the game after *action* by *seat*, which took *ms* milliseconds.

        :raises GameError: when the action cannot be read or is not allowed; this game is unchanged.
        """
        check_actor(seat, len(self.players))
        if type(ms) is not int or not 0 <= ms <= LONGEST_MS:
            raise NotationError(
                f"not a number of milliseconds: {quoted(ms)}: from 0 to {LONGEST_MS}"
            )
        done = self.rules.parse(action)
        state = play(self.rules, self.state, seat, done)
        return replace(self, state=state, events=(*self.events, Event(seat, str(done), ms)))

    def view(self, seat: int | None) -> S:
        """Return what *seat* may see of the position; None means a spectator.

        The house, where it acts, sees no more than a spectator: its actions follow from public
        facts.

        :raises IllegalAction: when there is no such seat.
        """
        if type(seat) is int and seat == HOUSE and HOUSE in self.to_act:
            seat = None
        if seat is not None:
            check_seat(seat, len(self.players))
        seen: S = self.rules.view(self.state, seat)
        return seen

    def history(self, seat: int | None) -> History:
        """Return what *seat* has seen of the game so far, for `bots`.

        :raises IllegalAction: when there is no such seat.
        """
        actions = ((event.seat, event.action) for event in self.events)
        return seen_by(self.rules, seat, self.first, actions)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    @property
    def position(self) -> str:
        """The position as a line of text."""
        return self.rules.write(self.state)

    def at(self, ply: int) -> Self:
        """Return the game as it was after its first *ply* actions.

        :raises OptionError: when it has not as many.
        """
        if type(ply) is not int or not 0 <= ply <= len(self.events):
            raise OptionError(
                f"no such ply: {quoted(ply)}: from 0 to {len(self.events)}",
                "ply",
                text=ply,
                last=len(self.events),
            )
        game = replace(self, events=(), state=self.first)
        for event in self.events[:ply]:
            game = game.play(*event)
        return game

    def replay(self, pace: float = 1) -> Animation:
        """Return a replay that plays in a notebook; a *pace* of 2 is twice as fast.

        :raises OptionError: when the pace is not a number from 0.01 to 100.
        """
        return pictures().animated(self, pace)

    def record(self) -> str:
        """Return the game as the text of a `.game` file."""
        return write_record(self)

    def __str__(self) -> str:
        return self.position

    def _repr_svg_(self) -> str:
        return pictures().picture(self.rules, self.state)


def begin(rules: AnyRules, setup: Setup, players: Sequence[Player] | None = None) -> Game:
    """Return a new game, dealt from the setup.

    :raises OptionError: when the number of seats does not suit the edition, or the seed is invalid.
    """
    if isinstance(setup, Setup):
        _check_seed(setup.seed)
    seats = seats_of(setup, rules)
    people = _seated(players, seats)
    first = rules.start(setup)
    return Game(rules, first, people, (), first, setup.seed, seed_hash(setup.seed))


def begin_from(
    rules: AnyRules, position: str, seed: str, players: Sequence[Player] | None = None
) -> Game:
    """Return a new game that begins from a position; what the text hides is dealt from the seed.

    :raises OptionError: when nobody can act in it, or the players do not fit it.
    :raises GameError: when it is not a position of these rules, or no deal fits it.
    """
    _check_seed(seed)
    first = opened(rules, position, seed)
    people = _seated(players, rules.seated(first))
    return Game(rules, first, people, (), first, seed, seed_hash(seed), position)


def opened(rules: AnyRules, position: str, seed: str) -> Any:
    """Return the first position of a game that begins from the text of a position or a view.

    :raises OptionError: when nobody can act in it.
    :raises GameError: when it is not a position of these rules, or no deal fits it.
    """
    first = rules.imagine(rules.read(position), seed)
    if not any(rules.legal(first, seat) for seat in rules.to_act(first)):
        raise OptionError(
            f"not a start: {quoted(position)}: nobody can act, the game is over", "position-over"
        )
    return first


def _check_seed(seed: object) -> None:
    if not isinstance(seed, str) or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise OptionError(
            f"not a seed: {quoted(seed)}: a line of up to {LONGEST_SEED} characters",
            "seed",
            most=LONGEST_SEED,
        )


def _seated(players: Sequence[Player] | None, seats: int) -> tuple[Player, ...]:
    if not isinstance(players, Sequence | None) or isinstance(players, str):
        raise OptionError(f"not players: {quoted(players)}: one Player for each seat")
    people = tuple(players) if players is not None else (Player(),) * seats
    if len(people) != seats:
        raise OptionError(f"{len(people)} players do not fit {seats} seats")
    for player in people:
        if not isinstance(player, Player):
            raise OptionError(f"not a player: {quoted(player)}: like Player('human', 'Pip')")
    return people


def write_record(game: Game) -> str:
    """Return the text of a game."""
    rules = game.rules
    lines = [f"daedalus {FORMAT}", f"edition {rules.id}"]
    options = {name: value for name, value in rules.chosen.items() if name != VERSION}
    if options:
        lines.append(f"options {show_options(options)}")
    lines.append(f"rules {rules.version}")
    lines += [
        f"seat {seat} {player.kind} {player.name}".rstrip()
        for seat, player in enumerate(game.players, start=1)
    ]
    if game.given is not None:
        lines.append(f"from {game.given}")
    lines.append(f"position {rules.write(game.first)}")
    if game.seed_sha256 is not None:
        lines.append(f"sha256 {game.seed_sha256}")
    if game.seal is not None:
        lines.append(f"seal {game.seal}")
    lines.append("")
    lines += [f"{event.seat + 1} {event.ms} {event.action}" for event in game.events]
    lines += [""] * bool(game.events)
    if game.seed is not None:
        lines.append(f"seed {game.seed}")
    lines.append("end")
    return "\n".join(lines) + "\n"


class _Lines:
    """The lines of a record, consumed from the front."""

    def __init__(self, text: str) -> None:
        self._lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        while self._lines and not self._lines[-1]:
            self._lines.pop()
        self.taken = 0

    @property
    def next(self) -> str | None:
        return self._lines[self.taken] if self.taken < len(self._lines) else None

    def take(self) -> str:
        line = self.next
        self.taken += 1
        return line or ""

    def field(self, key: str) -> str | None:
        """Consume the next line if it starts with *key* and return the rest of it, else None."""
        if self.next is None or not (self.next + " ").startswith(key + " "):
            return None
        return self.take()[len(key) + 1 :]

    def need(self, key: str) -> str:
        value = self.field(key)
        if value is None:
            raise NotationError(
                f"expected '{key} ...', found {quoted(found := self.take())}",
                "record-expected",
                key=key,
                text=found,
            )
        return value


def of_version(rules: AnyRules, version: str, options: Mapping[str, object]) -> AnyRules:
    """Return the rules as they were in *version*, with its defaults, and *options* chosen.

    A record is played by its own rules, and an option that it leaves out means what it meant.

    :raises NotationError: when they do not know that version (any more, or yet).
    :raises OptionError: when there is no such option or value.
    """
    if version != str(rules.version):
        try:
            rules = rules.with_options(**{VERSION: version})
        except OptionError as error:
            raise NotationError(
                f"rules of version {quoted(version)}: these are {rules.version}",
                "record-version",
                text=version,
                ours=rules.version,
            ) from error
    return rules.with_options(**options)


def read_record(text: str, edition: Callable[..., AnyRules]) -> Game:
    """Return the game in *text*, with every action checked by the rules that *edition* returns.

    :raises GameError: naming the line, when the text is not a record or its game breaks the rules.
    """
    if not isinstance(text, str):
        raise NotationError(f"not a record: {quoted(text)}", "record", text=text)
    lines = _Lines(text)
    try:
        return _read_ending(lines, _read_events(lines, _read_headers(lines, edition)))
    except GameError as error:
        line = lines.taken
        why = Cause(f"line {line} of the record: {error}", "record-line", line=line, why=error.why)
        raise type(error)(why) from error


def _read_headers(lines: _Lines, edition: Callable[..., AnyRules]) -> Game:
    if (found := lines.need("daedalus")) != str(FORMAT):
        raise NotationError(
            f"format {quoted(found)} is not known here: this is format {FORMAT}",
            "record-format",
            text=found,
        )
    rules = edition(lines.need("edition"))
    said = lines.field("options")
    options = {} if said is None else split_options(said.split())
    rules.with_options(**options)  # refused here, where the line has the right number
    rules = of_version(rules, lines.need("rules"), options)
    players: list[Player] = []
    while (seat := lines.field(f"seat {len(players) + 1}")) is not None:
        kind, _, title = seat.partition(" ")
        players.append(Player(kind, title))
    given = lines.field("from")
    if given is not None:
        rules.read(given)
    first = rules.read(lines.need("position"))
    if rules.seated(first) != len(players):
        raise NotationError(
            f"{rules.seated(first)} sit in the position, {len(players)} are named", "record-seats"
        )
    digest, seal = lines.field("sha256"), lines.field("seal")
    for each in (digest, seal):
        if each is not None and not re.fullmatch("[0-9a-f]{64}", each):
            raise NotationError(f"not a sha256: {quoted(each)}", "record-part", text=each)
    return Game(rules, first, tuple(players), (), first, None, digest, given, seal)


def _read_events(lines: _Lines, game: Game) -> Game:
    state, events = game.state, []
    if lines.next == "":
        lines.take()
    while lines.next and lines.next[0].isdigit():
        match = re.fullmatch(r"([0-9]) ([0-9]{1,12}) (.+)", line := lines.take())
        if match is None:
            raise NotationError(
                f"not an action: {quoted(line)}: write seat, milliseconds, action",
                "record-part",
                text=line,
            )
        seat, action = int(match[1]) - 1, game.rules.parse(match[3])
        if seat >= len(game.players):
            raise IllegalAction(
                f"no such seat: {match[1]}: {len(game.players)} sit here, from 1",
                "seat",
                text=match[1],
                seats=len(game.players),
            )
        state = play(game.rules, state, seat, action)
        events.append(Event(seat, str(action), int(match[2])))
    return replace(game, state=state, events=tuple(events))


def _read_ending(lines: _Lines, game: Game) -> Game:
    if lines.next == "":
        lines.take()
    seed = lines.field("seed")
    if seed is not None and seed_hash(seed) != (game.seed_sha256 or seed_hash(seed)):
        raise NotationError("the seed does not have the sha256 given at the start", "record-seed")
    if lines.take() != "end":
        why = "not an action, and not the end: the record breaks off or goes on wrongly"
        raise NotationError(why, "record-broken")
    if lines.next is not None:
        after = lines.take()
        why = f"not expected after the end: {quoted(after)}"
        raise NotationError(why, "record-part", text=after)
    return replace(game, seed=seed)


def transcript(game: Game) -> str:
    """Return the position at the start and after every action, one per line.

    Golden games in tests/games have transcripts beside them, which show where a rule changed.
    """
    state = game.first
    lines = [game.rules.write(state)]
    for event in game.events:
        state = game.rules.apply(state, event.seat, game.rules.parse(event.action))
        lines.append(f"{event.seat + 1} {event.action} > {game.rules.write(state)}")
    return "\n".join(lines) + "\n"


def verify(game: Game) -> None:
    """Check that the first position is the one its seed deals, and that nobody chose the seed.

    :raises GameError: when the seed is not known, breaks its seal or deals a different position.
    """
    if game.seed is None:
        why = (
            f"all {len(game.events)} actions are legal, but the record does not tell its seed, so "
            "the deal cannot be checked (a guest at another referee's table never learns the seed)"
        )
        raise NotationError(why, "record-no-seed", count=len(game.events))
    if game.seal is not None and seed_hash(game.seed.partition(_JOINT)[0]) != game.seal:
        raise NotationError(
            "the host's part of the seed is not the one that was sealed", "record-seed"
        )
    if game.given is None:
        dealt = game.rules.start(Setup(len(game.players), game.seed))
    else:
        dealt = opened(game.rules, game.given, game.seed)
    if game.rules.write(dealt) != game.rules.write(game.first):
        raise NotationError(
            f"the seed {quoted(game.seed)} deals another first position", "record-deal"
        )
