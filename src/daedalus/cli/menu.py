"""The choices before a game: rows with values, for the full screen and for plain lines alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple, TextIO

from daedalus.bots.dial import STEPS, strength
from daedalus.bots.ladder import LEVELS
from daedalus.cli.engines import playable
from daedalus.cli.request import GameRequest
from daedalus.cli.table import cast
from daedalus.cli.words import Words
from daedalus.core.game import Preset
from daedalus.core.maze import cell_name
from daedalus.core.options import Option, Value, show_value
from daedalus.editions import edition as rules_of
from daedalus.locales import LANGUAGES, OWN_NAMES

MANY = 6
MANY_VALUES = 24
POINT = "point:"


class MenuRow(NamedTuple):
    """One choice: its name, the current value, the possible values."""

    id: str
    label: str
    at: int
    values: tuple[str, ...]
    choose: Callable[[int], None]
    seat: int | None = None  # whose row it is
    wide: int = 0  # the width of the board that its values are the cells of

    @property
    def value(self) -> str:
        return self.values[self.at] if self.at >= 0 else ""


class Menu:
    """The choices so far; they always make a playable game."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.edition = playable()[0]
        self.seats = 2
        self.kinds = ["human", *["bot:medium"] * (MANY - 1)]
        self.options: dict[str, Value] = {}
        self.cursor = 0
        self._settle()

    # --- rows ---------------------------------------------------------------------------------

    def rows(self) -> list[MenuRow]:
        """Return all rows, from top to bottom."""
        rules = rules_of(self.edition)
        words, editions = self.words, playable()
        counts = tuple(rules.seats)
        rows = [
            MenuRow(
                "edition",
                words("world"),
                editions.index(self.edition),
                tuple(words.title(name) for name in editions),
                lambda at: self._set_edition(editions[at]),
            ),
            MenuRow(
                "seats",
                words("menu-seats"),
                counts.index(self.seats),
                tuple(words("menu-seats-value", seats=count) for count in counts),
                lambda at: self._set_seats(counts[at]),
            ),
            *(self._seat_row(seat) for seat in range(self.seats)),
            *self._preset_rows(),
            *(row for option in self._shown_options() for row in self._option_rows(option)),
            MenuRow(
                "language",
                words("language"),
                LANGUAGES.index(words.language),
                tuple(OWN_NAMES[language] for language in LANGUAGES),
                lambda at: self._speak(LANGUAGES[at]),
            ),
        ]
        return rows

    def _seat_row(self, seat: int) -> MenuRow:
        words = self.words
        kinds = ("human", *(f"bot:{level}" for level in self._levels()))
        names = tuple(
            words("menu-human")
            if kind == "human"
            else words("menu-bot", level=level_name(words, kind))
            for kind in kinds
        )

        def choose(at: int) -> None:
            self.kinds[seat] = kinds[at]

        name = cast(words, seat + 1)[seat]
        return MenuRow(f"seat{seat + 1}", name, kinds.index(self.kinds[seat]), names, choose, seat)

    def _preset_rows(self) -> Iterator[MenuRow]:
        """Return a row for the printed game, and one for each preset that can be added to it."""
        printed, *others = rules_of(self.edition).presets
        names = [self.words(f"preset-{printed.name}")]
        if self.options:
            names.insert(0, self.words("preset-own"))

        def reset(at: int) -> None:
            if names[at] == names[-1]:
                self.options = {}
                self._settle()

        yield MenuRow("preset", self.words("menu-preset"), 0, tuple(names), reset)
        for preset in others:
            label = self.words(f"preset-{preset.name}")
            values = tuple(self.words(f"option-{show_value(on)}") for on in (False, True))
            yield MenuRow(
                f"preset-{preset.name}",
                label,
                int(preset.options.items() <= self.options.items()),
                values,
                partial(self._switch, preset),
            )

    def _switch(self, preset: Preset, on: int) -> None:
        """Switch a preset on or off; its options go back to their defaults."""
        rest = {name: value for name, value in self.options.items() if name not in preset.options}
        self.options = {**rest, **preset.options} if on else rest
        self._settle()

    def _shown_options(self) -> list[Option]:
        """Return the options with few values; numbers of seconds are for the command line only."""
        options = rules_of(self.edition).options
        return [option for option in options if option.high is None or option.high <= MANY_VALUES]

    def _option_rows(self, option: Option) -> Iterator[MenuRow]:
        current = self.options.get(option.name, option.default)
        values = self._values(option)
        kinds = [_kind(option, value) for value in values]
        shown = list(dict.fromkeys(kinds))

        def choose(at: int) -> None:
            self._set(option, values[kinds.index(shown[at])])

        label = self.words(f"option-{rules_of(self.edition).engine}-{option.name}")
        if option.ours:
            label = f"{label} ({self.words('house-rule')})"
        yield MenuRow(
            option.name,
            label,
            shown.index(_kind(option, current)),
            tuple(self._value_name(option, kind) for kind in shown),
            choose,
        )
        of_kind = [value for value in values if _kind(option, value) == _kind(option, current)]
        if option.name == "start" and isinstance(current, int):
            names = tuple(cast(self.words, seat)[seat - 1] for seat in range(1, self.seats + 1))
            yield MenuRow(
                "youngest",
                self.words("youngest"),
                of_kind.index(current),
                names,
                lambda at: self._set(option, of_kind[at]),
            )
        elif _kind(option, current) == POINT:
            yield MenuRow(
                "point",
                self.words("point"),
                of_kind.index(current),
                tuple(str(value).removeprefix(POINT) for value in of_kind),
                lambda at: self._set(option, of_kind[at]),
                wide=self._size(),
            )

    def _set(self, option: Option, value: Value) -> None:
        if value == option.default:
            self.options.pop(option.name, None)
        else:
            self.options[option.name] = value
        self._settle()

    def _size(self) -> int:
        return int(self.options.get("size", 7))

    def _values(self, option: Option) -> list[Value]:
        values = list(option.words)
        if option.low is not None and option.high is not None:
            high = min(option.high, self._most(option))
            values += range(option.low, high + 1)
        if option.shape == f"{POINT}<cell>":  # the middle first: it is the most likely choice
            size = self._size()
            cells = [POINT + cell_name(cell, size) for cell in range(size * size)]
            current = str(self.options.get(option.name, ""))
            if not current.startswith(POINT):
                cells.insert(0, cells.pop(len(cells) // 2))
            values += cells
        return values

    def _most(self, option: Option) -> int:
        """Return the maximum of a limit that depends on the number of players."""
        assert option.high is not None
        high = option.high
        while high > 1 and not self._fits({**self.options, option.name: high}):
            high -= 1
        return high

    def _value_name(self, option: Option, kind: Value) -> str:
        if isinstance(kind, bool):
            return self.words(f"option-{show_value(kind)}")
        shown = show_value(kind).removesuffix(":")
        names = (f"value-{option.name}-{shown}", f"value-{shown}")
        named = next((self.words(name) for name in names if self.words.knows(name)), shown)
        said = option.shape if kind == POINT else kind
        return f"{named} ({self.words('house-rule')})" if said in option.borrowed else named

    # --- choosing -----------------------------------------------------------------------------

    def _levels(self) -> tuple[str, ...]:
        return (*LEVELS, *STEPS)

    def _fits(self, options: dict[str, Value]) -> bool:
        from daedalus.core.errors import OptionError
        from daedalus.core.game import Setup

        try:
            rules_of(self.edition, **options).start(Setup(self.seats, "0"))
        except OptionError:
            return False
        return True

    def _settle(self) -> None:
        """Adjust earlier choices to the latest one."""
        rules = rules_of(self.edition)
        self.seats = min(max(self.seats, rules.seats[0]), rules.seats[-1])
        levels = self._levels()
        usual = "bot:medium" if "medium" in levels else f"bot:{levels[-1]}"
        self.kinds = [
            kind if kind == "human" or kind.removeprefix("bot:") in levels else usual
            for kind in self.kinds
        ]
        known = {option.name for option in rules.options}
        self.options = {name: value for name, value in self.options.items() if name in known}
        ending, size = str(self.options.get("ending", "")), self._size()
        cells = [POINT + cell_name(cell, size) for cell in range(size * size)]
        if ending.startswith(POINT) and ending not in cells:
            self.options["ending"] = cells[len(cells) // 2]
        while self.options and not self._fits(self.options):
            for name, value in self.options.items():
                if type(value) is int and value > 1 and name != "size":
                    self.options[name] = value - 1
                    break
            else:
                self.options.popitem()

    def _set_edition(self, name: str) -> None:
        self.edition = name
        self._settle()

    def _set_seats(self, count: int) -> None:
        self.seats = count
        self._settle()

    def _speak(self, language: str) -> None:
        self.words = Words(language)

    def move(self, step: int) -> None:
        """Go to another row; after the last one comes the start button."""
        self.cursor = (self.cursor + step) % (len(self.rows()) + 1)

    def change(self, step: int) -> None:
        """Choose the next value of the row under the cursor."""
        rows = self.rows()
        if self.cursor < len(rows):
            row = rows[self.cursor]
            row.choose((row.at + step) % len(row.values))

    def request(self) -> GameRequest:
        """Return what was chosen."""
        return GameRequest(self.edition, tuple(self.kinds[: self.seats]), dict(self.options))


def _kind(option: Option, value: Value) -> Value:
    """Return what is chosen first: that it is a cell, or a person; which one comes next."""
    if option.name == "start" and isinstance(value, int):
        return "youngest"
    return POINT if str(value).startswith(POINT) else value


def level_name(words: Words, kind: str) -> str:
    """Return the name of a bot's level."""
    level = kind.removeprefix("bot:")
    if strength(level) is not None:
        return words("level-step", step=level)
    return words(f"level-{level}")


def _offers(row: MenuRow) -> str:
    """Return the values of a row: with numbers, or as a small board whose cells have names."""
    if not row.wide:
        return ": " + ", ".join(f"{number} {value}" for number, value in enumerate(row.values, 1))
    lines = (row.values[at : at + row.wide] for at in range(0, len(row.values), row.wide))
    return "".join("\n  " + " ".join(line) for line in lines)


def ask(words: Words, source: TextIO, sink: TextIO) -> GameRequest:
    """Ask for everything line by line; an empty line keeps the offered value."""
    menu = Menu(words)
    print(menu.words("menu-ask"), file=sink)
    at = 0
    while at < len(menu.rows()):
        row = menu.rows()[at]
        print(f"{row.label}{_offers(row)}", file=sink)
        sink.write(f"[{row.at + 1}] > ")
        sink.flush()
        line = source.readline()
        if not line:
            break
        answer = line.strip()
        if answer.isdecimal() and 1 <= int(answer[:4]) <= len(row.values):
            row.choose(int(answer[:4]) - 1)
        elif row.wide and answer in row.values:
            row.choose(row.values.index(answer))
        elif answer:
            print(menu.words("menu-ask-number", most=len(row.values)), file=sink)
            continue
        at += 1
    return menu.request()
