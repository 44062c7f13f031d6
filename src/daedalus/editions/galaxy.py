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
        AS_PRINTED,
        Preset("eclipse", {"dark_lord": True}, front=True),  # what sets this edition apart
        QUICK,
        # Rule book, for younger players: see your cards, find them in any order.  If all agree,
        # nobody goes home either: the options ending=edge and ending=last-card.
        Preset("children", {"hands": "own"}),
    ),
    borrowed=("hands=open", "ending=point:<cell>"),
)
