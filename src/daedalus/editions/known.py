"""For type checkers alone: the engine that an edition's name stands for, and its games.

An edition that is not listed works as well; checkers take its rules for `AnyRules`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from daedalus.core.record import Game
from daedalus.editions.connect.rules import Connect
from daedalus.editions.connect.text import Lay
from daedalus.editions.connect.text import State as ConnectState
from daedalus.editions.go.actions import Action as GoAction
from daedalus.editions.go.position import State as GoState
from daedalus.editions.go.rules import Go
from daedalus.editions.sliding.actions import Action
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding

SlidingName: TypeAlias = Literal["classic", "pirates", "galaxy"]
GoName: TypeAlias = Literal["go"]
ConnectName: TypeAlias = Literal["connect"]
SlidingGame: TypeAlias = Game[State, Action, Sliding]
GoGame: TypeAlias = Game[GoState, GoAction, Go]
ConnectGame: TypeAlias = Game[ConnectState, Lay, Connect]
