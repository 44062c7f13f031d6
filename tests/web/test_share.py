"""From `./play` to friends in another city: a tunnel, a link, a game and its rematch."""

from __future__ import annotations

import getpass
import os
import shlex
import shutil
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support import tunnel
from tests.support.browser import CHROMIUM
from tests.support.services import free_port
from tests.web.axe import check
from tests.web.conftest import MakePage, Server, running
from tests.web.play import finish, open_front, wish
from tests.web.sliding_play import Hands, table_of

FAR = "127.0.0.4"  # stands for the other end of a tunnel
SHORT = {"cards": 1, "size": 5, "start": 1}


def invited(host: Page) -> str:
    """Open a table, and return the code that the host says."""
    wish(host, edition="classic", who="online", options=SHORT)
    open_front(host)
    host.get_by_role("button", name="With friends online").click()
    return host.locator(".said-code b").text_content() or ""


def come(guest: Page, address: str, code: str) -> None:
    """Come to the public address, and type what the host has said."""
    guest.goto(f"{address}/")
    guest.get_by_label("Have a code?").fill(f"{code[:3]} {code[3:]}")
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_label("Your name").fill("Nina")
    guest.get_by_role("button", name="Sit down").click()


def play(host: Page, guest: Page, server: Server) -> None:
    """Play a game, a turn of each by hand, and begin its rematch."""
    first = host.url.rpartition("/")[2]
    for page in (host, guest):
        expect(page.locator(".table .seat.you")).to_have_count(1)
    for seat, page in enumerate((host, guest)):
        hands = Hands(page, table_of(page, server.address))
        if hands.wait_for_turn():  # else the first turn has won
            hands.play_turn(seat)
    finish(host, server.address, first, guest)
    for page in (host, guest):
        expect(page.locator(".podium")).to_be_visible()
    for page in (host, guest):
        page.locator(".podium .btn.primary").click()
        expect(page.locator(".podium")).to_have_count(0)
    again = Hands(guest, table_of(guest, server.address))
    assert again.wait_for_turn(), "the other begins"
    again.play_turn(1)
    assert first not in guest.url


def certificate(folder: Path) -> tuple[Path, str]:
    """Make a certificate that nobody has signed; return its file, and the hash of its key."""
    pem, cert = folder / "both.pem", folder / "cert"
    new = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=stand-in")
    subprocess.run(["openssl", *new, "-keyout", pem, "-out", cert], check=True, capture_output=True)
    pem.write_text(pem.read_text() + cert.read_text())
    shown = subprocess.run(
        ["openssl", "x509", "-in", str(cert), "-pubkey", "-noout"], check=True, capture_output=True
    )
    key = b64decode(b"".join(shown.stdout.splitlines()[1:-1]))
    return pem, b64encode(sha256(key).digest()).decode()


def test_an_evening_through_a_tunnel_that_names_who_comes(
    make_page: MakePage, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`--share` with a stand-in for cloudflared, over TLS, under its public name."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is not installed")
    programs, told = tmp_path / "bin", tmp_path / "told"
    programs.mkdir()
    pem, key = certificate(tmp_path)
    run = shlex.join([sys.executable, tunnel.__file__, str(pem)])
    program = programs / "cloudflared"
    program.write_text(f'#!/bin/sh\nexec {run} "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TUNNEL_TOLD", str(told))
    name = tunnel.ADDRESS.removeprefix("https://")
    with running(tmp_path / "data", share="true") as house:
        host = make_page(address=house.address, quiet=False)
        host.goto(f"/#owner={house.key}")
        code = invited(host)
        expect(host.locator(".code")).to_have_text(f"{name}/{code}")
        expect(host.locator(".invite")).to_contain_text("Cloudflare passes everything on and can")
        check(host)
        rules = f"--host-resolver-rules=MAP {name}:443 127.0.0.1:{told.read_text().split()[0]}"
        # Each error of a certificate that is excused begins the most urgent request anew, and the
        # 32nd time it fails: with six lines that are opened at once this happened to the styles.
        known = f"--ignore-certificate-errors-spki-list={key}"
        flags = ["--no-sandbox", "--disable-dev-shm-usage", rules, known]
        with closing(browser.browser_type.launch(executable_path=CHROMIUM, args=flags)) as far:
            guest = far.new_page(reduced_motion="reduce", service_workers="block")
            guest.set_default_timeout(60_000)
            come(guest, tunnel.ADDRESS, code)
            play(host, guest, house)
            assert guest.url.startswith(tunnel.ADDRESS)


@contextmanager
def sshd(folder: Path) -> Iterator[list[str]]:
    """Run a real sshd on this machine; give the command that logs in there."""
    program = shutil.which("sshd", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
    if program is None or shutil.which("ssh") is None:
        pytest.skip("NOT TESTED: OpenSSH is not installed")
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)
    for name in ("host", "me"):
        key = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / name)]
        subprocess.run(key, check=True)
    port = free_port()
    (folder / "config").write_text(
        f"Port {port}\nListenAddress 127.0.0.1\nHostKey {folder}/host\nPidFile none\nUsePAM no\n"
        f"AuthorizedKeysFile {folder}/me.pub\nStrictModes no\nPermitRootLogin yes\n"
        "GatewayPorts clientspecified\n"
    )
    with (folder / "log").open("wb") as log:
        daemon = subprocess.Popen(
            [program, "-D", "-e", "-f", str(folder / "config")], stderr=log, stdout=log
        )
    told = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "BatchMode=yes")
    options = [part for each in (*told, "ExitOnForwardFailure=yes") for part in ("-o", each)]
    try:
        yield [
            *("ssh", "-F", "none", "-T", "-i", str(folder / "me"), "-p", str(port)),
            *(*options, "-o", "ConnectionAttempts=20", f"{getpass.getuser()}@127.0.0.1"),
        ]
    finally:
        daemon.terminate()
        daemon.wait()


def test_an_evening_through_a_real_ssh_that_the_owner_opens_on_the_page(
    make_page: MakePage, tmp_path: Path
) -> None:
    far, raw = free_port(), free_port()
    public = f"http://{FAR}:{far}"
    with sshd(tmp_path) as login:
        asked = ["-R", f"{FAR}:{far}:127.0.0.1:{{port}}"]
        command = [*login[:-1], *asked, login[-1], f"'echo Open at {public}; cat'"]
        with running(tmp_path / "data", share_command=" ".join(command)) as house:
            host = make_page(address=house.address, quiet=False)
            host.goto(f"/#owner={house.key}")
            expect(host.locator(".who")).to_contain_text("or anywhere over the internet")
            code = invited(host)
            host.get_by_role("button", name="Open to the internet").click()
            sheet = host.get_by_role("dialog")
            expect(sheet).to_contain_text("Whoever runs its other end")
            check(host)
            sheet.get_by_role("button", name="Open to the internet").click()
            expect(host.locator(".code")).to_have_text(f"{FAR}:{far}/{code}")
            guest = make_page("phone", address=public, quiet=False)
            come(guest, public, code)
            play(host, guest, house)

            # Somebody's own tunnel, past all of this: only the key opens what is the owner's.
            forward = ["-N", "-R", f"{FAR}:{raw}:127.0.0.1:{house.port}"]
            own = subprocess.Popen([*login[:-1], *forward, login[-1]], stderr=subprocess.DEVNULL)
            forged = {"host": f"127.0.0.1:{house.port}", "content-type": "application/json"}
            try:
                with httpx.Client(transport=httpx.HTTPTransport(retries=10)) as stranger:
                    for door, key in ((far, house.key), (raw, "")):
                        headers = forged | ({"authorization": f"Bearer {key}"} if key else {})
                        url = f"http://{FAR}:{door}/api/home"
                        answer = stranger.put(url, content='{"open":true}', headers=headers)
                        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
                        assert not stranger.get(url, headers=headers).json()["here"]
            finally:
                own.terminate()
                own.wait()
