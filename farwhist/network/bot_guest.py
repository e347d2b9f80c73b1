"""A guest that is a bot: it sits down at a table elsewhere, by a line, and plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from farwhist import bots
from farwhist.engine.events import NOBODY, BidSealed
from farwhist.engine.moves import write
from farwhist.network import messages as ms
from farwhist.network.guest import Connecting, Ended, Guest, GuestPerson, Heard, Lost
from farwhist.network.guest_table import CheckedRecord, GuestTable, UnknownRules
from farwhist.network.invitation import Invitation
from farwhist.network.seen_match import MISFIT


class BotGuest:
    """Plays a bot of one level at a table elsewhere, match after match.

    It knows what the host tells its seat, and nothing else. Moves are made in the thread of the
    connection: a strong level is slow to answer signs of life, but answers them.

    Args:
        invitation: of the table.
        person: how the bot is called; its `bot` is the level.
        rng: the chance that bots need.
        finished: is told of every match that has ended.
        heard: is told everything that was heard, when it has been folded.
        matches: leaves after so many; 0 for as long as the table is open.
    """

    def __init__(
        self,
        invitation: Invitation,
        person: GuestPerson,
        rng: Random,
        finished: Callable[[CheckedRecord], None],
        *,
        heard: Callable[[Heard], None] = lambda heard: None,
        matches: int = 0,
    ) -> None:
        self.guest = Guest(invitation, person, self._hear)
        self.table = GuestTable(person.key, self.guest.say)
        self.ended: Ended | None = None
        self._level = person.bot
        self._rng = rng
        self._finished = finished
        self._heard = heard
        self._left = matches
        self._told: CheckedRecord | None = None
        self._sent: tuple[int, int] | None = None

    async def run(self) -> Ended:
        """Play until there is no table any more; return why."""
        await self.guest.run()
        assert self.ended is not None
        return self.ended

    def _hear(self, heard: Heard) -> None:
        if isinstance(heard, Ended):
            self.ended = heard
        elif not isinstance(heard, Connecting | Lost) and isinstance(heard, ms.Message):
            try:
                self.table.take(heard)
            except UnknownRules as error:
                self.guest.say(ms.Leave())
                raise ms.BadMessage(f"rules that are not known here: {error}") from None
            self._answer(heard)
        self._heard(heard)

    def _answer(self, heard: ms.Message) -> None:
        table = self.table
        match heard:
            case ms.Room(playing=False, places=places) if table.seat != NOBODY:
                if not places[table.seat].ready:
                    self.guest.say(ms.Ready(True))
            case ms.BackAsked(seat) if seat not in (NOBODY, table.seat):
                self.guest.say(ms.Consent(True))
            case ms.Began() | ms.NotMade():
                self._sent = None
            case ms.ChoiceAsked():
                self._choose()
            case ms.Opened() if table.checked is not None and table.checked is not self._told:
                self._told = table.checked
                self._finished(table.checked)
                self._left -= 1
                if not self._left:
                    self.guest.leave()
            case _:
                pass

    def _choose(self) -> None:
        match, decision = self.table.match, self.table.decision
        if match is None or decision is None or decision.settled:
            return
        assert self.table.rules is not None
        open_events = len(match.events)
        while isinstance(match.events[open_events - 1], BidSealed):
            open_events -= 1
        if self._sent == (place := (self.table.epoch, open_events)):
            return  # it is asked again because others have sealed their bids meanwhile
        self._sent = place
        bot = bots.make(self._level, self.table.rules)
        try:
            move = bot.choose(match.position, decision, self._rng)
        except MISFIT as error:
            raise ms.BadMessage(f"a position that no match comes to: {error!r}") from error
        self.table.make(write(move))
