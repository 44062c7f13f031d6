"""Work on a Ray cluster: the one that is connected or named, or one started here."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from daedalus.extras import extra


@contextmanager
def connected() -> Iterator[tuple[Any, int]]:
    """Yield Ray and how many cores it has; end it afterwards if it was started for this."""
    # Under `uv run` Ray would pack the folder we are in and run uv there for every worker, which
    # finds no Ray in it and keeps trying: workers use the Python that asks for them.
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    with extra("cluster"):
        import ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(log_to_driver=False, include_dashboard=False)
    try:
        yield ray, int(ray.cluster_resources().get("CPU", 1))
    finally:
        if ours:
            ray.shutdown()
