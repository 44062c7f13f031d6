"""What is imported before memory is copied needs no extension module: those are linked later."""

from __future__ import annotations

import subprocess
import sys

SAID = "import sys, daedalus.browser.early; print('msgspec' in sys.modules)"


def test_early_imports_link_nothing() -> None:
    done = subprocess.run([sys.executable, "-c", SAID], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
