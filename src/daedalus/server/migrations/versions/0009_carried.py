"""Seats that a typed code takes along to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "carried",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("carried")
