"""Builds the web app into the package: deno, itself from PyPI, runs esbuild; no node is needed.

A source distribution carries the built app, so a wheel is made from it without deno and network.
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
        """Return deno as the lock has it, unless the app came along in a source distribution."""
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


def _find_deno() -> str | None:
    """Return where deno is: the path first, where pip and uv put what a build asked for."""
    found = shutil.which("deno")
    if found is not None:
        return found
    try:
        from deno import find_deno_bin

        return str(find_deno_bin())
    except (ImportError, FileNotFoundError):
        return None
