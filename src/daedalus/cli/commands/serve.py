"""`daedalus serve`: the table server and the web app."""

import gc
from importlib import import_module
from typing import Annotated

from daedalus.cli.arguments import Option


def serve(
    port: Annotated[int | None, Option(help="0: any that is free")] = None,
    host: Annotated[str | None, Option(help="address to listen on")] = None,
    lan: Annotated[bool, Option("--lan", help="let others at home join")] = False,
    share: Annotated[bool, Option("--share", help="open it to the internet")] = False,
    share_by: Annotated[str | None, Option(help="cloudflared, tailscale or ssh")] = None,
    data: Annotated[str | None, Option(help="folder of the SQLite file")] = None,
    db: Annotated[str | None, Option(help="like postgresql://user@host/name")] = None,
    bus: Annotated[str | None, Option(help="like redis://host:6379")] = None,
    workers: Annotated[int | None, Option(help="processes for bots")] = None,
    origins: Annotated[str | None, Option(help="other pages that may connect")] = None,
    proxies: Annotated[str | None, Option(help="proxies that are believed")] = None,
    log: Annotated[str | None, Option(help="debug, info, warning or error")] = None,
    config: Annotated[str | None, Option(help="a TOML file with settings")] = None,
    show_config: Annotated[bool, Option("--show-config", help="print settings")] = False,
    open_browser: Annotated[bool, Option("--open", help="open a browser")] = False,
) -> int:
    flags = {
        "port": port,
        "host": host,
        "lan": lan or None,
        "share": share or None,
        "share_by": share_by,
        "data": data,
        "db": db,
        "bus": bus,
        "workers": workers,
        "origins": origins,
        "proxies": proxies,
        "log": log,
        "config": config,
    }
    # By name, since the command line must not depend on the server.  Garbage collection is off
    # during the import, which leaves no garbage: that saves a tenth of the start-up time.
    gc.disable()
    try:
        run = import_module("daedalus.server.run").run
    finally:
        gc.enable()
    code: int = run(flags, show_config=show_config, open_browser=open_browser)
    return code
