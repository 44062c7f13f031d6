"""Evenings with many: the log of each."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("code", sa.String(8)),
        sa.Column("seen", sa.BigInteger),
    )
    op.create_index("evenings_by_code", "evenings", ["code"], unique=True)


def downgrade() -> None:
    op.drop_table("evenings")
