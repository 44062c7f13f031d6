"""The messages as TypeScript types: `python -m daedalus.server.typescript` writes wire.ts."""

from __future__ import annotations

import inspect
import json
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi
from msgspec.structs import fields

from daedalus.lessons import told
from daedalus.locales import OWN_NAMES
from daedalus.puzzles import messages as puzzles
from daedalus.server import schemas
from daedalus.table import messages

HEAD = """// Written by `python -m daedalus.server.typescript`; do not edit by hand.
// The messages between browser and server (docs/protocol.md).
"""


def typescript() -> str:
    """Return all types of the wire."""
    parts = [HEAD]
    modules = (messages, told, schemas, puzzles)
    parts += [_interface(struct) for module in modules for struct in _structs(module)]
    for name in ("FromClient", "FromServer"):
        members = " | ".join(each.__name__ for each in get_args(getattr(messages, name)))
        parts.append(f"export type {name} = {members};\n")
    phrases = ", ".join(f'"{phrase}"' for phrase in messages.PHRASES)
    parts.append(f"export const PHRASES = [{phrases}] as const;\n")
    names = ", ".join(f'{lang}: "{name}"' for lang, name in OWN_NAMES.items())
    parts.append(f"export const OWN_NAMES: Readonly<Record<string, string>> = {{ {names} }};\n")
    return "\n".join(parts)


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return what a module defines, in order."""
    structs = [
        thing
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
        if thing not in (messages.ClientMessage, messages.ServerMessage)
    ]
    return sorted(structs, key=lambda thing: inspect.getsourcelines(thing)[1])


def _interface(struct: type[msgspec.Struct]) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    lines = []
    if struct.__doc__ and not struct.__doc__.startswith(struct.__name__ + "("):
        lines.append(f"/** {struct.__doc__.partition(chr(10))[0]} */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    asked = info.forbid_unknown_fields
    unset = {each.name for each in fields(struct) if each.default is msgspec.UNSET}
    for field in info.fields:
        omitted = field.name in unset  # then it is not sent
        optional = "?" if (asked and not field.required) or omitted else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _type(info: Any) -> str:
    match info:
        case mi.Metadata():
            return _type(info.type)
        case mi.StrType():
            return "string"
        case mi.IntType() | mi.FloatType():
            return "number"
        case mi.BoolType():
            return "boolean"
        case mi.NoneType():
            return "null"
        case mi.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case mi.StructType():
            return str(info.cls.__name__)
        case mi.ListType():
            inner = _type(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case mi.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case mi.UnionType():
            parts = [_type(each) for each in info.types]
            return " | ".join(parts)
    raise AssertionError(f"no TypeScript for {info}")


if __name__ == "__main__":
    print(typescript(), end="")
