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
from daedalus.core.errors import Cause, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import (
    HOUSE,
    Outcome,
    Preset,
    Setup,
    check_actor,
    check_seat,
    ranks,
    seats_of,
)
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
    LARGEST,
    MOST_CLAIMS,
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

COUNT_DOWN_S: Final = 3  # three, two, one
ALONE_S: Final = 300
RED: Final = {"half": {6: -3, 4: -2, 2: -1, 1: 1}, "full": {6: -6, 4: -4, 2: -2, 1: 1}}
"""What a score tile costs when the board is not solved; the 1 has no red side."""
VERSION: Final = 3
"""Since 2: a loose tile leaves a board unsolved, and players who run out of time are ranked by what
they built.  Since 3: the defaults are those of the printed game, and alone a board that is solved
but not claimed when the time ends counts."""
UNMARKED: Final = 2
"""The version that a position means whose text names none: texts name theirs since version 3."""
GRADES: Final = (1, 3, 5, 7, 9)  # solved in a solo game, for each grade


class Variant(NamedTuple):
    """The options of a table; all of them matter in play, so all are part of a position's text."""

    dice: str = "pinwheel"
    red: str = "half"
    search: int = 0  # seconds to search for the treasures, 0: until all are ready; so are the next
    limit: int = 0  # to build
    pause: int = 0  # to look at the boards after the check, and before the first roll
    may_end: bool = False  # of two players, the other may end a match of unsolved claims


PRINTED: Final = Variant()
DEFAULTS: Final = {
    1: Variant(search=15, limit=120, pause=20),
    2: Variant(search=15, limit=120, pause=20, may_end=True),
    3: PRINTED,
}
"""What an option means that a record, a table or a position of each version leaves out."""


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
    variant: Variant = PRINTED
    id: str = "go"
    shelf: int = 4
    minutes: int = 5  # the usual length of a match
    engine: str = "go"
    version: int = VERSION  # the older ones play by the old rules, for old records
    seats: range = range(1, 5)
    signed: str = ""
    unlisted: tuple[Option, ...] = (Option("version", VERSION, (), 1, VERSION, unsaid=UNMARKED),)
    presets: tuple[Preset, ...] = (
        Preset("classic", {}),  # the printed game has no limits
        Preset("clock", {"search": 15, "limit": 120, "pause": 20}),
        Preset("quick", {"search": 15, "limit": 60, "pause": 20}),
        Preset("sharp", {"dice": "spread", "red": "full"}),
    )

    @property
    def options(self) -> tuple[Option, ...]:
        default = DEFAULTS[self.version]
        return (
            Option("dice", default.dice, tuple(DICE)),
            Option("red", default.red, tuple(RED)),
            Option("search", default.search, (), 0, 300, ours=True),
            Option("limit", default.limit, (), 0, 3600, ours=True),
            Option("pause", default.pause, (), 0, 300, ours=True),
            Option("may_end", default.may_end, (False, True), ours=True),
        )

    @property
    def chosen(self) -> Mapping[str, Value]:
        version = {} if self.version == VERSION else {"version": self.version}
        return {**self._said(), **version}

    def _said(self) -> dict[str, Value]:
        """Return the options that differ from the defaults of this version."""
        default = DEFAULTS[self.version]._asdict()
        ours = self.variant._asdict()
        return {name: value for name, value in ours.items() if value != default[name]}

    def with_options(self, **options: object) -> Go:
        """Return the same rules with *options* changed.

        Another *version* brings its own defaults.

        :raises OptionError: when there is no such option or value.
        """
        values = settle((*self.options, *self.unlisted), options, self.id)
        version: int = values.pop("version", self.version)  # type: ignore[assignment]
        variant = self.variant
        if version != self.version:
            variant = DEFAULTS[version]._replace(**self._said())  # type: ignore[arg-type]
        variant = variant._replace(**values)  # type: ignore[arg-type]
        return replace(self, variant=variant, version=version)

    # --- the deal -------------------------------------------------------------------------------

    def start(self, setup: Setup) -> State:
        """Return the first position: nothing is rolled yet, but all rolls are determined."""
        seats = seats_of(setup, self)
        stream = words(f"{setup.seed}/dice")
        return State(
            round=0,
            phase=PAUSE,
            since=0,
            now=0,
            due=NEVER if seats == 1 else self._due(0, self.variant.pause),
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

    def _due(self, now: int, seconds: int) -> int:
        """Return when the house acts that waits for *seconds* from now on; 0 is without limit."""
        in_time = seconds and now < LARGEST
        return min(now + 1000 * seconds, LARGEST) if in_time else NEVER

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
            check_actor(seat, len(state.scores))
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
            self.variant.may_end
            and state.hasty.claims >= HASTY
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

    def awaited(self, action: Action) -> bool:
        """Return whether *action* only says that one is ready: others need not wait for it."""
        return action.word == READY

    def elapsed(self, state: State) -> int:
        return state.now

    def stage(self, state: State) -> tuple[int, str]:
        return state.round, state.phase

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
            due = self._due(state.now, self.variant.limit)
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
        due = min(state.now + 1000 * COUNT_DOWN_S, LARGEST)
        return state._replace(phase=COUNT_DOWN, since=state.now, due=due)

    def _rolled(self, state: State) -> State:
        seats, now = len(state.scores), state.now
        if seats > 1:
            search = self.variant.search
            phase, due = SEARCH, self._due(now, search and search + COUNT_DOWN_S)
        else:
            phase, due = BUILD, self._due(now, ALONE_S) if state.phase == PAUSE else state.due
        return State(
            round=min(state.round + 1, LARGEST),
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
            return self._rolled(state._replace(scores=(min(state.scores[0] + 1, LARGEST),)))
        state = self._counted(_took(state, seat), seat)
        still = building(state)
        if len(still) > 1:
            return state
        for last in still:
            state = _took(state, last)
        return self._checked(state)

    def _counted(self, state: State, seat: int) -> State:
        """Return the state with the unsolved claims in a row counted, for two players only."""
        if not self.variant.may_end or len(state.scores) != 2:
            return state
        if self.solved(state, seat):
            return state._replace(hasty=Hasty())
        before = state.hasty.claims if state.hasty.seat == seat else 0
        return state._replace(hasty=Hasty(seat, min(before + 1, MOST_CLAIMS)))

    def _timed_out(self, state: State) -> State:
        if len(state.scores) == 1:
            # Rule book: how many did you solve?  What is solved counts, claimed or not.
            solved = state.scores[0] + (self.version > 2 and self.solved(state, 0))
            scores = (min(solved, LARGEST),)
            return state._replace(phase=ENDED, since=state.now, due=NEVER, scores=scores)
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
            min(max(score + gain, 0), LARGEST)
            for score, gain in zip(state.scores, self.gains(state), strict=True)
        )
        over = max(scores) >= GOAL
        return state._replace(
            phase=ENDED if over else PAUSE,
            since=state.now,
            due=NEVER if over else self._due(state.now, self.variant.pause),
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
        if state.phase == ENDED:
            return Cause("the game is over", "over")
        if action.moment is not None and action.moment < state.now:
            return Cause(f"that moment has passed: the last one known is {state.now}", "moment")
        if (seat == HOUSE) != (action.word in BY_HOUSE):
            who = "house" if action.word in BY_HOUSE else "players"
            return Cause(f"only the {who} can do that", "go-house")
        if seat == HOUSE:
            due = self._word_due(state)
            if not due:
                return Cause("the house has nothing to wait for now", "go-house")
            return Cause(f"the house may {due} from the moment {state.due} on", "go-house")
        if state.phase == COUNT_DOWN:
            return Cause("wait for Go!", "go-wait")
        if action.word == END:
            return self._why_not_end(state, seat)
        if action.word == READY:
            return (
                Cause("now build", "go-build")
                if state.phase == BUILD
                else Cause(_READY, "go-ready")
            )
        if state.phase != BUILD:
            return Cause("no tile may be touched before Go!; say ready", "go-hands-off")
        if state.taken[seat]:
            return Cause(
                f"you have claimed and hold score tile {state.taken[seat]}",
                "go-claimed",
                points=state.taken[seat],
            )
        if state.due != NEVER and (action.moment or state.now) >= state.due:
            return Cause(f"time was up at the moment {state.due}", "go-late")
        return _why_not_laid(state.boards[seat], rack(state, seat), action)

    def _why_not_end(self, state: State, seat: int) -> str:
        if not self.variant.may_end:
            return Cause("the option may_end is off", "go-end-off")
        if state.hasty.claims < HASTY or state.hasty.seat == seat:
            return Cause(
                f"only after {HASTY} unsolved claims in a row by the other of two",
                "go-end-early",
                claims=HASTY,
            )
        if state.phase in (PAUSE, SEARCH):
            return Cause(_READY, "go-ready")
        return Cause("not while building: between rounds, before you are ready", "go-end-later")

    # --- what a seat may see --------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> State:
        """Return what anyone sees: all boards, since people see each other's tables; no future
        dice.

        :raises IllegalAction: when there is no such seat.
        """
        if seat is not None:
            check_seat(seat, len(state.scores))
        return state._replace(dice=UNSEEN)

    def imagine(self, view: State, seed: str) -> State:
        """Return a full state consistent with *view*: the future dice may differ."""
        if view.dice != UNSEEN:
            return view
        return view._replace(dice=self.start(Setup(1, seed)).dice)

    # --- the end --------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(self.standing(state), state.scores) if state.phase == ENDED else None

    def standing(self, state: State) -> tuple[int, ...]:
        # Rule book: if several reach the goal in one round, the higher score of that round wins.
        early = state.phase == ENDED and max(state.scores) < GOAL
        if early and state.hasty.claims >= HASTY:
            return tuple(1 + (seat == state.hasty.seat) for seat in range(2))
        merits = [
            2 * GOAL + gain if score >= GOAL else score
            for score, gain in zip(state.scores, self.gains(state), strict=True)
        ]
        return ranks(merits)

    # --- texts ----------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """Return the action written as *text*.

        :raises NotationError: when it is not an action.
        """
        if not isinstance(text, str):
            raise NotationError(f"not an action: {quoted(text)}", "action-go", text=text)
        return parse_action(str(text))

    def write(self, state: State) -> str:
        """Return the position as one line (docs/notation-go.md)."""
        # Up to version 2 the number of fields shows the version.
        mark: dict[str, Value] = {"version": self.version} if self.version > UNMARKED else {}
        header = ";".join((self.id, *show_options({**mark, **self._said()}).split()))
        return write_position(header, state, self.version)

    def read(self, text: str) -> State:
        """Return the position written as *text*: any well-formed one, however unusual.

        :raises NotationError: when it is not well-formed, or belongs to different rules.
        """
        header, *fields = split_position(text, self.version)
        edition, *options = header.split(";")
        if edition != self.id:
            raise NotationError(
                f"not a position of {self.id}: {quoted(edition)}", "position-edition", text=edition
            )
        try:
            said = settle((*self.options, *self.unlisted), split_options(options), self.id)
        except OptionError as error:
            raise NotationError(str(error), "position-rules") from error
        theirs = self._unsaid(said.pop("version", None))._asdict() | said
        if theirs != self.variant._asdict():
            ours = show_options(self.variant._asdict(), ";")
            raise NotationError(
                f"not a position of these rules: {quoted(header)}: they have {ours}",
                "position-rules",
            )
        state = read_fields(fields)
        told = len(fields) > OLD_FIELDS or self.version == 1
        return state if told else state._replace(solved=self._solved_now(state))

    def _unsaid(self, version: Value | None) -> Variant:
        """Return what a position of *version* means by the options that it leaves out."""
        if version is not None:
            return DEFAULTS[int(version)]
        if self.version <= UNMARKED:
            return DEFAULTS[self.version]
        # An old text may be played by the new rules: its house rules are those of the reader.
        fixed = DEFAULTS[UNMARKED]
        return self.variant._replace(dice=fixed.dice, red=fixed.red)

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
                f"the board of player {seat + 1} is {'' if self.solved(state, seat) else 'not '}"
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


_READY: Final = "you are ready; wait for the others"


def _why_not_laid(board: Board, beside: list[str], action: Action) -> str:
    lying = {placement.tile: placement for placement in board}
    if action.word == LIFT:
        why = f"tile {action.tile} is not on your board: {' '.join(lying) or 'nothing'} is"
        return Cause(why, "go-lift", tile=action.tile)
    if action.tile in lying:
        return Cause(
            f"tile {action.tile} lies at {lying[action.tile].name}: lift it first",
            "go-lies",
            tile=action.tile,
        )
    if action.tile not in beside:
        return Cause("you do not have the joker in this round", "go-joker")
    if action.placement is not None:
        under = [way.name for way in board if way.cells & action.placement.cells]
        return Cause(f"it would lie on {' and '.join(under)}", "go-under", tiles=tuple(under))
    if _covers_middle(action):
        return Cause("the middle is never covered", "go-middle")
    return Cause(
        f"it would stick out: the board ends at {cell_name(CELLS - 1, WIDTH)}",
        "go-edge",
        last=cell_name(CELLS - 1, WIDTH),
    )


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
