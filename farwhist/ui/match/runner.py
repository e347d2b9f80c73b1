"""Runs a match: makes the moves of its history, lets the opponents play, and saves."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from farwhist.bots.core.bot import Bot
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import Event
from farwhist.engine.makers import Maker
from farwhist.engine.moves import Move
from farwhist.rules.decided import Ending
from farwhist.store.matches import Saved
from farwhist.store.setting import level_text
from farwhist.ui.match.autopilot import Finishing, step_back, step_on
from farwhist.ui.match.history import MatchTransfer, Purpose, ReadableMatch, Store, attempt
from farwhist.ui.match.opponents import (
    Acquaintance,
    Durations,
    MoveFinder,
    Opponent,
    Opponents,
)
from farwhist.ui.match.people import Profile, changed_person, opponents_of
from farwhist.ui.match.remote import RemoteHistory, RemoteMatch, same_events
from farwhist.ui.match.thinking import ThinkHere
from farwhist.ui.match.timers import PausableTimers

if TYPE_CHECKING:
    from farwhist.rules.prepared import PreparedDeal

LONG_ENOUGH: Final = 3_600_000
"""Milliseconds: nobody seems to think for longer."""


class MatchRunner(ReadableMatch):
    """The only object of the window that holds the match that is played; anybody may read it.

    Lines that are tried in a study and deals played out in the editor are matches of their own.

    It goes on only when told that everything has been shown, by :meth:`go_on`. The seats that
    people play are asked, all others are the opponents'.

    Signals:
        began(fresh): another position is to be shown: a `fresh` match from its first event on,
            anything else, such as a match taken up or a move taken back, at once.
        happened(events): what has just happened, as the viewer's seat sees it.
        waiting(seats): who must choose now.
        asked(decision): a person must choose.
        screened(seat): the person at this seat is next and must say that she is alone before her
            cards are shown, by :meth:`show_cards`; only where several people play.
        saved(problem): the match was written; `problem` is an OSError when it could not be.
        changed(): what can be undone or redone has changed.
        taken_back(move): a person has taken this move back.
        reopened(deal): with that move, the end of this deal, numbered from 1, and perhaps of later
            ones has been taken back.
        made_again(move): a person has made this move once more.
    """

    began = Signal(bool)
    happened = Signal(object)
    waiting = Signal(object)
    asked = Signal(object)
    screened = Signal(int)
    saved = Signal(object)
    changed = Signal()
    taken_back = Signal(object)
    reopened = Signal(int)
    made_again = Signal(object)

    def __init__(
        self, store: Store, delays: Random, durations: Durations, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.waits = PausableTimers(self)
        self._store = store
        self.opponents = Opponents(self.waits, delays, durations, ThinkHere(), self._hear)
        self._late: Seat | None = None
        self._hinted: list[tuple[Seat, int, Move]] = []
        self._finishing = Finishing(
            self._on_table, self._passing, self.opponents, self._submit, self.go_on
        )

    # --- beginning --------------------------------------------------------------------

    def start(
        self,
        saved: Saved,
        purpose: Purpose = Purpose.MATCH,
        *,
        deal: PreparedDeal | None = None,
        script: Bot | None = None,
        people: Collection[Seat] | None = None,
        opponents: Sequence[Opponent] | None = None,
    ) -> None:
        """Begin a match, or take up a saved one.

        A match that counts is saved, and one that waited is forgotten; for anything else the one
        that counts waits: see `counted` and `go_back`.

        Args:
            saved: what is played, and the moves that are made already.
            purpose: whether it counts.
            deal: cards to play with instead of those of the seed. No file can hold them, so this
                is for what does not count.
            script: plays the seats of the opponents in their place.
            people: the seats that people play; without it the one that `saved` names, if any.
            opponents: who plays; without it those whom `saved` tells, and where it does not those
                of now.

        Raises:
            KeyError, RulesError, ValueError, Unsound: see `Carried.of`. Nothing has changed.
        """
        if deal is not None and purpose is Purpose.MATCH:
            raise ValueError("a match of a prepared deal cannot be saved")
        begun = MatchTransfer.of(saved, deal)
        self._begin(begun, purpose, people=people, script=script, opponents=opponents)

    def take_over(
        self, carried: MatchTransfer, opponents: Sequence[Opponent] | None = None
    ) -> None:
        """Go on with a match that counts and was left, here or elsewhere, and save it.

        `opponents` are as for `start`.
        """
        self._begin(carried, Purpose.MATCH, opponents=opponents)

    def join(self, carried: MatchTransfer, *, fresh: bool) -> None:
        """Show a match that is decided elsewhere, whose history is a `RemoteHistory`.

        The one that counts waits. What is told of this one later is shown by `tell`.
        """
        before = self._on_table.played
        self._same = 0
        if before is not None and isinstance(before.history, RemoteHistory):
            self._same = same_events(before.history.match.events, carried.history.match.events)
        seats, here = frozenset(range(carried.rules.seats)), carried.setting.played_by
        several = len(here) > 1
        self._passing.begin(here if several else seats, carried.setting.human or 0, shared=several)
        self._on_table.put(carried, Purpose.TOGETHER)
        self._hinted = []
        self._finishing.stand_in.forget()
        self.opponents.begin(carried.setting, seats, None)
        self.stop()
        self.began.emit(fresh)
        self.changed.emit()

    def tell(self, events: Sequence[Event]) -> None:
        """Show what has happened in a match that is decided elsewhere."""
        self.happened.emit(self._passing.visible_events(events))
        self.changed.emit()

    def open_record(self, carried: MatchTransfer) -> None:
        """Take the whole record of the match that was decided elsewhere, which is over, for it.

        Nothing on the table changes, but now it can be studied.
        """
        self._on_table.put(carried, Purpose.TOGETHER)
        if not self.several:
            seats = range(carried.rules.seats)
            self._passing.begin(seats, carried.setting.human or 0, shared=False)
        self.changed.emit()

    @property
    def remote(self) -> RemoteHistory | None:
        """The match on the table if it is decided elsewhere."""
        played = self._on_table.played
        history = None if played is None else played.history
        return history if isinstance(history, RemoteHistory) else None

    def go_back(self) -> bool:
        """Take up the match that waits; return whether there is one."""
        left = self._on_table.left
        if left is not None:
            self.take_over(left)
        return left is not None

    def new_salt(self) -> str:
        """Return what the seed of a match that has no salt is mixed with, 32 bytes in hex."""
        return os.urandom(32).hex()

    def _begin(
        self,
        begun: MatchTransfer,
        purpose: Purpose,
        *,
        people: Collection[Seat] | None = None,
        script: Bot | None = None,
        opponents: Sequence[Opponent] | None = None,
    ) -> None:
        setting = begun.setting
        if opponents is None:
            now = self.opponents.kinds_at(range(begun.rules.seats))
            opponents = opponents_of(setting, begun.history.cursor, now)
        self.set_opponents(opponents)
        if not setting.salt:
            setting = replace(setting, salt=self.new_salt(), assisted=False)
        seats = setting.played_by if people is None else people
        self._passing.begin(seats, setting.human or 0, shared=people is None)
        self._on_table.put(replace(begun, setting=setting), purpose)
        self._same = 0
        self._hinted = []
        self._finishing.stand_in.forget()
        self.opponents.begin(setting, self._passing.people, script)
        self._take_up(lambda: self._store.save(self.now()), fresh=not begun.history.cursor)

    # --- who plays --------------------------------------------------------------------

    @property
    def speeds(self) -> Durations:
        """How long the opponents seem to think."""
        return self.opponents.durations

    @speeds.setter
    def speeds(self, durations: Durations) -> None:
        self.opponents.durations = durations

    def set_thinker(self, thinker: MoveFinder) -> None:
        """Let somebody else think for the opponents from the next decision on."""
        self.opponents.thinker = thinker

    def set_acquaintance(self, acquaintance: Acquaintance) -> None:
        """Let somebody tell what is known of the players before a match."""
        self.opponents.acquaintance = acquaintance

    def set_opponents(self, opponents: Sequence[Opponent]) -> None:
        """Let these play from their next decision on: level and style by seat."""
        self.opponents.kinds = tuple(opponents)

    def change_person(self, profile: Profile) -> None:
        """Let a person who plays be called and look as she does now, and save it."""
        before = self.counted
        self._on_table.change(lambda setting: changed_person(setting, profile))
        counted = self.counted
        if counted is not None and before is not None and counted.setting != before.setting:
            self._write(lambda: self._store.note(counted.setting, lambda: counted.saved))

    @property
    def forsaken(self) -> bool:
        """Whether an opponent must choose for whom nobody thinks, as after an exception."""
        return self.begun and self.opponents.forsaken(self.history.match)

    # --- going on ---------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask for what must be decided next, because everything before it has been shown."""
        if not self.begun:
            return
        if self.remote is not None:
            self._ask_remote(self.remote.remote)
            return
        if self._finishing.rest.running:
            self._finishing.rest.shown = True
            return
        match = self.history.match
        self.opponents.consult(match)
        decisions = match.decisions
        self.waiting.emit(tuple(each.seat for each in decisions if not each.settled))
        self.opponents.show(match)
        people = self._passing.people - self._finishing.stand_in.seats
        own = [each for each in decisions if each.seat in people]
        if self.several:
            self._ask_one(own)
            return
        for decision in own:
            if match.decisions is decisions:
                self.asked.emit(decision)

    def _ask_remote(self, match: RemoteMatch) -> None:
        """Ask the people of a match that is decided elsewhere, once it was said who is next."""
        if match.asked:
            self.waiting.emit(match.seen.waiting)
            if self.several:
                self._ask_one(match.choices)
            elif match.seen.asked is not None:
                self.asked.emit(match.seen.asked)

    def _ask_one(self, own: Sequence[Decision]) -> None:
        """Ask the next of several people, behind the screen unless she sees her cards already."""
        decision = self._passing.next_decision(own)
        if decision is None:
            # A bot plays for whoever looked last: nobody else is to see that hand.
            if self.handed_over and self._passing.cover():
                self.show_again()
            return
        if decision.seat == self.eyes:
            self.asked.emit(decision)
        elif self._passing.cover(decision.seat):
            self.show_again()
        else:
            self.screened.emit(decision.seat)

    def show_cards(self) -> None:
        """Show the cards of the person at the screen: she has said that she is alone."""
        if self.several and self._passing.uncover():
            self.show_again()

    def why_not(self, move: Move, seat: Seat | None = None) -> Objection | None:
        """Return why the player, or the person at another `seat`, may not make this move now."""
        return self.history.match.why_not(self.viewer if seat is None else seat, move)

    def submit(self, move: Move, seat: Seat | None = None) -> None:
        """Make a legal move of the player, or of the person at another `seat`."""
        self._submit(self.viewer if seat is None else seat, move)

    def hasten(self) -> bool:
        """Let those be ready who seem to think; False when the player is waited for, or nobody."""
        if not (self.begun and self.waits.running):
            return False
        people = self._passing.people
        if any(each.seat in people and not each.settled for each in self.history.match.decisions):
            return False
        self.waits.advance(LONG_ENOUGH)
        return True

    def ending(self) -> Ending | None:
        """Return how the deal ends, when nothing is left for the player to decide."""
        return None if self.elsewhere else self._finishing.ending()

    def finish_deal(self) -> None:
        """Play the decided rest of the deal, the opponents' own moves and any of the player's."""
        self._finishing.finish_deal()

    @property
    def handed_over(self) -> bool:
        """Whether a bot makes the player's moves, too, until the end of the deal.

        Of several people that is the one for whom the table is laid.
        """
        return self._finishing.handed_over

    @property
    def relieved(self) -> bool:
        """Whether a bot is about to make a single move of a player; see `relieve`."""
        return self._finishing.stand_in.once

    def relieve(self, seat: Seat) -> None:
        """Let a bot make the next move of the person at `seat`, who has had time enough.

        That makes the match an assisted one, and it goes on by `go_on`, as with `hand_over`; but a
        move that is the only one is no help, and is made at once.
        """
        self._late = seat
        if self._finishing.relieve(seat):
            self.changed.emit()
        else:
            self._late = None

    def hand_over(self) -> None:
        """Let a bot make the player's moves, too, until the end of the deal.

        Its first one makes the match an assisted one. Whoever is asked for a move is not any more;
        the match goes on by `go_on`. To take a move back ends it, and takes back all that the bot
        has made.
        """
        if self._finishing.hand_over():
            self.changed.emit()

    def skip_rest(self) -> None:
        """Make the rest of the moves of a deal that was handed over as soon as they are found."""
        self._finishing.skip_rest()

    def _hear(self, seat: Seat) -> None:
        if self._finishing.rest.running:
            self._finishing.rest.play()
        else:
            self._submit(seat, self.opponents.take(seat))

    def _submit(self, seat: Seat, move: Move) -> None:
        history = self.history
        if isinstance(history, RemoteHistory):
            hinted = self._maker(seat, move) is Maker.HINT
            history.remote.note_sent()
            history.elsewhere.make(move, hinted=hinted)
            return
        if self._finishing.stand_in.plays(seat):
            self.assist()
        others = seat not in self._passing.people and self._note_opponents()
        maker = self._maker(seat, move)
        events = history.play(seat, move, maker)
        if seat == self._late:
            self._late = None
        self._finishing.stand_in.follow(seat, len(history.match.position.results), history.cursor)
        try:
            self.opponents.consult(history.match)
        finally:  # the move is made: it is saved, and shown, whoever fails to think about the next
            if others or not maker.own:
                self._save(lambda: self._store.save(self.now()))
            else:
                self._save(lambda: self._store.add([(seat, move)], self.now))
            self._finishing.rest.shown = False
            self.happened.emit(self._passing.visible_events(events))
            self.changed.emit()

    def _maker(self, seat: Seat, move: Move) -> Maker:
        """Return who makes this next move of `seat`."""
        if seat == self._late:
            return Maker.CLOCK
        if self._finishing.stand_in.plays(seat):
            return Maker.BOT
        if seat in self._passing.people and self._finishing.rest.running:
            return Maker.CLAIM
        hinted = (seat, self.history.match.made(seat), move) in self._hinted
        return Maker.HINT if hinted else Maker.SELF

    def note_hint(self, seat: Seat, moves: Sequence[Move]) -> None:
        """Note what a hint says: the next move of `seat`, or those that it makes in any order."""
        made = self.history.match.made(seat)
        self._hinted = [each for each in self._hinted if each[0] != seat or each[1] < made]
        self._hinted += [
            (seat, made + place, move) for place in range(len(moves)) for move in moves
        ]

    # --- taking back ------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a move of the player to take back."""
        if self.remote is not None:
            return self.remote.elsewhere.can_ask_back
        return self.purpose is not Purpose.TOGETHER and self._step_back() is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self._step_on() is not None

    def undo(self) -> None:
        """Take back the player's last move and whatever came after it.

        Of several people each takes back only what she did herself; a bot that finishes the deal
        for another one goes on doing so. Where the match is decided elsewhere, all are asked.
        """
        if self.remote is not None:
            self.remote.elsewhere.ask_back()
            return
        found = self._step_back()
        if found is None:
            return
        count, seat = found
        _, move = self.history.moves[count]
        ended = self.deals_ended
        self.assist()
        self._on_table.take_back(count)
        self._finishing.stand_in.take_back(count)
        self._passing.cover(seat)
        self.history.go_to(count)
        made = self.history.match.made
        self._hinted = [each for each in self._hinted if each[1] <= made(each[0])]
        self._same = len(self.history.match.events)
        self._take_up(lambda: self._store.take_back(count, self.now), fresh=False)
        self.taken_back.emit(move)
        if self.deals_ended < ended:
            self.reopened.emit(self.deals_ended + 1)

    def redo(self) -> None:
        """Make the player's next move again, and the answers that followed it."""
        count = self._step_on()
        if count is None:
            return
        history, start = self.history, self.history.cursor
        again = history.moves[start:count]
        own = all(history.maker(number).own for number in range(start, count))
        self._same = len(history.match.events)
        history.go_to(count)
        self._take_up(
            lambda: self._store.add(again, self.now) if own else self._store.save(self.now()),
            fresh=False,
        )
        self.made_again.emit(again[0][1])

    def _step_back(self) -> tuple[int, Seat] | None:
        if not self.begun:
            return None
        found = step_back(self.history, self._passing, self._finishing.stand_in)
        return None if found is None or found[0] < self._on_table.given else found

    def _step_on(self) -> int | None:
        return step_on(self.history, self._passing) if self.begun else None

    def assist(self) -> None:
        """Note that the player has had help in this match, and save that."""
        if self._on_table.note_help():
            self._save(lambda: self._store.note(self.setting, self.now))

    def show_again(self) -> None:
        """Have the position shown once more, and go on from it."""
        if self.remote is not None and self.several:
            self.remote.remote.look_as(self.viewer)
        self._same = 0  # what the window has made of the events before it may be wrong
        self.began.emit(False)

    def stop(self) -> None:
        """Ask nobody any more."""
        self._late = None
        self.opponents.forget()
        self._finishing.stop()

    def _take_up(self, write: Callable[[], None], *, fresh: bool) -> None:
        self.stop()
        self._finishing.stand_in.resume(len(self.history.match.position.results))
        if self._passing.several:
            self._passing.cover()
            self._same = 0
        if not self.over and self._note_opponents():
            write = lambda: self._store.save(self.now())  # noqa: E731
        try:
            self.opponents.consult(self.history.match)
        finally:
            self._save(write)
            self.began.emit(fresh)
            self.changed.emit()

    def _note_opponents(self) -> bool:
        """Note who plays from now on, if not only people do; return whether that is new."""
        seats = range(self.rules.seats)
        kinds, people = self.opponents.kinds_at(seats), self._passing.people
        return people != set(seats) and self._on_table.note_opponents(
            tuple(
                "" if seat in people else level_text(kinds[seat].level, kinds[seat].style)
                for seat in seats
            )
        )

    def _save(self, write: Callable[[], None]) -> None:
        if self.keeps:
            self._write(write)

    def _write(self, write: Callable[[], None]) -> None:
        self.saved.emit(attempt(write))
