"""What nobody can guess: tokens, the ids and codes of tables, and the seeds of games."""

from __future__ import annotations

import re
import secrets
from typing import Final

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those easily mistaken for one another

# Without vowels there are no words, and without I, L, O, Q, U, Y, G and N nothing that is taken for
# another letter in print (I L, O Q, U V Y, C G) or on the phone (M N).
CODE_LETTERS: Final = "BCDFHJKMPRSTVWXZ"
CODE_LENGTH: Final = 6
SEATS_LENGTH: Final = 8  # of a code that takes seats along
# What people read into consonants in one of our seven languages, and marks of the Nazis.
_RUDE: Final = re.compile(
    "BDSM|BTCH|CCK|CHTT|CTM|CZZ|DCK|DMB|FCK|FDP|FDS|FKK|FRZ|FTZ|HDP|HH|HJ|HTR|KCK|KKK|KKR"
    "|KTZ|KZ|MRD|PD|PRC|PRR|PSS|PTS|PZZ|RSCH|RTRD|SCHS|SCHW|SHT|SS|STRZ|TRT|TTS|TWT"
    "|VFF|VSF|VTC|WCHS|WTF|XXX"
)


def new_token() -> str:
    """Return a secret of 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return an unguessable 12-character id for a table (59 bits)."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_code(length: int = CODE_LENGTH) -> str:
    """Return a code which people can say and nobody minds to read; that of a table has 23 bits."""
    while _RUDE.search(code := "".join(secrets.choice(CODE_LETTERS) for _ in range(length))):
        pass
    return code


def new_seed() -> str:
    """Return 128 random bits, which cannot be guessed from their hash."""
    return secrets.token_hex(16)
