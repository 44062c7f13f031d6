"""Chance as a dealer sees it: what may come next, how likely it is, and what follows.

A deal happens piece by piece.  The board is laid tile by tile before the game; a card or a tile of
the pile is drawn when somebody first sees it.  Since a shuffled pile is as good as one that is
drawn from at random, this is the same game, and a history holds no card that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from daedalus.adapters.encoding import Encoding, Spot

Outcomes = list[tuple[int, float]]


class Draw(NamedTuple):
    """A card or tile to be drawn by a seat; everyone else sees that it is drawn, not what."""

    seat: int
    at: int  # its place in the hand


class Dealer(Protocol):
    """The chance of one edition with its options, for one number of seats."""

    @property
    def code(self) -> Encoding: ...
    @property
    def outcomes(self) -> int: ...  # numbers of outcomes run from 0 to this
    @property
    def draws(self) -> int: ...  # how often chance acts in a game, at most

    # The board: outcome after outcome until it is laid.
    def laying(self, dealt: tuple[int, ...]) -> Outcomes: ...
    def laid(self, dealt: tuple[int, ...]) -> Any | None: ...  # the first position, once complete
    def lay_text(self, dealt: tuple[int, ...], outcome: int) -> str: ...

    # Hands: drawn from what nobody has.
    def due(self, state: Any) -> Draw | None: ...  # who draws before the game can go on
    def pool(self, state: Any) -> list[int]: ...  # what may be drawn, each as likely
    def drawn(self, state: Any, draw: Draw, outcome: int) -> Any: ...
    def draw_text(self, outcome: int) -> str: ...

    # What a seat's deeds tell about its hand.
    def hand(self, spot: Spot, seat: int) -> Sequence[int]: ...  # what it holds and hides
    def all_see(self) -> bool: ...  # hands lie open
    def clue(self, spot: Spot, seat: int, number: int) -> Any: ...  # what an action tells, or None
    def fits(self, outcome: int, clues: Sequence[Any]) -> bool: ...  # it may have been held so long
    def own_card_only(self) -> bool: ...  # clues are about the card drawn last
