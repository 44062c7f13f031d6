"""Bots against each other: paired deals, seats in rotation, all cores, nothing lost when killed."""

from daedalus.arena.contest import Contest, Pairing, Played
from daedalus.arena.run import run
from daedalus.arena.table import Standing, standings, table

__all__ = ["Contest", "Pairing", "Played", "Standing", "run", "standings", "table"]
