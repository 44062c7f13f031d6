"""Old Magic: treasures of a wizard's house.  A new card is not seen until the next turn begins."""

from daedalus.core.game import Preset
from daedalus.editions.sliding.options import AS_PRINTED, QUICK
from daedalus.editions.sliding.rules import Sliding

RULES = Sliding(
    id="classic",
    shelf=1,
    motifs=(
        *("book", "purse", "map", "crown", "keys", "skull"),
        *("ring", "chest", "emerald", "sword", "candelabrum", "helmet"),
        *("sorceress", "bat", "troll", "dragon", "ghost", "genie"),
        *("owl", "scarab", "moth", "rat", "lizard", "spider"),
    ),
    presets=(
        AS_PRINTED,
        QUICK,
        # Rule book, for younger players: find your cards in any order, with one exit for all.
        Preset("children", {"cards": 4, "hands": "own", "ending": "point:d4"}),
    ),
    peeks_at_once=False,
)
