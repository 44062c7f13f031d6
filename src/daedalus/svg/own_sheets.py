"""Sheets with a box of one's own: its treasures in place of ours, its words on the cards.

What a build has drawn has a symbol for each treasure, and on each card a gap for the name below
it; web/src/box/box.ts and web/src/art/cards.ts draw the same.
"""

from __future__ import annotations

import re
from base64 import b64encode
from html import escape
from typing import Any, Final

from daedalus.box import LETTERS, OwnBox, Treasure
from daedalus.editions import edition as rules_of

_CARD: Final = 'data-piece="card"'
_TITLE: Final = re.compile(r'(<text x="0" y="0" font-size="5\.2"[^>]*>)[^<]*')
_WIDEST: Final = 96  # of a name below a picture


def dressed(kit: Any, box: OwnBox) -> Any:
    """Return the kit of an edition with the treasures of a box."""
    keys = dict(zip(LETTERS, rules_of(box.dress).motifs, strict=True))
    defs, sheets = dict(kit["defs"]), [dict(sheet) for sheet in kit["sheets"]]
    words = {language: list(texts) for language, texts in kit["words"].items()}
    for letter, place in box.places.items():
        symbol = f"pp-m-{box.dress}-{keys[letter]}"
        defs[symbol] = (
            f'<symbol id="{symbol}" viewBox="0 0 32 32" overflow="visible">'
            f"{_art(letter, place)}</symbol>"
        )
        named = re.compile(rf'(<use[^>]*"#{symbol}"[^>]*/>)(</g>\{{\{{(\d+)\}}\}})')
        for sheet in sheets:
            cards = sheet["art"].split(_CARD)
            for at, card in enumerate(cards[1:], start=1):
                if gap := named.search(card):
                    for texts in words.values():
                        texts[int(gap[3])] = _word(place.word) if box.words else _name(place.word)
                    if box.words:
                        cards[at] = named.sub(r"\2", card)
            sheet["art"] = _CARD.join(cards)
    if box.name:
        name = escape(box.name)
        words = {
            lang: [_TITLE.sub(lambda title: title[1] + name, text) for text in texts]
            for lang, texts in words.items()
        }
    return {**kit, "defs": defs, "sheets": sheets, "words": words}


def _art(letter: str, place: Treasure) -> str:
    if place.picture:
        data = b64encode(place.picture).decode()
        return (
            f'<clipPath id="pp-own-{letter}"><circle cx="16" cy="16" r="19"/></clipPath>'
            f'<image href="data:image/jpeg;base64,{data}" x="-3" y="-3" width="38" height="38" '
            f'preserveAspectRatio="xMidYMid slice" clip-path="url(#pp-own-{letter})"/>'
        )
    shown = place.emoji or place.word
    size = 29 if place.emoji else min(13.0, 64 / len(shown))
    return (
        f'<text x="16" y="{16 + size * 0.35:.1f}" text-anchor="middle" font-size="{size:.1f}" '
        f'font-weight="700" fill="var(--mi)">{escape(shown)}</text>'
    )


def _line(y: float, size: float, said: str) -> str:
    return (
        f'<text class="voice" x="60" y="{y}" text-anchor="middle" font-size="{size:.1f}" '
        f'fill="var(--mi)">{escape(said)}</text>'
    )


def _name(word: str) -> str:
    """Return the name below a picture, in two lines if it is long."""
    half = word.find(" ", len(word) // 3)
    lines = [word] if len(word) < 12 or half < 0 else [word[:half], word[half + 1 :]]
    size = min(15.0 if len(lines) > 1 else 17.0, _WIDEST / (max(map(len, lines)) * 0.55))
    first = 127 if len(lines) > 1 else 135
    return "".join(_line(first + 15 * at, size, said) for at, said in enumerate(lines))


def _word(word: str) -> str:
    """Return a word in the middle of a card, in two lines if it has an article."""
    first, _, second = word.partition(" ")
    if not second:
        return _line(78, min(27.0, 138 / len(word)), word)
    return _line(66, min(21.0, 138 / len(first)), first) + _line(
        91, min(27.0, 138 / len(second)), second
    )
