"""The table as a guest knows it: what the host has said, folded, and checked when all is open."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.events import NOBODY, Event
from farwhist.network import messages as ms
from farwhist.network import shared_seed
from farwhist.network.messages import BadMessage, FromGuest, FromHost, Room
from farwhist.network.seen_match import SeenMatch
from farwhist.rules.catalogue import ruleset
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.store.matches import LONGEST_TEXT, MOST_BYTES, Saved, Unsound, parse
from farwhist.store.reading import Newer


class UnknownRules(Exception):
    """The host plays by rules that this version does not know; the text names them."""


class CheckedRecord(Struct, frozen=True):
    """A match whose cards and seed are open.

    Args:
        record: the match, as the host has saved it.
        faults: what is wrong with it, as keys: "number", "seed", "events", "rules"; none if the
            deals came from everybody's numbers and are those that were seen.
    """

    record: Saved
    faults: tuple[str, ...]


class GuestTable:
    """Folds what the host says. One object is for one guest, and outlives its connections.

    Args:
        key: the guest's secret key, 32 bytes.
        answer: says something to the host.

    Attributes:
        seat: where the guest sits, `NOBODY` while it watches or before it is seated.
        room: who is at the table, None before that is known.
        match: the match as the seat sees it, None before one has begun.
        names, portraits: of its players.
        epoch: is another number when the match was told anew.
        checked: the record of the last match that has ended.
    """

    def __init__(self, key: bytes, answer: Callable[[FromGuest], None]) -> None:
        self._key = key
        self._answer = answer
        self.table = ""
        self.seat: Seat = NOBODY
        self.room: Room | None = None
        self.rules: Ruleset | None = None
        self.match: SeenMatch | None = None
        self.names: tuple[str, ...] = ()
        self.portraits: tuple[int, ...] = ()
        self.epoch = 0
        self.checked: CheckedRecord | None = None
        self._attempt = 0
        self._digests: dict[int, bytes] = {}
        self._numbers: dict[int, bytes] = {}
        self._record = ""

    @property
    def decision(self) -> Decision | None:
        """What the guest must choose now, if anything."""
        return None if self.match is None else self.match.asked

    def take(self, message: FromHost) -> tuple[Event, ...]:
        """Fold one message; return the events that it tells.

        Raises:
            BadMessage: the host says what no host says.
            UnknownRules: the table plays by rules that are not known here.
        """
        match message:
            case ms.Welcome(table, seat):
                if seat != self.seat:
                    self.match = None  # it was the view of another seat
                self.table, self.seat = table, seat
            case ms.Room():
                self._take_room(message)
            case ms.CommitmentWanted(attempt):
                self._commit(attempt)
            case ms.Commitments(attempt, digests):
                self._take_digests(attempt, dict(digests))
            case ms.Numbers(attempt, numbers):
                self._take_numbers(attempt, dict(numbers))
            case ms.Began(names, portraits, epoch):
                self._begin(names, portraits, epoch)
            case ms.Happened(first):
                return self._happened(first, message.read())
            case ms.ChoiceAsked(waiting, decision, clock):
                self._ask(waiting, decision, clock)
            case ms.Opened(number, record, more):
                self._open(number, record, more)
            case _:
                pass
        return ()

    def make(self, move: str, *, hinted: bool = False) -> None:
        """Send a move, as it is written in a saved match."""
        if self.match is not None:
            self._answer(ms.Make(self.epoch, len(self.match.events), move, hinted))

    def _take_room(self, room: Room) -> None:
        known = self.room
        self.room = room
        if known is not None and known.rules == room.rules and self.rules is not None:
            return
        told = room.rules
        if len(room.places) != told.seats:
            raise BadMessage("not one place for each seat")
        try:
            self.rules = ruleset(told.preset, told.seats, dict(told.changes))
        except KeyError:
            raise UnknownRules(ms.shown(told.preset)) from None
        except RulesError as error:
            raise UnknownRules(ms.shown(f"{told.preset}: {error}")) from None

    def _commit(self, attempt: int) -> None:
        self._attempt, self._digests, self._numbers = attempt, {}, {}
        if self.seat != NOBODY:
            own = shared_seed.own_number(self._key, self.table, attempt)
            self._answer(ms.Commitment(attempt, shared_seed.fingerprint(own)))

    def _take_digests(self, attempt: int, digests: dict[int, bytes]) -> None:
        self._attempt, self._digests, self._numbers = attempt, digests, {}
        if self.seat in digests:
            own = shared_seed.own_number(self._key, self.table, attempt)
            if digests[self.seat] == shared_seed.fingerprint(own):
                self._answer(ms.Number(attempt, own))

    def _take_numbers(self, attempt: int, numbers: dict[int, bytes]) -> None:
        if attempt != self._attempt:
            raise BadMessage("numbers without their fingerprints")
        self._numbers = numbers

    def _begin(self, names: tuple[str, ...], portraits: tuple[int, ...], epoch: int) -> None:
        if self.rules is None:
            raise BadMessage("a match without its rules")
        seats = self.rules.seats
        if not NOBODY <= self.seat < seats:
            raise BadMessage("a seat that the table has not")
        if len(names) != seats or len(portraits) != seats:
            raise BadMessage("not one name for each seat")
        self.names = tuple(ms.shown(name, ms.LONGEST_NAME) for name in names)
        self.portraits, self.epoch = portraits, epoch
        self.match = SeenMatch(self.rules, self.seat)
        self.checked, self._record = None, ""

    def _happened(self, first: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if self.match is None or first != len(self.match.events):
            raise BadMessage("events without those before them")
        try:
            self.match.take(events)
        except ValueError as error:
            raise BadMessage(str(error)) from None
        return events

    def _ask(self, waiting: tuple[Seat, ...], decision: Decision | None, clock: float) -> None:
        if self.match is None or (decision is not None and decision.seat != self.seat):
            raise BadMessage("a choice that is not this seat's")
        if decision is not None and not (decision.moves and self.match.events):
            raise BadMessage("a choice of nothing, or before a match")
        if any(not 0 <= seat < self.match.rules.seats for seat in waiting):
            raise BadMessage("a choice of nobody")
        self.match.ask(waiting, decision, clock)

    def _open(self, number: bytes, record: str, more: bool) -> None:
        if len(self._record) + len(record) > min(MOST_BYTES, 100 * LONGEST_TEXT):
            raise BadMessage("a record without end")
        self._record += record
        if more:
            return
        text, self._record = self._record, ""
        try:
            saved = parse(text)
        except (Newer, Unsound) as error:
            raise BadMessage(f"a record that is none: {error}") from None
        self.checked = CheckedRecord(saved, tuple(self._faults(saved, number)))

    def _faults(self, saved: Saved, number: bytes) -> list[str]:
        """Return what is wrong with a record whose seed and cards are open now."""
        faults = []
        numbers = {**self._numbers, shared_seed.HOST: number}
        own = shared_seed.own_number(self._key, self.table, self._attempt)
        if shared_seed.dishonest(self._digests, numbers) or (
            self.seat != NOBODY and numbers.get(self.seat) != own
        ):
            faults.append("number")
        if saved.seed != shared_seed.seed(numbers):
            faults.append("seed")
        told = None if self.room is None else self.room.rules
        if (
            told is None
            or self.match is None
            or (saved.preset, saved.seats)
            != (
                told.preset,
                told.seats,
            )
        ):
            return [*faults, "rules"]
        if dict(saved.changes) != dict(told.changes):
            faults.append("rules")
        try:
            events = [event.seen_by(self.seat) for event in saved.match().events]
        except Unsound:
            return [*faults, "rules"]
        if events != self.match.events:
            faults.append("events")
        return faults
