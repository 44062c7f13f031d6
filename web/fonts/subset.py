"""Makes the four font files here from npm's packages: python subset.py PACKAGES OUT.

Needs fonttools and brotli.  `npm pack @fontsource-variable/figtree @fontsource/grenze
@fontsource-variable/fredoka`, then unpack each into PACKAGES/figtree, /grenze and /fredoka.
"""

import sys
import tempfile
from pathlib import Path

# Enough for en, de, es, fr, it, nl and pt; arrows and ticks are icons or come from the device.
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0¡¿«»„“”\u201a\u2018\u2019‹›\u2013—…·•\u00d7÷\u2212°²³½€§©ªº"
    + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ"
)
FEATURES = ["kern", "mark", "mkmk", "liga", "tnum", "lnum", "ccmp", "locl", "calt"]
FILES = {
    "figtree": ("figtree/files/figtree-latin-wght-normal.woff2", {"wght": (500, 800)}),
    "grenze-700": ("grenze/files/grenze-latin-700-normal.woff2", None),
    "grenze-600i": ("grenze/files/grenze-latin-600-italic.woff2", None),
    "fredoka-wdth": (
        "fredoka/files/fredoka-latin-standard-normal.woff2",
        {"wdth": (100, 125), "wght": 600},
    ),
}


def main(packages: Path, out: Path) -> None:
    """Cut every font down to our letters, weights and widths."""
    # Here, so that the letters can be read where fonttools is not installed.
    from fontTools import subset
    from fontTools.ttLib import TTFont
    from fontTools.varLib import instancer

    for name, (source, limits) in FILES.items():
        font = TTFont(packages / source)
        if limits:
            font = instancer.instantiateVariableFont(font, limits)
            font.flavor = None
            with tempfile.TemporaryDirectory() as there:
                font.save(Path(there) / "f.ttf")
                font = TTFont(Path(there) / "f.ttf", lazy=False)
                font.ensureDecompiled()
        options = subset.Options(layout_features=FEATURES, hinting=False)
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
        options.notdef_outline = True
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=LETTERS)
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(out / f"{name}.woff2")
        print(name, (out / f"{name}.woff2").stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
