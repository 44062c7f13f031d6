"""Go! as numbers: wait, get ready, claim, lift a tile, or lay one in any of its placements."""

from __future__ import annotations

from typing import Final

from daedalus.adapters.encoding import DecisionPoint, around, full, ones, others_of, spread
from daedalus.editions.go import board as go_board
from daedalus.editions.go.actions import CLAIM, LIFTS, READY, Action, parse_action
from daedalus.editions.go.board import CELLS, PLACEMENTS, TILES, WIDTH, covered
from daedalus.editions.go.position import BUILD, ENDED, NEVER, PAUSE, SEARCH, State, rack
from daedalus.editions.go.rules import Go

WAIT: Final = 0
_ACTIONS: Final = (
    None,
    parse_action(READY),
    parse_action(CLAIM),
    *LIFTS.values(),
    *(parse_action(f"place {name}") for name in PLACEMENTS),
)
_NUMBERS: Final = {str(action): number for number, action in enumerate(_ACTIONS)}
_PLACES: Final = {
    tile: [
        (_NUMBERS[f"place {name}"], way.cells)
        for name, way in PLACEMENTS.items()
        if way.tile == tile
    ]
    for tile in TILES
}
_TILES: Final = tuple(TILES)


class GoEncoding:
    """The actions of a player, and all boards as planes."""

    def __init__(self, rules: Go, seats: int) -> None:
        self.rules, self.seats, self.size = rules, seats, WIDTH
        self.actions = len(_ACTIONS)
        of_board = (
            *(f"open to the {side}" for side in ("north", "east", "south", "west")),
            "covered by a tile",
            "seen through a hole",
            "linked to the middle",
        )
        of_seat = (
            "score",
            "score tile taken",
            "ready",
            *(f"tile {tile} lies beside the board" for tile in TILES),
        )
        whose = ("own", *others_of(seats))
        self.planes = (
            "rolled treasures",
            *(f"board ({who}): {what}" for who in whose for what in of_board),
            *(f"{what} ({who})" for who in whose for what in of_seat),
            "between rounds",
            "looking for the treasures",
            "building",
            "seconds until the house acts",
        )

    def mask(self, spot: DecisionPoint, seat: int) -> bytes:
        state: State = spot.state
        mask = bytearray(self.actions)
        if state.phase == ENDED:
            return bytes(mask)
        mask[WAIT] = 1
        if seat not in self.rules.to_act(state):
            return bytes(mask)
        if state.phase != BUILD:
            mask[_NUMBERS[READY]] = 1
            return bytes(mask)
        mask[_NUMBERS[CLAIM]] = 1
        under = covered(state.boards[seat])
        for tile in rack(state, seat):
            for number, cells in _PLACES[tile]:
                if not cells & under:
                    mask[number] = 1
        for placement in state.boards[seat]:
            mask[_NUMBERS[f"lift {placement.tile}"]] = 1
        return bytes(mask)

    def action(self, number: int) -> Action | None:
        """Return the action with this number; None means wait."""
        return _ACTIONS[number]

    def legal(self, spot: DecisionPoint, seat: int) -> list[int]:
        return list(ones(self.mask(spot, seat)))

    def apply(self, spot: DecisionPoint, seat: int, number: int) -> DecisionPoint:
        action = self.action(number)
        return spot if action is None else DecisionPoint(self.rules.apply(spot.state, seat, action))

    def completed(self, spot: DecisionPoint, seat: int, number: int) -> Action | None:
        return self.action(number)

    def text(self, spot: DecisionPoint, seat: int, number: int) -> str:
        return str(self.action(number) or "wait")

    def meaning(self, number: int) -> str:
        return str(self.action(number) or "wait")

    def numbers(self, spot: DecisionPoint, seat: int, action: Action | None) -> tuple[int, ...]:
        return (WAIT,) if action is None else (_NUMBERS[action.bare],)

    def observe(self, spot: DecisionPoint, seat: int) -> bytes:
        state: State = self.rules.view(spot.state, seat)
        order = around(seat, self.seats)
        parts = [spread(go_board.cells_of_roll(state.roll), CELLS)]
        for who in order:
            board = state.boards[who]
            ends, under = go_board.MIDDLE_ENDS, 0
            for way in board:
                ends |= way.ends
                under |= way.cells
            parts += [spread(ends >> plane * CELLS & (1 << CELLS) - 1, CELLS) for plane in range(4)]
            parts += [
                spread(under, CELLS),
                spread(go_board.shown(board), CELLS),
                spread(go_board.linked(board), CELLS),
            ]
        for who in order:
            beside = rack(state, who)
            parts += [
                full(state.scores[who], CELLS),
                full(state.taken[who], CELLS),
                full(state.ready[who], CELLS),
                *[full(tile in beside, CELLS) for tile in _TILES],
            ]
        left = 0 if state.due == NEVER else -(-(state.due - state.now) // 1000)
        parts += [full(state.phase == phase, CELLS) for phase in (PAUSE, SEARCH, BUILD)]
        parts.append(full(left, CELLS))
        return b"".join(parts)

    def score(self, spot: DecisionPoint, seat: int) -> int:
        return int(spot.state.scores[seat])

    def whole(self, spot: DecisionPoint) -> bool:
        return True
