"""When a table has to be looked at though nobody is there; those that wait for people do not."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.execute("UPDATE tables SET due = 0 WHERE NOT finished")  # each tells at its next change
    op.create_index("tables_by_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("tables_by_due", "tables")
    op.drop_column("tables", "due")
