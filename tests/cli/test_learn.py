"""`daedalus learn`: every lesson in text, in every language, as it is told."""

from __future__ import annotations

import io
import sys
from functools import cache

import pytest

from daedalus.cli import main
from daedalus.cli.commands.learn import Teacher, converse
from daedalus.cli.words import Words
from daedalus.lessons import lesson, lessons
from daedalus.lessons.lesson import Lesson
from daedalus.locales import LANGUAGES


@cache
def speaking(language: str) -> Words:
    """Return the words of a language: they are read once."""
    return Words(language)


@pytest.mark.parametrize("taught", lessons().values(), ids=lambda each: each.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_taken_as_told_in_every_language(language: str, taught: Lesson) -> None:
    words = speaking(language)
    teacher = Teacher(words, taught)
    said = list(teacher.welcome())
    for step in taught.steps:
        assert not teacher.over
        said += teacher.answer("show")
        for action in step.answer:
            said += teacher.answer(action)
    assert teacher.over
    assert words("lesson-end") in said
    assert said.count(words("lesson-well")) == len(taught.steps)
    text = "\n".join(said)
    assert "lesson-" not in text
    assert "learn-" not in text
    assert "{" not in text
    assert teacher.left() == ""
    assert f"daedalus play {taught.edition} --bots easy" in said[-1]


@pytest.mark.parametrize("taught", lessons().values(), ids=lambda each: each.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentences(language: str, taught: Lesson) -> None:
    words = speaking(language)
    assert words(f"lesson-about-{taught.id}") != f"lesson-about-{taught.id}"
    for step in taught.steps:
        for attribute in ("", "again"):
            said = words(f"lesson-{step.name}", attribute, card="1", theirs="2", rival="3")
            assert said != f"lesson-{step.name}"
            assert "{" not in said


def test_a_missed_goal_is_explained_and_the_step_begins_again() -> None:
    teacher = Teacher(speaking("en"), lesson("classic"))
    assert list(teacher.answer("b1=9"))
    said = list(teacher.answer("a1"))
    assert any(line.startswith("Not there yet.") for line in said)
    assert teacher.at == 0
    assert teacher.tried.did == ()


def test_what_was_built_in_go_stays_after_a_claim_too_soon() -> None:
    teacher = Teacher(speaking("en"), lesson("go"), 1)
    list(teacher.answer("2B@d2s"))
    said = list(teacher.answer("claim"))
    assert any(line.startswith("Not solved yet.") for line in said)
    assert [action.partition(" +")[0] for action in teacher.tried.did] == ["place 2B@d2s"]


def test_words_of_the_game_work_in_a_lesson_and_again_starts_the_step_over() -> None:
    teacher = Teacher(speaking("de"), lesson("galaxy"))
    assert list(teacher.answer("brett"))
    list(teacher.answer("a2=5"))
    assert len(teacher.tried.did) == 1
    list(teacher.answer("nochmal"))
    assert len(teacher.tried.did) == 0
    assert list(teacher.answer("c1")) == ["Schieb zuerst, dann lauf."]


def test_a_lesson_that_is_left_says_how_to_go_on() -> None:
    sink = io.StringIO()
    converse(Teacher(speaking("en"), lesson("classic")), io.StringIO("b5=6\nd2\nquit\n"), sink)
    assert sink.getvalue().endswith("daedalus learn classic --step 2\n")


def test_the_command_lists_and_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--lang", "en"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in listed] == list(lessons())
    assert main(["learn", "chess"]) == 2
    assert main(["learn", "classic", "--step", "9"]) == 2
    assert capsys.readouterr().err.startswith("daedalus: no such lesson: 'chess'")


def test_rules_on_a_terminal_name_the_lesson(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["rules", "classic", "--plain", "--lang", "en"]) == 0
    assert "daedalus learn" not in capsys.readouterr().out  # a file has the rules alone
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(["rules", "classic", "--plain", "--lang", "en"]) == 0
    assert capsys.readouterr().out.endswith("daedalus learn classic\n")
