"""Old magic: moss and old stone."""

from daedalus.cli.palette import Palette

PALETTE = Palette(
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
)
