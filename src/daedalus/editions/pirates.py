"""Sea charts: what a ship carries, and what swims around it."""

from daedalus.editions.sliding import Sliding

RULES = Sliding(
    id="pirates",
    shelf=2,
    motifs=(
        *("anchor", "compass", "spyglass", "wheel", "barrel", "sextant"),
        *("cannon", "bell", "lantern", "bottle", "chart", "flag"),
        *("whale", "octopus", "shark", "turtle", "narwhal", "sea-serpent"),
        *("shell", "fish", "parrot", "crab", "starfish", "seahorse"),
    ),
)
