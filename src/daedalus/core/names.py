"""Players' names: which characters are allowed, and which names look alike (UTS 39 in spirit)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import category, normalize

from daedalus.core.errors import OptionError, quoted

NAME_LIMIT: Final = 24
_MARKS_LIMIT: Final = 3  # on one letter; Hebrew and Vietnamese need three
_JOINERS: Final = "\u200c\u200d"  # they join letters and emoji, or keep them apart
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007f]+")  # the flags of Scotland, Texas, ...
_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_BLANK = frozenset(  # letters, marks and symbols that are invisible
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)

# Letters that look like Latin ones: Greek, Cyrillic and a few others, case by case.
_LOOKS: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορκιАВЕЅІЈКМНОРСТУХѴасеѕіјорухѵһԁԛԝɑɡıօI1|0",
    "ABEZHlKMNOPTYXavopkiABESlJKMHOPCTYXVacesijopyxvhdqwagiolllO",
)


def is_line(name: str) -> bool:
    """Return whether *name* is a single line of displayable characters."""
    return all(char.isprintable() or char in _JOINERS for char in _FLAG.sub("", name))


def clean_name(text: str) -> str:
    """Return *text* as a name: normalised, without superfluous spaces; "" means no name.

    >>> clean_name("  Mira   K. ")
    'Mira K.'

    :raises OptionError: with the reason, when it is unreadable or could be mistaken for another.
    """
    spaced = "".join(" " if category(char) == "Zs" else char for char in normalize("NFC", text))
    name = re.sub(" +", " ", spaced).strip(" " + _JOINERS)
    if reason := _why_not(name):
        raise OptionError(f"not a name: {quoted(text)}: {reason}", "name", text=text)
    return name


def _why_not(name: str) -> str:
    """Return what is wrong with a name, or ""."""
    if len(name) > NAME_LIMIT:
        return f"at most {NAME_LIMIT} characters"
    if any(char in _TURNS for char in name):
        return "it turns the direction of writing"
    plain = _FLAG.sub("x", name)
    if any(char in _BLANK or (category(char) == "Cf" and char not in _JOINERS) for char in plain):
        return "it has an invisible character"
    if not is_line(name):
        return "it has a character that cannot be shown"
    marks = 0
    before = " "
    for char in normalize("NFD", plain):
        if not _is_mark(char):
            marks, before = 0, char
            continue
        marks += 1
        if before == " ":
            return "an accent needs a letter"
        if marks > _MARKS_LIMIT:
            return f"at most {_MARKS_LIMIT} accents on a letter"
    if name and not any(category(char)[0] in "LNPS" for char in plain):
        return "nothing of it can be seen"
    return ""


def _is_mark(char: str) -> bool:
    return category(char) in ("Mn", "Me") and not _selects(char)


def _selects(char: str) -> bool:
    """Return whether a character only selects the presentation of the one before it."""
    return "\ufe00" <= char <= "\ufe0f"


def look_alike(one: str, other: str) -> bool:
    """Return whether two names could be mistaken for one another.

    >>> look_alike("Mira", "MIRA"), look_alike("Ida", "lda"), look_alike("Mira", "Mara")
    (True, True, False)
    """
    return _folded(one) == _folded(other) or _drawn(one) == _drawn(other)


def _folded(name: str) -> str:
    seen = "".join(char for char in name if char not in _JOINERS and not _selects(char))
    return normalize("NFKC", normalize("NFKC", seen).casefold())


def _drawn(name: str) -> str:
    return _folded(normalize("NFKC", name).translate(_LOOKS))


def holds(name: str, word: str) -> bool:
    """Return whether *name* contains *word*, however it is written or spaced.

    >>> holds("x DrAg.0n x", "dragon"), holds("Dora", "dragon"), holds("TURNIP", "turnip")
    (True, False, True)
    """
    # A capital I is drawn as an l, a small one is not: so both ways of writing are compared.
    wanted = {_flat(word.lower()), _flat(word.upper())} - {""}
    return any(each in flat for flat in (_flat(name), _flat(name.lower())) for each in wanted)


def _flat(name: str) -> str:
    """Return the letters and digits of a name, look-alikes replaced by the Latin ones."""
    plain = "".join(char for char in normalize("NFD", name) if not _is_mark(char))
    return "".join(char for char in _drawn(plain) if char.isalnum())


def distinct(name: str, others: Iterable[str]) -> str:
    """Return *name*, with a number appended if it looks like one of *others*.

    >>> distinct("Mira", ["Orla", "mira", "Mira 2"])
    'Mira 3'
    """
    taken = [other for other in others if other]
    number, fresh = 1, name
    while name and any(look_alike(fresh, other) for other in taken):
        number += 1
        short = name[: NAME_LIMIT - len(f" {number}")].rstrip(" " + _JOINERS)
        fresh = f"{short} {number}"
    return fresh
