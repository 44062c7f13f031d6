"""Rows that come and go, to see whether the database can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "proofs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("filler", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("proofs")
