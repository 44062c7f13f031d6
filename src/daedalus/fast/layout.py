"""The memory layout of the kernels' input and output: one flat block, described only here.

Every kernel that a bot calls takes one argument, the address of a block; it reads its inputs there
and writes its results there.  The compiled sources (`fast.entries`), ctypes (`fast.block`) and
JavaScript (`built/kernels.json`) all use this description, so filling a block needs no numpy.
"""

from math import prod
from typing import Final, NamedTuple

_LANES: Final = 48  # slots and rotations of the spare
WALKERS: Final = 2
CELLS: Final = 49
_TILES: Final = 50  # by cell; the last one is the spare
GAPS: Final = 128  # classes of how much worse a turn is than the best: a thousandth each
STEPS: Final = 13  # classes of how far from its goal a turn ends
_SCORES: Final = _LANES * WALKERS * CELLS
CANDIDATES: Final = 24  # turns that a search considers
FINDS: Final = 6  # 0 to 5 cards found within a rollout
RACE_TURNS: Final = 96  # after which a race at the end of a rollout is cut off
TABLE: Final = 1 << 14  # positions whose turns a search has ranked

_BYTES: Final = {"u64": 8, "i64": 8, "f64": 8, "u16": 2}
"""The number types, and the size of each."""


class Field(NamedTuple):
    """A number, or an array of them in C order, and its offset in the block."""

    type: str
    shape: tuple[int, ...]
    offset: int

    @property
    def length(self) -> int:
        return prod(self.shape)

    @property
    def size(self) -> int:
        return self.length * _BYTES[self.type]


SIGHT: Final = (  # a position as the mover sees it: see static.judge; the first fields of a block
    ("board", "u64", (5,)),
    ("bar", "i64", ()),
    ("pieces", "i64", (5,)),
    ("mine", "u64", (4,)),
    ("masks", "u64", (4, 3)),
    ("kinds", "i64", (6,)),
    ("odds", "f64", (4, 64)),
    ("values", "f64", (2, 16)),
    ("means", "f64", (4,)),
    ("flags", "i64", (4,)),
    (
        "likely",
        "f64",
        (_TILES,),
    ),  # GUESSED: the probability of each tile's card for the next player
)
_QUESTION = (
    ("start", "u64", ()),  # expand, two_turns: the cells to walk from
    ("tiles", "u64", ()),  # two_turns: what to reach
    ("spot", "u64", ()),
    ("edge", "i64", ()),
    ("found", "i64", ()),  # judge: these ends are goals
    ("ends", "u64", (WALKERS,)),
)
_SEARCH = (
    ("rules", "i64", (5,)),  # players, edge, any order, ending on the last card, open hands
    ("left", "i64", (4,)),  # cards, by player
    ("candidates", "i64", ()),
    ("turns", "i64", (CANDIDATES, 3)),  # lane, walker, cell
    ("alive", "i64", (CANDIDATES,)),
    ("sums", "f64", (CANDIDATES,)),  # incremented by the chances to win
    ("world", "u64", (1, 3)),  # replies: the other's goal, and one's own next card
    ("weight", "f64", ()),  # and its probability
    ("theirs", "f64", (2, 2, 16)),
    ("ours", "f64", (2, 2, 2, 16)),
    ("width", "i64", ()),
    ("first", "i64", ()),  # rollouts: the number of the first one
    ("number", "i64", ()),  # of rollouts
    ("depth", "i64", ()),
    ("tried", "i64", ()),
    ("whole", "i64", ()),
    ("forget", "i64", ()),  # 1: discard what other searches ranked
    ("done", "f64", (4, FINDS, 2, RACE_TURNS)),
    ("running", "f64", (4, FINDS, 2, RACE_TURNS)),
)
_ANSWERS = (
    ("reached", "u64", (_LANES,)),  # expand; lanes in the order of `core.lanes`, as below
    ("best", "i64", (_LANES,)),  # two_turns: second pushes that reach a goal
    ("cells", "u64", (_LANES,)),  # two_turns: the cells from which they do
    ("needed", "i64", ()),  # two_turns: turns, 3 for more than two
    ("many", "i64", ()),  # evaluate, judge: how many turns there are
    ("choices", "i64", (_SCORES,)),  # (lane * 2 + walker) * 49 + cell of each
    ("worths", "f64", (_SCORES,)),  # and its score
    ("gap", "f64", ()),  # compare: how much worse turns[0] is than the best; -1: not scored
    ("far", "i64", ()),  # compare: how far from its goal turns[0] ends
    ("gaps", "i64", (GAPS,)),  # compare: histogram of turns by how much worse than the best
    ("fars", "i64", (STEPS,)),  # compare: histogram of turns by distance from the goal
)
SIGHT_WORDS: Final = sum(prod(shape) for _, _, shape in SIGHT)  # each has 8 bytes
_SCRATCH = (  # scratch memory; only the table is kept between calls
    ("scores", "f64", (_LANES, WALKERS, CELLS)),
    ("reply", "u64", (SIGHT_WORDS,)),  # the sight of whoever replies
    ("after", "u64", (SIGHT_WORDS,)),  # a sight after a push
    ("work", "u64", (12, _LANES)),
    ("names", "u64", (TABLE,)),
    ("known", "u16", (TABLE + 1, _LANES + 2)),
)


def _placed(*rows: tuple[str, str, tuple[int, ...]]) -> dict[str, Field]:
    fields, offset = {}, 0
    for name, kind, shape in rows:
        field = Field(kind, shape, offset)
        offset += field.size
        fields[name] = field
    return fields


FIELDS: Final = _placed(*SIGHT, *_QUESTION, *_SEARCH, *_ANSWERS, *_SCRATCH)
TOLD: Final = FIELDS["scores"].offset
"""The size of all inputs and outputs, without scratch memory."""
SIZE: Final = -(-sum(field.size for field in FIELDS.values()) // 64) * 64
"""The size of a block."""
ENTRIES: Final = ("expand", "two_turns", "evaluate", "judge", "compare", "replies", "rollouts")
"""The kernels that take a block: each returns 0."""


def description() -> dict[str, object]:
    """Return the layout as plain values, for programs in other languages."""
    return {
        "size": SIZE,
        "told": TOLD,
        "entries": list(ENTRIES),
        "fields": {
            name: {"type": field.type, "shape": list(field.shape), "offset": field.offset}
            for name, field in FIELDS.items()
        },
    }
