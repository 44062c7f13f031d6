"""Pixels of a PNG, however its rows are written."""

import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

np = pytest.importorskip("numpy")

import daedalus  # noqa: E402
from daedalus.adapters.drawing import decode, pixels  # noqa: E402
from daedalus.adapters.strokes import without_fonts  # noqa: E402
from daedalus.svg import picture  # noqa: E402


def near(kind: int, left: int, up: int, corner: int) -> int:
    """Return what PNG's filter of this kind expects a byte to be."""
    guess = left + up - corner
    nearest = min((left, up, corner), key=lambda byte: abs(guess - byte))
    return (0, left, up, (left + up) // 2, nearest)[kind]


def encode(rows: Any, kinds: list[int]) -> bytes:
    """Write a PNG, each row with the filter of its kind."""
    height, width, _ = rows.shape
    flat = rows.reshape(height, -1).tolist()
    raw = bytearray()
    for at, (row, kind) in enumerate(zip(flat, kinds, strict=True)):
        above = flat[at - 1] if at else [0] * len(row)
        raw.append(kind)
        for place, byte in enumerate(row):
            left, corner = (row[place - 4], above[place - 4]) if place >= 4 else (0, 0)
            raw.append((byte - near(kind, left, above[place], corner)) & 255)
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x06\0\0\0"
    packed = zlib.compress(bytes(raw))
    parts = ((b"IHDR", head), (b"IDAT", packed[:20]), (b"IDAT", packed[20:]), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        len(body).to_bytes(4, "big") + name + body + b"0000" for name, body in parts
    )


@given(st.lists(st.integers(0, 4), min_size=1, max_size=6), st.integers(1, 6), st.integers(0, 99))
def test_all_filters_are_undone(kinds: list[int], width: int, seed: int) -> None:
    rows = np.random.default_rng(seed).integers(0, 256, (len(kinds), width, 4), np.uint8)
    assert np.array_equal(decode(encode(rows, kinds)), rows[:, :, :3])


def test_a_drawing_has_its_colours() -> None:
    pytest.importorskip("resvg_py")
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">'
        '<rect width="30" height="20" fill="#ff0000"/>'
        '<rect x="10" width="20" height="10" fill="#0000ff"/></svg>'
    )
    drawn = pixels(svg)
    assert drawn.shape == (20, 30, 3)
    assert drawn.dtype == np.uint8
    assert drawn[15, 15].tolist() == [255, 0, 0]
    assert drawn[5, 15].tolist() == [0, 0, 255]


@pytest.mark.parametrize("name", daedalus.edition_names())
def test_no_picture_made_of_pixels_needs_a_font(name: str) -> None:
    game = daedalus.new_game(name, seats=2, seed="1")
    svg = picture(game.rules, game.view(None))
    lines = without_fonts(svg)
    assert "<text" in svg
    assert "<text" not in lines
    assert svg.count("<text") == lines.count("stroke-width=") - svg.count("stroke-width=")
    assert 'd=""' not in lines, "every letter has its lines"
