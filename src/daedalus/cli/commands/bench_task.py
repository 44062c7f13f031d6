"""`daedalus bench-task`: the tasks of the benchmark, and how well somebody does on them."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Annotated, Any, Final

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.columns import columns
from daedalus.cli.progress import Progress
from daedalus.cli.words import Words, told
from daedalus.core.errors import OptionError, quoted

if TYPE_CHECKING:
    from daedalus.tasks.play import Contestant, Policy

_Jobs = Annotated[int | None, Option(help=told("help-arena-jobs"))]
_Cluster = Annotated[bool, Option("--cluster", help=told("help-arena-cluster"))]


def listed() -> None:
    from daedalus.tasks import TASKS

    for line in columns([(each.id, each.edition, each.score) for each in TASKS]):
        print(line)


def evaluate(
    task: Annotated[str, Option(help=told("help-bench-task-task"))],
    bot: Annotated[str | None, Option(help=told("help-bench-task-bot"))] = None,
    engine: Annotated[str | None, Option(help=told("help-arena-engine"))] = None,
    policy: Annotated[str | None, Option(help=told("help-bench-task-policy"))] = None,
    games: Annotated[int | None, Option(help=told("help-bench-task-deals"))] = None,
    out: Annotated[Path | None, Option(help=told("help-bench-task-out"))] = None,
    jobs: _Jobs = None,
    cluster: _Cluster = False,
) -> None:
    from daedalus.tasks import DEALS, evaluate, write_report
    from daedalus.tasks import task as task_of

    given, player = task_of(task), _player(bot, engine, policy)
    many = DEALS if games is None else games
    with Progress(many) as progress:
        shown = 0

        def tell(played: int) -> None:
            nonlocal shown
            for _ in range(played - shown):
                progress.step()
            shown = played

        found = evaluate(given, player, many, jobs, cluster, tell)
    low, high = found["interval"]
    words = Words()
    score, least, most = (words.number(value, 3) for value in (found["score"], low, high))
    told_of = {"task": given.id, "player": player.name, "deals": found["deals"]}
    line = words("bench-task-score", score=score, low=least, high=most, **told_of)
    print(line, file=sys.stderr if out is None else sys.stdout)
    for why in found["reasons"]:
        print(words("arena-forfeit", why=why, games=found["forfeits"]), file=sys.stderr)
    if out is None:
        print(write_report(found), end="")
    else:
        out.write_text(write_report(found), encoding="utf-8", newline="\n")


def verify(
    file: Annotated[Path, Argument(metavar="FILE", help=told("help-bench-task-file"))],
    bot: Annotated[str | None, Option(help=told("help-bench-task-bot"))] = None,
    engine: Annotated[str | None, Option(help=told("help-arena-engine"))] = None,
    policy: Annotated[str | None, Option(help=told("help-bench-task-policy"))] = None,
    jobs: _Jobs = None,
    cluster: _Cluster = False,
) -> int:
    from daedalus.tasks import evaluate, read_report, task

    words, found = Words(), read_report(file)
    if bot is engine is policy is None:
        print(words("bench-task-adds-up"))
        return 0
    player = _player(bot, engine, policy)
    again = evaluate(task(found["task"]), player, found["deals"], jobs, cluster)
    same = again["scores_sha256"] == found["scores_sha256"]
    print(words("bench-task-same" if same else "bench-task-differs", score=again["score"]))
    return 0 if same else 1


def games(
    out: Annotated[Path, Option(help=told("help-bench-task-to"))],
    edition: Annotated[str, Option(help=told("help-bench-task-edition"))] = "classic",
    many: Annotated[int, Option("--games", help=told("help-bench-task-many"))] = 100_000,
    seats: Annotated[int, Option(help=told("help-seats"))] = 2,
    seed: Annotated[str, Option(help=told("help-seed"))] = "dataset",
    jobs: _Jobs = None,
    cluster: _Cluster = False,
) -> None:
    from daedalus.tasks.dataset import played, write

    with Progress(many) as progress:
        write(out, played(edition, many, seats, seed, jobs, cluster), progress.step)


def _player(bot: str | None, engine: str | None, policy: str | None) -> Contestant:
    """Return the one player that was asked for.

    :raises OptionError: when it is none, or more than one.
    """
    from daedalus.arena import introduced
    from daedalus.bots.ladder import checked
    from daedalus.tasks import LevelPlayer, PolicyPlayer

    if [bot, engine, policy].count(None) != 2:
        raise OptionError("one of --bot, --engine and --policy says who plays")
    if bot is not None:
        return LevelPlayer(checked(bot))
    if engine is not None:
        return introduced(engine)
    return PolicyPlayer(str(policy), partial(_load, str(policy)))


def _load(text: str) -> Policy:
    """Return the policy that `module:name` makes; the name is a function without parameters.

    :raises OptionError: when there is none.
    """
    sys.path.insert(0, "")  # a module of the folder one is in
    try:
        made: Any = resolve_name(text) if ":" in text else None
    except Exception as error:  # whatever the module of a stranger raises
        raise OptionError(f"no policy {quoted(text)}: {error}") from error
    finally:
        sys.path.remove("")
    if not callable(made):
        raise OptionError(f"not a policy: {quoted(text)}: module:function, which returns one")
    policy: Policy = made()
    return policy


PARTS: Final = {"list": listed, "evaluate": evaluate, "verify": verify, "games": games}
