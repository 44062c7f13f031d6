"""Describes a position: what it is, what is unusual about it, whether a game can begin from it."""

from __future__ import annotations

from typing import Any, Final

from daedalus.core.errors import GameError, IllegalAction
from daedalus.core.game import AnyRules, Setup
from daedalus.core.record import begin
from daedalus.core.remark import Remark
from daedalus.editions import edition, read_position
from daedalus.table.messages import ENCODER, PositionRemark, PositionSeen
from daedalus.table.openings import CardsMissing, check_position, check_size
from daedalus.table.settings import all_options

_FEW_CARDS: Final = {"cards": 3}
"""Cards in a position that is dealt for editing, if the edition has cards."""


def position_seen(text: str) -> bytes:
    """Return what the rules say about a position: runs in a worker.

    :raises GameError: when it cannot be read, or is too large for a table.
    """
    rules, state = read_position(text)
    check_size(rules, state)
    return ENCODER.encode(_seen(rules, state))


def position_dealt(name: str, seats: int, seed: str) -> bytes:
    """Return a position to begin with, dealt from *seed*: runs in a worker.

    :raises GameError: when there is no such edition, or not for that many players.
    """
    rules = edition(name)
    if any(option.name == "cards" for option in rules.options):
        rules = rules.with_options(**_FEW_CARDS)
    return ENCODER.encode(_seen(rules, begin(rules, Setup(seats, seed)).state))


def _seen(rules: AnyRules, state: Any) -> PositionSeen:
    text = rules.write(state)
    why = _why_not(rules, text, rules.seated(state))
    return PositionSeen(
        position=text,
        edition=rules.id,
        engine=rules.engine,
        options=all_options(rules),
        seats=rules.seated(state),
        to_act=[seat for seat in rules.to_act(state) if seat >= 0],
        unusual=[_told(each) for each in rules.status(state)],
        why_not=why.text if why else "",
        why=why,
    )


def _why_not(rules: AnyRules, text: str, seats: int) -> PositionRemark | None:
    """Return why no game can begin from a position: `nowhere`, `unseen` or `over`."""
    try:
        check_position(rules, text, seats)
    except CardsMissing as error:
        return PositionRemark("nowhere", error.letters, str(error))
    except IllegalAction as error:
        return PositionRemark("unseen", "", str(error))
    except GameError as error:
        return PositionRemark("over", "", str(error))
    return None


def _told(remark: str) -> PositionRemark:
    what = remark.what if isinstance(remark, Remark) else ""
    return PositionRemark(remark.partition(":")[0], what, str(remark))
