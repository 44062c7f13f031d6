"""Frames and XML from an untrusted peer: limited in length, without DTDs and entities."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from daedalus.core.errors import NotationError

_LONGEST: Final = 1 << 20
"""The size limit of a message in bytes; the league's own have about 20,000."""
_DEEPEST: Final = 16
_MOST_NODES: Final = 4_000
_LENGTH: Final = struct.Struct(">i")
HEAD: Final = _LENGTH.size

Tell = Callable[..., None]
"""Receives what happens, for logs: an event and what it is about."""


class BadFrame(Exception):
    """An impossible length, after which the start of the next message is unknown."""


class BadMessage(NotationError):
    """An invalid message; the next one may still be valid."""


@dataclass
class Node:
    """An element: its name without prefix, attributes, children and text."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)
    text: str = ""

    def all(self, tag: str) -> list[Node]:
        return [child for child in self.children if child.tag == tag]

    def maybe(self, tag: str) -> Node | None:
        """Return the only child of that name, or None.

        :raises BadMessage: when there are several.
        """
        found = self.all(tag)
        if len(found) > 1:
            raise BadMessage(f"{self.tag} has more than one {tag}")
        return found[0] if found else None

    def one(self, tag: str) -> Node:
        """Return the only child of that name.

        :raises BadMessage: when there is none, or several.
        """
        found = self.maybe(tag)
        if found is None:
            raise BadMessage(f"{self.tag} has no {tag}")
        return found

    def number(self, tag: str) -> int:
        """Return the number in the child of that name.

        :raises BadMessage: when it is not a number.
        """
        text = self.one(tag).text.strip()
        digits = text.removeprefix("-").removeprefix("+")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise BadMessage(f"{tag} is not a number: {text[:20]!r}")
        return int(text)

    def truth(self, tag: str) -> bool:
        """Return whether the child of that name is true.

        :raises BadMessage: when it is neither true nor false.
        """
        text = self.one(tag).text.strip()
        if text not in ("true", "false", "1", "0"):
            raise BadMessage(f"{tag} is neither true nor false: {text[:20]!r}")
        return text in ("true", "1")


def read_xml(data: bytes) -> Node:
    """Return the root element of a document.

    :raises BadMessage: when it is not well-formed, has a DTD, or is too large.
    """
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True
    top = Node("")
    path, count = [top], 0

    def refuse(*_: object) -> int:
        raise BadMessage("a document type or an entity: refused")

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal count
        count += 1
        if count > _MOST_NODES or len(path) > _DEEPEST:
            raise BadMessage("too many elements, or too deep")
        node = Node(name.rpartition(":")[2], attributes)
        path[-1].children.append(node)
        path.append(node)

    def end(name: str) -> None:
        path.pop()

    def text(data: str) -> None:
        path[-1].text += data

    parser.StartDoctypeDeclHandler = refuse
    parser.EntityDeclHandler = refuse
    parser.UnparsedEntityDeclHandler = refuse
    parser.ExternalEntityRefHandler = refuse
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise BadMessage(f"not XML: {error}") from error
    return top.children[0]


def framed(text: str) -> bytes:
    """Return a message framed for sending: its length, then its text."""
    data = text.encode()
    return _LENGTH.pack(len(data)) + data


def length_of(head: bytes) -> int:
    """Return the length encoded in the first bytes of a frame.

    :raises BadFrame: when it is not a possible length.
    """
    (length,) = _LENGTH.unpack(head)
    if not 0 < length <= _LONGEST:
        raise BadFrame(f"a length of {length} bytes")
    return int(length)
