"""A match with the list of its moves, what it is handed over with, and which is on the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import NOBODY, Event
from farwhist.engine.makers import NOBODY_ELSE, Maker, Makers
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import MoveStore, Saved
from farwhist.store.setting import Setting, opponents_until, with_opponents
from farwhist.ui.match.people import Passing

if TYPE_CHECKING:
    from farwhist.engine.proof import Proof
    from farwhist.rules.prepared import PreparedDeal

Made = tuple[Seat, Move]


class History:
    """A match, and what was taken back of it: the moves before the cursor are made.

    Those behind it lie ahead: they can all be made again, in their order.

    Args:
        match: where the cursor stands. From now on only the history makes moves in it.
        ahead: legal moves that follow one another from there.
        made: which of all these moves were not made by whoever sits there.

    Attributes:
        complete: whether all moves are known; of a match that is decided elsewhere none is.
    """

    complete = True

    def __init__(
        self, match: Match, ahead: Iterable[Made] = (), made: Makers = NOBODY_ELSE
    ) -> None:
        self._match = match
        self._moves: list[Made] = [*match.moves, *ahead]
        self._makers = [made.get(number, Maker.SELF) for number in range(len(self._moves))]

    @property
    def match(self) -> Match:
        """The match as it stands at the cursor; to read only."""
        return self._match

    @property
    def moves(self) -> Sequence[Made]:
        """All moves: those that are made, and those that lie ahead."""
        return self._moves

    @property
    def cursor(self) -> int:
        """How many moves are made."""
        return len(self._match.moves)

    @property
    def made(self) -> Makers:
        """Who made those of the moves before the cursor that whoever sits there did not make."""
        made = enumerate(self._makers[: self.cursor])
        return {number: maker for number, maker in made if not maker.own}

    def maker(self, number: int) -> Maker:
        """Return who made the move with this number, from 0, also one that lies ahead."""
        return self._makers[number]

    @property
    def ahead(self) -> Sequence[Made]:
        """The moves that can be made again, the next one first."""
        return self._moves[self.cursor :]

    def play(self, seat: Seat, move: Move, maker: Maker = Maker.SELF) -> Sequence[Event]:
        """Make a move at the cursor and return what happened.

        A move that lies ahead moves the cursor past it; any other one drops what lies ahead.

        Raises:
            IllegalMove: the rules do not allow it; nothing has changed.
        """
        decisions, place = self._match.decisions, self.cursor
        again = _again(self._moves[place:], (seat, move), decisions)
        events = self._match.submit(seat, move)
        passed = slice(place, None) if again is None else slice(place + again, place + again + 1)
        del self._moves[passed], self._makers[passed]
        self._moves.insert(place, (seat, move))
        self._makers.insert(place, maker)
        return events

    def go_to(self, count: int) -> None:
        """Set the cursor behind the first `count` moves, 0 to all of them.

        Going back takes as long as replaying a few deals, going on as long as the moves between.
        """
        if count < self.cursor:
            self._match.take_back(count)
        for seat, move in self._moves[self.cursor : count]:
            self._match.submit(seat, move)

    def before(self, seats: Collection[Seat]) -> int | None:
        """Return where the last move that one of `seats` has made begins, None if there is none."""
        if not any(map(self._match.made, seats)):
            return None
        place = self.cursor - 1
        while self._moves[place][0] not in seats:
            place -= 1
        return place

    def after(self, seats: Collection[Seat]) -> int | None:
        """Return where the next move of one of `seats` ends, with the others' answers to it.

        None if no such move lies ahead.
        """
        end = None
        for place in range(self.cursor, len(self._moves)):
            if self._moves[place][0] not in seats:
                continue
            if end is not None:
                return place
            end = place
        return None if end is None else len(self._moves)


def _again(ahead: Sequence[Made], made: Made, decisions: Sequence[Decision]) -> int | None:
    """Return where in `ahead` the move stands that is `made`, if all the others still follow on it.

    Who decides at the same time may do so in another order than before. Where someone has changed
    an answer, that order may end the round too early; then nothing follows.
    """
    place = next((n for n, (seat, _) in enumerate(ahead) if seat == made[0]), None)
    if place is None or ahead[place] != made:
        return None
    left = [*ahead[:place], *ahead[place + 1 :]]
    same = _answered([made, *left], decisions) == _answered(ahead, decisions)
    return place if same else None


def _answered(moves: Sequence[Made], decisions: Sequence[Decision]) -> int:
    """Return how many of `moves` there are until everyone has answered, at most all of them."""
    missing = {each.seat for each in decisions if not each.settled}
    for number, (seat, _) in enumerate(moves, 1):
        missing.discard(seat)
        if not missing:
            return number
    return len(moves)


class MatchTransfer(Struct, frozen=True):
    """What a match was begun with, and its history, which whoever takes it over goes on with."""

    setting: Setting
    rules: Ruleset
    history: History

    @classmethod
    def of(cls, saved: Saved, deal: PreparedDeal | None = None) -> MatchTransfer:
        """Return a saved match, or one that has not begun; with a `deal`, by its cards.

        Raises:
            KeyError: there is no such preset.
            RulesError: its rules do not fit together.
            ValueError: the deal does not fit its rules.
            Unsound: its moves do not fit its rules.
        """
        rules = saved.rules()
        if deal is not None:
            from farwhist.rules.prepared import prepare

            rules = prepare(rules, deal)
        return cls(saved.setting, rules, History(saved.match(rules), made=saved.made))

    @property
    def saved(self) -> Saved:
        """The match as it is saved: with the moves that are made."""
        return Saved.of(self.setting, self.history.match.moves, self.history.made)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.history.match.over

    @property
    def unfinished(self) -> bool:
        """Whether the player has made a move in it and could make more."""
        made = self.history.match.made
        return any(made(seat) for seat in self.setting.played_by) and not self.over

    def proofs(self) -> list[Proof]:
        """Return the proofs of fair play of everything that has been dealt and sealed.

        They hold secrets: only what has been shown on the table may be taken from them.
        """
        from farwhist.engine.proof import proofs

        setting = self.setting
        return list(
            proofs(
                self.history.match.events,
                game=setting.preset,
                seats=setting.seats,
                options=setting.changes,
                seed=setting.seed,
                salt=setting.salt,
            )
        )


class Purpose(Enum):
    """What is on the table: a match that counts and is saved, or something that does not."""

    MATCH = "match"
    PRACTICE = "practice"
    LESSON = "lesson"
    TOGETHER = "together"
    """A match with people at other computers: where the table is kept it is saved, not here."""


class MatchSlots:
    """The match that is `played`, and the one that counts while something else is played.

    `given` is how many moves a lesson began with, which are not the player's to take back.
    """

    def __init__(self) -> None:
        self.played: MatchTransfer | None = None
        self.purpose = Purpose.MATCH
        self.given = 0
        self._left: MatchTransfer | None = None

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self.purpose is Purpose.MATCH

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self.purpose is Purpose.LESSON

    @property
    def counted(self) -> MatchTransfer | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        return self.played if self.keeps else self._left

    @property
    def left(self) -> MatchTransfer | None:
        """The match that waits."""
        return self._left

    @property
    def carried(self) -> MatchTransfer:
        """The match that is played; there must be one."""
        assert self.played is not None
        return self.played

    def put(self, begun: MatchTransfer, purpose: Purpose) -> None:
        """Put something else on the table; the match that counts waits unless this is one."""
        left = self.counted
        self.played, self.purpose = begun, purpose
        self.given = begun.history.cursor if self.rehearsing else 0
        self._left = None if self.keeps else left

    def change(self, change: Callable[[Setting], Setting]) -> None:
        """Change what is fixed of the match on the table and of the one that waits."""
        if self.played is not None:
            self.played = replace(self.played, setting=change(self.played.setting))
        if self._left is not None:
            self._left = replace(self._left, setting=change(self._left.setting))

    def note_help(self) -> bool:
        """Note that the player has had help in what is played; return whether that is new."""
        played = self.carried
        if played.setting.assisted:
            return False
        self.played = replace(played, setting=replace(played.setting, assisted=True))
        return True

    def note_opponents(self, seats: tuple[str, ...]) -> bool:
        """Note who plays the seats from now on; return whether that is new."""
        played = self.carried
        setting, moves = played.setting, played.history.match.moves
        people = setting.played_by
        bots_began = any(seat not in people for seat, _ in moves)
        known = with_opponents(setting.opponents, seats, len(moves) if bots_began else 0)
        if known == setting.opponents:
            return False
        self.played = replace(played, setting=replace(setting, opponents=known))
        return True

    def take_back(self, count: int) -> None:
        """Only so many moves are left."""
        played = self.carried
        opponents = opponents_until(played.setting.opponents, count)
        setting = replace(played.setting, opponents=opponents)
        self.played = replace(played, setting=setting)


class Store(MoveStore, Protocol):
    """Where the match that counts is saved, and what changes of its setting."""

    def note(self, setting: Setting, whole: Callable[[], Saved]) -> None:
        """Write the names, and whether the match is assisted."""


def attempt(write: Callable[[], None]) -> OSError | None:
    """Write something; return why that failed if it did. What is no trouble with files is told."""
    try:
        write()
    except OSError as problem:
        return problem
    except Exception as problem:
        sys.excepthook(type(problem), problem, problem.__traceback__)
        return OSError(type(problem).__name__)
    return None


class Recent(NamedTuple):
    """The last part of a match as the viewer's seat sees it, some deals at most.

    `first` is the number of the first of `events`, before which `position` was the view. The
    events before `same` are those of the match that was shown last.
    """

    first: int
    position: Position
    events: list[Event]
    same: int


_NOTHING = Setting(preset="", seats=0, seed=0)


class ReadableMatch(QObject):
    """The match that is played, if there is one, and what its people may see of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._on_table = MatchSlots()
        self._passing = Passing()
        self._same = 0
        """The events before this number are those of the match that was shown last."""

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._on_table.played is not None

    @property
    def match(self) -> Match | None:
        """The match, to replay; whoever shows it must go by :meth:`seen`."""
        played = self._on_table.played
        return None if played is None else played.history.match

    @property
    def history(self) -> History:
        """The moves of the match, which must have begun; to read only."""
        return self.carried().history

    @property
    def purpose(self) -> Purpose:
        """What is on the table."""
        return self._on_table.purpose

    @property
    def keeps(self) -> bool:
        """Whether what is on the table counts and is saved."""
        return self._on_table.keeps

    @property
    def rehearsing(self) -> bool:
        """Whether this is a lesson."""
        return self._on_table.rehearsing

    @property
    def elsewhere(self) -> bool:
        """Whether the match is decided elsewhere: only what the player's seat sees is known."""
        played = self._on_table.played
        return played is not None and not played.history.complete

    @property
    def together(self) -> bool:
        """Whether this is a match with people at other computers, also after its end."""
        return self.purpose is Purpose.TOGETHER

    @property
    def rules(self) -> Ruleset:
        """The rules of the match; there must be one."""
        return self.carried().rules

    @property
    def setting(self) -> Setting:
        """What the match was begun with; as long as there is none its preset is empty."""
        played = self._on_table.played
        return _NOTHING if played is None else played.setting

    @property
    def viewer(self) -> Seat:
        """The seat that the table is laid for: the player's, or that of the person at turn."""
        return self._passing.seat

    @property
    def eyes(self) -> Seat:
        """The seat whose view is shown, or `NOBODY` as long as no person has said she is alone."""
        return self._passing.eyes

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""
        return self._passing.several

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        played = self._on_table.played
        return played is not None and played.over

    @property
    def deals_ended(self) -> int:
        """How many deals of the match have been played to their end."""
        match = self.match
        return 0 if match is None else len(match.position.results)

    @property
    def counted(self) -> MatchTransfer | None:
        """The match that counts: the one on the table, or else the one that waits for it."""
        return self._on_table.counted

    def carried(self) -> MatchTransfer:
        """Return all there is to go on with the match elsewhere; nothing is then done here."""
        return self._on_table.carried

    def now(self) -> Saved:
        """Return the match as it would be saved at this moment."""
        return self.carried().saved

    def recent(self) -> Recent:
        """Return the last part of the match; what came before it cannot be undone in one step.

        As `NOBODY` sees it, that is all of it.
        """
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
