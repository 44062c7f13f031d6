"""PettingZoo environments: `classic_v0`, `pirates_v0`, `galaxy_v0`, `connect_v0` and `go_v0`.

Importing this registers them with PettingZoo too, where it keeps a register:
`pettingzoo.make("aec", "daedalus/classic_v0")`.
"""

from importlib.util import find_spec

from daedalus.extras import extra

with extra("rl"):
    import pettingzoo  # noqa: F401

NAMES = ("classic_v0", "pirates_v0", "galaxy_v0", "connect_v0", "go_v0")


def register() -> None:
    """Tell PettingZoo's register of all environments; those it knows already are left alone."""
    if find_spec("pettingzoo.env_registry") is None:  # older versions have none
        return
    from pettingzoo.env_registry import registration

    known = {"aec": registration.aec_registry, "parallel": registration.parallel_registry}
    for name in NAMES:
        for kind, maker in (("aec", "env"), ("parallel", "parallel_env")):
            full_name = f"daedalus/{name.replace('_v', '-v')}"
            if full_name not in known[kind]:
                registration.register(kind, full_name, entry_point=f"{__name__}.{name}:{maker}")


register()
