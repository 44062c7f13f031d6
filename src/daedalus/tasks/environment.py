"""The tasks as Gymnasium environments: `gymnasium.make("daedalus.tasks.environment:ID")`."""

from __future__ import annotations

from typing import Any, Final

from daedalus.extras import extra

with extra("rl"):
    import gymnasium
    from gymnasium.envs import registration
    from numpy.typing import NDArray

from daedalus.adapters.gymnasium import AgainstBots, GoSoloEnv, SoloEnv
from daedalus.core.errors import OptionError, quoted
from daedalus.core.game import Setup, Timed
from daedalus.tasks.deals import deals, fits
from daedalus.tasks.play import glances, homeward
from daedalus.tasks.task import DEALS, TASKS, TURN_COST, Task, task

_STEPS: Final = 2
"""A turn of the sliding editions, and at most of Connect: a push and a walk, a lay and a catch."""


class TaskEnv(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A task to learn on: new deals in every episode, never one of the fixed ones.

    `reset(options={"deal": 7})` sets up a fixed deal, to look at what is evaluated.
    """

    def __init__(self, name: str, render_mode: str | None = None, **changes: Any) -> None:
        self.task: Task = task(name)
        super().__init__(_made(self.task, render_mode, **changes))

    @property
    def planes(self) -> tuple[str, ...]:
        """What each plane of an observation means."""
        return tuple(self.env.get_wrapper_attr("planes"))

    def action_meaning(self, number: int) -> str:
        """Return what an action means."""
        return str(self.env.get_wrapper_attr("action_meaning")(number))

    def action_masks(self) -> NDArray[Any]:
        """Return the legal actions, for MaskablePPO."""
        masks: NDArray[Any] = self.env.get_wrapper_attr("action_masks")()
        return masks

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        options = dict(options or {})
        if "deal" in options:
            options |= self._fixed(options.pop("deal"))
        elif self.task.fewest is not None and "position" not in options:
            if seed is not None:
                super().reset(seed=seed)
            options["position"] = self._fitting()
            seed = None
        return super().reset(seed=seed, options=options)

    def _fixed(self, number: object) -> dict[str, Any]:
        if type(number) is not int or not 0 <= number < DEALS:
            raise OptionError(f"no such deal: {quoted(number)}: 0 to {DEALS - 1}")
        position = self.task.rules.write(deals(self.task)[number])
        return {"position": position, "seat": number % self.task.seats}

    def _fitting(self) -> str:
        """Return a random deal that the task accepts."""
        rules = self.task.rules
        while True:
            number = int(self.np_random.integers(2**63))
            state = rules.start(Setup(self.task.seats, str(number)))
            if fits(self.task, state):
                return rules.write(state)


def _made(given: Task, render_mode: str | None, **changes: Any) -> Any:
    """Return the environment of the edition, with what the task asks for."""
    options = dict[str, Any](given.options) | changes
    if isinstance(given.rules, Timed):
        return GoSoloEnv(tick_limit=given.turns, render_mode=render_mode, **options)
    steps = _STEPS * given.turns
    if glances(given.rules):
        options.setdefault("glance", True)
    if given.rivals:
        # As many turns as the rivals have are between two of one's own, but cost no step.
        return AgainstBots(
            given.edition, given.rivals, step_limit=steps, render_mode=render_mode, **options
        )
    pays = {"goal": 1.0, "win": 1.0 if homeward(given) else 0.0, "turn": -TURN_COST}
    if given.score == "found":
        pays["turn"] = 0.0
    options.setdefault("rewards", pays)
    return SoloEnv(given.edition, step_limit=steps, render_mode=render_mode, **options)


def register() -> None:
    """Register all tasks with Gymnasium, skipping those it already knows."""
    for each in TASKS:
        if each.id not in registration.registry:
            registration.register(
                each.id, entry_point=f"{__name__}:TaskEnv", kwargs={"name": each.name}
            )


register()
