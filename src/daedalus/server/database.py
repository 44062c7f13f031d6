"""The tables of the database, and how an older database gets them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("kept", sa.BigInteger, nullable=False),  # milliseconds after a person's last event
    sa.Column("code", sa.String(8)),  # before the game begins
    sa.Column("due", sa.BigInteger),  # when it needs to be looked at; 0: always, null: never
    sa.Index("tables_by_code", "code", unique=True),
    sa.Index("tables_by_age", "finished", "listed", "made"),
    sa.Index("tables_by_due", "due"),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
)
proofs = sa.Table(
    "proofs",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("filler", sa.Text, nullable=False),
)
"""Rows that come and go, to see whether the database can be written."""
boxes = sa.Table(
    "boxes",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("box", sa.Text, nullable=False),
)
"""The box with treasures that lies on a table: its file, checked and written anew."""
puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("deviation", sa.Float, nullable=False),
    sa.Column("volatility", sa.Float, nullable=False),
    sa.Column("attempts", sa.BigInteger, nullable=False),
    sa.Column("solved", sa.BigInteger, nullable=False),
)
"""How strong each puzzle is, where attempts are counted."""
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("device", sa.String(32), nullable=False),
    sa.Column("table", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("zone", sa.Integer, nullable=False),  # minutes ahead of UTC
    sa.Column("daily", sa.Boolean, nullable=False),  # at most one a day, for all tables
    sa.Column("due", sa.BigInteger),  # when to tell them; null: nothing waits
    sa.Column("told", sa.BigInteger, nullable=False),  # when they were told last
    sa.Column("tries", sa.Integer, nullable=False),  # that failed
    sa.Index("notices_by_due", "due"),
    sa.Index("notices_by_table", "table", "seat"),
    sa.Index("notices_by_device", "device"),
)
"""Devices that want to be told when it is a seat's turn."""
notice_keys = sa.Table(
    "notice_keys",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("pem", sa.Text, nullable=False),
)
"""The key that this server signs its notices with."""
evenings = sa.Table(
    "evenings",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("code", sa.String(8)),  # of the first row: leads to the evening
    sa.Column("seen", sa.BigInteger),  # of the first row: when the host was last there
    sa.Index("evenings_by_code", "code", unique=True),
)
"""What happened on evenings with many; their tables are ordinary ones."""
carried = sa.Table(
    "carried",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # follows from a code
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # with their pairing codes, sealed
)
"""Seats that a code takes along to another device, for ten minutes."""


def newest() -> str:
    """Return the revision that this version needs: the last of the files, which are numbered."""
    versions = (Path(__file__).parent / "migrations" / "versions").glob("[0-9]*.py")
    return max(path.name for path in versions).partition("_")[0]


def _schema_of(connection: sa.Connection) -> str | None:
    """Return the revision of a database, or None if it has none yet."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: sa.Connection) -> None:
    """Migrate the schema to what this version needs.

    A current schema costs one query: alembic takes longer to import than to run.
    """
    if _schema_of(connection) == newest():
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
