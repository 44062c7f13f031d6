"""Threads that share the rows of a batch without going through Python in between.

A sleeping thread takes longer to wake than a batch takes to play.  So a thread that is done spins
inside its kernel for a moment, and goes to sleep only when nothing comes.  Every thread has its own
rows, which its core has cached from the last time, and claims some at a time; when it has none left
it helps others.  So a thread that comes late, or never gets a core, keeps nobody waiting. Which
thread does which rows must make no difference.

A thread pool of the standard library would not do: it hands over every round through a lock and the
interpreter and lets its threads sleep in between, which is the very cost that this avoids; and the
rounds of a training have to follow one another within microseconds.

A kernel of a crew has this shape; the first two arguments belong to the crew:

    def kernel(board, me, ...):
        if me == LEADER:
            ...                             # store the parameters of this round
            post(board, rows)
        while True:
            low, high = claim(board, me)
            if low < high:
                ...                         # do those rows
                report(board, high - low)
            elif me == LEADER:
                wait_for_all(board)
                return
            elif not look_out(board, me):
                return
"""

from __future__ import annotations

import sys
import weakref
from collections.abc import Callable, Sequence
from threading import Lock, Thread
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from daedalus.fast.lanes import compiled

LEADER = 0
"""The calling thread."""
LINE = 8  # words of a cache line: what one thread writes should not invalidate others' data
LEFT, OVER, TOTAL, FIRST = 0, LINE, 2 * LINE, 3 * LINE
"""On the board: rows not done, whether it is over, rows of the round; then for each thread:"""
TODO, ASLEEP, OWN = 0, LINE, 2 * LINE
"""the round with those of its rows that nobody has claimed; whether it sleeps."""
ROWS_BITS = 32
ROWS = (1 << ROWS_BITS) - 1
FEWEST = 8
"""The minimum number of rows to claim."""
SPINS = 300_000
"""How often a thread polls for more before it sleeps: about a quarter of a millisecond."""
PATIENCE = 30_000
"""How often the leader polls for the others before it suspects that it occupies their core."""


# --- on the board: words that all threads read and write ------------------------------------------


def _word(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Return the address of a word, given the board and its index."""
    kind = signature.args[0]
    board = context.make_array(kind)(context, builder, arguments[0])
    return cgutils.get_item_pointer(context, builder, kind, board, [arguments[1]])


@intrinsic
def loaded(typing, board, at):
    """Return a word."""

    def code(context, builder, signature, arguments):
        return builder.load_atomic(_word(context, builder, signature, arguments), "acquire", 8)

    return types.int64(board, types.intp), code


@intrinsic
def stored(typing, board, at, value):
    """Write a word, after all previous writes; return it."""

    def code(context, builder, signature, arguments):
        word = _word(context, builder, signature, arguments)
        builder.store_atomic(arguments[2], word, "release", 8)
        return arguments[2]

    return types.int64(board, types.intp, types.int64), code


@intrinsic
def added(typing, board, at, value):
    """Add to a word; return its previous value."""

    def code(context, builder, signature, arguments):
        word = _word(context, builder, signature, arguments)
        return builder.atomic_rmw("add", word, arguments[2], "acq_rel")

    return types.int64(board, types.intp, types.int64), code


@intrinsic
def swapped(typing, board, at, old, new):
    """Write *new* if the word is *old*; return whether it was."""

    def code(context, builder, signature, arguments):
        word = _word(context, builder, signature, arguments)
        pair = builder.cmpxchg(word, arguments[2], arguments[3], "acq_rel", "acquire")
        return builder.extract_value(pair, 1)

    return types.boolean(board, types.intp, types.int64, types.int64), code


@intrinsic
def pointer(typing, address):
    """Return a number as a pointer, for `numba.carray`."""

    def code(context, builder, signature, arguments):
        return builder.inttoptr(arguments[0], ir.PointerType(ir.IntType(8)))

    return types.voidptr(types.intp), code


if sys.platform == "win32":

    @compiled
    def give_way():
        """Continue: the scheduler will notice by itself."""
        return 0

else:
    give_way = types.ExternalFunction("sched_yield", types.intc())


@compiled
def post(board, rows):
    """Start a round of this many rows; its parameters were written before."""
    threads = (len(board) - FIRST) // OWN
    board[LEFT] = board[TOTAL] = rows
    for thread in range(threads):
        todo = FIRST + thread * OWN + TODO
        share = rows * (thread + 1) // threads - rows * thread // threads
        stored(board, todo, (((board[todo] >> ROWS_BITS) + 1) << ROWS_BITS) | share)


@compiled
def claim(board, me):
    """Return a range of rows that nobody has claimed, or an empty one.

    Fewer and fewer are claimed, so that all threads finish at the same time.
    """
    threads = (len(board) - FIRST) // OWN
    for at in range(threads):
        thread = me + at if me + at < threads else me + at - threads
        word = FIRST + thread * OWN + TODO
        while True:
            todo = loaded(board, word)
            left = todo & ROWS
            if left == 0:
                break
            some = left if threads == 1 else min(left, max(left // 2, FEWEST))
            # The round is in the word too: rows of an old one are never claimed.
            if swapped(board, word, todo, todo - some):
                low = board[TOTAL] * thread // threads + left - some
                return low, low + some
    return 0, 0


@compiled
def report(board, rows):
    """Report that this many rows are done."""
    added(board, LEFT, -rows)


@compiled
def wait_for_all(board):
    """Wait for the rows of others: not for long, unless they are waiting for a core."""
    spins = 0
    while loaded(board, LEFT) > 0:
        spins += 1
        if spins > PATIENCE:
            give_way()


@compiled
def look_out(board, me):
    """Return whether there is more to do: no if nothing came for a while, or it is over."""
    for _ in range(SPINS):
        if loaded(board, FIRST + me * OWN + TODO) & ROWS:
            return True
        if loaded(board, OVER):
            return False
    stored(board, FIRST + me * OWN + ASLEEP, 1)
    return False


def apart(values: Any) -> Any:
    """Return a copy in memory that shares no cache line with anything else.

    Otherwise small arrays lie side by side, and one thread's scratch slows down its neighbours.
    """
    whole = np.ascontiguousarray(values)
    line = 8 * LINE
    room = np.zeros(whole.nbytes + 2 * line, np.uint8)
    first = -room.ctypes.data % line
    lines = -(-whole.nbytes // line) * line
    mine = room[first : first + lines][: whole.nbytes].view(whole.dtype).reshape(whole.shape)
    mine[...] = whole
    return mine


# --- the threads ----------------------------------------------------------------------------------


class Crew:
    """The calling thread, and one for each of *others*: the kernel's arguments for it.

    They start with the first call and end with this object, or when it is dismissed.
    """

    def __init__(self, kernel: Callable[..., Any], others: Sequence[tuple[Any, ...]]) -> None:
        self._kernel, self._others = kernel, others
        self._board = apart(np.zeros(FIRST + (1 + len(others)) * OWN, np.int64))
        self._beds: list[Lock] = []
        self.dismiss = weakref.finalize(self, _dismiss, self._board, self._beds)

    def run(self, arguments: tuple[Any, ...]) -> Any:
        """Call the kernel in all threads, with *arguments* in this one, and return its result."""
        if len(self._beds) < len(self._others):
            self._start()
        _wake(self._board, self._beds)
        return self._kernel(self._board, LEADER, *arguments)

    def _start(self) -> None:
        for at, arguments in enumerate(self._others, start=1):
            bed = Lock()
            bed.acquire()
            self._beds.append(bed)
            work = (self._kernel, self._board, at, bed, arguments)
            Thread(target=_serve, args=work, daemon=True).start()


def _wake(board: Any, beds: list[Lock]) -> None:
    for at, bed in enumerate(beds, start=1):
        asleep = FIRST + at * OWN + ASLEEP
        if board[asleep]:
            board[asleep] = 0
            bed.release()


def _dismiss(board: Any, beds: list[Lock]) -> None:
    board[OVER] = 1
    _wake(board, beds)


def _serve(kernel: Callable[..., Any], board: Any, me: int, bed: Lock, given: Any) -> None:
    while True:
        kernel(board, me, *given)
        # It announces that it sleeps before it does, so waking it too early has no effect.
        if board[OVER]:
            return
        bed.acquire()
