"""The routers between which friends are tried: as strict as those that people have."""

from __future__ import annotations

import struct

from hypothesis import given
from hypothesis import strategies as st

from tests.support.homes import (
    MACHINE,
    ROUTERS,
    STUN,
    STUN_PORT,
    Datagram,
    Internet,
    Kind,
    Place,
    read,
    written,
)

ASK = struct.pack("!HHI", 1, 0, 0x2112A442) + b"twelve bytes"
SERVER = Place(STUN, STUN_PORT)


def sent(
    internet: Internet, home: int, port: int, target: Place, content: bytes
) -> Datagram | None:
    """Return what arrives, wherever it does, of what a machine sends."""
    come = internet.take(home, written(Datagram(Place(MACHINE, port), target, content)))
    return read(come[1]) if come else None


def told(internet: Internet, home: int, port: int) -> Place:
    """Return where a STUN server sees a machine's socket."""
    answer = sent(internet, home, port, SERVER, ASK)
    assert answer is not None
    assert (answer.source, answer.target) == (SERVER, Place(MACHINE, port))
    masked, first, second = struct.unpack("!HHH", answer.content[26:32])
    host = ((first ^ 0x2112) << 16 | second ^ 0xA442).to_bytes(4, "big")
    return Place(".".join(map(str, host)), masked ^ 0x2112)


@given(st.binary(max_size=1200), st.integers(1, 65_535), st.integers(1, 65_535))
def test_a_datagram_is_read_as_it_was_written(content: bytes, one: int, other: int) -> None:
    each = Datagram(Place(MACHINE, one), Place(STUN, other), content)
    assert read(written(each)) == each
    assert read(written(each)[:25]) is None


def pierced(kinds: tuple[Kind, Kind]) -> bool:
    """Whether two machines that know of each other what a STUN server has told can meet."""
    internet = Internet(kinds)
    places = [told(internet, home, 5000) for home in (0, 1)]
    assert [place.host for place in places] == list(ROUTERS)
    assert sent(internet, 0, 5000, places[1], b"too early") is None
    came = sent(internet, 1, 5000, places[0], b"hello")
    if came is None:
        return False
    assert (came.target, came.content) == (Place(MACHINE, 5000), b"hello")
    back = sent(internet, 0, 5000, came.source, b"hello yourself")
    return back is not None and back.target == Place(MACHINE, 5000)


def test_two_usual_routers_are_pierced_and_a_symmetric_one_is_not() -> None:
    assert pierced(("full", "full"))
    assert not pierced(("full", "symmetric"))
    assert not pierced(("symmetric", "full"))
    assert not pierced(("symmetric", "symmetric"))


def test_nobody_comes_in_who_was_not_asked() -> None:
    internet = Internet(("full", "full"))
    place = told(internet, 1, 5000)
    assert sent(internet, 0, 5000, place, b"hello") is None
    assert sent(internet, 0, 5000, Place(MACHINE, 5000), b"hello") is None
