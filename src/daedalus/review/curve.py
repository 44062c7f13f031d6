"""The curve of everyone's chance as an SVG: ribbons that share the height, one for each seat."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from daedalus.review.values import Review
from daedalus.svg.look import COLOURS, GROUND

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 16, 16, 30, 34
GAP: Final = 2.0
"""Between two ribbons, so that colours never touch."""
INK: Final = "#eef3ee"
DASHES: Final = ("", "9 5", "2 4", "12 4 2 4", "5 5", "1 6")
"""One pattern for each seat: many people cannot tell the colours apart."""


def draw(review: Review) -> str:
    """Return the curve with the moments that decided the game."""
    curve = review.curve
    seats, last = len(review.players), max(len(curve) - 1, 1)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def across(turn: int) -> float:
        return LEFT + wide * turn / last

    parts = []
    for seat in range(seats):
        upper = [TOP + high * sum(chances[:seat]) for chances in curve]
        lower = [TOP + high * sum(chances[: seat + 1]) for chances in curve]
        there = [f"{across(at):.1f},{y + GAP / 2:.1f}" for at, y in enumerate(upper)]
        back = [f"{across(at):.1f},{max(y - GAP / 2, upper[at]):.1f}" for at, y in enumerate(lower)]
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(f'<polygon points="{" ".join([*there, *reversed(back)])}" fill="{colour}"/>')
        middle = [f"{across(at):.1f},{(upper[at] + lower[at]) / 2:.1f}" for at in range(len(curve))]
        parts.append(
            f'<polyline points="{" ".join(middle)}" fill="none" stroke="#fff" stroke-opacity=".5" '
            f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
        )
        parts.append(_badge(review, seat, [chances[seat] for chances in curve], middle))
    for number, moment in enumerate(review.moments, start=1):
        x = across(moment.turn)
        parts.append(
            f'<path d="M{x:.1f} {TOP}V{TOP + high}" stroke="{INK}" stroke-dasharray="2 3"/>'
            f'<circle cx="{x:.1f}" cy="{TOP - 12}" r="9" fill="#ffd75e"/>'
            f'<text x="{x:.1f}" y="{TOP - 8}" font-size="12" text-anchor="middle" '
            f'fill="#2b2118">{number}</text>'
        )
    parts.append(_legend(review))
    title = "Everyone's chance to win, turn by turn"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-weight="bold" role="img">'
        f"<title>{title}</title><desc>{escape(_story(review))}</desc>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{GROUND}"/>{"".join(parts)}</svg>'
    )


def name_of(review: Review, seat: int) -> str:
    """Return the name of a seat, or its number."""
    player = review.players[seat]
    return player.name or f"{seat + 1} {player.kind.removeprefix('bot:')}"


def _badge(review: Review, seat: int, chances: list[float], middle: list[str]) -> str:
    """Return the number of a seat where its ribbon is widest."""
    at = max(range(len(chances)), key=chances.__getitem__)
    at = min(max(at, 1), max(len(chances) - 2, 0))
    x, y = middle[at].split(",")
    return (
        f'<circle cx="{x}" cy="{y}" r="10" fill="#fff"/><text x="{x}" y="{float(y) + 4:.1f}" '
        f'font-size="12" text-anchor="middle" fill="#2b2118">{seat + 1}</text>'
    )


def _legend(review: Review) -> str:
    step = (WIDTH - LEFT - RIGHT) / len(review.players)
    parts = []
    for seat in range(len(review.players)):
        x, y = LEFT + step * seat, HEIGHT - 12
        parts.append(
            f'<rect x="{x:.0f}" y="{y - 10}" width="12" height="12" rx="3" '
            f'fill="{COLOURS[seat % len(COLOURS)]}"/>'
            f'<text x="{x + 18:.0f}" y="{y}" font-size="12" fill="{INK}">'
            f"{escape(name_of(review, seat))}</text>"
        )
    return "".join(parts)


def _story(review: Review) -> str:
    """Return the curve as one line of numbers, for people who cannot see it."""
    last = review.curve[-1]
    return ", ".join(
        f"{name_of(review, seat)}: {round(100 * review.start[seat])} % at the start, "
        f"{round(100 * last[seat])} % at the end"
        for seat in range(len(review.players))
    )
