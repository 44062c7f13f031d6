"""A release, step by step: python3 deploy/release.py packages | pin | image (docs/releasing.md).

Needs uv on the PATH, and docker or podman for the image.  This program publishes nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import rmtree, which

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
COMPOSE = ROOT / "deploy" / "compose.yaml"
LARGEST_WHEEL = 3_200_000  # as in tests/packaging/test_packages.py
MANIFESTS = (
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)
# An image name with its registry, in a line of the Dockerfile or the compose file.
IMAGE = re.compile(
    r"(?P<before>^ARG [A-Z]+=|^ +image: )"
    r"(?P<name>(?P<host>[\w.-]+\.[\w.-]+)/(?P<path>[\w./-]+):(?P<tag>[\w.-]+))"
    r"(?P<digest>@sha256:[0-9a-f]{64})?$",
    re.MULTILINE,
)


def run(*command: str | Path) -> None:
    print("+", *command, flush=True)
    subprocess.run([str(word) for word in command], cwd=ROOT, check=True)


def tool(*command: str | Path) -> None:
    """Run a tool of the locked development environment."""
    run(os.environ.get("UV", "uv"), "run", "--frozen", "--all-extras", *command)


def version() -> str:
    """Return the version, which is defined in one place."""
    text = (ROOT / "src" / "daedalus" / "__init__.py").read_text(encoding="utf-8")
    return re.findall(r'^__version__ = "(.*)"$', text, re.MULTILINE)[0]


def check_changelog(text: str, wanted: str) -> None:
    """Stop unless the changelog has a dated section for the version."""
    if not re.search(rf"^## \[{re.escape(wanted)}\] - \d{{4}}-\d\d-\d\d$", text, re.MULTILINE):
        raise SystemExit(f"CHANGELOG.md has no section [{wanted}] with a date")


def packages() -> None:
    """Build the source distribution and the wheel as pip does, check them, and write checksums."""
    check_changelog((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version())
    rmtree(DIST, ignore_errors=True)
    tool("python", "-m", "build", "--outdir", DIST)  # the wheel is built from the sdist
    made = sorted(DIST.iterdir())
    tool("twine", "check", "--strict", *made)
    if any(each.suffix == ".whl" and each.stat().st_size > LARGEST_WHEEL for each in made):
        raise SystemExit(f"the wheel is larger than {LARGEST_WHEEL} bytes")
    (DIST / "SHA256SUMS").write_text(checksums(made), encoding="utf-8")
    print((DIST / "SHA256SUMS").read_text(encoding="utf-8"), end="")


def checksums(files: Sequence[Path]) -> str:
    """Return checksums in the format of `sha256sum --check`."""
    return "".join(
        f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in files
    )


def digest(host: str, path: str, tag: str, scheme: str = "https") -> str:
    """Ask a registry for the current multi-platform digest of an image."""
    api = "registry-1.docker.io" if host == "docker.io" else host
    headers = {"Accept": ", ".join(MANIFESTS)}
    if host == "docker.io":  # anonymous tokens can read
        where = f"service=registry.docker.io&scope=repository:{path}:pull"
        with urllib.request.urlopen(f"https://auth.docker.io/token?{where}") as answer:
            headers["Authorization"] = f"Bearer {json.load(answer)['token']}"
    asked = urllib.request.Request(f"{scheme}://{api}/v2/{path}/manifests/{tag}", headers=headers)
    with urllib.request.urlopen(asked) as answer:
        return f"sha256:{hashlib.sha256(answer.read()).hexdigest()}"


def pinned(text: str, ask: Callable[[str, str, str], str] = digest) -> str:
    """Return a file with the digest added to every image name."""
    return IMAGE.sub(
        lambda image: (
            f"{image['before']}{image['name']}@{ask(image['host'], image['path'], image['tag'])}"
        ),
        text,
    )


def unpinned(text: str) -> list[str]:
    """Return the images of a file that have no digest."""
    return [image["name"] for image in IMAGE.finditer(text) if not image["digest"]]


def pin() -> None:
    """Write today's digests of the base images; the diff is to be reviewed."""
    for path in (DOCKERFILE, COMPOSE):
        path.write_text(pinned(path.read_text(encoding="utf-8")), encoding="utf-8")


def lint() -> None:
    tool("hadolint", "--config", ROOT / "deploy" / "hadolint.yaml", DOCKERFILE)


def image() -> None:
    """Build the image from pinned bases, and check that it starts on a read-only file system."""
    lint()
    left = unpinned(DOCKERFILE.read_text(encoding="utf-8"))
    if left:
        raise SystemExit(f"no digest behind {', '.join(left)}: python3 deploy/release.py pin")
    docker = which("docker") or which("podman")
    if docker is None:
        raise SystemExit("neither docker nor podman is here")
    name = f"daedalus:{version()}"
    run(docker, "build", "-f", DOCKERFILE, "-t", name, ".")
    bare = (docker, "run", "--rm", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", name)
    run(*bare, "daedalus", "--version")
    run(*bare, "daedalus", "serve", "--show-config")


STEPS: dict[str, Callable[[], None]] = {
    "packages": packages,
    "pin": pin,
    "lint": lint,
    "image": image,
}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("step", choices=STEPS)
    try:
        STEPS[parser.parse_args(arguments).step]()
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
