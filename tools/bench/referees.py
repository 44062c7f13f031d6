"""How many positions the engines and the plain referees agree on: any other ends the run.

`python -m tools.bench.referees [SECONDS]` plays games of each edition for so long.
"""

import sys
import time
from collections.abc import Sequence

import daedalus
from tests.editions.refereed import refereed
from tools.bench.report import Report

SECONDS = 60.0


def run(seconds: float = SECONDS) -> Report:
    """Play games of any variant, *seconds* for each edition, and compare every position.

    :raises AssertionError: where the two differ; the seed is in its note.
    """
    report = Report("referees")
    report.notes.append(
        "Games of any options and seats by chance; compared are legal actions, the text of every "
        "position, ranks and winners, and in Go! what the house does when."
    )
    for name in daedalus.edition_names():
        games = positions = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            try:
                positions += refereed(name, f"referees {games}")
            except AssertionError as error:
                error.add_note(f"{name}, seed 'referees {games}'")
                raise
            games += 1
        report.add(f"{name}: games", games)
        report.add(f"{name}: positions that both agree on", positions)
    return report


def main(arguments: Sequence[str]) -> None:
    print(run(*map(float, arguments)).text(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
