"""Stand-ins for modules that are imported in a browser and never used: no sockets, no processes.

Pyodide's event loop imports all of `asyncio`, and its package loader imports much of what reads
archives, though no package is ever loaded.  What is left out is neither sent nor compiled.
"""

from __future__ import annotations

from typing import Final

_NOTHING: Final = "__all__ = ()\n"
STANDINS: Final = {
    "asyncio/base_events.py": _NOTHING,
    "asyncio/streams.py": _NOTHING,
    "asyncio/subprocess.py": _NOTHING,
    "asyncio/unix_events.py": _NOTHING
    + "from .events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy\n",
    # `asyncio.events` names these where it declares what a loop could do.
    "socket.py": "AF_UNSPEC, AI_PASSIVE = 0, 1\n",
    "subprocess.py": "PIPE = -1\n",
    # `urllib.parse` needs this for hosts in brackets: there are none.
    "ipaddress.py": """
class IPv4Address: pass
def ip_address(address):
    raise ValueError(f"{address!r} does not appear to be an IPv4 or IPv6 address")
""",
    # `msgspec` knows the types of these.
    "uuid.py": "class UUID: pass\nclass SafeUUID: unknown = None\n",
    # Pyodide expects the list of loaded packages among the first objects of the interpreter.
    "pyodide/_package_loader.py": """
from pathlib import Path
from pyodide_js import loadedPackages
SITE_PACKAGES = Path("/lib/python3.14/site-packages")
DSO_DIR = Path("/usr/lib")
def init_loaded_packages(): pass
""",
}
