"""The judge of the sliding editions: the expert's eye for a turn, a fitted race behind it.

A seat judges by its own view.  Before its turn its chance is that after the best turn.  After it,
and while others play, it is the chance that follows from where it stands (`standing`): how likely
it reaches its next goal on its next turn, whatever is pushed before, and the race from there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import fsum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from daedalus import fast
from daedalus.bots.advice import Advice, Reason
from daedalus.bots.ask import Ask
from daedalus.bots.sliding import compiled, static
from daedalus.bots.sliding.advice import explain, seeks
from daedalus.bots.sliding.compiled import Choice
from daedalus.bots.sliding.expert import turn_scores
from daedalus.bots.sliding.near import free_lanes
from daedalus.bots.sliding.race import Racer
from daedalus.bots.sliding.sight import GOES_ON, MoverView, look
from daedalus.bots.sliding.static import PushBoard
from daedalus.core.game import HOUSE
from daedalus.core.history import Move, moved
from daedalus.core.maze import reach
from daedalus.core.maze import turns as ways_of
from daedalus.editions.sliding.actions import OUT, Action, Drop, Out, Push, Walk, pushes, walks
from daedalus.editions.sliding.position import ENDED, NOWHERE, TO_PUSH, TO_WALK, UNSEEN, State
from daedalus.editions.sliding.rules import Sliding
from daedalus.fast.judgement import FIND_BONUS, HIDDEN, HOMEWARD, SHOWN, WON
from daedalus.review.ahead import look_ahead, possible
from daedalus.review.endings import homeward, solved, winning_turns
from daedalus.review.guesses import candidates, guessed
from daedalus.review.luck import drawn, face_down, looks, unfound
from daedalus.review.marks import LOSSES, marked
from daedalus.review.moments import HOME, LEAST
from daedalus.review.parameters import fit_of
from daedalus.review.race import corners
from daedalus.review.upright import upright
from daedalus.review.values import Best, Chances, Hindsight, Line, Turn

if TYPE_CHECKING:
    from daedalus.editions.known import SlidingGame

SAME: Final = 0.0015
"""Turns whose chances differ by less are equally good."""
_FEW: Final = 3
"""Cards that are tried to estimate luck where there are no kernels."""
TRIED: Final = 6
"""The turns that are judged by looking ahead, besides the played one."""
_AHEAD: Final = LOSSES[1][0]
"""A turn is the only one if all others lose as much as a mistake."""


def judged(game: SlidingGame) -> str:
    """Return how turns were judged."""
    return "search" if compiled.fits(game.first.maze) else "race"


# --- where a seat stands --------------------------------------------------------------------------


def sight_of(rules: Sliding, view: State, seat: int) -> MoverView:
    """Return what *seat* sees, with those who play before it does, and the fitted race.

    If it is in turn, that is the sight for judging its turns: all others play before its next one.
    """
    sight = look(rules, view._replace(seat=seat))
    fit, seats = fit_of(rules, len(view.pieces)), len(view.pieces)
    first = (view.seat - seat) % seats or 1  # who plays next, counted from the seat
    me, before, after = sight.racers[0], sight.racers[first:], sight.racers[1:first]
    found = me._replace(cards=max(me.cards - 1, 0))
    return sight._replace(
        pieces=(sight.pieces[0], *sight.pieces[first:]),
        goals=(sight.goals[0], *sight.goals[first:]),
        racers=(me, *before),
        pace=fit.pace,
        values=(corners(me, before, after, fit), corners(found, before, after, fit)),
    )


def _waiting(rules: Sliding, view: State, seat: int) -> tuple[MoverView, bool]:
    """Return the sight of a seat that waits for its turn, and whether its card is still unseen.

    Such a card is worth what it is worth on average over all that it may be.
    """
    sight, hand = sight_of(rules, view, seat), view.left[seat]
    unseen = bool(hand) and hand.count(UNSEEN) == len(hand)
    if unseen:
        values = sight.values[0], sight.values[0]
        sight = sight._replace(find=GOES_ON, next_kind=HIDDEN, values=values)
    return sight, unseen


def standing(rules: Sliding, view: State, seat: int) -> float:
    """Return the chance of a seat that is not in turn, by this view."""
    sight, unseen = _waiting(rules, view, seat)
    return _end(sight, 0, view.pieces[seat], unseen)


def reaches(
    rules: Sliding, view: State, seat: int
) -> tuple[Racer, tuple[Racer, ...], tuple[Racer, ...], tuple[float, ...]]:
    """Return what `standing` weighs: the racers, and how likely each reaches its goal next.

    First the seat itself, then those who play before it; those who play after it; the chances of
    the seat and of those before it.
    """
    sight, unseen = _waiting(rules, view, seat)
    found = []
    for bit in range(len(sight.pieces)):
        only = tuple(float(corner >> bit & 1) for corner in range(16))
        one = sight._replace(values=(only, only))
        found.append(_end(one, 0, view.pieces[seat], unseen))
    seats = len(view.pieces)
    after = look(rules, view._replace(seat=seat)).racers[1 : (view.seat - seat) % seats]
    return sight.racers[0], sight.racers[1:], after, tuple(found)


def _end(sight: MoverView, walker: int, cell: int, found: bool) -> float:
    """Return the chance after a turn that ended on *cell*, from the board its push left."""
    sight, to, _ = upright(sight)
    ends = (0, 1 << to[cell]) if walker else (1 << to[cell], 0)
    if compiled.fits(sight.view.maze):
        block = fast.own_block()
        compiled.put_sight(block, sight)
        block.found, block.ends[:] = found, ends
        fast.run("judge", block)
        (score,) = compiled.scores(block).values()
    else:
        (score,) = static.judge(sight, ends, found).values()
    return _chance(score - FIND_BONUS if found else score)


def _chance(score: float) -> float:
    return min(max(score, 0.0), 1.0)


# --- the turns that a seat can choose from --------------------------------------------------------


def scores_of(sight: MoverView) -> dict[Choice, float]:
    """Return how good every turn is at sight; of equally good ones the same comes first, however
    the board lies."""
    straight = upright(sight)
    return {straight.back(each): score for each, score in turn_scores(straight.sight).items()}


class _Prospects(NamedTuple):
    """A decision: what the best turn is worth, and what the played one was worth."""

    best: Choice
    chance: float  # after the best turn
    played: float
    ahead: float  # how much better it is than the next best, without looking ahead
    forced: bool  # all turns are equally good
    rare: bool  # of all pushes only one leads to the goal, or only one turn is as good


def prospects(
    rules: Sliding, view: State, done: tuple[Action, ...] = (), ahead: bool = False
) -> _Prospects:
    """Return what the seat in turn can choose from; *done* is what it played, if anything.

    With *ahead* the best turns and the played one are judged by looking ahead.
    """
    sight = sight_of(rules, view, view.seat)
    scores = scores_of(sight)
    best = max(scores, key=scores.__getitem__)
    finds = finds_card(rules, view, actions_of(sight, best, scores[best]))
    bonus = FIND_BONUS if finds and scores[best] < WON else 0.0
    worth = {choice: _chance(score - bonus) for choice, score in scores.items()}
    lost = given_away(rules, view)
    if lost and worth[best] < 1:
        worth = _not_given_away(rules, sight, worth, lost)
        best = max(worth, key=worth.__getitem__)
        finds = finds_card(rules, view, actions_of(sight, best, worth[best]))
    sure = winning_turns(rules, view) if worth[best] < 1 else frozenset()
    if sure:
        worth = upright(sight).in_order(worth | dict.fromkeys(sure, 1.0))
        best = max(worth, key=worth.__getitem__)
    chance = worth[best]
    played = _played(rules, view, done, worth, finds) if done else chance
    if lost and done and played < 1 and isinstance(done[0], Push):
        played = 0.0 if _lane(view, done[0]) in lost else played
    at_sight = max(chance, played)
    second = max((each for each in worth.values() if each < chance - SAME), default=chance)
    good = worth if finds else [each for each, value in worth.items() if value > chance - SAME]
    rare = len({lane for lane, _, _ in good}) == 1
    if finds and second == chance:
        second = min(_passed_by(rules, view, actions_of(sight, best, scores[best])), chance)
    forced = second == chance
    if rare and done and isinstance(done[0], Push) and isinstance(done[1], Walk):
        rare = choice_of(view, done[0], done[1])[0] == best[0]
    if ahead and possible(sight) and chance < 1 and not forced:
        best, chance, played = _seen_ahead(rules, sight, worth, done, played, lost)
    if forced or played > chance - SAME:
        chance = played = max(played, chance)
    return _Prospects(best, chance, played, at_sight - second, forced, rare)


def _seen_ahead(
    rules: Sliding,
    sight: MoverView,
    worth: dict[Choice, float],
    done: tuple[Action, ...],
    played: float,
    lost: Collection[int],
) -> tuple[Choice, float, float]:
    """Return the best turn, its chance and that of the played one, by looking ahead."""
    made = None
    if done and played < 1 and isinstance(done[0], Push) and isinstance(done[1], Walk):
        made = choice_of(sight.view, done[0], done[1])
    worth = upright(sight, made).in_order(worth)  # of equally good turns the same ones are tried
    worth = dict(sorted(worth.items(), key=lambda each: -each[1])[:TRIED])
    if made is not None:
        worth[made] = played
    seen = seen_ahead(rules, sight, worth, made)
    seen |= {choice: 0.0 for choice in seen if choice[0] in lost}
    best = max(seen, key=seen.__getitem__)
    return best, seen[best], played if made is None else seen[made]


def given_away(rules: Sliding, view: State) -> frozenset[int]:
    """Return the pushes that lose at once, as everybody can see: the next player then goes home.

    Whoever has found everything hides nothing any more: this is known, not estimated.
    """
    following = (view.seat + 1) % len(view.pieces)
    if not homeward(rules, view, following) or following == view.seat or view.gone:
        return frozenset()
    maze = view.maze
    legal = set(rules.legal(view, view.seat))
    ways = enumerate(pushes(maze.width, maze.height, ways_of(maze.spare), NOWHERE))
    return frozenset(
        lane
        for lane, push in ways
        if push in legal and _in_reach(rules, rules.apply(view, view.seat, push), following)
    )


def _not_given_away(
    rules: Sliding, sight: MoverView, worth: Mapping[Choice, float], lost: Collection[int]
) -> dict[Choice, float]:
    """Return what turns are worth if those that lose at once are worth nothing.

    Where a card can be found bots weigh nothing else; if that would lose, everything else counts.
    """
    known = {choice: 0.0 if choice[0] in lost else value for choice, value in worth.items()}
    if any(known.values()):
        return known
    view, maze = sight.view, sight.view.maze
    legal = set(rules.legal(view, view.seat))
    for lane, push in enumerate(pushes(maze.width, maze.height, ways_of(maze.spare), NOWHERE)):
        if push in legal and lane not in lost:
            pushed = rules.apply(view, view.seat, push)
            for (walker, cell), value in walk_worths(rules, pushed).items():
                known[lane, walker, cell] = value
    return upright(sight).in_order(known)


def _lane(view: State, push: Push) -> int:
    maze = view.maze
    return pushes(maze.width, maze.height, ways_of(maze.spare), NOWHERE).index(push)


def seen_ahead(
    rules: Sliding, sight: MoverView, worth: Mapping[Choice, float], made: Choice | None = None
) -> dict[Choice, float]:
    """Return the chances after these turns by looking ahead; *worth* has those at sight."""
    straight, fit = upright(sight, made), fit_of(rules, len(sight.view.pieces))
    worth = straight.in_order(worth)
    there = [straight.there(choice) for choice in worth]
    seen = look_ahead(straight.sight, there, list(worth.values()), fit)
    return dict(zip(worth, seen, strict=True))


def _passed_by(rules: Sliding, view: State, actions: tuple[Action, ...]) -> float:
    """Return the chance after the same push without walking to the goal."""
    pushed = rules.apply(view, view.seat, actions[0])
    walker = int(isinstance(actions[1], Walk) and actions[1].lord)
    cell = pushed.lord if walker else pushed.pieces[view.seat]
    return _end(sight_of(rules, pushed, view.seat), walker, cell, found=False)


def finds_card(rules: Sliding, view: State, actions: tuple[Action, ...]) -> bool:
    after = view
    for action in actions:
        after = rules.apply(after, view.seat, action)
    return after.phase == ENDED or after.found != view.found


def _played(
    rules: Sliding,
    view: State,
    done: tuple[Action, ...],
    worth: dict[Choice, float],
    finds: bool,
) -> float:
    """Return what the turn that was played is worth."""
    push, walk = done
    after = rules.apply(rules.apply(view, view.seat, push), view.seat, walk)
    if after.phase == ENDED:
        return 1.0
    assert isinstance(push, Push)
    assert isinstance(walk, Walk)
    choice = choice_of(view, push, walk)
    if choice in worth and finds == (after.found != view.found):
        return worth[choice]
    pushed = sight_of(rules, rules.apply(view, view.seat, push)._replace(phase=TO_WALK), view.seat)
    return _end(pushed, choice[1], choice[2], found=False)


def choice_of(view: State, push: Push, walk: Walk) -> Choice:
    """Return a turn as the kernels count it."""
    maze = view.maze
    lanes = pushes(maze.width, maze.height, ways_of(maze.spare), NOWHERE)
    return lanes.index(push), int(walk.lord), walk.row * maze.width + walk.column


def actions_of(sight: MoverView, choice: Choice, score: float) -> tuple[Action, ...]:
    """Return the actions of a turn as the kernels count it."""
    maze, (lane, walker, cell) = sight.view.maze, choice
    push = pushes(maze.width, maze.height, ways_of(maze.spare), NOWHERE)[lane]
    if sight.edge and not sight.racers[0].cards and score >= 1.0:
        return push, OUT
    return push, walks(maze.width, maze.height, bool(walker))[cell]


# --- everyone's chance ----------------------------------------------------------------------------


def chances(rules: Sliding, view: State, seat: int | None) -> Chances:
    """Return everyone's chance to win, as *seat* sees it; the sum is 1."""
    seats = len(view.pieces)
    if view.phase == ENDED:
        return tuple(float(each == view.seat) for each in range(seats))
    if seats == 1:
        return (1.0,)
    public = _public(rules, view)
    if seat is None or seat in view.gone:
        return public
    own = own_chance(rules, view, seat)
    rest = fsum(public) - public[seat]
    if rest <= 0:
        return public
    scale = (1 - own) / rest
    return tuple(own if each == seat else min(scale * public[each], 1.0) for each in range(seats))


def own_chance(rules: Sliding, view: State, seat: int) -> float:
    """Return the chance of one seat by its own view."""
    if view.phase == ENDED:
        return float(seat == view.seat)
    if len(view.pieces) == 1:
        return 1.0
    if seat in view.gone:
        return 0.0
    if seat != view.seat:
        if homeward(rules, view, view.seat) and _in_reach(rules, view, view.seat):
            return 0.0
        known = solved(rules, view)
        return standing(rules, view, seat) if known is None else 1.0 - known
    if view.phase == TO_WALK:
        return max(walk_worths(rules, view).values())
    return prospects(rules, view).chance


def walk_worths(rules: Sliding, view: State) -> dict[tuple[int, int], float]:
    """Return what every walk of the seat in turn is worth, after its push."""
    sight = sight_of(rules, view, view.seat)
    ends, goals = static.ends_now(sight)
    worth = {}
    for found, cells in ((False, ends), (True, goals)):
        for walker in (0, 1):
            for cell in range(view.maze.cells):
                if cells[walker] >> cell & 1:
                    worth[walker, cell] = _end(sight, walker, cell, found)
    return worth


def _public(rules: Sliding, view: State) -> Chances:
    """Return everyone's chance as seen by somebody who sees only open cards."""
    view = rules.view(view, None)
    known = solved(rules, view)
    if known is not None:
        return tuple(known if seat == view.seat else 1.0 - known for seat in range(2))
    raw = [_for_all_to_see(rules, view, seat) for seat in range(len(view.pieces))]
    total = fsum(raw)  # in whichever order the seats come
    return tuple(each / total for each in raw)


def _for_all_to_see(rules: Sliding, view: State, seat: int) -> float:
    if seat in view.gone:
        return 0.0
    if seat != view.seat:
        return standing(rules, view, seat)
    sight = sight_of(rules, view, seat)
    fit, racers = fit_of(rules, len(view.pieces)), _racers_of(rules, view)
    me, others = racers[seat], tuple(racers[seat + 1 :] + racers[:seat])
    first = corners(me, (), others, fit)
    reach = _reach_now(sight)
    return first[0] + reach * (first[1] - first[0])


def _racers_of(rules: Sliding, view: State) -> list[Racer]:
    """Return what everyone has left, by seat."""
    homeward = rules.variant.ending != "last-card"
    return [Racer(len(hand), homeward) for hand in view.left]


def _reach_now(sight: MoverView) -> float:
    """Return the chance that the seat in turn can reach its goal now, its cards unseen."""
    view, goals = sight.view, sight.goals[0]
    own, lord = sight.pieces[0], sight.lord
    if view.phase == TO_WALK:
        if not sight.racers[0].cards or sight.open_hands:
            return float(any(static.ends_now(sight)[1]))
        hit = reach(view.maze, own) & sight.unseen[0]
        if sight.unseen[1] and lord != NOWHERE:
            hit |= reach(view.maze, lord) & sight.unseen[1]
        return hit.bit_count() / max(sight.cards_unseen, 1)
    scene = PushBoard(view.maze, view.barred)
    if not sight.racers[0].cards:
        return static.find_chance(sight, scene, own, lord, HOMEWARD, 0, 0)
    kind, tiles = (
        (SHOWN, (goals.plain, goals.signed)) if sight.open_hands else (HIDDEN, sight.unseen)
    )
    return static.find_chance(sight, scene, own, lord, kind, *tiles)


# --- a whole game ---------------------------------------------------------------------------------


class _Played(NamedTuple):
    """A turn as it was played: where, what, and where it led."""

    ply: int
    seat: int
    actions: tuple[Action, ...]
    first: State
    last: State


def played_turns(game: SlidingGame) -> list[_Played]:
    """Return the turns of a game; an unfinished one at the end is left out."""
    rules, state = game.rules, game.first
    found: list[_Played] = []
    begun: list[Action] = []
    first, ply = state, 0
    for at, event in enumerate(game.events):
        action = rules.parse(event.action)
        if not begun:
            first, ply = state, at
        state = rules.apply(state, event.seat, action)
        if isinstance(action, Drop):
            found.append(_Played(ply, HOUSE, (action,), first, state))
            begun = []
            continue
        begun.append(action)
        if isinstance(action, Walk | Out):
            found.append(_Played(ply, event.seat, tuple(begun), first, state))
            begun = []
    return [turn for turn in found if turn.seat == HOUSE or len(turn.actions) == 2]


def turns(game: SlidingGame, seats: tuple[int, ...]) -> Iterator[Turn]:
    """Yield the turns of a game with what each changed, for *seats* by their own views."""
    rules = game.rules
    many = range(len(game.players))
    done = played_turns(game)
    if not done:
        return

    def decision(at: int, seat: int) -> _Prospects | None:
        """Return the decision of a seat that plays this turn, if it is one of ours."""
        if at == len(done) or done[at].seat != seat or seat not in seats or len(many) == 1:
            return None
        return prospects(rules, rules.view(done[at].first, seat), done[at].actions, ahead=True)

    def seen(state: State, seat: int, choice: _Prospects | None) -> float:
        if choice is not None:
            return choice.chance
        return own_chance(rules, rules.view(state, seat), seat)

    def outside(state: State) -> Chances:
        """Return the others' chances as seen by the only seat that is reviewed."""
        if len(seats) == len(many):
            return (0.0,) * len(many)
        return chances(rules, rules.view(state, seats[0]), seats[0])

    def lucky(state: State, seat: int, at: int) -> float:
        view = rules.view(state, seat)
        cards = face_down(state, seat) if len(seats) == len(many) else unfound(view)
        if not compiled.fits(view.maze):
            to = upright(sight_of(rules, view, seat)).to
            cards.sort(key=lambda card: to[view.maze.motifs.index(card.encode())])
            step = max(len(cards) // _FEW, 1)
            cards = cards[at % step :: step]
        return drawn(view, seat, cards, lambda shown: own_chance(rules, shown, seat))

    choices = {seat: decision(0, seat) for seat in seats}
    guess = outside(done[0].first)
    before = [
        seen(done[0].first, seat, choices[seat]) if seat in seats else guess[seat] for seat in many
    ]
    moves: list[Move] = []
    for at, turn in enumerate(done):
        chosen = choices.get(turn.seat)
        following = {seat: decision(at + 1, seat) for seat in seats}
        guess = outside(turn.last)
        own, luck, after = [0.0] * len(many), [0.0] * len(many), list(before)
        for seat in many:
            after[seat] = seen(turn.last, seat, following[seat]) if seat in seats else guess[seat]
        if chosen is not None:
            mover = turn.seat
            own[mover] = min(chosen.played - chosen.chance, 0.0)
            if turn.last.phase != ENDED:
                after[mover] = before[mover] + own[mover]
        looking = looks(rules, turn.first, turn.last, turn.seat)
        if looking in seats and len(many) > 1:
            luck[looking] = lucky(turn.last, looking, at)
            if looking == turn.seat:
                lost = before[looking] + own[looking]
                after[looking] = _chance(lost + luck[looking])
                luck[looking] = after[looking] - lost
        others = [after[seat] - before[seat] - own[seat] - luck[seat] for seat in many]
        if chosen is not None:
            others[turn.seat] = 0.0
        moves += _moves(rules, turn)
        facts: list[dict[str, Any]] = [{} for _ in many]
        if chosen is not None:
            facts[turn.seat] = {"ahead": chosen.ahead}
            if turn.last.found == turn.first.found:
                facts[turn.seat] |= guessed(rules, game.first, moves, turn.last, turn.seat)
        if looking in seats:
            facts[looking]["card"] = turn.last.left[looking][0]
            facts[looking]["near"] = _in_reach(rules, turn.last, looking)
        for seat in seats:
            if seat != turn.seat:
                facts[seat] |= _goal(rules, turn.first, seat)
                if "goal" in facts[seat] and abs(others[seat]) >= LEAST:
                    states = (turn.first, turn.last)
                    facts[seat]["way"] = [_in_reach(rules, state, seat) for state in states]
        if chosen is not None and own[turn.seat] <= -LEAST:
            facts[turn.seat] |= _leaves(rules, turn, chosen)
        yield _turn(rules, turn, at + 1, chosen, before, after, own, others, luck, facts)
        before, choices = after, following


def _goal(rules: Sliding, state: State, seat: int) -> dict[str, str]:
    """Return what a seat is after, where that is a single goal and the seat knows it."""
    if not state.left[seat]:
        return {"goal": HOME} if rules.variant.ending == HOME else {}
    card = rules.hands_seen(state, seat)[seat][0]
    return {"goal": card} if rules.variant.hands == "hidden" and card != UNSEEN else {}


def _in_reach(rules: Sliding, state: State, seat: int) -> bool:
    """Return whether *seat* could reach its next goal now, if it were its turn on this board."""
    if state.phase == ENDED or state.pieces[seat] == NOWHERE:
        return False
    if state.phase == TO_WALK and state.seat == seat:
        return any(static.ends_now(look(rules, state))[1])
    now = state._replace(seat=seat, phase=TO_PUSH)
    lanes, card = rules.lanes(now), now.left[seat][:1]
    lord = rules.variant.dark_lord and card and card in rules.signed
    start = state.lord if lord else state.pieces[seat]
    reached = lanes.reach(now.maze, 1 << start) & free_lanes(lanes, now.barred)
    if not card:
        return bool(reached & lanes.every << rules.goal(now, seat))
    return any(reached & lanes.tile(cell) for cell in rules.targets(now, seat))


def _leaves(rules: Sliding, turn: _Played, chosen: _Prospects) -> dict[str, int]:
    """Return who can go home after this turn and could not after the better one, if anybody."""
    following = turn.last.seat
    if turn.last.phase == ENDED or following == turn.seat or turn.last.left[following]:
        return {}
    if rules.variant.ending != HOME or not _in_reach(rules, turn.last, following):
        return {}
    better = turn.first
    sight = look(rules, rules.view(turn.first, turn.seat))
    for action in actions_of(sight, chosen.best, chosen.chance):
        better = rules.apply(better, turn.seat, action)
    if better.phase == ENDED or _in_reach(rules, better, following):
        return {}
    return {"leaves": following}


def _moves(rules: Sliding, turn: _Played) -> list[Move]:
    """Return the actions of a turn as everybody saw them."""
    state, seen = turn.first, []
    for action in turn.actions:
        led = rules.apply(state, turn.seat, action)
        seen.append(moved(state, led, turn.seat, str(action)))
        state = led
    return seen


def _turn(
    rules: Sliding,
    turn: _Played,
    number: int,
    chosen: _Prospects | None,
    before: list[float],
    after: list[float],
    own: list[float],
    others: list[float],
    luck: list[float],
    facts: list[dict[str, Any]],
) -> Turn:
    seat = turn.seat
    found = "" if seat == HOUSE else turn.last.found[seat][len(turn.first.found[seat]) :]
    best, only = None, False
    if chosen is not None:
        sight = look(rules, rules.view(turn.first, seat))
        better = actions_of(sight, chosen.best, chosen.chance)
        if own[seat] == 0.0:
            better = turn.actions
        reasons = _reasons(rules, turn, better, brief=own[seat] == 0.0)
        best = Best(tuple(map(str, better)), chosen.chance, reasons)
        only = own[seat] == 0.0 and chosen.ahead >= _AHEAD and chosen.rare
    return marked(
        Turn(
            number=number,
            ply=turn.ply,
            seat=seat,
            actions=tuple(map(str, turn.actions)),
            found=found,
            before=tuple(before),
            after=tuple(after),
            table=chances(rules, rules.view(turn.last, None), None),
            own=tuple(own),
            others=tuple(others),
            luck=tuple(luck),
            best=best,
            forced=chosen is not None and chosen.forced,
            facts=tuple(facts),
        ),
        only,
    )


def _reasons(
    rules: Sliding, turn: _Played, better: tuple[Action, ...], brief: bool
) -> tuple[Reason, ...]:
    """Return why a turn is good; its effect on others takes long, so only on request."""
    push, walk = better
    assert isinstance(push, Push)
    view = rules.view(turn.first, turn.seat)
    if brief:
        return explain(rules, rules.apply(view, turn.seat, push), None, walk).reasons
    return explain(rules, view, push, walk).reasons


def secret(rules: Sliding, view: State, seat: int) -> int:
    """Return how many cards a seat may hold as far as the others know; 0 if it is no secret."""
    return candidates(rules, view, seat)


def lines(rules: Sliding, view: State, top: int) -> list[Line]:
    """Return the *top* best turns of the seat in turn."""
    from daedalus.review.ranking import lines as ranked  # it builds on this module

    return ranked(rules, view, top)


def advice(ask: Ask[Sliding, State]) -> Advice | None:
    """Return the best turn, or the best walk after a push, and why; None for somebody alone."""
    rules, view = ask.rules, ask.view
    if len(view.pieces) == 1:
        return None
    if view.phase == TO_WALK:
        [line] = lines(rules, view, 1)
        return explain(rules, view, None, rules.parse(line.actions[0]))
    chosen = prospects(rules, view, ahead=True)
    push, walk = actions_of(look(rules, view), chosen.best, chosen.chance)
    assert isinstance(push, Push)
    told = explain(rules, view, push, walk)
    return told._replace(reasons=(*told.reasons, *seeks(rules, view, ask.history)))


def hindsight(game: SlidingGame, turns: Sequence[Turn]) -> Hindsight | None:
    """Return where knowing every card would have been worth most."""
    from daedalus.review.hindsight import hindsight as found  # it builds on this module

    return found(game, turns)
