"""Random games by the kernel that is not compiled: run with NUMBA_DISABLE_JIT=1."""

from random import Random

from daedalus.bots.sliding.near import play_randomly
from daedalus.core.game import Setup
from daedalus.fast import boards
from tests.fast.test_kernels import VARIANTS, assert_same_end, rules_of

if __name__ == "__main__":
    dice, games = Random(7), 0
    for variant in VARIANTS:
        for seats in range(1, 5):
            rules, salt = rules_of(variant), dice.randrange(10_000)
            deal = rules.start(Setup(seats, str(salt)))
            last, turns = play_randomly(rules, deal, 40, salt)
            assert_same_end(last, turns, *boards.play_game(rules, deal, 40, salt, greedy=False))
            games += 1
    print(games, "games")
