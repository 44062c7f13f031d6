"""Secrets that nobody can guess: tokens, and the ids of tables."""

from __future__ import annotations

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for one another


def new_token() -> str:
    """Return a secret of 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return the name of a table: 12 letters of which nobody guesses any (59 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_seed() -> str:
    """Return 128 bits that nobody can guess from their hash."""
    return secrets.token_hex(16)
