"""Simulated people against the dial: which step fits a child, the first game, and a fitted rival.

`python -m tools.people` plays what is not in build/people.jsonl yet, and then writes the tables
into docs/ladder.md.  It can be stopped and started again.  `--games 0` only writes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from daedalus.bots import LEVELS
from daedalus.bots.dial import level_at
from daedalus.bots.fitting import FIRST, RivalGame, next_strength
from tools.ladder import ROOT, TABLE, Pair, Rung, rows, rung, written
from tools.rivals import play

FOUND = ROOT / "build" / "people.jsonl"
SHORT = {"cards": 6}
CHILDREN = {"child:1": "1", "child:2": "3.5", "child:4": "6", "child:8": "8", "child:0": "10"}
"""Children by how many pushes they look at, 0: all, and the step that each meets."""
NEW = "child:4"
"""Somebody who has never played."""
PEOPLE = (*CHILDREN, *LEVELS)
KNOWN = 5  # games after which a rival should fit
MEETINGS = 100  # games that are counted after those
BUDGET_MS = 20  # of a master: five times as much would change little and take hours


class Deal(NamedTuple):
    """One deal, or one person's whole series with a rival that fits itself."""

    part: str  # "child", "first" or "fitted"
    who: str
    rival: str
    seats: int
    number: int


def deals(games: int, series: int) -> Iterator[Deal]:
    """Yield everything that is wanted."""
    for who, step in CHILDREN.items():
        for number in range(games // 2):
            yield Deal("child", who, step, 2, number)
    for seats, strength in FIRST.items():
        for number in range(games // seats):
            yield Deal("first", NEW, level_at(strength), seats, number)
    for who in PEOPLE:
        for number in range(series):
            yield Deal("fitted", who, "", 2, number)


def won(deal: Deal) -> list[float]:
    """Return what the person won: of a deal a seat at a time, of a series game by game."""
    seed = "/".join(map(str, deal))
    if deal.part == "fitted":
        return list(_series(deal.who, seed))
    options = SHORT if deal.part == "child" else {}
    found = []
    for seat in range(deal.seats):
        names = [deal.rival] * deal.seats
        names[seat] = deal.who
        found.append(play("classic", options, names, seed, str(seat))[seat])
    return found


def _series(who: str, seed: str) -> Iterator[float]:
    """Yield what somebody wins against a rival that knows the results and nothing else."""
    games: list[RivalGame] = []
    for number in range(KNOWN + MEETINGS):
        strength = next_strength(FIRST[2], games)
        names, seat = [level_at(strength)] * 2, number % 2
        names[seat] = who
        share = play("classic", SHORT, names, f"{seed}/{number}", budget_ms=BUDGET_MS)[seat]
        games.append(RivalGame(strength, share > 0.5))
        yield share


def run(games: int, series: int, path: Path) -> None:
    """Play what is not in the file yet."""
    path.parent.mkdir(exist_ok=True)
    done = {Deal(*row[:-1]) for row in rows(path)}
    with path.open("a") as out:
        for deal in deals(games, series):
            if deal not in done:
                out.write(json.dumps([*deal, won(deal)]) + "\n")
                out.flush()


# --- what comes out -----------------------------------------------------------------------------


def tables(path: Path) -> str:
    """Return all results as Markdown."""
    found: dict[tuple[str, str, str, int], list[list[float]]] = {}
    for part, who, rival, seats, _, shares in rows(path):
        found.setdefault((part, who, rival, seats), []).append(shares)
    children = {who: found.get(("child", who, step, 2), []) for who, step in CHILDREN.items()}
    firsts = {
        seats: found.get(("first", NEW, level_at(strength), seats), [])
        for seats, strength in FIRST.items()
    }
    series = {who: found.get(("fitted", who, "", 2), []) for who in PEOPLE}
    return "\n\n".join(
        (
            "Two players, 6 cards: games that the child won against a step.",
            _table(
                ["K", *map(_name, children)],
                ["step", *CHILDREN.values()],
                ["won, %", *(_share(_rung(each)) for each in children.values())],
                ["games", *(str(_rung(each).games) for each in children.values())],
            ),
            "The first game, as the page begins it: all cards, K = 4, against the strength that "
            "nobody has chosen.",
            _table(
                ["players", *map(str, firsts)],
                ["strength", *(level_at(FIRST[seats]) for seats in firsts)],
                ["won, %", *(_share(_rung(each)) for each in firsts.values())],
                ["games", *(str(_rung(each).games) for each in firsts.values())],
            ),
            f"Two players, 6 cards, a rival that fits itself by results alone: what a person won "
            f"from game {KNOWN + 1} to game {KNOWN + MEETINGS}, in each series.",
            _table(
                ["person", *map(_name, series)],
                ["won, %", *(_fitted(each) for each in series.values())],
            ),
        )
    )


def _table(head: list[str], *lines: list[str]) -> str:
    return (
        "\n".join(f"| {' | '.join(line)} |" for line in (head, ["---"] * len(head), *lines))
        .replace("| --- ", "|---")
        .replace("--- |", "---|")
    )


def _name(who: str) -> str:
    """Return a person's name in a table.

    >>> _name("child:4"), _name("child:0"), _name("easy")
    ('4', 'all', 'easy')
    """
    return who.removeprefix("child:").replace("0", "all")


def _rung(played: list[list[float]]) -> Rung:
    if not played:
        return Rung(0, 0.0, 0.0, 0.0)
    sums = Pair("classic", len(played[0]), 0, ("", ""))
    for shares in played:
        sums = sums.plus(sum(shares) / len(shares))
    return rung(sums)


def _share(each: Rung) -> str:
    return f"{100 * each.won:.1f} ± {100 * each.margin:.1f}" if each.games else ""


def _fitted(series: list[list[float]]) -> str:
    return ", ".join(f"{100 * sum(each[KNOWN:]) / len(each[KNOWN:]):.0f}" for each in series)


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--games", type=int, default=400, help="for each child and first game")
    asked.add_argument("--series", type=int, default=2, help="for each person, of 105 games")
    asked.add_argument("--out", type=Path, default=FOUND)
    asked.add_argument("--print", action="store_true", help="print the tables, write nothing")
    args: Any = asked.parse_args()
    run(args.games, args.series if args.games else 0, args.out)
    if args.print:
        print(tables(args.out))
    else:
        TABLE.write_text(written(TABLE.read_text(), "people", f"\n{tables(args.out)}\n"))


if __name__ == "__main__":
    main()
