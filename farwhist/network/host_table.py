"""The table at the host: who sits there, what is said, how a match begins, and how it ends.

It knows no sockets and no clock of its own: `server` brings the guests, and tests do without.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import count
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from farwhist import __version__
from farwhist.bots import LEVELS
from farwhist.engine.cards import Seat
from farwhist.engine.events import NOBODY
from farwhist.engine.hashing import sha256
from farwhist.network import messages as ms
from farwhist.network import shared_seed
from farwhist.network.host_match import (
    Cancel,
    HostMatch,
    TableServices,
    Viewer,
)
from farwhist.network.kept_table import KeptTable, SeatedPerson
from farwhist.network.messages import FromGuest, FromHost, RoomSeat, TableRules, shown
from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import Saved
from farwhist.store.setting import Setting

SAID: Final = 5
"""So much may anybody say in `SAID_IN` seconds; what is more is not told to others."""

SAID_IN: Final = 10.0

COMPUTERS: Final = ("Oscar", "Nora", "Eddie", "Sven", "Ilse", "Bruno", "Mira")
"""What computers are called: the same at the screens of all, whatever their languages."""


class Link(Protocol):
    """The connection to one guest."""

    def send(self, message: FromHost) -> None:
        """Say something; nothing happens when the guest is gone."""

    def close(self) -> None:
        """End it when all that was said has been sent."""


class Visitor(Struct, eq=False):
    """Somebody connected: at a seat, or watching (`NOBODY`).

    `allowance` is how much may still be said for now.
    """

    link: Link
    name: str
    seat: Seat
    viewer: Viewer
    host: bool = False
    allowance: int = SAID


class _SeedExchange(Struct):
    """How far the numbers for a seed have come."""

    attempt: int
    seats: frozenset[Seat]
    own: bytes
    digests: dict[int, bytes]
    numbers: dict[int, bytes]


class HostTable:
    """Keeps a table.

    Args:
        kept: what is kept of it; its rules must be sound.
        saved: the match that was being played when the program ended, if any.
        keep: writes what is kept.
        finished: is told the record of every match that has ended.
    """

    def __init__(
        self,
        kept: KeptTable,
        services: TableServices,
        *,
        keep: Callable[[KeptTable], None],
        finished: Callable[[Saved], None] = lambda saved: None,
        saved: Saved | None = None,
    ) -> None:
        self.kept = kept
        self.rules: TableRules = kept.rules
        self.visitors: list[Visitor] = []
        self.match: HostMatch | None = None
        self._services = services
        self._keep = keep
        self._finished = finished
        self._ready: set[Seat] = set()
        self._exchange: _SeedExchange | None = None
        self._wish: tuple[Seat, int, set[Seat]] | None = None
        self._over = False
        self._away: dict[Seat, Cancel] = {}
        ruleset(self.rules.preset, self.rules.seats, dict(self.rules.changes))
        if saved is not None:
            self._play(saved)

    # --- coming and going -------------------------------------------------------------

    def greet(self, link: Link, hello: ms.Hello, *, host: bool = False) -> Visitor | None:
        """Seat a guest whose secret was right, or say why that cannot be."""
        why = self._why_not(hello)
        seat = NOBODY if why or hello.watch else self._seat_for(hello)
        if not why and seat is None:
            why = "full"
        if why or seat is None:
            link.send(ms.TurnedAway(why, str(ms.PROTOCOL)))
            link.close()
            return None
        name = shown(hello.name, ms.LONGEST_NAME) or "?"
        if seat != NOBODY:
            self._turn_out(seat)
            if seat in self._away:
                self._away.pop(seat)()
            person = SeatedPerson(_digest(hello.key), name, hello.portrait, host)
            self._change(self.kept.with_person(seat, person))
        visitor = Visitor(link, name, seat, Viewer(seat, link.send), host)
        self.visitors.append(visitor)
        link.send(ms.Welcome(self.kept.table, seat, ms.PROTOCOL, __version__))
        self._tell_room()
        if self.match is not None:
            self.match.viewers.append(visitor.viewer)
            self._tell_numbers(link)
            if seat in self.match.played_for:
                self.match.play_for(seat, on=False)
                self._tell_room()
            else:
                self.match.tell(visitor.viewer)
            if self._over:
                self._open(visitor)
        return visitor

    def knows(self, key: bytes) -> bool:
        """Whether who has this key has a seat."""
        return any(person.key == _digest(key) for person in self.kept.people.values())

    def sits(self, key: bytes) -> bool:
        """Whether who has this key sits at the table now, over some connection."""
        person = _digest(key)
        return any(
            each.seat in self.kept.people and self.kept.people[each.seat].key == person
            for each in self.visitors
        )

    def _why_not(self, hello: ms.Hello) -> str:
        if hello.protocol != ms.PROTOCOL:
            return "newer" if hello.protocol > ms.PROTOCOL else "older"
        if hello.watch:
            watching = sum(each.seat == NOBODY for each in self.visitors)
            return "" if watching < self.rules.watchers else "no_watching"
        return ""

    def _seat_for(self, hello: ms.Hello) -> Seat | None:
        """Return the seat of who comes back, or a free one; None if there is none."""
        for seat, person in self.kept.people.items():
            if person.key == _digest(hello.key):
                return seat
        if self.match is not None and not self._over:
            return None
        free = [seat for seat in self._people if seat not in self.kept.people]
        return free[0] if free else None

    def _turn_out(self, seat: Seat) -> None:
        """End an older connection of the same person."""
        for visitor in [each for each in self.visitors if each.seat == seat]:
            visitor.link.send(ms.TurnedAway("elsewhere"))
            visitor.link.close()
            self._forget(visitor)

    def lost(self, visitor: Visitor) -> None:
        """Note that somebody is not connected any more; their seat waits for them."""
        if visitor not in self.visitors:
            return
        self._forget(visitor)
        seat = visitor.seat
        self._ready.discard(seat)
        if self._exchange is not None and seat in self._exchange.seats:
            self._exchange = None
        if self._wish is not None:
            self._end_wish(agreed=False)
        self._tell_room()
        if self.match is not None and seat != NOBODY and self.rules.away and not self._over:
            after = self._services.scheduler.after
            self._away[seat] = after(self.rules.away, lambda: self._stand_in(seat))

    def _stand_in(self, seat: Seat) -> None:
        if self.match is not None and not self._is_here(seat) and seat in self._people:
            self.match.play_for(seat, on=True)
            self._tell_room()

    def _forget(self, visitor: Visitor) -> None:
        self.visitors.remove(visitor)
        if self.match is not None and visitor.viewer in self.match.viewers:
            self.match.viewers.remove(visitor.viewer)

    def _is_here(self, seat: Seat) -> bool:
        return any(each.seat == seat for each in self.visitors)

    @property
    def _people(self) -> list[Seat]:
        """The seats that are for people."""
        levels = self.rules.levels
        return [n for n in range(self.rules.seats) if n >= len(levels) or not levels[n]]

    # --- what is said -----------------------------------------------------------------

    def hear(self, visitor: Visitor, message: FromGuest) -> None:
        """Do what a guest asks, as far as it may."""
        match message:
            case ms.Ready(ready):
                self._set_ready(visitor.seat, ready)
            case ms.Commitment(attempt, digest):
                self._commit(visitor.seat, attempt, digest)
            case ms.Number(attempt, number):
                self._number(visitor, attempt, number)
            case ms.Make() if self.match is not None and visitor.seat != NOBODY:
                self._make(visitor, message)
            case ms.AskBack():
                self._ask_back(visitor.seat)
            case ms.Consent(agreed):
                self._consent(visitor.seat, agreed)
            case ms.Say(phrase, text):
                self._say(visitor, phrase, text)
            case ms.Leave():
                self._leave(visitor)
            case ms.Begin() if visitor.host and self._may_begin:
                self._fill()
                self._start_exchange()
            case _:
                pass

    def _say(self, visitor: Visitor, phrase: str, text: str) -> None:
        said = shown(text)
        if self.rules.chat == "off" or (said and self.rules.chat != "free"):
            return
        if visitor.allowance <= 0 or not (said or phrase in ms.PHRASES):
            return
        visitor.allowance -= 1
        self._services.scheduler.after(SAID_IN, lambda: self._allow(visitor))
        told = ms.Said(visitor.seat, visitor.name, phrase if phrase in ms.PHRASES else "", said)
        self._tell_all(told)

    def _allow(self, visitor: Visitor) -> None:
        visitor.allowance += 1

    def _leave(self, visitor: Visitor) -> None:
        seat = visitor.seat
        visitor.link.close()
        self.lost(visitor)
        if seat == NOBODY:
            return
        if self.match is None or self._over:
            self._change(self.kept.without_person(seat))
        else:
            levels = list(self.rules.levels) or [""] * self.rules.seats
            levels[seat] = self.rules.stand_in
            self._set_levels(levels)
            self.match.replace(seat, self.rules.stand_in)
        self._tell_room()

    def _tell_all(self, message: FromHost) -> None:
        for visitor in list(self.visitors):
            visitor.link.send(message)

    def room(self) -> ms.Room:
        """Return who is at the table now."""
        places = []
        played_for = self.match.played_for if self.match is not None else ()
        for seat in range(self.rules.seats):
            if seat not in self._people:
                level = self.rules.levels[seat]
                places.append(RoomSeat(level=level, taken=True, present=True, ready=True))
                continue
            person = self.kept.people.get(seat)
            if person is None:
                places.append(RoomSeat())
                continue
            place = RoomSeat(
                person.name,
                person.portrait,
                taken=True,
                present=self._is_here(seat),
                ready=seat in self._ready,
                stand_in=seat in played_for,
            )
            places.append(place)
        hosts = [seat for seat, person in self.kept.people.items() if person.host]
        watching = tuple(each.name for each in self.visitors if each.seat == NOBODY)
        playing = self.match is not None and not self._over
        return ms.Room(self.rules, tuple(places), watching, playing, hosts[0] if hosts else NOBODY)

    def _tell_room(self) -> None:
        self._tell_all(self.room())

    def _change(self, kept: KeptTable) -> None:
        self.kept = kept
        try:
            self._keep(kept)
        except OSError as problem:
            self._services.problem(problem)

    # --- how a match begins -----------------------------------------------------------

    @property
    def _may_begin(self) -> bool:
        return (self.match is None or self._over) and self._exchange is None

    def _set_ready(self, seat: Seat, ready: bool) -> None:
        if seat not in self._people or not self._may_begin:
            return
        (self._ready.add if ready else self._ready.discard)(seat)
        self._tell_room()
        if self._ready.issuperset(self._people):
            self._start_exchange()

    def _fill(self) -> None:
        """Let bots play at the seats at which nobody sits."""
        levels = list(self.rules.levels) or [""] * self.rules.seats
        for seat in self._people:
            if seat not in self.kept.people or not self._is_here(seat):
                levels[seat] = self.rules.stand_in
                if seat in self.kept.people:
                    self._change(self.kept.without_person(seat))
        self._set_levels(levels)

    def _set_levels(self, levels: list[str]) -> None:
        self.rules = replace(self.rules, levels=tuple(levels))
        self._change(replace(self.kept, rules=self.rules))

    def _start_exchange(self) -> None:
        """Ask everybody for the fingerprint of a number."""
        attempt = self.kept.attempt + 1
        self._change(replace(self.kept, attempt=attempt))
        own = os.urandom(32)
        digests = {shared_seed.HOST: shared_seed.fingerprint(own)}
        seats = frozenset(self._people)
        self._exchange = _SeedExchange(attempt, seats, own, digests, {shared_seed.HOST: own})
        self._tell_room()
        self._tell_all(ms.CommitmentWanted(attempt))
        self._when_committed()

    def _commit(self, seat: Seat, attempt: int, digest: bytes) -> None:
        now = self._exchange
        if now is None or now.attempt != attempt or seat not in now.seats or seat in now.digests:
            return
        now.digests[seat] = digest
        self._when_committed()

    def _when_committed(self) -> None:
        now = self._exchange
        assert now is not None
        if now.digests.keys() >= now.seats:
            self._tell_all(ms.Commitments(now.attempt, dict(now.digests)))
            self._when_numbered()

    def _number(self, visitor: Visitor, attempt: int, number: bytes) -> None:
        now, seat = self._exchange, visitor.seat
        if now is None or now.attempt != attempt or not now.digests.keys() >= now.seats:
            return
        if seat not in now.seats:
            return
        if shared_seed.fingerprint(number) != now.digests[seat]:
            visitor.link.send(ms.TurnedAway("number"))
            visitor.link.close()
            self.lost(visitor)
            return
        now.numbers[seat] = number
        self._when_numbered()

    def _when_numbered(self) -> None:
        now = self._exchange
        assert now is not None
        if now.numbers.keys() < now.seats | {shared_seed.HOST}:
            return
        self._exchange = None
        self._ready.clear()
        texts = {seat: number.hex() for seat, number in now.numbers.items()}
        digests = {seat: digest.hex() for seat, digest in now.digests.items()}
        kept = replace(self.kept, seeded=now.attempt, digests=digests, numbers=texts)
        self._change(kept)
        self._play(self._new_match(shared_seed.seed(now.numbers)))

    def _new_match(self, seed: int) -> Saved:
        rules, people = self.rules, self.kept.people
        seated = [people.get(seat, _computer(seat)) for seat in range(rules.seats)]
        hosts = [seat for seat, person in people.items() if person.host]
        setting = Setting(
            rules.preset,
            rules.seats,
            seed,
            dict(rules.changes),
            names=tuple(each.name for each in seated),
            portraits=_told_apart([each.portrait for each in seated]),
            human=hosts[0] if hosts else None,
            salt=os.urandom(32).hex(),
            hints=rules.hints,
            more={"together": {"table": self.kept.table, "attempt": self.kept.seeded}},
        )
        return Saved.of(setting)

    def _play(self, saved: Saved) -> None:
        self._over = False
        levels = self.rules.levels or ("",) * self.rules.seats
        epoch = 0 if self.match is None else self.match.epoch + 1
        self.match = HostMatch(
            saved,
            levels,
            self._services,
            stand_in=self.rules.stand_in,
            clock=self.rules.clock,
            epoch=epoch,
            changed=self._follow,
        )
        self._tell_room()
        for visitor in self.visitors:
            visitor.viewer = Viewer(visitor.seat, visitor.link.send)
            self.match.viewers.append(visitor.viewer)
            self._tell_numbers(visitor.link)
        self.match.begin()

    def _tell_numbers(self, link: Link) -> None:
        """Tell how the seed came about, without the host's number."""
        kept = self.kept
        digests = {seat: bytes.fromhex(text) for seat, text in kept.digests.items()}
        numbers = {seat: bytes.fromhex(text) for seat, text in kept.numbers.items()}
        numbers.pop(shared_seed.HOST, None)
        link.send(ms.Commitments(kept.seeded, digests))
        link.send(ms.Numbers(kept.seeded, numbers))

    # --- the match --------------------------------------------------------------------

    def _make(self, visitor: Visitor, message: ms.Make) -> None:
        assert self.match is not None
        if self._wish is not None:
            visitor.link.send(ms.NotMade("not_now"))
            return
        self.match.make(visitor.viewer, message)

    def _follow(self) -> None:
        """See to what a move has changed: the match may be over."""
        match = self.match
        if match is None or self._over or not match.match.over:
            return
        self._over = True
        match.stop()
        self._finished(match.saved)
        for visitor in list(self.visitors):
            self._open(visitor)
        self._tell_room()

    def _open(self, visitor: Visitor) -> None:
        """Say the host's number and the whole record: nothing is secret any more."""
        assert self.match is not None
        number = bytes.fromhex(self.kept.numbers[shared_seed.HOST])
        human = None if visitor.seat == NOBODY else visitor.seat
        text = Saved.of(
            replace(self.match.setting, human=human), self.match.match.moves, self.match.makers
        ).text()
        parts = [text[at : at + ms.PART] for at in range(0, len(text), ms.PART)]
        for place, part in enumerate(parts, 1):
            visitor.link.send(ms.Opened(number, part, place < len(parts)))

    def _ask_back(self, seat: Seat) -> None:
        match = self.match
        if match is None or self._over or not self.rules.undo or self._wish is not None:
            return
        count = match.last_move(seat) if seat in self._people else None
        if count is None:
            return
        others = {each.seat for each in self.visitors if each.seat not in (seat, NOBODY)}
        self._wish = seat, count, others
        match.stop()
        self._tell_all(ms.BackAsked(seat))
        self._when_agreed()

    def _consent(self, seat: Seat, agreed: bool) -> None:
        if self._wish is None or seat not in self._wish[2]:
            return
        if not agreed:
            self._end_wish(agreed=False)
            return
        self._wish[2].discard(seat)
        self._when_agreed()

    def _when_agreed(self) -> None:
        assert self._wish is not None
        if not self._wish[2]:
            self._end_wish(agreed=True)

    def _end_wish(self, *, agreed: bool) -> None:
        match, wish = self.match, self._wish
        self._wish = None
        self._tell_all(ms.BackAsked(-1, agreed))
        if match is None or wish is None:
            return
        if agreed:
            match.take_back(wish[1])
        else:
            match.go_on()

    # --- the end ----------------------------------------------------------------------

    def close(self) -> None:
        """Tell everybody that the table is closed, and stop; the match can be taken up again."""
        if self.match is not None:
            self.match.stop()
        self._tell_all(ms.Closed())
        for visitor in list(self.visitors):
            visitor.link.close()
        self.visitors.clear()


def why_rules_fail(rules: TableRules) -> str:
    """Return in English why a table cannot be kept by these rules, or nothing."""
    from farwhist.rules.options import RulesError

    try:
        ruleset(rules.preset, rules.seats, dict(rules.changes))
    except (KeyError, RulesError) as error:
        return f"no such game: {rules.preset}" if isinstance(error, KeyError) else str(error)
    known = {"", *LEVELS}
    levels = [each.partition(" ")[0] for each in (*rules.levels, rules.stand_in)]
    unknown = [each for each in levels if each not in known]
    return f"no such level: {unknown[0]}" if unknown else ""


def _computer(seat: Seat) -> SeatedPerson:
    return SeatedPerson("", COMPUTERS[seat % len(COMPUTERS)], 1 + seat % len(COMPUTERS))


def _told_apart(portraits: Sequence[int]) -> tuple[int, ...]:
    """Return pictures that differ: who comes later than another with the same gets a free one."""
    found: list[int] = []
    for portrait in portraits:
        free = (each for each in count() if each not in portraits and each not in found)
        found.append(next(free) if portrait in found else portrait)
    return tuple(found)


def _digest(key: bytes) -> str:
    return sha256(key).hexdigest()
