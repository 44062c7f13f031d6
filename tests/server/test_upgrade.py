"""An upgrade migrates the schema, and a rollback is refused plainly: docs/hosting.md."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from daedalus.server import store
from daedalus.server.store import DatabaseUnusable, Store
from tests.server.stage import live, turn_of


def at_revision(file: Path, revision: str) -> None:
    """Bring the schema of a file to some revision, up or down."""
    import sqlalchemy as sa

    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        known = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        (command.downgrade if str(known) > revision else command.upgrade)(config, revision)
    engine.dispose()


async def test_tables_of_the_first_schema_are_played_on(tmp_path: Path) -> None:
    async with live(tmp_path) as place:
        made = await place.make(seats="mm", options={"start": 1})
        client = await place.join(made["id"], made["seats"][0]["token"])
        before = await client.act(*turn_of(client))
    at_revision(tmp_path / "daedalus.sqlite3", "0001")
    async with live(tmp_path) as place:
        client = await place.join(made["id"], made["seats"][1]["token"])
        assert client.last["ply"] == before["ply"]
        assert (await client.act(*turn_of(client)))["t"] == "now"


async def test_a_newer_schema_is_refused_in_one_sentence_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "daedalus.sqlite3"
    async with live(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(DatabaseUnusable, match="a newer version of Daedalus has written it"):
        await Store(f"sqlite+aiosqlite:///{file}").open()
    assert file.read_bytes() == before
