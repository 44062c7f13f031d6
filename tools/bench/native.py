"""A plain C version of the compiled expand, built on the spot if there is a C compiler."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from daedalus.core.maze import inner, line, turns
from daedalus.editions.sliding.box import slots

# Lanes as in the kernels, written the way one would in C: all inserts side by side, flooded until
# nothing changes; the compiler vectorises.
SOURCE = """
#include <stdint.h>
typedef uint64_t u64;
static const u64 LINE[12] = {%(line)s}, ENTRY[12] = {%(entry)s}, EXIT[12] = {%(exit)s};
static const u64 UP[12] = {%(up)s}, DOWN[12] = {%(down)s};
static const u64 TURNS[16][4] = {%(turns)s};
static const int WAYS[16] = {%(ways)s};
#define TO_EAST %(east)sULL
#define TO_SOUTH %(south)sULL

static inline u64 shifted(u64 plane, int slot) {
    u64 line = LINE[slot];
    return (plane & ~line) | ((((plane & line) << UP[slot]) >> DOWN[slot]) & line);
}

static int expand(u64 n, u64 e, u64 s, u64 w, int spare, u64 start, u64 *restrict out) {
    u64 across[48], down[48], seen[48], more;
    int ways = WAYS[spare], lanes = 12 * ways;
    for (int slot = 0; slot < 12; slot++) {
        u64 east = shifted(e, slot), west = shifted(w, slot);
        u64 south = shifted(s, slot), north = shifted(n, slot), at = ENTRY[slot];
        u64 begin = shifted(start, slot) | (((start >> EXIT[slot]) & 1) << at);
        for (int way = 0; way < ways; way++) {
            u64 sides = TURNS[spare][way];
            int lane = slot * ways + way;
            across[lane] = (east | ((sides >> 1) & 1) << at)
                & ((west | ((sides >> 3) & 1) << at) >> 1) & TO_EAST;
            down[lane] = (south | ((sides >> 2) & 1) << at)
                & ((north | (sides & 1) << at) >> 7) & TO_SOUTH;
            seen[lane] = begin;
        }
    }
    for (int lane = 0; lane < lanes; lane++) {
        u64 x = seen[lane], h = across[lane], v = down[lane];
        for (int sweep = 0; sweep < 4; sweep++) {
            x |= ((x & h) << 1) | ((x >> 1) & h);
            x |= ((x & v) << 7) | ((x >> 7) & v);
        }
        seen[lane] = x;
    }
    do {
        more = 0;
        for (int lane = 0; lane < lanes; lane++) {
            u64 x = seen[lane], h = across[lane], v = down[lane], y = x;
            y |= ((y & h) << 1) | ((y >> 1) & h);
            y |= ((y & v) << 7) | ((y >> 7) & v);
            seen[lane] = y;
            more |= x ^ y;
        }
    } while (more);
    for (int lane = 0; lane < lanes; lane++)
        out[lane] = seen[lane];
    return lanes;
}

void expand_batch(long count, const u64 *planes, const int64_t *spares, const u64 *starts,
                  u64 *out) {
    for (long i = 0; i < count; i++) {
        int lanes = expand(planes[i], planes[count + i], planes[2 * count + i],
                           planes[3 * count + i], (int)spares[i], starts[i], out + 48 * i);
        for (; lanes < 48; lanes++)
            out[48 * i + lanes] = 0;
    }
}
"""


def source() -> str:
    """Return the C source with its tables filled in."""
    lines = [line(slot, 7, 7) for slot in slots(7, 7)]
    steps = [cells[1] - cells[0] for cells in lines]
    east, south = inner(7, 7)

    def table(values: Any) -> str:
        return ", ".join(f"{value}ULL" for value in values)

    return SOURCE % {
        "line": table(sum(1 << cell for cell in cells) for cells in lines),
        "entry": table(cells[0] for cells in lines),
        "exit": table(cells[-1] for cells in lines),
        "up": table(max(step, 0) for step in steps),
        "down": table(max(-step, 0) for step in steps),
        "turns": ", ".join(f"{{{table((turns(sides) * 4)[:4])}}}" for sides in range(16)),
        "ways": ", ".join(str(len(turns(sides))) for sides in range(16)),
        "east": east,
        "south": south,
    }


def native_expand() -> Callable[..., None] | None:
    """Return the C function, or None where there is no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    with TemporaryDirectory() as folder:
        text, library = Path(folder, "expand.c"), Path(folder, "expand.so")
        text.write_text(source())
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, str(text), "-o", str(library)], check=True)
        loaded = ctypes.CDLL(str(library))

    def expand(planes: Any, spares: Any, starts: Any, reached: Any) -> None:
        pointers = [each.ctypes.data_as(ctypes.c_void_p) for each in (planes, spares, starts)]
        out = reached.ctypes.data_as(ctypes.c_void_p)
        loaded.expand_batch(ctypes.c_long(len(spares)), *pointers, out)

    return expand
