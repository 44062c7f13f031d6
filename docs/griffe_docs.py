"""For the site only: doctests become code blocks, and comments beside fields become their docs."""

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
_BESIDE = re.compile(r"  # (.+)$")


class Docs(griffe.Extension):
    """Reads our docstrings and comments as intended."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        if obj.docstring is None:
            self._take_comment(obj)
        elif ">>> " in obj.docstring.value:  # Markdown would take it for a quotation
            obj.docstring.value = _EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value
            )

    def _take_comment(self, obj: griffe.Object) -> None:
        """Fields of tuples and methods of protocols are described at the end of their line."""
        inside = obj.parent is not None and obj.parent.is_class
        lines = obj.lines if inside and (obj.is_attribute or obj.is_function) else []
        found = _BESIDE.search(lines[-1].rstrip()) if lines else None
        if found:
            text = found[1][0].upper() + found[1][1:] + "."
            obj.docstring = griffe.Docstring(text, parent=obj, lineno=obj.lineno)
