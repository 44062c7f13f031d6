"""The machine of a home, run in a network namespace: `python home.py FOLDER NUMBER ADDRESS FILES`.

Its packets go through a TUN device to the socket `router-NUMBER` in FOLDER, and come from there; a
host of FILES is at the address that it prints.  It ends with the program that started it.
"""

from __future__ import annotations

import fcntl
import os
import socket
import struct
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000
NAME = "street"
PORT = 8000  # nobody else is here; the same in every home, since links carry it


class Files(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:
        pass


def device(address: str) -> int:
    """Make the device through which everything leaves, and return its file."""
    tun = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(tun, TUNSETIFF, struct.pack("16sH", NAME.encode(), IFF_TUN | IFF_NO_PI))
    for command in (
        "link set lo up",
        f"addr add {address}/24 dev {NAME}",
        f"link set {NAME} up",
        f"route add default dev {NAME}",
    ):
        subprocess.run(["ip", *command.split()], check=True)
    return tun


def main(folder: str, number: str, address: str, files: str) -> None:
    tun = device(address)
    line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    line.bind(f"{folder}/home-{number}")
    line.connect(f"{folder}/router-{number}")

    def leave() -> None:
        while True:
            line.send(os.read(tun, 65_536))

    def come() -> None:
        while True:
            os.write(tun, line.recv(65_536))

    host = ThreadingHTTPServer(("127.0.0.1", PORT), partial(Files, directory=files))
    for each in (leave, come, host.serve_forever):
        threading.Thread(target=each, daemon=True).start()
    print(f"http://127.0.0.1:{PORT}/", flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
