"""Old magic: treasures of a wizard's house.  A new card is looked at when the next turn begins."""

from daedalus.editions.sliding import Sliding

RULES = Sliding(
    id="classic",
    shelf=1,
    motifs=(
        *("book", "purse", "map", "crown", "keys", "skull"),
        *("ring", "chest", "emerald", "sword", "candelabrum", "helmet"),
        *("sorceress", "bat", "troll", "dragon", "ghost", "genie"),
        *("owl", "scarab", "moth", "rat", "lizard", "spider"),
    ),
    peeks_at_once=False,
)
