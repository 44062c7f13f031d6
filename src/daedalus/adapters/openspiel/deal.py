"""Chance nodes: the possible outcomes, their probabilities, and what follows.

A deal happens piece by piece.  The board is laid tile by tile before the game; a card or a tile of
the pile is drawn when somebody first sees it.  Drawing from a shuffled pile and drawing at random
are equivalent, so this is the same game, and a history contains no card that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from daedalus.adapters.encoding import DecisionPoint, Encoding

Outcomes = list[tuple[int, float]]


class Draw(NamedTuple):
    """A card or tile to be drawn by a seat; the others see that it is drawn, but not what it is."""

    seat: int
    at: int  # its index in the hand


class Dealer(Protocol):
    """The chance nodes of one edition with its options, for one number of seats."""

    @property
    def code(self) -> Encoding: ...
    @property
    def outcomes(self) -> int: ...  # the number of outcomes
    @property
    def draws(self) -> int: ...  # the maximum number of chance nodes in a game

    # The board: one outcome after another until it is complete.
    def laying(self, dealt: tuple[int, ...]) -> Outcomes: ...
    def laid(self, dealt: tuple[int, ...]) -> Any | None: ...  # the first position, once complete
    def lay_text(self, dealt: tuple[int, ...], outcome: int) -> str: ...

    # Hands: drawn from what nobody has.
    def due(self, state: Any) -> Draw | None: ...  # who must draw before the game can continue
    def pool(self, state: Any) -> list[int]: ...  # what may be drawn, all equally likely
    def drawn(self, state: Any, draw: Draw, outcome: int) -> Any: ...
    def draw_text(self, outcome: int) -> str: ...

    # What a seat's actions reveal about its hand.
    def hand(self, spot: DecisionPoint, seat: int) -> Sequence[int]: ...  # its hidden cards
    def all_see(self) -> bool: ...  # hands are open
    # what an action reveals, or None
    def clue(self, spot: DecisionPoint, seat: int, number: int) -> Any: ...
    # it may have been held that long
    def fits(self, outcome: int, clues: Sequence[Any]) -> bool: ...
    def own_card_only(self) -> bool: ...  # clues concern only the latest card
