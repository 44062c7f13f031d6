"""Boxes: what is taken, what is refused and how, and what is drawn with one."""

from __future__ import annotations

import json
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import daedalus
from daedalus import svg
from daedalus.box import BoxError, dresses, load, read
from daedalus.box.jpeg import PictureError, recoded, size
from daedalus.cli.commands import run

CANVAS = (Path(__file__).parent / "canvas.jpg").read_bytes()  # as Chromium's canvas wrote it
HEAD = "data:image/jpeg;base64,"
Told = dict[str, Any]


def picture(data: bytes = CANVAS) -> str:
    return HEAD + b64encode(data).decode()


def market(**changes: Any) -> Told:
    """Return a box as JSON: an emoji, a picture, a word."""
    places = {
        "A": {"emoji": "🍎", "word": "la manzana"},
        "S": {"picture": picture(), "word": "el pato", "said": "a yellow toy duck"},
        "X": {"word": "la cesta"},
    }
    told = {"daedalus": "box", "version": 1, "name": "En el mercado", "dress": "classic"}
    return {**told, "words": True, "places": places, **changes}


def written(told: Told) -> bytes:
    return json.dumps(told).encode()


def place(**told: Any) -> Told:
    return market(places={"A": {"word": "el pan", **told}})


def test_a_box_is_read_as_it_was_written() -> None:
    box = read(written(market()))
    assert (box.name, box.dress, box.words) == ("En el mercado", "classic", True)
    assert {letter: place.kind for letter, place in box.places.items()} == {
        "A": "emoji",
        "S": "picture",
        "X": "word",
    }
    assert box.places["S"].said == "a yellow toy duck"
    assert box.places["A"].said == box.word("A") == "la manzana"
    assert box.word("B") == ""
    assert dresses() == ("classic", "pirates", "galaxy")


SEGMENT = b"\xff\xe1\x00\x10Exif\0\0GPS 47N "
COMMENT = b"\xff\xfe\x00\x0bSecret123"
BOMB = b"\xff\xc0\x00\x0b\x08\xff\xff\xff\xff\x01\x01\x11\x00"
SOF = CANVAS.index(b"\xff\xc0")

HOSTILE: dict[str, tuple[bytes | Callable[[], bytes], str]] = {
    "a picture that is none": (written(place(picture=picture(b"hello"))), "not a JPEG picture"),
    "a PNG": (written(place(picture=picture(b"\x89PNG\r\n\x1a\n" * 9))), "a PNG"),
    "an animation": (written(place(picture=picture(b"GIF89a" * 9))), "which may move"),
    "an SVG with a script": (
        written(place(picture=picture(b"<svg onload='alert(1)'><script/></svg>"))),
        "which may hold a program",
    ),
    "an SVG that says it is one": (
        written(place(picture="data:image/svg+xml;base64,PHN2Zy8+")),
        "not a JPEG picture",
    ),
    "an address in place of a picture": (
        written(place(picture="https://example.org/spy.jpg")),
        "not a JPEG picture",
    ),
    "a script in place of a picture": (
        written(place(picture="javascript:alert(1)")),
        "not a JPEG picture",
    ),
    "a picture that says it is huge": (
        written(place(picture=picture(CANVAS[:SOF] + BOMB + CANVAS[SOF:]))),
        "65535 by 65535",
    ),
    "a picture that is large": (
        written(place(picture=picture(CANVAS + bytes(12_000)))),
        "at most 12 kB",
    ),
    "a picture and a web page in one": (
        written(place(picture=picture(CANVAS + b"<script>alert(1)</script>"))),
        "something else follows",
    ),
    "a picture and a ZIP in one": (
        written(place(picture=picture(CANVAS + b"PK\x03\x04"))),
        "something else follows",
    ),
    "half a picture": (written(place(picture=picture(CANVAS[:2000]))), "damaged"),
    "no base64": (written(place(picture=HEAD + "%%%")), "damaged"),
    "25 places": (
        written(market(places={chr(65 + n): {"word": f"w{n}"} for n in range(25)})),
        "24 places, and this one has 25",
    ),
    "a place that does not exist": (
        written(market(places={"é": {"word": "el pan"}})),
        "no such place: 'é'",
    ),
    "a word of 200 letters": (written(place(word="x" * 200)), "200 letters: at most 24"),
    "text that turns around": (
        written(place(word="pan \u202etxet")),
        "turns the direction of writing",
    ),
    "a word that cannot be seen": (written(place(word="\u2800\u3164")), "invisible"),
    "markup as an emoji": (written(place(emoji="<b>")), "is none"),
    "the same picture twice": (
        written(
            market(
                places={
                    "A": {"word": "one", "picture": picture()},
                    "B": {"word": "two", "picture": picture()},
                }
            )
        ),
        "places A and B show the same",
    ),
    "a damaged file": (written(market())[:200], "the file is damaged"),
    "another file": (b"\x00\xff" * 40, "the file is damaged"),
    "a file that nests without end": (b"[" * 200_000, "the file is damaged"),
    "a file of more than a megabyte": (lambda: b" " * 1_000_001, "one megabyte"),
    "something unknown in it": (written(market(script="x")), "something unknown: 'script'"),
    "a key that stands twice": (b'{"daedalus": "box", "daedalus": "box"}', "stands twice"),
    "a world that cannot be dressed": (written(market(dress="go")), "no such dress: 'go'"),
    "a newer box": (written(market(version=2)), "newer Daedalus"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, why = HOSTILE[name]
    path = tmp_path / "hostile.box"
    path.write_bytes(given() if callable(given) else given)
    with pytest.raises(BoxError) as refused:
        load(path)
    assert why in str(refused.value)
    assert len(str(refused.value).splitlines()) == 1
    assert run(["box", "check", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_more_than_twenty_are_refused_by_name() -> None:
    assert len(HOSTILE) >= 20


def test_a_good_box_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "market.box"
    path.write_bytes(written(market()))
    assert run(["box", "check", str(path)]) == 0
    assert "En el mercado" in capsys.readouterr().out


# --- pictures -------------------------------------------------------------------------------------


def test_what_is_not_the_picture_is_left_out() -> None:
    for extra in (SEGMENT, COMMENT):
        noted = CANVAS[:2] + extra + CANVAS[2:]
        assert size(noted) == (256, 256)
        assert recoded(noted) == recoded(CANVAS)
        assert b"GPS" not in recoded(noted)
        assert b"Secret" not in recoded(noted)


def test_writing_a_picture_anew_twice_changes_nothing() -> None:
    once = recoded(CANVAS)
    assert recoded(once) == once
    assert len(once) < len(CANVAS)


@given(st.integers(0, len(CANVAS) - 1), st.integers(0, 255))
def test_a_byte_that_changed_gives_a_picture_or_a_refusal(at: int, byte: int) -> None:
    changed = CANVAS[:at] + bytes((byte,)) + CANVAS[at + 1 :]
    try:
        made = recoded(changed)
    except PictureError:
        return
    assert made.startswith(b"\xff\xd8")
    assert made.endswith(b"\xff\xd9")
    assert recoded(made) == made


@given(st.binary(max_size=400))
def test_bytes_are_refused_and_never_break_anything(data: bytes) -> None:
    with pytest.raises(PictureError):
        recoded(CANVAS[:200] + data)
    with pytest.raises(BoxError):
        read(data)


# --- drawings -------------------------------------------------------------------------------------


def test_a_position_is_drawn_with_the_treasures_of_a_box() -> None:
    game = daedalus.new_game("classic", seed="box")
    box = read(written(market()))
    drawn = svg.picture(game.rules, game.state, box)
    assert ">🍎<" in drawn
    assert ">la cesta<" in drawn
    kept = drawn.partition('href="data:image/jpeg;base64,')[2].partition('"')[0]
    assert b64decode(kept) == recoded(CANVAS)
    assert ">B<" in drawn  # a free place keeps ours


def test_only_a_sliding_edition_is_dressed() -> None:
    game = daedalus.new_game("go", seed="box")
    with pytest.raises(daedalus.OptionError):
        svg.picture(game.rules, game.state, read(written(market())))


def test_the_library_reads_and_draws_a_box_without_another_import(tmp_path: Path) -> None:
    (tmp_path / "market.box").write_bytes(written(market()))
    code = (
        "import daedalus, sys; box = daedalus.box.load(sys.argv[1]); "
        "game = daedalus.new_game('classic', seed='7'); "
        "print(daedalus.svg.picture(game.rules, game.state, box).count('🍎'))"
    )
    command = [sys.executable, "-X", "utf8", "-c", code, str(tmp_path / "market.box")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    assert int(done.stdout) == 1
