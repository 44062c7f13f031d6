"""Builds the web app into the package: deno, from PyPI, runs esbuild; node is not needed.

A source distribution contains the built app, so a wheel can be made without deno and network.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that `[tool.hatch.build.hooks.custom]` names."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Require deno as locked, unless a source distribution already contains the app."""
        if self._came_along():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        return [each for each in project["dependency-groups"]["build"] if each.startswith("deno==")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/ into src/daedalus/web; an editable install gets it too."""
        if self._came_along():
            return
        deno = _find_deno()
        if deno is not None:
            self._build(deno)
        elif self._built():
            print("daedalus: deno is missing: taking the web app as it was built", file=sys.stderr)
        else:
            raise RuntimeError(f"building the web app needs {self.dependencies()[0]}")

    def _built(self) -> bool:
        return Path(self.root, "src", "daedalus", "web", "index.html").is_file()

    def _came_along(self) -> bool:
        return self._built() and Path(self.root, "PKG-INFO").is_file()

    def _build(self, deno: str) -> None:
        web = Path(self.root, "web")
        tools = Path(self.root, ".tools")
        surroundings = {
            "DENO_TLS_CA_STORE": "system,mozilla",
            "DENO_NO_UPDATE_CHECK": "1",
            "NO_COLOR": "1",
            # In a clone that ./play or ./check set up, the packages are cached in the clone.
            **({"DENO_DIR": str(tools / "deno")} if tools.is_dir() else {}),
            **os.environ,
        }
        for command in (["install", "--quiet", "--frozen"], ["run", "-A", "--frozen", "build.ts"]):
            made = subprocess.run(
                [deno, *command], cwd=web, env=surroundings, text=True, capture_output=True
            )
            if made.returncode:
                raise RuntimeError(f"the web app does not build:\n{made.stdout}{made.stderr}")


def _find_deno() -> str | None:
    """Return the path of deno, preferring PATH, where pip and uv put build requirements."""
    found = shutil.which("deno")
    if found is not None:
        return found
    try:
        from deno import find_deno_bin

        return str(find_deno_bin())
    except (ImportError, FileNotFoundError):
        return None
