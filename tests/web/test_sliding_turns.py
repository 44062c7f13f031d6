"""Turns that the browser must be able to tell as moves: the server's truth for its plans.

`tests/wire/sliding_turns.json` is read here and by web/src/board/sliding/plan.test.ts.
Refresh it with `python -m tests.web.test_sliding_turns` after a change of rules or notation.
"""

import json
import re
from pathlib import Path
from typing import Any

import daedalus
from daedalus.cli.sliding.view import did as said
from daedalus.cli.words import Words
from daedalus.core.chance import draw

TURNS = Path(__file__).parent.parent / "wire" / "sliding_turns.json"
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("classic", 2, {}),
    ("classic", 1, {"size": 5, "cards": 2}),
    ("pirates", 4, {"size": 9, "hands": "open", "cards": 1}),
    ("galaxy", 3, {"dark_lord": True}),
    ("galaxy", 2, {"ending": "edge", "cards": 1, "hands": "open"}),
    ("galaxy", 2, {"ending": "last-card", "cards": 1, "hands": "open", "dark_lord": True}),
    ("classic", 2, {"ending": "point:d4", "cards": 1}),
)


def best_walk(pushed: Any, seat: int, number: int) -> str:
    """Return the walk that wins or finds something, if there is one, or a random one."""
    walks = pushed.legal(seat)
    for text in walks:
        after = pushed.play(seat, text)
        if after.outcome or after.state.found != pushed.state.found:
            return str(text)
    return str(walks[draw(len(walks), f"{number}/walk")])


class Chosen(Words):
    """Says which sentences were chosen, not what they say."""

    def __call__(self, name: str, attribute: str = "", /, **about: object) -> str:
        return f"<{name}>" if re.match("sliding-told-|did-", name) else ""


def told_by_terminal(before: Any, did: list[str]) -> list[str]:
    """Return which sentences the terminal tells of a turn, by what page and terminal call them."""
    chosen: list[str] = []
    for text in did:
        after = before.play(before.to_act[0], text)
        chosen += re.findall(
            r"<(?:sliding-told|did)-(\w+)>", said(Chosen("en"), before, after.events[-1], "Orla")
        )
        before = after
    return chosen


def turns(edition: str, seats: int, options: dict[str, Any]) -> list[dict[str, Any]]:
    game = daedalus.new_game(edition, seats=seats, seed="plans", **options)
    told: list[dict[str, Any]] = []
    for number in range(400):
        seat = game.to_act[0]
        start, before = game, game.rules.write(game.state)
        pushes = game.legal(seat)
        push = str(pushes[draw(len(pushes), f"{number}/push")])
        pushed = game.play(seat, push)
        walk = best_walk(pushed, seat, number)
        game = pushed.play(seat, walk)
        reach = sorted(str(text) for text in pushed.legal(seat))
        told.append(
            {
                "before": before,
                "did": [push, walk],
                "pushed": pushed.rules.write(pushed.state),
                "reach": reach,
                "after": game.rules.write(game.state),
                "told": told_by_terminal(start, [push, walk]),
            }
        )
        if game.outcome:
            break
    return told[:4] + [turn for turn in told[4:-1] if "!" in turn["did"][1]][:2] + told[4:][-1:]


def all_turns() -> list[dict[str, Any]]:
    return [turn for table in TABLES for turn in turns(*table)]


def test_the_stored_turns_are_what_the_rules_say() -> None:
    assert json.loads(TURNS.read_text()) == all_turns()


if __name__ == "__main__":
    rows = ",\n".join(json.dumps(turn) for turn in all_turns())
    TURNS.write_text(f"[\n{rows}\n]\n")
