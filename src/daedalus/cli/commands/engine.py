"""`daedalus engine`: the bots for other programs, over stdin and stdout (docs/engine-protocol.md).

One thread reads, another thinks, so that a running search can be stopped, pinged or quit.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Annotated, Any, Final, TextIO

from daedalus.bots import LEVELS, make
from daedalus.bots.clock import watched_by
from daedalus.bots.dial import READERS, STEPS, level_at, strength
from daedalus.bots.ladder import number_of
from daedalus.cli.arguments import Option
from daedalus.cli.words import told
from daedalus.core.errors import GameError, NotationError, OptionError, quoted
from daedalus.core.game import AnyRules, Setup, Slides, Timed
from daedalus.core.history import History, read_history
from daedalus.core.options import split_options

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536
FOR_EVER_MS: Final = 24 * 3600 * 1000
STOP_S: Final = 0.3
"""A stopped search has this long to finish; then its first idea is played."""


def engine(
    level: Annotated[str, Option(help=told("help-engine-level"))] = "master",
    seed: Annotated[str, Option(help=told("help-engine-seed"))] = "",
) -> None:
    make(level)
    Dialogue(sys.stdin, sys.stdout, level, seed).serve()


class Watch:
    """The clock of a search: the time, or the number of looks at it, until someone says stop."""

    def __init__(self, counts: bool = False) -> None:
        self.counts, self.looks, self.stopped, self.ahead = counts, 0, False, 0.0

    def __call__(self) -> float:
        self.looks += 1
        if self.stopped:
            self.ahead += 1e9  # at every look: the search may not have begun yet
        return (0.002 * self.looks if self.counts else perf_counter()) + self.ahead


@dataclass
class Question:
    """The request of a `go`, and the answer as far as it is known."""

    rules: AnyRules
    view: Any
    seat: int
    level: str
    seed: str
    ply: int = 0
    history: History | None = None
    time_ms: int | None = None
    nodes: int | None = None
    for_ever: bool = False
    watch: Watch = field(default_factory=Watch)
    first_idea: list[str] = field(default_factory=list)
    answered: bool = False

    def think(self, tell: Callable[[str], None]) -> list[str]:
        """Return the actions of a turn; *tell* is called with the first idea of a long search."""
        with watched_by(self.watch):  # so a search can be stopped
            return self._think(tell)

    def _think(self, tell: Callable[[str], None]) -> list[str]:
        start = perf_counter()
        if number_of(self.level) > READERS:  # it searches
            quick = "expert" if isinstance(self.rules, Slides) else "medium"
            self.first_idea = self._turn(quick, None)
            tell(f"info time {_ms(start)} turn {' '.join(self.first_idea)}")
        budget = FOR_EVER_MS if self.for_ever else self.time_ms
        if self.nodes is not None:
            self.watch.counts, budget = True, 4 * self.nodes  # two looks per round, of 2 ms each
        turn = self._turn(self.level, budget)
        tell(f"info time {_ms(start)} turn {' '.join(turn)}")
        return turn

    def _turn(self, level: str, budget_ms: int | None) -> list[str]:
        bot = make(level, self.seed)
        turn = bot.turn(self.rules, self.view, self.seat, budget_ms, self.ply, self.history)
        return [str(action) for action in turn]


def _ms(start: float) -> int:
    return round((perf_counter() - start) * 1000)


class Dialogue:
    """A dialogue: commands come in, answers go out."""

    def __init__(self, source: TextIO, sink: TextIO, level: str, seed: str) -> None:
        self._source, self._sink = source, sink
        self._options = {"level": level, "seed": seed}
        self._said = threading.Lock()
        self._rules: AnyRules | None = None
        self._view: Any = None
        self._history: History | None = None
        self._question: Question | None = None
        self._thread: threading.Thread | None = None

    def serve(self) -> None:
        """Answer until `quit` or the end of the input; the last request is still answered."""
        for line in self._lines():
            words = line.split()
            if not words:
                continue
            if words[0] == "quit":
                self._stop()
                return
            try:
                self._obey(words[0], words[1:])
            except GameError as error:
                self._say(f"error {' '.join(str(error).split())}")
        if self._question and self._question.for_ever:
            self._stop()
        if self._thread:
            self._thread.join()

    def _lines(self) -> Iterator[str]:
        while line := self._source.readline(LONGEST_LINE):
            if len(line) == LONGEST_LINE and not line.endswith("\n"):
                self._say(f"error not a command: {quoted(line)}: too long")
                while line and not line.endswith("\n"):
                    line = self._source.readline(LONGEST_LINE)
                continue
            yield line

    def _say(self, line: str) -> None:
        with self._said:
            print(line, file=self._sink, flush=True)

    def _obey(self, order: str, words: list[str]) -> None:
        obey = getattr(self, f"_on_{order}", None) if order.isalpha() else None
        if obey is None:
            raise NotationError(f"not a command: {quoted(order)}")
        if order not in ("ping", "stop") and self._thinking():
            raise NotationError(f"thinking: only ping, stop and quit now, not {quoted(order)}")
        obey(words)

    def _thinking(self) -> bool:
        return self._question is not None and not self._question.answered

    # --- the commands ----------------------------------------------------------------------------

    def _on_hello(self, words: list[str]) -> None:
        from importlib.metadata import version

        self._say(f"id name Daedalus {version('daedalus')}")
        self._say("id author the contributors to Daedalus")
        self._say(f"option level default {self._options['level']} values {' '.join(LEVELS)}")
        self._say(f"option Strength default {self._strength()} values {' '.join(STEPS)}")
        self._say("option seed default values any text")
        self._say(f"hellook {PROTOCOL}")

    def _strength(self) -> str:
        return level_at(number_of(self._options["level"]))

    def _on_setoption(self, words: list[str]) -> None:
        name, value = (words[0].lower(), " ".join(words[1:])) if words else ("", "")
        if name == "strength":  # the same dial by another name
            if strength(value) is None:
                raise OptionError(
                    f"not a strength: {quoted(value)}: from {STEPS[0]} to {STEPS[-1]}"
                )
            name = "level"
        if name not in self._options:
            raise OptionError(f"no such option: {quoted(name)}: there are level, Strength and seed")
        if name == "level":
            value = make(value).level
        self._options[name] = value

    def _on_ping(self, words: list[str]) -> None:
        self._say("pong")

    def _on_newgame(self, words: list[str]) -> None:
        """Set the rules of a game, and think once, so that everything is loaded."""
        from daedalus.editions import edition

        pairs = _pairs(words)
        chosen = [word for word in words[1:] if "=" in word]
        rules = edition(" ".join(words[:1]), **split_options(chosen))
        if isinstance(rules, Timed):
            raise OptionError(f"{rules.id} is played in real time, not turn by turn")
        seats = _number(pairs.get("seats", "2"))
        if seats not in rules.seats:
            raise OptionError(f"{rules.id} cannot be played by {seats}")
        state = rules.start(Setup(seats, "warm"))
        seat = rules.to_act(state)[0]
        view = rules.view(state, seat)
        Question(rules, view, seat, self._options["level"], "", time_ms=1).think(lambda line: None)
        self._rules, self._view, self._history = rules, None, None

    def _on_position(self, words: list[str]) -> None:
        from daedalus.editions import read_position

        text = " ".join(words)
        rules, view = read_position(text)
        if isinstance(rules, Timed):
            raise OptionError(f"{rules.id} is played in real time, not turn by turn")
        self._rules, self._view, self._history = rules, view, None

    def _on_history(self, words: list[str]) -> None:
        """Set what everybody saw before the position that was set last."""
        if self._rules is None or self._view is None:
            raise NotationError("no position yet: a history leads to one")
        self._history = read_history(self._rules, " ".join(words))

    def _on_go(self, words: list[str]) -> None:
        if self._rules is None or self._view is None:
            raise NotationError("no position to think about yet")
        to_act = self._rules.to_act(self._view)
        if not to_act:
            raise NotationError("the game is over")
        named = _pairs(words)
        self._question = Question(
            self._rules,
            self._view,
            to_act[0],
            self._options["level"],
            self._options["seed"],
            ply=_number(named.get("ply", "0")),
            history=self._history,
            time_ms=_number(named["time"]) if "time" in named else None,
            nodes=max(_number(named["nodes"]), 1) if "nodes" in named else None,
            for_ever="infinite" in named,
        )
        if self._thread:
            self._thread.join()  # one that did not stop in time
        self._thread = threading.Thread(target=self._answer, args=(self._question,), daemon=True)
        self._thread.start()

    def _answer(self, question: Question) -> None:
        try:
            line = f"bestturn {' '.join(question.think(self._say))}"
        except Exception as error:  # the dialogue continues, however a bot fails
            line = f"error {type(error).__name__}: {' '.join(str(error).split())}"
            if question.first_idea:
                line += f"\nbestturn {' '.join(question.first_idea)}"
        self._finish(question, line)

    def _finish(self, question: Question, line: str) -> None:
        """Give the only answer that a request gets."""
        with self._said:
            if not question.answered:
                question.answered = True
                print(line, file=self._sink, flush=True)

    def _on_stop(self, words: list[str]) -> None:
        self._stop()

    def _stop(self) -> None:
        question, thread = self._question, self._thread
        if question is None or thread is None:
            return
        question.watch.stopped = True
        thread.join(STOP_S)
        if question.first_idea:
            self._finish(question, f"bestturn {' '.join(question.first_idea)}")


def _pairs(words: list[str]) -> dict[str, str]:
    """Return every word with the one after it: parameters with their values."""
    return dict(zip(words, [*words[1:], ""], strict=False))


def _number(text: str) -> int:
    """Return *text* as a number.

    :raises NotationError: when it is not a number.
    """
    if not text.isdecimal() or len(text) > 9:
        raise NotationError(f"not a number: {quoted(text)}")
    return int(text)
