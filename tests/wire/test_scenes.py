"""The scenes that boards are drawn from, without a browser, are those of the golden games."""

import json

from tests.wire.scenes import FILE, scenes


def test_scenes_are_those_of_the_golden_games() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))
    assert told == json.loads(json.dumps(scenes())), "run `python -m tests.wire.scenes`"
