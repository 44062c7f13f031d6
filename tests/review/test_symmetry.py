"""A verdict does not depend on how the board lies, who sits where, or what the treasures show."""

from dataclasses import replace
from functools import partial

import pytest

from daedalus.bots.ask import Ask
from daedalus.core.maze import BARE, EAST, SOUTH, Maze
from daedalus.core.record import Game
from daedalus.core.symmetry import Symmetry
from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.review import look_back
from daedalus.review.hints import advice
from daedalus.review.moments import HELPED, moments
from daedalus.review.ranking import lines
from daedalus.review.sliding import prospects
from daedalus.review.values import Turn
from tests.review.images import differences, image_of_action, images
from tests.review.test_account import played

ALL = [
    *((edition, seats) for edition in ("classic", "pirates", "galaxy") for seats in (2, 3, 4)),
    *(("connect", seats) for seats in (2, 3, 4, 5, 6)),
    *(("go", seats) for seats in (2, 3, 4)),
]
OVER = Symmetry(True, 3)
"""Over the diagonal from a1 to g7."""


def sample(edition: str, seats: int, game: int) -> Game:
    options = {"ending": "last-card"} if seats == 3 and edition not in ("connect", "go") else {}
    levels = (("hard", "medium"), ("expert", "easy"), ("medium", "easy"))[game % 3]
    return played(edition, seats, *levels, game, **options)


def agree(game: Game, every: bool) -> None:
    review = look_back(game)
    others = list(images(game))
    assert others
    for image in others if every else others[len(game.events) % len(others) :][:1]:
        assert differences(review, look_back(image.game), image.seats) == []


@pytest.mark.parametrize(("edition", "seats"), ALL)
def test_an_image_of_a_game_is_judged_alike(edition: str, seats: int) -> None:
    game = sample(edition, seats, 0)
    agree(game if edition == "go" else game.at(min(len(game.events), 32)), every=False)


def test_the_luck_of_a_draw_in_connect_does_not_depend_on_how_the_maze_lies() -> None:
    agree(sample("connect", 2, 12), every=False)


def ending(game: Game, turns: int) -> Game:
    """Return the last turns of a sliding game, as a game."""
    ply = len(game.events) - 2 * turns
    return replace(game, first=game.at(ply).state, events=game.events[ply:])


@pytest.mark.parametrize(
    ("seats", "number", "turns"),
    [
        pytest.param(2, 38, 2, id="the only way not to lose at once passes by a card"),
        pytest.param(4, 53, 2, id="the same with four seats"),
        pytest.param(4, 25, 2, id="a turn that is worth as much to two seats"),
    ],
)
def test_ties_are_broken_alike_from_all_sides(seats: int, number: int, turns: int) -> None:
    agree(ending(sample("classic", seats, number), turns), every=True)


def test_hints_and_the_best_turns_do_not_depend_on_how_the_board_lies() -> None:
    game = sample("classic", 2, 38)
    for ply in (*range(8, 12), len(game.events) - 2, len(game.events) - 1):
        some = game.at(ply)
        [seat] = some.to_act
        assert isinstance(some.rules, Sliding)
        best = lines(some.rules, some.view(seat), 60)
        for image in images(some):
            seen = image.game.view(image.seats[seat])
            others = lines(some.rules, seen, 60)
            assert [each.chance for each in others] == [each.chance for each in best]
            assert others[0].actions == tuple(map(image.action, best[0].actions))
            told, other = (
                advice(Ask("expert", some.rules, view, view.seat, None, "", ply))
                for view in (some.view(seat), seen)
            )
            assert told is not None
            assert other is not None
            actions = (told.action, *told.then)
            assert [image.action(str(action)) for action in actions] == list(
                map(str, (other.action, *other.then))
            )


def test_seats_that_a_turn_is_worth_as_much_to_are_told_of_in_the_order_of_play() -> None:
    def told(first: int) -> tuple[int, str]:
        others = [0.0] * 3
        others[(first + 1) % 3], others[(first + 2) % 3] = 0.5, -0.5
        turn = Turn(
            number=1,
            ply=0,
            seat=first,
            actions=(),
            found="",
            before=(0.5,) * 3,
            after=(0.5,) * 3,
            table=(0.5,) * 3,
            own=(0.0,) * 3,
            others=tuple(others),
            luck=(0.0,) * 3,
        )
        [moment] = moments([turn], range(3))
        return (moment.seat - first) % 3, moment.kind

    assert told(0) == told(1) == told(2) == (1, HELPED)


def own_mirror_image(game: Game) -> State:
    """Return a position that is the same if it is mirrored over a diagonal, but for letters."""
    first: State = game.first
    size, letters = first.maze.width, iter(sorted("".join(first.left)))
    paths, motifs = bytearray(first.maze.paths), bytearray([BARE] * len(first.maze.motifs))
    for cell in range(size * size):
        x, y = cell % size, cell // size
        if x == y:
            paths[cell] = EAST | SOUTH
        elif x > y:
            other = x * size + y
            paths[other] = OVER.sides(paths[cell])
            if (x + y) % 2 and len(letters_on(motifs)) < 22:
                motifs[cell], motifs[other] = ord(next(letters)), ord(next(letters))
    mine = next(letters), next(letters)
    for cell, letter in zip((2 * size + 2, 4 * size + 4), mine, strict=True):
        motifs[cell] = ord(letter)
    hands = [hand.replace(mine[0], "") for hand in first.left]
    hands[first.seat] = mine[0] + hands[first.seat]
    maze = Maze(size, bytes(paths), bytes(motifs))
    return first._replace(maze=maze, left=tuple(hands), pieces=(0, size * size - 1))


def letters_on(motifs: bytes | bytearray) -> list[int]:
    return [motif for motif in motifs if motif != BARE]


def test_a_position_that_is_its_own_mirror_image_is_judged_alike_from_both_sides() -> None:
    """To the judge both orientations are the same; only what was played tells them apart."""
    game = sample("classic", 2, 0)
    rules, first = game.rules, own_mirror_image(game)
    assert isinstance(rules, Sliding)
    seat = first.seat
    view, mirrored = rules.view(first, seat), partial(image_of_action, rules, first, OVER)
    tried = 0
    for push in rules.legal(view, seat)[::7]:
        pushed = rules.apply(view, seat, push)
        done = push, rules.legal(pushed, seat)[-1]
        other = tuple(rules.parse(mirrored(str(action))) for action in done)
        one, two = (prospects(rules, view, each, ahead=True) for each in (done, other))
        assert (one.chance, one.played) == pytest.approx((two.chance, two.played), abs=1e-9)
        tried += done != other
    assert tried > 3


@pytest.mark.long
@pytest.mark.parametrize(("edition", "seats"), ALL)
def test_a_hundred_games_are_judged_alike_from_all_sides(edition: str, seats: int) -> None:
    for number in range(100):
        agree(sample(edition, seats, number), every=False)
