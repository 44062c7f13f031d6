"""Sea charts: sand and water."""

from daedalus.cli.palette import Palette

PALETTE = Palette(
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
)
