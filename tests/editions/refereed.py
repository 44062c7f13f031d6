"""Games of any variant, played by the engines and by the plain referees side by side."""

from random import Random
from typing import Any

import daedalus
from daedalus.core.game import HOUSE, AnyRules
from daedalus.core.record import begin
from daedalus.editions.go.solver import solve
from tests.editions import connect_plain, go_plain, plain_sliding
from tests.strategies import values_of

LONGEST = 400  # actions of a game: some variants hardly ever come to an end by chance


def chosen(rng: Random, name: str) -> tuple[AnyRules, int]:
    """Return rules with some options chosen by chance, and a number of seats they are for."""
    rules = daedalus.edition(name)
    seats = rng.choice(list(rules.seats))
    options: dict[str, Any] = {
        option: rng.choice(values)
        for option, values in values_of(rules).items()
        if rng.random() < 0.4
    }
    if isinstance(options.get("start"), int):
        options["start"] = min(options["start"], seats)
    if options.get("ending") == "point:i9":
        options["size"] = 9
    return rules.with_options(**options), seats


def refereed(name: str, seed: str) -> int:
    """Play a game with both referees, compare everything, and return how many positions it had.

    :raises AssertionError: where they differ.
    """
    rng = Random(seed)
    rules, seats = chosen(rng, name)
    game = begin(rules, daedalus.Setup(seats, seed))
    play = {"sliding": _sliding, "connect": _connect, "go": _go}[rules.engine]
    return play(rng, game)


def _sliding(rng: Random, game: daedalus.Game) -> int:
    referee = plain_sliding.Referee.read(game.position, game.rules.signed)
    for ply in range(LONGEST):
        legal = game.legal(game.to_act[0]) if game.to_act else ()
        assert set(legal) == referee.legal()
        assert referee.outcome() == (game.outcome and game.outcome.ranks)
        if not legal:
            return ply + 1
        finds = [action for action in legal if referee.finds(str(action))]
        action = str(rng.choice(finds if finds and rng.random() < 0.9 else legal))
        game = game.play(game.to_act[0], action)
        referee.act(action)
        assert game.position.split(" ")[1:] == referee.write()
    return LONGEST


def _connect(rng: Random, game: daedalus.Game) -> int:
    referee = connect_plain.Referee.read(game.position)
    for ply in range(LONGEST):
        legal = game.legal(game.to_act[0]) if game.to_act else ()
        assert referee.outcome() == (game.outcome and game.outcome.ranks)
        if not legal:
            return ply + 1
        assert set(legal) == referee.legal()
        most = max(action.count(" ") for action in legal)
        eager = [action for action in legal if action.count(" ") == most]
        action = str(rng.choice(eager if rng.random() < 0.7 else legal))
        game = game.play(game.to_act[0], action)
        referee.act(action)
        assert game.position.split(" ")[1:] == referee.write()
    raise AssertionError("every game of Connect ends")


def _go(rng: Random, game: daedalus.Game) -> int:
    seats = len(game.players)
    referee = go_plain.Referee.new(seats, **game.rules.chosen)
    plans: dict[int, list[str]] = {}
    for ply in range(LONGEST):
        fields = game.position.split(" ")[1:]
        assert [*fields[:9], *fields[10:]] == referee.write()
        winners = referee.winners()
        assert winners == (game.outcome and set(game.outcome.winners))
        for seat in range(seats):
            assert set(game.legal(seat)) == referee.legal(seat)
        house = game.legal(HOUSE)
        assert (str(house[0]) if house else None) == referee.house()
        if winners is not None:
            return ply + 1
        if game.state.phase != "b":
            plans = {}
        seat, action = _of_go(rng, game, plans)
        game = game.play(seat, action)
        referee.act(seat, action, game.state.roll)
    return LONGEST


def _of_go(rng: Random, game: daedalus.Game, plans: dict[int, list[str]]) -> tuple[int, str]:
    """Choose who does what: most build towards a solution, some lay, lift and claim by chance."""
    seat = rng.choice(game.to_act)
    state = game.state
    if seat == HOUSE and (rng.random() < 0.05 or len(game.to_act) == 1):
        return seat, str(game.legal(HOUSE)[0])
    seat = rng.choice([other for other in game.to_act if other != HOUSE])
    moment = state.now + rng.choice([0, 0, 400, 2500])
    late = state.phase == "b" and 0 <= state.due <= moment
    stamp = "" if late else f" +{moment}"
    if state.phase != "b":
        return seat, str(rng.choice(game.legal(seat))) + stamp
    if seat not in plans:
        plans[seat] = [way.name for way in solve(state.roll) or ()]
    if rng.random() < 0.1:
        return seat, str(rng.choice(game.legal(seat))) + stamp
    for name in plans[seat]:
        if f"place {name}" in game.legal(seat):
            return seat, f"place {name}{stamp}"
    return seat, f"claim{stamp}"
