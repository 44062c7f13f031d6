"""The bots of the sliding editions."""

from daedalus.bots.sliding.levels import advise, choose, turn

__all__ = ["advise", "choose", "turn"]
