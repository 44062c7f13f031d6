"""Runs a program for as long as whoever started it: `python -m daedalus.server.tether PROGRAM ...`.

The end of standard input is the sign, which comes however a process ends, even when it is killed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Sequence

_PATIENCE_S = 3.0


def tether(command: Sequence[str]) -> int:
    """Run a command until it ends, or until standard input does; return its exit code."""
    # Its own input stays open: ssh would end the session with it.
    program = subprocess.Popen(command, stdin=subprocess.PIPE)

    def hold() -> None:
        while os.read(0, 1024):
            pass
        program.terminate()
        try:
            program.wait(_PATIENCE_S)
        except subprocess.TimeoutExpired:
            program.kill()

    threading.Thread(target=hold, daemon=True).start()
    return program.wait()


if __name__ == "__main__":
    sys.exit(tether(sys.argv[1:]))
