"""How strong each puzzle is, from anonymous attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("attempts", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("puzzles")
