"""The expert's judgement: what its two forms share, and why there are two.

`fast.static` judges 7x7 boards in 64-bit words, one lane after the other, for numba and the built
kernels.  `bots.sliding.static` judges boards of any size with no compiler at all, all lanes at once
in long ints: interpreted, the code of the kernels would be a hundred times slower.  The law that
keeps them equal: every score of every turn is the same, bit for bit, in all sliding editions and
kinds of rules (`tests/fast/test_build.py`, and `daedalus kernels verify` on any machine).
"""

from __future__ import annotations

from typing import Any, Final

HIDDEN, SHOWN, HOMEWARD, GUESSED = 0, 1, 2, 3
"""What a player is looking for: one of the unseen cards, any of a known set of tiles, the end, or
one of the unseen cards of which some are likelier than others."""
FIND_BONUS: Final = 0.03
STEP_MALUS: Final = 0.0001
WON: Final = 10.0
LATER_PULL: Final = (1.0, 0.5, 0.3, 0.3)  # the weight of a later opponent's chance on this board


def blend(corners: Any, chance: Any, chances: Any) -> Any:
    """Interpolate between the corners: one's own chance, then the others'."""
    value = 0.0
    for at in range(16):
        share = chance if at & 1 else 1.0 - chance
        for other in range(3):
            share *= chances[other] if (at >> (other + 1)) & 1 else 1.0 - chances[other]
        value += share * corners[at]
    return value


def mixed_from(reply: int) -> int:
    """Return the number from which `mixed_on` draws the pushes of the players after a reply."""
    return reply * 40503 + 12345


def mixed_on(mixed: int) -> int:
    """Return the number for the next push."""
    return (mixed * 1103515245 + 12345) % 2147483648
