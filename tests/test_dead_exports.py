"""What a file of the web app exports is used: by another file, or at least by itself."""

import re
from collections import Counter
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
EXPORTED = re.compile(
    r"^export (?:async )?(?:const|let|function|class|interface|type) (\w+)", re.MULTILINE
)
ANOTHER = re.compile(r"^  ([A-Z][A-Z_0-9]*) = ", re.MULTILINE)  # one more of an `export const`
ICON = re.compile(r"^  (\w+):", re.MULTILINE)
FOR_OTHERS = {"wire.ts"}  # written by the server: it names every message
FOR_TESTS = {"ICON_NAMES"}


def test_nothing_is_exported_that_nobody_uses() -> None:
    files = [path for path in WEB.glob("src/**/*.ts*") if ".test." not in path.name]
    texts = {path: path.read_text(encoding="utf-8") for path in (*files, *WEB.glob("*.ts"))}
    lists = re.compile(r"^export (?:type )?\{.*?\} from .*?;$", re.MULTILINE | re.DOTALL)
    used = Counter(
        word for text in texts.values() for word in re.findall(r"\w+", lists.sub("", text))
    )
    unused = [
        f"{path.relative_to(WEB)}: {name}"
        for path, text in texts.items()
        if path.name not in FOR_OTHERS and "testing" not in path.name
        for name in (*EXPORTED.findall(text), *ANOTHER.findall(text))
        if used[name] == 1 and name not in FOR_TESTS
    ]
    assert unused == []


def test_every_icon_is_shown() -> None:
    icons = WEB / "src" / "art" / "icons.ts"
    drawn = set(ICON.findall(icons.read_text(encoding="utf-8").partition("ICONS = {")[2]))
    assert "undo" in drawn
    shown = {
        word
        for path in WEB.glob("src/**/*.ts*")
        if path != icons and ".test." not in path.name
        for word in re.findall(r"[\"'`](\w+)[\"'`]", path.read_text(encoding="utf-8"))
    }
    assert drawn - shown == set()
