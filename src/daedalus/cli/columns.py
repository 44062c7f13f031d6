"""A table as lines of text: columns as wide as they need to be."""

from collections.abc import Iterator, Sequence


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the rows; the first column to the left, the others to the right.

    >>> list(columns([("", "luck"), ("Orla", "+3")]))
    ['      luck', 'Orla    +3']
    """
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, wide[1:], strict=True)]
        yield "  ".join([first.ljust(wide[0]), *cells]).rstrip()
