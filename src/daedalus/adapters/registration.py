"""Registers our environments with Gymnasium without importing them; also its entry point.

Gymnasium versions that read entry points call `register` while they are themselves being imported.
Versions since 1.0 do not read them; there it is
`gymnasium.make("daedalus.adapters.gymnasium:Daedalus/…")` that registers us.
"""

from __future__ import annotations

from typing import Any

from daedalus.core.game import Slides, Timed
from daedalus.editions import shelf


def environments() -> dict[str, dict[str, Any]]:
    """Return the environments by name, with their entry points."""
    here = "daedalus.adapters"
    found: dict[str, dict[str, Any]] = {
        "Daedalus/ClassicSolo-v0": {"entry_point": f"{here}.gymnasium:SoloEnv"},
        "Daedalus/GoSolo-v0": {"entry_point": f"{here}.gymnasium:GoSoloEnv"},
    }
    for edition, rules in shelf().items():
        name = edition.title()
        chosen = {"kwargs": {"edition": edition}}
        found[f"Daedalus/{name}AgainstBots-v0"] = {
            "entry_point": f"{here}.gymnasium:AgainstBots",
            **chosen,
        }
        if isinstance(rules, Slides):
            compiled = {"vector_entry_point": f"{here}.vector:ClassicVectorEnv"}
            found[f"Daedalus/{name}Turns-v0"] = compiled | chosen
        if isinstance(rules, Timed):
            ticks = {"vector_entry_point": f"{here}.vector_steps:TicksVectorEnv"}
            found[f"Daedalus/{name}Steps-v0"] = ticks
        else:
            steps = {"vector_entry_point": f"{here}.vector_steps:StepsVectorEnv"}
            found[f"Daedalus/{name}Steps-v0"] = steps | chosen
    return found


def register() -> None:
    """Register all environments with Gymnasium, skipping those it already knows."""
    from gymnasium.envs import registration

    for name, arguments in environments().items():
        if name not in registration.registry:
            registration.register(name, **arguments)
