"""A vector environment over the compiled kernels: a step plays a whole turn in every game.

An action is a push and a walk at once: lane * 49 + cell, where the lane is the number of the push
in `adapters.encoding`, so 0 to 2351.  Masks are 48 sets of cells for each game, one per push
(`masks="bits"`), or expanded along with the planes of the encoding (`masks="bools"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock
from typing import Any, Final

from daedalus.extras import extra

with extra("rl", "fast"):
    import numba  # before the modules that are compiled by it
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from daedalus.adapters.drawing import check_mode, render
from daedalus.adapters.encoding import LARGEST, SlidingEncoding
from daedalus.adapters.rewards import Rewards, read_rewards
from daedalus.core.errors import OptionError, quoted
from daedalus.core.maze import BARE, HEX, Maze
from daedalus.editions import edition as edition_of
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.box import slots, tile_set
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast import batch
from daedalus.fast.batch import MASK_WORDS, TURN_NUMBERS, WON, Results, Sights
from daedalus.fast.lanes import CELLS, LANES, SIZE, TURNS, U

_NumPyArray = NDArray[Any]
_MASKS: Final = ("bits", "bools")
_SLOTS: Final = slots(SIZE, SIZE)
_ONE_AT_A_TIME: Final = Lock()
_ALONE: Final = Rewards(goal=1.0, turn=-0.1)
"""Rewards of a solo game: every goal, less the cost of the turns."""


def _number(letter: str | None) -> int:
    """Return a motif as the kernels count them: A is 1, 0 is none."""
    return ord(letter) - 64 if letter else 0


def _rules(name: str, **options: Any) -> Sliding:
    """Return the rules of an edition that the kernels play.

    :raises OptionError: when they do not.
    """
    plain, other = RULES, edition_of(name)
    assert isinstance(plain, Sliding)
    if not isinstance(other, Sliding) or other.variant != plain.variant:
        raise OptionError(f"the kernels do not play {quoted(name)}: use adapters.vector_steps")
    return other.with_options(**options)


class ClassicVectorEnv(VectorEnv[Any, Any, Any]):
    """Many classic games at once, each for one to four players, all controlled from outside.

    An observation is what the player in turn sees, in every game.  The reward goes to the player
    who has just moved; a win for one is a loss for all others.  An illegal turn does nothing, costs
    `rewards.illegal` and counts towards the limit.
    """

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 1,
        cards: int | str = "all",
        masks: str = "bits",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        turn_limit: int = 1000,
        rewards: Mapping[str, float] | Rewards | None = None,
        threads: int = 1,
        copy: bool = True,
        tiles: str = "13-15-6",
        glance: bool = False,
        render_mode: str | None = None,
        edition: str = "classic",
    ) -> None:
        """Allocate the games.

        *edition*: a sliding one; without options all three have the same box and the same rules.
        *threads*: numba's, as many as there are processors at most.
        *copy*: return fresh arrays; without it each step overwrites the arrays of the last one.
        *glance*: planes also show what each push brings into reach; masks as bits do so anyway.
        """
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise OptionError("games are dealt anew by themselves: SameStep or NextStep")
        if masks not in _MASKS:
            raise OptionError(f"no such masks: {quoted(masks)}: there are {', '.join(_MASKS)}")
        if glance and masks != "bools":
            raise OptionError(f"no planes at a glance with masks={quoted(masks)}: they are bits")
        for name, value in (("num_envs", num_envs), ("threads", threads), ("limit", turn_limit)):
            if type(value) is not int or value < 1:
                raise OptionError(f"{name} cannot be {quoted(value)}: a number from 1")
        if type(players) is not int or players not in RULES.seats:
            raise OptionError(f"classic cannot be played by {quoted(players)}: it is for 1 to 4")
        self.rules = rules = _rules(edition, cards=cards, tiles=tiles)
        most = 24 // players
        self.cards = most if rules.variant.cards == "all" else int(rules.variant.cards)
        if self.cards > most:
            raise OptionError(f"too many cards: {self.cards} each: there are {most} at most")
        self.num_envs, self.players, self.masks = num_envs, players, masks
        self.turn_limit, self.copy = turn_limit, copy
        self.rewards = read_rewards(rewards, _ALONE if players == 1 else Rewards())
        self.render_mode = check_mode(render_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi", "svg", "rgb_array"]}
        self._mode = mode
        self.code = SlidingEncoding(rules, players, glance)
        self._make_spaces()
        self._make_room(threads)

    def _make_spaces(self) -> None:
        count = self.players
        self.single_action_space = spaces.Discrete(TURN_NUMBERS)
        if self.masks == "bits":
            self._width = 6 + 3 * count
            most = (1 << CELLS + 1) - 1
            seen: spaces.Space[Any] = spaces.Box(0, most, (self._width,), U)
            mask: spaces.Space[Any] = spaces.Box(0, most >> 1, (LANES,), U)
        else:
            self._width = len(self.code.planes)
            seen = spaces.Box(0, LARGEST, (self._width, SIZE, SIZE), np.int8)
            mask = spaces.Box(0, 1, (TURN_NUMBERS,), np.bool_)
        self.single_observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def _make_room(self, threads: int) -> None:
        games, count = self.num_envs, self.players
        pays = self.rewards
        box = tile_set(SIZE, self.rules.variant.tiles)
        bools = self.masks == "bools"
        # Rows of planes are padded to whole words of eight cells.
        self._words = (-(-self._width * CELLS // 8), MASK_WORDS) if bools else (self._width, LANES)
        fixed = [box.fixed.get(cell) for cell in range(CELLS)]
        self._terms = np.zeros(1, batch.TERMS)
        terms = self._terms[0]
        terms["seats"], terms["cards"], terms["limit"] = count, self.cards, self.turn_limit
        terms["later"], terms["spelled"] = self._mode is AutoresetMode.NEXT_STEP, bools
        terms["glance"] = self.code.glance
        terms["pays"] = pays.win, pays.goal, pays.turn, pays.illegal
        terms["loose"] = [sides for sides, _ in box.loose]
        terms["loose_letters"] = [_number(letter) for _, letter in box.loose]
        terms["fixed_letters"] = [_number(letter) for letter in fixed]
        self._games = np.zeros(games, batch.GAME)
        self._chance = np.zeros(1, U)  # of sampling; deals have their own
        self._kept, self._last = self._fresh(), self._fresh().sights
        self._scratch = np.zeros(threads, batch.SCRATCH)
        self._bounds = np.array([games * at // threads for at in range(threads + 1)])

    def _fresh(self) -> Results:
        """Return arrays for the results of a step."""
        games = self.num_envs
        seen, shown = self._words
        sights = Sights(
            np.empty(games, np.int8), np.empty((games, seen), U), np.empty((games, shown), U)
        )
        return Results(
            np.empty(games), np.empty(games, np.bool_), np.empty(games, np.bool_), sights
        )

    # --- playing --------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, _NumPyArray], dict[str, Any]]:
        """Deal all games again."""
        super().reset(seed=seed)
        self._games["chance"][:] = self.np_random.integers(0, 2**64, self.num_envs, U)
        self._chance[:] = ~self._games["chance"][:1]
        results = self._results()
        self._attend(np.zeros(0, np.int64), results)
        return self._told(results.sights)

    def step(
        self, actions: Any
    ) -> tuple[dict[str, _NumPyArray], _NumPyArray, _NumPyArray, _NumPyArray, dict[str, Any]]:
        """Play a turn in every game."""
        wanted = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (self.num_envs,):
            raise OptionError(f"not a turn for each of {self.num_envs}: shape {wanted.shape}")
        results = self._results()
        ended = self._attend(wanted, results)
        observation, told = self._told(results.sights)
        if ended and self._mode is AutoresetMode.SAME_STEP:
            told |= self._final(results.won | results.cut, told["seat"])
        return observation, results.paid, results.won, results.cut, told

    def _results(self) -> Results:
        return self._fresh() if self.copy else self._kept

    def _attend(self, wanted: _NumPyArray, results: Results) -> int:
        """Run a step in all threads; return how many games have ended."""
        rest = (wanted, self._terms, results, self._last, self._scratch)
        if len(self._scratch) == 1:
            return int(batch.attend(self._games, 0, *rest))
        with _ONE_AT_A_TIME:  # not all of numba's threading layers can be shared
            before = numba.get_num_threads()
            numba.set_num_threads(min(len(self._scratch), numba.config.NUMBA_NUM_THREADS))
            try:
                return int(batch.attend_in_threads(self._games, self._bounds, *rest))
            finally:
                numba.set_num_threads(before)

    # --- what is returned -----------------------------------------------------------------------

    def _told(self, sights: Sights) -> tuple[dict[str, _NumPyArray], dict[str, Any]]:
        return self._spelled(sights.seen, sights.masks), {"seat": sights.seat}

    def _spelled(self, seen: _NumPyArray, shown: _NumPyArray) -> dict[str, _NumPyArray]:
        """Return words as the values they encode."""
        if self.masks == "bools":
            used = self._width * CELLS
            seen = seen.view(np.int8)[:, :used].reshape(-1, self._width, SIZE, SIZE)
            shown = shown.view(np.bool_)
        return {"observation": seen, "action_mask": shown}

    def _final(self, ended: _NumPyArray, seats: _NumPyArray) -> dict[str, Any]:
        """Return the final observations of games that were dealt again at once."""
        sights = self._spelled(self._last.seen, self._last.masks)
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = {name: values[game].copy() for name, values in sights.items()}
        known = {"seat": np.where(ended, self._last.seat, seats), "_seat": ended}
        return {
            "final_obs": last, "_final_obs": ended,
            "final_info": known, "_final_info": ended.copy(),
        }  # fmt: skip

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of every game, a row of 2352 each, whatever form masks have."""
        masks = np.empty((self.num_envs, MASK_WORDS), U)
        batch.show_masks(self._games, masks)
        return masks.view(np.bool_)

    def state(self, game: int) -> State:
        """Return a game as a state of the rules, all cards included."""
        now = self._games[game]
        board, bar, sealed = now["board"].tolist(), int(now["bar"]), int(now["sealed"])
        paths = [
            sum((board[side] >> cell & 1) << side for side in range(4)) for cell in range(CELLS)
        ]
        motifs = bytes(64 + letter if letter else BARE for letter in now["motifs"].tolist())
        hands = [
            "".join(chr(64 + card) for card in hand[: self.cards])
            for hand in now["hands"][: self.players].tolist()
        ]
        found = now["found"].tolist()[: self.players]
        return State(
            Maze(SIZE, bytes((*paths, board[4])), motifs),
            tuple(now["pieces"].tolist()[: self.players]),
            NOWHERE,
            int(now["seat"]),
            ENDED if now["state"] == WON else TO_PUSH,
            _SLOTS[bar].cell if bar >= 0 else NOWHERE,
            tuple(hand[:have] for hand, have in zip(hands, found, strict=True)),
            tuple(hand[have:] for hand, have in zip(hands, found, strict=True)),
            tuple(seat for seat in range(self.players) if sealed >> seat & 1),
        )

    @property
    def planes(self) -> tuple[str, ...]:
        """What each plane of an observation means, with masks as bools."""
        return self.code.planes

    def action_meaning(self, number: int) -> str:
        """Return what an action means.

        :raises OptionError: when there is no such action.
        """
        if number not in range(TURN_NUMBERS):
            raise OptionError(f"no such action: {quoted(number)}: 0 to {TURN_NUMBERS - 1}")
        push, cell = divmod(int(number), CELLS)
        return f"{self.code.meaning(push)}, {self.code.meaning(LANES + cell)}"

    def sample_actions(self) -> NDArray[np.int64]:
        """Return a random legal turn for every game, drawn by the kernels."""
        actions = np.empty(self.num_envs, np.int64)
        batch.sample(self._games, self._chance, actions)
        return actions

    def texts(self, game: int, action: int) -> tuple[str, str]:
        """Return the push and the walk of a turn as the rules write them."""
        lane, cell = divmod(int(action), CELLS)
        way, slot = divmod(lane, len(_SLOTS))
        sides = int(TURNS[int(self._games[game]["board"][4]), way])
        names = [f"{chr(97 + at % SIZE)}{at // SIZE + 1}" for at in (_SLOTS[slot].cell, cell)]
        return f"{names[0]}={HEX[sides]}", names[1]

    def render(self) -> tuple[Any, ...] | None:
        """Return a picture of every game."""
        if self.render_mode is None:
            return None
        return tuple(
            render(self.render_mode, self.rules, self.state(game)) for game in range(self.num_envs)
        )
