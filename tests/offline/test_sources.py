"""What comes from registries counts only if its hash is right, and is fetched once."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from daedalus.core.errors import GameError
from daedalus.offline import sources
from daedalus.offline.sources import NPM, PYPI, Source, Unfetched, fetched

RIGHT = Source("thing.tgz", "thing", hashlib.sha256(b"right").hexdigest())


def silent(name: str) -> None:
    pass


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    folder = tmp_path / "registry"
    folder.mkdir()
    (folder / "thing.tgz").write_bytes(b"right")
    return folder


def test_a_file_is_fetched_once_and_then_taken_from_the_cache(
    registry: Path, tmp_path: Path
) -> None:
    said: list[str] = []
    address = (registry / "thing.tgz").as_uri()
    for _ in range(2):
        assert fetched(RIGHT, lambda: address, tmp_path / "cache", said.append) == b"right"
    assert said == ["thing.tgz"]


def test_what_has_another_hash_is_refused_and_not_cached(registry: Path, tmp_path: Path) -> None:
    (registry / "thing.tgz").write_bytes(b"wrong")
    address = (registry / "thing.tgz").as_uri()
    with pytest.raises(Unfetched, match="SHA-256"):
        fetched(RIGHT, lambda: address, tmp_path / "cache", silent)
    assert not (tmp_path / "cache").exists()


def test_a_damaged_cache_is_fetched_again(registry: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / "thing.tgz").write_bytes(b"half")
    address = (registry / "thing.tgz").as_uri()
    assert fetched(RIGHT, lambda: address, cache, silent) == b"right"


def test_what_cannot_be_had_is_a_refusal_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be fetched"):
        fetched(RIGHT, (tmp_path / "nothing").as_uri, tmp_path, silent)


def test_the_registries_are_those_of_npm_and_pip_or_the_public_ones(tmp_path: Path) -> None:
    assert sources.npm_registry({}, tmp_path) == NPM
    assert sources.npm_registry({"NPM_CONFIG_REGISTRY": "http://a/b"}, tmp_path) == "http://a/b/"
    (tmp_path / ".npmrc").write_text("x=1\nregistry=http://c\n")
    assert sources.npm_registry({}, tmp_path) == "http://c/"
    given = {"PIP_INDEX_URL": "http://d/simple"}
    assert sources.python_index(given, tmp_path) == "http://d/simple/"
    place = tmp_path / ".config" / "pip"
    place.mkdir(parents=True)
    (place / "pip.conf").write_text("[global]\nindex-url = http://e/simple\n")
    assert sources.python_index({}, tmp_path) == "http://e/simple/"
    assert PYPI.startswith("https://")


def test_the_cache_is_where_the_system_wants_it(tmp_path: Path) -> None:
    assert sources.cache_folder({"DAEDALUS_CACHE": str(tmp_path)}) == tmp_path
    assert sources.cache_folder({"XDG_CACHE_HOME": str(tmp_path)}) == tmp_path / "daedalus"
    assert sources.cache_folder({}).name == "daedalus"
