"""The `Rules` protocol that every edition implements, and functions that work with any edition."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from daedalus.core.errors import Cause, IllegalAction, OptionError, quoted
from daedalus.core.lanes import Lanes
from daedalus.core.options import Option, Value

HOUSE: Final = -1
"""The seat of the timekeeper: it acts in editions with a clock of their own; nobody sits there."""

S = TypeVar("S")
A = TypeVar("A", bound=str)


class Setup(NamedTuple):
    """All that a deal depends on, besides the edition and its options."""

    seats: int
    seed: str


class Outcome(NamedTuple):
    """How a game ended, seat by seat."""

    ranks: tuple[int, ...]  # the winner has rank 1; equal seats share a rank
    scores: tuple[int, ...]  # what the edition counts: cards found, tiles caught, spaces moved

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class Preset:
    """Named options that can be switched on together; its display name is in locales/.

    The first preset of an edition has none: it is the game as printed.  The others may be combined.
    """

    name: str
    options: Mapping[str, Value] = field(hash=False)
    front: bool = False  # offered as soon as the edition is chosen


class Rules(Protocol[S, A]):
    """An edition with its options chosen.  Pure: the same arguments give the same result.

    An action is a str (its own text) with the parsed parts as attributes, so it can be written,
    compared and sent as it is, and `"b1=6" in rules.legal(state, seat)` works.
    """

    @property
    def id(self) -> str: ...
    @property
    def engine(self) -> str: ...  # "sliding", "go", "connect": shared boards, bots and screens
    @property
    def shelf(self) -> int: ...  # sort key among the editions
    @property
    def minutes(self) -> int: ...  # about how long a game takes
    @property
    def version(self) -> int: ...  # goes up whenever an old record would replay differently;
    # the old one stays selectable by the unlisted option `version`
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...  # with their defaults and limits
    @property
    def unlisted(self) -> tuple[Option, ...]: ...  # options that no menu offers
    @property
    def presets(self) -> tuple[Preset, ...]: ...  # the printed game first
    @property
    def motifs(self) -> tuple[str, ...]: ...  # keys of the pictures that letters A, B, ... show
    @property
    def signed(self) -> str: ...  # letters of the cards that bear the dark lord's sign
    @property
    def chosen(self) -> Mapping[str, Value]: ...  # the options that differ from their defaults
    def with_options(self, **options: object) -> "Rules[S, A]": ...

    def start(self, setup: Setup) -> S: ...  # all randomness is here
    def seated(self, state: S) -> int: ...  # the number of players
    def to_act(self, state: S) -> Sequence[int]: ...  # one, or several in real time; none when over
    def legal(self, state: S, seat: int) -> Sequence[A]: ...  # in a fixed order
    def why_not(self, state: S, seat: int, action: A) -> str: ...  # why an action is not legal
    def apply(self, state: S, seat: int, action: A) -> S: ...  # does not check legality
    def idle(self, state: S, seat: int, seed: str) -> Sequence[A]: ...  # played when time runs out
    def view(self, state: S, seat: int | None) -> S: ...  # what that seat (None: anyone) may see
    def imagine(self, view: S, seed: str) -> S: ...  # a full state consistent with the view
    def outcome(self, state: S) -> Outcome | None: ...
    def status(self, state: S) -> tuple[str, ...]: ...  # what is unusual about a position
    def parse(self, text: str) -> A: ...
    def write(self, state: S) -> str: ...  # one line
    def read(self, text: str) -> S: ...


AnyRules = Rules[Any, Any]


def check_seat(seat: object, seats: int) -> None:
    """Check that *seat* is one of a game for *seats*; in Python they count from 0.

    Texts and messages for people count players from 1.

    :raises IllegalAction: when it is not.
    """
    if type(seat) is not int or not 0 <= seat < seats:
        raise IllegalAction(f"no such seat: {quoted(seat)}: {seats} sit here, from 0")


def check_actor(seat: object, seats: int) -> None:
    """Check that *seat* is one of a game for *seats*, or the house's.

    :raises IllegalAction: when it is neither.
    """
    if type(seat) is not int or seat != HOUSE:
        check_seat(seat, seats)


def seats_of(setup: Setup, rules: AnyRules) -> int:
    """Return the number of seats of a setup.

    :raises OptionError: when it is none, or when the edition is not for so many.
    """
    if not isinstance(setup, Setup) or not isinstance(setup.seed, str):
        raise OptionError(f"not a setup: {quoted(setup)}: like Setup(2, 'any seed')")
    seats = setup.seats
    if type(seats) is not int or seats not in rules.seats:
        low, high = rules.seats[0], rules.seats[-1]
        why = f"{rules.id} cannot be played by {quoted(seats)}: it is for {low} to {high}"
        raise OptionError(why, "seats", low=low, high=high)
    return seats


@runtime_checkable
class Timed(Protocol):
    """Rules with a clock of their own: players act at the same time, and every action has a
    timestamp.

    Such a game needs no other clock, and actions cannot be taken back.
    """

    def stamped(self, action: Any, moment: int) -> Any: ...  # in milliseconds since the start
    def moment(self, action: Any) -> int | None: ...  # its timestamp
    def bare(self, action: Any) -> Any: ...  # the action without its timestamp
    def awaited(self, action: Any) -> bool: ...  # whether it only says that one is ready
    def elapsed(self, state: Any) -> int: ...  # milliseconds since the start, at a position
    def stage(self, state: Any) -> object: ...  # what was planned in another one lapses


class WalksAhead(NamedTuple):
    """The second actions of a turn that could follow each first one."""

    walks: list[str]
    after: dict[str, int]  # by push: one bit per walk, the lowest for the first


@runtime_checkable
class Slides(Protocol):
    """Rules whose turns are a push and a walk, and which can examine all pushes at once."""

    def lanes(self, state: Any) -> Lanes: ...
    def ahead(
        self, state: Any
    ) -> WalksAhead | None: ...  # of the player in turn; None before a walk


@runtime_checkable
class Stands(Protocol):
    """Rules that can tell at any time who is ahead: for a game that has to end early."""

    def standing(self, state: Any) -> tuple[int, ...]: ...  # ranks, seat by seat; equal ones shared


@runtime_checkable
class Unbounded(Protocol):
    """Rules whose positions need not fit a box: they may be larger, or lack what is sought."""

    def too_large(self, state: Any) -> str: ...  # what no table has room for; "" if it fits
    def unfindable(self, state: Any) -> str: ...  # letters of cards that lie nowhere


def play(rules: Rules[S, A], state: S, seat: int, action: A) -> S:
    """Return the state after *action*: `apply`, with a check that the action is legal.

    :raises IllegalAction: when the rules do not allow it now, or there is no such seat.
    """
    if type(seat) is not int or seat != HOUSE:
        check_seat(seat, rules.seated(state))
    if action not in rules.legal(state, seat):
        raise not_allowed(action, rules.why_not(state, seat, action))
    return rules.apply(state, seat, action)


def not_allowed(action: object, why: str) -> IllegalAction:
    """Return the error for an action that the rules do not allow now, and why."""
    reason = why if isinstance(why, Cause) else Cause(why)
    text = f"not allowed: {quoted(str(action))}: {reason}"
    return IllegalAction(text, reason.id, **reason.about)


def replay(rules: Rules[S, A], state: S, events: Iterable[tuple[int, str]]) -> S:
    """Return the state after *events*, pairs of seat and action text, checking each of them.

    :raises GameError: when one cannot be read or is not allowed.
    """
    for seat, text in events:
        state = play(rules, state, seat, rules.parse(text))
    return state


def perft(rules: Rules[S, A], state: S, depth: int) -> int:
    """Count the sequences of *depth* actions that can follow.

    As in chess programs, a wrong rule shows up as a wrong count.
    """
    if depth == 0:
        return 1
    moves = [(seat, action) for seat in rules.to_act(state) for action in rules.legal(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(perft(rules, rules.apply(state, seat, action), depth - 1) for seat, action in moves)


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each score, highest first; equal scores share a rank.

    >>> ranks((3, 5, 3, 1))
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
