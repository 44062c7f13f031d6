"""Go!: everybody builds at the same time, against the others or the clock."""

from daedalus.editions.go.actions import Action
from daedalus.editions.go.position import State
from daedalus.editions.go.rules import RULES, Go

__all__ = ["RULES", "Action", "Go", "State"]
