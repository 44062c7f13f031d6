"""A sliding game in words: what was done, the scores, what lies where.  No screen here."""

from typing import Any, NamedTuple

from daedalus.cli.sliding.play import goals, key_of, motif_at, where
from daedalus.cli.table import LocalTable
from daedalus.cli.tiles import SIDE_NAMES, lying, sides_of
from daedalus.cli.words import Words
from daedalus.core.game import AnyRules
from daedalus.core.maze import NORTH, SOUTH, Cell, Maze, Slot, cell_name
from daedalus.core.record import Event, Game
from daedalus.editions.sliding.actions import Drop, Out, Push, Walk
from daedalus.editions.sliding.box import homes, slot_at
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, State
from daedalus.editions.sliding.rules import Sliding


def name_of(words: Words, rules: Sliding, letter: str, attribute: str = "") -> str:
    """Return the name of a letter's motif, or the letter itself if the box has none."""
    key = key_of(rules, letter)
    return words.motif(rules.id, key, attribute) if key else letter


def lord_of(words: Words) -> str:
    return words.noun("cast-lord")


# --- what was done ----------------------------------------------------------------------------


def did(words: Words, before: Game, event: Event, name: str) -> str:
    """Say what *name* has done, for everyone to read."""
    rules: Any = before.rules
    state = before.state
    action = rules.parse(event.action)
    after = rules.apply(state, event.seat, action)
    if isinstance(action, Drop):
        dropped = before.players[action.seat].name or str(action.seat + 1)
        return words("sliding-told-drop", name=dropped)
    sentence = _sentence(words, rules, state, after, event.seat, action, name)
    if after.phase == ENDED:
        sentence += " " + words("sliding-told-win", name=name)
    return sentence


def _sentence(
    words: Words,
    rules: Sliding,
    before: State,
    after: State,
    seat: int,
    action: object,
    name: str,
) -> str:
    maze = before.maze
    if isinstance(action, Push):
        slot = slot_at(maze.width, maze.height)[action.row * maze.width + action.column]
        return words("sliding-told-push", name=name, gate=line_name(words, slot, maze))
    if isinstance(action, Out):
        return words("sliding-told-out", name=name)
    assert isinstance(action, Walk)
    to = cell_name(action.row * maze.width + action.column, maze.width)
    if action.lord:
        said = words("did-lord", name=name, cell=to, lord=lord_of(words))
    elif after.pieces[seat] == before.pieces[seat]:
        said = words("did-stay", name=name, cell=to)
    else:
        said = words("did-walk", name=name, cell=to)
    if len(after.found[seat]) > len(before.found[seat]):
        said += " " + words("did-find", motif=name_of(words, rules, after.found[seat][-1], "the"))
    return said


def advice(words: Words, table: LocalTable, seat: int, actions: tuple[str, ...]) -> str:
    """Say what a bot would do in the place of *seat*."""
    rules: Sliding = table.rules
    state = table.game.view(seat)
    parts = []
    for text in actions:
        action = rules.parse(text)
        maze = state.maze
        if isinstance(action, Push):
            slot = slot_at(maze.width, maze.height)[action.row * maze.width + action.column]
            parts.append(
                words(
                    "hint-push",
                    slot=text.partition("=")[0],
                    line=line_name(words, slot, maze),
                    sides=sides_of(words, action.sides),
                )
            )
        elif isinstance(action, Out):
            parts.append(words("hint-out"))
        elif isinstance(action, Walk) and action.lord:
            parts.append(words("hint-lord", cell=text[1:], lord=lord_of(words)))
        else:
            parts.append(words("hint-walk", cell=text))
        state = rules.apply(state, seat, action)
    return " ".join(parts)


# --- who stands how ---------------------------------------------------------------------------


def seat_note(words: Words, rules: AnyRules, view: State, seat: int) -> str:
    """Say how many cards *seat* has found, or that it is on its way home."""
    found, left = len(view.found[seat]), len(view.left[seat])
    if not left:
        return words("note-all", found=found)
    return words("note-found", found=found, all=found + left)


def trail(words: Words, rules: Sliding, state: State, seat: int) -> str:
    """List what *seat* found, in order."""
    if not state.found[seat]:
        return words("trail-none")
    return ", ".join(name_of(words, rules, letter) for letter in state.found[seat])


def pushes(game: Game, seat: int | None = None) -> int:
    """Return how many pushes were made, by *seat* or by all."""
    return sum(
        isinstance(game.rules.parse(event.action), Push)
        for event in game.events
        if seat in (None, event.seat)
    )


def turn_number(game: Game) -> int:
    """Return the number of the current round, from 1."""
    count = pushes(game)
    over = count and game.state.phase != TO_PUSH
    return 1 + (count - bool(over)) // len(game.players)


def closing(words: Words, game: Game) -> str:
    """Say how many turns a solo game took."""
    if len(game.players) > 1:
        return ""
    return words("end-turns", turns=pushes(game))


class _Goal(NamedTuple):
    """Something to walk to: its letter on the board, its name, and where it is, in words."""

    letter: str
    name: str
    place: str
    brief: str = ""  # the place, in a short form


def goals_of(words: Words, rules: Sliding, view: State, seat: int) -> list[_Goal]:
    """Return what *seat* may walk to, as far as *view* shows; nothing if its cards are hidden."""
    hand = view.left[seat]
    if not hand:
        return [_last_goal(words, rules, view, seat)]
    result = []
    for letter in goals(rules, view, seat):
        cell = where(view.maze, letter)
        place = words("goal-at", cell=cell) if cell else words("goal-on-spare")
        brief = cell or words("spare")
        if rules.variant.dark_lord and letter in rules.signed:
            place += "  " + words("goal-lord", lord=lord_of(words))
            brief += " ◉"
        result.append(_Goal(letter, name_of(words, rules, letter), place, brief))
    return result


def _last_goal(words: Words, rules: Sliding, view: State, seat: int) -> _Goal:
    if rules.variant.ending == "edge":
        return _Goal("⇱", words("goal-edge"), words("goal-edge-how"))
    cell = cell_name(rules.goal(view, seat), view.maze.width)
    point = rules.variant.ending.startswith("point:")
    name = words("goal-point") if point else words("goal-home")
    return _Goal("⚑" if point else "△○□◇"[seat], name, words("goal-at", cell=cell))


# --- what lies where --------------------------------------------------------------------------


def line_name(words: Words, slot: Slot, maze: Maze) -> str:
    """Say which line a push moves and from where: "column b from the top"."""
    row, column = divmod(slot.cell, maze.width)
    name = chr(ord("a") + column) if slot.side in (NORTH, SOUTH) else str(row + 1)
    return words("sliding-gate", side=SIDE_NAMES[slot.side], line=name)


def tile_spoken(words: Words, rules: Sliding, maze: Maze, cell: Cell) -> str:
    """Describe a tile: its shape, open sides and motif."""
    sides, letter = maze.paths[cell], motif_at(maze, cell)
    said = lying(words, sides)
    return f"{said}; {letter} {name_of(words, rules, letter)}" if letter else said


def cell_spoken(
    words: Words, rules: Sliding, view: State, cell: Cell, names: tuple[str, ...]
) -> str:
    """Describe a cell: "d4: T, open north, east, south, S Owl, Pip here"."""
    maze = view.maze
    parts = [tile_spoken(words, rules, maze, cell)]
    corners = homes(maze.width, maze.height, len(names), rules.variant.league)
    if cell in corners:
        parts.append(words("sliding-home-of", name=names[corners.index(cell)]))
    here = [name for name, piece in zip(names, view.pieces, strict=True) if piece == cell]
    if view.lord == cell and view.lord != NOWHERE:
        here.append(lord_of(words))
    if here:
        parts.append(words("sliding-here", names=words.listed(here)))
    return f"{cell_name(cell, maze.width)}: {', '.join(parts)}"
