"""Bots against each other: paired deals, rotating seats, all cores; interrupted runs can resume."""

from daedalus.arena.contest import Contest, GameResult, Matchup
from daedalus.arena.engine import Engine, Forfeit, Program, introduced, read_program
from daedalus.arena.run import read_kept, run
from daedalus.arena.table import Standing, forfeits, standings, table

__all__ = [
    "Contest",
    "Engine",
    "Forfeit",
    "GameResult",
    "Matchup",
    "Program",
    "Standing",
    "forfeits",
    "introduced",
    "read_kept",
    "read_program",
    "run",
    "standings",
    "table",
]
