"""Go!: everyone builds at the same time, and whoever claims first scores most.

The rules read no clock: an action carries a timestamp, and the house acts when it is due.  `legal`
lists the house's next action with its time, so a timekeeper need only look there.  Read from top to
bottom: the values, the deal, a round, the check, what a seat may see, the end, the texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from daedalus.core.chance import below, words
from daedalus.core.errors import IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import HOUSE, Outcome, Preset, Setup, ranks
from daedalus.core.maze import cell_name, read_cell
from daedalus.core.options import Option, Value, settle, show_options, split_options
from daedalus.core.remark import remark
from daedalus.editions.go import board as go_board
from daedalus.editions.go.actions import (
    BY_HOUSE,
    CLAIM,
    END,
    GO,
    LIFT,
    LIFTS,
    PLACE,
    PLACES,
    READY,
    ROLL,
    TIMEOUT,
    Action,
    Choices,
    parse_action,
    stamped,
)
from daedalus.editions.go.board import CELLS, DICE, MIDDLE, WIDTH, Board, covered, neighbour, put
from daedalus.editions.go.position import (
    BUILD,
    COUNT_DOWN,
    ENDED,
    GOAL,
    HASTY,
    NEVER,
    NOBODY,
    OLD_FIELDS,
    PAUSE,
    SCORE_TILES,
    SEARCH,
    STARTS,
    UNSEEN,
    Hasty,
    State,
    building,
    rack,
    read_fields,
    split_position,
    unusual,
    write_position,
)

COUNT_DOWN_MS: Final = 3_000  # three, two, one
PAUSE_MS: Final = 20_000  # to look at the boards after the check
ALONE_MS: Final = 300_000
RED: Final = {"half": {6: -3, 4: -2, 2: -1, 1: 1}, "full": {6: -6, 4: -4, 2: -2, 1: 1}}
"""What a score tile costs when the board is not solved; the 1 has no red side."""
VERSION: Final = 2
"""Since 2: a loose tile leaves a board unsolved, players who run out of time are ranked by what
they built, and of two players the other may end the match after two unsolved claims in a row."""
GRADES: Final = (1, 3, 5, 7, 9)  # solved in a solo game, for each grade


class Variant(NamedTuple):
    """The options of a table; all of them matter in play, so all are part of a position's text."""

    dice: str = "pinwheel"
    red: str = "half"
    search: int = 15
    limit: int = 120


DEFAULT: Final = Variant()


def roll(dice: str, key: str, number: int) -> str:
    """Return the letters of the roll with this number, die by die.

    :raises IllegalAction: when the key is hidden.
    """
    if key == UNSEEN:
        raise IllegalAction("the future dice are hidden: imagine some first")
    stream = words(f"{key}/{number}")
    return "".join(die[below(len(die), stream)] for die in DICE[dice])


def grade(solved: int) -> int:
    """Return the grade, 0 to 5, for the number solved in a solo game.

    >>> [grade(solved) for solved in (0, 1, 2, 3, 8, 9, 10, 11)]
    [0, 1, 1, 2, 4, 5, 5, 5]
    """
    return sum(solved >= least for least in GRADES)


@dataclass(frozen=True, slots=True)
class Go:
    """The rules of Go!."""

    motifs: tuple[str, ...]  # keys of the pictures that letters A to X show
    variant: Variant = DEFAULT
    id: str = "go"
    shelf: int = 4
    minutes: int = 5  # the usual length of a match
    engine: str = "go"
    version: int = VERSION  # 1 plays by the old rules, for old records
    seats: range = range(1, 5)
    signed: str = ""
    unlisted: tuple[Option, ...] = (Option("version", VERSION, (), 1, VERSION),)
    presets: tuple[Preset, ...] = (
        Preset("classic", {"search": 0, "limit": 0}),  # the printed game has no limits
        Preset("clock", {}),
        Preset("quick", {"limit": 60}),
        Preset("children", {"search": 30, "limit": 0}),
        Preset("sharp", {"dice": "spread", "red": "full"}),
    )

    @property
    def options(self) -> tuple[Option, ...]:
        return (
            Option("dice", DEFAULT.dice, tuple(DICE)),
            Option("red", DEFAULT.red, tuple(RED)),
            Option("search", DEFAULT.search, (), 0, 300),
            Option("limit", DEFAULT.limit, (), 0, 3600),
        )

    @property
    def chosen(self) -> Mapping[str, Value]:
        default = {**DEFAULT._asdict(), "version": VERSION}
        ours = {**self.variant._asdict(), "version": self.version}
        return {name: value for name, value in ours.items() if value != default[name]}

    def with_options(self, **options: object) -> Go:
        """Return the same rules with *options* changed.

        :raises OptionError: when there is no such option or value.
        """
        values = settle((*self.options, *self.unlisted), options, self.id)
        version: int = values.pop("version", self.version)  # type: ignore[assignment]
        variant = self.variant._replace(**values)  # type: ignore[arg-type]
        return replace(self, variant=variant, version=version)

    # --- the deal -------------------------------------------------------------------------------

    def start(self, setup: Setup) -> State:
        """Return the first position: nothing is rolled yet, but all rolls are determined."""
        stream, seats = words(f"{setup.seed}/dice"), setup.seats
        return State(
            round=0,
            phase=PAUSE,
            since=0,
            now=0,
            due=NEVER if seats == 1 else PAUSE_MS,
            roll="",
            scores=(STARTS[seats],) * seats,
            ready=(False,) * seats,
            taken=(0,) * seats,
            joker=NOBODY,
            boards=((),) * seats,
            dice="".join(f"{next(stream):08x}" for _ in range(4)),
            solved=(NEVER,) * seats,
            hasty=Hasty(),
        )

    def seated(self, state: State) -> int:
        return len(state.scores)

    # --- a round --------------------------------------------------------------------------------

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase == BUILD:
            seats = building(state)
        elif state.phase in (PAUSE, SEARCH):
            seats = [seat for seat, ready in enumerate(state.ready) if not ready]
        else:
            seats = []
        return (*seats, HOUSE) if self._word_due(state) else tuple(seats)

    def legal(self, state: State, seat: int) -> Choices:
        """Return the legal actions of *seat*; the house's action comes with its time."""
        if seat not in self.to_act(state):
            return Choices(())
        if seat == HOUSE:
            first = max(state.due, state.now)
            action = stamped(parse_action(self._word_due(state)), first)
            return Choices((action,), state.now, first)
        if state.phase != BUILD:
            words = (READY, END) if self.may_end(state, seat) else (READY,)
            return Choices(map(parse_action, words), state.now, state.now)
        under, board = covered(state.boards[seat]), state.boards[seat]
        actions = [
            action
            for tile in rack(state, seat)
            for action in PLACES[tile]
            if action.placement and not action.placement.cells & under
        ]
        actions += [LIFTS[placement.tile] for placement in board]
        end = None if state.due == NEVER else state.due
        return Choices((*actions, parse_action(CLAIM)), state.now, state.now, end)

    def _word_due(self, state: State) -> str:
        """Return what the house does next, or nothing if it is not waiting for anything."""
        if state.due == NEVER:
            return ""
        return {PAUSE: ROLL, SEARCH: GO, COUNT_DOWN: GO, BUILD: TIMEOUT, ENDED: ""}[state.phase]

    def may_end(self, state: State, seat: int) -> bool:
        """Return whether *seat* may end the match as its winner: the other claims without solving.

        With two players the first claim ends the round for both, so nobody could play on.
        """
        return (
            state.hasty.claims >= HASTY
            and seat != state.hasty.seat
            and state.phase in (PAUSE, SEARCH)
            and not state.ready[seat]
        )

    def idle(self, state: State, seat: int, seed: str) -> tuple[Action, ...]:
        """Return nothing: the rules have their own clock, and doing nothing is allowed."""
        return ()

    def stamped(self, action: Action, moment: int) -> Action:
        """Return *action* with the timestamp *moment*, in milliseconds since the table started."""
        return stamped(action, moment)

    def moment(self, action: Action) -> int | None:
        """Return the timestamp of *action*, if it has one."""
        return action.moment

    def elapsed(self, state: State) -> int:
        return state.now

    def bare(self, action: Action) -> Action:
        """Return *action* without its timestamp."""
        return parse_action(action.bare)

    def apply(self, state: State, seat: int, action: Action) -> State:
        state = state._replace(now=state.now if action.moment is None else action.moment)
        board = state.boards[seat] if seat != HOUSE else ()
        if action.word == PLACE:
            assert action.placement is not None
            return self._laid(state, seat, put(board, action.placement))
        if action.word == LIFT:
            return self._laid(state, seat, tuple(way for way in board if way.tile != action.tile))
        if action.word == CLAIM:
            return self._claimed(state, seat)
        if action.word == READY:
            return self._readied(state, seat)
        if action.word == END:
            return state._replace(phase=ENDED, since=state.now, due=NEVER)
        if action.word == ROLL:
            return self._rolled(state)
        if action.word == GO:
            due = state.now + 1000 * self.variant.limit if self.variant.limit else NEVER
            ready = (False,) * len(state.ready)
            return state._replace(phase=BUILD, since=state.now, due=due, ready=ready)
        return self._timed_out(state)

    def _laid(self, state: State, seat: int, board: Board) -> State:
        boards = (*state.boards[:seat], board, *state.boards[seat + 1 :])
        state = state._replace(boards=boards)
        if self.version == 1:
            return state
        before = state.solved[seat]
        since = NEVER if not self.solved(state, seat) else state.now if before == NEVER else before
        return state._replace(solved=(*state.solved[:seat], since, *state.solved[seat + 1 :]))

    def _readied(self, state: State, seat: int) -> State:
        state = state._replace(ready=(*state.ready[:seat], True, *state.ready[seat + 1 :]))
        if not all(state.ready):
            return state
        if state.phase == PAUSE:
            return self._rolled(state)
        return state._replace(phase=COUNT_DOWN, since=state.now, due=state.now + COUNT_DOWN_MS)

    def _rolled(self, state: State) -> State:
        seats, now = len(state.scores), state.now
        if seats > 1:
            search = self.variant.search
            phase, due = SEARCH, now + 1000 * search + COUNT_DOWN_MS if search else NEVER
        else:
            phase, due = BUILD, now + ALONE_MS if state.phase == PAUSE else state.due
        return State(
            round=state.round + 1,
            phase=phase,
            since=now,
            now=now,
            due=due,
            roll=roll(self.variant.dice, state.dice, state.round + 1),
            scores=state.scores,
            ready=(False,) * seats,
            taken=(0,) * seats,
            # Rule book: the player with score tile 1 has the joker for one round, then returns it.
            joker=state.taken.index(1) if 1 in state.taken else NOBODY,
            boards=((),) * seats,
            dice=state.dice,
            solved=(NEVER,) * seats,
            hasty=state.hasty,
        )

    def _claimed(self, state: State, seat: int) -> State:
        if len(state.scores) == 1:
            if not self.solved(state, 0):
                return state
            return self._rolled(state._replace(scores=(state.scores[0] + 1,)))
        state = self._counted(_took(state, seat), seat)
        still = building(state)
        if len(still) > 1:
            return state
        for last in still:
            state = _took(state, last)
        return self._checked(state)

    def _counted(self, state: State, seat: int) -> State:
        """Return the state with the unsolved claims in a row counted, for two players only."""
        if self.version == 1 or len(state.scores) != 2:
            return state
        if self.solved(state, seat):
            return state._replace(hasty=Hasty())
        before = state.hasty.claims if state.hasty.seat == seat else 0
        return state._replace(hasty=Hasty(seat, before + 1))

    def _timed_out(self, state: State) -> State:
        if len(state.scores) == 1:
            return state._replace(phase=ENDED, since=state.now, due=NEVER)
        late = building(state)
        if self.version > 1:
            late.sort(key=lambda seat: self._merit(state, seat))
        for seat in late:
            state = _took(state, seat)
        return self._checked(state)

    def _merit(self, state: State, seat: int) -> tuple[bool, int]:
        """Return the sort key of a board when time is up, best first: solved and when, or how far.

        Equal boards stay in the order of their seats.
        """
        if self.solved(state, seat):
            return False, state.solved[seat]
        return True, -len(self.found(state, seat))

    # --- the check ------------------------------------------------------------------------------

    def _checked(self, state: State) -> State:
        scores = tuple(
            max(score + gain, 0)
            for score, gain in zip(state.scores, self.gains(state), strict=True)
        )
        over = max(scores) >= GOAL
        return state._replace(
            phase=ENDED if over else PAUSE,
            since=state.now,
            due=NEVER if over else state.now + PAUSE_MS,
            scores=scores,
        )

    def gains(self, state: State) -> tuple[int, ...]:
        """Return what the score tiles of this round are worth to those who took them."""
        red = RED[self.variant.red]
        return tuple(
            tile if not tile or self.solved(state, seat) else red[tile]
            for seat, tile in enumerate(state.taken)
        )

    def solved(self, state: State, seat: int) -> bool:
        """Return whether all four treasures on the board of *seat*, and all tiles, are linked."""
        solved = go_board.solved if self.version > 1 else go_board.shows_all
        return bool(state.roll) and solved(state.boards[seat], state.roll)

    def loose(self, state: State, seat: int) -> Board:
        """Return the unlinked tiles on the board of *seat*, which leave it unsolved."""
        return go_board.loose(state.boards[seat]) if self.version > 1 else ()

    def found(self, state: State, seat: int) -> str:
        """Return the letters of the rolled treasures that *seat* has linked to the middle."""
        return go_board.found(state.boards[seat], state.roll)

    def why_not(self, state: State, seat: int, action: Action) -> str:
        """Say why *action* is not legal, and what would be."""
        if seat not in (HOUSE, *range(len(state.scores))):
            return f"there is no such seat: {len(state.scores)} sit here"
        if state.phase == ENDED:
            return "the game is over"
        if action.moment is not None and action.moment < state.now:
            return f"that moment has passed: the last one known is {state.now}"
        if (seat == HOUSE) != (action.word in BY_HOUSE):
            return f"only the {'house' if action.word in BY_HOUSE else 'players'} can do that"
        if seat == HOUSE:
            due = self._word_due(state)
            if not due:
                return "the house has nothing to wait for now"
            return f"the house may {due} from the moment {state.due} on"
        if state.phase == COUNT_DOWN:
            return "wait for Go!"
        if action.word == END:
            return _why_not_end(state, seat)
        if action.word == READY:
            return "now build" if state.phase == BUILD else "you are ready; wait for the others"
        if state.phase != BUILD:
            return "no tile may be touched before Go!; say ready"
        if state.taken[seat]:
            return f"you have claimed and hold score tile {state.taken[seat]}"
        if state.due != NEVER and (action.moment or state.now) >= state.due:
            return f"time was up at the moment {state.due}"
        return _why_not_laid(state.boards[seat], rack(state, seat), action)

    # --- what a seat may see --------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> State:
        """Return what anyone sees: all boards, since people see each other's tables; no future
        dice.

        :raises IllegalAction: when there is no such seat.
        """
        if seat is not None and not 0 <= seat < len(state.scores):
            raise IllegalAction(
                f"no such seat: {quoted(seat)}: {len(state.scores)} sit here, from 0"
            )
        return state._replace(dice=UNSEEN)

    def imagine(self, view: State, seed: str) -> State:
        """Return a full state consistent with *view*: the future dice may differ."""
        if view.dice != UNSEEN:
            return view
        return view._replace(dice=self.start(Setup(1, seed)).dice)

    # --- the end --------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != ENDED:
            return None
        # Rule book: if several reach the goal in one round, the higher score of that round wins.
        if max(state.scores) < GOAL and state.hasty.claims >= HASTY:
            return Outcome(tuple(1 + (seat == state.hasty.seat) for seat in range(2)), state.scores)
        merits = [
            2 * GOAL + gain if score >= GOAL else score
            for score, gain in zip(state.scores, self.gains(state), strict=True)
        ]
        return Outcome(ranks(merits), state.scores)

    # --- texts ----------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """Return the action written as *text*.

        :raises NotationError: when it is not an action.
        """
        if not isinstance(text, str):
            raise NotationError(f"not an action: {quoted(text)}")
        return parse_action(str(text))

    def write(self, state: State) -> str:
        """Return the position as one line (docs/notation-go.md)."""
        options = {name: value for name, value in self.chosen.items() if name != "version"}
        header = ";".join((self.id, *show_options(options).split()))
        return write_position(header, state, self.version)  # the number of fields shows the version

    def read(self, text: str) -> State:
        """Return the position written as *text*: any well-formed one, however unusual.

        :raises NotationError: when it is not well-formed, or belongs to different rules.
        """
        header, *fields = split_position(text, self.version)
        edition, *options = header.split(";")
        if edition != self.id:
            raise NotationError(f"not a position of {self.id}: {quoted(edition)}")
        try:
            theirs = DEFAULT._asdict() | settle(self.options, split_options(options), self.id)
        except OptionError as error:
            raise NotationError(str(error)) from error
        if theirs != self.variant._asdict():
            ours = show_options(self.variant._asdict(), ";")
            raise NotationError(
                f"not a position of these rules: {quoted(header)}: they have {ours}"
            )
        state = read_fields(fields)
        told = len(fields) > OLD_FIELDS or self.version == 1
        return state if told else state._replace(solved=self._solved_now(state))

    def _solved_now(self, state: State) -> tuple[int, ...]:
        """Return when each board was solved if that is not known: now."""
        seats = range(len(state.scores))
        return tuple(state.now if self.solved(state, seat) else NEVER for seat in seats)

    def status(self, state: State) -> tuple[str, ...]:
        """Name what is unusual about a position: what no game could have led to."""
        remarks = unusual(state, self.variant.dice)
        seats = range(len(state.scores)) if self.version > 1 else ()
        wrong = [
            remark(
                "solved",
                f"the board of seat {seat + 1} is {'' if self.solved(state, seat) else 'not '}"
                "solved, the moment says otherwise",
                str(seat + 1),
            )
            for seat in seats
            if self.solved(state, seat) != (state.solved[seat] != NEVER)
        ]
        return (*remarks, *wrong)


def _took(state: State, seat: int) -> State:
    """Return the state after *seat* took the highest remaining score tile."""
    tile = next(tile for tile in SCORE_TILES[len(state.scores)] if tile not in state.taken)
    return state._replace(taken=(*state.taken[:seat], tile, *state.taken[seat + 1 :]))


def _why_not_end(state: State, seat: int) -> str:
    if state.hasty.claims < HASTY or state.hasty.seat == seat:
        return f"only after {HASTY} unsolved claims in a row by the other of two"
    if state.phase in (PAUSE, SEARCH):
        return "you are ready; wait for the others"
    return "not while building: between rounds, before you are ready"


def _why_not_laid(board: Board, beside: list[str], action: Action) -> str:
    lying = {placement.tile: placement for placement in board}
    if action.word == LIFT:
        return f"tile {action.tile} is not on your board: {' '.join(lying) or 'nothing'} is"
    if action.tile in lying:
        return f"tile {action.tile} lies at {lying[action.tile].name}: lift it first"
    if action.tile not in beside:
        return "you do not have the joker in this round"
    if action.placement is not None:
        under = [way.name for way in board if way.cells & action.placement.cells]
        return f"it would lie on {' and '.join(under)}"
    if _covers_middle(action):
        return "the middle is never covered"
    return f"it would stick out: the board ends at {cell_name(CELLS - 1, WIDTH)}"


def _covers_middle(action: Action) -> bool:
    row, column = read_cell(action.cell)
    if max(row, column) >= WIDTH:
        return False
    cell = row * WIDTH + column
    return cell == MIDDLE or neighbour(cell, action.bare[-1]) == MIDDLE


RULES: Final = Go(
    motifs=(
        *("book", "purse", "map", "crown", "keys", "skull"),
        *("ring", "chest", "emerald", "sword", "candelabrum", "helmet"),
        *("sorceress", "bat", "troll", "dragon", "ghost", "genie"),
        *("owl", "scarab", "moth", "rat", "lizard", "spider"),
    )
)
