"""Deep space: signals between the stars, and the Eclipse that fetches the dark ones."""

from daedalus.editions.sliding import Sliding

RULES = Sliding(
    id="galaxy",
    shelf=3,
    motifs=(
        *("planet", "rocket", "comet", "crystal", "helmet", "dish"),
        *("starmap", "core", "station", "telescope", "rover", "satellite"),
        *("orb", "black-hole", "ghost-ship", "dark-gate", "robot", "ufo"),
        *("alien", "star-whale", "jelly", "sprout", "beacon", "water-bear"),
    ),
)
