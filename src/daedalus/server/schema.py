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
    sa.Index("tables_by_age", "finished", "listed", "made"),
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
