"""Speed of the kernels: prebuilt, by numba, as WebAssembly, interpreted, and against plain C."""

import time
from collections.abc import Callable
from statistics import median
from typing import Any, Final

from daedalus import fast
from daedalus.bots import kernels as engines
from daedalus.bots.sliding.near import aims, play_out, play_randomly
from daedalus.core.game import Setup
from daedalus.core.maze import push, reach, rides, turns
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.actions import Push, pushes, walks
from daedalus.editions.sliding.box import slot_at
from daedalus.editions.sliding.position import ENDED, State
from tools.bench.foundation import one_by_one, positions
from tools.bench.native import native_expand
from tools.bench.report import Report, seconds_each


def run() -> Report:
    """Measure the kernels."""
    report = Report("kernels")
    _engines(report)
    if not fast.installed():
        report.notes.append("numba is not installed: nothing more to measure.")
        return report
    import numpy as np

    from daedalus.fast import boards, games, lanes

    states = positions(40)
    count = 4000
    planes = np.array([boards.board(state.maze) for state in states], lanes.U)
    many = np.resize(planes, (count, 5))
    columns = np.ascontiguousarray(many[:, :4].T)
    spares = many[:, 4].astype(np.int64)
    pieces = [state.pieces[state.seat] for state in states]
    starts = np.resize(np.array([1 << piece for piece in pieces], lanes.U), count)
    reached, scratch = np.zeros((count, 48), lanes.U), boards.workspace()
    native = native_expand()
    things = {
        "compiled": lambda: lanes.expand_batch(columns, spares, starts, reached, scratch),
        "lanes": lambda: [by_lanes(state) for state in states],
        "one by one": lambda: [one_by_one(RULES, state) for state in states],
    }
    if native is not None:
        things["C"] = lambda: native(columns, spares, starts, reached)
    took = seconds_each(things)
    compiled = took["compiled"] / count * 1e6
    in_lanes, singly = (took[name] / len(states) * 1e6 for name in ("lanes", "one by one"))
    report.add("expand, compiled", compiled, "us")
    if native is not None:
        report.add("expand, plain C", took["C"] / count * 1e6, "us")
        report.add("expand: compiled over plain C", took["compiled"] / took["C"], "", "< 2.5")
    else:
        report.notes.append("No C compiler here: no comparison with C.")
    report.add("expand: times faster than one board at a time", singly / compiled, "", ">= 60")
    report.add("expand: times faster than the interpreted lanes", in_lanes / compiled, "", ">= 60")

    deals = [RULES.start(Setup(2, f"deal {at}")) for at in range(20)]
    packed = [boards.deal(RULES, deal) for deal in deals]

    def copied(dealt: boards.Dealt) -> list[Any]:
        return [each.copy() if isinstance(each, np.ndarray) else each for each in dealt]

    took = seconds_each(
        {
            "copies": lambda: [copied(each) for each in packed],
            "greedy": lambda: [
                games.play_game(*copied(each), 1000, 5, True, scratch) for each in packed
            ],
            "random": lambda: [
                games.play_game(*copied(each), 100, 5, False, scratch) for each in packed
            ],
            "greedy lanes": lambda: [play_out(RULES, deal, 1000, 5) for deal in deals],
            "random rules": lambda: [play_randomly(RULES, deal, 100, 5) for deal in deals[:5]],
            "greedy singly": lambda: [play_singly(deal) for deal in deals[:5]],
        }
    )
    greedy = took["greedy"] - took["copies"]
    report.add("a greedy game of two, compiled", greedy / len(deals) * 1e6, "us")
    report.add(
        "greedy game: times faster than one board at a time",
        took["greedy singly"] * 4 / greedy,
        "",
        ">= 100",
    )
    report.add(
        "greedy game: times faster than the interpreted lanes",
        took["greedy lanes"] / greedy,
        "",
        ">= 100",
    )
    report.add(
        "100 random turns: times faster than interpreted",
        took["random rules"] * 4 / (took["random"] - took["copies"]),
    )
    _two_turns(report, states)
    return report


WISHES: Final = {fast.LIBRARY: "<= 1.2", "wasm": "<= 3"}
"""The limit for each kernel, as a multiple of numba's time."""
ASKED: Final = {"evaluate": "expert", "replies": "master", "rollouts": "master"}
TIMES: Final = 25


def _engines(report: Report) -> None:
    """Compare everything that can run the kernels of experts and masters, case by case."""
    there = [(rules, state) for rules, state in engines.positions(54, seats=(2,))][::2]
    asked = [
        case
        for at, (rules, state) in enumerate(there)
        for case in engines.cases(rules, state, at)
        if case.entry in ASKED
    ]
    found = engines.engines()
    took = {name: engine(asked, TIMES) for name, engine in found.items()}
    for entry, level in ASKED.items():
        at = [number for number, case in enumerate(asked) if case.entry == entry]
        each = {name: sum(took[name][number].milliseconds for number in at) for name in found}
        for name, total in each.items():
            report.add(f"{entry} ({level}), {name}", total / len(at), "ms")
        if entry == "evaluate":
            plainly = [seconds_of(asked[number].plainly) for number in at]
            report.add(f"{entry} ({level}), interpreted", median(plainly) * 1000, "ms")
        for name, wish in WISHES.items():
            if name in each and fast.NUMBA in each:
                ratio = each[name] / each[fast.NUMBA]
                report.add(f"{entry} ({level}): {name} over numba", ratio, "", wish)
    report.notes += [
        f"Not measured, since it is not here: {name}."
        for name in (fast.LIBRARY, fast.NUMBA, "wasm")
        if name not in found
    ]


def seconds_of(thing: Callable[[], object] | None) -> float:
    """Return the CPU seconds of one call."""
    assert thing is not None
    start = time.process_time()
    thing()
    return time.process_time() - start


def by_lanes(state: State) -> list[int]:
    """Return the reach after every push, all boards at once: what the kernel returns."""
    lanes = RULES.lanes(state)
    return lanes.split(lanes.reach(state.maze, 1 << state.pieces[state.seat]))


def _two_turns(report: Report, states: list[State]) -> None:
    import numpy as np

    from daedalus.fast import boards, lanes, search

    found = [aims(RULES, state, state.seat)[0] for state in states]
    packed = np.array([boards.board(state.maze) for state in states], lanes.U)
    bars = np.array([boards.bar(state.barred) for state in states], np.int64)
    starts = np.array([1 << aim.start for aim in found], lanes.U)
    tiles = np.array([sum(1 << tile for tile in aim.tiles) for aim in found], lanes.U)
    spots, needed = np.zeros(len(states), lanes.U), np.zeros(len(states), np.int64)
    best, ends = np.zeros(48, np.int64), np.zeros(48, lanes.U)
    work, after = boards.workspace(), np.zeros(5, lanes.U)
    search.two_turns_batch(packed, bars, starts, tiles, spots, needed, best, ends, work, after)
    # Where a goal is reached at once there is nothing to search; skip those.
    whole = needed > 1
    some = [each[whole].copy() for each in (packed, bars, starts, tiles, spots)]
    took = seconds_each(
        {"search": lambda: search.two_turns_batch(*some, needed, best, ends, work, after)}
    )
    report.add(
        f"two-turn search, {whole.sum()} positions without a goal in reach",
        took["search"] / whole.sum() * 1e6,
        "us",
        "< 15",
    )


def play_singly(state: State, turns_at_most: int = 1000) -> State:
    """Play a greedy game the naive way: push, flood, look; one board after another."""
    for _ in range(turns_at_most):
        if state.phase == ENDED:
            break
        aim = aims(RULES, state, state.seat)[0]
        maze = state.maze
        best: tuple[int, Push | None, int] = (99, None, 0)
        width, height = maze.width, maze.height
        for action in pushes(width, height, turns(maze.spare), state.barred):
            slot = slot_at(width, height)[action.row * width + action.column]
            after = push(maze, slot, action.sides)
            reached = reach(after, rides(slot, width, height)[aim.start])
            letter = maze.motifs[aim.tiles[0]] if aim.tiles else None
            goal = aim.spot if letter is None else after.motifs.index(letter)
            if goal == maze.cells:
                continue
            for cell in range(maze.cells):
                if reached >> cell & 1:
                    far = abs(cell // width - goal // width) + abs(cell % width - goal % width)
                    if far < best[0]:
                        best = (far, action, cell)
        assert best[1] is not None
        seat = state.seat
        state = RULES.apply(state, seat, best[1])
        state = RULES.apply(state, seat, walks(width, height, False)[best[2]])
    return state
