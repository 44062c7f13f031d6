"""Checks what is said about a moment against the game, by the rules alone.

It shares no code with the review: it plays turns by `legal` and `apply`, one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from daedalus.core.game import HOUSE, AnyRules
from daedalus.editions.go.solver import solutions
from daedalus.editions.sliding.rules import Sliding
from daedalus.review import Moment, Review, Turn, told

Args = Mapping[str, Any]
"""What a sentence is said with."""


def falsehoods(review: Review) -> Iterator[str]:
    """Yield every sentence about a moment that the game contradicts."""
    for moment in review.moments:
        turn = review.turns[moment.turn - 1]
        said = sentence(review, moment)
        check = CHECKS.get(said)
        is_true = True if check is None else check(review, moment, turn)
        if check is None:
            yield f"nobody checks {said}"
        elif not is_true:
            yield f"turn {moment.turn}: {said}"
        yield from _notes(review, moment, turn)
        if moment.kind == "missed":
            yield from _reasons(review, turn)
    yield from _hindsight(review)


def sentence(review: Review, moment: Moment) -> str:
    """Return the id of the sentence that is told."""
    return told.title(moment, review.turns[moment.turn - 1]).id


# --- what one turn can do -------------------------------------------------------------------------


def before(review: Review, turn: Turn) -> Any:
    return review.game.at(turn.ply).state


def after(review: Review, turn: Turn) -> Any:
    return review.game.at(turn.ply + len(turn.actions)).state


def ends(rules: AnyRules, state: Any, seat: int) -> Iterator[tuple[Any, Any]]:
    """Yield the boards after each push of *seat*, as if it were its turn, and where turns end."""
    now = state._replace(seat=seat, phase="p")
    for push in rules.legal(now, seat):
        pushed = rules.apply(now, seat, push)
        for walk in rules.legal(pushed, seat):
            yield pushed.maze, rules.apply(pushed, seat, walk)


def finds(rules: AnyRules, state: Any, seat: int) -> bool:
    """Return whether one turn of *seat* finds its next card or wins."""
    return any(
        then.phase == "e" or then.found[seat] != state.found[seat]
        for _, then in ends(rules, state, seat)
    )


def finding_boards(rules: AnyRules, state: Any, seat: int) -> set[Any]:
    """Return the boards of all turns of *seat* that find its next card or win."""
    return {
        maze
        for maze, then in ends(rules, state, seat)
        if then.phase == "e" or then.found[seat] != state.found[seat]
    }


# --- sentence by sentence -------------------------------------------------------------------------


def _missed_finds(review: Review, moment: Moment, turn: Turn) -> bool:
    state, seat = before(review, turn), moment.seat
    return moment.letter not in turn.found and any(
        moment.letter in then.found[seat] for _, then in ends(review.rules, state, seat)
    )


def _missed_wins(review: Review, moment: Moment, turn: Turn) -> bool:
    rules, state, seat = review.rules, before(review, turn), moment.seat
    outcome = review.game.at(turn.ply + len(turn.actions)).outcome
    if outcome is not None and outcome.winners == (seat,):
        return False
    if isinstance(rules, Sliding):
        return any(then.phase == "e" for _, then in ends(rules, state, seat))
    results = (rules.outcome(rules.apply(state, seat, lay)) for lay in rules.legal(state, seat))
    return any(result is not None and seat in result.winners for result in results)


def _missed_open(review: Review, moment: Moment, turn: Turn) -> bool:
    rules, other = review.rules, moment.by
    then, better = after(review, turn), before(review, turn)
    assert turn.best is not None
    for action in turn.best.actions:
        better = rules.apply(better, turn.seat, rules.parse(action))
    if then.seat != other or then.left[other] or better.phase == "e":
        return False
    return finds(rules, then, other) and not finds(rules, better, other)


def _lower(review: Review, moment: Moment, turn: Turn) -> bool:
    return moment.size < 0 and moment.after < moment.before


def _higher(review: Review, moment: Moment, turn: Turn) -> bool:
    return moment.size > 0 and moment.after > moment.before


def _fine(review: Review, moment: Moment, turn: Turn) -> bool:
    """If it found something, no other push would have."""
    rules, seat = review.rules, moment.seat
    if turn.seat != seat or turn.own[seat] < 0:
        return False
    if isinstance(rules, Sliding) and (turn.found or after(review, turn).phase == "e"):
        return len(finding_boards(rules, before(review, turn), seat)) == 1
    return True


def _fine_wins(review: Review, moment: Moment, turn: Turn) -> bool:
    outcome = review.game.at(turn.ply + len(turn.actions)).outcome
    won = outcome is not None and moment.seat in outcome.winners
    return won and _fine(review, moment, turn)


def _card(review: Review, moment: Moment, turn: Turn) -> bool:
    """The card that was turned up is the one named; it lies close by if it was lucky."""
    state = after(review, turn)
    if state.left[moment.seat][:1] != moment.letter:
        return False
    return finds(review.rules, state, moment.seat) == (moment.kind == "lucky")


def _way(review: Review, moment: Moment, turn: Turn) -> bool:
    rules, seat = review.rules, moment.seat
    was, now = (finds(rules, state(review, turn), seat) for state in (before, after))
    card = before(review, turn).left[seat][:1]
    return (was, now) == (moment.kind != "helped", moment.kind == "helped") and (
        card == moment.letter
    )


def _found(review: Review, moment: Moment, turn: Turn) -> bool:
    found, had = after(review, turn).found[moment.by], before(review, turn).found[moment.by]
    return found == had + turn.found != had and turn.table[moment.by] > turn.table[moment.seat]


def _won(review: Review, moment: Moment, turn: Turn) -> bool:
    outcome = review.game.at(turn.ply + len(turn.actions)).outcome
    return outcome is not None and moment.by in outcome.winners


def _lay(review: Review, moment: Moment, turn: Turn) -> bool:
    was, now = (
        most_caught(review.rules, state(review, turn), moment.seat) for state in (before, after)
    )
    return now > was if moment.kind == "helped" else now < was


def most_caught(rules: AnyRules, state: Any, seat: int) -> int:
    """Return the largest catch of *seat*, if it were its turn."""
    now = state._replace(seat=seat)
    return max((len(lay.take) for lay in rules.legal(now, seat)), default=0)


def _faster(review: Review, moment: Moment, turn: Turn) -> bool:
    """Whoever the heading names scored, and claimed before all others who did."""
    who, many = told.title(moment, turn).args["seat"], range(len(review.players))
    times = [_moments(review, turn, seat)[0] for seat in many]
    rest = [times[seat] for seat in many if seat != who and times[seat] >= 0]
    return _gains(review, turn)[who] > 0 and times[who] >= 0 and all(times[who] < t for t in rest)


def _slower(review: Review, moment: Moment, turn: Turn) -> bool:
    """Somebody else scored more, and claimed earlier."""
    gains, seat = _gains(review, turn), moment.seat
    times = [_moments(review, turn, each)[0] for each in range(len(gains))]
    return any(
        gain > max(gains[seat], 0) and time >= 0 and (times[seat] < 0 or time < times[seat])
        for gain, time in zip(gains, times, strict=True)
    )


def _gains(review: Review, turn: Turn) -> list[int]:
    was, now = before(review, turn).scores, after(review, turn).scores
    return [late - early for early, late in zip(was, now, strict=True)]


CHECKS = {
    "review-missed-finds": _missed_finds,
    "review-missed-wins": _missed_wins,
    "review-missed-open": _missed_open,
    "review-missed-better": _lower,
    "review-fine": _fine,
    "review-fine-wins": _fine_wins,
    "review-lucky": _higher,
    "review-lucky-card": _card,
    "review-unlucky": _lower,
    "review-unlucky-card": _card,
    "review-hindered": _way,
    "review-hindered-found": _found,
    "review-hindered-won": _won,
    "review-hindered-turn": _lower,
    "review-hindered-lay": _lay,
    "review-helped": _way,
    "review-helped-turn": _higher,
    "review-helped-lay": _lay,
    "review-faster": _faster,
    "review-slower": _slower,
}


# --- what else is said about the better turn, a round, a lay --------------------------------------


def _why_wins(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    outcome = review.rules.outcome(then)
    return outcome is not None and turn.seat in outcome.winners


def _why_finds(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    letter = str(said["letter"])
    return letter in str(then.found[turn.seat]) and letter not in turn.found


def _why_catches(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    had = before(review, turn).caught[turn.seat]
    return len(then.caught[turn.seat]) - len(had) == int(said["count"])


def _why_plans(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    """One push, or several, would reach the goal if nobody changed the maze."""
    boards = finding_boards(review.rules, then, turn.seat)
    return len(boards) == 1 if said["ways"] == 1 else len(boards) > 1


def _why_nears(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    far, was = (away(review.rules, state, turn.seat) for state in (then, before(review, turn)))
    return far == 1 if said["steps"] == 1 else far < was


def away(rules: Any, state: Any, seat: int) -> int:
    """Return how many steps a seat is from its goal, if there were no walls."""
    width = state.maze.width

    def steps(start: int, end: int) -> int:
        return int(abs(start // width - end // width) + abs(start % width - end % width))

    hand, variant = state.left[seat], rules.variant
    distances: list[int] = [10**6]
    if not hand:
        ends = _exits(state.maze) if variant.ending == "edge" else [rules.goal(state, seat)]
        distances += [steps(state.pieces[seat], end) for end in ends]
        return min(distances)
    for card in hand if variant.hands != "hidden" else hand[:1]:
        lies = state.maze.motifs.index(ord(card))
        start = state.lord if variant.dark_lord and card in rules.signed else state.pieces[seat]
        if lies < state.maze.cells:
            distances.append(steps(start, lies))
    return min(distances)


def _exits(maze: Any) -> list[int]:
    """Return the cells from which a path leads over the edge: north, east, south, west."""
    last = maze.width - 1
    found = []
    for cell in range(maze.cells):
        x, y = cell % maze.width, cell // maze.width
        out = 1 * (y == 0) | 2 * (x == last) | 4 * (y == last) | 8 * (x == 0)
        if maze.paths[cell] & out:
            found.append(cell)
    return found


def _why_blocks(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    ours, usual = _served(review, turn, said["seat"])
    return ours < usual


def _why_leaves(review: Review, turn: Turn, then: Any, said: Args) -> bool:
    ours, usual = _served(review, turn, said["seat"])
    return ours > usual


def _served(review: Review, turn: Turn, other: int) -> tuple[float, float]:
    """Return how much *other* can reach after the better push, and after a push on average.

    As the seat in turn sees it: of a card that it cannot know, how many treasures are in reach.
    """
    rules: Any = review.rules
    state, seat = before(review, turn), turn.seat
    view = rules.view(state, seat)
    any_order = rules.variant.hands != "hidden"
    known = view.left[seat] if any_order else view.left[seat][:1]
    cards = {chr(motif) for motif in state.maze.motifs if chr(motif).isalpha()}
    cards -= {letter for letters in (*view.found, known) for letter in letters}
    if "?" not in view.left[other]:
        cards = set(view.left[other])
    assert turn.best is not None
    reached: dict[str, int] = {}
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)._replace(seat=other, phase="p")
        reached[str(push)] = _treasures(rules, pushed, other, cards)
    return reached[turn.best.actions[0]], sum(reached.values()) / len(reached)


def _treasures(rules: Any, state: Any, seat: int, cards: set[str]) -> int:
    if not state.left[seat]:
        return int(finds(rules, state, seat))
    found: set[str] = set()
    for push in rules.legal(state, seat):
        pushed = rules.apply(state, seat, push)
        for walk in rules.legal(pushed, seat):
            motif = chr(pushed.maze.motifs[walk.row * pushed.maze.width + walk.column])
            dark = rules.variant.dark_lord and motif in rules.signed
            if motif in cards and walk.lord == dark:
                found.add(motif)
    return len(found)


WHY = {
    "review-why-wins": _why_wins,
    "review-why-finds": _why_finds,
    "review-why-catches": _why_catches,
    "review-why-plans": _why_plans,
    "review-why-nears": _why_nears,
    "review-why-blocks": _why_blocks,
    "review-why-leaves": _why_leaves,
}


def _reasons(review: Review, turn: Turn) -> Iterator[str]:
    """Yield the reasons for the better turn that are not so."""
    if turn.best is None or turn.seat == HOUSE:
        return
    rules, then = review.rules, before(review, turn)
    for action in turn.best.actions:
        then = rules.apply(then, turn.seat, rules.parse(action))
    for said in told.why(turn):
        if not WHY[said.id](review, turn, then, said.args):
            yield f"turn {turn.number}: {said.id} {dict(said.args)}"
    better = told.better(turn)
    if better.id == "review-better-wins" and not _why_wins(review, turn, then, {}):
        yield f"turn {turn.number}: it does not win"
    if better.id == "review-better-finds" and not _why_finds(review, turn, then, better.args):
        yield f"turn {turn.number}: it does not find {better.args['letter']}"


def _most(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    [lay] = [review.rules.parse(action) for action in turn.actions]
    most = most_caught(review.rules, before(review, turn), seat)
    return dict(said) == {"caught": len(lay.take), "most": most}


def _left(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    """The next player could catch as many with one of the tiles that it may hold."""
    rules: Any = review.rules
    state, most = after(review, turn), 0
    following = state.seat
    unseen = rules.unseen(rules.view(state, seat))
    for tile in unseen:
        hands = list(state.hands)
        hands[following] = (tile,)
        most = max(most, most_caught(rules, state._replace(hands=tuple(hands)), following))
    return most == int(said["left"])


def _moments(review: Review, turn: Turn, seat: int) -> tuple[int, list[tuple[int, Any]]]:
    """Return when a seat claimed in a round, and what lay on its board when, after "Go!"."""
    began, claimed, boards, state = 0, -1, list[tuple[int, Any]](), before(review, turn)
    for event in review.game.events[turn.ply : turn.ply + len(turn.actions)]:
        was, action = state.phase, review.rules.parse(event.action)
        state = review.rules.apply(state, event.seat, action)
        if was != "b" and state.phase == "b":
            began = state.now
        elif event.seat == seat and was == "b":
            if action.word == "claim":
                claimed = state.now - began
            else:
                boards.append((state.now - began, state))
    return claimed, boards


def _called(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    return round(_moments(review, turn, seat)[0] / 1000) == int(said["seconds"])


def _seen(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    """From then on no tile had to be moved: each stage is part of a solution."""
    right = None
    for when, state in reversed(_moments(review, turn, seat)[1]):
        joker = state.joker == seat
        if next(solutions(state.roll, state.boards[seat], joker), None) is None:
            break
        right = when
    return right is not None and round(right / 1000) == int(said["seconds"])


def _unsolved(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    [*_, (_, last)] = _moments(review, turn, seat)[1]
    rules: Any = review.rules
    return not rules.solved(last, seat)


def _tiles(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    [*_, (_, last)] = _moments(review, turn, seat)[1]
    fewest = min(len(board) for board in solutions(last.roll, (), last.joker == seat))
    rules: Any = review.rules
    return rules.solved(last, seat) and dict(said) == {
        "tiles": len(last.boards[seat]),
        "fewest": fewest,
    }


def _fewest(review: Review, turn: Turn, seat: int, said: Args) -> bool:
    return int(said["tiles"]) == int(said["fewest"]) and _tiles(review, turn, seat, said)


FACTS = {
    "review-fact-most": _most,
    "review-fact-left": _left,
    "review-fact-called": _called,
    "review-fact-seen": _seen,
    "review-fact-unsolved": _unsolved,
    "review-fact-tiles": _tiles,
    "review-fact-fewest": _fewest,
}


def _notes(review: Review, moment: Moment, turn: Turn) -> Iterator[str]:
    """Yield what follows the heading and is not so; it is about whom the heading is about."""
    title = told.title(moment, turn)
    about = moment.by if moment.by != HOUSE and moment.kind != "missed" else title.args["seat"]
    first, *others = told.notes(moment, turn)
    if first.id != f"{title.id}.note":
        yield f"turn {turn.number}: {title.id} and {first.id}"
    for said in others:
        if not FACTS[said.id](review, turn, about, said.args):
            yield f"turn {turn.number}: {said.id} {dict(said.args)}"


def _hindsight(review: Review) -> Iterator[str]:
    """Yield it if the next player did not find that card, or would have found one all the same."""
    found = review.hindsight
    if found is None:
        return
    turn, following = review.turns[found.turn - 1 : found.turn + 1]
    rules, then = review.rules, before(review, turn)
    for action in found.actions:
        then = rules.apply(then, turn.seat, rules.parse(action))
    if (turn.seat, following.seat) != (found.seat, found.by):
        yield f"turn {turn.number}: hindsight of another seat"
    if found.letter not in following.found or finds(rules, then, found.by):
        yield f"turn {turn.number}: hindsight would not have helped"
    if "?" not in rules.view(before(review, turn), turn.seat).left[found.by]:
        yield f"turn {turn.number}: the card was known"
