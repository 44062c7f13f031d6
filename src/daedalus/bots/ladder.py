"""The levels of the bots, from the weakest to the strongest: the one list of them."""

from typing import Final

LEVELS: Final = ("random", "easy", "medium", "hard", "expert", "master")
