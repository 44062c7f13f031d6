"""The colours of each edition; nothing on the screen is told by colour alone."""

from typing import Final, NamedTuple


class Palette(NamedTuple):
    """What is painted how."""

    table: str  # behind everything
    paper: str  # panels
    ink: str
    ink2: str  # what matters less
    accent: str  # the one thing to do
    gold: str  # ornaments, the preview of a push
    reach: str  # floor that can be walked to
    frame: str  # around the board
    wall: str
    edge: str  # the line between wall and floor
    floor: str
    dim: str  # floor out of reach
    mark: str  # letters on the floor
    fixed: str  # walls of the tiles that never move
    track: str = "#8a6a2a"  # walls of the line that moves


PLAYERS: Final = ("#d03b26", "#f6bb1e", "#1f62cf", "#1ba57c", "#b04fc4", "#8a6a4a")
HALO: Final = "#ffffff"  # around every piece
PLAYERS_ON_HALO: Final = ("#d03b26", "#9a6700", "#1f62cf", "#0a7a58", "#8e2fa3", "#6b4d30")
PLAYERS_ON_DARK: Final = ("#ff8a73", "#f6bb1e", "#79adff", "#46d6a8", "#e39bf2", "#d3ab80")
LORD: Final = "#17122b"
LORD_ON_DARK: Final = "#c79bff"

_SHELF: Final = {
    "classic": Palette(
        table="#121b18",
        paper="#1d2925",
        ink="#f2ecd8",
        ink2="#b9c4b4",
        accent="#8fd3ae",
        gold="#e3b04b",
        reach="#ffef9a",
        frame="#2b3a33",
        wall="#3b5344",
        edge="#1a2620",
        floor="#dcca97",
        dim="#8d8463",
        mark="#2a2118",
        fixed="#4c6653",
    ),
    "pirates": Palette(
        table="#10222a",
        paper="#1a313a",
        ink="#f7ead0",
        ink2="#c3bda2",
        accent="#f0c272",
        gold="#f0c272",
        reach="#fff0a0",
        frame="#5a371a",
        wall="#165a65",
        edge="#0c3d46",
        floor="#d9b376",
        dim="#8c7650",
        mark="#2c1f12",
        fixed="#1d6f7a",
    ),
    "galaxy": Palette(
        table="#0d1128",
        paper="#171d3d",
        ink="#eef0ff",
        ink2="#b3bbe6",
        accent="#67e4ff",
        gold="#ffc069",
        reach="#9dfff0",
        frame="#272e5c",
        wall="#3d4576",
        edge="#1a1f48",
        floor="#b9c2ea",
        dim="#6d76a8",
        mark="#171a3a",
        fixed="#525b93",
    ),
    "go": Palette(
        table="#1a1440",
        paper="#2a2160",
        ink="#fff9e8",
        ink2="#cfc7f5",
        accent="#ff6fa6",
        gold="#ffc400",
        reach="#fff48f",
        frame="#8a5f00",
        wall="#4c38cf",
        edge="#2d1f95",
        floor="#fff7e0",
        dim="#a9a0d0",
        mark="#1f1650",
        fixed="#5b46e0",
    ),
    "connect": Palette(
        table="#122015",
        paper="#1d3021",
        ink="#f3f5df",
        ink2="#bccbaa",
        accent="#ff9ac2",
        gold="#f0c05a",
        reach="#fff3a0",
        frame="#1b3320",
        wall="#2a662f",
        edge="#184019",
        floor="#ddc792",
        dim="#8f8460",
        mark="#23301c",
        fixed="#357a37",
    ),
}


def palette_of(edition: str) -> Palette:
    """Return the colours of an edition."""
    return _SHELF.get(edition, _SHELF["classic"])
