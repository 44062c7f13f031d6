"""Unguessable secrets: tokens, the ids of tables, and the seeds of games."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those easily mistaken for one another


def new_token() -> str:
    """Return a secret of 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return an unguessable 12-character id for a table (59 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_seed() -> str:
    """Return 128 random bits, which cannot be guessed from their hash."""
    return secrets.token_hex(16)
