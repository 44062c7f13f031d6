"""The tables of docs/rules: what they name exists."""

import re
from pathlib import Path

import pytest

import daedalus
from daedalus.editions import shelf

ROOT = Path(__file__).parents[2]
SOURCE = Path(daedalus.__file__).parent
TESTS = set(
    re.findall(
        r"^(?:async )?def (test_\w+)",
        "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")),
        re.MULTILINE,
    )
)


def table(edition: str) -> list[list[str]]:
    """Return the rows of the table that goes through the book."""
    text = (ROOT / "docs" / "rules" / f"{edition}.md").read_text(encoding="utf-8")
    rows = text.partition("sentence by sentence")[2].splitlines()
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows if "|" in row][2:]


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_every_sentence_of_a_book_has_a_test_or_a_reason(edition: str) -> None:
    rows = table(edition)
    assert len(rows) > 20
    for book, says, _, _, why in rows:
        assert book, says
        assert says, book
        assert why, book


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_tests_and_files_that_a_table_names_exist(edition: str) -> None:
    for row in table(edition):
        assert set(re.findall(r"`(test_\w+)`", row[4])) <= TESTS, row
        for path in re.findall(r"`([\w/]+\.py)`", row[3]):
            assert (SOURCE / path).is_file(), path


@pytest.mark.parametrize("edition", daedalus.edition_names())
def test_rulings_that_a_table_names_are_on_the_pages(edition: str) -> None:
    engine = shelf()[edition].engine  # editions of one engine share the rulings of its pages
    pages = [name for name, rules in shelf().items() if rules.engine == engine]
    text = "".join((ROOT / "docs" / "rules" / f"{page}.md").read_text("utf-8") for page in pages)
    known = set(re.findall(r"^\| ([SOC]\d+) \|", text, re.MULTILINE))
    named = {ruling for row in table(edition) for ruling in re.findall(r"\b[SOC]\d+\b", row[2])}
    assert named <= known
