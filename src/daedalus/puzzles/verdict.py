"""What is said about an attempt: solved, wrong and why, or not finished yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SOLVED, WRONG, OPEN = "solved", "wrong", "open"

ONE_WALL_AWAY: Final = "one_wall_away"  # treasure: only one wall is between the piece and it
TOO_FAR: Final = "too_far"  # treasure, walls: several are
TOO_LATE: Final = "too_late"  # treasure: it could be taken in one more turn
ON_SPARE: Final = "on_spare"  # treasure: its tile was pushed out
OPPONENT_TAKES: Final = "opponent_takes"  # treasure: the next player can take its own; reply
OPPONENT_WINS: Final = "opponent_wins"  # the next player can reach its home and win; reply
OPPONENT_BLOCKS: Final = "opponent_blocks"  # treasure: after this reply it is out of reach
OPPONENT_BREAKS: Final = "opponent_breaks"  # treasure: after this reply no turn guards both
NOT_LINKED: Final = "not_linked"  # treasures: these are not linked to the middle
LOOSE_TILE: Final = "loose_tile"  # tiles: these are not linked to the middle
TOO_MANY_TILES: Final = "too_many_tiles"  # laid, fewest
GIVEN_MOVED: Final = "given_moved"  # a tile that lay there was lifted
MORE_POSSIBLE: Final = "more_possible"  # caught, most

REASONS: Final = (
    *(ONE_WALL_AWAY, TOO_FAR, TOO_LATE, ON_SPARE),
    *(OPPONENT_TAKES, OPPONENT_WINS, OPPONENT_BLOCKS, OPPONENT_BREAKS),
    *(NOT_LINKED, LOOSE_TILE, TOO_MANY_TILES, GIVEN_MOVED, MORE_POSSIBLE),
)


@dataclass(frozen=True)
class Verdict:
    """The result of an attempt; each field besides the first two belongs to some reasons only."""

    outcome: str  # SOLVED, WRONG, or OPEN if turns are left
    reason: str = ""  # why it is wrong: one of REASONS
    treasure: str = ""  # the letter of the treasure it is about; "" for one's home
    reply: tuple[str, ...] = ()  # what the next player does: a push and perhaps a walk
    count: int = 0  # walls, tiles laid, tiles caught
    best: int = 0  # what is needed: fewest tiles, most caught
    letters: str = ""  # the treasures or tiles that are not linked
    walls: tuple[tuple[str, str], ...] = ()  # one_wall_away: the cells on both sides of each wall

    @property
    def solved(self) -> bool:
        return self.outcome == SOLVED
