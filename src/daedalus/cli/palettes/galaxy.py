"""Deep space: metal in the dark."""

from daedalus.cli.palette import Palette

PALETTE = Palette(
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
)
