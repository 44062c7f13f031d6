"""A game at one terminal: a table with a clock, a file and one screen that everybody shares.

The table is the same as at a server or in a browser (`table/gathering.py`, `table/duties.py`); this
brings the time, the disk, and who may look at the screen.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

from daedalus import bots
from daedalus.bots.ask import Ask
from daedalus.cli.engines import view_of
from daedalus.cli.words import Words
from daedalus.core.game import HOUSE, Timed
from daedalus.core.record import Event, Game, Player, write_record

if TYPE_CHECKING:
    from daedalus.cli.live import LiveTable

R = TypeVar("R")  # the engine's rules
V = TypeVar("V")  # and its views

_BUDGET_MS: Final = 1000
_HINT_LEVEL: Final = "medium"
BADGES: Final = "▲●■◆★♥"
"""The shapes of the cast, seat by seat, so that colour is never the only cue."""


def cast(words: Words, seats: int, given: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a name for every seat: the given one, or the cast's."""
    return tuple(
        (given[seat] if seat < len(given) else "") or words(f"cast-{seat + 1}")
        for seat in range(seats)
    )


@dataclass
class LocalTable:
    """The game in progress, and the seat whose secrets may be shown now."""

    game: Game
    words: Words
    path: Path | None = None  # where the record is saved
    clock: Callable[[], float] = time.monotonic
    seconds: int = 0  # that everybody has for a turn; 0: as many as they like
    looker: int | None = field(init=False)
    log: list[tuple[int, str]] = field(init=False)  # seat and sentence, for everyone to read

    def __post_init__(self) -> None:
        humans = self.humans
        self.looker = humans[0] if len(humans) == 1 else None
        self._since = self.clock()
        self._skipped = 0  # milliseconds that nobody had to wait for
        self._moment: int | None = None  # when something happens that was due before now
        self._live: LiveTable | None = None
        self._shown = self.game
        self.retell()
        if self.seconds:
            self.pause(False)  # from now on the time counts

    def _open(self, game: Game) -> LiveTable:
        from daedalus.cli.live import LiveTable  # only now: records are read without any package

        self._shown = game
        return LiveTable(game, self.seconds, self.now, self._acted, self._undone)

    @property
    def live(self) -> LiveTable:
        """The table; opened anew when somebody has stepped to another position."""
        if self._live is None or self._shown is not self.game:
            self._live = self._open(self.game)
        return self._live

    def _acted(self, seat: int, texts: Sequence[str], late: bool) -> None:
        """Keep the record in step with the table; *late* if somebody's time was up."""
        if late:
            self.log.append((seat, self.words("log-time", name=self.name(seat))))
        now = self.clock()
        ms, self._since = int((now - self._since) * 1000), now
        for text in texts:
            before, self.game = self.game, self.game.play(seat, text, ms)
            self._tell(before, self.game.events[-1])
            ms = 0
        self._shown = self.game

    def _undone(self, ply: int) -> None:
        self.game = self._shown = self.game.at(ply)
        self.retell()

    def retell(self) -> None:
        """Rewrite the log from all events."""
        self.log = []
        game = self.game.at(0)
        for event in self.game.events:
            self._tell(game, event)
            game = game.play(*event)

    def _tell(self, before: Game, event: Event) -> None:
        name = "" if event.seat == HOUSE else self.name(event.seat)
        sentence = view_of(before.rules.engine).did(self.words, before, event, name)
        if sentence:
            self.log.append((event.seat, sentence))

    # --- who plays ------------------------------------------------------------------------------

    @property
    def rules(self) -> Any:
        return self.game.rules

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(
            seat for seat, player in enumerate(self.game.players) if player.kind == "human"
        )

    def name(self, seat: int) -> str:
        return self.game.players[seat].name or self.words(f"cast-{seat + 1}")

    def level(self, seat: int) -> str | None:
        """Return the level of the bot in *seat*, None for a human."""
        kind = self.game.players[seat].kind
        return kind.removeprefix("bot:") if kind.startswith("bot:") else None

    @property
    def bot_to_act(self) -> int | None:
        return next((seat for seat in self.game.to_act if seat >= 0 and self.level(seat)), None)

    @property
    def human_to_act(self) -> int | None:
        return next((seat for seat in self.game.to_act if seat in self.humans), None)

    # --- who looks ------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What may be shown now: the viewer's view, or the spectators'."""
        return self.game.view(self.looker)

    @property
    def curtain(self) -> int | None:
        """The human to hand the screen to before anything secret is shown, if any."""
        seat = self.human_to_act
        if seat is None or seat == self.looker or self.game.view(seat) == self.game.view(None):
            return None
        return seat

    def look(self, seat: int | None) -> None:
        """Let *seat* see its secrets; None hides them all."""
        self.looker = seat
        self._since = self.clock()

    def _look_away(self) -> None:
        # When several share the screen, the next one may already be looking.
        if len(self.humans) > 1 and self.looker not in self.game.to_act:
            self.looker = None

    # --- what is done ---------------------------------------------------------------------------

    def act(self, seat: int, *texts: str, cause: Literal["act", "bot"] = "act") -> None:
        """Play *texts* one after the other, or none of them.

        :raises GameError: when one cannot be read or is not allowed; nothing has changed.
        """
        if texts and self.game.outcome is not None:
            self.game.play(seat, texts[0])  # says that it is over
        rules = self.rules
        if isinstance(rules, Timed):
            for text in texts:
                moment = rules.moment(self.rules.parse(text))
                with self._at(None if moment is None else self.live.table.began_at + moment):
                    self.live.act(seat, (text,), cause)
        elif texts:
            self.live.act(seat, texts, cause)
        self._look_away()

    def take_back(self, ply: int) -> None:
        """Return to the game as it was after its first *ply* actions, whatever was revealed."""
        if ply < len(self.game.events):
            seat = max(self.game.events[ply].seat, 0)
            self.live.take_back(seat, ply)

    def undo(self, seat: int) -> str:
        """Take back the last turn of *seat*, with all that followed; return how it began.

        :raises GameError: when there is none, or it has revealed something.
        """
        events = self.game.events
        self.live.undo(seat, self.humans)
        self._look_away()
        return events[len(self.game.events)].action

    def turn(self, seat: int) -> tuple[str, ...]:
        """Return the turn of the bot in *seat*; may be called from a thread."""
        return think(self.game, seat, self.level(seat) or _HINT_LEVEL)

    def advise(self, seat: int, game: Game | None = None) -> tuple[str, ...]:
        """Return the best turn of *seat*, as a look back would judge it: all its actions."""
        from daedalus.review.hints import advice  # only here: it takes a while

        game = game or self.game
        asked = Ask(
            _HINT_LEVEL, game.rules, game.view(seat), seat, _BUDGET_MS, "", len(game.events)
        )
        found = advice(asked)
        return tuple(map(str, (found.action, *found.then)))

    # --- time -----------------------------------------------------------------------------------

    def now(self) -> int:
        """Return the time in milliseconds."""
        if self._moment is not None:
            return self._moment
        return int(self.clock() * 1000) + self._skipped

    @property
    def elapsed(self) -> int:
        """How long the game has been going on, in milliseconds; never before the last action."""
        played: int = self.rules.elapsed(self.game.state)
        return max(self.live.table.elapsed(self.now()), played)

    @property
    def wait(self) -> int | None:
        """In how many milliseconds something happens by itself, if ever."""
        due = self.live.duties.due()
        return None if due is None else max(due - self.now(), 0)

    @property
    def out_of_time(self) -> int | None:
        """The seat in turn whose time is up."""
        if not self.seconds or self.game.outcome is not None:
            return None
        due = self.live.table.deadline()
        return self.human_to_act if due is not None and due <= self.now() else None

    @property
    def left(self) -> int | None:
        """The seconds that the player in turn still has, if they are counted."""
        if not self.seconds or self.game.outcome is not None:
            return None
        times = self.live.table.times(self.now())
        return min(times[seat] for seat in self.game.to_act) // 1000

    def pause(self, yes: bool) -> None:
        """Stop the clock while nobody can play, or let it go on."""
        if self.seconds and self.game.outcome is None:
            self.live.pause(yes)

    def skip(self, ms: int) -> None:
        """Advance the clock by *ms*."""
        self._skipped += ms

    def ponder(self) -> None:
        """Let the bots think about what they will do; may be called from a thread."""
        for seat in self.live.thoughts():
            self.live.duties.planned(seat, list(self.turn(seat)))

    def catch_up(self) -> bool:
        """Do everything that was due, each at its moment; return whether there was anything."""
        before, now, changed = self.game, self.now(), True
        while changed:
            self.ponder()
            due = self.live.duties.due()
            if due is None or due > now:
                break
            with self._at(max(due, self.live.table.last_at)):
                changed = self.live.work()
        self._look_away()
        return self.game is not before

    @contextmanager
    def _at(self, moment: int | None) -> Iterator[None]:
        """Let something happen at another moment than now."""
        self._moment = moment
        try:
            yield
        finally:
            self._moment = None

    # --- where it is kept -----------------------------------------------------------------------

    def save(self) -> Path | None:
        """Write the record to its file, if it is saved at all."""
        if self.path is None:
            return None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Write a new file, then rename it, so that a crash loses nothing.
        part = self.path.with_name(self.path.name + ".part")
        part.write_text(write_record(self.game), encoding="utf-8", newline="\n")
        part.replace(self.path)
        return self.path


class AtTable(Generic[R, V]):
    """Something at a table of one engine, whose rules and views have known types."""

    table: LocalTable

    @property
    def rules(self) -> R:
        rules: R = self.table.rules
        return rules

    @property
    def view(self) -> V:
        view: V = self.table.view
        return view


def think(game: Game, seat: int, level: str) -> tuple[str, ...]:
    """Return the turn of a bot of *level* in *seat*; it sees what the seat may see."""
    bot = bots.make(level, game.seed_sha256 or "")
    turn = bot.turn(
        game.rules, game.view(seat), seat, _BUDGET_MS, len(game.events), game.history(seat)
    )
    return tuple(map(str, turn))


def games_folder() -> Path:
    """Return the default folder for games."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "daedalus" / "games"


def fresh_path(edition: str) -> Path:
    """Return the path for a game that starts now."""
    return games_folder() / f"{edition}-{time.strftime('%Y%m%d-%H%M%S')}.game"


def seated(words: Words, kinds: Sequence[str], names: Sequence[str] = ()) -> tuple[Player, ...]:
    """Return the players of a table: their kinds ("human", "bot:medium") and names."""
    return tuple(
        Player(kind, name) for kind, name in zip(kinds, cast(words, len(kinds), names), strict=True)
    )
