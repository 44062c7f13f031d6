"""Old magic: treasures of a wizard's house.  The next card is looked at only when its owner's turn has come."""

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
