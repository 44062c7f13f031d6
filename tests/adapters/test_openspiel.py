"""OpenSpiel: its own checks, what a player may know, guesses, structs and serialisation."""

import json
import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import product
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import daedalus
from daedalus.adapters.openspiel import GAMES
from daedalus.adapters.openspiel.deal_connect import ConnectDealer
from daedalus.adapters.openspiel.deal_sliding import SlidingDealer
from daedalus.adapters.openspiel.play import CHANCE, OVER
from daedalus.core.errors import NotationError
from daedalus.core.maze import turns
from daedalus.editions.connect.maze import survey

SMALL = {
    "classic": "python_daedalus_classic(players=3,cards=2,size=5,turn_limit=20)",
    "classic-own": "python_daedalus_classic(players=3,cards=3,hands=own,turn_limit=20)",
    "classic-open": "python_daedalus_classic(players=2,cards=2,hands=open,turn_limit=16)",
    "pirates-edge": "python_daedalus_pirates(cards=1,ending=edge,size=5,turn_limit=30)",
    "galaxy": "python_daedalus_galaxy(players=4,cards=3,turn_limit=20)",
    "galaxy-own": "python_daedalus_galaxy(players=2,cards=6,hands=own,turn_limit=20)",
    "connect": "python_daedalus_connect(players=3)",
}


def played(name: str, seed: int) -> Iterator[Any]:
    """Yield the states of a game played at random, the same object all the time."""
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("name", GAMES)
def test_a_simulation_of_the_library_finds_no_fault(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", [*GAMES, *SMALL.values()])
def test_ten_simulations_of_the_library_find_no_fault(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALL)
def test_ten_simulations_of_a_small_game_find_no_fault(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    sims = 2 if name == "connect" else 10
    pyspiel.random_sim_test(game, num_sims=sims, serialize=True, verbose=False)


# --- chance -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SMALL)
def test_chance_is_fair_and_never_beyond_what_the_game_tells(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    draws, most = 0, 0
    for state in played(SMALL[name], 1):
        if state.is_chance_node():
            draws += 1
            outcomes = dict(state.chance_outcomes())
            assert sum(outcomes.values()) == pytest.approx(1)
            assert all(chance > 0 for chance in outcomes.values())
            most = max(most, *outcomes)
    assert most < game.max_chance_outcomes()
    assert draws <= game.max_chance_nodes_in_history()
    assert state.move_number() <= game.max_history_length()


def test_the_board_is_the_one_of_the_box_whatever_is_dealt() -> None:
    for name, seed in product(("classic", "galaxy"), range(5)):
        for state in played(SMALL[name], seed):
            if state.position is not None:
                assert state.play.rules.status(state.position) == ()
                break


def test_tiles_come_as_often_as_the_rules_deal_them() -> None:
    rules: Any = daedalus.edition("classic")
    dealer = SlidingDealer(rules, 2)
    # The first cell, after the seat that starts: 13 straights of 34 in two turns each, and so on.
    chances = dict(dealer.laying((0,)))
    shapes: Counter[str] = Counter()
    for outcome, chance in chances.items():
        sides, letter = dealer.kinds[outcome // 4]
        shapes[f"{len(turns(sides))}{sides.bit_count()}{letter}"] += round(chance * 34 * 4)
    assert shapes["22"] == 13 * 4
    assert shapes["42"] == 9 * 4
    assert sum(shapes.values()) == 34 * 4
    assert all(shapes[f"43{letter}"] == 4 for letter in "MNOPQR")
    assert all(shapes[f"42{letter}"] == 4 for letter in "STUVWX")


def test_a_square_of_connect_has_two_ways_out_with_the_chances_of_dealing_until_it_has() -> None:
    rules: Any = daedalus.edition("connect", start=1)
    dealer = ConnectDealer(rules, 2)

    def dealt(seed: int) -> tuple[int, ...]:
        chance = random.Random(seed)
        outcomes: tuple[int, ...] = ()
        while dealer.laid(outcomes) is None:
            numbers, weights = zip(*dealer.laying(outcomes), strict=True)
            outcomes = (*outcomes, chance.choices(numbers, weights)[0])
        return outcomes

    ours, theirs = Counter[int](), Counter[int]()
    for seed in range(600):
        state: Any = dealer.laid(dealt(seed))
        ours[sum(map(len, survey(state.lying).exits.values()))] += 1
        state = rules.start(daedalus.Setup(2, str(seed)))
        theirs[sum(map(len, survey(state.lying).exits.values()))] += 1
    assert min(ours) >= 2
    for ways in range(2, 9):  # five standard deviations apart would be a wrong dealer
        assert abs(ours[ways] - theirs[ways]) < 5 * (ours[ways] + theirs[ways] + 4) ** 0.5


# --- what a player may know ---------------------------------------------------------------------


@pytest.mark.parametrize("name", SMALL)
def test_a_guess_looks_the_same_to_the_player_who_guesses(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    game = pyspiel.load_game(SMALL[name])
    differ = 0
    for state in played(SMALL[name], 3):
        if state.move_number() % 9:
            continue
        for player in range(game.num_players()):
            guess = state.resample_from_infostate(player, sampler)
            assert guess.move_number() == state.move_number()
            assert guess.current_player() == state.current_player()
            differ += str(guess) != str(state)
            assert guess.information_state_string(player) == state.information_state_string(player)
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            assert guess.to_observation_struct(player).to_json() == (
                state.to_observation_struct(player).to_json()
            )
            if not state.is_chance_node() and state.current_player() == player:
                assert guess.legal_actions() == state.legal_actions()
            replayed = game.new_initial_state()
            for action in guess.history():
                replayed.apply_action(action)
            assert str(replayed) == str(guess)
    assert (differ > 0) == (name != "classic-open")


@pytest.mark.parametrize("name", ["classic", "connect"])
def test_where_every_guess_is_wrong_the_truth_comes_back(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for state in played(SMALL[name], 4):
        if state.move_number() > 60 and not state.is_chance_node():
            break
    player = 1 - state.current_player() % 2
    guesses = [state.resample_from_infostate(player, random.Random(at).random) for at in range(9)]
    assert any(guess.history() != state.history() for guess in guesses)
    monkeypatch.setattr(state.play.dealer, "fits", lambda outcome, clues: False)
    guess = state.resample_from_infostate(player, random.Random(1).random)
    assert guess.history() == state.history()
    assert str(guess) == str(state)


@pytest.mark.parametrize("window", [4, 7, 24])
def test_what_is_legal_is_what_the_rules_allow_in_the_window(window: int) -> None:
    for state in played(f"python_daedalus_connect(players=2,window={window})", window):
        if state.is_chance_node() or state.is_terminal():
            continue
        spot, player, code = state.at.spot, state.current_player(), state.play.code
        mask = code.mask(spot, player)
        assert len(mask) == state.get_game().num_distinct_actions() == 8 * window**2 + 64
        assert state.legal_actions() == [number for number, one in enumerate(mask) if one]
        assert not code.legal(spot, 1 - player)
        allowed = set()
        for action in code.rules.legal(spot.state, player):
            if spot.lay in (None, code.rules.bare(action)):
                with suppress(NotationError):  # outside the window
                    allowed.add(code.numbers(spot, player, action)[0])
        assert state.legal_actions() == sorted(allowed)


@pytest.mark.parametrize("name", ["classic", "galaxy-own", "connect"])
def test_asked_from_python_a_state_says_what_it_says_by_way_of_openspiel(name: str) -> None:
    def asked(ask: Callable[..., object], *player: int) -> object:
        try:
            return ask(*player)
        except pyspiel.SpielError as error:
            return str(error)

    kinds = set()
    for state in played(SMALL[name], 5):
        theirs = partial(pyspiel.State.legal_actions, state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        kinds.add(min(state.current_player(), 0))
        for player in ((), (state.current_player(),), (0,), (1,), (2,), (CHANCE,), (OVER,)):
            assert asked(state.legal_actions, *player) == asked(theirs, *player)
        mine = state.legal_actions()
        mine.append(-1)  # whatever a caller does with the list
        assert state.legal_actions() == theirs()
    assert kinds == {0, CHANCE, OVER}


def test_no_window_is_too_small() -> None:
    with pytest.raises(pyspiel.SpielError, match="no such window: 3"):
        pyspiel.load_game("python_daedalus_connect(window=3)")


def test_guesses_go_everywhere_and_nowhere_else() -> None:
    """Two players, one card each: seat 2 may hold any letter that seat 1 has not seen."""
    game = pyspiel.load_game("python_daedalus_pirates(cards=1,size=5,start=1,turn_limit=50)")
    chance = random.Random(5)
    state = game.new_initial_state()
    while not (state.move_number() > 60 and state.current_player() == 0):
        choices = state.legal_actions()
        state.apply_action(chance.choice(choices))
    assert state.position.left[1] != "", "a seed in which seat 2 has found nothing is needed"
    guesses = {state.resample_from_infostate(0, chance.random).position.left[1] for _ in range(300)}
    # What seat 2 has walked to is not what it holds, nor what seat 1 holds or has found.
    moment, passed = state.play.start(), set()
    for action in state.history():
        if moment.player == 1:
            clue = state.play.dealer.clue(moment.spot, 1, action)
            passed |= {clue.letter} if clue else set()
        chances = moment.player == -1
        moment = (state.play.after_chance if chances else state.play.after)(moment, action)
    own = set(state.position.left[0] + state.position.found[0])
    assert guesses == set(state.play.dealer.letters) - passed - own


@pytest.mark.parametrize("name", ["classic", "galaxy", "connect"])
def test_states_that_differ_in_the_unseen_alone_look_alike(name: str) -> None:
    """Deal another card to another player, by hand, and play the same game."""
    game = pyspiel.load_game(SMALL[name])
    chance = random.Random(9)
    checked = 0
    for seed in range(12):
        for state in played(SMALL[name], seed):
            if state.at.draw is not None and state.at.draw.seat != 0:
                break
        one, other = chance.sample([outcome for outcome, _ in state.chance_outcomes()], 2)
        twins = [state.child(one), state.child(other)]
        for _ in range(30):
            seen = [
                (
                    twin.information_state_string(0),
                    twin.observation_string(0),
                    twin.observation_tensor(0),
                    twin.current_player(),
                )
                for twin in twins
            ]
            assert seen[0] == seen[1]
            if twins[0].is_terminal():
                break
            choices = [set(twin.legal_actions()) for twin in twins]
            drawing = {one, other} if twins[0].is_chance_node() else set()
            common = sorted((choices[0] & choices[1]) - drawing)
            if not common:
                break  # what one may do the other may not: the difference shows now
            action = chance.choice(common)
            for twin in twins:
                twin.apply_action(action)
            public = [twin.play.view_text(twin.at, None) for twin in twins]
            if public[0] != public[1]:
                break  # the tile itself was laid, or the card found: now all see it
            checked += 1
    assert checked > 30
    assert game.num_players() == 3 or name == "galaxy"


def test_a_player_remembers_everything() -> None:
    """From one moment to the next, what is known only grows, and it includes one's own actions."""
    for name in ("classic", "connect"):
        before = ["", "", ""]
        for state in played(SMALL[name], 4):
            if state.position is None:
                continue
            for player in range(3):
                known = state.information_state_string(player)
                assert known.startswith(before[player])
                before[player] = known
        assert state.play.rules.write(state.at.first).split(" ")[0] in before[0]


def test_public_and_private_parts_hold_what_they_should() -> None:
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False,
        private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
    )  # fmt: skip
    nothing = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    game = pyspiel.load_game(SMALL["classic"])
    for state in played(SMALL["classic"], 2):
        if state.position is not None and not state.is_chance_node():
            break
    position, rules = state.position, state.play.rules
    look = [game.make_py_observer(kind) for kind in (public, private, nothing)]
    assert look[0].string_from(state, 1) == rules.write(rules.view(position, None))
    assert look[1].string_from(state, 1) == f"card {position.left[1][0]}"
    assert look[2].string_from(state, 1) == ""
    for each in look:
        each.set_from(state, 1)
        assert each.tensor is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(public, {"a": 1})


# --- structs, strings, pickles ------------------------------------------------------------------


@pytest.mark.parametrize("name", SMALL)
def test_structs_pickles_and_strings_bring_back_the_state(name: str) -> None:
    game = pyspiel.load_game(SMALL[name])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for state in played(SMALL[name], 6):
        if state.move_number() % 13:
            continue
        _, told = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        structs = (state.to_struct(), state.to_dict(), json.loads(state.to_json()))
        pickled = pickle.loads(pickle.dumps(state))
        for again in (told, pickled, *map(game.new_initial_state, structs)):
            assert str(again) == str(state)
            assert again.current_player() == state.current_player()
            assert again.legal_actions() == state.legal_actions()
            assert again.returns() == state.returns()
        assert told.history() == state.history()
        assert told.information_state_string(0) == state.information_state_string(0)
        if not state.is_terminal():
            player = state.current_player()
            for action in state.legal_actions()[:5]:
                struct = state.action_to_struct(player, action)
                assert state.struct_to_actions(struct) == [action]


def test_a_game_goes_on_from_a_struct_and_can_be_guessed_at() -> None:
    for name in ("classic", "galaxy-own", "connect"):
        game = pyspiel.load_game(SMALL[name])
        for state in played(SMALL[name], 8):
            if state.move_number() > 45 and not state.is_chance_node():
                break
        again = game.new_initial_state(state.to_dict())
        chance = random.Random(1)
        for _ in range(6):
            again.apply_action(chance.choice(again.legal_actions()))
        for player in range(game.num_players()):
            guess = again.resample_from_infostate(player, chance.random)
            assert guess.information_state_string(player) == again.information_state_string(player)
            assert guess.history() == again.history() or not again.is_chance_node()


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"position": "nonsense", "lay": "", "turns": 0, "dealt": []},
        {"position": "", "dealt": [9999]},
        {"position": "", "dealt": 3},
        {"position": None, "dealt": ["x"]},
    ],
)
def test_no_other_dict_is_taken_for_a_state(told: dict[str, Any]) -> None:
    game = pyspiel.load_game("python_daedalus_classic")
    with pytest.raises(pyspiel.SpielError, match="not a state"):
        game.new_initial_state(told)


def test_a_position_of_another_number_of_seats_is_refused() -> None:
    told = {"position": daedalus.new_game("classic", seats=3, seed="7").position,
            "lay": "", "turns": 0, "dealt": []}  # fmt: skip
    with pytest.raises(pyspiel.SpielError, match="3 sit in the position, not 2"):
        pyspiel.load_game("python_daedalus_classic").new_initial_state(told)


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("python_daedalus_classic(players=3,cards=9)", "too many cards"),
        ("python_daedalus_classic(size=8)", "size"),
        ("python_daedalus_classic(straights=14)", "tiles"),
        ("python_daedalus_classic(turn_limit=-1)", "turn limit"),
        ("python_daedalus_connect(start=3)", "player 3 cannot start"),
    ],
)
def test_what_is_wrong_with_a_game_string_is_said(game: str, why: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=why):
        pyspiel.load_game(game)


def test_parameters_mean_the_options_of_the_edition() -> None:
    play = pyspiel.load_game(
        "python_daedalus_classic(players=4,cards=3,hands=own,ending=last-card,straights=12,start=2)"
    ).rules_of.play
    assert play.seats == 4
    assert dict(play.rules.chosen) == {
        "cards": 3, "hands": "own", "ending": "last-card", "tiles": "12-16-6", "start": 2,
    }  # fmt: skip
    galaxy = pyspiel.load_game("python_daedalus_galaxy(dark_lord=True)").rules_of.play
    assert galaxy.rules.variant.dark_lord
    plain = pyspiel.load_game("python_daedalus_galaxy").rules_of.play
    assert not plain.rules.chosen


def test_unknown_structs_of_actions_are_refused() -> None:
    state = pyspiel.load_game("python_daedalus_classic").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="not an action now"):
        state._struct_to_actions({"action": "b1=6"})


def test_a_state_draws_itself_once_the_board_is_laid() -> None:
    states = played(SMALL["classic"], 1)
    assert next(states)._repr_svg_() is None
    for state in states:
        if state.position is not None:
            assert state._repr_svg_().startswith("<svg")
            break


# --- the end, and who plays ---------------------------------------------------------------------


def test_losers_pay_and_winners_share() -> None:
    game = pyspiel.load_game("python_daedalus_connect(players=3)")
    for caught, returns in {
        "5AB3BC:,:,:": [2, -1, -1],
        "5AB:,3BC:,:": [0.5, 0.5, -1],
        ":,:,:": [0, 0, 0],
    }.items():
        told = {"position": f"connect 0,0=7EF - 1 {caught}", "lay": "", "turns": 46, "dealt": []}
        state = game.new_initial_state(told)
        assert state.is_terminal()
        assert state.returns() == returns


def test_nobody_wins_once_the_turns_are_over() -> None:
    *_, state = played("python_daedalus_classic(turn_limit=3)", 1)
    assert state.at.turns == 3
    assert state.returns() == [0, 0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_without_a_limit_a_game_goes_on() -> None:
    game = pyspiel.load_game("python_daedalus_classic(turn_limit=0)")
    assert game.max_game_length() == 2_000_000


def test_the_searching_bots_of_the_library_play() -> None:
    game = pyspiel.load_game("python_daedalus_classic(size=5,cards=1,turn_limit=6)")
    chance = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=chance),
        ismcts.ISMCTSBot(
            game=game, uct_c=2.0, evaluator=evaluator, max_simulations=6, random_state=chance
        ),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
