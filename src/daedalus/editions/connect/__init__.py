"""Connect: tiles are laid, and what a path joins is caught."""

from daedalus.editions.connect.rules import RULES, Connect
from daedalus.editions.connect.text import Lay, State

__all__ = ["RULES", "Connect", "Lay", "State"]
