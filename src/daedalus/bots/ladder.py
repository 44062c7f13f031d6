"""The levels of the bots, from weakest to strongest: the only list of them."""

from typing import Final

LEVELS: Final = ("random", "easy", "medium", "hard", "expert", "master")
