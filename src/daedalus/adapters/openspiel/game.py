"""The OpenSpiel classes: a Game and a State for every turn-based edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from daedalus.adapters.encoding import DecisionPoint
from daedalus.adapters.encoding_connect import WINDOW
from daedalus.adapters.openspiel.deal import Dealer
from daedalus.adapters.openspiel.deal_connect import ConnectDealer
from daedalus.adapters.openspiel.deal_sliding import SlidingDealer
from daedalus.adapters.openspiel.play import CHANCE, OVER, GameNode, Play
from daedalus.core.errors import GameError, OptionError
from daedalus.core.game import Setup, Slides
from daedalus.editions import edition
from daedalus.editions.connect import Connect
from daedalus.svg import picture

TURN_LIMIT = 200
"""Turns after which a game is drawn: random players may never find anything."""
_ACTIONS_OF_A_TURN = 2
_Parameters = tuple[tuple[str, Any], ...]


@lru_cache(64)
def _play_of(name: str, parameters: _Parameters) -> Play:
    """Return the rules of an edition with the parameters of a game string.

    :raises OptionError: when an option, a value or the number of players is invalid.
    """
    given = dict(parameters)
    seats, limit = given.pop("players"), given.pop("turn_limit", 0)
    if limit < 0:
        raise OptionError(f"not a turn limit: {limit}: a number of turns, 0 for none")
    for option, word in (("cards", "all"), ("start", "random")):
        if given.get(option) == 0:
            given[option] = word
    window = given.pop("window", WINDOW)
    rules: Any = edition(name)
    if "straights" in given:
        straights = f"{given.pop('straights')}-"
        mixes = next(option.words for option in rules.options if option.name == "tiles")
        given["tiles"] = next((mix for mix in mixes if str(mix).startswith(straights)), straights)
    rules = rules.with_options(**given)
    rules.start(Setup(seats, ""))  # raises an error if the options do not fit
    dealer: Dealer
    if isinstance(rules, Connect):
        dealer = ConnectDealer(rules, seats, window)
    else:
        dealer = SlidingDealer(rules, seats)
    return Play(dealer, limit)


class _Rules:
    """The rules of a state, copied and pickled by name only."""

    def __init__(self, name: str, parameters: _Parameters) -> None:
        self.play = _play_of(name, parameters)
        self._key = (name, parameters)

    def __deepcopy__(self, memo: object) -> _Rules:
        return self

    def __reduce__(self) -> tuple[type[_Rules], tuple[str, _Parameters]]:
        return _Rules, self._key


class DaedalusGame(pyspiel.Game):
    """An edition with its parameters: ``python_daedalus_classic(players=3,cards=2)``."""

    edition: ClassVar[str]
    defaults: ClassVar[Mapping[str, Any]]
    game_type: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**self.defaults, **(params or {})}
        try:
            self.rules_of = _Rules(self.edition, tuple(sorted(chosen.items())))
        except GameError as error:
            raise pyspiel.SpielError(f"{self.game_type.short_name}: {error}") from error
        play = self.rules_of.play
        # A game of Connect ends by itself, since every turn lays a tile of the box.
        turns = play.turn_limit or play.dealer.draws
        if isinstance(play.rules, Slides) and not play.turn_limit:
            turns = 1_000_000  # stands for no limit
        self._draws = play.dealer.draws
        super().__init__(
            self.game_type,
            pyspiel.GameInfo(
                num_distinct_actions=play.code.actions,
                max_chance_outcomes=play.dealer.outcomes,
                num_players=play.seats,
                min_utility=-1.0,
                max_utility=play.seats - 1.0,
                utility_sum=0.0,
                max_game_length=turns * _ACTIONS_OF_A_TURN,
            ),
            dict(params or {}),
        )

    def max_chance_nodes_in_history(self) -> int:
        return self._draws

    def new_initial_state(self, state: Any = None) -> DaedalusState:
        """Return the initial state, or the state described by a struct or its dict.

        :raises SpielError: when the dict does not describe a state.
        """
        return DaedalusState(self, state)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """Return an observer of states.

        :raises ValueError: when there are parameters, since none are supported.
        """
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        return Observer(
            self.rules_of.play, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        )


class DaedalusState(pyspiel.State):
    """A game between two actions or draws."""

    def __init__(self, game: DaedalusGame, state: Any = None) -> None:
        super().__init__(game)
        self._rules = game.rules_of
        self._at = self._rules.play.start()
        if state is not None:
            told = state if isinstance(state, Mapping) else state.to_dict()
            try:
                self._at = _read(self._rules.play, told)
            except (GameError, KeyError, TypeError, IndexError) as error:
                raise pyspiel.SpielError(f"not a state: {error}") from error
        self._root = self._at

    @property
    def play(self) -> Play:
        return self._rules.play

    @property
    def at(self) -> GameNode:
        return self._at

    @property
    def position(self) -> Any:
        """The position in our own terms, or None while the board is being laid."""
        return self._at.spot.state

    # --- what OpenSpiel asks for -----------------------------------------------------------------

    def current_player(self) -> int:
        return self._at.player

    def is_terminal(self) -> bool:
        return self._at.player == OVER

    # OpenSpiel implements the next two itself, in C++ that calls back here several times.  These
    # give callers from Python the same answer directly.

    def is_chance_node(self) -> bool:
        return self._at.player == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        at = self._at
        if player or at.player < 0:
            return list(super().legal_actions(*player))
        return self._rules.play.legal(at, at.player)

    def _legal_actions(self, player: int) -> list[int]:
        return self._rules.play.legal(self._at, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._rules.play.chances(self._at)

    def _apply_action(self, action: int) -> None:
        at, play = self._at, self._rules.play
        self._at = play.after_chance(at, action) if at.player == CHANCE else play.after(at, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.play.chance_text(self._at, action)
        return self.play.text(self._at, action)

    def returns(self) -> list[float]:
        return self._rules.play.returns(self._at)

    def __str__(self) -> str:
        at = self._at
        if at.spot.state is None:
            return self.play.view_text(at, None)
        text = str(self.play.rules.write(at.spot.state))
        return text if at.spot.lay is None else f"{text} {at.spot.lay}"

    def _repr_svg_(self) -> str | None:
        return None if self.position is None else picture(self.play.rules, self.position)

    def resample_from_infostate(
        self, player_id: int, sampler: Callable[[], float]
    ) -> DaedalusState:
        """Return a state that looks the same to a player, with unknown cards drawn anew."""
        root, actions = self.play.resample(self._root, self.history(), player_id, sampler)
        told = None if root.first is None else _told(root, self.play)
        state = DaedalusState(self.get_game(), told)
        for action in actions:
            state.apply_action(action)
        return state

    # --- structs ---------------------------------------------------------------------------------

    def _to_struct(self) -> dict[str, Any]:
        return _told(self._at, self.play)

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        at = self._at
        return {
            "current_player": at.player,
            "observing_player": player,
            "position": self.play.view_text(at, player),
            "turns": at.turns,
        }

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, action: Mapping[str, Any]) -> list[int]:
        text, player = action["action"], self.current_player()
        choices = self.legal_actions()
        found = [one for one in choices if self._action_to_string(player, one) == text]
        if not found:
            raise pyspiel.SpielError(f"not an action now: {text!r}")
        return found[:1]


def _told(at: GameNode, play: Play) -> dict[str, Any]:
    """Return the struct that describes a moment."""
    state, lay = at.spot
    return {
        "current_player": at.player,
        "dealt": list(at.dealt),
        "position": "" if state is None else play.rules.write(state),
        "lay": "" if lay is None else str(lay),
        "turns": at.turns,
    }


def _read(play: Play, told: Mapping[str, Any]) -> GameNode:
    """Return the moment described by a struct."""
    if not told["position"]:
        moment = play.start()
        for outcome in told["dealt"]:
            if outcome not in dict(play.chances(moment)):
                raise OptionError(f"not dealt: {outcome!r}")
            moment = play.after_chance(moment, outcome)
        return moment
    state = play.rules.read(told["position"])
    if play.rules.seated(state) != play.seats:
        raise OptionError(f"{play.rules.seated(state)} sit in the position, not {play.seats}")
    lay = play.rules.parse(told["lay"]) if told["lay"] else None
    return play.begin(DecisionPoint(state, lay), int(told["turns"]))


class Observer:
    """Observes a state for a player, as planes of numbers or as a line of text."""

    def __init__(self, play: Play, kind: pyspiel.IIGObservationType) -> None:
        self._play = play
        self._public, self._recall = kind.public_info, kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private and not self._recall:
            code = play.code
            shape = (len(code.planes), code.size, code.size)
            self.tensor = np.zeros(np.prod(shape), np.float32)
            self.dict["observation"] = self.tensor.reshape(shape)

    def set_from(self, state: DaedalusState, player: int) -> None:
        """Fill the tensor with what *player* sees."""
        if self.tensor is None:
            return
        spot = state.at.spot
        if spot.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self._play.code.observe(spot, player), np.int8)

    def string_from(self, state: DaedalusState, player: int) -> str:
        """Return what *player* sees as text."""
        play, at = self._play, state.at
        if not self._public:
            return play.own_text(at, player) if self._private else ""
        who = player if self._private else None
        text = play.known_text(at, who) if self._recall else play.view_text(at, who)
        return f"{player + 1}: {text}" if self._private else text
