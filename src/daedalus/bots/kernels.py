"""Everything that can run a kernel here, on the same input: do they agree, and how fast is each."""

from __future__ import annotations

import ctypes
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from daedalus import fast
from daedalus.bots.sliding import compiled, search, static
from daedalus.bots.sliding.near import Aim, aims, nearest_turn, play_out
from daedalus.bots.sliding.plan import lanes_of, second_turns_plainly
from daedalus.bots.sliding.sight import MoverView, look, suspecting, tiles_of
from daedalus.core.game import Setup
from daedalus.core.maze import BARE, turns
from daedalus.editions import edition, shelf
from daedalus.editions.sliding.position import ENDED, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast import library
from daedalus.fast.block import Block
from daedalus.fast.judgement import WON
from daedalus.fast.layout import CANDIDATES, ENTRIES, GAPS, STEPS, TOLD

_OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"hands": "open"},
    {"hands": "own", "cards": 3},
    {"ending": "edge", "cards": 1},
    {"ending": "last-card", "cards": 2},
    {"ending": "point:d4", "cards": 1},
    {"dark_lord": True},
    {"dark_lord": True, "hands": "own"},
    {"dark_lord": True, "hands": "open", "ending": "edge", "cards": 2},
)
_RUNS: Final = 4
"""Rollouts per case."""


class _Case(NamedTuple):
    """A call of a kernel, and the interpreted path's answer where there is one."""

    entry: str
    told: bytes
    answer: Callable[[Block], object] = lambda block: None
    plainly: Callable[[], object] | None = None


class KernelRun(NamedTuple):
    """The contents of a block after a kernel ran, and how long it took."""

    told: bytes
    milliseconds: float


# --- questions ----------------------------------------------------------------------------------


def variants() -> list[Sliding]:
    """Return every edition of the sliding engine, under all kinds of rules."""
    return [
        each
        for name, rules in shelf().items()
        if isinstance(rules, Sliding)
        for options in _OPTIONS
        if isinstance(each := edition(name, **options), Sliding)
    ]


def positions(count: int, seats: Sequence[int] = (2, 3, 4, 1)) -> Iterator[tuple[Sliding, State]]:
    """Return *count* positions to push in, under all kinds of rules, some turns into a game."""
    there = variants()
    for at in range(count):
        rules = there[at % len(there)]
        players = seats[(at + at // len(there)) % len(seats)]
        deal = rules.start(Setup(players, f"kernels {at}"))
        state, _ = play_out(rules, deal, at * 7 % 40, at)
        yield rules, deal if state.phase == ENDED else state


def _told(put: Callable[[Block], None]) -> bytes:
    block = Block()
    put(block)
    return ctypes.string_at(ctypes.addressof(block), TOLD)


def _expand_case(state: State) -> _Case:
    """Ask where walks can end after every push."""
    maze, start = state.maze, 1 << state.pieces[state.seat]

    def plainly() -> object:
        lanes = lanes_of(maze)
        return lanes.split(lanes.reach(maze, start))

    told = _told(lambda block: compiled.put_start(block, maze, start))
    return _Case("expand", told, lambda block: compiled.reached(block, maze), plainly)


def _two_turns_case(state: State, aim: Aim) -> _Case:
    """Ask for a search two own turns ahead, where no goal can be reached at once."""
    return _Case(
        "two_turns",
        _told(lambda block: compiled.put_aim(block, state, aim)),
        lambda block: compiled.ways_and_cells(block, state.maze),
        lambda: second_turns_plainly(state, aim),
    )


def _judge_case(rules: Sliding, view: State) -> _Case:
    """Ask for the scores of the walks after the first push."""
    sight = look(rules, rules.apply(view, view.seat, rules.legal(view, view.seat)[0]))
    return _Case(
        "judge",
        _told(lambda block: compiled.put_walks(block, sight)),
        compiled.scores,
        lambda: {(0, *end): worth for end, worth in static.score_walks(sight).items()},
    )


def _evaluate_case(sight: MoverView) -> _Case:
    """Ask for the scores of all turns, as an expert does."""

    def plainly() -> object:
        table = static.score_turns(sight)
        return {(lane, *end): worth for lane in table for end, worth in table[lane].items()}

    told = _told(lambda block: compiled.put_sight(block, sight))
    return _Case("evaluate", told, compiled.scores, plainly)


def _compare_case(sight: MoverView, salt: int) -> _Case:
    """Ask how good some turn is among all, where the next card is all that counts."""
    maze, goals = sight.view.maze, sight.goals[0]
    slots, ways = lanes_of(maze).slots, len(turns(maze.spare))
    some = sorted(compiled.score_turns(sight))
    asked = some[salt % len(some)]

    def plainly() -> object:
        worths = {
            (lane, *end): worth
            for lane, found in static.score_turns(sight).items()
            for end, worth in found.items()
        }
        best, gaps, fars = max(worths.values()), [0] * GAPS, [0] * STEPS

        def far(choice: compiled.Choice) -> int:
            tiles = goals.signed if choice[1] else goals.plain
            there = static.tiles_after(tiles, slots[choice[0] // ways], 7, 7)
            return static.steps_to(choice[2], there, 7, 7)

        for choice, worth in worths.items():
            gaps[min(int((best - worth) * 1000), GAPS - 1)] += 1
            fars[far(choice)] += 1
        return compiled.Compared(best - worths[asked], far(asked), gaps, fars)

    told = _told(lambda block: compiled.put_compare(block, sight, asked))
    return _Case("compare", told, compiled.compared, plainly)


def guessing(sight: MoverView, salt: int) -> MoverView:
    """Return the same view with random beliefs about the next player's card."""
    if len(sight.goals) == 1:
        return sight
    dice = Random(salt)
    letters = [chr(motif) for motif in sight.view.maze.motifs if motif != BARE]
    weights = {letter: dice.random() ** 4 for letter in letters}
    tiles = sight.unseen[0] | sight.unseen[1]
    unseen = [letter for letter in letters if tiles_of(sight.view.maze, letter) & tiles]
    total = sum(weights[letter] for letter in unseen)
    return suspecting(sight, {letter: weights[letter] / total for letter in unseen})


def _search_cases(sight: MoverView, salt: int) -> Iterator[_Case]:
    """Ask what a master asks: two-player replies, and rollouts; only kernels answer these."""
    worths = compiled.score_turns(sight)
    best = sorted(worths, key=worths.__getitem__, reverse=True)[:CANDIDATES]
    if worths[best[0]] >= WON:
        return
    field = search.survey(sight, best, worths, salt)

    def put(block: Block) -> None:
        search.put_candidates(block, sight, best)
        block.alive[: len(best)] = [True] * len(best)

    def put_reply(block: Block) -> None:
        put(block)
        search.put_race(block, *search.race_after(sight.racers, sight.pace))
        world = search.worlds(field)[0]
        block.world[:], block.weight, block.width = world[:3], world.weight, search.WIDTH

    def put_runs(block: Block) -> None:
        put(block)
        search.put_runs(block, field)
        block.number = _RUNS

    if len(sight.racers) == 2:
        yield _Case("replies", _told(put_reply))
    yield _Case("rollouts", _told(put_runs))


def cases(rules: Sliding, state: State, salt: int, whole: bool = True) -> Iterator[_Case]:
    """Ask everything about a position; *whole* includes what is slow when interpreted."""
    view: State = rules.view(state, state.seat)
    yield _expand_case(state)
    if nearest_turn(rules, state).far:
        yield from (_two_turns_case(state, aim) for aim in aims(rules, state, state.seat))
    yield _judge_case(rules, view)
    sight = look(rules, view)
    guessed = guessing(sight, salt)
    if whole:
        yield _evaluate_case(sight)
        yield _evaluate_case(guessed)
        yield _compare_case(sight, salt)
    yield from _search_cases(guessed if salt % 2 else sight, salt)


# --- who answers them ---------------------------------------------------------------------------

_Runner = Callable[[Sequence[_Case], int], list[KernelRun]]
"""Runs cases several times each, and reports the time of the fastest run."""


def _in_process(run: Callable[[str, Block], object]) -> _Runner:
    """Return kernels of this process."""

    def answers(asked: Sequence[_Case], times: int = 1) -> list[KernelRun]:
        block, made = Block(), []
        for case in asked:
            best = float("inf")
            for _ in range(times):
                ctypes.memmove(ctypes.addressof(block), case.told, TOLD)
                start = time.process_time_ns()
                run(case.entry, block)
                best = min(best, (time.process_time_ns() - start) / 1e6)
            made.append(KernelRun(ctypes.string_at(ctypes.addressof(block), TOLD), best))
        return made

    return answers


def _in_javascript() -> _Runner | None:
    """Return the kernels as WebAssembly in Deno or node, or None where there is neither."""
    deno, node = shutil.which("deno"), shutil.which("node")
    if deno is None and node is None:
        return None
    # As after running for a while: a browser starts with quickly compiled code.
    program = [str(node), "--no-liftoff"]
    if deno:
        program = [deno, "run", "-A", "--no-config", "--v8-flags=--no-liftoff"]
    here = Path(library.__file__).with_name("wasm.mjs")
    code = here.with_name("kernels.mjs").as_uri()

    def answers(asked: Sequence[_Case], times: int = 1) -> list[KernelRun]:
        with tempfile.TemporaryDirectory() as folder:
            given, got = Path(folder, "cases"), Path(folder, "answers")
            with given.open("wb") as file:
                for case in asked:
                    file.write(struct.pack("<II", ENTRIES.index(case.entry), times) + case.told)
            files = (library.BUILT / "kernels.wasm", library.BUILT / library.MANIFEST, given, got)
            subprocess.run([*program, str(here), code, *map(str, files)], check=True)
            made = got.read_bytes()
        return [
            KernelRun(made[at : at + TOLD], *struct.unpack_from("<d", made, at + TOLD))
            for at in range(0, len(made), TOLD + 8)
        ]

    return answers


def engines() -> dict[str, _Runner]:
    """Return everything that can run kernels here, by name."""
    found: dict[str, _Runner] = {}
    built = fast.available(numba=False)
    if built.run is not None:
        found[fast.LIBRARY] = _in_process(built.run)
    if fast.installed():
        found[fast.NUMBA] = _in_process(fast.compiled_here)
    script = _in_javascript()
    if script is not None:
        found["wasm"] = script
    return found


# --- whether they agree -------------------------------------------------------------------------


def _block(told: bytes) -> Block:
    block = Block()
    ctypes.memmove(ctypes.addressof(block), told, len(told))
    return block


class _Agreement(NamedTuple):
    """For each entry and engine: the number of cases, and of answers that differed."""

    entry: str
    engine: str
    asked: int
    wrong: int


def compare(
    count: int, found: dict[str, _Runner], part: int = 40, seldom: int = 20
) -> Iterator[_Agreement]:
    """Compare engines bit by bit, with each other and with the interpreted path.

    Every turn is compared in one of *seldom* positions only, since interpreting that is slow.
    """
    tally: dict[tuple[str, str], list[int]] = {}
    there = list(positions(count))
    for low in range(0, count, part):
        asked = [
            case
            for at, (rules, state) in enumerate(there[low : low + part], low)
            for case in cases(rules, state, at, whole=at % seldom == 0)
        ]
        answers = {name: engine(asked, 1) for name, engine in found.items()}
        for at, case in enumerate(asked):
            first = next(iter(answers.values()))[at].told
            expected = case.plainly() if case.plainly else None
            for name, given in answers.items():
                right = given[at].told == first
                if case.plainly:
                    right &= case.answer(_block(given[at].told)) == expected
                row = tally.setdefault((case.entry, name), [0, 0])
                row[0] += 1
                row[1] += not right
    yield from (_Agreement(*key, *row) for key, row in sorted(tally.items()))
