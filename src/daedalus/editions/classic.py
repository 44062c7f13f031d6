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
        # Rule book, for younger players: see your cards, find them in any order.  One may also
        # agree on a place to leave the maze, which is the option ending=point:<cell>.
        Preset("children", {"hands": "own"}),
    ),
    borrowed=("hands=open", "ending=last-card", "ending=edge", "dark_lord=true"),
    peeks_at_once=False,
)
