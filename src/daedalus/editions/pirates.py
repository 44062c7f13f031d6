"""Sea Charts: what a ship carries, and what swims around it."""

from daedalus.core.game import Preset
from daedalus.editions.sliding.options import AS_PRINTED, QUICK
from daedalus.editions.sliding.rules import Sliding

RULES = Sliding(
    id="pirates",
    shelf=2,
    motifs=(
        *("anchor", "compass", "spyglass", "wheel", "barrel", "sextant"),
        *("cannon", "bell", "lantern", "bottle", "chart", "flag"),
        *("whale", "octopus", "shark", "turtle", "narwhal", "sea-serpent"),
        *("shell", "fish", "parrot", "crab", "starfish", "seahorse"),
    ),
    presets=(
        AS_PRINTED,
        QUICK,
        # Rule book, for younger players: all cards lie face up, and the way ends at home.
        Preset("children", {"hands": "open"}),
    ),
    borrowed=(
        *("hands=own", "ending=last-card", "ending=edge", "ending=point:<cell>"),
        "dark_lord=true",
    ),
)
