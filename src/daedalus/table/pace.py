"""How long a bot seems to think: an obvious find is quick, and people choose the pace.

Whatever a bot has computed in a moment, its turn has to be easy to follow on the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daedalus.core.history import moved
from daedalus.table.table import Table

_FACTORS: Final = {"calm": 1.8, "normal": 1.0, "quick": 0.45}
FORCED, OBVIOUS, OPEN, MANY = 0.6, 0.8, 1.1, 1.6
"""The parts of the usual time for a turn without a choice, for one that finds something, and for
others: the more there is to choose from, the longer."""
CROWD: Final = 200  # actions to choose from that count as many


def thinking_ms(table: Table, seat: int, texts: Sequence[str], usual_ms: int) -> int:
    """Return how long the turn *texts* of a bot takes, from when it was asked."""
    return round(usual_ms * _FACTORS[table.settings.pace] * _effort(table, seat, texts))


def _effort(table: Table, seat: int, texts: Sequence[str]) -> float:
    rules, state = table.rules, table.state
    choices = len(rules.legal(state, seat))
    if choices <= 1:
        return FORCED
    for text in texts:
        if seat not in rules.to_act(state):
            break  # whatever it is, it will be refused
        after = rules.apply(state, seat, rules.parse(text))
        if moved(state, after, seat, text).found:
            return OBVIOUS
        state = after
    return OPEN + (MANY - OPEN) * min(choices / CROWD, 1)
