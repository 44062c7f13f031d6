"""Builds the web app into the package: deno, itself from PyPI, runs esbuild; no node is needed."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that `[tool.hatch.build.targets.wheel.hooks.custom]` names."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/ into src/daedalus/web; an editable install gets it too."""
        from deno import find_deno_bin

        web = Path(self.root, "web")
        deno = find_deno_bin()
        tools = Path(self.root, ".tools")
        surroundings = {
            "DENO_TLS_CA_STORE": "system,mozilla",
            "DENO_NO_UPDATE_CHECK": "1",
            "NO_COLOR": "1",
            # In a clone that ./play or ./check set up, the packages are kept in the clone.
            **({"DENO_DIR": str(tools / "deno")} if tools.is_dir() else {}),
            **os.environ,
        }
        for command in (["install", "--quiet", "--frozen"], ["run", "-A", "--frozen", "build.ts"]):
            made = subprocess.run(
                [deno, *command], cwd=web, env=surroundings, text=True, capture_output=True
            )
            if made.returncode:
                raise RuntimeError(f"the web app does not build:\n{made.stdout}{made.stderr}")
