"""The bots of Connect."""

from daedalus.bots.connect.levels import advise, choose, turn

__all__ = ["advise", "choose", "turn"]
