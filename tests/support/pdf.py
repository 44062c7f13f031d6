"""The lines that a page of a PDF draws, in millimetres, as a printer would."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from typing import NamedTuple

POINT = 25.4 / 72
_OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\s*")
_STREAM = re.compile(rb"\bstream\r?\n")
_TOKEN = re.compile(rb"\[[^\]]*\]|\((?:\\.|[^\\)])*\)|<[0-9A-Fa-f]*>|[^\s\[\]()<>]+")
Matrix = tuple[float, float, float, float, float, float]


class Stroke(NamedTuple):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def length(self) -> float:
        return float(((self.x2 - self.x1) ** 2 + (self.y2 - self.y1) ** 2) ** 0.5)


class Paper(NamedTuple):
    """A page: its size, and what is stroked on it; y grows upwards."""

    width: float
    height: float
    strokes: list[Stroke]


def papers(pdf: bytes) -> list[Paper]:
    """Return the pages of a PDF as Chromium writes it."""
    objects = dict(_objects(pdf))
    pages = [body for body in objects.values() if re.search(rb"/Type\s*/Page\b", body)]
    return [_paper(objects, body) for body in pages]


def _objects(pdf: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the numbered objects; a stream is as long as it says, for any bytes can be in it."""
    at = 0
    while begin := _OBJECT.search(pdf, at):
        at = end = pdf.index(b"endobj", begin.end())
        stream = _STREAM.search(pdf, begin.end(), end)
        if stream is not None:
            length = re.search(rb"/Length\s+(\d+)", pdf[begin.end() : stream.start()])
            assert length is not None
            end = stream.end() + int(length[1])
            at = pdf.index(b"endobj", end)
        yield int(begin[1]), pdf[begin.end() : end]


def _paper(objects: dict[int, bytes], page: bytes) -> Paper:
    box = re.search(rb"/MediaBox\s*\[([^\]]*)\]", page)
    content = re.search(rb"/Contents\s+(\d+)", page)
    assert box is not None
    assert content is not None
    _, _, width, height = (float(each) * POINT for each in box[1].split())
    return Paper(width, height, list(_strokes(_inflated(objects[int(content[1])]))))


def _inflated(body: bytes) -> bytes:
    stream = _STREAM.search(body)
    assert stream is not None
    content = body[stream.end() :]
    return zlib.decompress(content) if b"/FlateDecode" in body[: stream.start()] else content


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (
        a * g + b * i,
        a * h + b * j,
        c * g + d * i,
        c * h + d * j,
        e * g + f * i + k,
        e * h + f * j + m,
    )


def _strokes(content: bytes) -> Iterator[Stroke]:
    """Yield the straight pieces of every stroked path."""
    here: Matrix = (POINT, 0, 0, POINT, 0, 0)
    kept: list[Matrix] = []
    path: list[Stroke] = []
    at = (0.0, 0.0)
    given: list[bytes] = []
    for token in _TOKEN.findall(content):
        if re.fullmatch(rb"[-+.\d]+|/\S+|\[.*\]|\(.*\)|<.*>", token, re.DOTALL):
            given.append(token)
            continue
        if token == b"q":
            kept.append(here)
        elif token == b"Q":
            here = kept.pop()
        elif token == b"cm":
            a, b, c, d, e, f = map(float, given[-6:])
            here = _times((a, b, c, d, e, f), here)
        elif token in (b"m", b"l"):
            x, y = map(float, given[-2:])
            there = (x * here[0] + y * here[2] + here[4], x * here[1] + y * here[3] + here[5])
            if token == b"l":
                path.append(Stroke(*at, *there))
            at = there
        elif token in (b"S", b"s"):
            yield from path
        if token in (b"S", b"s", b"f", b"F", b"f*", b"B", b"B*", b"n", b"W"):
            path = path if token == b"W" else []
        given = []
