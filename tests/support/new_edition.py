"""A copy of the package with two more editions, added as CONTRIBUTING.md says.

`glade` has a skin of its own, `moor` has none.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final

from daedalus.locales import LANGUAGES

ROOT: Final = Path(__file__).parent.parent.parent
EDITIONS: Final = ("glade", "moor")
MOTIFS: Final = tuple(f"thing-{letter}" for letter in "abcdefghijklmnopqrstuvwx")

RULES: Final = '''"""An edition for tests."""

from daedalus.editions.sliding.rules import AS_PRINTED, Sliding

RULES = Sliding(id="{id}", shelf=9, motifs={motifs}, presets=(AS_PRINTED,))
'''
SKIN: Final = """import { SKIN as CLASSIC } from "../classic/skin.ts";
import type { Skin } from "../skin.ts";

export const SKIN: Skin = {
  ...CLASSIC,
  pieces: "ship",
  front: { place: 9, motifs: [[0, 0, "thing-a"]], standing: [2, 1, 1] },
};
"""


def text(edition: str) -> str:
    """Return all messages about an edition."""
    return "\n".join(
        (
            f"title-{edition} = The {edition.title()}",
            f"front-line-{edition} = Fresh air.",
            f"end-won-{edition} = {{ $name }} wins!",
            f"preset-note-{edition}-classic = As it comes.",
            *(
                f"motif-{edition}-{key} = {key.title()}\n    .the = the {key} of the {edition}"
                for key in MOTIFS
            ),
            "",
        )
    )


def grown(folder: Path) -> Path:
    """Return a folder with the package and the two editions in it, for PYTHONPATH."""
    source = folder / "src"
    package = source / "daedalus"
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "daedalus", package, ignore=leave)
    for edition in EDITIONS:
        rules = RULES.format(id=edition, motifs=MOTIFS)
        (package / "editions" / f"{edition}.py").write_text(rules, encoding="utf-8")
        for language in LANGUAGES:
            words = package / "locales" / language
            (words / "editions" / f"{edition}.ftl").write_text(text(edition), encoding="utf-8")
            title = f"# The {edition.title()}\n"
            (words / "rules" / f"{edition}.md").write_text(title, encoding="utf-8")
    return source


def with_skin(folder: Path) -> Path:
    """Return a copy of the web app with a skin for the first edition, ready to be built."""
    web = folder / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    skin = web / "src" / "skins" / EDITIONS[0]
    skin.mkdir()
    (skin / "skin.ts").write_text(SKIN, encoding="utf-8")
    drawn = ", ".join(f'"{key}": `<circle r="{at + 4}"/>`' for at, key in enumerate(MOTIFS))
    (skin / "motifs.ts").write_text(f"export const MOTIFS = {{ {drawn} }};\n", encoding="utf-8")
    scenery = 'export { SCENERY } from "../classic/scenery.ts";\n'
    (skin / "scenery.ts").write_text(scenery, encoding="utf-8")
    colours = f"[data-theme={EDITIONS[0]}]{{--surface:#fdfbe8}}\n"
    (skin / "tokens.css").write_text(colours, encoding="utf-8")
    return web


def surroundings(source: Path) -> dict[str, str]:
    """Return the environment in which Python finds the package at *source* first."""
    return {**os.environ, "PYTHONPATH": str(source)}
