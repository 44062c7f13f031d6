"""What an edition is to everyone else, and the few functions written once above all editions."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from daedalus.core.errors import IllegalAction, quoted
from daedalus.core.lanes import Lanes
from daedalus.core.options import Option, Value

HOUSE: Final = -1
"""The seat of whoever keeps the time: it acts in editions that know time, no player sits there."""

S = TypeVar("S")
A = TypeVar("A", bound=str)


class Setup(NamedTuple):
    """All that a deal depends on, beside the edition and its options."""

    seats: int
    seed: str


class Outcome(NamedTuple):
    """How a game ended, seat by seat."""

    ranks: tuple[int, ...]  # 1 is the winner's; equal seats share a rank
    scores: tuple[int, ...]  # what the edition counts: cards found, tiles caught, spaces moved

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go together, under a name people know: words are in locales/."""

    name: str
    options: Mapping[str, Value] = field(hash=False)


class Rules(Protocol[S, A]):
    """One edition with its options chosen.  Pure: the same arguments give the same answer.

    An action is a str, its own text, with the parsed parts as attributes: so it can be written,
    compared and sent as it is, and "b1=6" is found in what legal() returns.
    """

    @property
    def id(self) -> str: ...
    @property
    def engine(self) -> str: ...  # "sliding", "go", "connect": who shares boards, bots and screens
    @property
    def shelf(self) -> int: ...  # the place among the editions
    @property
    def version(self) -> int: ...  # goes up whenever an old record would replay differently
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...  # what can be chosen, with defaults and limits
    @property
    def unlisted(self) -> tuple[Option, ...]: ...  # those that no menu offers
    @property
    def presets(self) -> tuple[Preset, ...]: ...  # the usual one first
    @property
    def motifs(self) -> tuple[str, ...]: ...  # the keys of what the letters A, B, ... show
    @property
    def signed(self) -> str: ...  # the letters of the cards that are the dark lord's
    @property
    def chosen(self) -> Mapping[str, Value]: ...  # what was chosen and is not the default
    def with_options(self, **options: object) -> "Rules[S, A]": ...

    def start(self, setup: Setup) -> S: ...  # all chance happens here
    def seated(self, state: S) -> int: ...  # how many play
    def to_act(self, state: S) -> Sequence[int]: ...  # one in turn, many at once, none when over
    def legal(self, state: S, seat: int) -> Sequence[A]: ...  # in a fixed order
    def why_not(self, state: S, seat: int, action: A) -> str: ...  # for an action that is not legal
    def apply(self, state: S, seat: int, action: A) -> S: ...  # trusts the caller
    def idle(self, state: S, seat: int, seed: str) -> Sequence[A]: ...  # when its time is up
    def view(self, state: S, seat: int | None) -> S: ...  # what that seat (None: anyone) may see
    def imagine(self, view: S, seed: str) -> S: ...  # a full state that looks so: for search
    def outcome(self, state: S) -> Outcome | None: ...
    def status(self, state: S) -> tuple[str, ...]: ...  # what is unusual about a position
    def parse(self, text: str) -> A: ...
    def write(self, state: S) -> str: ...  # one line
    def read(self, text: str) -> S: ...


AnyRules = Rules[Any, Any]


@runtime_checkable
class Timed(Protocol):
    """Rules that keep time themselves: many act at once, and every action bears its moment.

    Such a game has no clock beside its own, and nothing is taken back.
    """

    def stamped(self, action: Any, moment: int) -> Any: ...  # in milliseconds since the start
    def moment(self, action: Any) -> int | None: ...  # that an action bears
    def bare(self, action: Any) -> Any: ...  # an action without its moment


@runtime_checkable
class Slides(Protocol):
    """Rules whose turns are a push and a walk, and which look at all pushes at once."""

    def lanes(self, state: Any) -> Lanes: ...


def play(rules: Rules[S, A], state: S, seat: int, action: A) -> S:
    """Return the state after *action*: the checked door to `apply`.

    :raises IllegalAction: when the rules do not allow it now.
    """
    if action not in rules.legal(state, seat):
        raise IllegalAction(
            f"not allowed: {quoted(str(action))}: {rules.why_not(state, seat, action)}"
        )
    return rules.apply(state, seat, action)


def replay(rules: Rules[S, A], state: S, events: Iterable[tuple[int, str]]) -> S:
    """Return the state after all *events*, seat and action text each, every one of them checked.

    :raises GameError: when one cannot be read or is not allowed.
    """
    for seat, text in events:
        state = play(rules, state, seat, rules.parse(text))
    return state


def perft(rules: Rules[S, A], state: S, depth: int) -> int:
    """Count the different lists of *depth* actions that can follow.

    Like its namesake in chess programs: a wrong rule shows as a wrong number.
    """
    if depth == 0:
        return 1
    moves = [(seat, action) for seat in rules.to_act(state) for action in rules.legal(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(perft(rules, rules.apply(state, seat, action), depth - 1) for seat, action in moves)


def ranks(scores: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each score, the highest first; equal scores share one.

    >>> ranks((3, 5, 3, 1))
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > score for other in scores) for score in scores)
