"""The engine of the sliding editions: a push, a walk, the next player.

An edition is an instance of `Sliding` with its own motifs and defaults.  From top to bottom: the
options, the deal, a turn, what a seat may see, the end.  The box, the actions and the positions
with their texts are in modules beside this one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from daedalus.core.chance import below, draw, shuffled, words
from daedalus.core.errors import Cause, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import (
    HOUSE,
    Outcome,
    Preset,
    Setup,
    WalksAhead,
    check_actor,
    check_seat,
    ranks,
    seats_of,
)
from daedalus.core.lanes import Lanes, lanes
from daedalus.core.maze import (
    BARE,
    HEX,
    Cell,
    Maze,
    cell_name,
    cells_of,
    open_border,
    reach,
    read_cell,
    read_cell_on,
    slid,
    turned,
    turns,
)
from daedalus.core.options import Option, Value, settle
from daedalus.editions.sliding.actions import (
    OUT,
    Action,
    Drop,
    Out,
    Push,
    Walk,
    drop,
    parse_action,
    pushes,
    walks,
)
from daedalus.editions.sliding.ahead import walks_after_pushes
from daedalus.editions.sliding.box import (
    CORNER,
    course,
    deck,
    fixed_paths,
    homes,
    slot_at,
    slots,
    tile_set,
)
from daedalus.editions.sliding.options import (
    AS_PRINTED,
    DECK,
    ENDINGS,
    HANDS,
    LEAGUE,
    LONGEST_SIDE,
    POINT,
    PRINTED,
    QUICK,
    Variant,
    chosen_of,
)
from daedalus.editions.sliding.position import (
    ENDED,
    NOWHERE,
    TO_PUSH,
    TO_WALK,
    UNSEEN,
    State,
    read_position,
    unusual,
    write_position,
)


@dataclass(frozen=True, slots=True)
class Sliding:
    """The rules of one sliding edition."""

    id: str
    shelf: int
    motifs: tuple[str, ...]  # keys of the pictures that letters A to X show
    minutes: int = 20  # about how long a game takes
    signed: str = "MNOP"  # the cards that bear the dark lord's sign
    presets: tuple[Preset, ...] = (AS_PRINTED, QUICK)
    borrowed: tuple[str, ...] = ()  # values of other books, which are house rules here
    peeks_at_once: bool = True  # a new card may be looked at before the next turn begins
    defaults: Variant = PRINTED
    variant: Variant = PRINTED
    engine: str = "sliding"
    version: int = 1
    seats: range = range(1, 5)

    def __post_init__(self) -> None:
        assert len(self.motifs) == len(set(self.motifs)) == 24

    @property
    def options(self) -> tuple[Option, ...]:
        default, borrowed = self.defaults, self.borrowed
        return (
            Option("cards", default.cards, ("all",), 1, 24, deck=DECK, ours=True),
            Option(
                "hands",
                default.hands,
                HANDS,
                borrowed=tuple(word for word in HANDS if f"hands={word}" in borrowed),
            ),
            Option(
                "ending",
                default.ending,
                ENDINGS,
                form="point:[a-z][1-9][0-9]?",
                shape=POINT,
                borrowed=tuple(word for word in (*ENDINGS, POINT) if f"ending={word}" in borrowed),
            ),
            Option(
                "dark_lord", default.dark_lord, (False, True), ours="dark_lord=true" in borrowed
            ),
            Option("tiles", default.tiles, ("13-15-6", "12-16-6")),
            Option("size", default.size, (5, 7, 9), ours=True),
            Option("start", default.start, ("random",), 1, 4),
        )

    @property
    def unlisted(self) -> tuple[Option, ...]:
        """The options that no menu offers."""
        return (LEAGUE,)

    @property
    def chosen(self) -> Mapping[str, Value]:
        return chosen_of(self.defaults, self.variant)

    def with_options(self, **options: object) -> Sliding:
        """Return the same edition with *options* changed.

        :raises OptionError: when there is no such option or value.
        """
        values = settle((*self.options, *self.unlisted), options, self.id)
        return replace(self, variant=self.variant._replace(**values))  # type: ignore[arg-type]

    # --- the deal --------------------------------------------------------------------------------

    def start(self, setup: Setup) -> State:
        """Return the first position.

        :raises OptionError: when the options do not suit the board or the number of players.
        """
        size, seats = self.variant.size, seats_of(setup, self)
        if self.variant.ending.startswith("point:"):
            point = self.variant.ending.removeprefix("point:")
            if max(read_cell(point)) >= size:
                raise OptionError(
                    f"no such cell: {quoted(point)}: the board has {size} rows",
                    "cell",
                    text=point,
                    last=cell_name(size * size - 1, size),
                )
        box = tile_set(size, self.variant.tiles)
        most = len(box.letters) // seats
        hand = most if self.variant.cards == "all" else int(self.variant.cards)
        if hand > most:
            raise OptionError(
                f"too many cards: {hand} each for {seats}: there are {most} at most",
                "cards",
                most=most,
            )
        if self.variant.start != "random" and int(self.variant.start) > seats:
            raise OptionError(
                f"player {self.variant.start} cannot start: there are {seats}",
                "start",
                player=self.variant.start,
                seats=seats,
            )
        paths, motifs = bytearray(size * size + 1), bytearray([BARE]) * (size * size + 1)
        for cell, sides in fixed_paths(size).items():
            paths[cell] = sides
        for cell, letter in box.fixed.items():
            motifs[cell] = ord(letter)
        quarters = words(f"{setup.seed}/turns")
        free = [cell for cell in range(size * size + 1) if not paths[cell]]
        for cell, (sides, letter) in zip(
            free, shuffled(box.loose, f"{setup.seed}/tiles"), strict=True
        ):
            paths[cell] = turned(sides, below(4, quarters))
            motifs[cell] = ord(letter or ".")
        lord = NOWHERE
        if self.variant.dark_lord:
            # The sign is on a loose corner that lies on the board and has no treasure.
            signs = [
                cell for cell in free[:-1] if motifs[cell] == BARE and paths[cell] in turns(CORNER)
            ]
            lord = signs[draw(len(signs), f"{setup.seed}/lord")]
        cards = shuffled(box.letters, f"{setup.seed}/cards")
        if self.variant.start == "random":
            first = draw(seats, f"{setup.seed}/start")
        else:
            first = int(self.variant.start) - 1
        return State(
            maze=Maze(size, bytes(paths), bytes(motifs)),
            pieces=homes(size, size, seats, self.variant.league),
            lord=lord,
            seat=first,
            phase=TO_PUSH,
            barred=NOWHERE,
            found=("",) * seats,
            left=tuple("".join(cards[seat * hand : (seat + 1) * hand]) for seat in range(seats)),
        )

    def seated(self, state: State) -> int:
        return len(state.pieces)

    # --- a turn ----------------------------------------------------------------------------------

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase == ENDED:
            return ()
        referee = self.variant.league and len(state.gone) + 1 < len(state.pieces)
        return (state.seat, HOUSE) if referee else (state.seat,)

    def legal(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat != state.seat or state.phase == ENDED:
            if seat == HOUSE and HOUSE in self.to_act(state):
                return tuple(drop(at) for at in range(len(state.pieces)) if at not in state.gone)
            check_actor(seat, len(state.pieces))
            return ()
        maze = state.maze
        if state.phase == TO_PUSH:
            return pushes(maze.width, maze.height, turns(maze.spare), state.barred)
        own, lord = self.walkers(state)
        actions: list[Action] = []
        if own:
            reached = reach(maze, state.pieces[seat])
            table = walks(maze.width, maze.height, False)
            actions = [table[cell] for cell in cells_of(reached)]
            if (
                self.variant.ending == "edge"
                and not state.left[seat]
                and reached & open_border(maze)
            ):
                actions.append(OUT)
        if lord:
            table = walks(maze.width, maze.height, True)
            actions += [table[cell] for cell in cells_of(reach(maze, state.lord))]
        return tuple(actions)

    def walkers(self, state: State) -> tuple[bool, bool]:
        """Return whether the player in turn may walk its own piece, and whether the dark lord."""
        hand = state.left[state.seat]
        if not self.variant.dark_lord or not hand:
            return True, False  # only one's own piece walks home
        if self.variant.hands == "hidden":
            card = hand[0]
            return card == UNSEEN or card not in self.signed, card == UNSEEN or card in self.signed
        return True, any(card in self.signed or card == UNSEEN for card in hand)

    def lanes(self, state: State) -> Lanes:
        """Return the lanes that examine all pushes of this position at once, barred or not."""
        maze = state.maze
        return lanes(maze.width, maze.height, slots(maze.width, maze.height), turns(maze.spare))

    def ahead(self, state: State) -> WalksAhead | None:
        """Return the walks that could follow each push; None unless a push is next."""
        return walks_after_pushes(self, state) if state.phase == TO_PUSH else None

    def reach(self, state: State) -> tuple[str, ...]:
        """Return the names of the cells the player in turn can walk to in the current maze."""
        own, _ = self.walkers(state)
        cell = state.pieces[state.seat] if own else state.lord
        if cell == NOWHERE:
            return ()
        return tuple(cell_name(end, state.maze.width) for end in cells_of(reach(state.maze, cell)))

    def targets(self, state: State, seat: int) -> frozenset[Cell]:
        """Return the cells where a walk of *seat* would count now, as far as its cards are visible.

        The spare's index, one past the last cell, stands for a treasure on the spare.
        """
        maze, hand = state.maze, state.left[seat]
        if hand:
            wanted = hand[0] if self.variant.hands == "hidden" else hand
            codes = [ord(card) for card in wanted if card != UNSEEN]
            return frozenset(cell for cell, motif in enumerate(maze.motifs) if motif in codes)
        if self.variant.ending == "edge":
            return frozenset(cells_of(open_border(maze)))
        return frozenset((self.goal(state, seat),))

    def goal(self, state: State, seat: int) -> Cell:
        """Return the cell where *seat* ends the game once it has found all its cards."""
        maze, ending = state.maze, self.variant.ending
        if ending.startswith("point:"):
            return read_cell_on(ending.removeprefix("point:"), maze.width, maze.height)
        return homes(maze.width, maze.height, len(state.pieces), self.variant.league)[seat]

    def apply(self, state: State, seat: int, action: Action) -> State:
        if isinstance(action, Push):
            return self._pushed(state, action)
        if isinstance(action, Walk):
            return self._walked(state, seat, action)
        if isinstance(action, Drop):
            return self._dropped(state, action)
        pieces = (*state.pieces[:seat], NOWHERE, *state.pieces[seat + 1 :])
        return state._replace(pieces=pieces, phase=ENDED)

    def _pushed(self, state: State, action: Push) -> State:
        maze, pieces, lord, seat, _, _, found, left, sealed, gone = state
        width = maze.width
        line, ride, barred = course(width, maze.cells, action.row * width + action.column)
        return State(
            slid(maze, line, action.sides),
            tuple([ride[cell] for cell in pieces]),
            lord if lord == NOWHERE else ride[lord],
            seat,
            TO_WALK,
            barred,
            found,
            left,
            sealed,
            gone,
        )

    def _walked(self, state: State, seat: int, action: Walk) -> State:
        maze, pieces, lord, _, _, barred, found, left, sealed, gone = state
        variant = self.variant
        cell = action.row * maze.width + action.column
        if action.lord:
            lord = cell
        else:
            pieces = (*pieces[:seat], cell, *pieces[seat + 1 :])
        hand, letter = left[seat], chr(maze.motifs[cell])
        wanted = hand[:1] if variant.hands == "hidden" else hand
        if letter in wanted and (not variant.dark_lord or (letter in self.signed) == action.lord):
            hand = hand.replace(letter, "", 1)
            found = (*found[:seat], found[seat] + letter, *found[seat + 1 :])
            left = (*left[:seat], hand, *left[seat + 1 :])
            if not hand and variant.ending == "last-card":
                return State(maze, pieces, lord, seat, ENDED, barred, found, left, sealed, gone)
            if hand and variant.hands == "hidden" and not self.peeks_at_once:
                sealed = (*sealed, seat)
        elif not hand and variant.ending != "edge" and cell == self.goal(state, seat):
            return State(maze, pieces, lord, seat, ENDED, barred, found, left, sealed, gone)
        turn = (seat + 1) % len(pieces)
        while turn in gone:
            turn = (turn + 1) % len(pieces)
        if sealed:
            sealed = tuple(sorted(other for other in sealed if other != turn))
        return State(maze, pieces, lord, turn, TO_PUSH, barred, found, left, sealed, gone)

    def _dropped(self, state: State, action: Drop) -> State:
        """Continue without a player: its piece stays and rides along, its turns are skipped."""
        gone = tuple(sorted((*state.gone, action.seat)))
        if action.seat != state.seat:
            return state._replace(gone=gone)
        turn = next(
            seat
            for step in range(1, len(state.pieces))
            if (seat := (state.seat + step) % len(state.pieces)) not in gone
        )
        sealed = tuple(seat for seat in state.sealed if seat != turn)
        return state._replace(seat=turn, phase=TO_PUSH, gone=gone, sealed=sealed)

    def idle(self, state: State, seat: int, seed: str) -> tuple[Action, ...]:
        """Return what is played for *seat* when its time runs out: any push; its piece stays."""
        done: list[Action] = []
        if state.phase == TO_PUSH:
            choices = self.legal(state, seat)
            done.append(choices[draw(len(choices), seed)])
            state = self.apply(state, seat, done[0])
        own, _ = self.walkers(state)
        cell = state.pieces[seat] if own else state.lord
        done.append(walks(state.maze.width, state.maze.height, not own)[cell])
        return tuple(done)

    def why_not(self, state: State, seat: int, action: Action) -> str:
        """Say why *action* is not legal, and what would be."""
        maze = state.maze
        if state.phase == ENDED:
            return Cause("the game is over", "over")
        if isinstance(action, Drop) or seat == HOUSE:
            return Cause(
                "only the referee of a league drops players who still play, and not the last one",
                "referee",
            )
        if seat != state.seat:
            return Cause(
                f"it is the turn of player {state.seat + 1}", "turn", player=state.seat + 1
            )
        if isinstance(action, Push):
            if state.phase == TO_WALK:
                return Cause("the push is made; now walk, or stay where you are", "pushed")
            name, open_slots = action.partition("=")[0], slot_at(maze.width, maze.height)
            cells = [cell_name(cell, maze.width) for cell in open_slots]
            if name not in cells:
                return Cause(
                    f"{name} is no slot: there are {', '.join(cells)}",
                    "slot",
                    cell=name,
                    cells=tuple(cells),
                )
            if state.barred != NOWHERE and name == cell_name(state.barred, maze.width):
                return Cause(f"{name} is barred: it would undo the last push", "barred", cell=name)
            ways = " ".join(HEX[sides] for sides in turns(maze.spare))
            return Cause(f"the spare cannot lie so: its turns are {ways}", "spare-turn", ways=ways)
        if isinstance(action, Walk):
            try:
                read_cell_on(action.removeprefix("!"), maze.width, maze.height)
            except NotationError as error:
                return error.why
        if state.phase == TO_PUSH:
            return Cause("push first, then walk", "push-first")
        if isinstance(action, Out):
            return Cause(
                "leaving needs ending=edge, all cards found and an open way over the edge", "leave"
            )
        own, lord = self.walkers(state)
        if action.lord and not lord:
            return Cause("the Eclipse is not yours to walk now", "lord-idle")
        if not action.lord and not own:
            return Cause("this card is for the Eclipse: walk it, like !d4", "lord-card")
        cell = state.lord if action.lord else state.pieces[seat]
        cells = [cell_name(end, maze.width) for end in cells_of(reach(maze, cell))]
        goal = action.removeprefix("!")
        why = f"{goal} is out of reach; in reach are {', '.join(cells)}"
        return Cause(why, "reach", cell=goal, cells=tuple(cells))

    # --- what a seat may see ---------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> State:
        left = self.hands_seen(state, seat)
        # _replace does the same, but takes three times as long.
        return state if left is state.left else State(*state[:7], left, *state[8:])

    def hands_seen(self, state: State, seat: int | None) -> tuple[str, ...]:
        """Return each player's remaining cards as *seat* sees them; None means a spectator."""
        hands = self.variant.hands
        if hands == "open":
            return state.left
        left = [UNSEEN * len(hand) for hand in state.left]
        if seat is not None:
            check_seat(seat, len(left))
            if hands == "own":
                left[seat] = state.left[seat]
            elif seat not in state.sealed:
                left[seat] = state.left[seat][:1] + left[seat][1:]
        return tuple(left)

    def imagine(self, view: State, seed: str) -> State:
        """Return a full state consistent with *view*, dealing unseen cards from those nobody has
        seen.

        :raises IllegalAction: when the board has too few treasures for that many cards.
        """
        seen = set("".join((*view.found, *view.left)))
        unseen = [letter for letter in deck(view.maze) if letter not in seen]
        if len(unseen) < sum(hand.count(UNSEEN) for hand in view.left):
            raise IllegalAction(
                "no deal fits this view: it has more unseen cards than treasures", "position-unseen"
            )
        cards = iter(shuffled(unseen, seed))
        left = tuple(
            "".join([next(cards) if card == UNSEEN else card for card in hand])
            for hand in view.left
        )
        return view._replace(left=left)

    # --- the end ---------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != ENDED:
            return None
        return Outcome(self.standing(state), tuple(len(cards) for cards in state.found))

    def standing(self, state: State) -> tuple[int, ...]:
        rest = [-len(hand) for hand in state.left]
        if state.phase == ENDED:
            rest[state.seat] = 1  # ahead of those who have no card left but are not home yet
        return ranks(rest)

    # --- texts -----------------------------------------------------------------------------------

    def parse(self, text: str) -> Action:
        """Return the action written as *text*.

        :raises NotationError: when it is not an action.
        """
        if not isinstance(text, str):
            raise NotationError(f"not an action: {quoted(text)}", "action-sliding", text=text)
        return parse_action(text)

    def write(self, state: State) -> str:
        """Return the position as one line (docs/notation.md)."""
        return write_position(self, state)

    def read(self, text: str) -> State:
        """Return the position written as *text*: any well-formed one, however unusual.

        :raises NotationError: when it is not well-formed, or belongs to different rules.
        """
        return read_position(self, text)

    def too_large(self, state: State) -> str:
        """Return what a table has no room for: a board larger than the largest box."""
        width, height = state.maze.width, state.maze.height
        if max(width, height) <= LONGEST_SIDE:
            return ""
        return f"{width} by {height}: at a table a side has {LONGEST_SIDE}"

    def unfindable(self, state: State) -> str:
        """Return the letters of cards that are on no tile, so that nobody could find them."""
        lying = {*state.maze.motifs.decode(), UNSEEN}
        return "".join(sorted({card for hand in state.left for card in hand} - lying))

    def status(self, state: State) -> tuple[str, ...]:
        """Name what is unusual about a position: what no game of this edition could have led to."""
        return unusual(self, state)
