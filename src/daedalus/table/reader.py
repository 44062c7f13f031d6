"""A recipient of messages: who they are at the table, and what they already know."""

from __future__ import annotations

from dataclasses import dataclass

from daedalus.table.caller import ANYONE, Caller
from daedalus.table.messages import Now, ServerMessage, You
from daedalus.table.table import Table


@dataclass(slots=True, eq=False)
class Reader:
    """A client; how it is connected is for a shell to say."""

    caller: Caller = ANYONE
    greeted: bool = False  # it has said hello
    _you: tuple[int, Caller, You] | None = None  # the seating and the caller that this is for
    _eyes: object = None  # the view that the last list of legal actions was for
    _legal: list[str] | None = None  # that list

    def deliver(self, message: ServerMessage) -> None:
        """Take a message along to the client."""
        raise NotImplementedError

    def put(self, message: ServerMessage) -> None:
        """Tell something, without what this reader already knows."""
        if isinstance(message, Now):
            self._abridge(message)
        self.deliver(message)

    def at(self, table: Table) -> You:
        """Return who this is at *table* now."""
        known = self._you
        if known is None or known[0] != table.seating or known[1] is not self.caller:
            known = self._you = table.seating, self.caller, self.caller.at(table)
        return known[2]

    def forget_legal(self) -> None:
        """Send the list of legal actions again, even if it is the same as in the last `now`."""
        self._legal = None

    def _abridge(self, now: Now) -> None:
        """Omit the legal actions if they are those that this reader got last."""
        eyes = (now.you.eyes, now.you.around, now.to_act if now.you.around else None)
        if eyes != self._eyes:  # the same list means something else in another view
            self._eyes, self._legal = eyes, None
        if now.legal and now.legal == self._legal:
            now.legal = None
        else:
            self._legal = now.legal
