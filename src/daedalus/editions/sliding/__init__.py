"""The sliding engine: push, then walk.  Old Magic, Sea Charts and Deep Space are data for it."""

from daedalus.editions.sliding.actions import Action, Drop, Out, Push, Walk
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding

__all__ = ["Action", "Drop", "Out", "Push", "Sliding", "State", "Walk"]
