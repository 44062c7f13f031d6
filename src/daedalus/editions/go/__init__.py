"""Go!: everybody builds at the same time, against the others or a clock."""

from daedalus.editions.go.rules import RULES

__all__ = ["RULES"]
