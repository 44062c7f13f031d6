"""The results of an arena: win rates with intervals, Elo, length of games and thinking time."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf, log10, sqrt
from typing import Final, NamedTuple

from daedalus.arena.contest import GameResult
from daedalus.core.sums import added

Z95: Final = 1.96
_WIDTH: Final = 80
NAMES: Final = 20
"""The minimum width of the two names."""
_SPARE: Final = ("seats", "longest", "turns a goal", "ms a move")
"""The columns to drop first when there is no room; --markdown has them all."""


class Standing(NamedTuple):
    """One bot against another, over all their games."""

    one: str
    other: str
    seats: int
    games: int
    rate: float
    low: float
    high: float
    elo: float
    turns_a_goal: float
    other_turns_a_goal: float
    ms: float
    other_ms: float
    longest: int  # turns of the longest game
    forfeits: tuple[int, int] = (0, 0)  # games forfeited by the first and by the other


def interval(deals: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """Return the win rate and its 95 % interval; games with the same deal are correlated.

    If the deals do not differ at all (nearly always won), use Wilson's interval over games.
    """
    games = [won for deal in deals for won in deal]
    count, rate = len(games), added(games) / len(games)
    # A deal's distance from the mean, weighted by its games: the usual estimate for clusters.
    spread = added((added(deal) - rate * len(deal)) ** 2 for deal in deals)
    half = Z95 * sqrt(spread) / count * sqrt(len(deals) / max(len(deals) - 1, 1))
    middle, z2 = (rate + Z95**2 / (2 * count)) / (1 + Z95**2 / count), Z95**2
    wilson = Z95 * sqrt(rate * (1 - rate) / count + z2 / (4 * count**2)) / (1 + z2 / count)
    if len(deals) < 20 or half < wilson / 4:
        return rate, max(middle - wilson, 0.0), min(middle + wilson, 1.0)
    return rate, max(rate - half, 0.0), min(rate + half, 1.0)


def elo(rate: float, seats: int) -> float:
    """Return the Elo advantage of a bot with this win rate against all other seats.

    >>> round(elo(0.75, 2)), round(elo(0.25, 4))
    (191, 0)
    """
    if rate in (0, 1):
        return inf if rate else -inf
    return 400 * log10(rate * (seats - 1) / (1 - rate))


def standings(games: Iterable[GameResult]) -> list[Standing]:
    """Return the standings of each pairing."""
    groups: dict[tuple[str, str, int], list[GameResult]] = defaultdict(list)
    for game in games:
        groups[game.one, game.other, game.seats].append(game)
    found = []
    for (one, other, seats), played in groups.items():
        deals: dict[int, list[float]] = defaultdict(list)
        for game in played:
            deals[game.deal].append(game.won)
        rate, low, high = interval(list(deals.values()))
        found.append(
            Standing(
                one,
                other,
                seats,
                len(played),
                rate,
                low,
                high,
                elo(rate, seats),
                sum(game.own_turns for game in played) / max(sum(g.goals for g in played), 1),
                sum(g.other_turns for g in played) / max(sum(g.other_goals for g in played), 1),
                added(game.ms for game in played) / len(played),
                added(game.other_ms for game in played) / len(played),
                max(game.turns for game in played),
                (
                    sum(bool(game.forfeit) and not game.won for game in played),
                    sum(bool(game.forfeit) and bool(game.won) for game in played),
                ),
            )
        )
    return found


HEAD: Final = (
    *("bots", "seats", "games", "wins %", "95 %", "Elo", "turns a goal", "ms a move", "longest"),
    "forfeits",
)


def _short(ms: float) -> str:
    return f"{ms:.0f}" if ms >= 100 else f"{ms:.3g}"


def rows(found: Iterable[Standing]) -> list[tuple[str, ...]]:
    """Return the cells of the table."""
    return [
        (
            f"{each.one} v {each.other}",
            str(each.seats),
            str(each.games),
            f"{100 * each.rate:.1f}",
            f"{100 * each.low:.1f} to {100 * each.high:.1f}",
            f"{each.elo:+z.0f}",
            f"{each.turns_a_goal:.2f} v {each.other_turns_a_goal:.2f}",
            f"{_short(each.ms)} v {_short(each.other_ms)}",
            str(each.longest),
            f"{each.forfeits[0]} v {each.forfeits[1]}",
        )
        for each in found
    ]


def table(games: Sequence[GameResult], markdown: bool = False, width: int = _WIDTH) -> str:
    """Return the standings as text, in columns that fit *width*, or as a Markdown table.

    There is a column for forfeits if there were any.
    """
    count = len(HEAD) - (not any(game.forfeit for game in games))
    lines = [cells[:count] for cells in (HEAD, *rows(standings(games)))]
    if markdown:
        head, *rest = ["| " + " | ".join(cells) + " |" for cells in lines]
        return "\n".join([head, "|" + "---|" * count, *rest])
    lines = _fitted(lines, width)
    wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(wide[at]) for at, cell in enumerate(cells)).rstrip() for cells in lines
    )


def _fitted(lines: list[tuple[str, ...]], width: int) -> list[tuple[str, ...]]:
    """Return the cells without the columns that do not fit, and with shorter names."""
    for spare in (*_SPARE, ""):
        wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
        room = width - sum(wide[1:]) - 2 * len(wide[1:])
        if room >= min(wide[0], NAMES):
            break
        if spare:
            at = lines[0].index(spare)
            lines = [cells[:at] + cells[at + 1 :] for cells in lines]
    return [(_cut(cells[0], max(room, NAMES)), *cells[1:]) for cells in lines]


def _cut(pairing: str, room: int) -> str:
    """Return a pairing with the longer of its names shortened.

    >>> _cut("A program with a long name v easy", 24)
    'A program with a… v easy'
    """
    one, versus, other = pairing.partition(" v ")
    while len(one) + len(versus) + len(other) > room:
        if len(one) >= len(other):
            one = one.rstrip("…")[:-1].rstrip() + "…"
        else:
            other = other.rstrip("…")[:-1].rstrip() + "…"
    return one + versus + other


def forfeits(games: Iterable[GameResult]) -> list[tuple[str, int, str]]:
    """Return why games were forfeited, how often each, and an example of stderr."""
    counts: dict[str, int] = defaultdict(int)
    told: dict[str, str] = {}
    for game in games:
        if game.forfeit:
            counts[game.forfeit] += 1
            told[game.forfeit] = told.get(game.forfeit) or game.stderr
    return [(why, count, told[why]) for why, count in counts.items()]
