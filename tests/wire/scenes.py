"""Scenes of golden games, as pages show them: what the tests of the drawn boards are fed with.

`python -m tests.wire.scenes` writes scenes.json anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import daedalus
from daedalus.core.game import HOUSE

HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
FILE = HERE / "scenes.json"
# Who looks: a seat, or nobody who plays.
WATCHED: dict[str, int | None] = {
    "classic-two": 0,
    "classic-large": 1,
    "classic-small": None,
    "classic-treasure-on-the-spare": 0,
    "galaxy-dark-lord": 0,
    "galaxy-over-the-edge": 0,
    "pirates-open-hands": 1,
    "go-two": 0,
    "go-solo-3": 0,
    "go-four": None,
    "go-joker": 0,
    "connect-choice": 0,
    "connect-six": 1,
    "connect-corner": None,
}
FIRST, LAST = 3, 2  # turns of a game that are shown
MOST = 10  # legal actions that are told: a page needs no more to draw them


def scenes() -> dict[str, list[dict[str, Any]]]:
    return {name: list(_of(name, seat)) for name, seat in WATCHED.items()}


def _of(name: str, seat: int | None) -> Iterator[dict[str, Any]]:
    text = (GAMES / f"{name}.game").read_text(encoding="utf-8")
    game: Any = daedalus.read_game(text)
    stops = [0]
    for ply in range(1, len(game.events) + 1):
        if game.rules.engine != "sliding" or game.at(ply).state.phase != "w":
            stops.append(ply)
    if len(stops) > FIRST + LAST + 1:
        stops = [*stops[: FIRST + 1], *stops[-LAST - 1 :]]
    before = None
    for ply in stops:
        yield _scene(game, ply, before, seat)
        before = ply


def _scene(game: Any, ply: int, before: int | None, seat: int | None) -> dict[str, Any]:
    now, rules = game.at(ply), game.rules
    state = now.state
    jumps = before is None or ply - before > 2
    events = [] if jumps else game.events[before:ply]
    by = events[-1].seat if events else None
    seats = len(game.players)
    legal = [] if seat is None or seat not in now.to_act else list(map(str, now.legal(seat)))
    following = [str(event.action) for event in game.events[ply : ply + 1] if event.seat == seat]
    legal = sorted({*following, *legal[:: max(1, len(legal) // MOST)]} & set(legal))
    reach = {}
    if rules.engine == "sliding" and legal and state.phase == "p":
        for push in legal:
            pushed = rules.apply(state, seat, rules.parse(push))
            reach[push] = [str(walk) for walk in rules.legal(pushed, seat)]
    outcome = now.outcome
    return {
        "edition": rules.id,
        "engine": rules.engine,
        "options": dict(rules.chosen),
        "ply": ply,
        "position": rules.write(rules.view(state, seat)),
        "seat": seat,
        "names": ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][:seats],
        "cast": list(range(1, seats + 1)),
        "toAct": [each for each in now.to_act if each != HOUSE],
        "legal": legal,
        "reach": reach,
        "ended": not now.to_act,
        "winners": list(outcome.winners) if outcome else [],
        "by": by if by != HOUSE else None,
        "did": [str(event.action) for event in events],
        **({"moment": state.now} if rules.engine == "go" else {}),
    }


if __name__ == "__main__":
    told = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(each) for each in some) + "\n]"
        for name, some in scenes().items()
    )
    FILE.write_text("{\n" + told + "\n}\n", encoding="utf-8")
