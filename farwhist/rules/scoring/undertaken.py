"""Points for tricks undertaken by a side: the contract, overtricks called bags, and bids of nil.

Source: Spades as described by Pagat. A side that takes as many tricks as its players bid together
scores 10 for each trick bid and 1 for each trick more, a bag; otherwise it loses 10 for each trick
bid. Each time a side has gathered so many bags over the deals it loses the penalty, and those
beyond go on to the next. In a deal in which nobody bids, each side has undertaken what it takes
(RTA3). Where ten tricks have a price, a contract of ten or more wins or loses that instead (RTA3).
A bid of nil is paid or lost apart from the contract; a blind one counts
twice, and so does a contract of which both partners have bid their part blind (Jokers Wild). The
tricks of a nil that failed are bags, or where an option says so count for the contract.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.scoring.parts import Part, Parts, paid, total

TRICK: Final = 10
"""What each trick of a contract wins or loses in Spades."""

TEN: Final = 10
"""From so many tricks on a contract may have a price of its own."""


class Played(Protocol):
    """What of a deal decides the points: bids (None: sits out), who bid blind, and tricks."""

    @property
    def bids(self) -> Sequence[int | None]: ...

    @property
    def blind(self) -> Sequence[bool]: ...

    @property
    def taken(self) -> Sequence[int]: ...


class Undertaking(Struct, frozen=True):
    """What one side has bid and taken in a deal.

    `contract` is the sum of its bids, `taken` what counts for it, `bags` the tricks too many, and
    `nils` are the seats that bid nil.
    """

    contract: int
    taken: int
    bags: int
    nils: tuple[Seat, ...]

    @property
    def made(self) -> bool:
        """Whether the contract is made."""
        return self.taken >= self.contract


class Undertaken(Struct, frozen=True):
    """The points of all sides; seat s belongs to side s modulo `sides`.

    Args:
        sides: two partnerships, or as many sides as seats.
        nil: what a bid of nil wins or loses; 0: a bid of 0 is like any other.
        bag_limit: so many bags cost the penalty; 0: none does.
        bag_penalty: what they cost.
        nil_helps: the tricks of a nil that failed count for the contract.
        trick: what each trick of a contract wins or loses.
        over: what each trick more wins.
        gathered: tricks too many are bags, counted from deal to deal; otherwise everybody is glad
            of them.
        ten: what a contract of ten tricks or more wins or loses; 0: as much as any other.
    """

    sides: int
    nil: int = 100
    bag_limit: int = 10
    bag_penalty: int = 100
    nil_helps: bool = False
    trick: Points = TRICK
    over: Points = 1
    gathered: bool = True
    ten: int = 0

    @property
    def scale(self) -> float:
        """How much a point of Spades is here."""
        return self.trick / TRICK

    def undertaking(self, deal: Played, side: int) -> Undertaking:
        """Return what a side has bid and taken; a bid that is not made yet counts as 0.

        Where nobody has bid it has undertaken what it has taken.
        """
        members = range(side, len(deal.taken), self.sides)
        if all(bid is None for bid in deal.bids):
            own = sum(deal.taken[seat] for seat in members)
            return Undertaking(own, own, 0, ())
        nils = tuple(seat for seat in members if self.nil and deal.bids[seat] == 0)
        apart = sum(deal.taken[seat] for seat in nils if not self.nil_helps)
        taken = sum(deal.taken[seat] for seat in members) - apart
        contract = sum(deal.bids[seat] or 0 for seat in members)
        return Undertaking(contract, taken, max(0, taken - contract) + apart, nils)

    def bags(self, results: Sequence[DealResult], side: int) -> int:
        """Return how many bags a side has gathered in all these deals."""
        return sum(self.undertaking(result, side).bags for result in results)

    def bags_after(self, position: Position) -> tuple[int, ...]:
        """Return the bags of every side, with this deal, that have not been paid for."""
        if not self.gathered:
            return ()
        found = []
        for side in range(self.sides):
            bags = self.bags(position.results, side) + self.undertaking(position, side).bags
            found.append(bags % self.bag_limit if self.bag_limit else bags)
        return tuple(found)

    def parts(self, deal: Played, earlier: Sequence[DealResult], side: int) -> Parts:
        """Return what a side is paid for a deal, after the `earlier` ones of the match."""
        own = self.undertaking(deal, side)
        bid = any(each is not None for each in deal.bids)
        over = Part("bag" if self.gathered else "over", self.over, own.bags)
        blind = self._all_blind(deal, side)
        parts = [self._contract(own, bid, blind), over]
        parts += self._nils(deal, own)
        if self.bag_limit:
            before = self.bags(earlier, side)
            full = (before + own.bags) // self.bag_limit - before // self.bag_limit
            parts.append(Part("bag_penalty", -self.bag_penalty, full))
        return tuple(part for part in paid(*parts) if part.count)

    def _all_blind(self, deal: Played, side: int) -> bool:
        """Whether all players of a side have bid tricks before looking."""
        members = range(side, len(deal.taken), self.sides)
        return all(deal.blind[seat] and deal.bids[seat] for seat in members)

    def _contract(self, own: Undertaking, bid: bool, blind: bool) -> Part:
        ten = self.ten and bid and own.contract >= TEN
        each, count = (self.ten, 1) if ten else (self.trick, own.contract)
        made, missed = ("ten", "ten_missed") if ten else ("contract", "contract_missed")
        if blind:
            each, made, missed = 2 * each, "blind_contract", "blind_missed"
        return Part(made, each, count) if own.made else Part(missed, -each, count)

    def _nils(self, deal: Played, own: Undertaking) -> Iterator[Part]:
        for seat in own.nils:
            key, worth = ("blind_nil", 2 * self.nil) if deal.blind[seat] else ("nil", self.nil)
            missed = deal.taken[seat] > 0
            yield Part(f"{key}_missed", -worth) if missed else Part(key, worth)

    def points(self, position: Position) -> tuple[Points, ...]:
        """Return the points of every side for the deal whose tricks have all been taken."""
        earlier = position.results
        return tuple(total(self.parts(position, earlier, side)) for side in range(self.sides))

    def explained(self, results: Sequence[DealResult], number: int, side: int) -> Parts:
        """Return the parts of what `side` scored in `results[number]`, of all deals in order."""
        return self.parts(results[number], results[:number], side)


class SidePay(Struct, frozen=True):
    """What two sides are paid for a deal."""

    @property
    def by_calls(self) -> bool:
        """Whether calls make the sides of each deal, and each player has points of his own."""
        return False

    @property
    def unit(self) -> int:
        """What a trick is worth where most is played for it, 1 or more."""
        return 1

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a side is paid for a deal; the points are their sum and nothing else."""
        raise NotImplementedError

    def points(self, position: Position) -> tuple[Points, ...]:
        """Return the points of both sides for the deal whose tricks have all been taken."""
        return tuple(total(self.parts(position, side)) for side in (0, 1))

    def settled(self, deal: Position) -> bool:
        """Whether no trick to come can change what the sides are paid, as far as is known here."""
        return False

    def explained(self, results: Sequence[DealResult], number: int, seat: Seat) -> Parts:
        """Return the parts of what the side of a seat scored in `results[number]`.

        They are empty where a seat cannot know them, as with cards that it has not seen.
        """
        result, side = results[number], seat % 2
        parts = self.parts(result, side)
        return parts if total(parts) == result.points[side] else ()


def counted(*parts: Part) -> Parts:
    """Return the parts that are worth something."""
    return tuple(part for part in paid(*parts) if part.count)
