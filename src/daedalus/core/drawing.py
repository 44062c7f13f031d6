"""What draws games: declared here, and offered from outside.

Games and positions draw themselves in a notebook, but the inner packages only describe them: an
outer one says who draws, as `daedalus/__init__.py` does, and is loaded when somebody first asks.
"""

from collections.abc import Callable
from typing import Any, Protocol


class Animation(Protocol):
    """A game that plays by itself."""

    @property
    def pace(self) -> float: ...  # 2 is twice as fast
    def svg(self) -> str: ...
    def _repr_svg_(self) -> str: ...


class Pictures(Protocol):
    """Pictures of positions, and games to watch."""

    def picture(self, rules: Any, state: Any) -> str: ...
    def draw(self, engine: str, state: Any) -> str: ...  # as far as it can be drawn without rules
    def animated(self, game: Any, pace: float) -> Animation: ...


_offers: list[Callable[[], Pictures]] = []


def drawn_by(offer: Callable[[], Pictures]) -> None:
    """Let *offer* say what draws; it is called when somebody asks for a picture."""
    _offers[:] = [offer]


def pictures() -> Pictures:
    """Return what draws."""
    [offer] = _offers
    return offer()
