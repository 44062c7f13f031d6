"""JPEG pictures read to their last bit and written anew: what comes out holds nothing else.

A picture of a box is a baseline JPEG, which every browser's canvas writes.  Reading it means
decoding all its coefficients; writing means coding them again with tables of our own.  So what a
stranger sent cannot be two files at once, hide a text, or be anything but a picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, NoReturn

from daedalus.core.errors import GameError


class PictureError(GameError):
    """A picture that a box does not take."""

    code = "picture"


_SOI, _EOI, _SOS, _DQT, _DHT, _DRI, _SOF = 0xD8, 0xD9, 0xDA, 0xDB, 0xC4, 0xDD, 0xC0
_PLAIN: Final = range(0xE0, 0xF0)  # where programs put notes: left out
_COMMENT: Final = 0xFE
_MOST_PIXELS: Final = 256 * 256


class _Component(NamedTuple):
    number: int
    across: int
    down: int
    table: int  # of quantisation


class _Frame(NamedTuple):
    width: int
    height: int
    components: tuple[_Component, ...]


_Block = list[int]
"""64 coefficients in zigzag order; the first is the difference to that of the block before."""


def _refuse(why: str) -> NoReturn:
    raise PictureError(why)


def size(data: bytes) -> tuple[int, int]:
    """Return width and height.

    :raises PictureError: when it is no picture that a box takes.
    """
    frame = _Reader(data).frame
    return frame.width, frame.height


def recoded(data: bytes) -> bytes:
    """Return the picture written anew; the same picture always gives the same bytes.

    :raises PictureError: when it is no picture that a box takes.
    """
    reader = _Reader(data)
    return _written(reader.frame, reader.quantisation, reader.blocks)


class _Reader:
    """What a JPEG holds."""

    def __init__(self, data: bytes) -> None:
        if data[:2] != bytes((0xFF, _SOI)):
            _refuse(_what_it_is(data))
        self.quantisation: dict[int, bytes] = {}
        self._huffman: dict[int, dict[tuple[int, int], int]] = {}
        self._restart = 0
        self.frame = _Frame(0, 0, ())
        self.blocks: list[tuple[int, _Block]] = []
        at = 2
        while True:
            if at + 4 > len(data) or data[at] != 0xFF:
                _refuse("the picture is damaged")
            marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4])
            part = data[at + 4 : at + 2 + length]
            if length < 2 or len(part) != length - 2:
                _refuse("the picture is damaged")
            at += 2 + length
            if marker == _SOS:
                at = self._scan(part, data, at)
                break
            self._segment(marker, part)
        if data[at:] != bytes((0xFF, _EOI)):
            _refuse("something else follows the picture in its file")

    def _segment(self, marker: int, part: bytes) -> None:
        if marker == _DQT:
            for start in range(0, len(part), 65):
                if part[start] > 3 or len(part) < start + 65:
                    _refuse("the picture is damaged")
                self.quantisation[part[start]] = part[start + 1 : start + 65]
        elif marker == _DHT:
            self._tables(part)
        elif marker == _SOF:
            self._begin(part)
        elif marker == _DRI and len(part) == 2:
            self._restart = int.from_bytes(part)
        elif marker == 0xC2:
            _refuse("a picture that builds up in steps is not taken: save it as a plain JPEG")
        elif marker not in _PLAIN and marker != _COMMENT:
            _refuse("the picture is of a kind that is not taken")

    def _tables(self, part: bytes) -> None:
        while part:
            name, counts = part[0], part[1:17]
            total = sum(counts)
            symbols = part[17 : 17 + total]
            if len(counts) < 16 or len(symbols) < total:
                _refuse("the picture is damaged")
            code, found, codes = 0, 0, {}
            for length, count in enumerate(counts, start=1):
                for _ in range(count):
                    codes[length, code] = symbols[found]
                    found, code = found + 1, code + 1
                code <<= 1
            self._huffman[name] = codes
            part = part[17 + total :]

    def _begin(self, part: bytes) -> None:
        if self.frame.components or len(part) < 6 or len(part) != 6 + 3 * part[5] or part[0] != 8:
            _refuse("the picture is damaged")
        height, width = int.from_bytes(part[1:3]), int.from_bytes(part[3:5])
        if not 0 < width * height <= _MOST_PIXELS:
            _refuse(f"the picture has {width} by {height} points: at most 256 by 256")
        components = tuple(
            _Component(part[at], part[at + 1] >> 4, part[at + 1] & 15, part[at + 2])
            for at in range(6, len(part), 3)
        )
        if len(components) not in (1, 3) or any(
            each.across not in (1, 2) or each.down not in (1, 2) for each in components
        ):
            _refuse("the picture is of a kind that is not taken")
        self.frame = _Frame(width, height, components)

    def _scan(self, part: bytes, data: bytes, start: int) -> int:
        """Decode all coefficients; return where the picture ends in *data*."""
        components = self.frame.components
        if not components or len(part) != 4 + 2 * len(components) or part[0] != len(components):
            _refuse("the picture is of a kind that is not taken")
        chosen = {part[at]: part[at + 1] for at in range(1, len(part) - 3, 2)}
        try:
            tables = [
                (
                    self._huffman[chosen[each.number] >> 4],
                    self._huffman[0x10 | chosen[each.number] & 15],
                )
                for each in components
            ]
            for each in components:
                self.quantisation[each.table]
        except KeyError:
            _refuse("the picture is damaged")
        end = data.find(b"\xff\xd9", start)
        if end < 0:
            _refuse("the picture is damaged")
        bits = _Bits(data[start:end])
        for number in range(_units(self.frame)):
            if self._restart and number and number % self._restart == 0:
                bits.restart()
                self.blocks.append((-1, []))
            for index, each in enumerate(components):
                for _ in range(_blocks_of(self.frame, each)):
                    self.blocks.append((index, _block(bits, *tables[index])))
        bits.finish()
        return end


def _blocks_of(frame: _Frame, component: _Component) -> int:
    return 1 if len(frame.components) == 1 else component.across * component.down


def _units(frame: _Frame) -> int:
    """Return how many units the picture is coded in."""
    alone = len(frame.components) == 1
    across = 8 if alone else 8 * max(each.across for each in frame.components)
    down = 8 if alone else 8 * max(each.down for each in frame.components)
    return -(-frame.width // across) * -(-frame.height // down)


class _Bits:
    """The bits of coded data."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at, self._value, self._left = data, 0, 0, 0

    def _byte(self) -> int:
        if self._at >= len(self._data):
            _refuse("the picture is damaged")
        byte = self._data[self._at]
        self._at += 1
        if byte == 0xFF:
            if self._at >= len(self._data) or self._data[self._at] != 0:
                _refuse("the picture is damaged")
            self._at += 1
        return byte

    def take(self, count: int) -> int:
        while self._left < count:
            self._value = self._value << 8 | self._byte()
            self._left += 8
        self._left -= count
        found = self._value >> self._left
        self._value &= (1 << self._left) - 1
        return found

    def symbol(self, codes: dict[tuple[int, int], int]) -> int:
        code = 0
        for length in range(1, 17):
            code = code << 1 | self.take(1)
            if (length, code) in codes:
                return codes[length, code]
        return _refuse("the picture is damaged")

    def number(self, bits: int) -> int:
        value = self.take(bits)
        return value if value >> (bits - 1) else value - (1 << bits) + 1

    def restart(self) -> None:
        self._value = self._left = 0
        mark = self._data[self._at : self._at + 2]
        if len(mark) < 2 or mark[0] != 0xFF or mark[1] not in range(0xD0, 0xD8):
            _refuse("the picture is damaged")
        self._at += 2

    def finish(self) -> None:
        if self._at != len(self._data) or self._left > 7:
            _refuse("something else is hidden in the picture")


def _block(
    bits: _Bits, first: dict[tuple[int, int], int], rest: dict[tuple[int, int], int]
) -> _Block:
    block = [0] * 64
    length = bits.symbol(first)
    if length > 11:
        _refuse("the picture is damaged")
    block[0] = bits.number(length) if length else 0
    at = 1
    while at < 64:
        symbol = bits.symbol(rest)
        run, length = symbol >> 4, symbol & 15
        if length == 0:
            if run != 15:
                break
            at += 16
            continue
        at += run
        if at > 63 or length > 10:
            _refuse("the picture is damaged")
        block[at] = bits.number(length)
        at += 1
    return block


# --- writing --------------------------------------------------------------------------------------


def _symbols(block: _Block) -> Iterator[tuple[bool, int, int]]:
    """Yield what a block is coded as: whether it is the first value, the symbol, the value."""
    yield True, abs(block[0]).bit_length(), block[0]
    run = 0
    last = max((at for at in range(1, 64) if block[at]), default=0)
    for value in block[1 : last + 1]:
        if not value:
            run += 1
            continue
        while run > 15:
            yield False, 0xF0, 0
            run -= 16
        yield False, run << 4 | abs(value).bit_length(), value
        run = 0
    if last < 63:
        yield False, 0, 0


def _written(frame: _Frame, tables: dict[int, bytes], blocks: list[tuple[int, _Block]]) -> bytes:
    used = _used(blocks)
    codes = [_lengths(used[first]) for first in (True, False)]
    out = bytearray((0xFF, _SOI))
    out += _part(0xE0, b"JFIF\0\1\1\0\0\1\0\1\0\0")
    for name in sorted({each.table for each in frame.components}):
        out += _part(_DQT, bytes((name,)) + tables[name])
    components = b"".join(
        bytes((at + 1, each.across << 4 | each.down, each.table))
        for at, each in enumerate(frame.components)
    )
    size = frame.height.to_bytes(2) + frame.width.to_bytes(2)
    out += _part(_SOF, b"\x08" + size + bytes((len(frame.components),)) + components)
    for kind, (counts, symbols) in enumerate(codes):
        out += _part(_DHT, bytes((kind << 4,)) + counts + symbols)
    chosen = b"".join(bytes((at + 1, 0)) for at in range(len(frame.components)))
    out += _part(_SOS, bytes((len(frame.components),)) + chosen + b"\0\x3f\0")
    return bytes(out + _coded(blocks, [_codes(*each) for each in codes]) + bytes((0xFF, _EOI)))


def _part(marker: int, content: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(content) + 2).to_bytes(2) + content


def _used(blocks: list[tuple[int, _Block]]) -> dict[bool, dict[int, int]]:
    """Return how often each symbol is used, of first values and of all others."""
    used: dict[bool, dict[int, int]] = {True: {}, False: {}}
    for _, block in _without_restarts(blocks):
        for first, symbol, _ in _symbols(block):
            used[first][symbol] = used[first].get(symbol, 0) + 1
    return used


def _without_restarts(blocks: list[tuple[int, _Block]]) -> Iterator[tuple[int, _Block]]:
    """Yield the blocks as if the coding had never begun anew."""
    sums: dict[int, int] = {}
    since: dict[int, int] = {}
    for index, block in blocks:
        if index < 0:
            since = {}
            continue
        since[index] = since.get(index, 0) + block[0]
        difference = since[index] - sums.get(index, 0)
        if abs(difference) >= 1 << 11:
            _refuse("the picture is damaged")
        sums[index] = since[index]
        yield index, [difference, *block[1:]]


def _lengths(used: dict[int, int]) -> tuple[bytes, bytes]:
    """Return the best table for symbols by how often they are used: counts by length, symbols.

    The code of only ones stays free, as the standard asks, by one symbol more than there are.
    """
    groups = [(count, [symbol]) for symbol, count in sorted(used.items())] + [(0, [-1])]
    length = dict.fromkeys([*used, -1], 0)
    while len(groups) > 1:
        groups.sort(key=lambda group: (group[0], -len(group[1]), group[1][0]))
        (one, some), (two, others), *groups = groups
        for symbol in (*some, *others):
            length[symbol] += 1
        groups.append((one + two, some + others))
    counts = [0] * 33
    for each in length.values():
        counts[each] += 1
    for long in range(32, 16, -1):  # figure K.3: no code has more than 16 bits
        while counts[long]:
            short = long - 2
            while not counts[short]:
                short -= 1
            counts[long] -= 2
            counts[long - 1] += 1
            counts[short + 1] += 2
            counts[short] -= 1
    longest = max(at for at in range(17) if counts[at])
    counts[longest] -= 1  # the symbol that does not exist
    symbols = sorted(used, key=lambda symbol: (length[symbol], symbol))
    return bytes(counts[1:17]), bytes(symbols)


def _codes(counts: bytes, symbols: bytes) -> dict[int, tuple[int, int]]:
    """Return code and length of each symbol."""
    code, found, codes = 0, 0, {}
    for length, count in enumerate(counts, start=1):
        for _ in range(count):
            codes[symbols[found]] = (code, length)
            found, code = found + 1, code + 1
        code <<= 1
    return codes


def _coded(blocks: list[tuple[int, _Block]], codes: list[dict[int, tuple[int, int]]]) -> bytes:
    value, left = 0, 0
    out = bytearray()
    for _, block in _without_restarts(blocks):
        for first, symbol, number in _symbols(block):
            code, length = codes[not first][symbol]
            more = symbol & 15 if symbol != 0xF0 else 0
            value = value << length | code
            value = value << more | (number if number >= 0 else number + (1 << more) - 1)
            left += length + more
            while left >= 8:
                left -= 8
                byte = value >> left & 0xFF
                out += bytes((byte, 0)) if byte == 0xFF else bytes((byte,))
            value &= (1 << left) - 1
    if left:
        byte = (value << (8 - left) | (1 << (8 - left)) - 1) & 0xFF
        out += bytes((byte, 0)) if byte == 0xFF else bytes((byte,))
    return bytes(out)


_KINDS: Final = (
    (b"\x89PNG", "a PNG"),
    (b"GIF8", "a GIF, which may move"),
    (b"RIFF", "a WebP"),
    (b"<svg", "an SVG, which may hold a program"),
    (b"<?xm", "an SVG, which may hold a program"),
    (b"%PDF", "a PDF"),
    (b"PK\x03\x04", "a ZIP"),
)


def _what_it_is(data: bytes) -> str:
    """Return why something is no JPEG."""
    start = data[:64].lstrip().lower()
    for magic, name in _KINDS:
        if data.startswith(magic) or start.startswith(magic.lower()):
            return f"not a JPEG picture but {name}"
    return "not a JPEG picture"
