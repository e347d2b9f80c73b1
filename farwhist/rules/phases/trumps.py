"""Trump named by a player: blind by the dealer, by the highest bidder, or in an auction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import BidMade, Called, Event, TrumpSet
from farwhist.engine.moves import PASS, Auction, Move, NameTrump, Pass, name_trump
from farwhist.engine.phase import Step
from farwhist.engine.position import Position

STRAINS: tuple[Suit | None, ...] = (*Suit, None)


class NamingTrump(Struct, frozen=True):
    """One seat names the trump suit or no trump.

    `who` returns the seat that names, or None in a deal in which nobody does.
    """

    who: Callable[[Position], Seat | None]
    strains: tuple[Suit | None, ...] = STRAINS

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the seat, unless trump is fixed."""
        seat = None if position.trump_fixed else self.who(position)
        if seat is None:
            return ()
        return (Decision(seat, tuple(name_trump(strain) for strain in self.strains)),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Fix trump."""
        assert isinstance(move, NameTrump)
        return (TrumpSet(move.suit, seat),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this names no trump."""
        legal = isinstance(move, NameTrump) and move.suit in self.strains
        return None if legal else Objection("not_now")


def highest_bidder(position: Position) -> Seat:
    """Return the seat with the highest bid; of equals the one nearest the eldest hand."""
    order = position.order_from(position.eldest)
    return max(order, key=lambda seat: position.bids[seat] or 0)


class TrumpAuction(Struct, frozen=True):
    """The right to name trump is auctioned for a number of tricks, which becomes the bid.

    Suits do not rank: each call must be higher in tricks than the one before. Who passes is out.
    When all pass there is no trump. Source: Basas; that the call is then the bid is ours.
    """

    held: Callable[[Position], bool]

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat that is still in, or fix trump."""
        if position.trump_fixed or not self.held(position):
            return ()
        seat, best = self._next(position)
        if seat is not None:
            calls = [
                Auction(tricks, strain)
                for tricks in range(self._least(position), position.size + 1)
                for strain in STRAINS
            ]
            return (Decision(seat, (PASS, *calls)),)
        if best is None:
            return (TrumpSet(None),)
        winner, call = best
        total = (position.bid_total or 0) + call.tricks
        return (TrumpSet(call.suit, winner), BidMade(winner, call.tricks, total))

    def _next(self, position: Position) -> tuple[Seat | None, tuple[Seat, Auction] | None]:
        best = _best(position)
        passed = {seat for seat, call in position.calls if isinstance(call, Pass)}
        order = position.order_from(position.eldest)
        if position.calls:
            last = position.calls[-1][0]
            order = position.order_from(position.following[last])
        holder = best[0] if best else None
        still_in = [
            seat
            for seat in order
            if seat not in passed and seat != holder and not position.blind[seat]
        ]
        if best and best[1].tricks == position.size:
            return None, best
        return (still_in[0] if still_in else None), best

    def _least(self, position: Position) -> int:
        best = _best(position)
        return best[1].tricks + 1 if best else 1

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Record the call."""
        assert isinstance(move, (Auction, Pass))
        return (Called(seat, move),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this call may not be made."""
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Auction):
            return Objection("not_now")
        least = self._least(position)
        if least <= move.tricks <= position.size:
            return None
        return Objection("auction_higher", {"least": least})


def _best(position: Position) -> tuple[Seat, Auction] | None:
    offers = [(seat, call) for seat, call in position.calls if isinstance(call, Auction)]
    return offers[-1] if offers else None
