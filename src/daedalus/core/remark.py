"""What is unusual about a position: a sentence with a code, for interfaces in other languages."""

from __future__ import annotations


class Remark(str):
    """A remark is its own sentence, and begins with its code: ``twice: A lies on 2 tiles``."""

    __slots__ = ("what",)
    what: str  # the cells, letters, number or seat it is about; "" if it is about everything


def remark(code: str, sentence: str, what: str = "") -> Remark:
    """Return a remark.

    >>> remark("twice", "A lies on 2 tiles", "A")
    'twice: A lies on 2 tiles'
    """
    made = Remark(f"{code}: {sentence}")
    made.what = what
    return made
