"""Messages that only one browser can read (RFC 8291), and who sends them (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096  # bytes
MOST: Final = 3000  # bytes of a message: every push service takes 4096 sealed ones


def plain64(data: bytes) -> str:
    """Return bytes as base64 for addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from64(text: str) -> bytes:
    """Return what `plain64` was given.

    :raises ValueError: when it is not base64.
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked_keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """Return the public key and the secret of a subscription as bytes.

    :raises ValueError: when they are none.
    """
    theirs, secret = from64(p256dh), from64(auth)
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    if len(secret) != 16:
        raise ValueError("the secret of a subscription has 16 bytes")
    return theirs, secret


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    message: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return *message* so that only the browser with these keys can read it.

    *own* and *salt* are drawn anew for every message.
    """
    theirs, secret = checked_keys(p256dh, auth)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    ours = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    start = _derived(shared, secret, b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(start, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(start, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


class Signer:
    """The key of a server: push services see that all its messages come from the same sender."""

    def __init__(self, pem: bytes, contact: str) -> None:
        self._key, self._contact = Vapid02.from_pem(pem), contact

    @property
    def public(self) -> str:
        """The public key, as browsers want it when they subscribe."""
        key: ec.EllipticCurvePublicKey = self._key.public_key
        return plain64(public_bytes(key))

    def header(self, origin: str, until: int) -> str:
        """Return the header that says who sends something to *origin*, valid until then."""
        claims = {"sub": self._contact, "aud": origin, "exp": until}
        signed: dict[str, str] = self._key.sign(claims)
        return signed["Authorization"]


def new_key() -> bytes:
    """Return a new key of a server."""
    made = Vapid02()
    made.generate_keys()
    pem: bytes = made.private_pem()
    return pem
