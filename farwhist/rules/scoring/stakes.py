"""Stakes that players pay each other for a contract that some have played against the others.

Source: Solo Whist, docs/rules.md#solo-whist. What one side wins the other loses, so the points of a
deal add up to nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Strain
from farwhist.engine.position import DealResult, Points, Position
from farwhist.rules.scoring.parts import Part, Parts, total
from farwhist.rules.scoring.undertaken import SidePay
from farwhist.rules.sides import declares, met, needed, tricks_declared

STAKES: Final[Mapping[Strain, int]] = {
    Strain.PAIR: 1,
    Strain.SOLO: 1,
    Strain.MISERE: 2,
    Strain.ABUNDANCE: 3,
    Strain.ROYAL: 3,
    Strain.OPEN: 4,
    Strain.DECLARED: 6,
}
"""What each opponent pays for it, or is paid where it fails."""

WITH_MORE: Final = (Strain.PAIR, Strain.SOLO, Strain.ABUNDANCE, Strain.ROYAL)
"""The contracts in which tricks more or fewer than needed can be paid."""


class StakePay(SidePay, frozen=True):
    """What each of four players wins or loses in a deal.

    Args:
        seats: how many players there are.
        trick: what each trick more or fewer than needed is worth, beside a stake of 1 or more.
    """

    seats: int
    trick: Points = 0

    @property
    def by_calls(self) -> bool:
        """They do."""
        return True

    def parts(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what a player is paid for a deal."""
        if deal.contract is None:
            return ()
        need = needed(deal)
        if need is None:
            return self._general(deal, side)
        own = declares(deal, side)
        won = met(deal) is own
        # Each pays one player: a partner the one opponent, who plays alone all of them.
        players = len(deal.declaring)
        count = (self.seats - players) // players if own else 1
        sign = 1 if won else -1
        key = "stake" if won else "stake_lost"
        found = [Part(key, sign * STAKES[deal.contract.strain], count)]
        off = abs(tricks_declared(deal) - need)
        if self.trick and off and deal.contract.strain in WITH_MORE:
            key = "tricks_over" if met(deal) else "tricks_short"
            found.append(Part(key, sign * self.trick, off * count))
        return tuple(found)

    def _general(self, deal: Position | DealResult, side: int) -> Parts:
        """Return what whoever takes most tricks pays to each who takes fewer, where all duck."""
        most = max(deal.taken)
        losers = [seat for seat, taken in enumerate(deal.taken) if taken == most]
        if len(losers) == self.seats:
            return ()
        if side in losers:
            return (Part("most", -1, self.seats - len(losers)),)
        return (Part("fewer", 1, len(losers)),)

    def settled(self, deal: Position) -> bool:
        """Whether the contract is made, or out of reach, and no trick more or fewer is paid."""
        need = needed(deal)
        if deal.contract is None or need is None:
            return False
        if self.trick and deal.contract.strain in WITH_MORE:
            return False
        taken = tricks_declared(deal)
        if not need:
            return taken > 0
        return taken >= need or sum(deal.taken) - taken > deal.size - need

    def points(self, position: Position) -> tuple[Points, ...]:
        """Return the points of every player for the deal whose tricks have all been taken."""
        return tuple(total(self.parts(position, seat)) for seat in range(self.seats))

    def explained(self, results: Sequence[DealResult], number: int, seat: Seat) -> Parts:
        """Return the parts of what a seat scored in `results[number]`."""
        return self.parts(results[number], seat)
