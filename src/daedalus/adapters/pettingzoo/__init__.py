"""PettingZoo environments: `classic_v0`, `pirates_v0`, `galaxy_v0`, `connect_v0` and `go_v0`.

Every edition has one; the turn-based ones are created here, as modules named after the edition.
Importing this also registers them with PettingZoo, in versions that have a registry:
`pettingzoo.make("aec", "daedalus/classic_v0")`.
"""

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from daedalus.core.game import Timed
from daedalus.editions import edition_names, shelf
from daedalus.extras import extra

with extra("rl"):
    from daedalus.adapters.pettingzoo.turns import makers

NAMES = tuple(f"{edition}_v0" for edition in edition_names())


def _module(edition: str) -> ModuleType:
    """Return a module with the environment of an edition that is played in turns."""
    name = f"{__name__}.{edition}_v0"
    module = ModuleType(name, f"The edition `{edition}` as a PettingZoo environment.")
    raw_env, env, parallel_env = makers(name, edition)
    vars(module).update(raw_env=raw_env, env=env, parallel_env=parallel_env)
    return module


for _edition, _rules in shelf().items():
    if not isinstance(_rules, Timed):  # where everyone acts at once there is a file: go_v0
        # Known to the importer, so that pickled environments find their class again.
        sys.modules[f"{__name__}.{_edition}_v0"] = _module(_edition)
        globals()[f"{_edition}_v0"] = sys.modules[f"{__name__}.{_edition}_v0"]


def __getattr__(name: str) -> Any:
    raise AttributeError(f"no such environment: {name}: there are {', '.join(NAMES)}")


def register() -> None:
    """Register all environments with PettingZoo, skipping those it already knows."""
    if find_spec("pettingzoo.env_registry") is None:  # older versions do not have it
        return
    from pettingzoo.env_registry import registration

    known = {"aec": registration.aec_registry, "parallel": registration.parallel_registry}
    for name in NAMES:
        for kind, maker in (("aec", "env"), ("parallel", "parallel_env")):
            full_name = f"daedalus/{name.replace('_v', '-v')}"
            if full_name not in known[kind]:
                registration.register(kind, full_name, entry_point=f"{__name__}.{name}:{maker}")


register()
