"""`daedalus puzzles`: make, verify, show and count puzzles."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.progress import Progress
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.errors import NotationError, OptionError, quoted

_Kind = Annotated[str | None, Option(help=told("help-puzzle-kind"))]
_Jobs = Annotated[int | None, Option(help=told("help-arena-jobs"))]
File = Annotated[Path | None, Argument(metavar="FILE", help=told("help-puzzles-file"))]
_Lang = Annotated[str | None, Option(help=told_languages())]


def make(
    kind: _Kind = None,
    turns: Annotated[int | None, Option(help=told("help-puzzles-turns"))] = None,
    count: Annotated[int, Option(help=told("help-puzzles-count"))] = 100,
    seed: Annotated[str | None, Option(help=told("help-seed"))] = None,
    jobs: _Jobs = None,
    out: Annotated[Path | None, Option(help=told("help-puzzles-out"))] = None,
    cluster: Annotated[bool, Option("--cluster", help=told("help-arena-cluster"))] = False,
) -> None:
    from daedalus.puzzles.factory import SHIPPED, SHIPPED_SEED, Batch, batches, made
    from daedalus.puzzles.puzzle import write_puzzle

    wanted = SHIPPED if kind is None else batches(kind, turns, count)
    file = sys.stdout if out is None else out.open("w", encoding="utf-8", newline="\n")
    with Progress(sum(batch.many for batch in wanted)) as progress:

        def tell(batch: Batch, done: int) -> None:
            progress.step()

        own = SHIPPED_SEED if seed is None else seed
        for puzzle in made(wanted, own, _jobs(jobs), cluster, tell):
            print(write_puzzle(puzzle), file=file, flush=True)
    if out is not None:
        file.close()


def verify(file: File = None, jobs: _Jobs = None, lang: _Lang = None) -> int:
    from daedalus.puzzles.collection import read_lines
    from daedalus.puzzles.verify import verify as failures

    words = Words(lang)
    lines = [*read_lines(file)]
    count = sum(bool(line.strip()) for line in lines)
    proved = words(
        "puzzles-verified", count=count
    )  # fails here if Fluent is missing, before the work
    wrong = 0
    with Progress(count) as progress:
        for failure in failures(lines, _jobs(jobs), progress.step):
            wrong += 1
            print(words("puzzles-line", line=failure.line, reason=failure.reason), flush=True)
    if wrong:
        print(words("puzzles-failed", wrong=wrong, count=count))
        return 1
    print(proved)
    return 0


def show(
    names: Annotated[list[str] | None, Argument(metavar="ID", help=told("help-puzzles-id"))] = None,
    svg: Annotated[str | None, Option(help=told("help-puzzles-svg"))] = None,
    sheet: Annotated[Path | None, Option(help=told("help-puzzles-sheet"))] = None,
    solution: Annotated[bool, Option("--solution", help=told("help-puzzles-solution"))] = False,
    lang: _Lang = None,
) -> None:
    from daedalus.cli.engines import riddle_of
    from daedalus.cli.riddle import headline, shown
    from daedalus.puzzles import KINDS, find, next_for
    from daedalus.puzzles import sheet as paper

    words = Words(lang)
    if sheet is not None:
        mixed = (next_for(1200, kind=kind) for kind in KINDS)
        chosen = [find(name) for name in names] if names else [one for one in mixed if one]
        told = [(riddle_of(puzzle.rules.engine), puzzle) for puzzle in chosen]
        texts = [(" ".join(say.task(words, each)), say.legend(words, each)) for say, each in told]
        page = paper.sheet(chosen, texts, words("puzzle-kinds"), words.language)
        sheet.write_text(page, encoding="utf-8", newline="\n")
        return
    if not names:
        raise OptionError(
            "daedalus puzzles show needs the id of a puzzle, or --sheet", "puzzles-show"
        )
    if svg is not None and len(names) > 1:
        raise OptionError(f"one picture at a time: {quoted(' '.join(names))}")
    for puzzle in map(find, names):
        if svg == "-":
            print(paper.picture(puzzle))
        elif svg is not None:
            Path(svg).write_text(paper.picture(puzzle), encoding="utf-8", newline="\n")
        else:
            task = riddle_of(puzzle.rules.engine).task(words, puzzle)
            print("\n".join((headline(words, puzzle), *task, *shown(words, puzzle))))
            if solution:
                print(f"{words('puzzles-solutions')}:")
                for each in puzzle.solutions:
                    print("  " + ", ".join(each))


def stats(
    file: File = None,
    solved: Annotated[bool, Option("--solved", help=told("help-puzzles-solved"))] = False,
    write: Annotated[Path | None, Option(help=told("help-puzzles-markdown"))] = None,
) -> None:
    from daedalus.puzzles import load
    from daedalus.puzzles.stats import count_table, solved_table

    puzzles = load(file)
    tables = {"counts": count_table(puzzles)}
    if solved:
        tables["solved"] = solved_table(puzzles)
    print("\n\n".join(tables.values()))
    if write is not None:
        text = write.read_text(encoding="utf-8")
        for name, table in tables.items():
            text = _between(text, name, table)
        write.write_text(text, encoding="utf-8", newline="\n")


def _between(text: str, name: str, table: str) -> str:
    """Return a page with what is between the markers of *name* replaced."""
    start, end = f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
    before, found, rest = text.partition(start)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        raise NotationError(f"no place for the table: {start.strip()} to {end.strip()} is missing")
    return f"{before}{start}\n{table}\n\n{end}{after}"


def _jobs(jobs: int | None) -> int:
    if jobs is not None and jobs < 1:
        raise OptionError(f"not a number of processes: {jobs}")
    return jobs or os.cpu_count() or 1


PARTS: Final = {"make": make, "verify": verify, "show": show, "stats": stats}
