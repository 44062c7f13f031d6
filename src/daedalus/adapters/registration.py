"""Registers our environments with Gymnasium without importing them; also its entry point.

Gymnasium versions that read entry points call `register` while they are themselves being imported.
Versions since 1.0 do not read them; there it is
`gymnasium.make("daedalus.adapters.gymnasium:Daedalus/…")` that registers us.
"""

from __future__ import annotations

from typing import Any

from daedalus.editions import edition_names


def environments() -> dict[str, dict[str, Any]]:
    """Return the environments by name, with their entry points."""
    here = "daedalus.adapters.gymnasium"
    return {
        "Daedalus/ClassicSolo-v0": {"entry_point": f"{here}:SoloEnv"},
        "Daedalus/GoSolo-v0": {"entry_point": f"{here}:GoSoloEnv"},
        "Daedalus/ClassicTurns-v0": {
            "vector_entry_point": "daedalus.adapters.vector:ClassicVectorEnv"
        },
        **{
            f"Daedalus/{edition.title()}AgainstBots-v0": {
                "entry_point": f"{here}:AgainstBots",
                "kwargs": {"edition": edition},
            }
            for edition in edition_names()
        },
    }


def register() -> None:
    """Register all environments with Gymnasium, skipping those it already knows."""
    from gymnasium.envs import registration

    for name, arguments in environments().items():
        if name not in registration.registry:
            registration.register(name, **arguments)
