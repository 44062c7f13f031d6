"""The values of Connect that have a text form, actions and positions, and how to read them."""

import re
from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from daedalus.core.drawing import pictures
from daedalus.core.errors import NotationError, quoted
from daedalus.core.maze import HEX, SIDES_OF, Sides, turns
from daedalus.core.notation import split_fields
from daedalus.core.remark import remark
from daedalus.editions.connect.maze import Cell, Lying, cell_name, read_cell, survey
from daedalus.editions.connect.tiles import (
    BOX,
    MOST_SHARERS,
    PAIRS,
    UNSEEN,
    Tile,
    read_tiles,
    show_tile,
)


class Lay(str):
    """Lay a tile and take what it catches: ``lay 3@2,-1=a take 0,0 1,0``."""

    __slots__ = ("cell", "sides", "take", "tile")
    tile: int  # its number
    cell: Cell
    sides: Sides  # open sides as laid
    take: tuple[Cell, ...]  # in reading order


class State(NamedTuple):
    """A position.  A view is the same, with `UNSEEN` for every tile that the viewer may not see."""

    lying: Lying
    hands: tuple[tuple[Tile, ...], ...]  # per seat
    caught: tuple[tuple[Tile, ...], ...]  # per seat, in the order of catching
    pile: tuple[Tile, ...]  # the next one first
    seat: int  # whose turn it is, or would be once all tiles are laid

    def _repr_svg_(self) -> str:
        return pictures().draw("connect", self)


def lay(text: str, tile: int, cell: Cell, sides: Sides, take: tuple[Cell, ...]) -> Lay:
    """Return an action; *text* is the part before the catch."""
    if take:
        text = f"{text} take {' '.join([cell_name(other) for other in take])}"
    action = Lay(text)
    action.tile, action.cell, action.sides, action.take = tile, cell, sides, take
    return action


_LONGEST_ACTION: Final = 100
_ACTION: Final = re.compile(rf"lay ([1-9][0-9]{{0,2}})@([^ =]+)=([{''.join(SIDES_OF)}])( take .+)?")


@lru_cache(4096)
def parse_action(text: str) -> Lay:
    """Return the action written as *text*; the cells taken may be in any order.

    :raises NotationError: when it is not an action.

    >>> parse_action("lay 3@2,-1=│ take 1,0 0,0")
    'lay 3@2,-1=5 take 0,0 1,0'
    """
    match = _ACTION.fullmatch(text) if len(text) <= _LONGEST_ACTION else None
    if match is None:
        raise NotationError(
            f"not an action: {quoted(text)}: write like lay 3@2,-1=a or lay 3@2,-1=a take 0,0 1,0",
            "action-connect",
            text=text.removeprefix("lay "),
        )
    tile, cell, sides = int(match[1]), read_cell(match[2]), SIDES_OF[match[3]]
    if tile >= len(PAIRS):
        raise NotationError(
            f"no such tile: {tile}: a box has 1 to {len(BOX)}",
            "connect-tile",
            tile=tile,
            most=len(BOX),
        )
    take = tuple(sorted(map(read_cell, match[4].split(" ")[2:]))) if match[4] else ()
    if len(set(take)) != len(take):
        raise NotationError(
            f"not an action: {quoted(text)}: a cell is taken twice", "connect-twice"
        )
    return lay(f"lay {tile}@{match[2]}={HEX[sides]}", tile, cell, sides, take)


_FIELDS: Final = ("edition", "maze", "pile", "turn", "caught:hand")


def read_position(text: str, seats: range) -> tuple[str, State]:
    """Return the header and the position written as *text*, for `Connect.read`."""
    fields = split_fields(text, _FIELDS)
    lying = _read_maze(fields[1])
    pile = () if fields[2] == "-" else read_tiles(fields[2], hidden=True)
    players = [player.partition(":") for player in fields[4].split(",")]
    if len(players) not in seats or not all(colon for _, colon, _ in players):
        why = (
            f"not the tiles of {seats[0]} to {seats[-1]} players: {quoted(fields[4])}: "
            "caught:hand for each, like 5AB:3BC7EF"
        )
        raise NotationError(why, "position-part", text=fields[4])
    caught = tuple(read_tiles(won) for won, _, _ in players)
    hands = tuple(read_tiles(hand, hidden=True) for _, _, hand in players)
    if not re.fullmatch("[1-9]", fields[3]) or int(fields[3]) > len(players):
        raise NotationError(
            f"not a turn: {quoted(fields[3])}: a seat from 1 to {len(players)}",
            "position-part",
            text=fields[3],
        )
    state = State(lying, hands, caught, pile, int(fields[3]) - 1)
    if any(hands) and not hands[state.seat]:
        raise NotationError(
            f"not a turn: {quoted(fields[3])}: that player has no tile to lay",
            "position-part",
            text=fields[3],
        )
    for letter, times in creatures(state).items():
        if times > MOST_SHARERS:
            raise NotationError(
                f"not a position: {letter} is on {times} tiles, {MOST_SHARERS} at most",
                "position-shared",
                letter=letter,
                most=MOST_SHARERS,
            )
    return fields[0], state


def _read_maze(text: str) -> Lying:
    lying: dict[Cell, Tile] = {}
    for part in text.split("/"):
        name, _, shown = part.partition("=")
        cell, tiles = read_cell(name), read_tiles(shown)
        if len(tiles) != 1:
            raise NotationError(
                f"not a lying tile: {quoted(part)}: write like 0,0=7EF", "position-part", text=part
            )
        if cell in lying:
            raise NotationError(f"not a maze: two tiles lie on {name}", "position-part", text=name)
        lying[cell] = tiles[0]
    return tuple(sorted(lying.items()))


def _tiles(state: State) -> list[Tile]:
    """Return all tiles of a position, including unseen ones."""
    lying = [tile for _, tile in state.lying]
    return lying + [tile for some in (*state.hands, *state.caught, state.pile) for tile in some]


def creatures(state: State) -> Counter[str]:
    """Return the number of tiles in a position that show each creature, as far as they are seen."""
    return Counter(letter for tile in _tiles(state) for letter in set(PAIRS[tile >> 4]))


def unusual(state: State, hand: int) -> tuple[str, ...]:
    """Name what is unusual about a position, for `Connect.status`."""
    remarks = []
    tiles = _tiles(state)
    if len(tiles) != len(BOX):
        sentence = f"{len(tiles)} tiles, a box has {len(BOX)}"
        remarks.append(remark("count", sentence, str(len(tiles))))
    printed = {tile >> 4: turns(tile & 15) for tile in BOX}
    seen = [tile for tile in tiles if tile != UNSEEN]
    foreign = [tile for tile in seen if tile & 15 not in printed.get(tile >> 4, ())]
    if foreign:
        pairs = " ".join(PAIRS[tile >> 4] for tile in foreign)
        sentence = f"no box has {' '.join(map(show_tile, foreign))}"
        remarks.append(remark("foreign", sentence, pairs))
    for number, times in sorted(Counter(tile >> 4 for tile in seen).items()):
        if times > 1:
            pair = PAIRS[number]
            remarks.append(remark("pair", f"{pair} is on {times} tiles", pair))
    if len(survey(state.lying).pieces(0)) > 1:
        remarks.append(remark("apart", "the lying tiles do not hang together"))
    for seat, held in enumerate(state.hands, start=1):
        if len(held) > hand or (state.pile and len(held) < hand):
            remarks.append(remark("hand", f"player {seat} holds {len(held)}", str(seat)))
    return tuple(remarks)
