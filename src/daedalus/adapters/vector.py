"""A vector environment over the compiled kernels: a step plays a whole turn in every game.

An action is a push and a walk at once: lane * 49 + cell, where the lane is the number of the push
in `adapters.encoding`, so 0 to 2351.  Masks are 48 sets of cells for each game, one per push
(`masks="bits"`), or expanded along with the planes of the encoding (`masks="bools"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from daedalus.extras import extra

with extra("rl", "fast"):
    import numba  # noqa: F401  before the modules that are compiled by it
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
from daedalus.editions.classic import RULES
from daedalus.editions.sliding.box import slots, tile_set
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast import batch
from daedalus.fast.batch import AT_ONCE, MASK_WORDS, NEXT_TIME, NOTE, TURN_NUMBERS, WON
from daedalus.fast.crew import Crew, apart
from daedalus.fast.lanes import CELLS, LANES, SIZE, TURNS, U

NumPyArray = NDArray[Any]
Arrays = tuple[NumPyArray, NumPyArray, NumPyArray, NumPyArray, NumPyArray, NumPyArray]
MASKS: Final = ("bits", "bools")
_SLOTS: Final = slots(SIZE, SIZE)
ALONE: Final = Rewards(goal=1.0, turn=-0.1)
"""Rewards of a solo game: every goal, less the cost of the turns."""


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
        render_mode: str | None = None,
    ) -> None:
        """Allocate the games.

        *threads*: including the calling one; the others sleep if no step comes for a while.
        *copy*: return fresh arrays; without it each step overwrites the arrays of the last one.
        """
        mode = AutoresetMode(autoreset_mode)
        if mode is AutoresetMode.DISABLED:
            raise OptionError("games are dealt anew by themselves: SameStep or NextStep")
        if masks not in MASKS:
            raise OptionError(f"no such masks: {quoted(masks)}: there are {', '.join(MASKS)}")
        for name, value in (("num_envs", num_envs), ("threads", threads), ("limit", turn_limit)):
            if type(value) is not int or value < 1:
                raise OptionError(f"{name} cannot be {quoted(value)}: a number from 1")
        if type(players) is not int or players not in RULES.seats:
            raise OptionError(f"classic cannot be played by {quoted(players)}: it is for 1 to 4")
        rules = RULES.with_options(cards=cards, tiles=tiles)
        assert isinstance(rules, Sliding)
        self.rules = rules
        most = 24 // players
        self.cards = most if rules.variant.cards == "all" else int(rules.variant.cards)
        if self.cards > most:
            raise OptionError(f"too many cards: {self.cards} each: there are {most} at most")
        self.num_envs, self.players, self.masks = num_envs, players, masks
        self.turn_limit, self.copy = turn_limit, copy
        self.rewards = read_rewards(rewards, ALONE if players == 1 else Rewards())
        self.render_mode = check_mode(render_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi", "svg", "rgb_array"]}
        self._mode = mode
        self.code = SlidingEncoding(rules, players)
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
        games, count, whole = self.num_envs, self.players, np.int64
        box = tile_set(SIZE, self.rules.variant.tiles)
        self._box = (
            np.array([sides for sides, _ in box.loose], whole),
            np.array([ord(letter) - 64 if letter else 0 for _, letter in box.loose], np.uint8),
            np.array(
                [ord(box.fixed[cell]) - 64 if cell in box.fixed else 0 for cell in range(CELLS)],
                np.uint8,
            ),
        )
        self._boards = np.zeros((games, 5), U)
        self._motifs = np.zeros((games, CELLS + 1), np.uint8)
        self._pieces = np.zeros((games, count), whole)
        self._hands = np.zeros((games, count, self.cards), np.uint8)
        self._found = np.zeros((games, count), whole)
        self._sealed, self._seat, self._bar = (np.zeros(games, whole) for _ in range(3))
        self._turns, self._stands = np.zeros(games, whole), np.zeros(games, whole)
        self._chance = np.zeros(games, U)
        self._reach = np.zeros((games, LANES), U)
        bools = self.masks == "bools"
        # Rows of planes are padded to whole words of eight cells.
        self._words = (-(-self._width * CELLS // 8), MASK_WORDS) if bools else (self._width, LANES)
        renew = AT_ONCE if self._mode is AutoresetMode.SAME_STEP else NEXT_TIME
        plan = (games, count, self.cards, self.turn_limit, renew, bools, *self._words)
        pays = self.rewards
        self._known = (
            apart(np.zeros(len(NOTE), whole)),
            apart(np.array(plan, whole)),
            apart([pays.win, pays.goal, pays.turn, pays.illegal]),
        )
        self._none, self._kept, self._last = np.zeros(games, whole), self._fresh(), self._fresh()
        fixed = (
            *self._last[3:], *self._box, self._boards, self._motifs, self._pieces, self._hands,
            self._found, self._sealed, self._seat, self._bar, self._turns, self._stands,
            self._chance, self._reach,
        )  # fmt: skip
        self._held = (*fixed, *self._scratch())
        # the step's own arrays are the leader's
        idle = (*self._known, False, self._none, *self._kept)
        others = [(*idle, *fixed, *self._scratch()) for _ in range(threads - 1)]
        self._crew = Crew(batch.attend, others)

    def _fresh(self) -> Arrays:
        """Return arrays for the results: rewards, wins, truncations, seats, observations, masks."""
        games = self.num_envs
        seen, shown = self._words
        return (
            np.empty(games), np.empty(games, np.bool_), np.empty(games, np.bool_),
            np.empty(games, np.int8), np.empty((games, seen), U), np.empty((games, shown), U),
        )  # fmt: skip

    # --- playing --------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NumPyArray], dict[str, Any]]:
        """Deal all games again."""
        super().reset(seed=seed)
        self._chance[:] = self.np_random.integers(0, 2**64, self.num_envs, U)
        room = self._room()
        self._attend(True, self._none, room)
        return self._told(room)

    def step(
        self, actions: Any
    ) -> tuple[dict[str, NumPyArray], NumPyArray, NumPyArray, NumPyArray, dict[str, Any]]:
        """Play a turn in every game."""
        wanted = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (self.num_envs,):
            raise OptionError(f"not a turn for each of {self.num_envs}: shape {wanted.shape}")
        room = self._room()
        ended = self._attend(False, wanted, room)
        observation, told = self._told(room)
        paid, over, cut = room[:3]
        if ended and self._mode is AutoresetMode.SAME_STEP:
            told |= self._final(over | cut, told["seat"])
        return observation, paid, over, cut, told

    def _room(self) -> Arrays:
        return self._fresh() if self.copy else self._kept

    def _attend(self, dealing: bool, wanted: NumPyArray, room: Arrays) -> int:
        """Run a step in all threads; return how many games have ended."""
        return int(self._crew.run((*self._known, dealing, wanted, *room, *self._held)))

    def _scratch(self) -> tuple[NumPyArray, NumPyArray, NumPyArray]:
        """Return a thread's own buffers: lanes, words, a deck."""
        return (
            apart(np.zeros((2, LANES), U)),
            apart(np.zeros(self._width + 1, U)),
            apart(np.zeros(64, np.int64)),
        )

    # --- what is returned -----------------------------------------------------------------------

    def _told(self, room: Arrays) -> tuple[dict[str, NumPyArray], dict[str, Any]]:
        *_, seats, seen, shown = room
        return self._spelled(seen, shown), {"seat": seats}

    def _spelled(self, seen: NumPyArray, shown: NumPyArray) -> dict[str, NumPyArray]:
        """Return words as the values they encode."""
        if self.masks == "bools":
            used = self._width * CELLS
            seen = seen.view(np.int8)[:, :used].reshape(-1, self._width, SIZE, SIZE)
            shown = shown.view(np.bool_)
        return {"observation": seen, "action_mask": shown}

    def _final(self, ended: NumPyArray, seats: NumPyArray) -> dict[str, Any]:
        """Return the final observations of games that were dealt again at once."""
        *_, last_seats, seen, shown = self._last
        sights = self._spelled(seen, shown)
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = {name: values[game].copy() for name, values in sights.items()}
        known = {"seat": np.where(ended, last_seats, seats), "_seat": ended}
        return {
            "final_obs": last, "_final_obs": ended,
            "final_info": known, "_final_info": ended.copy(),
        }  # fmt: skip

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of every game, a row of 2352 each, whatever form masks have."""
        masks = np.empty((self.num_envs, MASK_WORDS), U)
        batch.show_masks(self._reach, masks)
        return masks.view(np.bool_)

    def state(self, game: int) -> State:
        """Return a game as a state of the rules, all cards included."""
        paths = bytes(
            sum((int(self._boards[game, side]) >> cell & 1) << side for side in range(4))
            for cell in range(CELLS)
        ) + bytes((int(self._boards[game, 4]),))
        motifs = bytes(64 + letter if letter else BARE for letter in self._motifs[game].tolist())
        hands = ["".join(chr(64 + card) for card in hand) for hand in self._hands[game].tolist()]
        found = self._found[game].tolist()
        bar, sealed = int(self._bar[game]), int(self._sealed[game])
        return State(
            Maze(SIZE, paths, motifs),
            tuple(self._pieces[game].tolist()),
            NOWHERE,
            int(self._seat[game]),
            ENDED if self._stands[game] == WON else TO_PUSH,
            _SLOTS[bar].cell if bar >= 0 else NOWHERE,
            tuple(hand[:have] for hand, have in zip(hands, found, strict=True)),
            tuple(hand[have:] for hand, have in zip(hands, found, strict=True)),
            tuple(seat for seat in range(self.players) if sealed >> seat & 1),
        )

    def texts(self, game: int, action: int) -> tuple[str, str]:
        """Return the push and the walk of a turn as the rules write them."""
        lane, cell = divmod(int(action), CELLS)
        way, slot = divmod(lane, len(_SLOTS))
        sides = int(TURNS[int(self._boards[game, 4]), way])
        names = [f"{chr(97 + at % SIZE)}{at // SIZE + 1}" for at in (_SLOTS[slot].cell, cell)]
        return f"{names[0]}={HEX[sides]}", names[1]

    def render(self) -> tuple[Any, ...] | None:
        """Return a picture of every game."""
        if self.render_mode is None:
            return None
        return tuple(
            render(self.render_mode, self.rules, self.state(game)) for game in range(self.num_envs)
        )

    def close_extras(self, **kwargs: Any) -> None:
        self._crew.dismiss()
