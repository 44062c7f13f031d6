"""The browser's types are those of the server."""

from pathlib import Path

from daedalus.server.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_of_the_browser_are_current() -> None:
    """Refresh them with `python -m daedalus.server.typescript > web/src/wire.ts`."""
    assert WIRE.read_text(encoding="utf-8") == typescript()


def test_every_message_has_a_type() -> None:
    text = typescript()
    for tag in ("hello", "act", "now", "no", "bye", "chat", "hint"):
        assert f't: "{tag}";' in text
    assert "export type FromClient = Hello | Eyes | Act" in text
