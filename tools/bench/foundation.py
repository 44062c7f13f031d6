"""Speed of the interpreted path: pushes with reach, a game, a replay, a position's text."""

from daedalus.bots.sliding.near import play_out
from daedalus.core.game import Setup, replay
from daedalus.core.maze import push, reach, rides
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.position import ENDED, State
from daedalus.editions.sliding.rules import Sliding
from tools.bench.plain import PlainBoard, PlainTile
from tools.bench.report import Report, seconds_each


def plain_board(state: State) -> PlainBoard:
    """Return the position as objects."""
    tiles = [
        PlainTile(frozenset(side for bit, side in enumerate("NESW") if sides >> bit & 1))
        for sides in state.maze.paths
    ]
    width = state.maze.width
    rows = [tuple(tiles[at : at + width]) for at in range(0, len(tiles) - 1, width)]
    row, column = divmod(state.pieces[state.seat], width)
    return PlainBoard(tuple(rows), tiles[-1], (row, column))


def one_by_one(rules: Sliding, state: State) -> list[int]:
    """Return the reach after every push, one board at a time."""
    maze, lanes = state.maze, rules.lanes(state)
    piece = state.pieces[state.seat]
    return [
        reach(push(maze, slot, sides), rides(slot, lanes.width, lanes.height)[piece])
        for slot in lanes.slots
        for sides in lanes.ways
    ]


def positions(count: int, turns: int = 8) -> list[State]:
    """Return positions some turns into different games."""
    return [play_out(RULES, RULES.start(Setup(2, f"bench {at}")), turns)[0] for at in range(count)]


def run() -> Report:
    """Measure the interpreted path against its targets."""
    rules = RULES
    states = positions(20)
    boards = [plain_board(state) for state in states]
    report = Report("foundation")
    took = seconds_each(
        {
            "lanes": lambda: [
                rules.lanes(state).reach(state.maze, 1 << state.pieces[state.seat])
                for state in states
            ],
            "one by one": lambda: [one_by_one(rules, state) for state in states],
            "plain": lambda: [board.expand() for board in boards],
        }
    )
    us = {name: seconds / len(states) * 1e6 for name, seconds in took.items()}
    report.add("all pushes with reach, lanes", us["lanes"], "us")
    report.add("all pushes with reach, one board at a time", us["one by one"], "us")
    report.add("all pushes with reach, objects and deque", us["plain"], "us")
    report.add("lanes: times faster than objects and deque", us["plain"] / us["lanes"], "", ">= 25")

    deals = [rules.start(Setup(2, f"deal {at}")) for at in range(20)]
    turns = sum(play_out(rules, deal)[1] for deal in deals) / len(deals)
    game = long_game(rules)
    events = [(event[0], event[1]) for event in game[1]][:200]
    texts = [rules.write(state) for state in states]
    took = seconds_each(
        {
            "game": lambda: [play_out(rules, deal) for deal in deals],
            "replay": lambda: replay(rules, game[0], events),
            "texts": lambda: [rules.write(rules.read(text)) for text in texts],
        }
    )
    report.add(
        f"a greedy game of two ({turns:.0f} turns)", took["game"] / len(deals) * 1e3, "ms", "< 5"
    )
    report.add(f"replay of {len(events)} actions, checked", took["replay"] * 1e3, "ms", "< 10")
    report.add("a position read and written", took["texts"] / len(texts) * 1e6, "us", "< 100")
    return report


def long_game(rules: Sliding) -> tuple[State, list[tuple[int, str]]]:
    """Return a first position and 200 random actions from it."""
    first = state = rules.start(Setup(4, "long"))
    events: list[tuple[int, str]] = []
    while len(events) < 200 and state.phase != ENDED:
        actions = rules.legal(state, state.seat)
        action = actions[len(events) * 7919 % len(actions)]
        events.append((state.seat, str(action)))
        state = rules.apply(state, state.seat, action)
    return first, events
