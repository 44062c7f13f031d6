"""Play line by line, for pipes and screen readers: words in, words out, no escape codes.

`PlainTable` is what all engines share; an engine's `plain` module exports its subclass as PLAIN.
"""

import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TextIO

from daedalus.cli.engines import plain_of, view_of
from daedalus.cli.table import AtTable, LocalTable, R, V
from daedalus.cli.words import Words
from daedalus.core.errors import GameError, quoted
from daedalus.core.game import HOUSE, Timed
from daedalus.core.record import Game

_LONGEST_LINE: Final = 4096
_WORD: Final = re.compile(r"(?<![\w@!])[^\W\d_]+(?![\w@=])")
_VEIL: Final = 60  # lines that scroll one player's secrets out of the next one's sight


class PlainTable(AtTable[R, V]):
    """A game as a dialogue: `answer` takes a line and yields lines."""

    orders: tuple[str, ...] = ()
    """The engine's own words, each with a method `order_<word>` and a message `word-<word>`."""

    acts: tuple[str, ...] = ()
    """The words of the notation; a language has its own for each, in a message `act-<word>`."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.words = table.words
        self._acts = {self.words(f"act-{act}"): act for act in self.acts}
        shared = ("help", "hint", "log", "seats", "rules", "undo", "quit")
        self._orders: dict[str, Callable[[str], Iterable[str]]] = {}
        for order in (*self.orders, *shared):
            called = getattr(self, f"order_{order}")
            # English words always work; a language adds its own.
            for word in (order, *self.words(f"word-{order}").lower().split()):
                self._orders[word] = called
        self._known = (*self.orders, *shared)
        self.over = False
        self.live = sys.stdin.isatty()

    # --- what an engine says --------------------------------------------------------------------

    def welcome(self) -> Iterator[str]:
        """Tell everyone what they should know before the first action."""
        yield self.words.title(self.table.rules.id)
        yield self.words("plain-welcome")
        yield from self.order_seats("")

    def turn(self, seat: int) -> Iterator[str]:
        """Tell *seat*, a human in turn who is looking, what it needs to know to act."""
        raise NotImplementedError

    def act(self, seat: int, line: str) -> Iterator[str]:
        """Play *line* as an action of *seat* and report the result.

        :raises GameError: when it is not an action, or not allowed.
        """
        self.table.act(seat, line)
        yield from ()

    def notation(self, line: str) -> str:
        """Return a line with the words of the language replaced by those of the notation."""
        return _WORD.sub(lambda word: self._acts.get(word[0].lower(), word[0]), line)

    def spoken(self, action: str) -> str:
        """Return an action as people type it in their language."""
        said = {act: word for word, act in self._acts.items()}
        return _WORD.sub(lambda word: said.get(word[0], word[0]), action)

    # --- orders that all understand -------------------------------------------------------------

    def order_help(self, rest: str) -> Iterator[str]:
        for order in self._known:
            yield self.helped(order)
        yield self.words(f"plain-{self.table.rules.engine}")

    def helped(self, order: str, does: str = "") -> str:
        """Return a line of help: what to type, in this language, and what it does."""
        names = ", ".join(self.words(f"word-{order}").split())
        return f"  {names}: {does or self.words(f'word-{order}', 'does')}"

    def order_hint(self, rest: str) -> Iterator[str]:
        seat = self.table.human_to_act
        if seat is None:
            return
        actions = self.table.advise(seat)
        said = view_of(self.table.rules.engine).advice(self.words, self.table, seat, actions)
        yield self.spoken(said)

    def order_log(self, rest: str) -> Iterator[str]:
        for _, sentence in self.table.log[-20:]:
            yield sentence

    def order_seats(self, rest: str) -> Iterator[str]:
        table = self.table
        view = view_of(table.rules.engine)
        for seat in range(len(table.game.players)):
            note = view.seat_note(self.words, table.rules, table.view, seat)
            yield self.words("plain-seat", seat=seat + 1, name=table.name(seat), note=note)

    def order_position(self, rest: str) -> Iterator[str]:
        yield self.table.rules.write(self.table.view)

    def order_rules(self, rest: str) -> Iterator[str]:
        yield from self.words.rules(self.table.rules.id).splitlines()

    def order_undo(self, rest: str) -> Iterator[str]:
        """Take back what the human in turn has done in this turn, or else the last human's turn."""
        table, events = self.table, self.table.game.events
        acted = next((event.seat for event in reversed(events) if event.seat in table.humans), None)
        if acted is None or isinstance(table.rules, Timed):
            yield self.words("error-take-back-none")
        elif acted == table.human_to_act == events[-1].seat and self.can_undo():
            table.take_back(len(events) - 1)
            yield self.words("plain-undone", action=self.spoken(events[-1].action))
        else:
            try:
                yield self.words("plain-undone", action=self.spoken(table.undo(acted)))
            except GameError as error:
                yield self.words.refused(error)

    def can_undo(self) -> bool:
        """Return whether the last action may be taken back: nobody has learned anything from it."""
        return False

    def order_quit(self, rest: str) -> Iterator[str]:
        self.over = True
        yield from ()

    # --- the conversation -----------------------------------------------------------------------

    def answer(self, line: str) -> Iterator[str]:
        """Take a line and yield the answer; if the line is refused, nothing has changed."""
        text = line.strip()
        if not text or text.startswith("#"):
            return
        told = len(self.table.log)
        if self.table.out_of_time is not None:
            self.table.catch_up()
            yield from self.news(told)
            return
        first, _, rest = text.partition(" ")
        order = self._orders.get(first.lower())
        if order is not None and len(text) <= _LONGEST_LINE:
            yield from order(rest.strip())
            return
        seat = self.table.human_to_act
        try:
            if len(text) > _LONGEST_LINE:
                raise GameError(f"the line is too long: {quoted(text)}", "line-long")
            if seat is None:
                raise GameError(f"nobody can act: {quoted(text)}", "nobody")
            after = list(self.act(seat, self.notation(text)))
        except GameError as error:
            yield self.words.refused(error)
            return
        for _, sentence in self.table.log[told:]:
            yield sentence
        yield from after

    def bots(self) -> Iterator[str]:
        """Let time pass and the bots act until a human must, and report what they did."""
        table, told = self.table, len(self.table.log)
        table.catch_up()
        while table.game.outcome is None and table.human_to_act is None:
            wait = table.wait
            if wait is None:
                break
            if self.live:
                time.sleep(wait / 1000)
            else:  # where the input is a pipe, waiting takes no time
                table.skip(wait)
            table.catch_up()
            yield from self.news(told)
            told = len(table.log)
        yield from self.news(told)

    def news(self, told: int) -> Iterator[str]:
        """Yield what has happened after the first *told* sentences."""
        for _, sentence in self.table.log[told:]:
            yield sentence

    def ending(self) -> Iterator[str]:
        """Announce who won, and what everyone gathered."""
        table = self.table
        outcome = table.game.outcome
        assert outcome is not None, "the game has ended"
        view = view_of(table.rules.engine)
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            yield self.words(
                "end-line",
                rank=outcome.ranks[seat],
                name=table.name(seat),
                trail=view.trail(self.words, table.rules, table.game.state, seat),
            )
        if closing := view.closing(self.words, table.game):
            yield closing


def converse(table: LocalTable, source: TextIO | None = None, sink: TextIO | None = None) -> None:
    """Play *table* over lines until the game, or the input, ends."""
    source, sink = source or sys.stdin, sink or sys.stdout
    plain = plain_of(table.rules.engine)(table)

    def say(lines: Iterable[str]) -> None:
        for line in lines:
            print(line, file=sink)
        sink.flush()

    try:
        _converse(plain, source, sink, say)
    finally:  # an interrupted game is saved too
        if table.path is not None:
            say([table.words("saved", path=str(table.save()))])


def _converse(
    plain: PlainTable[Any, Any],
    source: TextIO,
    sink: TextIO,
    say: Callable[[Iterable[str]], None],
) -> None:
    table = plain.table
    awake = source.isatty()  # somebody is typing: wait for them at the curtain, and show a prompt
    say(plain.welcome())
    while not plain.over:
        say(plain.bots())
        if table.game.outcome is not None:
            say(plain.ending())
            break
        seat = table.human_to_act
        if seat is None:
            break
        if table.curtain is not None:
            table.pause(True)
            if awake and table.game.events:
                say([""] * _VEIL)
            say([table.words("over-to", name=table.name(seat))])
            if awake:
                say([table.words("plain-curtain")])
                if not source.readline():
                    break
        table.pause(False)
        if table.looker != seat:
            table.look(seat)
        say(plain.turn(seat))
        ply = len(table.game.events)
        while len(table.game.events) == ply and not plain.over:
            if awake:
                sink.write("> ")
                sink.flush()
            line = source.readline()
            if not line:
                plain.over = True
                break
            say(plain.answer(line))


def recite(game: Game, words: Words) -> Iterator[str]:
    """Narrate a record from its first action to its last, line by line."""
    table = LocalTable(game, words)
    view = view_of(game.rules.engine)
    yield words.title(game.rules.id)
    for seat in range(len(game.players)):
        note = view.seat_note(words, game.rules, game.state, seat)
        yield words("plain-seat", seat=seat + 1, name=table.name(seat), note=note)
    before = game.at(0)
    for event in game.events:
        name = "" if event.seat == HOUSE else table.name(event.seat)
        sentence = view.did(words, before, event, name)
        yield f"{event.action}: {sentence}" if sentence else event.action
        before = before.play(*event)
    if game.outcome is not None:
        yield from plain_of(game.rules.engine)(table).ending()
