"""Connect: hedges and paths."""

from daedalus.cli.palette import Palette

PALETTE = Palette(
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
)
