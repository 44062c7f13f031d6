"""A sliding game on the full screen: thin widgets over `play.PlayerTurn` and `draw`."""

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
from daedalus.cli.screens.drawing import Drawing
from daedalus.cli.screens.stage import Key, TableScreen
from daedalus.cli.sliding.draw import LEFT, RIGHT, SlidingScene, draw, fitting, spare_canvas
from daedalus.cli.sliding.play import PlayerTurn, Stance, where
from daedalus.cli.sliding.view import (
    cell_spoken,
    goals_of,
    line_name,
    lord_of,
    name_of,
    turn_number,
)
from daedalus.cli.tiles import sides_of
from daedalus.core.maze import EAST, WEST, cell_name, line, opposite, way
from daedalus.editions.sliding.actions import Push, Walk
from daedalus.editions.sliding.box import deck, fixed_paths, homes, slot_at
from daedalus.editions.sliding.position import NOWHERE, TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding

_SIDE_COLUMNS: Final = 36  # preferred width of the side panel
_LEAST_COLUMNS: Final = 30  # and its minimum
_PUSH_SECONDS, _STEP_SECONDS, _WALK_SECONDS, _PAUSE_SECONDS = 0.32, 0.09, 1.2, 0.25


class SlidingScreen(TableScreen[Sliding, State]):
    """Push, then walk: arrows, R, Enter and Esc are all it takes."""

    blind = False  # whether a push is decided before it shows where it leads
    BINDINGS: ClassVar = [
        Binding("e", "swap", show=False),
        Binding("enter,space", "confirm", show=False),
        Binding("escape,backspace", "back", show=False),
    ]
    DEFAULT_CSS = """
    #board-scroll { height: 100%; }
    #hand { height: auto; margin: 1 0 0 0; }
    #goal { width: 1fr; max-width: 44; height: auto; min-height: 5; }
    #spare { width: auto; height: auto; margin: 0 0 0 1; }
    #spare-name { width: auto; }
    #spot { height: auto; min-height: 1; }
    """

    turn: PlayerTurn | None = None
    _wide = 0

    # --- widgets ------------------------------------------------------------------------------

    def compose_board(self) -> ComposeResult:
        with ScrollableContainer(id="board-scroll", can_focus=False):
            yield Drawing(self.paints, "drawing")

    def compose_side(self) -> ComposeResult:
        with Horizontal(id="hand"):
            yield Static(id="goal")
            with Vertical(id="spare"):
                yield Static(Text(self.words("spare"), self.palette.ink2), id="spare-name")
                yield Drawing(self.paints, "spare-tile")
        yield Static(id="spot")

    # --- what is shown ------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.table.name(seat) for seat in range(len(self.table.game.players)))

    @cached_property
    def motif_names(self) -> dict[str, str]:
        maze = self.table.game.state.maze
        return {letter: name_of(self.words, self.rules, letter) for letter in deck(maze)}

    @property
    def drawing_size(self) -> Size:
        maze = self.table.game.state.maze
        return fitting(maze, self.size.width - _SIDE_COLUMNS, self.size.height - 1)

    def scene(self) -> SlidingScene:
        """Return what the board shows now: the turn in progress, or the position."""
        turn, view = self.turn, self.table.view
        shown = turn.shown if turn else view
        scene = self.scene_of(shown)
        if turn is None:
            return scene
        width, height = shown.maze.width, shown.maze.height
        aims = turn.stance is Stance.AIM and turn.slot is not None and not turn.barred
        return scene._replace(
            lit=turn.lit,
            dimmed=bool(turn.lit),
            targets=turn.targets,
            cursor=turn.cursor if turn.stance is Stance.WALK else NOWHERE,
            slot=turn.slot if turn.stance is Stance.AIM else None,
            barred=view.barred if turn.stance is not Stance.WALK else NOWHERE,
            line=frozenset(line(turn.slot, width, height)) if aims and turn.slot else frozenset(),
            mover=turn.seat,
        )

    def scene_of(self, shown: State) -> SlidingScene:
        """Return a position as it is."""
        maze, rules = shown.maze, self.rules
        width, height = maze.width, maze.height
        fresh = NOWHERE
        if shown.barred != NOWHERE:
            fresh = opposite(slot_at(width, height)[shown.barred], width, height).cell
        point = rules.variant.ending.startswith("point:")
        return SlidingScene(
            maze,
            shown.pieces,
            shown.lord,
            homes(width, height, len(shown.pieces), rules.variant.league),
            frozenset(fixed_paths(width)) if width == height and width % 2 else frozenset(),
            barred=shown.barred if shown.phase == TO_PUSH else NOWHERE,
            fresh=fresh,
            point=rules.goal(shown, 0) if point else NOWHERE,
            mover=shown.seat,
            names=self.motif_names,
        )

    def paint(self) -> None:
        self._paint_board(self.scene())
        self._paint_hand()

    def _paint_board(self, scene: SlidingScene) -> None:
        size = self.drawing_size
        self.query_one("#drawing", Drawing).show(draw(scene, size))
        scroller = self.query_one("#board-scroll", ScrollableContainer)
        maze = self.table.game.state.maze
        wide = maze.width * size.columns + LEFT + RIGHT
        if wide > (most := max(self.size.width - _LEAST_COLUMNS, 20)):
            wide = most
        elif maze.height * size.rows + 2 > self.size.height - 1:
            wide += 2  # the scroll bar
        if self._wide != wide:
            self._wide = wide
            scroller.styles.width = wide
            self.query_one("#board").styles.width = wide
        cell = scene.cursor if scene.cursor != NOWHERE else scene.slot.cell if scene.slot else None
        if cell is not None:
            row, column = divmod(cell, scene.maze.width)
            spot = Region(
                LEFT + column * size.columns - LEFT,
                row * size.rows,
                size.columns + LEFT + RIGHT,
                size.rows + 2,
            )
            scroller.scroll_to_region(spot, animate=False)

    def _paint_hand(self) -> None:
        turn, palette = self.turn, self.palette
        view = self.table.view
        shown = turn.shown if turn else view
        size = Size(9, 5, 2, 1) if self.size.height >= 34 else Size(7, 3)
        sides, maze = shown.maze.spare, shown.maze
        if turn is not None and turn.stance is not Stance.WALK:
            maze, sides = turn.view.maze, turn.sides  # the tile still in hand
        canvas = spare_canvas(maze, sides, size, self.motif_names)
        self.query_one("#spare-tile", Drawing).show(canvas)
        self.query_one("#goal", Static).update(self._goal_card(shown))
        self.query_one("#spot", Static).update(Text(self._spot(), palette.ink2))

    def _goal_card(self, shown: State) -> Text:
        words, palette, looker = self.words, self.palette, self.table.looker
        text = Text()
        if looker is None:
            return Text(words("goal-hidden"), palette.ink2)
        goals = goals_of(words, self.rules, shown, looker)
        text.append(words("goal-title", name=self.table.name(looker)) + "\n", palette.ink2)
        if not goals:
            text.append(words("goal-sealed"), palette.ink2)
        elif len(goals) == 1:
            [goal] = goals
            text.append(f" {goal.letter} ", f"bold {palette.mark} on {palette.reach}")
            text.append(f" {goal.name}\n", f"bold {palette.gold}")
            text.append(goal.place, palette.ink)
        else:
            for goal in goals:
                text.append(f" {goal.letter} ", f"bold {palette.mark} on {palette.reach}")
                text.append(f" {goal.name}", palette.gold)
                text.append(f" {goal.brief}\n", palette.ink2)
            text.rstrip()
        return text

    def _spot(self) -> str:
        """Describe what is under the cursor."""
        turn, words = self.turn, self.words
        if turn is None:
            return ""
        if turn.stance is Stance.WALK:
            return cell_spoken(words, self.rules, turn.shown, turn.cursor, self.names)
        return words("spare-open", sides=sides_of(words, turn.sides))

    def heading(self) -> str:
        number = turn_number(self.table.game)
        return f"{super().heading()} · {self.words('turn-number', turn=number)}"

    def asks(self) -> str:
        table, words, turn = self.table, self.words, self.turn
        if table.game.outcome is not None:
            return words("error-over")
        if turn is None:
            seat = table.game.to_act[0]
            return words("ask-wait", name=table.name(seat))
        name = table.name(turn.seat)
        if turn.stance is Stance.LOOK:
            return words("ask-look", name=name)
        if turn.stance is Stance.AIM:
            assert turn.slot is not None
            pushed = line_name(words, turn.slot, turn.view.maze)
            if turn.barred:
                return words("ask-barred", line=pushed)
            return words("ask-aim", line=pushed) + (
                " " + words("ask-aim-reach") if turn.counting else ""
            )
        return self._asks_walk(turn)

    def _asks_walk(self, turn: PlayerTurn) -> str:
        words, shown = self.words, turn.shown
        cell = cell_name(turn.cursor, shown.maze.width)
        if turn.leaves:
            return words("ask-out", cell=cell)
        here = shown.lord if turn.walks_lord else shown.pieces[turn.seat]
        who = lord_of(words) if turn.walks_lord else self.table.name(turn.seat)
        asked = words("ask-stay" if turn.cursor == here else "ask-walk", cell=cell, name=who)
        if turn.cursor in turn.counting:
            won = not shown.left[turn.seat]
            asked += " " + words("ask-walk-win" if won else "ask-walk-find")
        return asked

    def keys(self) -> Sequence[Key]:
        words, turn = self.words, self.turn
        rest = [("H", words("key-hint")), ("?", words("key-help")), ("Q", words("key-quit"))]
        if self.size.width > 110:
            rest.insert(1, ("U", words("key-undo")))
        if self.size.width > 96:
            rest.insert(1, ("L", words("key-letters")))
        if turn is None:
            return rest[1:]
        swap = [("E", words("key-swap"))] if turn.walkers == (True, True) else []
        if turn.stance is Stance.LOOK:
            return [("←↑↓→", words("key-slots")), ("R", words("key-turn")), *rest]
        back = ("Esc", words("key-back"))
        if turn.stance is Stance.AIM:
            turns = ("R", words("key-turn"))
            return [("←↑↓→", words("key-slots")), turns, ("⏎", words("key-push")), back, *rest]
        return [
            ("←↑↓→", words("key-cells")),
            ("⏎", words("key-walk")),
            *([back] if turn.pushed else []),
            *swap,
            *rest,
        ]

    # --- what happens -------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.turn = PlayerTurn(self.rules, self.table.view, seat, blind=self.blind)

    async def perform(self, seat: int, action: str) -> None:
        await self._move(self.table.view, seat, action)

    async def _move(self, state: State, seat: int, text: str) -> None:
        """Animate a push or a walk from *state*; any key skips it."""
        if not self.motion:
            return
        action = self.rules.parse(text)
        self._skip = False
        if isinstance(action, Push):
            await self._animate_push(state, action)
        elif isinstance(action, Walk):
            await self._animate_walk(state, seat, action)
        await self._wait(_PAUSE_SECONDS)

    async def _animate_push(self, state: State, push: Push) -> None:
        maze = state.maze
        slot = slot_at(maze.width, maze.height)[push.row * maze.width + push.column]
        size = self.drawing_size
        steps = size.columns if slot.side in (EAST, WEST) else size.rows
        scene = self.scene_of(state)._replace(slot=slot, barred=NOWHERE, fresh=NOWHERE)
        for step in range(steps):
            slide = (slot, push.sides, step / steps)
            self._paint_board(scene._replace(slide=slide))
            await self._wait(_PUSH_SECONDS / steps)
        self._paint_board(self.scene_of(self.rules.apply(state, state.seat, push)))

    async def _animate_walk(self, state: State, seat: int, walk: Walk) -> None:
        start = state.lord if walk.lord else state.pieces[seat]
        trail = way(state.maze, start, walk.row * state.maze.width + walk.column)
        pause = min(_STEP_SECONDS, _WALK_SECONDS / len(trail))
        scene = self.scene_of(state)._replace(lit=frozenset(trail), barred=NOWHERE)
        for cell in trail:
            if walk.lord:
                scene = scene._replace(lord=cell)
            else:
                pieces = (*state.pieces[:seat], cell, *state.pieces[seat + 1 :])
                scene = scene._replace(pieces=pieces)
            self._paint_board(scene)
            await self._wait(pause)

    # --- keys ---------------------------------------------------------------------------------

    def on_key(self, event: KeyPress) -> None:
        self._skip = True
        letter = event.character or ""
        if len(letter) == 1 and letter.isupper() and self.turn and not self.busy:
            if self.turn.stance is Stance.WALK:
                if self.turn.jump(letter):
                    self._changed()
            elif letter == "R":
                self.action_turn(-1)
            elif letter in (orders := self.capitals()):
                orders[letter]()

    def capitals(self) -> dict[str, Callable[[], None]]:
        """Return what capitals do that jump to no treasure: the same as small letters."""
        return super().capitals() | {"E": self.action_swap}

    def action_arrow(self, side: int) -> None:
        if self.turn and not self.busy:
            self.turn.arrow(side)
            self._changed()

    def action_cycle(self, step: int) -> None:
        if self.turn and not self.busy:
            self.turn.cycle(step)
            self._changed()

    def action_turn(self, quarters: int) -> None:
        if self.turn and not self.busy:
            self.turn.turn_spare(quarters)
            self._changed()

    def action_swap(self) -> None:
        if self.turn and not self.busy and self.turn.swap():
            self._changed()

    def action_letters(self) -> None:
        from daedalus.cli.screens.dialogs import LettersScreen

        maze = self.table.view.maze
        rows = [
            (letter, name, where(maze, letter) or self.words("spare"))
            for letter, name in self.motif_names.items()
        ]
        self.app.push_screen(LettersScreen(self.table, rows))

    def action_back(self) -> None:
        if self.turn and not self.busy:
            self.turn.back()
            self._changed()

    def action_confirm(self) -> None:
        turn = self.turn
        if turn is None or self.busy:
            return
        if turn.stance is Stance.LOOK:
            turn.cycle(1)
            self._changed()
            return
        before, was_aiming = turn.view, turn.stance is Stance.AIM
        actions = turn.confirm()
        if actions:
            self.busy = True
            self.run_worker(self._send(turn, actions), group="send", exclusive=True)
        elif was_aiming and turn.push is not None and self.motion:
            self.busy = True
            self.run_worker(self._slide(before, turn), group="send", exclusive=True)
        else:
            self._changed()

    async def _slide(self, before: State, turn: PlayerTurn) -> None:
        assert turn.push is not None
        await self._move(before, turn.seat, str(turn.push))
        self.busy = False
        self._changed()

    async def _send(self, turn: PlayerTurn, actions: tuple[str, ...]) -> None:
        state = turn.shown
        self.turn = None
        await self._move(state, turn.seat, actions[-1])
        self.table.act(turn.seat, *actions)
        self.drive()


SCREEN = SlidingScreen
