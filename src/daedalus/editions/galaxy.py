"""Deep Space: signals between the stars, and the Eclipse, which collects the dark ones."""

from daedalus.core.game import Preset
from daedalus.editions.sliding.options import AS_PRINTED, QUICK
from daedalus.editions.sliding.rules import Sliding

RULES = Sliding(
    id="galaxy",
    shelf=3,
    minutes=25,
    motifs=(
        *("planet", "rocket", "comet", "crystal", "helmet", "dish"),
        *("starmap", "core", "station", "telescope", "rover", "satellite"),
        *("orb", "black-hole", "ghost-ship", "dark-gate", "robot", "ufo"),
        *("alien", "star-whale", "jelly", "sprout", "beacon", "water-bear"),
    ),
    presets=(
        Preset("eclipse", {"dark_lord": True}),  # what sets this edition apart from the others
        AS_PRINTED,
        QUICK,
        # Rule book, for younger players: find your cards in any order, and leave the maze anywhere.
        Preset("children", {"cards": 4, "hands": "own", "ending": "edge"}),
    ),
)
