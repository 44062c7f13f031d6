"""Tells Gymnasium of our environments without importing them: also its entry point.

Versions that read entry points call `register` while they are being imported themselves; those
since 1.0 read none, and learn of us by `gymnasium.make("daedalus.adapters.gymnasium:Daedalus/…")`.
"""

from __future__ import annotations

from typing import Any

from daedalus.editions import editions


def environments() -> dict[str, dict[str, Any]]:
    """Return the environments by name, with what makes them."""
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
            for edition in editions()
        },
    }


def register() -> None:
    """Tell Gymnasium of all environments; those it knows already are left alone."""
    from gymnasium.envs import registration

    for name, arguments in environments().items():
        if name not in registration.registry:
            registration.register(name, **arguments)
