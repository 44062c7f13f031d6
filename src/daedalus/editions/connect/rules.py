"""Connect, the growing maze: lay a tile, catch what its creatures are linked to, draw.

From top to bottom: the deal, a turn, what a seat may see, the end, the texts.  The tiles are in
`tiles`, the maze in `maze`, actions and positions with their texts in `text`.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from daedalus.core.chance import below, draw, shuffled, words
from daedalus.core.errors import Cause, IllegalAction, NotationError, OptionError, quoted
from daedalus.core.game import (
    Outcome,
    Preset,
    Setup,
    check_actor,
    check_seat,
    not_allowed,
    ranks,
    seats_of,
)
from daedalus.core.maze import HEX, Sides, turned, turns
from daedalus.core.options import Option, Value, settle, split_options
from daedalus.editions.connect.maze import Cell, cell_at, cell_name, survey, way
from daedalus.editions.connect.text import (
    Lay,
    State,
    creatures,
    lay,
    parse_action,
    read_position,
    unusual,
)
from daedalus.editions.connect.tiles import (
    BOX,
    CREATURES,
    MOST_SHARERS,
    PAIRS,
    UNSEEN,
    Tile,
    show_tile,
    show_tiles,
)

__all__ = ["RULES", "Connect", "Lay", "State"]

JOINED, TOUCHING = "joined", "touching"
"""What a new tile must do: continue a path, or, as the English rules say, touch another tile."""
_LAYING: Final = Option("laying", JOINED, (JOINED, TOUCHING))
HAND: Final = 2
SQUARE: Final = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))
LEAST_WAYS_OUT: Final = 2
MOST_TILES: Final = 50  # at a table, as in the box
MOST_HELD: Final = 4  # in a hand at a table; with more, there are too many lays to list


@dataclass(frozen=True, slots=True)
class Connect:
    """The rules of the growing maze."""

    first: int | str = "random"  # the option start
    laying: str = JOINED
    id: str = "connect"
    engine: str = "connect"
    shelf: int = 5
    minutes: int = 15  # about how long a game takes
    version: int = 1
    seats: range = range(2, 7)
    motifs: tuple[str, ...] = CREATURES
    signed: str = ""
    unlisted: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = (Preset("classic", {}),)

    @property
    def options(self) -> tuple[Option, ...]:
        return (
            _LAYING,
            Option("start", "random", ("random",), 1, self.seats[-1]),
        )

    @property
    def chosen(self) -> Mapping[str, Value]:
        chosen: dict[str, Value] = {"laying": self.laying, "start": self.first}
        return {
            option.name: chosen[option.name]
            for option in self.options
            if chosen[option.name] != option.default
        }

    def with_options(self, **options: object) -> Connect:
        """Return the same rules with *options* changed.

        :raises OptionError: when there is no such option or value.
        """
        values = settle(self.options, options, self.id)
        laying: str = values.get("laying", self.laying)  # type: ignore[assignment]
        return replace(self, first=values.get("start", self.first), laying=laying)

    # --- the deal --------------------------------------------------------------------------------

    def start(self, setup: Setup) -> State:
        """Return the first position.

        :raises OptionError: when the option start names a seat that does not exist.
        """
        seats = seats_of(setup, self)
        if self.first != "random" and int(self.first) > seats:
            raise OptionError(
                f"player {self.first} cannot start: there are {seats}",
                "start",
                player=self.first,
                seats=seats,
            )
        if self.first == "random":
            first = draw(seats, f"{setup.seed}/start")
        else:
            first = int(self.first) - 1
        deal = 0
        while True:
            tiles = shuffled(BOX, f"{setup.seed}/tiles/{deal}")
            quarters = words(f"{setup.seed}/turns/{deal}")
            lying = tuple(
                sorted(
                    (cell, tile & ~15 | turned(tile & 15, below(4, quarters)))
                    for cell, tile in zip(SQUARE, tiles, strict=False)
                )
            )
            if sum(len(ways) for ways in survey(lying).exits.values()) >= LEAST_WAYS_OUT:
                break
            deal += 1
        rest = tiles[len(SQUARE) :]
        return State(
            lying=lying,
            hands=tuple(tuple(rest[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)),
            caught=((),) * seats,
            pile=tuple(rest[seats * HAND :]),
            seat=first,
        )

    def seated(self, state: State) -> int:
        return len(state.hands)

    # --- a turn ----------------------------------------------------------------------------------

    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.seat,) if any(state.hands) else ()

    def legal(self, state: State, seat: int) -> tuple[Lay, ...]:
        """Return every lay with every set of tiles that it may catch, without duplicates."""
        if seat != state.seat:
            check_actor(seat, self.seated(state))
            return ()
        ground = survey(state.lying)
        actions = []
        touching = self.laying == TOUCHING
        spots = self.spots(state)
        for tile in self.held(state, seat):
            number = tile >> 4
            kin = ground.kin(number)
            for cell in spots:
                head = f"lay {number}@{cell_name(cell)}="
                for sides in turns(tile & 15):
                    linked = ground.linked(cell, sides)
                    if linked or touching:
                        text = head + HEX[sides]
                        actions.append(lay(text, number, cell, sides, ()))
                        if linked & kin:
                            for taken in ground.takes(cell, linked & kin)[1:]:
                                cells = ground.places(taken)
                                actions.append(lay(text, number, cell, sides, cells))
        return tuple(actions) if actions else self._fallback(state, seat)

    def spots(self, state: State) -> Collection[Cell]:
        """Return the free cells where a tile could lie, if it is turned the right way."""
        ground = survey(state.lying)
        return ground.rim() if self.laying == TOUCHING else ground.exits

    def held(self, state: State, seat: int) -> list[Tile]:
        """Return the distinct visible tiles of a hand, in the order of their numbers."""
        held = {tile & ~15 | turns(tile & 15)[0] for tile in state.hands[seat] if tile != UNSEEN}
        return sorted(held)

    def _fallback(self, state: State, seat: int) -> tuple[Lay, ...]:
        # Rule: if no tile in hand fits anywhere, lay one touching any side; it is linked to
        # nothing.
        if UNSEEN in state.hands[seat]:
            return ()
        return tuple(
            self.trial(tile >> 4, cell, sides)
            for tile in self.held(state, seat)
            for cell in survey(state.lying).rim()
            for sides in turns(tile & 15)
        )

    def apply(self, state: State, seat: int, action: Lay) -> State:
        lying, hands, caught, pile, _ = state
        tile, take = action.tile << 4 | action.sides, action.take
        if take:
            won = tuple([other for cell, other in lying if cell in take])
            caught = (*caught[:seat], caught[seat] + won, *caught[seat + 1 :])
            lying = tuple([pair for pair in lying if pair[0] not in take])
        new = (action.cell, tile)
        at = bisect(lying, new)
        # Learners make millions of moves, and + is twice as fast as unpacking here.
        lying = lying[:at] + (new,) + lying[at:]  # noqa: RUF005
        hand = hands[seat]
        at = _place_in(hand, tile)
        hand = hand[:at] + hand[at + 1 :] + pile[:1]
        hands = hands[:seat] + (hand,) + hands[seat + 1 :]  # noqa: RUF005
        turn = (seat + 1) % len(hands)
        if not hands[turn] and any(hands):
            while not hands[turn]:
                turn = (turn + 1) % len(hands)
        return State(lying, hands, caught, pile[1:], turn)

    def idle(self, state: State, seat: int, seed: str) -> tuple[Lay, ...]:
        """Return what is played for *seat* when its time runs out: any tile, anywhere."""
        choices = self.legal(state, seat)
        return (choices[draw(len(choices), seed)],)

    def why_not(self, state: State, seat: int, action: Lay) -> str:
        """Say why *action* is not legal, and what would be."""
        if not any(state.hands):
            return Cause("the game is over", "over")
        if seat != state.seat:
            return Cause(
                f"it is the turn of player {state.seat + 1}", "turn", player=state.seat + 1
            )
        held = {tile >> 4: tile for tile in self.held(state, seat)}
        if action.tile not in held:
            names = ", ".join(f"{number} ({show_tile(tile)})" for number, tile in held.items())
            why = f"tile {action.tile} is not in hand: there are {names}"
            return Cause(why, "connect-hand", tile=action.tile, tiles=tuple(map(str, held)))
        ways = [
            sides
            for tile in self.held(state, seat)
            if tile >> 4 == action.tile
            for sides in turns(tile & 15)
        ]
        if action.sides not in ways:
            shown = " ".join(HEX[side] for side in ways)
            why = f"tile {action.tile} cannot lie so: its turns are {shown}"
            return Cause(why, "connect-turn", tile=action.tile, ways=shown)
        ground = survey(state.lying)
        name = cell_name(action.cell)
        if action.cell in ground.index:
            return Cause(f"{name} is taken", "connect-taken", cell=name)
        if not ground.beside(action.cell):
            return Cause(f"{name} touches no tile", "connect-apart", cell=name)
        linked = ground.linked(action.cell, action.sides)
        if not linked and self.bare(action) not in self.legal(state, seat):
            return Cause(f"no path runs on from {name}", "connect-path", cell=name)
        for cell in action.take:
            other = cell_name(cell)
            if cell == action.cell:
                return Cause(f"{other} is the new tile, which stays", "connect-new", cell=other)
            if cell not in ground.index:
                return Cause(f"no tile lies on {other}", "connect-empty", cell=other)
            at = ground.index[cell]
            if not ground.kin(action.tile) >> at & 1:
                return Cause(
                    f"the tile on {other} shows no creature of tile {action.tile}",
                    "connect-kin",
                    cell=other,
                    tile=action.tile,
                )
            if not linked >> at & 1:
                return Cause(f"no path leads from {name} to {other}", "connect-link", cell=other)
        return Cause("the tiles left would not hang together side by side", "connect-joined")

    # --- what interfaces ask before a lay --------------------------------------------------------

    def catchable(self, state: State, action: Lay) -> tuple[Cell, ...]:
        """Return the cells of all tiles that are linked to the new one and share a creature with
        it.

        Not every subset may be taken, sometimes none: `takes` lists those that may.
        """
        ground = survey(state.lying)
        return ground.places(ground.linked(action.cell, action.sides) & ground.kin(action.tile))

    def takes(self, state: State, action: Lay) -> tuple[tuple[Cell, ...], ...]:
        """Return all sets of cells that a lay may take: the empty one first, a largest last."""
        ground = survey(state.lying)
        caught = ground.linked(action.cell, action.sides) & ground.kin(action.tile)
        return tuple(map(ground.places, ground.takes(action.cell, caught)))

    def suggest(self, state: State, seat: int, action: Lay) -> Lay:
        """Return the same lay taking a largest set; among equals, the first in reading order.

        :raises IllegalAction: when the tile may not be laid there.
        """
        bare = self.bare(action)
        if bare not in self.legal(state, seat):
            raise not_allowed(bare, self.why_not(state, seat, bare))
        return self.with_take(bare, max(self.takes(state, bare), key=len))

    def trial(self, tile: int, cell: Cell, sides: Sides) -> Lay:
        """Return the lay of a tile, by its number, with nothing taken; it need not be legal."""
        return lay(f"lay {tile}@{cell_name(cell)}={HEX[sides]}", tile, cell, sides, ())

    def bare(self, action: Lay) -> Lay:
        """Return the same lay with nothing taken."""
        return self.with_take(action, ())

    def with_take(self, action: Lay, cells: tuple[Cell, ...]) -> Lay:
        """Return the same lay with *cells* taken."""
        text = action.partition(" take ")[0]
        return lay(text, action.tile, action.cell, action.sides, tuple(sorted(cells)))

    def linked(self, state: State, action: Lay) -> tuple[Cell, ...]:
        """Return the cells of all tiles that are linked to the new one, for a preview."""
        ground = survey(state.lying)
        return ground.places(ground.linked(action.cell, action.sides))

    def way(self, state: State, action: Lay, cell: Cell) -> tuple[Cell, ...]:
        """Return the cells of a shortest path from the new tile to the one on *cell*, or ()."""
        new = (action.cell, action.tile << 4 | action.sides)
        return way((*state.lying, new), action.cell, cell)

    # --- what a seat may see ---------------------------------------------------------------------

    def view(self, state: State, seat: int | None) -> State:
        hands = [(UNSEEN,) * len(hand) for hand in state.hands]
        if seat is not None:
            check_seat(seat, len(hands))
            hands[seat] = state.hands[seat]
        return state._replace(hands=tuple(hands), pile=(UNSEEN,) * len(state.pile))

    def imagine(self, view: State, seed: str) -> State:
        """Return a full state consistent with a view, the unseen tiles dealt from the rest of the
        box.

        :raises IllegalAction: when the box has too few tiles for it.
        """
        held = [*(tile for hand in view.hands for tile in hand), *view.pile]
        missing = held.count(UNSEEN)
        if not missing:
            return view
        unseen = self.unseen(view)
        if len(unseen) < missing:
            raise IllegalAction(
                "no deal fits this view: it has more unseen tiles than a box", "position-unseen"
            )
        fill = iter(_fitting(creatures(view), shuffled(unseen, seed), missing))
        return view._replace(
            hands=tuple(
                tuple([next(fill) if tile == UNSEEN else tile for tile in hand])
                for hand in view.hands
            ),
            pile=tuple([next(fill) if tile == UNSEEN else tile for tile in view.pile]),
        )

    def unseen(self, view: State) -> list[Tile]:
        """Return the tiles of the box that a view does not show."""
        seen = {tile >> 4 for _, tile in view.lying}
        for tiles in (*view.hands, *view.caught, view.pile):
            seen.update([tile >> 4 for tile in tiles])
        return [tile for tile in BOX if tile >> 4 not in seen]

    # --- the end ---------------------------------------------------------------------------------

    def outcome(self, state: State) -> Outcome | None:
        if any(state.hands):
            return None
        return Outcome(self.standing(state), tuple(len(tiles) for tiles in state.caught))

    def standing(self, state: State) -> tuple[int, ...]:
        return ranks([len(tiles) for tiles in state.caught])

    # --- texts -----------------------------------------------------------------------------------

    def parse(self, text: str) -> Lay:
        """Return the action written as *text*.

        :raises NotationError: when it is not an action.
        """
        if not isinstance(text, str):
            raise NotationError(f"not an action: {quoted(text)}", "action-connect", text=text)
        return parse_action(text)

    def write(self, state: State) -> str:
        """Return the position as one line (docs/notation-connect.md)."""
        return " ".join(
            (
                self.id if self.laying == JOINED else f"{self.id};laying={self.laying}",
                "/".join(f"{cell_name(cell)}={show_tile(tile)}" for cell, tile in state.lying),
                show_tiles(state.pile) or "-",
                str(state.seat + 1),
                ",".join(
                    f"{show_tiles(won)}:{show_tiles(hand)}"
                    for won, hand in zip(state.caught, state.hands, strict=True)
                ),
            )
        )

    def read(self, text: str) -> State:
        """Return the position written as *text*: any well-formed one, however unusual.

        :raises NotationError: when it is not well-formed, or belongs to different rules.
        """
        header, state = read_position(text, self.seats)
        edition, *options = header.split(";")
        if edition != self.id:
            raise NotationError(
                f"not a position of {self.id}: {quoted(edition)}", "position-edition", text=edition
            )
        try:
            said = settle((_LAYING,), split_options(options), self.id)
        except OptionError as error:
            reason = f"not a position of {self.id}: {quoted(header)}: {error}"
            raise NotationError(reason, "position-rules") from error
        if said.get("laying", JOINED) != self.laying:
            raise NotationError(
                f"not of these rules: {quoted(header)}: they have laying={self.laying}",
                "position-rules",
            )
        return state

    def too_large(self, state: State) -> str:
        """Return what a table has no room for: more tiles than the box, or a hand of too many."""
        tiles = len(state.lying) + len(state.pile) + sum(map(len, state.hands))
        if tiles <= MOST_TILES and max(map(len, state.hands)) <= MOST_HELD:
            return ""
        return f"a table has {MOST_TILES} tiles, and {MOST_HELD} in a hand"

    def unfindable(self, state: State) -> str:
        """Return no letters: there are no cards."""
        return ""

    def status(self, state: State) -> tuple[str, ...]:
        """Name what is unusual about a position: what no game of this edition could have led to."""
        return unusual(state, HAND)


def _fitting(seen: Counter[str], tiles: list[Tile], missing: int) -> list[Tile]:
    """Return *missing* of the *tiles*, with no creature on more tiles than a position may have.

    Tiles made by hand show creatures a fifth time or more: then those that there are too many of
    are left out first.

    :raises IllegalAction: when there are not enough others.
    """
    counts = seen + Counter(letter for tile in tiles for letter in set(PAIRS[tile >> 4]))
    rest = list(tiles)
    while crowd := [letter for letter, times in counts.items() if times > MOST_SHARERS]:
        out = max(rest, key=lambda tile: len({*PAIRS[tile >> 4]} & {*crowd}), default=UNSEEN)
        if not {*PAIRS[out >> 4]} & {*crowd} or len(rest) == missing:
            raise IllegalAction(
                "no deal fits this view: too many tiles show the same creature", "position-unseen"
            )
        rest.remove(out)
        counts -= Counter({*PAIRS[out >> 4]})
    return rest[:missing]


def _place_in(hand: tuple[Tile, ...], tile: Tile) -> int:
    """Return which tile of a hand was laid; in a view it may be an unseen one."""
    number, sides = tile >> 4, tile & 15
    for at, held in enumerate(hand):
        if held >> 4 == number and sides in turns(held & 15):
            return at
    return hand.index(UNSEEN)


RULES = Connect()
