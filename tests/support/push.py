"""A push service on this machine that opens what it gets, as a browser would, and misbehaves."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64decode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from daedalus.server.push.sealing import plain64, public_bytes


class Browser:
    """A subscription, with the private key that only the browser has."""

    def __init__(self, origin: str, name: str) -> None:
        self.name, self.endpoint = name, f"{origin}/{name}"
        self.key, self.secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    @property
    def wanted(self) -> dict[str, Any]:
        """The body of a subscription."""
        p256dh = plain64(public_bytes(self.key.public_key()))
        return {"endpoint": self.endpoint, "p256dh": p256dh, "auth": plain64(self.secret)}

    def opened(self, body: bytes) -> bytes:
        """Return the message of an encrypted body (RFC 8188, RFC 8291)."""
        salt, length = body[:16], body[20]
        theirs, rest = body[21 : 21 + length], body[21 + length :]
        ours = public_bytes(self.key.public_key())
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + ours + theirs
        start = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(start)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(start)
        padded = AESGCM(key).decrypt(nonce, rest, None)
        return padded.rstrip(b"\0").removesuffix(b"\2")


class PushService:
    """Answers with `status`; `told` has every notice: for whom, its headers, what it says."""

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, str], dict[str, Any]]] = []
        self.browsers: dict[str, Browser] = {}
        self.status, self.silent, self.origin = 201, False, ""
        self._server: Any = None
        self._writers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> PushService:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.origin = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()

    def browser(self, name: str) -> Browser:
        self.browsers[name] = Browser(self.origin, name)
        return self.browsers[name]

    def of(self, name: str) -> list[dict[str, Any]]:
        """Return what one browser was told."""
        return [notice for who, _, notice in self.told if who == name]

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        try:
            line, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {
                name.lower(): value
                for name, _, value in (each.partition(": ") for each in rest if each)
            }
            body = await reader.readexactly(int(headers["content-length"]))
            name = line.split()[1].strip("/")
            if self.silent:
                return
            if self.status == 201:
                message = json.loads(self.browsers[name].opened(body))
                self.told.append((name, headers, message))
            answer = f"HTTP/1.1 {self.status} X\r\nlocation: http://10.0.0.1/\r\n"
            writer.write(f"{answer}content-length: 0\r\nconnection: close\r\n\r\n".encode())
            await writer.drain()
        finally:
            if not self.silent:
                writer.close()


def signed(headers: dict[str, str]) -> dict[str, Any]:
    """Return what the sender of a notice says of itself."""
    token = headers["authorization"].partition("t=")[2].partition(",")[0]
    payload = token.split(".")[1]
    told: dict[str, Any] = json.loads(urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return told
