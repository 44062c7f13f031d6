"""The lessons of the sliding editions, and of the Eclipse."""

from __future__ import annotations

from typing import Final

from daedalus.editions.sliding.position import State
from daedalus.editions.sliding.rules import Sliding
from daedalus.lessons.lesson import PLAYER, RIVAL, Attempt, Lesson, LessonStep


def finds(tried: Attempt) -> bool | None:
    """The player finds a card."""
    if tried.unfinished:
        return None
    return len(tried.after.found[PLAYER]) > len(tried.before.found[PLAYER])


def closes(tried: Attempt) -> bool | None:
    """No turn of the rival's finds its card now."""
    if tried.unfinished:
        return None
    assert isinstance(tried.rules, Sliding)
    return not _can_find(tried.rules, tried.after, RIVAL)


def _finishes(tried: Attempt) -> bool | None:
    """The player wins."""
    if tried.unfinished:
        return None
    outcome = tried.rules.outcome(tried.after)
    return outcome is not None and PLAYER in outcome.winners


def _can_find(rules: Sliding, state: State, seat: int) -> bool:
    """Return whether a turn of *seat* finds a card."""
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)
        for walk in rules.legal(pushed, seat):
            if len(rules.apply(pushed, seat, walk).found[seat]) > len(state.found[seat]):
                return True
    return False


def cards(rules: Sliding, state: State) -> dict[str, str]:
    """Name the cards that both seek: the keys of what they show."""
    hands = {"card": state.left[PLAYER], "theirs": state.left[RIVAL]}
    return {name: rules.motifs[ord(hand[0]) - ord("A")] for name, hand in hands.items() if hand}


SHORT: Final = {"cards": 4, "start": 1}

CLASSIC: Final = Lesson(
    id="classic",
    edition="classic",
    title="title-classic",
    then=SHORT,
    deal="classic 69eAbNc/3a6U9TdM/7B37CadD/a5bO5a/36bEa9 9S a1,e5 1p - :TOUM,:DA",
    names=cards,
    steps=(
        LessonStep("push", finds, ("b5=6", "d2"), ("d5=c", "e5")),
        LessonStep("ride", finds, ("d5=7", "c4"), ("a4=9", "c4")),
        LessonStep("barred", finds, ("d5=a", "c2"), ("a2=a", "c4")),
        LessonStep("spare", finds, ("e4=e", "e4"), ("b1=c", "d4")),
        LessonStep("close", closes, ("d5=6", "e4"), ("a4=5", "c3")),
        LessonStep("home", _finishes, ("a2=7", "a1")),
    ),
)

PIRATES: Final = Lesson(
    id="pirates",
    edition="pirates",
    title="title-pirates",
    then=SHORT,
    deal="pirates 69SeAbMc/6a595/7B57C3dD/5c5eOcU/35bE7N9 cT a1,e5 1p - :DTS,:NM",
    names=cards,
    steps=(
        LessonStep("push", finds, ("b5=9", "e3"), ("e2=6", "e4")),
        LessonStep("turn", finds, ("e2=9", "b5"), ("d1=a", "b5")),
        LessonStep("ride", finds, ("b1=7", "d3"), ("e2=3", "b3")),
        LessonStep("close", closes, ("e2=5", "d3"), ("a4=5", "b3")),
        LessonStep("home", _finishes, ("b5=9", "a1")),
    ),
)

GALAXY: Final = Lesson(
    id="galaxy",
    edition="galaxy",
    title="title-galaxy",
    then=SHORT,
    deal="galaxy 63eAac/c6U65a/7B67CadD/5a7M6TcS/3bNbEeO9 5 a1,e5 1p - :AES,:DN",
    names=cards,
    steps=(
        LessonStep("push", finds, ("a2=5", "c1"), ("b5=a", "e4")),
        LessonStep("barred", finds, ("b5=c", "c5"), ("a4=9", "a2")),
        LessonStep("spare", finds, ("d5=9", "d5"), ("e2=5", "d2")),
        LessonStep("close", closes, ("d5=5", "d4"), ("e2=9", "d2")),
        LessonStep("home", _finishes, ("b1=a", "a1")),
    ),
)

ECLIPSE: Final = Lesson(
    id="eclipse",
    edition="galaxy",
    title="cast-lord",
    options={"dark_lord": True},
    then={**SHORT, "dark_lord": True},
    deal="galaxy;dark_lord=true 6ceAac/ccUadO6T/7Ba7C6SdD/5357M9/3abEdN9 a a1,e5!a2 1p - :OAM,:DS",
    names=cards,
    steps=(
        LessonStep("dark", finds, ("d1=a", "!d3"), ("d1=e", "e5")),
        LessonStep("own", finds, ("b1=b", "c1"), ("d1=a", "e5")),
        LessonStep("dark-ride", finds, ("d1=9", "!b1"), ("b1=d", "a4")),
        LessonStep("home", _finishes, ("d1=c", "a1")),
    ),
)
