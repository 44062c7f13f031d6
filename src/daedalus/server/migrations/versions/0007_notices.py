"""Who wants to be told that a turn waits, and the key that such notices are signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("zone", sa.Integer, nullable=False),
        sa.Column("daily", sa.Boolean, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_index("notices_by_table", "notices", ["table", "seat"])
    op.create_index("notices_by_device", "notices", ["device"])
    op.create_table(
        "notice_keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("pem", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notice_keys")
    op.drop_table("notices")
