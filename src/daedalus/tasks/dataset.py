"""Games to learn from: records of mixed levels, made from a seed, and read as decisions.

A file that ends in `.parquet` has columns and needs the package pyarrow; any other has a line of
JSON for each game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from daedalus.adapters.encoding import DecisionPoint, encoding
from daedalus.arena import jobs as work
from daedalus.arena.contest import Contest, Matchup, play_game
from daedalus.core.chance import shuffled
from daedalus.core.errors import OptionError
from daedalus.core.game import HOUSE, Timed
from daedalus.editions import edition, read_game

LEVELS_PLAYED: Final = ("random", "easy", "medium", "hard", "expert")
"""Every two of these meet; a master's games would depend on the speed of the machine."""
NO_OPTIONS: Final[Mapping[str, object]] = MappingProxyType({})
_ROWS: Final = 1000
"""Games in a group of a file with columns."""


class PlayedGame(NamedTuple):
    """A game of a data set."""

    number: int
    edition: str
    levels: str  # by seat, separated by spaces
    winners: str  # seats from 0, separated by spaces
    record: str


class Decision(NamedTuple):
    """A moment of a game as an agent sees it, and what was done."""

    seat: int
    observation: Any  # planes
    mask: Any
    action: int
    result: float  # of the game for this seat: 1, 0, or its share of a shared win


def played(
    name: str,
    many: int,
    seats: int = 2,
    seed: str = "dataset",
    jobs: int | None = 1,
    cluster: bool = False,
    levels: tuple[str, ...] = LEVELS_PLAYED,
    options: Mapping[str, object] = NO_OPTIONS,
) -> Iterator[PlayedGame]:
    """Yield games of mixed levels; the same arguments always yield the same ones, in any order."""
    if isinstance(edition(name), Timed):
        raise OptionError(f"{name} is played in real time: its decisions have no order")
    yield from work.done(
        _one,
        ((name, dict(options), seats, seed, number, levels) for number in range(many)),
        jobs,
        cluster,
    )


def _one(
    name: str, options: dict[str, object], seats: int, seed: str, number: int, levels: Sequence[str]
) -> PlayedGame:
    one, other = (*shuffled(levels, f"{seed}/{number}"), *levels)[:2]
    contest = Contest((one, other), name, options, seats, seed=f"{seed}/{number}")
    game = play_game(contest, Matchup(one, other), number % seats)
    done = read_game(game.record)
    levels = " ".join(player.kind.removeprefix("bot:") for player in done.players)
    outcome = done.outcome
    winners = " ".join(map(str, outcome.winners)) if outcome else ""
    return PlayedGame(number, name, levels, winners, game.record)


def write(path: Path, games: Iterable[PlayedGame], tell: Callable[[], None] = lambda: None) -> None:
    """Write games to a file, as they come."""
    if path.suffix == ".parquet":
        _write_columns(path, games, tell)
        return
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for game in games:
            file.write(json.dumps(game._asdict()) + "\n")
            tell()


def _write_columns(path: Path, games: Iterable[PlayedGame], tell: Callable[[], None]) -> None:
    import pyarrow
    import pyarrow.parquet as parquet

    rest = iter(games)
    columns = [(name, pyarrow.string()) for name in PlayedGame._fields[1:]]
    shape = pyarrow.schema([("number", pyarrow.int64()), *columns])
    with parquet.ParquetWriter(path, shape, compression="zstd") as file:
        while part := [game._asdict() for game in islice(rest, _ROWS)]:
            file.write_table(pyarrow.Table.from_pylist(part, shape))
            for _ in part:
                tell()


def load(path: str | Path) -> Iterator[PlayedGame]:
    """Yield the games of a file."""
    path = Path(path)
    if path.suffix != ".parquet":
        with path.open(encoding="utf-8") as file:
            for line in file:
                yield PlayedGame(**json.loads(line))
        return
    import pyarrow.parquet as parquet

    with parquet.ParquetFile(path) as file:
        for part in file.iter_batches(_ROWS):
            for row in part.to_pylist():
                yield PlayedGame(**row)


def decisions(game: PlayedGame, glance: bool = False) -> Iterator[Decision]:
    """Yield the decisions of a game as numbers, as `adapters.encoding` counts them."""
    import numpy as np

    done = read_game(game.record)
    rules, seats = done.rules, len(done.players)
    code = encoding(rules, seats, None, glance)
    shape = (len(code.planes), code.size, code.size)
    winners = [int(seat) for seat in game.winners.split()]
    state = done.first
    for event in done.events:
        if event.seat == HOUSE:
            state = rules.apply(state, HOUSE, rules.parse(event.action))
            continue
        spot, seat, action = DecisionPoint(state), event.seat, rules.parse(event.action)
        for number in code.numbers(spot, seat, action):
            seen = np.frombuffer(code.observe(spot, seat), np.int8).reshape(shape)
            mask = np.frombuffer(code.mask(spot, seat), np.int8)
            result = 1 / len(winners) if seat in winners else 0.0
            yield Decision(seat, seen, mask, number, result)
            spot = code.apply(spot, seat, number)
        state = spot.state
