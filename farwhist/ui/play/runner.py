"""Runs a match: makes the moves of its history, lets the opponents play, and saves."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from farwhist.bots.core.bot import Bot
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import NOBODY, Event
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Position
from farwhist.rules.claims import Ending, decided
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting
from farwhist.ui.play.carried import Carried
from farwhist.ui.play.history import History
from farwhist.ui.play.keeping import Store, attempt
from farwhist.ui.play.opponents import Durations, MoveFinder, Opponent, Opponents
from farwhist.ui.play.passing import Passing
from farwhist.ui.play.rest import RestOfDeal
from farwhist.ui.play.stand_in import StandIn
from farwhist.ui.play.thinker import ThinkHere
from farwhist.ui.play.waits import Waits

if TYPE_CHECKING:
    from farwhist.rules.prepared import PreparedDeal

LONG_ENOUGH: Final = 3_600_000
"""Milliseconds: nobody seems to think for longer."""

_NOTHING = Setting(preset="", seats=0, seed=0)


class Purpose(Enum):
    """What is on the table: a match that counts and is saved, or something that does not."""

    MATCH = "match"
    PRACTICE = "practice"
    LESSON = "lesson"


class Recent(NamedTuple):
    """The last part of a match as the viewer's seat sees it, some deals at most.

    `first` is the number of the first of `events`, before which `position` was the view. The
    events before `same` are those of the match that was shown last.
    """

    first: int
    position: Position
    events: list[Event]
    same: int


def _salt() -> str:
    return os.urandom(32).hex()


class MatchRunner(QObject):
    """The only object of the window that holds a match.

    It goes on only when told that everything has been shown, by :meth:`go_on`. The seats that
    people play are asked, all others are the opponents'. `new_salt` gives the salt of a match that
    has none.

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
    """

    began = Signal(bool)
    happened = Signal(object)
    waiting = Signal(object)
    asked = Signal(object)
    screened = Signal(int)
    saved = Signal(object)
    changed = Signal()

    def __init__(
        self, store: Store, delays: Random, durations: Durations, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.waits = Waits(self)
        self.new_salt: Callable[[], str] = _salt
        self._store = store
        self.opponents = Opponents(self.waits, delays, durations, ThinkHere(), self._hear)
        self._played: Carried | None = None
        self._purpose = Purpose.MATCH
        self._people: frozenset[Seat] = frozenset()
        self._passing = Passing()
        self._left: Carried | None = None
        self._waiting_kinds: tuple[Opponent, ...] = ()
        self._same = 0
        self._rest = RestOfDeal(self.opponents, self._submit, self.go_on)
        self._stand_in = StandIn(self.opponents)

    # --- what is played ---------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._played is not None

    @property
    def match(self) -> Match | None:
        """The match, to replay; whoever shows it must go by :meth:`seen`."""
        return None if self._played is None else self._played.history.match

    @property
    def history(self) -> History:
        """The moves of the match, which must have begun; to read only."""
        return self.carried().history

    @property
    def purpose(self) -> Purpose:
        """What is on the table."""
        return self._purpose

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self._purpose is Purpose.MATCH

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self._purpose is Purpose.LESSON

    @property
    def rules(self) -> Ruleset:
        """The rules of the match; there must be one."""
        return self.carried().rules

    @property
    def setting(self) -> Setting:
        """What the match was begun with; as long as there is none its preset is empty."""
        return _NOTHING if self._played is None else self._played.setting

    @property
    def viewer(self) -> Seat:
        """The seat that the table is laid for: the player's, or that of the person at turn."""
        return self._passing.seat if self._passing.several else self.setting.human or 0

    @property
    def eyes(self) -> Seat:
        """The seat whose view is shown, or `NOBODY` as long as no person has said she is alone."""
        return self._passing.eyes if self._passing.several else self.viewer

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""
        return self._passing.several

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._played is not None and self._played.over

    @property
    def counted(self) -> Carried | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        return self._played if self.keeps else self._left

    def carried(self) -> Carried:
        """Return all there is to go on with the match elsewhere; nothing is then done here."""
        assert self._played is not None
        return self._played

    def now(self) -> Saved:
        """Return the match as it would be saved at this moment."""
        return self.carried().saved

    def recent(self) -> Recent:
        """Return the last part of the match; what came before it cannot be undone in one step."""
        if self.eyes == NOBODY:
            return self.whole()
        first, position = self.history.match.recent(self.eyes)
        return Recent(first, position, self.seen(first), self._same)

    def whole(self) -> Recent:
        """Return all of the match, from before its first event on."""
        return Recent(0, Position(self.rules.seats), self.seen(), self._same)

    def seen(self, first: int = 0) -> list[Event]:
        """Return what has happened from this event on, as the viewer's seat sees it."""
        events = self.history.match.events
        return [events[n].seen_by(self.eyes) for n in range(first, len(events))]

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
            opponents: who plays until the match that waits is taken up; without it those of now.

        Raises:
            KeyError, RulesError, ValueError, Unsound: see `Carried.of`. Nothing has changed.
        """
        if deal is not None and purpose is Purpose.MATCH:
            raise ValueError("a match of a prepared deal cannot be saved")
        begun, left = Carried.of(saved, deal), self.counted
        if opponents is not None:
            self._waiting_kinds = self._waiting_kinds or self.opponents.kinds
            self.set_opponents(opponents)
        self._begin(begun, purpose, people=people, script=script)
        self._left = None if self.keeps else left

    def take_over(self, carried: Carried) -> None:
        """Go on with a match that counts and was left, here or elsewhere, and save it."""
        self._waiting_kinds = ()
        self._begin(carried, Purpose.MATCH)
        self._left = None

    def go_back(self) -> bool:
        """Take up the match that waits; return whether there is one."""
        left = self._left
        if left is not None:
            if self._waiting_kinds:
                self.set_opponents(self._waiting_kinds)
            self.take_over(left)
        return left is not None

    def _begin(
        self,
        begun: Carried,
        purpose: Purpose,
        *,
        people: Collection[Seat] | None = None,
        script: Bot | None = None,
    ) -> None:
        setting = begun.setting
        if not setting.salt:
            setting = replace(setting, salt=self.new_salt(), assisted=False)
        self._people = frozenset(setting.played_by if people is None else people)
        self._passing.begin(self._people if people is None else (), setting.human or 0)
        self._played = replace(begun, setting=setting)
        self._purpose, self._same = purpose, 0
        self._stand_in.forget()
        self.opponents.begin(setting, self._people, script)
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

    def set_opponents(self, opponents: Sequence[Opponent]) -> None:
        """Let these play from their next decision on: level and style by seat."""
        self.opponents.kinds = tuple(opponents)

    def rename(self, names: Sequence[str]) -> None:
        """Give the players of the match that counts other names, and save them."""
        if self._played is not None and not self.rehearsing:
            self._played = self._played.renamed(names)
        if self._left is not None:
            self._left = self._left.renamed(names)
        counted = self.counted
        if counted is not None:
            self._write(lambda: self._store.note(counted.setting, lambda: counted.saved))

    @property
    def forsaken(self) -> bool:
        """Whether an opponent must choose for whom nobody thinks, as after an exception."""
        return self._played is not None and self.opponents.forsaken(self.history.match)

    # --- going on ---------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask for what must be decided next, because everything before it has been shown."""
        if self._played is None:
            return
        if self._rest.running:
            self._rest.shown = True
            return
        match = self._played.history.match
        self.opponents.consult(match)
        decisions = match.decisions
        self.waiting.emit(tuple(each.seat for each in decisions if not each.settled))
        self.opponents.show(match)
        own = [each for each in decisions if each.seat in self._people - self._stand_in.seats]
        if self.several:
            self._ask_one(own)
            return
        for decision in own:
            if match.decisions is decisions:
                self.asked.emit(decision)

    def _ask_one(self, own: Sequence[Decision]) -> None:
        """Ask the next of several people, behind the screen unless she sees her cards already."""
        wanted = self._passing.wanted(own)
        if wanted is None:
            return
        if wanted.seat == self.eyes:
            self.asked.emit(wanted)
        elif self._passing.cover(wanted.seat):
            self.show_again()
        else:
            self.screened.emit(wanted.seat)

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
        if self._played is None or not self.waits.running:
            return False
        own = [each for each in self.history.match.decisions if each.seat in self._people]
        if any(not each.settled for each in own):
            return False
        self.waits.advance(LONG_ENOUGH)
        return True

    def ending(self) -> Ending | None:
        """Return how the deal ends, when nothing is left for the player to decide."""
        if self._played is None or self.rehearsing or self.handed_over or self.eyes == NOBODY:
            return None
        if not self.several and self._people != {self.setting.human}:
            return None
        if self._stand_in.plays(self.viewer):
            return None
        return decided(self.rules, self.history.match.view(self.viewer), self.viewer)

    def finish_deal(self) -> None:
        """Play the decided rest of the deal, the opponents' own moves and any of the player's."""
        if self.ending() is not None:
            self._rest.begin(self.history.match, self._people)

    @property
    def handed_over(self) -> bool:
        """Whether a bot makes the player's moves, too, until the end of the deal.

        Of several people that is the one for whom the table is laid.
        """
        lent = self._stand_in.lent
        return self.viewer in lent if self.several else bool(lent)

    @property
    def relieved(self) -> bool:
        """Whether a bot is about to make a single move of a player; see `relieve`."""
        return self._stand_in.once

    def relieve(self, seat: Seat) -> None:
        """Let a bot make the next move of the person at `seat`, who has had time enough.

        That makes the match an assisted one, and it goes on by `go_on`, as with `hand_over`; but a
        move that is the only one is no help, and is made at once.
        """
        match = self.history.match
        decision = match.decision(seat)
        if seat not in self._people or decision is None or self.rehearsing:
            return
        if len(decision.moves) == 1:
            self._submit(seat, decision.moves[0])
        elif not self._stand_in.plays(seat):
            results = len(match.position.results)
            self._stand_in.begin_once(seat, results, self.history.cursor)
            self.changed.emit()

    def hand_over(self) -> None:
        """Let a bot make the player's moves, too, until the end of the deal.

        Its first one makes the match an assisted one. Whoever is asked for a move is not any more;
        the match goes on by `go_on`. To take a move back ends it, and takes back all that the bot
        has made.
        """
        match = self.history.match
        free = not (self.rehearsing or match.over or self.handed_over or self.eyes == NOBODY)
        if self._people and free:
            results = len(match.position.results)
            seats = {self.viewer} if self.several else self._people
            self._stand_in.begin(seats, results, self.history.cursor)
            self.changed.emit()

    def skip_rest(self) -> None:
        """Make the rest of the moves of a deal that was handed over as soon as they are found."""
        whole = self.handed_over and self._people <= self._stand_in.lent
        if whole and not self._rest.running:
            self._rest.begin(self.history.match, ())

    def _hear(self, seat: Seat) -> None:
        if self._rest.running:
            self._rest.play()
        else:
            self._submit(seat, self.opponents.take(seat))

    def _submit(self, seat: Seat, move: Move) -> None:
        history = self.history
        if self._stand_in.plays(seat):
            self.assist()
        events = history.play(seat, move)
        self._stand_in.follow(seat, len(history.match.position.results), history.cursor)
        try:
            self.opponents.consult(history.match)
        finally:  # the move is made: it is saved, and shown, whoever fails to think about the next
            self._save(lambda: self._store.add([(seat, move)], self.now))
            self._rest.shown = False
            self.happened.emit(self._shown(events))
            self.changed.emit()

    def _shown(self, events: Sequence[Event]) -> list[Event]:
        if self.several:
            return self._passing.shown(events)
        return [event.seen_by(self.viewer) for event in events]

    # --- taking back ------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a move of the player to take back."""
        return self._before() is not None

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self._after() is not None

    def undo(self) -> None:
        """Take back the player's last move and whatever came after it."""
        count = self._before()
        if count is None:
            return
        self.assist()
        self._stand_in.take_back(count)
        self._passing.cover(self.history.moves[count][0])
        self.history.go_to(count)
        self._same = len(self.history.match.events)
        self._take_up(lambda: self._store.take_back(count, self.now), fresh=False)

    def redo(self) -> None:
        """Make the player's next move again, and the answers that followed it."""
        count = self._after()
        if count is None:
            return
        again = self.history.moves[self.history.cursor : count]
        self._same = len(self.history.match.events)
        self.history.go_to(count)
        self._take_up(lambda: self._store.add(again, self.now), fresh=False)

    def _before(self) -> int | None:
        if self._played is None:
            return None
        history = self._played.history
        last = history.before(self._people - self._stand_in.lent if self.several else self._people)
        if last is None or (self.several and self.eyes not in (NOBODY, history.moves[last][0])):
            return None
        return self._stand_in.start_of(last)

    def _after(self) -> int | None:
        if self._played is None:
            return None
        history = self._played.history
        if self.several:
            following = (seat for seat, _ in history.ahead if seat in self._people)
            if next(following, NOBODY) != self.eyes or self.eyes == NOBODY:
                return None
        return history.after(self._people)

    def assist(self) -> None:
        """Note that the player has had help in this match, and save that."""
        if not self.setting.assisted:
            played = self.carried()
            self._played = replace(played, setting=replace(played.setting, assisted=True))
            self._save(lambda: self._store.note(self.setting, self.now))

    def show_again(self) -> None:
        """Have the position shown once more, and go on from it."""
        self._same = 0  # what the window has made of the events before it may be wrong
        self.began.emit(False)

    def stop(self) -> None:
        """Ask nobody any more."""
        self.opponents.forget()
        self._stand_in.end()
        self._rest.stop()

    def _take_up(self, write: Callable[[], None], *, fresh: bool) -> None:
        self.stop()
        if self._passing.several:
            self._passing.cover()
            self._same = 0
        try:
            self.opponents.consult(self.history.match)
        finally:
            self._save(write)
            self.began.emit(fresh)
            self.changed.emit()

    def _save(self, write: Callable[[], None]) -> None:
        if self.keeps:
            self._write(write)

    def _write(self, write: Callable[[], None]) -> None:
        self.saved.emit(attempt(write))
