"""What a release needs: one version, pinned bases, an image file whose commands work."""

import importlib.util
import json
import os
import re
import shlex
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import pytest

import daedalus
from tests.packaging.conftest import ROOT, SURROUNDINGS, run

DOCKERFILE = ROOT / "deploy" / "Dockerfile"
NOT_ROOT = not hasattr(os, "geteuid") or os.geteuid() != 0
DIGEST = f"sha256:{'0' * 64}"


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "deploy" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_stands_in_one_place(release: ModuleType) -> None:
    assert release.version() == daedalus.__version__
    assert daedalus.__version__ not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_a_release_without_its_chapter_in_the_changelog_is_refused(release: ModuleType) -> None:
    release.check_changelog("# Changelog\n\n## [1.2.0] - 2030-01-31\n", "1.2.0")
    for text in ("## [Unreleased]\n", "## [1.2.0]\n", "## [1.20.0] - 2030-01-31\n"):
        with pytest.raises(SystemExit, match="no section"):
            release.check_changelog(text, "1.2.0")


def test_checksums_are_those_that_sha256sum_reads(release: ModuleType, tmp_path: Path) -> None:
    made = tmp_path / "a.whl"
    made.write_bytes(b"wheel")
    assert release.checksums([made]) == f"{sha256(b'wheel').hexdigest()}  a.whl\n"


def test_bases_are_pinned_by_digest_before_an_image_is_built(release: ModuleType) -> None:
    asked: list[tuple[str, str, str]] = []

    def ask(host: str, path: str, tag: str) -> str:
        asked.append((host, path, tag))
        return DIGEST

    for path, count in ((DOCKERFILE, 1), (ROOT / "deploy" / "compose.yaml", 3)):
        text = path.read_text(encoding="utf-8")
        fixed = release.pinned(text, ask)
        assert fixed.count(f"@{DIGEST}") == count
        assert release.unpinned(fixed) == []
        assert release.pinned(fixed, ask) == fixed
    assert ("docker.io", "library/python", "3.12-slim-bookworm") in asked


def test_the_image_file_is_linted_and_has_what_it_promises() -> None:
    hadolint = Path(sys.executable).with_name("hadolint")
    run([hadolint, "--config", ROOT / "deploy" / "hadolint.yaml", DOCKERFILE])
    words = [line.split(" ", 1) for line in instructions()]
    kinds = [kind for kind, _ in words]
    assert ["USER", "10001"] in words
    assert "HEALTHCHECK" in kinds
    assert all("${PYTHON}" in rest for kind, rest in words if kind == "FROM")
    for kind, rest in words:
        if kind == "RUN":  # what comes from an index comes with its hash
            for install in re.findall(r"pip install [^&]*", rest):
                assert "--require-hashes" in install or "--no-index" in install
    compose = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    assert "read_only: true" in compose


def instructions() -> list[str]:
    """Return the instructions of the image file, each on one line."""
    text = DOCKERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [re.sub(r" +", " ", line) for line in lines]


SCRIPT = """\
set -eu
mount -t tmpfs tmpfs {work}
mkdir {work}/upper {work}/work {work}/root
mount -t overlay overlay -o lowerdir=/,upperdir={work}/upper,workdir={work}/work {work}/root
mount --rbind /dev {work}/root/dev
mount -t proc proc {work}/root/proc
mount -t tmpfs tmpfs {work}/root/tmp
cd {work}/root
{commands}
"""
SERVE = """\
chmod a+x {root}/root   # where this machine, not the image, has its Python
mkdir -p {root}/data && chown 10001 {root}/data
mount -t tmpfs -o uid=10001 tmpfs {root}/data
mount -o remount,ro,bind {root} || mount -o remount,ro {root}
chroot --userspec=10001 {root} env {env} HOME=/data sh -c '
    cd /data; touch /etc/x 2>/dev/null && exit 9
    {serve} & pid=$!
    for i in $(seq 300); do sleep 0.2; {health} 2>/dev/null && break; kill -0 $pid || exit 8; done
    {health} && kill -TERM $pid && wait $pid'
"""


@pytest.mark.long
@pytest.mark.skipif(NOT_ROOT, reason="A NAMESPACE OF ITS OWN NEEDS ROOT: the image is not tried")
def test_the_commands_of_the_image_file_work_in_a_root_of_their_own(
    tmp_path: Path, clone: Path
) -> None:
    """Every command of the file, on a copy-on-write root: the machine itself stays as it is."""
    work = tmp_path / "work"
    work.mkdir()
    root = f"{work}/root"
    variables: dict[str, str] = {}
    commands, place, serve = [], "/", ""
    for line in instructions():
        kind, rest = line.split(" ", 1)
        if kind == "WORKDIR":
            place = rest
            commands.append(f"mkdir -p {root}{place}")
        elif kind == "COPY" and not rest.startswith("--from"):
            *sources, target = rest.split()
            into = f"{root}{target if target.startswith('/') else place}"
            commands += [f"cp -r {clone}/{source} {into}" for source in sources]
        elif kind == "ENV":
            variables |= dict(pair.split("=", 1) for pair in rest.split())
        elif kind == "RUN":
            commands.append(f"chroot {root} sh -euc {shlex.quote(f'cd {place}; {rest}')}")
        elif kind == "CMD":
            serve = " ".join(_words(rest))
        elif kind == "HEALTHCHECK":
            python, dash_c, code = _words(rest.partition("CMD ")[2])
            health = f'{python} {dash_c} "{code}"'.replace("'", '\\"')
    variables["PATH"] = variables["PATH"].replace("$PATH", os.environ["PATH"])
    variables["DAEDALUS_PORT"] = "38123"
    health = health.replace(":8000", ":38123")
    env = " ".join(f"{name}={value}" for name, value in variables.items())
    commands.append(SERVE.format(root=root, env=env, serve=serve, health=health))
    script = SCRIPT.format(work=work, commands="\n".join(commands))
    done = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script],
        env=SURROUNDINGS, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert "Daedalus is at" in done.stdout


def _words(listed: str) -> list[str]:
    words: list[str] = json.loads(listed)
    return words
