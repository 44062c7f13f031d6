"""`daedalus kernels`: show what runs the bots' kernels here, build them, check that all agree."""

from __future__ import annotations

from typing import Annotated

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.words import Words, told
from daedalus.core.errors import OptionError, quoted
from daedalus.extras import of_clone

_WHAT = ("show", "build", "verify")


def kernels(
    what: Annotated[str, Argument(help=told("help-kernels-what"))] = _WHAT[0],
    positions: Annotated[int, Option(help=told("help-kernels-positions"))] = 2000,
) -> int:
    if what not in _WHAT:
        raise OptionError(f"no such part: {quoted(what)}: there are {', '.join(_WHAT)}")
    if positions < 1:
        raise OptionError(f"not a number of positions: {positions}")
    words = Words()
    if what == "build":
        return _build(words)
    return _show(words) if what == "show" else _verify(words, positions)


def _show(words: Words) -> int:
    from daedalus import fast

    sentences = {
        fast.LIBRARY: "kernels-library",
        fast.NUMBA: "kernels-numba",
        fast.INTERPRETED: "kernels-interpreted",
    }
    chosen = fast.chosen()
    print(words(sentences[chosen.kind], why=chosen.why))
    return 0


def _build(words: Words) -> int:
    maker = of_clone("tools.kernels.build")
    files = maker.build()
    maker.write(files)
    for name, made in files.items():
        print(words("kernels-built", name=name, bytes=len(made)))
    return 0


def _verify(words: Words, positions: int) -> int:
    from daedalus.bots.kernels import compare, engines

    wrong = 0
    for row in compare(positions, engines()):
        wrong += row.wrong
        print(
            words(
                "kernels-compared",
                entry=row.entry,
                engine=row.engine,
                asked=row.asked,
                wrong=row.wrong,
            )
        )
    print(words("kernels-differ" if wrong else "kernels-agree", positions=positions))
    return 1 if wrong else 0
