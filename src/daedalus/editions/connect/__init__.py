"""Connect: lay tiles, and catch what a path links."""

from daedalus.editions.connect.rules import RULES, Connect
from daedalus.editions.connect.text import Lay, State

__all__ = ["RULES", "Connect", "Lay", "State"]
