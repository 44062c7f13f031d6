"""`daedalus learn`: the lessons line by line, for pipes and screen readers."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, TextIO

from daedalus.cli.arguments import Argument, Option
from daedalus.cli.engines import plain_of, view_of
from daedalus.cli.plain import PlainTable
from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words, told, told_languages
from daedalus.core.game import HOUSE
from daedalus.core.options import show_options
from daedalus.core.record import Player, begin_from
from daedalus.lessons.lesson import (
    PLAYER,
    RIVAL,
    Attempt,
    Lesson,
    kept,
    opening,
    verdict,
)
from daedalus.lessons.shelf import lesson as lesson_named
from daedalus.lessons.shelf import lessons

ORDERS: Final = ("show", "again")


def learn(
    lesson: Annotated[str | None, Argument(help=told("help-lesson"))] = None,
    step: Annotated[int, Option(help=told("help-step"))] = 1,
    lang: Annotated[str | None, Option(help=told_languages())] = None,
) -> None:
    words = Words(lang)
    if lesson is None:
        for each in lessons().values():
            print(f"{each.id} ({words(each.title)}): {words(f'lesson-about-{each.id}')}")
        return
    converse(Teacher(words, lesson_named(lesson), step - 1), sys.stdin, sys.stdout)


class Teacher:
    """A lesson as a dialogue: `answer` takes a line and yields lines."""

    def __init__(self, words: Words, taught: Lesson, at: int = 0) -> None:
        """Begin with the step *at*.

        :raises GameError: when the lesson has no such step.
        """
        self.words, self.taught, self.at = words, taught, at
        self.over = False
        self.plain, self.log = self._set_up()
        self._orders = {
            word: getattr(self, f"_{order}")
            for order in ORDERS
            for word in (order, *words(f"word-{order}").lower().split())
        }

    def _set_up(self, did: Sequence[str] = ()) -> tuple[PlainTable[Any, Any], list[str]]:
        """Return the table of the step, with *did* done, and what the rival did before it."""
        first, *more = opening(self.taught, self.at)
        rules = self.taught.rules
        # Neither a human nor a bot: what the rival does is written in the lesson.
        players = (Player("human", ""), Player("rival", ""))
        table = LocalTable(begin_from(rules, rules.write(first.state), "", players), self.words)
        for frame in more:
            table.act(RIVAL, *frame.did)
        self.before, self._began = table.game.state, len(table.game.events)
        log = [sentence for _, sentence in table.log]
        table.act(PLAYER, *did)
        return plain_of(rules.engine)(table), log

    @property
    def tried(self) -> Attempt:
        """What was done in this step so far."""
        game = self.plain.table.game
        events = game.events[self._began :]
        did = tuple(event.action for event in events if event.seat == PLAYER)
        late = any(event.seat == HOUSE for event in events)
        return Attempt(game.rules, self.before, did, game.state, late)

    # --- what is said ---------------------------------------------------------------------------

    def welcome(self) -> Iterator[str]:
        yield self.words(self.taught.title)
        yield self.words("learn-words")
        yield from self.begin()

    def begin(self) -> Iterator[str]:
        """Say what the step is about, and what it begins with."""
        yield ""
        yield self.words("lesson-step", at=self.at + 1, last=len(self.taught.steps))
        yield from self.log
        board, turn = list(self.plain.answer("board")), list(self.plain.turn(PLAYER))
        if not set(board) <= set(turn):  # some engines show it with every turn
            yield from board
        yield self._sentence()
        yield from turn

    def _sentence(self, attribute: str = "") -> str:
        edition = self.taught.edition
        named = {
            name: self.words.motif(edition, key)
            for name, key in self.taught.names(self.taught.rules, self.before).items()
        }
        step = self.taught.steps[self.at]
        return self.words(f"lesson-{step.name}", attribute, rival=self.words("cast-2"), **named)

    def _show(self) -> Iterator[str]:
        """Say what leads to the goal, in words and as one would type it."""
        actions = self.taught.shows(self.taught.steps[self.at], self.tried)
        table = self.plain.table
        yield view_of(self.taught.rules.engine).advice(self.words, table, PLAYER, actions)
        yield from (f"  {self.plain.spoken(action)}" for action in actions)

    def _again(self) -> Iterator[str]:
        self.plain, self.log = self._set_up()
        yield from self.begin()

    # --- the conversation -----------------------------------------------------------------------

    def answer(self, line: str) -> Iterator[str]:
        """Take a line and yield the answer, and the verdict on the goal."""
        order = self._orders.get(line.strip().lower())
        if order is not None:
            yield from order()
            return
        done = self.tried.did
        yield from self.plain.answer(line)
        self.over = self.plain.over
        tried = self.tried
        match verdict(self.taught, self.at, tried):
            case "done":
                yield self.words("lesson-well")
                yield from self._go_on()
            case "again":
                yield self._sentence("again")
                self.plain, self.log = self._set_up(kept(tried))
                yield from self.begin()
            case "open" if tried.did != done:
                yield from self.plain.turn(PLAYER)

    def _go_on(self) -> Iterator[str]:
        self.at += 1
        if self.at < len(self.taught.steps):
            self.plain, self.log = self._set_up()
            yield from self.begin()
            return
        self.over = True
        yield self.words("lesson-end")
        yield f"{self.words('lesson-rival')}: {self._rival()}"

    def _rival(self) -> str:
        """Return the command for a game against an easy bot."""
        options = "".join(f" -o {each}" for each in show_options(self.taught.then, " ").split())
        return f"daedalus play {self.taught.edition} --bots easy{options}"

    def left(self) -> str:
        """Return how to go on with a lesson that was left, or nothing after its end."""
        if self.at == len(self.taught.steps):
            return ""
        command = f"daedalus learn {self.taught.id} --step {self.at + 1}"
        return self.words("learn-left", command=command)


def converse(teacher: Teacher, source: TextIO, sink: TextIO) -> None:
    """Take a lesson over lines, until it or the input ends."""

    def say(lines: Iterator[str]) -> None:
        for line in lines:
            print(line, file=sink)
        sink.flush()

    say(teacher.welcome())
    while not teacher.over:
        if source.isatty():
            sink.write("> ")
            sink.flush()
        line = source.readline()
        if not line:
            break
        say(teacher.answer(line))
    if left := teacher.left():
        print(left, file=sink)
