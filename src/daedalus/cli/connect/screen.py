"""Connect on the full screen: thin widgets over `play.PlayerTurn` and `draw`."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical
from textual.events import Key as KeyPress
from textual.geometry import Region
from textual.widgets import Static

from daedalus.cli.canvas import Size
from daedalus.cli.connect.draw import (
    TILE_SIZES,
    ConnectScene,
    corner,
    draw,
    field_of,
    fitting,
    tile_canvas,
)
from daedalus.cli.connect.play import PlayerTurn, Stance
from daedalus.cli.connect.view import cell_spoken, creature_names, tile_name
from daedalus.cli.screens.drawing import Drawing
from daedalus.cli.screens.stage import Key, TableScreen
from daedalus.cli.tiles import sides_of
from daedalus.editions.connect.maze import Cell, cell_name
from daedalus.editions.connect.rules import Connect, Lay, State
from daedalus.editions.connect.tiles import PAIRS

_SIDE_COLUMNS: Final = 36  # preferred width of the side panel
_LEAST_COLUMNS: Final = 30  # and its minimum
_PATH_SECONDS, _STEP_SECONDS, _PAUSE_SECONDS = 0.9, 0.08, 0.5
_HELD: Final = 3  # how many tiles of a hand are drawn; custom positions may have more


class ConnectScreen(TableScreen[Connect, State]):
    """Lay, then catch: arrows, R, E, Enter and Esc; Shift with arrows moves the view."""

    BINDINGS: ClassVar = [
        Binding("shift+up,w", "pan(0,-1)", show=False),
        Binding("shift+right,d", "pan(1,0)", show=False),
        Binding("shift+down,s", "pan(0,1)", show=False),
        Binding("shift+left,a", "pan(-1,0)", show=False),
        Binding("e", "swap", show=False),
        Binding("space", "mark", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape,backspace", "back", show=False),
    ]
    CSS = """
    #board-scroll { height: 100%; }
    #hand { height: auto; margin: 1 0 0 0; }
    #held { height: auto; }
    #held Drawing { margin: 0 1 0 0; }
    #hand-name, #pile { height: auto; }
    #spot { height: auto; min-height: 1; }
    """

    move: PlayerTurn | None = None  # named `turn`, it would hide the key's action
    _wide = 0
    _last: Cell | None = None  # where the last tile was laid

    # --- widgets --------------------------------------------------------------------------------

    def compose_board(self) -> ComposeResult:
        with ScrollableContainer(id="board-scroll", can_focus=False):
            yield Drawing(self.paints, "drawing")

    def compose_side(self) -> ComposeResult:
        with Vertical(id="hand"):
            yield Static(id="hand-name")
            with Horizontal(id="held"):
                for at in range(_HELD):
                    yield Drawing(self.paints, f"held-{at}")
        yield Static(id="spot")
        yield Static(id="pile")

    # --- what is shown --------------------------------------------------------------------------

    @cached_property
    def creatures(self) -> dict[str, str]:
        return creature_names(self.words)

    def scene(self) -> ConnectScene:
        """Return what the maze shows now: the turn in progress, or the position."""
        turn = self.move
        if turn is None:
            return self.scene_of(self.view)
        catching = turn.stance is Stance.CATCH
        return ConnectScene(
            turn.tiles,
            new=turn.cell,
            spots=frozenset() if catching else frozenset(turn.spots),
            lit=frozenset(turn.linked),
            dimmed=True,
            marks=turn.marks,
            cursor=turn.cursor,
            names=self.creatures,
        )

    def scene_of(self, state: State) -> ConnectScene:
        """Return a position as it is."""
        tiles = dict(state.lying)
        new = self._last if self._last in tiles else None
        return ConnectScene(
            tiles, new=new, spots=frozenset(self.rules.spots(state)), names=self.creatures
        )

    def paint(self) -> None:
        self._paint_maze(self.scene())
        self._paint_hand()

    def _paint_maze(self, scene: ConnectScene, follow: bool = True) -> None:
        field = field_of(scene)
        size = fitting(field, self.size.width - _SIDE_COLUMNS, self.size.height - 1)
        canvas = draw(scene, size)
        self.query_one("#drawing", Drawing).show(canvas)
        scroller = self.query_one("#board-scroll", ScrollableContainer)
        most = max(self.size.width - _SIDE_COLUMNS, self.size.width * 3 // 5)
        wide = min(canvas.columns + 2, max(self.size.width - _LEAST_COLUMNS, 20), most)
        if self._wide != wide:
            self._wide = wide
            scroller.styles.width = wide
            self.query_one("#board").styles.width = wide
        cell = scene.cursor if scene.cursor is not None else scene.new
        if cell is not None and follow:
            top, left = corner(field, size, cell)
            # One more tile on every side, to show where it leads.
            around = Region(
                max(left - size.columns, 0),
                max(top - size.rows, 0),
                size.columns * 3,
                size.rows * 3,
            )
            scroller.scroll_to_region(around, animate=False)

    @property
    def _held_size(self) -> Size:
        return TILE_SIZES[2] if self.size.height >= 30 else TILE_SIZES[3]

    def _paint_hand(self) -> None:
        words, palette, table = self.words, self.palette, self.table
        looker, turn = table.looker, self.move
        title = words("connect-hand-hidden")
        hand: tuple[int, ...] = ()
        if looker is not None:
            title = words("connect-hand", name=table.name(looker))
            hand = self.view.hands[looker]
        self.query_one("#hand-name", Static).update(Text(title, palette.ink2))
        for at in range(_HELD):
            drawing = self.query_one(f"#held-{at}", Drawing)
            drawing.display = at < len(hand)
            if at < len(hand):
                tile = hand[at]
                trial = turn is not None and turn.tile == tile >> 4
                if turn is not None and trial:
                    tile = tile & ~15 | turn.sides
                drawing.show(tile_canvas(tile, self._held_size, self.creatures, trial))
        self.query_one("#spot", Static).update(Text(self._spot(), palette.ink2))
        pile = words("connect-pile", count=len(self.view.pile))
        self.query_one("#pile", Static).update(Text(pile, palette.ink2))

    def _spot(self) -> str:
        """Describe what is under the cursor."""
        turn, words = self.move, self.words
        if turn is None:
            return ""
        if turn.stance is Stance.CATCH:
            way = " > ".join(map(cell_name, self.rules.way(turn.view, turn.lay, turn.cursor)))
            return f"{cell_spoken(words, turn.view, turn.cursor)}  {way}"
        return words("connect-open", sides=sides_of(words, turn.sides))

    def asks(self) -> str:
        table, words, turn = self.table, self.words, self.move
        if table.game.outcome is not None:
            return words("error-over")
        if turn is None:
            return words("ask-wait", name=table.name(table.game.to_act[0]))
        if turn.stance is Stance.CATCH:
            if turn.splits:
                return words("connect-ask-split")
            return words("connect-ask-catch", count=len(turn.chosen))
        asked = words(
            "connect-ask-lay",
            name=table.name(turn.seat),
            tile=tile_name(words, turn.tile << 4),
            cell=cell_name(turn.cell),
        )
        if turn.chosen:
            asked += " " + words("connect-ask-catches", count=len(turn.chosen))
        elif turn.kin:
            asked += " " + words("connect-ask-held")
        return asked

    def keys(self) -> Sequence[Key]:
        words, turn = self.words, self.move
        rest = [("H", words("key-hint")), ("?", words("key-help")), ("Q", words("key-quit"))]
        if self.size.width > 110:
            rest.insert(1, ("U", words("key-undo")))
        pan = ("⇧←↑↓→", words("connect-key-pan"))
        if self.size.width > 96:
            rest.insert(1, ("L", words("connect-key-letters")))
        if turn is None:
            return [pan, *rest[1:]]
        if turn.stance is Stance.CATCH:
            return [
                ("←↑↓→", words("connect-key-tiles")),
                ("␣", words("connect-key-mark")),
                ("⏎", words("connect-key-catch")),
                ("Esc", words("key-back")),
                *rest,
            ]
        return [
            ("←↑↓→", words("connect-key-places")),
            ("R", words("key-turn")),
            ("E", words("connect-key-other")),
            ("⏎", words("connect-key-lay")),
            *([pan] if self.size.width > 96 else []),
            *rest,
        ]

    # --- what happens ---------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.move = PlayerTurn(self.rules, self.view, seat)

    async def perform(self, seat: int, action: str) -> None:
        await self._show(self.view, action)

    async def _show(self, state: State, text: str) -> None:
        """Animate a lay, and the paths to what it catches; any key skips it."""
        action: Lay = self.rules.parse(text)
        self._last = action.cell
        if not self.motion:
            return
        self._skip = False
        tiles = dict(state.lying) | {action.cell: action.tile << 4 | action.sides}
        scene = ConnectScene(tiles, new=action.cell, names=self.creatures)
        self._paint_maze(scene)
        await self._wait(_PAUSE_SECONDS)
        lit: frozenset[Cell] = frozenset()
        for caught in action.take:
            way = self.rules.way(state, action, caught)
            for cell in way[1:]:
                lit |= {cell}
                self._paint_maze(scene._replace(lit=lit), follow=False)
                await self._wait(min(_STEP_SECONDS, _PATH_SECONDS / len(way)))
        if action.take:
            marks = {cell: "✓" for cell in action.take}
            self._paint_maze(scene._replace(lit=lit, marks=marks), follow=False)
            await self._wait(_PAUSE_SECONDS)

    # --- keys -----------------------------------------------------------------------------------

    def on_key(self, event: KeyPress) -> None:
        self._skip = True
        if (letter := event.character or "") in (orders := self.capitals()):
            orders[letter]()

    def capitals(self) -> dict[str, Callable[[], None]]:
        """Return what capitals do: the same as small letters, but R turns the other way."""
        own = {"R": lambda: self.action_turn(-1), "E": self.action_swap}
        return super().capitals() | own

    @property
    def _awake(self) -> PlayerTurn | None:
        return None if self.busy else self.move

    def action_arrow(self, side: int) -> None:
        if turn := self._awake:
            turn.arrow(side)
            self._changed()

    def action_pan(self, right: int, down: int) -> None:
        """Move the view, not the tile."""
        size = self._held_size
        scroller = self.query_one("#board-scroll", ScrollableContainer)
        scroller.scroll_relative(right * size.columns, down * size.rows, animate=False)

    def action_cycle(self, step: int) -> None:
        if turn := self._awake:
            turn.cycle(step)
            self._changed()

    def action_turn(self, step: int) -> None:
        if (turn := self._awake) and turn.turn(step):
            self._changed()

    def action_swap(self) -> None:
        if (turn := self._awake) and turn.swap():
            self._changed()

    def action_mark(self) -> None:
        if turn := self._awake:
            if turn.stance is Stance.CATCH:
                turn.mark()
                self._changed()
            else:
                self.action_confirm()

    def action_letters(self) -> None:
        from daedalus.cli.screens.dialogs import LettersScreen

        lying = [PAIRS[tile >> 4] for _, tile in self.view.lying]
        rows = [
            (letter, name, f"{sum(letter in pair for pair in lying)}")
            for letter, name in self.creatures.items()
        ]
        self.app.push_screen(LettersScreen(self.table, rows))

    def action_back(self) -> None:
        if (turn := self._awake) and turn.back():
            self._changed()

    def action_confirm(self) -> None:
        turn = self._awake
        if turn is None:
            return
        action = turn.confirm()
        if action:
            self.busy = True
            self.run_worker(self._send(turn, action), group="send", exclusive=True)
        else:
            self._changed()

    async def _send(self, turn: PlayerTurn, action: str) -> None:
        self.move = None
        await self._show(turn.view, action)
        self.table.act(turn.seat, action)
        self.drive()


SCREEN = ConnectScreen
