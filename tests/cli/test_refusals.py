"""Whoever chose a language reads it everywhere: a refusal is a sentence, and never English."""

import ast
import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import daedalus
from daedalus.cli.commands import run
from daedalus.cli.engines import plain_of
from daedalus.cli.plain import converse
from daedalus.cli.request import GameRequest, make_table
from daedalus.cli.table import LocalTable, think
from daedalus.cli.words import Words
from daedalus.core import errors
from daedalus.core.errors import Cause, GameError, IllegalAction
from daedalus.core.game import Timed
from daedalus.locales import LANGUAGES
from tests.locales.rendering import LOCALES, RENDERED, Asked

SOURCES = Path(daedalus.__file__).parent
CLASSES = {name for name in vars(errors) if isinstance(getattr(errors, name), type)}
ELSEWHERE = {"file-none": {"file"}, "file-forbidden": {"file"}, "file-folder": {"file"}}
"""Reasons whose id is chosen by the number of the system's error."""


def reasons() -> dict[str, set[str]]:
    """Return the ids of all reasons that the sources give, with the names of their arguments."""
    found: dict[str, set[str]] = {}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in {*CLASSES, "TooLarge"}
                and len(node.args) == 2
                and isinstance(node.args[1], ast.Constant)
            ):
                about = {str(each.arg) for each in node.keywords}
                found.setdefault(str(node.args[1].value), about)
                assert found[str(node.args[1].value)] == about, node.args[1].value
    return found | ELSEWHERE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_arguments(lang: str) -> None:
    source = (LOCALES / lang / "errors.ftl").read_text(encoding="utf-8")
    entries = {each.id.name: each for each in parse(source).body if isinstance(each, ftl.Message)}
    known = {name for name in entries if not name.startswith("error-of-")}
    assert known == {f"error-{reason}" for reason in reasons()}
    for reason, about in reasons().items():
        asked = Asked(entries)
        asked.visit(entries[f"error-{reason}"])
        assert set(asked.variables) <= about, reason


def test_a_reason_survives_the_way_between_processes() -> None:
    import pickle

    error = IllegalAction("push first", "push-first")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.why, again.why.id) == ("push first", "push first", "push-first")
    inner = Cause("line 3: push first", "line", line=3, why=error.why)
    assert Words("nl").refused(GameError(inner)) == "Regel 3: Schuif eerst, loop daarna."


def test_what_has_no_sentence_of_its_own_is_not_said_in_english() -> None:
    assert Words("fr").refused(IllegalAction("no such thing")) == (
        "Les règles ne le permettent pas maintenant."
    )
    assert Words("en").refused(IllegalAction("no such thing")) == "no such thing"


@cache
def english_only(lang: str) -> frozenset[str]:
    """Return the words that English texts have and those of a language never."""

    def words(each: str) -> set[str]:
        text = (RENDERED / f"{each}.txt").read_text(encoding="utf-8")
        return words_in(re.sub(r"^[a-z][\w.-]*: ", " ", text, flags=re.MULTILINE))

    rules = "".join(path.read_text("utf-8") for path in (LOCALES / lang / "rules").iterdir())
    return frozenset(words("en") - words(lang) - words_in(rules))


def words_in(text: str) -> set[str]:
    """Return the words of a text, without what people type on a command line."""
    said = re.sub(r"`[^`]*`|--[\w-]+|‹[^›]*›", " ", text)
    return set(re.findall(r"[^\W\d_]{2,}", said.casefold()))


def english_in(said: str, lang: str) -> set[str]:
    return words_in(said) & english_only(lang)


MOSTLY_GERMAN = ["de", *(pytest.param(lang, marks=pytest.mark.long) for lang in LANGUAGES[2:])]


class Clumsy(io.TextIOBase):
    """Somebody who types nonsense and asks for everything before each action, then plays."""

    def __init__(self, table: LocalTable, wrong: tuple[str, ...]) -> None:
        self.table, self.wrong, self.lines = table, wrong, self.typed()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return next(self.lines, "")

    def typed(self) -> Iterator[str]:
        game, asked = self.table, set[str]()
        while (seat := game.human_to_act) is not None:
            yield from (f"{line}\n" for line in self.wrong)
            state = getattr(game.view, "phase", "")
            if state not in asked:  # questions have the same answers again
                asked.add(state)
                plain: Any = plain_of(game.rules.engine)
                orders = {*plain.orders, "help", "hint", "log", "seats", "rules"}
                orders -= {"wait", "position"}  # a position has no language
                for order in sorted(orders):
                    yield f"{game.words(f'word-{order}').split()[0]}\n"
                    yield f"{game.words(f'word-{order}').split()[0]} zz9\n"
            if isinstance(game.rules, Timed) and len(game.game.events) > 12:
                yield f"{game.words('word-wait').split()[0]} 400\n"  # until the time is up
            else:
                yield from (f"{action}\n" for action in think(game.game, seat, "easy"))


WRONG = {
    "classic": ("foo", "d4", "b1=6", "b1=9", "z9=1", "z9", "raus", "!d4", "b1", "=", "drop 1"),
    "go": ("foo", "bereit", "fertig", "nimm 1", "1A@d4e", "9X", "schluss", "roll", "go"),
    "connect": ("foo", "1@0,0=f", "99@1,1=a", "3@9,9=a", "3@0,0=1 beste", "3@0,0=1 fang 0,0 0,0"),
}


@pytest.mark.parametrize(
    ("edition", "options"),
    [("classic", {"cards": "1"}), ("galaxy", {"cards": "1", "dark_lord": "true"}),
     ("classic", {"cards": "1", "ending": "edge"}), ("connect", {}), ("go", {})],
)  # fmt: skip
@pytest.mark.parametrize("lang", MOSTLY_GERMAN)
def test_a_game_full_of_mistakes_has_no_english_in_it(
    edition: str, options: dict[str, str], lang: str
) -> None:
    words = Words(lang)
    kinds = ("human",) if edition == "go" else ("human", "bot:easy")
    request = GameRequest(edition, kinds, options, (), "a", keep=False)
    table, sink = make_table(request, words), io.StringIO()
    converse(table, Clumsy(table, WRONG.get(edition, WRONG["classic"])), sink)  # type: ignore[arg-type]
    assert table.game.outcome is not None
    said = sink.getvalue()
    assert english_in(said, lang) == set()
    assert re.search(r"(^|\s)'[^']*'", said) is None  # nothing is quoted as Python does


@pytest.mark.parametrize("lang", MOSTLY_GERMAN)
@pytest.mark.parametrize(
    "line",
    ["play nosuch", "play classic --option x=1", "play classic -o cards=99", "play --nonsense",
     "play classic --seats 9", "play --seats x", "play classic --bot 7=easy", "play a b",
     "play classic --bots grandmaster", "play --position x", "replay nofile", "review .",
     "nonsense", "puzzles", "rules nosuch", "learn nosuch", "puzzle 9999-99-99", "puzzle zz",
     "play classic --plain --clock 0", "perft classic --depth x", "arena", "record nofile"],
)  # fmt: skip
def test_the_command_line_refuses_in_the_language(
    lang: str, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert run(line.split()) == 2
    said = capsys.readouterr().err.removeprefix("daedalus: ").rstrip("\n")
    assert said.endswith((".", "!", "?"))
    sentence = re.sub(r"[„“«][^”“»]*[”“»]|daedalus [\w -]+|(: )[\w, -]+(?=\.$| )", r"\1", said)
    assert english_in(sentence, lang) == set()
