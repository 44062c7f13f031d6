"""What a build of the web app prints: `python -m tools.boxes` writes web/boxes.json.

The build has deno and no Python, so what is in each box is written down for it; a test compares.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from daedalus.editions import shelf

PLACE: Final = Path(__file__).parent.parent / "web" / "boxes.json"


def boxes() -> str:
    """Return engine, signed cards and motifs of every edition, as JSON."""
    told = {
        rules.id: {
            "engine": rules.engine,
            # The sign of the Eclipse is on the cards of the edition that offers it first.
            "signed": rules.signed if any(preset.front for preset in rules.presets) else "",
            "motifs": rules.motifs,
        }
        for rules in shelf().values()
    }
    return json.dumps(told, indent=1) + "\n"


if __name__ == "__main__":
    PLACE.write_text(boxes(), encoding="utf-8", newline="\n")
