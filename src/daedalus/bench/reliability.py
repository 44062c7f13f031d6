"""How well the chances of `daedalus.review` are calibrated, in games that no fit has seen."""

from daedalus.bench.report import Report
from daedalus.editions import edition
from daedalus.review.parameters import VARIANTS
from daedalus.review.reliability import Forecast, brier, by_cards, least, said, tenths

GAMES = {2: 120, 3: 60, 4: 40}
"""Games of each level, by the number of seats; a quarter as many under unusual rules."""


def run(games: dict[int, int] | None = None) -> Report:
    """Measure Brier scores, and for each tenth how many of those pushes were won."""
    report = Report("reliability")
    for name, options in VARIANTS.items():
        rules = edition("classic", **options)
        for seats, count in (games or GAMES).items():
            many = count if name == "hidden" else max(count // 4, 1)
            found = list(said(rules, seats, many))
            about = f"{name}, {seats} seats"
            report.add(f"{about}: Brier score", brier((e.chance, e.won) for e in found))
            report.add(f"{about}: by cards alone", by_cards(found, seats))
            report.add(f"{about}: the least possible", least(found))
            report.notes += table(f"{about}, {3 * many} games, {len(found)} pushes", found)
    return report


def table(title: str, found: list[Forecast]) -> list[str]:
    """Return the reliability table as Markdown."""
    rows = [
        f"| {100 * each.said:.0f} | {100 * each.won:.0f} | {100 * each.gap:+.1f} | "
        f"{100 * each.doubt:.1f} | {each.pushes} |"
        for each in tenths(found)
    ]
    head = ["| said % | won % | difference | standard error | pushes |", "|---|---|---|---|---|"]
    return ["", f"### {title}", "", *head, *rows]
