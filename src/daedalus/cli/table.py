"""A game at one terminal: who plays, who may look, the log, where it is saved; no screen."""

import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from daedalus import bots
from daedalus.cli.engines import view_of
from daedalus.cli.words import Words
from daedalus.core.game import HOUSE
from daedalus.core.record import Event, Game, Player, write_record

R = TypeVar("R")  # the engine's rules
V = TypeVar("V")  # and its views

BUDGET_MS: Final = 1000
HINT_LEVEL: Final = "medium"
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
    looker: int | None = field(init=False)
    log: list[tuple[int, str]] = field(init=False)  # seat and sentence, for everyone to read

    def __post_init__(self) -> None:
        humans = self.humans
        self.looker = humans[0] if len(humans) == 1 else None
        self._since = self.clock()
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

    def act(self, seat: int, *texts: str) -> None:
        """Play *texts* one after the other, or none of them.

        :raises GameError: when one cannot be read or is not allowed; nothing has changed.
        """
        now = self.clock()
        game, ms = self.game, int((now - self._since) * 1000)
        events = []
        for text in texts:
            before, game = game, game.play(seat, text, ms)
            events.append((before, game.events[-1]))
            ms = 0
        self.game, self._since = game, now
        for before, event in events:
            self._tell(before, event)
        self._look_away()

    def take_back(self, ply: int) -> None:
        """Return to the game as it was after its first *ply* actions."""
        self.game = self.game.at(ply)
        self.retell()

    def turn(self, seat: int) -> tuple[str, ...]:
        """Return the turn of the bot in *seat*; may be called from a thread."""
        return think(self.game, seat, self.level(seat) or HINT_LEVEL)

    def advise(self, seat: int, game: Game | None = None) -> tuple[str, ...]:
        """Return what a bot would do in the place of *seat*: all actions of its turn."""
        return think(game or self.game, seat, HINT_LEVEL)

    # --- where it is kept -----------------------------------------------------------------------

    def save(self) -> Path | None:
        """Write the record to its file, if it is saved at all."""
        if self.path is None:
            return None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Write a new file, then rename it, so that a crash loses nothing.
        beside = self.path.with_name(self.path.name + ".part")
        beside.write_text(write_record(self.game), encoding="utf-8", newline="\n")
        beside.replace(self.path)
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
        game.rules, game.view(seat), seat, BUDGET_MS, len(game.events), game.history(seat)
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
