"""Go! in words: what was done, the scores.  No screen here."""

from collections.abc import Iterator
from typing import Any

from daedalus.cli.table import LocalTable
from daedalus.cli.words import Words
from daedalus.core.record import Event, Game
from daedalus.editions.go.actions import CLAIM, END, GO, TIMEOUT, Action
from daedalus.editions.go.position import BUILD, ENDED, PAUSE, SEARCH, State
from daedalus.editions.go.rules import Go, grade


def motif_names(words: Words, rules: Go) -> dict[str, str]:
    """Return the names of the treasures by their letters."""
    return {chr(ord("A") + at): words.motif("go", key) for at, key in enumerate(rules.motifs)}


def rolled(words: Words, rules: Go, view: State) -> str:
    """Name the four treasures of the roll."""
    names = motif_names(words, rules)
    return words.listed(names[letter] for letter in view.roll)


def left(table: LocalTable) -> int | None:
    """Return the seconds until the house acts, if it will."""
    due: int = table.game.state.due
    return None if due < 0 else max(0, -(-(due - table.elapsed) // 1000))


# --- what was done ------------------------------------------------------------------------------


def did(words: Words, before: Game, event: Event, name: str) -> str:
    """Say what *name*, or the house, has done; laying tiles is not worth a sentence."""
    rules: Any = before.rules
    action: Action = rules.parse(event.action)
    state: State = before.state
    after = rules.apply(state, event.seat, action)
    said = list(_told(words, before, event.seat, action, after, name))
    if after.round > state.round:
        said.append(words("go-did-roll", round=after.round, motifs=rolled(words, rules, after)))
    return " ".join(said)


def _told(
    words: Words, before: Game, seat: int, action: Action, after: State, name: str
) -> Iterator[str]:
    if action.word == GO:
        yield words("go-go")
    elif action.word == TIMEOUT:
        yield words("go-time-up")
    elif action.word == END:
        yield words("go-did-end", name=name)
        yield words("go-did-win", name=name)
    elif action.word == CLAIM and len(after.scores) == 1:
        if after.round > before.state.round:
            yield words("go-did-alone", solved=after.scores[0])
        else:
            yield words("go-did-not-yet")
            yield from loose(words, before.rules, after, seat)
    elif action.word == CLAIM:
        yield words("go-did-claim", name=name, tile=after.taken[seat])
    if len(after.scores) > 1 and after.phase in (PAUSE, ENDED) and before.state.phase == BUILD:
        yield from _checked(words, before, seat, after)


def _checked(words: Words, before: Game, claimer: int, after: State) -> Iterator[str]:
    """Say what the check at the end of a round found."""
    rules: Any = before.rules
    names = [player.name or words(f"cast-{seat + 1}") for seat, player in enumerate(before.players)]
    for seat, tile in enumerate(after.taken):
        if not before.state.taken[seat] and seat != claimer:
            yield words("go-did-last", name=names[seat], tile=tile)
    for seat, gain in enumerate(rules.gains(after)):
        if rules.solved(after, seat):
            yield words("go-did-solved", name=names[seat], points=gain)
        elif gain > 0:
            yield words("go-did-one", name=names[seat])
        else:
            yield words("go-did-unsolved", name=names[seat], points=-gain)
    outcome = rules.outcome(after)
    if outcome is not None:
        yield words("go-did-win", name=names[outcome.winners[0]])
    elif 1 in after.taken:
        yield words("go-did-joker", name=names[after.taken.index(1)])


def loose(words: Words, rules: Any, view: State, seat: int) -> Iterator[str]:
    """Say which tiles of *seat* nothing links to the middle, if there are any."""
    tiles = [way.tile for way in rules.loose(view, seat)]
    if tiles:
        yield words("go-loose", count=len(tiles), tiles=words.listed(tiles))


def question(words: Words, table: LocalTable, view: State, seat: int) -> str:
    """Ask whether *seat* ends the match, where it may; else there is nothing to ask."""
    rules: Go = table.rules
    if not rules.may_end(view, seat):
        return ""
    return words("go-end-question", name=table.name(view.hasty.seat))


def advice(words: Words, table: LocalTable, seat: int, actions: tuple[str, ...]) -> str:
    """Suggest the next step: the first of *actions*."""
    action: Action = table.rules.parse(actions[0])
    return words("go-hint", action=action.bare)


# --- who stands how -----------------------------------------------------------------------------


def seat_note(words: Words, rules: Go, view: State, seat: int) -> str:
    """Give the points of *seat* and what it is doing."""
    if len(view.scores) == 1:
        return words("go-solved", solved=view.scores[0])
    notes = [words("points", count=view.scores[seat])]
    if view.taken[seat]:
        notes.append(words("go-note-holds", tile=view.taken[seat]))
    elif view.phase == BUILD:
        notes.append(words("go-note-building"))
    if view.ready[seat] and view.phase in (PAUSE, SEARCH):
        notes.append(words("go-note-ready"))
    if view.joker == seat:
        notes.append(words("go-note-joker"))
    return ", ".join(notes)


def trail(words: Words, rules: Go, state: State, seat: int) -> str:
    """Say how far *seat* came."""
    if len(state.scores) == 1:
        return words("go-solved", solved=state.scores[0])
    return words("points", count=state.scores[seat])


def closing(words: Words, game: Game) -> str:
    """Give the grade of a solo game."""
    state: State = game.state
    return words(f"go-grade-{grade(state.scores[0])}") if len(state.scores) == 1 else ""
