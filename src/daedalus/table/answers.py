"""How a table answers a message: the one place that decides who may ask for what."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec

from daedalus.core.errors import NotationError, OptionError, quoted
from daedalus.table import messages, seats, starts, takebacks
from daedalus.table.acts import act
from daedalus.table.caller import Caller, greeted, turned
from daedalus.table.change import Change, Circumstances
from daedalus.table.hints import seat_to_advise
from daedalus.table.keys import Forbidden
from daedalus.table.messages import FromClient
from daedalus.table.table import Table
from daedalus.table.terms import Terms

MESSAGE_LIMIT = 16_384

ChangeRequest: TypeAlias = (
    messages.Act
    | messages.Ready
    | messages.Start
    | messages.Wait
    | messages.Rename
    | messages.MakeSeat
    | messages.Choose
    | messages.StandIn
    | messages.Back
    | messages.Undo
    | messages.Answer
    | messages.TellZone
)
"""The messages that ask for a change."""


class NoMessage(NotationError):
    """Something that is not a message."""


def read(text: bytes | str) -> FromClient:
    """Return a client's text as a message.

    :raises NoMessage: when it is not one.
    """
    if len(text) > MESSAGE_LIMIT:
        raise NoMessage(f"too long: {len(text)}, at most {MESSAGE_LIMIT}")
    try:
        message: FromClient = messages.TO_SERVER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise NoMessage(f"not a message: {_plain(str(error))}") from error
    return message


def _plain(text: str) -> str:
    """Return a decoder's error message, short and printable."""
    return "".join(char if char.isprintable() else "?" for char in text)[:200]


class Greeted(NamedTuple):
    """Somebody has joined: send them the current state, and tell the others."""

    caller: Caller
    known: bool  # all their tokens are valid
    log: bool  # they want the log so far


class Turned(NamedTuple):
    """Somebody changed their view: send them the current state."""

    caller: Caller


class Sent(NamedTuple):
    """Only for the sender."""

    message: messages.Pong


class Spoken(NamedTuple):
    """For everyone."""

    said: messages.Said


class Thinking(NamedTuple):
    """A bot has to compute a hint for this seat."""

    seat: int


class Asked(NamedTuple):
    """A change to decide with `decide`, when it is this request's turn."""

    caller: Caller
    request: ChangeRequest  # with the seat it is for


_Response: TypeAlias = Greeted | Turned | Sent | Spoken | Thinking | Asked


def answer(table: Table, caller: Caller | None, message: FromClient, at: int) -> _Response:
    """Return the result of a message; *caller* is None before `hello`.

    :raises NoMessage: when they have to say hello first.
    :raises GameError: when it is refused at once.
    """
    if isinstance(message, messages.Hello):
        return Greeted(*greeted(table, message), message.log)
    if caller is None:
        raise NoMessage("say hello first")
    match message:
        case messages.Eyes():
            return Turned(turned(table, caller, message))
        case messages.Ping():
            return Sent(messages.Pong(message.n, at))
        case messages.Chat():
            return Spoken(said(table, caller, message, at))
        case messages.WantHint():
            return Thinking(seat_to_advise(table, caller, message))
        case _:
            return Asked(caller, _addressed(table, caller, message))


def _addressed(table: Table, caller: Caller, request: ChangeRequest) -> ChangeRequest:
    """Return *request* with the seat it is for, if *caller* may ask for it.

    :raises Forbidden: when *caller* may not.
    """
    match request:
        case messages.Start() | messages.MakeSeat():
            caller.need_host(table)
        case messages.Wait():
            if not caller.at(table).host:
                caller.any_seat(table)
        case messages.StandIn() if table.settings.stand_in_by == "host":
            caller.need_host(table)
        case messages.StandIn():
            if not caller.at(table).host:
                caller.any_seat(table)
        case _:
            seat = caller.seat(table, request.seat)
            if seat != request.seat:
                return msgspec.structs.replace(request, seat=seat)
    return request


def decide(
    table: Table, moment: Circumstances, caller: Caller, request: ChangeRequest, terms: Terms
) -> Change:
    """Return the change that a request of *caller* leads to.

    :raises GameError: when it is refused.
    """
    asked = _addressed(table, caller, request)
    match asked:
        case messages.Start():
            fill = None if asked.fill is None else terms.level(asked.fill)
            return starts.start(table, moment, fill)
        case messages.MakeSeat():
            if asked.kind == "gone":
                return seats.remove(table, moment, asked.seat)
            return seats.give(table, moment, asked.seat, asked.kind, terms.level(asked.level))
        case messages.Wait():
            return starts.hold(table, asked.yes)
        case messages.StandIn():
            return seats.stand_in(table, moment, asked.seat, terms.level(asked.level))
    seat, own = caller.seat(table, asked.seat), caller.at(table).seats
    match asked:
        case messages.Act():
            return act(table, moment.at, seat, asked.ply, asked.do)
        case messages.Ready():
            return starts.ready(table, moment, seat, asked.yes)
        case messages.Rename():
            return seats.rename(table, seat, terms.name(asked.name))
        case messages.Choose():
            return seats.choose(table, seat, asked.piece, own)
        case messages.Back():
            return seats.back(table, seat)
        case messages.Undo():
            return takebacks.undo(table, seat, own)
        case messages.TellZone():
            return seats.zone(table, seat, asked.minutes)
        case messages.Answer():
            return takebacks.answer(table, seat, asked.yes)


def said(table: Table, caller: Caller, chat: messages.Chat, at: int) -> messages.Said:
    """Return what everyone gets: a quick phrase, or free text where the host allows it.

    :raises Forbidden: when *caller* has no seat, or not this one, or free text is not allowed.
    :raises OptionError: when the message is empty or too long.
    """
    you = caller.at(table)
    if not you.seats:
        raise Forbidden("only players at the table may speak")
    speaker = you.seats[0] if chat.seat is None and you.eyes is None else chat.seat
    seat = caller.seat(table, speaker)
    if (chat.phrase is None) == (chat.text is None):
        raise OptionError("say a phrase or a text, one of them")
    if chat.phrase is not None and chat.phrase not in messages.PHRASES:
        raise OptionError(f"no such phrase: {quoted(chat.phrase)}")
    text = chat.text
    if text is not None:
        if not table.settings.free_text:
            raise Forbidden("only quick phrases are said here")
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise OptionError(f"not a text: {quoted(text)}")
    return messages.Said(seat, table.chairs[seat].name, chat.phrase, text, at)
