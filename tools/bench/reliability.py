"""How well the chances of `daedalus.review` are calibrated, in games that no fit has seen.

Every position is played on twice.  As two results of one view differ now and then, nobody who sees
that view can score better than `least` says, whatever is fitted.
"""

from daedalus.editions import edition
from daedalus.review.parameters import VARIANTS
from tools.bench.report import Report
from tools.review.reliability import TENTHS, Forecast, brier, by_cards, least, said, tenths

USUAL = {2: 600, 3: 400, 4: 400}
OTHERS = {2: 120, 3: 120, 4: 120}
"""Games of each level, by the number of seats: for the usual rules and the others."""
FEW = 10  # pushes; groups with fewer are left out
ENDS = [f"to {100 * (at + 1) // TENTHS} %" for at in range(TENTHS)]
HEAD = ("rules", "seats", "pushes", "Brier", "by cards", "least", *ENDS)


def run(usual: dict[int, int] = USUAL, others: dict[int, int] = OTHERS) -> Report:
    """Measure Brier scores, and for each tenth how many more were won than forecast."""
    report = Report("reliability")
    report.notes += ["", row(HEAD), row(["---"] * len(HEAD))]
    for name, options in VARIANTS.items():
        rules = edition("classic", **options)
        for seats, count in (others if options else usual).items():
            tell(report, name, seats, list(said(rules, seats, count)))
    return report


def tell(report: Report, name: str, seats: int, found: list[Forecast]) -> None:
    """Add what was found for one set of rules and number of seats."""
    twice = [(each.chance, won) for each in found for won in (each.won, each.again)]
    scores = brier(twice), by_cards(found, seats), least(found)
    about = f"{name}, {seats} seats"
    for what, score in zip(("Brier score", "by cards alone", "least"), scores, strict=True):
        report.add(f"{about}: {what}", score)
    told = [f"{score:.3f}" for score in scores]
    report.notes.append(row([name, str(seats), str(len(found)), *told, *gaps(found)]))


def gaps(found: list[Forecast]) -> list[str]:
    """Return for each tenth how many points more were won than forecast, and the standard error."""
    cells = ["-"] * TENTHS
    for each in tenths(found):
        if each.pushes >= FEW:
            at = min(int(each.said * TENTHS), TENTHS - 1)
            cells[at] = f"{100 * each.gap:+.1f} ± {100 * each.doubt:.1f}"
    return cells


def row(cells: tuple[str, ...] | list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
