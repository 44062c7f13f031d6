"""Go!: bright card."""

from daedalus.cli.palette import Palette

PALETTE = Palette(
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
)
