"""The settings of a server: flags, environment variables or a TOML file, in that order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from daedalus.core.errors import OptionError, quoted

_PREFIX = "DAEDALUS_"
_SECRET = ("db", "bus")  # may carry passwords: shown without them
_HIDDEN = ("admin_token",)  # not shown at all


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server process."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    lan: bool = False  # let others at home join from the start
    lan_address: str = ""  # of this machine in the home network; empty: detected
    share: bool = False  # open it to the internet from the start
    share_by: str = ""  # cloudflared, tailscale, ssh or command; empty: the first one installed
    share_command: str = ""  # one's own tunnel, with {port}; it prints the public address
    data: str = "data"  # the folder of the SQLite file
    db: str = ""  # like postgresql://user:password@host/name; empty: SQLite in `data`
    bus: str = ""  # like redis://host:6379; empty: this process alone
    origins: tuple[str, ...] = ()  # of other web pages that may open WebSockets here
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is trusted
    workers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes for bots
    bot_ms: Annotated[int, Meta(ge=1, le=60_000)] = 400  # a bot's thinking time
    bot_pause_ms: Annotated[int, Meta(ge=0, le=60_000)] = 700  # about how long a bot's turn takes
    pause_s: Annotated[int, Meta(ge=1)] = 120  # until a table without people pauses
    drain_s: Annotated[float, Meta(ge=0, le=60)] = 0.2  # how long /healthz fails before closing
    keep_days: Annotated[int, Meta(ge=1, le=3650)] = 365  # longest time a table is kept
    durable: bool = False  # SQLite: survive a power cut too (synchronous=FULL)
    limits: bool = True  # rate limits
    max_connections: Annotated[int, Meta(ge=1)] = 250  # of one address
    max_tables: Annotated[int, Meta(ge=1)] = 100_000  # unfinished ones
    admin_token: Annotated[str, Meta(max_length=200)] = ""  # opens /admin; empty: there is none
    banned_words: str = ""  # a file of words that names may not contain, one per line
    puzzles_rating: bool = False  # count attempts at puzzles, anonymously, and rate the puzzles
    push_contact: Annotated[str, Meta(pattern=r"^(|mailto:.+|https://.+)$", max_length=200)] = (
        ""  # of the operator, for push services: turns notices of slow games on
    )
    push_services: tuple[str, ...] = ()  # origins of more push services than the browsers' own
    rival_stats: bool = True  # tell the admin how people fare against each level, without names
    uploads: bool | None = None  # take boxes for tables; unset: a household's own server, from home
    max_boxes: Annotated[int, Meta(ge=0)] = 500  # that are kept, each of up to 500 kB
    offline: str = ""  # a folder written by `daedalus site`: lets pages play without this server
    log: str = "info"

    @property
    def database(self) -> str:
        """The URL in the form SQLAlchemy expects."""
        if not self.db:
            return f"sqlite+aiosqlite:///{Path(self.data).absolute() / 'daedalus.sqlite3'}"
        scheme, colon, rest = self.db.partition(":")
        driver = {
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
            "sqlite": "sqlite+aiosqlite",
        }.get(scheme, scheme)
        return driver + colon + rest

    def shown(self) -> dict[str, Any]:
        """Return the settings as they may be printed: without passwords."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        for name in _SECRET:
            values[name] = _without_password(values[name])
        for name in _HIDDEN:
            values[name] = "***" if values[name] else ""
        return values


def _without_password(url: str) -> str:
    scheme, slashes, rest = url.partition("://")
    account, at, place = rest.rpartition("@")
    if not at:
        return url
    return f"{scheme}{slashes}{account.partition(':')[0]}:***@{place}"


def load(flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> ServerSettings:
    """Return the settings: *flags* over the environment over the file that either names.

    :raises OptionError: when a name is unknown or a value invalid.
    """
    given = {name: value for name, value in flags.items() if value is not None}
    values: dict[str, Any] = {}
    path = given.pop("config", None) or environ.get(_PREFIX + "CONFIG")
    if path:
        try:
            values |= tomllib.loads(Path(path).read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise OptionError(f"{quoted(path)} is not a TOML file: {error}") from error
    known = {field.name for field in msgspec.structs.fields(ServerSettings)}
    values |= {
        name: environ[_PREFIX + name.upper()] for name in known if _PREFIX + name.upper() in environ
    }
    values |= given
    for name in ("origins", "push_services"):
        if isinstance(values.get(name), str):
            values[name] = [part for part in values[name].split(",") if part]
    try:
        return msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(f"not a setting: {error}") from error


def toml(settings: ServerSettings) -> str:
    """Return the settings as a TOML file that could be read back (except passwords)."""
    lines = []
    for name, value in settings.shown().items():
        if value is None:
            lines.append(f"# {name} is not set")  # TOML has no word for it
            continue
        text = msgspec.json.encode(value).decode()
        lines.append(f"{name} = {text}")
    return "\n".join(lines) + "\n"
