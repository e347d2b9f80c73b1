"""Bids of an exact number of tricks: all at once behind "Ready", or in turn.

Sources: Far Whist's rules (simultaneous bids), the common rules of Oh Hell (in turn, with or
without a limit on the last bid) and the variants that the option table names;
docs/rules.md#bidding. Where partners add their bids up: MSN Games and BBUM (Suicide), MSN Games
(Mirror, Whiz), Learnthat and RTA3 (a least bid of a side), RTA3 (a first deal without bids);
Jokers Wild and Spades for Money (a blind bid of a side); docs/rules.md#spades.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from msgspec import Struct

from farwhist.engine.cards import Seat, Suit
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    BidsRevealed,
    BidsShown,
    Called,
    Event,
    HandsShown,
)
from farwhist.engine.moves import LOOK, Bid, Look, Move, bid
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Forced
from farwhist.rules.ranking import Ranking
from farwhist.rules.sequences import Plan
from farwhist.rules.sides import partner_of

TotalRule = Literal["free", "must_exceed", "coop"]
BidRule = Literal["free", "suicide", "mirror", "whiz"]


def show_hands(position: Position, seats: tuple[Seat, ...]) -> HandsShown:
    """Return the event in which these seats look at their cards."""
    hands = tuple(
        tuple(hand) if seat in seats else (None,) * len(hand)
        for seat, hand in enumerate(position.hands)
    )
    return HandsShown(hands, seats)


def bid_range(position: Position, move: Move) -> Objection | None:
    """Return why a move is no bid from 0 to the number of cards."""
    if not isinstance(move, Bid):
        return Objection("not_now")
    if not 0 <= move.tricks <= position.size:
        return Objection("bid_range", {"most": position.size})
    return None


def lowest_bid(position: Position, seat: Seat, nil_twice: bool) -> int:
    """Return 0, or 1 where `seat` may not bid 0 in two deals running and did in the last one."""
    if nil_twice:
        return 0
    counted = [result for result in position.results if not result.void]
    return int(bool(counted) and counted[-1].bids[seat] == 0)


def any_bid(position: Position, seat: Seat, move: Move, nil_twice: bool) -> Objection | None:
    """Return why a move is no bid where the other bids do not matter."""
    objection = bid_range(position, move)
    if objection or not isinstance(move, Bid):
        return objection
    lowest = lowest_bid(position, seat, nil_twice)
    return Objection("nil_twice") if move.tricks < lowest else None


def total_bid(position: Position) -> int:
    """Return the sum of the bids as far as it is known."""
    return position.bid_total or 0


def missing_bids(position: Position) -> list[Seat]:
    """Return the seats that have no bid yet, in playing order from the eldest hand."""
    order = position.order_from(position.eldest)
    return [seat for seat in order if not position.spoken[seat]]


class Misere(Forced, frozen=True):
    """A deal in which everybody is deemed to have bid 0."""

    plan: Plan

    def step(self, position: Position, rng: Random) -> Step:
        """Set all bids to 0 in such a deal, once."""
        if "m" not in self.plan.at(position.place).twist or not missing_bids(position):
            return ()
        bids = tuple(0 if seat in position.active else None for seat in range(position.seats))
        return (BidsRevealed(bids, 0),)


class ReadyBidding(Struct, frozen=True):
    """Every seat bids at once; a bid is hidden until all are ready and may change until then."""

    shown: BidsShown = "open"
    nil_twice: bool = True

    def step(self, position: Position, rng: Random) -> Step:
        """Ask every seat without an open bid; reveal when all are ready."""
        open_seats = missing_bids(position)
        if not open_seats:
            return ()
        if all(position.ready[seat] for seat in open_seats):
            bids = tuple(
                position.sealed[seat] if seat in open_seats else position.bids[seat]
                for seat in range(position.seats)
            )
            total = sum(each for each in bids if each is not None)
            return (BidsRevealed(bids, total, self.shown),)
        return [
            Decision(seat, self._moves(position, seat), position.ready[seat], secret=True)
            for seat in open_seats
        ]

    def _moves(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        lowest = lowest_bid(position, seat, self.nil_twice)
        return tuple(map(bid, range(lowest, position.size + 1)))

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Seal the bid."""
        assert isinstance(move, Bid)
        return (BidSealed(seat, move.tricks),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this is no legal bid."""
        return any_bid(position, seat, move, self.nil_twice)


class TurnBidding(Struct, frozen=True):
    """Open bids in turn.

    Nobody is ever left without a bid: a limit that no bid of a seat meets does not hold for it.

    Args:
        plan: the deals of the match.
        dealer_first: the dealer speaks first, not the eldest hand.
        hook_from: in deals of at least this size the bids may not add up to the tricks; the last
            bidder is the one that this limits. None: no such limit.
        hook_last_deal: whether it holds in the last deal of the match too.
        total_rule: "free", "must_exceed" (the last bidder makes the sum greater than the tricks,
            or as great as it can) or "coop" (the sum must equal the tricks).
        second_round: whether each seat may then raise its bid by one; not where all are deemed
            to have bid 0.
        shown: what the others see of a bid until the deal is scored; where they see nothing there
            is no limit on the sum.
        nil_twice: whether 0 may be bid in two deals running.
        least: the lowest bid.
    """

    plan: Plan
    dealer_first: bool = False
    hook_from: int | None = None
    hook_last_deal: bool = True
    total_rule: TotalRule = "free"
    second_round: bool = False
    shown: BidsShown = "open"
    nil_twice: bool = True
    least: int = 0

    def order(self, position: Position) -> list[Seat]:
        """Return the seats in the order in which they bid."""
        dealer_speaks = self.dealer_first and position.dealer in position.active
        return position.order_from(position.dealer if dealer_speaks else position.eldest)

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat."""
        order = self.order(position)
        waiting = self._waiting(position, order)
        if waiting:
            seat = waiting[0]
            return (Decision(seat, self._moves(position, seat)),)
        last = order[-1]
        if position.blind[last] and self._hooked(position) and _exact(position):
            # The last bidder spoke before the others and could not know the sum.
            tricks = position.bids[last] or 0
            change = 1 if tricks < position.size else -1
            total = total_bid(position) + change
            return (BidMade(last, tricks + change, total, True, self.shown),)
        return ()

    def _waiting(self, position: Position, order: list[Seat]) -> list[Seat]:
        first = [seat for seat in order if not position.spoken[seat]]
        if first or not self.second_round or "m" in self.plan.at(position.place).twist:
            return first
        return [seat for seat in order if position.spoken[seat] == 1 and not position.blind[seat]]

    def _hooked(self, position: Position) -> bool:
        if self.hook_from is None or position.size < self.hook_from:
            return False
        return self.hook_last_deal or position.place + 1 != self.plan.count

    def _moves(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        refused = self._refused(position, seat)
        return tuple(bid(tricks) for tricks in range(position.size + 1) if tricks not in refused)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Make the bid."""
        assert isinstance(move, Bid)
        total = total_bid(position) - (position.bids[seat] or 0) + move.tricks
        return (BidMade(seat, move.tricks, total, False, self.shown),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this is no legal bid."""
        objection = bid_range(position, move)
        if objection or not isinstance(move, Bid):
            return objection
        return self._refused(position, seat).get(move.tricks)

    def _refused(self, position: Position, seat: Seat) -> dict[int, Objection]:
        """Return the numbers from 0 to the cards that `seat` may not bid, and why."""
        left: Sequence[int] = range(position.size + 1)
        refused: dict[int, Objection] = {}
        for limit in (self._least, self._raise, self._sum, self._nil):
            found = limit(position, seat, left)
            if len(found) < len(left):
                refused |= found
                left = [tricks for tricks in left if tricks not in found]
        return refused

    def _least(self, position: Position, seat: Seat, left: Sequence[int]) -> dict[int, Objection]:
        return {n: Objection("least_bid", {"least": self.least}) for n in left if n < self.least}

    def _raise(self, position: Position, seat: Seat, left: Sequence[int]) -> dict[int, Objection]:
        own = position.bids[seat]
        if own is None:
            return {}
        return {n: Objection("raise_by_one") for n in left if n not in (own, own + 1)}

    def _sum(self, position: Position, seat: Seat, left: Sequence[int]) -> dict[int, Objection]:
        size, own, order = position.size, position.bids[seat], self.order(position)
        others = total_bid(position) - (own or 0)
        last = self._waiting(position, order) == [seat]
        hooked = last and self._hooked(position) and not position.blind[order[-1]]
        exceed, coop = last and self.total_rule == "must_exceed", self.total_rule == "coop"
        most = size if own is None else min(size, own + 1)
        found: dict[int, Objection] = {}
        for tricks in left:
            total = others + tricks
            if hooked and total == size:
                found[tricks] = Objection("hook", {"bid": tricks, "total": size})
            elif exceed and total <= size and tricks < most:
                found[tricks] = Objection("must_exceed", {"total": size})
            elif coop and (total > size or (last and total != size)):
                found[tricks] = Objection("must_equal", {"total": size})
        return found

    def _nil(self, position: Position, seat: Seat, left: Sequence[int]) -> dict[int, Objection]:
        lowest = lowest_bid(position, seat, self.nil_twice)
        return {n: Objection("nil_twice") for n in left if n < lowest}


def _exact(position: Position) -> bool:
    return total_bid(position) == position.size


LEAST_BESIDE_NIL: Final = 4
"""What the partner of a forced nil bids at least."""


class SideBidding(TurnBidding, frozen=True):
    """Open bids in turn where the bids of a side are added up.

    Args:
        sides: how many there are; seat s belongs to side s modulo `sides`.
        rule: "suicide" (one of two partners bids 0, the other 4 or more), "mirror" (the number of
            trumps in the hand), "whiz" (that number or 0) or "free".
        together: the sum of the bids of two partners at least; 0: any.
        first_free: nobody bids in the first deal of the match.
        ranking: which cards are trumps.
        trump: the suit that always is.
    """

    sides: int = 2
    rule: BidRule = "free"
    together: int = 0
    first_free: bool = False
    ranking: Ranking = Ranking()
    trump: Suit = Suit.SPADES

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat, but for nobody in a deal that bids itself."""
        return () if self.first_free and position.place == 0 else super().step(position, rng)

    def partner(self, position: Position, seat: Seat) -> Seat | None:
        """Return the other seat of a side; None where everybody is alone."""
        return (seat + self.sides) % position.seats if self.sides < position.seats else None

    def _refused(self, position: Position, seat: Seat) -> dict[int, Objection]:
        refused = super()._refused(position, seat)
        for limit in (self._by_rule, self._by_side):
            left = [each for each in range(position.size + 1) if each not in refused]
            found = limit(position, seat, left)
            if len(found) < len(left):
                refused |= found
        return refused

    def _by_rule(self, position: Position, seat: Seat, left: Sequence[int]) -> dict[int, Objection]:
        partner = self.partner(position, seat)
        if self.rule == "suicide" and partner is not None:
            return self._suicide(position.bids[partner], left)
        hand = position.hands[seat]
        if self.rule not in ("mirror", "whiz") or None in hand:
            return {}
        suit = self.ranking.values(self.trump).suit
        held = sum(suit[card] is self.trump for card in hand if card is not None)
        legal = (held,) if self.rule == "mirror" else (0, held)
        return {n: Objection(self.rule, {"number": held}) for n in left if n not in legal}

    def _suicide(self, beside: int | None, left: Sequence[int]) -> dict[int, Objection]:
        least = LEAST_BESIDE_NIL
        found = {n: Objection("suicide_least", {"least": least}) for n in left if 0 < n < least}
        if beside == 0 and 0 in left:
            found[0] = Objection("suicide_one_nil")
        elif beside:
            found = {n: Objection("suicide_nil") for n in left if n}
        return found

    def _by_side(self, position: Position, seat: Seat, left: Sequence[int]) -> dict[int, Objection]:
        partner = self.partner(position, seat)
        beside = None if partner is None else position.bids[partner]
        if beside is None:
            return {}
        lacking = Objection("side_least", {"least": self.together})
        return {n: lacking for n in left if n + beside < self.together}


class BlindBids(Struct, frozen=True):
    """Seats that may, bid before they look at their cards and before the others.

    They are the seats that were dealt their cards unseen in a deal in which the others see theirs,
    and they are asked in turn. `most` is the highest blind bid; None: the number of cards.
    Sources: the Prospect variant, and the blind nil of Spades.
    """

    nil_twice: bool = True
    shown: BidsShown = "open"
    most: int | None = None

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next eligible seat that has neither bid nor looked."""
        if len(position.unseen) == len(position.active):
            return ()
        order = position.order_from(position.eldest)
        waiting = [seat for seat in order if seat in position.unseen]
        if not waiting:
            return ()
        seat = waiting[0]
        moves: list[Move] = [LOOK, *map(bid, range(position.size + 1))]
        legal = tuple(move for move in moves if self.why_not(position, seat, move) is None)
        return (Decision(seat, legal),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Make the blind bid or give it up; either way the seat then looks at its cards."""
        looked = show_hands(position, (seat,))
        if isinstance(move, Bid):
            total = total_bid(position) + move.tricks
            return (BidMade(seat, move.tricks, total, True, self.shown), looked)
        return (Called(seat, LOOK), looked)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this is neither a bid nor a look."""
        if isinstance(move, Look):
            return None
        if isinstance(move, Bid) and self.most is not None and move.tricks > self.most:
            return Objection("blind_bid", {"most": self.most})
        return any_bid(position, seat, move, self.nil_twice)


class SideBlindBids(BlindBids, frozen=True):
    """Blind bids of nil, or of a number of tricks for both partners of a side.

    Whoever of the two is asked first may name a part of at least one trick, as long as neither has
    looked; the other must then bid blind too, so that the sum is at least `together`.

    Args:
        nil: whether a blind bid of 0 is allowed, which each makes alone.
        together: the least blind bid of a side, 2 or more; 0: there is none.

    Sources: Jokers Wild and Spades for Money, a blind bid of a side; that each partner names a part
    is ours.
    """

    nil: bool = True
    together: int = 0

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this is neither a bid nor a look."""
        partner = partner_of(position, seat)
        beside = position.bids[partner] or 0 if partner is not None else 0
        if isinstance(move, Look):
            return Objection("blind_beside") if beside else None
        objection = bid_range(position, move)
        if objection or not isinstance(move, Bid):
            return objection
        if beside:
            return self._with_partner(position, beside, move.tricks)
        if move.tricks == 0:
            return None if self.nil else Objection("least_bid", {"least": 1})
        if not self.together or partner is None:
            return Objection("blind_bid", {"most": 0})
        if partner not in position.unseen:
            return Objection("blind_alone")
        most = position.size - 1
        return Objection("blind_bid", {"most": most}) if move.tricks > most else None

    def _with_partner(self, position: Position, beside: int, tricks: int) -> Objection | None:
        if tricks < 1 or tricks + beside < self.together:
            return Objection("side_least", {"least": max(self.together, beside + 1)})
        most = position.size - beside
        return Objection("blind_bid", {"most": most}) if tricks > most else None


class Looking(Forced, frozen=True):
    """Whoever has bid without seeing its cards looks at them now."""

    def step(self, position: Position, rng: Random) -> Step:
        """Show the cards to the seats that have not seen theirs."""
        return (show_hands(position, position.unseen),) if position.unseen else ()
