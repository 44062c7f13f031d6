"""Connect: tiles are laid, and what a path joins is caught."""

from daedalus.editions.connect.rules import RULES

__all__ = ["RULES"]
