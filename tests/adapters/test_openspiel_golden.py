"""Golden playthroughs of OpenSpiel: any change of what its programs see shows here.

After an intended change `python -m tests.adapters.test_openspiel_golden` rewrites them.
"""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyspiel")

import daedalus.adapters.openspiel

GAMES = {
    "classic": "python_daedalus_classic(players=2,size=5,cards=1,turn_limit=12)",
    "classic-own": "python_daedalus_classic(players=3,cards=2,hands=own,turn_limit=9)",
    "galaxy": "python_daedalus_galaxy(players=2,cards=2,turn_limit=12)",
    "pirates": "python_daedalus_pirates(players=4,straights=12,start=2,turn_limit=8)",
    "connect": "python_daedalus_connect(players=2)",
}
FOLDER = Path(__file__).parent / "openspiel_playthroughs"


def playthrough(name: str) -> str:
    """Return what the library says about a game; for long lines and tensors only a hash."""
    from open_spiel.python.algorithms import generate_playthrough  # brings the whole of SciPy

    assert daedalus.adapters.openspiel.GAMES
    with pytest.MonkeyPatch.context() as patch:
        # Drawing 59,328 numbers of Connect sign by sign takes minutes.
        patch.setattr(generate_playthrough, "_format_tensor", _hashed)
        told = generate_playthrough.playthrough(GAMES[name], None, seed=7)
    return re.sub(
        r"^(\S+ = )(.{400,})$",
        lambda match: f"{match[1]}sha256 {sha256(match[2].encode()).hexdigest()}",
        told,
        flags=re.MULTILINE,
    )


def _hashed(tensor: Any, label: str) -> list[str]:
    planes = b"".join(sorted(plane.tobytes() for plane in tensor))  # in whatever order
    return [f"{label} = sha256 {sha256(planes).hexdigest()}"]


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    then = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(name).splitlines()
    for number, (new, old) in enumerate(zip(now, then, strict=False), start=1):
        assert new == old, f"{name}.txt, line {number}"
    assert len(now) == len(then)


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
