"""The app can be installed: its manifest says what browsers ask for, and what it says is true."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MANIFEST: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_bytes())
PNG = b"\x89PNG\r\n\x1a\n"
IMAGES = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]


def test_the_manifest_has_all_that_browsers_ask_for() -> None:
    assert MANIFEST["name"]
    assert len(MANIFEST["short_name"]) <= 12  # below an icon there is room for no more
    assert MANIFEST["display"] == "standalone"
    for name in ("background_color", "theme_color"):
        assert re.fullmatch("#[0-9a-f]{6}", MANIFEST[name])


@pytest.mark.parametrize("name", ["id", "start_url", "scope"])
def test_the_manifest_works_under_any_path(name: str) -> None:
    assert MANIFEST[name] == "./"
    assert not any("/" in icon["src"] for icon in MANIFEST["icons"])


@pytest.mark.parametrize("icon", IMAGES, ids=lambda icon: icon["src"])
def test_an_icon_has_the_size_that_the_manifest_says(icon: dict[str, str]) -> None:
    content = (PUBLIC / icon["src"]).read_bytes()
    assert content.startswith(PNG)
    width, height = struct.unpack(">II", content[16:24])
    assert f"{width}x{height}" == icon["sizes"]


def test_there_are_icons_for_launchers_for_splashes_and_for_masks() -> None:
    whole = {icon["sizes"] for icon in IMAGES if icon.get("purpose", "any") == "any"}
    masked = {icon["sizes"] for icon in IMAGES if icon.get("purpose") == "maskable"}
    assert whole >= {"192x192", "512x512"}
    assert masked == {"512x512"}
