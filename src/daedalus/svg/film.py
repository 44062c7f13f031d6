"""A position as a still SVG drawing, and a game as an animated one.

The animation uses CSS keyframes, so it needs no script.  With reduced motion, and in viewers
without animation, it shows the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, NamedTuple

from daedalus.svg.look import STRIP, Box, Tally, frame, piece_look, seat_of_tally, tally_look

LAST_LOOK: Final = 3.0  # seconds before the film restarts
_LEAST: Final = 0.001  # the shortest interval between two keyframes, in percent


class _Key(NamedTuple):
    """The state of an actor at a moment."""

    x: float
    y: float
    angle: float  # clockwise, in degrees
    shown: bool


class Actor:
    """Something visible, and everything that happens to it."""

    __slots__ = ("keys", "layer", "look")

    def __init__(self, look: str, layer: int, key: _Key) -> None:
        self.look = look
        self.layer = layer
        self.keys = [(0.0, key)]

    @property
    def last(self) -> _Key:
        return self.keys[-1][1]

    def change(self, start: float, end: float, key: _Key) -> None:
        if self.keys[-1][0] != start:
            self.keys.append((start, self.last))
        self.keys.append((end, key))

    @property
    def rests(self) -> bool:
        return all(key == self.last for _, key in self.keys)

    def moments(self) -> Iterator[tuple[float, _Key]]:
        """Yield the keyframes, leaving out those at which nothing starts or ends."""
        for at, (moment, key) in enumerate(self.keys):
            near = self.keys[max(at - 1, 0) : at + 2]
            if at == 0 or any(other != key for _, other in near):
                yield moment, key


class Film:
    """Actors in a box, moved one after the other; `now` is the current time in seconds."""

    def __init__(self, title: str, box: Box) -> None:
        self.title = title
        self.box = box
        self.now = 0.0
        self._cast: list[Actor] = []
        self._caption: Actor | None = None
        self._tallies: dict[int, tuple[Tally, Actor]] = {}

    def add(self, look: str, x: float, y: float, *, shown: bool = True, layer: int = 0) -> Actor:
        """Return a new actor, drawn above lower layers and above earlier actors of its own."""
        actor = Actor(look, layer, _Key(x, y, 0, shown))
        self._cast.append(actor)
        return actor

    def move(self, actor: Actor, x: float, y: float, seconds: float, *, turn: float = 0) -> None:
        """Move an actor, starting now, and turn it by some degrees on the way."""
        key = actor.last._replace(x=x, y=y, angle=actor.last.angle + turn)
        actor.change(self.now, self.now + seconds, key)

    def show(self, actor: Actor, shown: bool = True, seconds: float = 0.2) -> None:
        """Make an actor appear or vanish, starting now."""
        actor.change(self.now, self.now + seconds, actor.last._replace(shown=shown))

    def wait(self, seconds: float) -> None:
        self.now += seconds

    def caption(self, text: str) -> None:
        """Show a caption in the strip below, from now on."""
        if self._caption is not None:
            self.show(self._caption, False, 0)
        x, y, _, height = self.box
        look = f'<text y="4" font-size="12" fill="#eef3ee">{text}</text>'
        at = (x + 14, y + height - STRIP + 6)
        self._caption = self.add(look, *at, shown=not self.now)
        if self.now:
            self.show(self._caption, True, 0)

    def tell(self, tallies: Iterable[Tally]) -> None:
        """Show the seats' scores in the strip below, from now on."""
        for seat, tally in enumerate(tallies):
            at = seat_of_tally(self.box, seat)
            if seat not in self._tallies:
                self.add(piece_look(seat), *at)
                self._tallies[seat] = tally, self.add(tally_look(tally), *at)
            elif tally != self._tallies[seat][0]:
                self.show(self._tallies[seat][1], False, 0)
                self._tallies[seat] = tally, self.add(tally_look(tally), *at, shown=False)
                self.show(self._tallies[seat][1], True, 0)

    def _in_order(self) -> list[Actor]:
        return sorted(self._cast, key=lambda actor: actor.layer)

    def still(self) -> str:
        """Return the last moment of the film as a still drawing."""
        seen = [actor for actor in self._in_order() if actor.last.shown]
        return frame(self.title, self.box, "".join(map(_still, seen)))

    def svg(self, pace: float = 1) -> str:
        """Return the film; a *pace* of 2 plays it twice as fast."""
        length = self.now + LAST_LOOK
        parts = [_bar(self.box)]
        styles = []
        cast = self._in_order()
        for number, actor in enumerate(cast):
            if actor.rests:
                parts += [_still(actor)] if actor.last.shown else []
            else:
                styles.append(_keyframes(number, actor, length))
                parts.append(_still(actor, f' class="film@ film@{number}"'))
        body, style = "".join(parts), "".join(styles)
        # Keyframe names are global to the page, and a notebook may show many films.
        name = sha256(f"{body}{style}{pace}".encode()).hexdigest()[:8]
        rule = (
            f".film@{{animation:film@bar {length / pace:.2f}s infinite ease-in-out}}"
            ".film@bar{animation-timing-function:linear}"
            + "".join(
                f".film@{number}{{animation-name:film@{number}}}"
                for number, actor in enumerate(cast)
                if not actor.rests
            )
        )
        start = "@keyframes film@bar{0%{stroke-dashoffset:1}}"
        moves = f"@media (prefers-reduced-motion:no-preference){{{rule}{start}{style}}}"
        inside = f"<style>{moves}</style>{body}".replace("film@", f"d{name}-")
        return frame(self.title, self.box, inside)


def _bar(box: Box) -> str:
    """Return the progress bar at the bottom."""
    return (
        f'<path class="film@ film@bar" d="M{box.x + 8:g} {box.y + box.height - 4:g}'
        f'h{box.width - 16:g}" pathLength="1" stroke-dasharray="1" stroke="#6f8f7b" '
        'stroke-width="2"/>'
    )


def _still(actor: Actor, attributes: str = "") -> str:
    """Return an actor as it is at the end."""
    key = actor.last
    turn = f" rotate({key.angle:g})" if any(key.angle for _, key in actor.keys) else ""
    hidden = "" if key.shown else ' opacity="0"'
    return (
        f'<g{attributes} transform="translate({key.x:g} {key.y:g}){turn}"{hidden}>{actor.look}</g>'
    )


def _keyframes(number: int, actor: Actor, length: float) -> str:
    keys = [key for _, key in actor.keys]
    moves = len({key[:3] for key in keys}) > 1
    turns = any(key.angle for key in keys)
    fades = len({key.shown for key in keys}) > 1
    steps = []
    before = -_LEAST
    for moment, key in actor.moments():
        # If two keyframes had the same name the later would win, and a jump become a slow slide.
        percent = max(moment / length * 100, before + _LEAST)
        before = percent
        does = ""
        if moves:
            turn = f" rotate({key.angle:g}deg)" if turns else ""
            does = f"transform:translate({key.x:g}px,{key.y:g}px){turn};"
        if fades:
            does += f"opacity:{key.shown:d}"
        steps.append(f"{f'{percent:.3f}'.rstrip('0').rstrip('.')}%{{{does}}}")
    return f"@keyframes film@{number}{{{''.join(steps)}}}"
