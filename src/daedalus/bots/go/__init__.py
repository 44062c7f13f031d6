"""The bots of Go!."""

from daedalus.bots.go.levels import advise, choose, play_match, turn

__all__ = ["advise", "choose", "play_match", "turn"]
