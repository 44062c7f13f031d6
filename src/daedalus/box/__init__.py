"""Boxes: treasures of one's own for a sliding world, as one small JSON file.

A box is presentation only: it says what the letters A to X look like and are called.  Rules,
records, bots and puzzles never see it.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final
from unicodedata import category

from daedalus.box.jpeg import PictureError, recoded, size
from daedalus.core.errors import GameError, OptionError, quoted
from daedalus.core.names import clean_name
from daedalus.editions import shelf
from daedalus.editions.sliding.rules import Sliding

__all__ = ["LETTERS", "BoxError", "OwnBox", "Treasure", "load", "read", "write"]

LETTERS: Final = ascii_uppercase[:24]
MOST_BYTES: Final = 1_000_000  # of a file
PICTURE_SIDE: Final = 256
PICTURE_BYTES: Final = 12_000
_WORD, _SAID = 24, 80  # letters on a card, letters that are read aloud
_EMOJI = 16  # code points: a family of four has eleven
_JPEG: Final = "data:image/jpeg;base64,"


class BoxError(GameError):
    """A box that is not taken; its message is one sentence."""

    code = "box"


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure: an emoji, a picture, or its word alone."""

    word: str
    said: str  # for people who do not see the picture
    emoji: str = ""
    picture: bytes = b""  # a JPEG of 256 by 256 points

    @property
    def kind(self) -> str:
        return "picture" if self.picture else "emoji" if self.emoji else "word"


@dataclass(frozen=True, slots=True)
class OwnBox:
    """Treasures of one's own, by letter; letters without one keep those of the edition."""

    name: str
    dress: str  # the sliding edition that it looks like
    places: Mapping[str, Treasure]
    words: bool = False  # cards show the words, tiles the pictures

    def word(self, letter: str) -> str:
        """Return what a treasure is called; "" if it keeps its name."""
        return self.places[letter].word if letter in self.places else ""


def dresses() -> tuple[str, ...]:
    """Return the editions that a box may dress as: those with a treasure for every letter."""
    return tuple(
        name
        for name, rules in shelf().items()
        if isinstance(rules, Sliding) and len(rules.motifs) == len(LETTERS)
    )


def load(path: str | Path) -> OwnBox:
    """Return the box in a file.

    :raises BoxError: when it is not a box, or has something that a box does not take.
    """
    with Path(path).open("rb") as file:
        return read(file.read(MOST_BYTES + 1))


def read(data: bytes) -> OwnBox:
    """Return the box whose file has this content.

    :raises BoxError: when it is not a box, or has something that a box does not take.
    """
    if len(data) > MOST_BYTES:
        raise BoxError("a box has at most one megabyte")
    try:
        told = json.loads(data.decode("utf-8"), object_pairs_hook=_once)
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
        raise BoxError("this is not a box, or the file is damaged") from error
    if not isinstance(told, dict) or told.get("daedalus") != "box":
        raise BoxError("this is not a box, or the file is damaged")
    if told.get("version") != 1:
        raise BoxError("this box was made by a newer Daedalus")
    _known("the box", told, {"daedalus", "version", "name", "dress", "words", "places"})
    dress = told.get("dress")
    if dress not in dresses():
        raise BoxError(f"no such dress: {quoted(dress)}: there are {', '.join(dresses())}")
    if not isinstance(told.get("words", False), bool):
        raise BoxError("words on the cards are either on or off")
    name = _text("the name of the box", told.get("name", ""), _WORD)
    return OwnBox(name, dress, _places(told.get("places")), told.get("words", False))


def write(box: OwnBox) -> str:
    """Return the text of a box's file; the same box always has the same text."""
    places = {
        letter: {
            "word": place.word,
            **({"said": place.said} if place.said != place.word else {}),
            **({"emoji": place.emoji} if place.emoji else {}),
            **({"picture": _JPEG + b64encode(place.picture).decode()} if place.picture else {}),
        }
        for letter, place in sorted(box.places.items())
    }
    told = {"daedalus": "box", "version": 1, "name": box.name, "dress": box.dress}
    return json.dumps({**told, "words": box.words, "places": places}, ensure_ascii=False)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BoxError("something stands twice in the box")
    return found


def _known(what: str, told: Mapping[str, object], names: set[str]) -> None:
    if unknown := sorted(told.keys() - names):
        raise BoxError(f"{what} has something unknown: {quoted(unknown[0])}")


def _places(told: object) -> dict[str, Treasure]:
    if not isinstance(told, dict):
        raise BoxError("the places of the box are missing")
    if len(told) > len(LETTERS):
        raise BoxError(f"a box has 24 places, and this one has {len(told)}")
    for letter in told:
        if len(letter) != 1 or letter not in LETTERS:
            raise BoxError(f"no such place: {quoted(letter)}: there are A to X")
    places = {letter: _place(letter, told[letter]) for letter in sorted(told)}
    seen: dict[object, str] = {}
    for letter, place in places.items():
        shown = place.picture or place.emoji or place.word
        if shown in seen:
            raise BoxError(f"places {seen[shown]} and {letter} show the same")
        seen[shown] = letter
    return places


def _place(letter: str, told: object) -> Treasure:
    where = f"place {letter}"
    if not isinstance(told, dict):
        raise BoxError(f"{where} is damaged")
    _known(where, told, {"word", "said", "emoji", "picture"})
    word = _text(f"the word of {where}", told.get("word", ""), _WORD)
    if not word:
        raise BoxError(f"{where} needs a word")
    said = _text(f"what is read aloud at {where}", told.get("said", ""), _SAID)
    emoji = _emoji(where, told.get("emoji", ""))
    if emoji and "picture" in told:
        raise BoxError(f"{where} has an emoji and a picture: one of them is enough")
    return Treasure(word, said or word, emoji, _picture(where, told.get("picture")))


def _text(what: str, told: object, most: int) -> str:
    """Return a text by the rules of players' names, of any length up to *most*."""
    if not isinstance(told, str):
        raise BoxError(f"{what} is no text")
    if len(told) > most:
        raise BoxError(f"{what} has {len(told)} letters: at most {most}")
    try:
        return " ".join(filter(None, map(clean_name, _words_of(told))))
    except OptionError as error:
        raise BoxError(f"{what} is not taken: {error}") from error


def _words_of(told: str) -> list[str]:
    """Return a text in parts that are no longer than a name may be."""
    return told.split() if len(told) > _WORD else [told]


def _emoji(where: str, told: object) -> str:
    if told == "":
        return ""
    joiners = "\u200d\ufe0e\ufe0f\u20e3"
    if (
        not isinstance(told, str)
        or len(told) > _EMOJI
        or not any(category(char) == "So" or char in "\u20e3" for char in told)
        or any(
            category(char) not in ("So", "Sk", "Sm", "Mn", "Me")
            and char not in joiners
            and char not in "0123456789#*"
            and not "\U000e0020" <= char <= "\U000e007f"
            for char in told
        )
    ):
        raise BoxError(f"the emoji of {where} is none: {quoted(told)}")
    return told


def _picture(where: str, told: object) -> bytes:
    if told is None:
        return b""
    if not isinstance(told, str) or not told.startswith(_JPEG):
        raise BoxError(f"the picture of {where} is not taken: not a JPEG picture")
    try:
        data = b64decode(told.removeprefix(_JPEG), validate=True)
    except (NotBase64, ValueError) as error:
        raise BoxError(f"the picture of {where} is damaged") from error
    if len(data) > PICTURE_BYTES:
        kilobytes = f"{len(data) / 1000:.0f} kB"
        raise BoxError(f"the picture of {where} has {kilobytes}: at most 12 kB")
    try:
        if size(data) != (PICTURE_SIDE, PICTURE_SIDE):
            raise BoxError(f"the picture of {where} is not 256 by 256 points")
        return recoded(data)
    except PictureError as error:
        raise BoxError(f"the picture of {where} is not taken: {error}") from error
