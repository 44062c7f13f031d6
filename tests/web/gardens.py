"""How large gardens get: the tiles and free plots of random games of Connect, moment by moment.

`python -m tests.web.gardens` writes `gardens.txt`, which the test of the page's camera reads: a
line for each game, and for each moment four letters, which say where the garden begins and ends;
`M` is 0.
"""

from __future__ import annotations

import re
from pathlib import Path

import daedalus
from daedalus.bots import make

FILE = Path(__file__).parent / "gardens.txt"
GAMES = 200
ZERO = ord("M")
LAY = re.compile(r"^lay \d+@(-?\d+),(-?\d+)=")
LYING = re.compile(r"(-?\d+),(-?\d+)=")


def line_of(number: int) -> str:
    """Return the line of a game: two to six players, each of whom lays anything anywhere."""
    game = daedalus.new_game("connect", seats=2 + number % 5, seed=f"garden {number}", start=1)
    bot = make("random", f"garden {number}")
    moments = []
    while game.to_act:
        (seat,) = game.to_act
        view = game.view(seat)
        laid = LYING.findall(game.rules.write(view).split()[1])
        legal = [
            found.groups() for text in game.rules.legal(view, seat) if (found := LAY.match(text))
        ]
        places = [(int(x), int(y)) for x, y in (*laid, *legal)]
        ends = [end(each[axis] for each in places) for end in (min, max) for axis in (0, 1)]
        moments.append("".join(chr(ZERO + at) for at in ends))
        game = game.play(seat, str(bot.choose(game.rules, view, seat, 5, len(game.events))))
    return "".join(moments)


if __name__ == "__main__":
    FILE.write_text("".join(f"{line_of(number)}\n" for number in range(GAMES)), encoding="ascii")
