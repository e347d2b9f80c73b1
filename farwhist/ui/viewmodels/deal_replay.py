"""A deal that is played, event by event, and the question at which it may stand. No Qt here."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import BidSealed, CardPlayed, Event, TrickTaken
from farwhist.engine.makers import NOBODY_ELSE, Maker, Makers
from farwhist.engine.match import Match
from farwhist.engine.moves import Move
from farwhist.engine.position import Position


class AskedDeal(Struct, frozen=True):
    """A deal that has not ended, at whose last step the viewer has to choose.

    Args:
        deal: its number in the match, from 1.
        about: what it is from, in words.
        best: the moves that answer the question.
    """

    deal: int
    about: str
    best: tuple[Move, ...]


class DealStep(Struct, frozen=True):
    """A moment just before somebody chose; the last one of a deal is its end.

    `event` and `moves` count the events and moves of the match until then. `made` are the choices
    that follow: one, or those of all seats where they bid at once, or none at the end. `trick`
    counts from 1, and is 0 where no card is played to a trick; `card` is that card.
    """

    event: int
    moves: int
    made: tuple[tuple[Seat, Move], ...]
    trick: int = 0
    card: Card | None = None

    @property
    def seat(self) -> Seat | None:
        """Who chose, if it was one seat."""
        return self.made[0][0] if len(self.made) == 1 else None

    def chosen(self, seat: Seat) -> Move | None:
        """Return what this seat chose here, None for nothing."""
        return next((move for who, move in reversed(self.made) if who == seat), None)


class DealReplay:
    """The steps of deal number `deal`, from 1, of a match, and where the cards lay at each.

    The deal must be over: positions show every card. The match may go on meanwhile; the deal must
    not be taken back. `made` says which moves of the match were not made by whoever sits there.
    """

    def __init__(self, match: Match, deal: int, made: Makers = NOBODY_ELSE) -> None:
        self.deal = deal
        self._made = made
        self.seats = match.rules.seats
        first = match.first_event(deal)
        last = match.position.deal == deal
        end = len(match.events) if last else match.first_event(deal + 1)
        self._first = first
        self._events: Sequence[Event] = match.events[first:end]
        starts = [match.before_deal(deal, seat)[1] for seat in (None, *range(self.seats))]
        self._truth, *self._views = starts
        moves = range(
            match.moves_before(deal), len(match.moves) if last else match.moves_before(deal + 1)
        )
        self.steps = self._steps(
            [(match.events_before(n), match.moves[n]) for n in moves], end, moves.start
        )

    def position(self, step: int, seat: Seat | None = None) -> Position:
        """Return how it stood at this step: the truth, or what `seat` knew of it."""
        found = (self._truth if seat is None else self._views[seat]).copy()
        for event in self._events[: self.steps[step].event - self._first]:
            (event if seat is None else event.seen_by(seat)).apply(found)
        return found

    def before_deal(self, seat: Seat) -> Position:
        """Return what `seat` knew just before the deal."""
        return self._views[seat].copy()

    def events(self, step: int) -> Sequence[Event]:
        """Return what happened between this step and the next one."""
        start = self.steps[step].event - self._first
        following = self.steps[step + 1 :]
        return self._events[start : following[0].event - self._first if following else None]

    def before(self) -> Sequence[Event]:
        """Return what happened before the first step."""
        return self._events[: self.steps[0].event - self._first]

    def followed(self, step: int) -> list[tuple[Seat, Card]]:
        """Return the cards that were played to the trick of this step from it on."""
        trick = self.steps[step].trick
        return [
            (each.seat, each.card)
            for each in self.steps[step:]
            if trick and each.trick == trick and each.seat is not None and each.card is not None
        ]

    def move_of(self, step: int, seat: Seat) -> int:
        """Return the number in the match of the move that this seat chose at a step."""
        here = self.steps[step]
        return here.moves + max(n for n, (who, _) in enumerate(here.made) if who == seat)

    def own(self, seat: Seat) -> list[int]:
        """Return the steps at which something was chosen for this seat, by whomever."""
        return [n for n, step in enumerate(self.steps) if step.chosen(seat) is not None]

    def decided(self, seat: Seat) -> list[int]:
        """Return the steps at which this seat chose something itself."""
        return [step for step in self.own(seat) if self.maker(step, seat).own]

    def maker(self, step: int, seat: Seat) -> Maker:
        """Return who made the move of this seat at a step; `Maker.SELF` where it has none."""
        if not self._made or self.steps[step].chosen(seat) is None:
            return Maker.SELF
        return self._made.get(self.move_of(step, seat), Maker.SELF)

    def _steps(
        self, moves: Sequence[tuple[int, tuple[Seat, Move]]], end: int, made: int
    ) -> list[DealStep]:
        found: list[DealStep] = []
        sealed = False
        for number, (event, (seat, move)) in enumerate(moves):
            following = moves[number + 1][0] if number + 1 < len(moves) else end
            caused = self._events[event - self._first : following - self._first]
            if sealed and any(isinstance(each, BidSealed) for each in caused):
                found[-1] = replace(found[-1], made=(*found[-1].made, (seat, move)))
                continue
            sealed = any(isinstance(each, BidSealed) for each in caused)
            played = next((each.card for each in caused if isinstance(each, CardPlayed)), None)
            trick = 0 if played is None else self._tricks_before(event) + 1
            found.append(DealStep(event, made + number, ((seat, move),), trick, played))
        found.append(DealStep(end, made + len(moves), ()))
        return found

    def _tricks_before(self, event: int) -> int:
        return sum(isinstance(each, TrickTaken) for each in self._events[: event - self._first])
