"""The curve of everyone's chance as an SVG: ribbons that share the height, one for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from daedalus.core.game import HOUSE
from daedalus.core.sums import added
from daedalus.review.values import Review

_WIDTH, _HEIGHT = 760, 300
LEFT, RIGHT, _TOP, _BOTTOM = 148, 24, 76, 44
_PAPER, _EDGE, _INK, _FADED = "#fdf9ec", "#ded5ba", "#1c2b22", "#56625a"
_GAP: Final = 4  # between two ribbons, so that colours never touch
_CLOSEST: Final = 24  # from one name to the next, and from a badge to a pin
_LONGEST: Final = 14  # characters of a name
_TICKS: Final = 6  # at most
_PINS: Final = 48  # from the top
_COLOURS: Final = ("#d8392b", "#f0b323", "#2a62d0", "#1c9c72", "#8a4fbf", "#7c6a58")
_PATTERNS: Final = (
    '<path d="M0 11h16" stroke="#fff" stroke-width="5" opacity=".35"/>',
    '<path d="M4 4h0M12 12h0" stroke="#8a5a00" stroke-width="5" stroke-linecap="round" '
    'opacity=".55"/>',
    '<path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#fff" opacity=".25"/>',
    '<path d="M-2 12L8 4 18 12" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/>',
    '<path d="M8 0v16" stroke="#fff" stroke-width="5" opacity=".3"/>',
    '<path d="M-2 -2L18 18M18 -2L-2 18" stroke="#fff" stroke-width="3" opacity=".3"/>',
)
"""One for each seat: many people cannot tell the colours apart."""


class Labels(NamedTuple):
    """The words of the picture."""

    title: str
    unit: str  # of the horizontal axis: "Turn"
    names: Sequence[str]


def draw(review: Review, labels: Labels | None = None) -> str:
    """Return the curve with the moments that decided the game; without *labels*, in English."""
    labels = labels or _english(review)
    curve, last = review.curve, max(len(review.curve) - 1, 1)
    wide, high = _WIDTH - LEFT - RIGHT, _HEIGHT - _TOP - _BOTTOM
    seats = range(len(review.players))
    across = [round(LEFT + wide * turn / last, 1) for turn in range(len(curve))]
    edges = [
        [round(_TOP + high * added(chances[:seat]), 1) for chances in curve]
        for seat in range(len(seats) + 1)
    ]
    middles = [
        [(upper + lower) / 2 for upper, lower in zip(edges[seat], edges[seat + 1], strict=True)]
        for seat in seats
    ]
    pins = [across[moment.turn] for moment in review.moments]
    ribbons = [_ribbon(seat, across, edges) for seat in seats]
    starts = _apart([middles[seat][0] for seat in seats], _CLOSEST, _HEIGHT - _BOTTOM - 4)
    names = [_name(seat, y, labels.names[seat]) for seat, y in zip(seats, starts, strict=True)]
    badges = [_widest(seat, across, middles[seat], curve, pins) for seat in seats]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'width="{_WIDTH}" height="{_HEIGHT}" font-family="system-ui, sans-serif" role="img">'
        f"<title>{escape(labels.title)}</title><desc>{escape(_story(review, labels))}</desc>"
        f"<defs>{''.join(map(_pattern, seats))}"
        f'<clipPath id="daedalus-curve"><rect x="{LEFT}" y="{_TOP}" width="{wide}" height="{high}" '
        'rx="12"/></clipPath></defs>'
        f'<rect x="1" y="1" width="{_WIDTH - 2}" height="{_HEIGHT - 2}" rx="20" fill="{_PAPER}" '
        f'stroke="{_EDGE}" stroke-width="2"/>'
        f'<text x="22" y="38" font-size="19" font-weight="700" fill="{_INK}">'
        f"{escape(labels.title)}</text>"
        f'<g clip-path="url(#daedalus-curve)">{"".join(ribbons)}</g>'
        f"{''.join(names)}{''.join(badges)}{''.join(_pins(pins))}"
        f"{''.join(_ticks(across, labels.unit))}</svg>"
    )


def _name_of(review: Review, seat: int) -> str:
    """Return the name of a seat, or its number and who plays it."""
    player = review.players[seat]
    level = player.kind.removeprefix("bot:")
    bot = f" ({level})" if level != player.kind else ""
    return player.name or f"Player {seat + 1}{bot}"


def _english(review: Review) -> Labels:
    at_once = any(turn.seat == HOUSE for turn in review.turns)
    names = [_name_of(review, seat) for seat in range(len(review.players))]
    return Labels("Who was ahead?", "Round" if at_once else "Turn", names)


def _pattern(seat: int) -> str:
    look = seat % len(_COLOURS)
    return (
        f'<pattern id="daedalus-seat-{seat + 1}" width="16" height="16" '
        f'patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="{_COLOURS[look]}"/>'
        f"{_PATTERNS[look]}</pattern>"
    )


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """Return a line through the points that is level at each of them."""
    parts = [f"{points[0][0]} {points[0][1]}"]
    for (x, y), (to_x, to_y) in pairwise(points):
        middle = round((x + to_x) / 2, 1)
        parts.append(f"C{middle} {y} {middle} {to_y} {to_x} {to_y}")
    return "".join(parts)


def _ribbon(seat: int, across: Sequence[float], edges: Sequence[Sequence[float]]) -> str:
    upper = list(zip(across, edges[seat], strict=True))
    lower = list(zip(across, edges[seat + 1], strict=True))[::-1]
    ribbon = (
        f'<path d="M{_smooth(upper)}L{_smooth(lower)}z" fill="url(#daedalus-seat-{seat + 1})"/>'
    )
    if not seat:
        return ribbon
    line = f'<path d="M{_smooth(upper)}" fill="none" stroke="{_PAPER}" stroke-width="{_GAP}"/>'
    return ribbon + line


def _apart(places: Sequence[float], least: float, most: float) -> list[float]:
    """Return ascending places, none above *most*, moved until no two are too close."""
    found = list(places)
    for at in range(1, len(found)):
        found[at] = max(found[at], found[at - 1] + least)
    found[-1:] = [min(place, most) for place in found[-1:]]
    for at in range(len(found) - 1, 0, -1):
        found[at - 1] = min(found[at - 1], found[at] - least)
    return found


def _badge(seat: int, x: float, y: float) -> str:
    """Return the number of a seat in its colour."""
    return (
        f'<circle cx="{x}" cy="{y:.1f}" r="11" fill="{_PAPER}"/>'
        f'<circle cx="{x}" cy="{y:.1f}" r="9" fill="{_COLOURS[seat % len(_COLOURS)]}"/>'
        f'<text x="{x}" y="{y + 4:.1f}" font-size="12" font-weight="700" text-anchor="middle" '
        f'fill="{_INK if seat % len(_COLOURS) == 1 else "#fff"}">{seat + 1}</text>'
    )


def _name(seat: int, y: float, name: str) -> str:
    short = name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"
    return (
        _badge(seat, 33, y)
        + f'<text x="50" y="{y + 5:.1f}" font-size="14" font-weight="600" fill="{_INK}">'
        + f"{escape(short)}</text>"
    )


def _widest(
    seat: int,
    across: Sequence[float],
    middle: Sequence[float],
    curve: Sequence[Sequence[float]],
    pins: Sequence[float],
) -> str:
    """Return the badge of a seat where its ribbon is wide enough, away from the pins."""
    inner = range(1, len(curve) - 1)
    free = [at for at in inner if all(abs(across[at] - pin) > _CLOSEST for pin in pins)]
    at = max(free, key=lambda at: curve[at][seat], default=None)
    if at is None or curve[at][seat] * (_HEIGHT - _TOP - _BOTTOM) < 30:
        return ""
    return _badge(seat, across[at], middle[at])


def _pins(pins: Sequence[float]) -> list[str]:
    found = []
    places = _apart(pins, 30, _WIDTH - 22)
    for number, (turn, x) in enumerate(zip(pins, places, strict=True), start=1):
        line = (
            f'd="M{x} {_PINS}L{turn} {_TOP - 6}V{_HEIGHT - _BOTTOM + 4}" fill="none" '
            'stroke-linecap="round" stroke-linejoin="round"'
        )
        found.append(
            f'<path {line} stroke="{_PAPER}" stroke-width="6"/>'
            f'<path {line} stroke="{_INK}" stroke-width="2.6" stroke-dasharray="1 6"/>'
            f'<circle cx="{x}" cy="{_PINS}" r="13" fill="{_PAPER}" stroke="{_INK}" '
            'stroke-width="2"/>'
            f'<text x="{x}" y="{_PINS + 5}" font-size="14" font-weight="700" '
            f'text-anchor="middle" fill="{_INK}">{number}</text>'
        )
    return found


def _ticks(across: Sequence[float], unit: str) -> list[str]:
    """Return the numbers of some turns, evenly spread, with the unit before the first."""
    last = len(across) - 1
    step = max(1, -(-last // _TICKS))
    y = _HEIGHT - _BOTTOM + 26
    look = f'font-size="13" text-anchor="middle" fill="{_FADED}"'
    found = [f'<text x="24" y="{y}" font-size="13" fill="{_FADED}">{escape(unit)}</text>']
    for turn in range(step, last + 1, step):
        found.append(f'<text x="{across[turn]}" y="{y}" {look}>{turn}</text>')
    return found


def _story(review: Review, labels: Labels) -> str:
    """Return the curve as one line of numbers, for people who cannot see it."""
    first, last = review.curve[0], review.curve[-1]
    return ", ".join(
        f"{name}: {round(100 * start)} % → {round(100 * end)} %"
        for name, start, end in zip(labels.names, first, last, strict=True)
    )
