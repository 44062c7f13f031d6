"""Whom people meet on an evening: how often somebody again, and how often nobody can avoid it."""

import time

from daedalus.evening.seating import evening_of, fewest, met, repeats
from tools.bench.report import Report

PEOPLE = range(4, 33)
SIZES = (2, 3, 4)
ROUNDS = (3, 5)


def run(people: range = PEOPLE, rounds: tuple[int, ...] = ROUNDS) -> Report:
    """Measure whole evenings of people who all stay, against what cannot be avoided."""
    report = Report("evenings")
    for size in SIZES:
        for count in rounds:
            begun = time.process_time()
            found = [
                (repeats(met(evening_of(each, size, count, "bench"))), fewest(each, size, count))
                for each in people
            ]
            took = (time.process_time() - begun) / (len(found) * count)
            about = f"tables of {size}, {count} rounds"
            met_again, must = (sum(each) for each in zip(*found, strict=True))
            best = sum(again == least for again, least in found)
            report.add(f"{about}: evenings of {len(found)} with no meeting more than a bound", best)
            report.add(f"{about}: met somebody again, in all", met_again)
            report.add(f"{about}: at least, in all", must)
            report.add(f"{about}: CPU of a seating", took, "s")
    return report
