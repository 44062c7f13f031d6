"""The ladder of the dial: how much each step is worth, from paired games.

`python -m tools.ladder` plays every step against the one below it, in every engine and with two,
three and four players, until the wanted numbers of games are in tools/ladder.jsonl, and then writes
the table and the plot into docs/.  It can be stopped and started again: deals are played in their
order, so a pair's sums say what is left.  A step that thinks in another way than it did is played
anew.  `--games 0` only writes.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from daedalus.bots.connect.dial import STEPS as CONNECT
from daedalus.bots.go.levels import pace_of
from daedalus.bots.sliding.dial import STEPS as SLIDING_WAYS
from tools.rivals import play

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "tools" / "ladder.jsonl"
TABLE = ROOT / "docs" / "ladder.md"
README = ROOT / "README.md"
PLOT = ROOT / "docs" / "images" / "ladder.svg"
BUDGET_MS = 100
SEARCHERS = 18  # from this step on bots search, and a game takes seconds
STEPS = range(1, 21)
PART = 20  # deals, after which the file is written


class Group(NamedTuple):
    """Games that are counted together."""

    edition: str
    seats: int
    games: int  # for each pair of neighbours
    slow: int  # for those that search now and then
    last: int  # for the last pair, which always does

    def wanted(self, step: int) -> int:
        """Return how many games of a step against the one below it are wanted."""
        return self.last if step == STEPS[-1] else self.slow if step >= SEARCHERS else self.games


# To a bot the basic games of pirates and galaxy are that of classic: the same deal, the same game.
GROUPS = (
    Group("classic", 2, 1000, 400, 200),
    Group("classic", 3, 300, 900, 300),
    Group("classic", 4, 300, 300, 300),
    Group("go", 2, 300, 300, 300),
    Group("connect", 2, 300, 100, 20),
)
SLIDING = "classic, pirates, galaxy"


class Pair(NamedTuple):
    """A step against the one below it: how they think, and what is known of their games."""

    edition: str
    seats: int
    step: int
    ways: tuple[str, str]
    deals: int = 0
    won: float = 0.0  # deals, by the stronger one
    squares: float = 0.0  # the sum of what it won of each deal, squared

    @property
    def name(self) -> tuple[Any, ...]:
        return self[:4]

    def plus(self, won: float) -> Pair:
        return self._replace(
            deals=self.deals + 1, won=self.won + won, squares=self.squares + won * won
        )


def way(edition: str, step: int) -> str:
    """Return how a step thinks, as a text that changes with it."""
    if edition == "go":
        return repr(tuple(pace_of(str(step))))
    return repr(tuple((CONNECT if edition == "connect" else SLIDING_WAYS)[step]))


class Job(NamedTuple):
    """One deal: as many games as seats, with the stronger player in each of them once."""

    edition: str
    seats: int
    one: str
    other: str
    deal: int
    seed: str = "ladder"


def deal(job: Job) -> float:
    """Return the share of a deal's games that the first player won."""
    won = 0.0
    for seat in range(job.seats):
        names = [job.other] * job.seats
        names[seat] = job.one
        seed = f"{job.seed}/{job.deal}"
        won += play(job.edition, {}, names, seed, f"{job.one}/{job.other}/{seat}", BUDGET_MS)[seat]
    return won / job.seats


def run(groups: Iterable[Group], games: int | None, path: Path, processes: int) -> None:
    """Play what is not in the file yet, and write after every few deals."""
    known = {pair.name: pair for pair in pairs(path)}
    with ProcessPoolExecutor(processes, initializer=_nice) as pool:
        for group in groups:
            for step in STEPS[1:]:
                pair = fresh(group.edition, group.seats, step)
                pair = known.setdefault(pair.name, pair)
                wanted = group.wanted(step) if games is None else min(games, group.wanted(step))
                left = range(pair.deals, math.ceil(wanted / group.seats))
                for part in [left[at : at + PART] for at in range(0, len(left), PART)]:
                    todo = [
                        Job(group.edition, group.seats, str(step), str(step - 1), number)
                        for number in part
                    ]
                    for won in pool.map(deal, todo, chunksize=2):
                        pair = pair.plus(won)
                    known[pair.name] = pair
                    keep(known.values(), path)


def fresh(edition: str, seats: int, step: int) -> Pair:
    """Return a pair of which nothing is known."""
    return Pair(edition, seats, step, (way(edition, step), way(edition, step - 1)))


def _nice() -> None:
    os.nice(2)


def rows(path: Path) -> list[list[Any]]:
    """Return the rows of a file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def pairs(path: Path) -> Iterator[Pair]:
    """Yield what is known of the pairs whose players still think as they did."""
    for row in rows(path):
        edition, seats, step, ways, deals, won, squares = row
        pair = Pair(edition, seats, step, tuple(ways), deals, won, squares)
        if pair.name == fresh(edition, seats, step).name:
            yield pair


def keep(known: Iterable[Pair], path: Path) -> None:
    """Write what is known, a line for each pair."""
    found = [json.dumps(pair) for pair in sorted(known) if pair.deals]
    path.write_text("".join(f"{line}\n" for line in found))


# --- what comes out -----------------------------------------------------------------------------


class Rung(NamedTuple):
    """How a step does against the one below it."""

    games: int
    won: float
    margin: float  # of the 95 % interval
    elo: float


def rungs(path: Path, edition: str, seats: int) -> dict[int, Rung]:
    """Return the results of a group, by the stronger step."""
    return {
        pair.step: rung(pair)
        for pair in sorted(pairs(path))
        if (pair.edition, pair.seats) == (edition, seats)
    }


def rung(pair: Pair) -> Rung:
    """Return what the deals of one pair come to."""
    mean = pair.won / pair.deals
    spread = max(pair.squares - pair.won * mean, 0.0) / max(pair.deals - 1, 1)
    margin = 1.96 * math.sqrt(spread / pair.deals)
    return Rung(pair.deals * pair.seats, mean, margin, elo(mean, pair.seats))


def elo(won: float, seats: int) -> float:
    """Return the difference in Elo that makes one player win this share against equal others.

    >>> round(elo(0.64, 2)), round(elo(0.25, 4)), round(elo(0.4, 4))
    (100, 0, 120)
    """
    won = min(max(won, 0.001), 0.999)
    return 400 * math.log10(won / (1 - won) * (seats - 1))


def heights(ladder: dict[int, Rung]) -> dict[int, float]:
    """Return the Elo of every step above the first."""
    found, height = {1: 0.0}, 0.0
    for step, each in ladder.items():
        height += each.elo
        found[step] = height
    return found


def table(path: Path) -> str:
    """Return all results as Markdown."""
    groups = [group for group in GROUPS if rungs(path, group.edition, group.seats)]
    ladders = [rungs(path, group.edition, group.seats) for group in groups]
    heads = [f"{group.edition}, {group.seats}" for group in groups]
    lines = [
        f"| step | {' | '.join(heads)} |",
        f"|---|{'---|' * len(heads)}",
        *(
            f"| {step} v {step - 1} | {' | '.join(_cell(each.get(step)) for each in ladders)} |"
            for step in STEPS[1:]
        ),
        "| Elo from 1 to 20 | "
        + " | ".join(f"{heights(each)[20]:.0f}" if 20 in each else "" for each in ladders)
        + " |",
        f"| games a pair | {' | '.join(_games(each) for each in ladders)} |",
    ]
    return "\n".join(lines) + "\n"


def _cell(each: Rung | None) -> str:
    return f"{100 * each.won:.1f} ± {100 * each.margin:.1f}" if each else ""


def _games(ladder: dict[int, Rung]) -> str:
    """Return how many games were played a pair: below those that search, of them, of the last."""
    parts = (range(SEARCHERS), range(SEARCHERS, STEPS[-1]), range(STEPS[-1], STEPS[-1] + 1))
    told = []
    for part in parts:
        many = sorted({ladder[step].games for step in part if step in ladder})
        if many:
            told.append(str(many[0]) if len(many) == 1 else f"{many[0]} to {many[-1]}")
    return " / ".join(told)


def digest(path: Path) -> str:
    """Return what some steps are worth in each edition, for the readme."""
    some = (5, 10, 15, 20)
    lines = [
        f"| two players | {' | '.join(f'step {step}' for step in some)} |",
        "|---|---|---|---|---|",
    ]
    for group in GROUPS:
        high = heights(rungs(path, group.edition, group.seats))
        if group.seats == 2 and len(high) > 1:
            worth = (f"+{high[step]:.0f}" if step in high else "" for step in some)
            name = SLIDING if group.edition == "classic" else group.edition
            lines.append(f"| {name} | {' | '.join(worth)} |")
    return "\n".join(lines) + "\n"


COLOURS = ("#c9411f", "#1f62cf", "#0a7a58", "#9a6700", "#8e2fa3", "#0f7d8c", "#6b4d30")


def plot(path: Path) -> str:
    """Return the ladders as a picture: Elo above the first step."""
    width, height, left, top, foot = 860, 460, 64, 24, 44
    ladders = {
        f"{group.edition}, {group.seats} players": heights(rungs(path, group.edition, group.seats))
        for group in GROUPS
        if rungs(path, group.edition, group.seats)
    }
    most = max(max(each.values()) for each in ladders.values())
    most = math.ceil(most / 500) * 500

    def x(step: int) -> float:
        return left + (step - 1) * (width - left - 190) / 19

    def y(value: float) -> float:
        return top + (height - top - foot) * (1 - value / most)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'font-family="sans-serif" font-size="13">',
        "<title>The ladder of the dial: Elo of every step above the first</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for value in range(0, most + 1, 500):
        parts.append(
            f'<path d="M{left} {y(value):.1f}H{x(20):.1f}" stroke="#ddd"/>'
            f'<text x="{left - 8}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>'
        )
    for step in STEPS:
        parts.append(
            f'<text x="{x(step):.1f}" y="{height - foot + 20}" text-anchor="middle">{step}</text>'
        )
    parts.append(f'<text x="{x(10):.1f}" y="{height - 6}" text-anchor="middle">step</text>')
    ends = sorted(
        ((y(line[max(line)]), name) for name, line in ladders.items()), key=lambda end: end[0]
    )
    places: dict[str, float] = {}
    lowest = 0.0
    for wanted, name in ends:
        places[name] = lowest = max(wanted, lowest + 17)
    for (name, line), colour in zip(ladders.items(), COLOURS, strict=False):
        points = " ".join(f"{x(step):.1f},{y(value):.1f}" for step, value in line.items())
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        parts += [
            f'<circle cx="{x(step):.1f}" cy="{y(value):.1f}" r="3" fill="{colour}"/>'
            for step, value in line.items()
        ]
        parts.append(
            f'<text x="{x(20) + 12:.1f}" y="{places[name] + 4:.1f}" fill="{colour}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def written(page: str, mark: str, text: str) -> str:
    """Return a page with a text between two marks.

    >>> written("a <!-- x -->old<!-- /x --> b", "x", "new")
    'a <!-- x -->new<!-- /x --> b'
    """
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    before, rest = page.split(begin)
    return f"{before}{begin}{text}{end}{rest.split(end)[1]}"


def write(path: Path) -> None:
    """Write the tables and the plot into the documentation."""
    PLOT.write_text(plot(path))
    README.write_text(written(README.read_text(), "ladder", f"\n{digest(path)}"))
    TABLE.write_text(written(TABLE.read_text(), "ladder", f"\n{table(path)}"))


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--games", type=int, help="at most, for each pair; 0: only write")
    asked.add_argument("--edition", help="only this one")
    asked.add_argument("--seats", type=int, help="only with so many players")
    asked.add_argument("--out", type=Path, default=GAMES)
    asked.add_argument("--processes", type=int, default=os.cpu_count())
    asked.add_argument("--print", action="store_true", help="print the table, write nothing")
    args = asked.parse_args()
    groups = [
        group
        for group in GROUPS
        if args.edition in (None, group.edition) and args.seats in (None, group.seats)
    ]
    run(groups, args.games, args.out, args.processes or 1)
    if args.print:
        print(table(args.out))
    else:
        write(args.out)


if __name__ == "__main__":
    main()
