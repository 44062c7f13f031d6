"""How well the chances of `daedalus.review` are calibrated, in games that no fit has seen.

Every position is played on twice.  As two results of one view differ now and then, nobody who sees
that view can score better than `least` says, whatever is fitted.
"""

from daedalus.bench.report import Report
from daedalus.editions import edition
from daedalus.review.parameters import VARIANTS
from daedalus.review.reliability import Forecast, brier, by_cards, least, said, tenths

USUAL = {2: 600, 3: 120, 4: 80}
OTHERS = {2: 40, 3: 30, 4: 20}
"""Games of each level, by the number of seats: for the usual rules and the others."""


def run(usual: dict[int, int] = USUAL, others: dict[int, int] = OTHERS) -> Report:
    """Measure Brier scores, and for each tenth how many of those pushes were won."""
    report = Report("reliability")
    for name, options in VARIANTS.items():
        rules = edition("classic", **options)
        for seats, count in (others if options else usual).items():
            tell(report, f"{name}, {seats} seats", seats, list(said(rules, seats, count)))
    return report


def tell(report: Report, about: str, seats: int, found: list[Forecast]) -> None:
    """Add what was found for one set of rules and number of seats."""
    twice = [(each.chance, won) for each in found for won in (each.won, each.again)]
    report.add(f"{about}: Brier score", brier(twice))
    report.add(f"{about}: by cards alone", by_cards(found, seats))
    report.add(f"{about}: the least possible", least(found))
    report.notes += table(f"{about}, {len(found)} pushes", found)


def table(title: str, found: list[Forecast]) -> list[str]:
    """Return the reliability table as Markdown."""
    rows = [
        f"| {100 * each.said:.0f} | {100 * each.won:.0f} | {100 * each.gap:+.1f} | "
        f"{100 * each.doubt:.1f} | {each.pushes} |"
        for each in tenths(found)
    ]
    head = ["| said % | won % | difference | standard error | pushes |", "|---|---|---|---|---|"]
    return ["", f"### {title}", "", *head, *rows]
