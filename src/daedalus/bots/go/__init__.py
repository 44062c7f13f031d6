"""The bots of Go!."""

from daedalus.bots.go.advice import advise
from daedalus.bots.go.levels import choose, play_match, turn

__all__ = ["advise", "choose", "play_match", "turn"]
