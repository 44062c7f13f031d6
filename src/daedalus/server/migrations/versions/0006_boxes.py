"""Boxes with treasures of one's own, for the guests of one table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("box", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("boxes")
