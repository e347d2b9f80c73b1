"""Whether a deal is played grand or nullo, and who leads then.

Sources: Norwegian and Minnesota Whist, docs/rules.md#minnesota-whist.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import ContractMade, LeadSet
from farwhist.engine.moves import PASS, Contract, Move, Pass, Strain
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.contracts import ContractAuction
from farwhist.rules.phases.dealing import Forced

GRAND, NULLO = Contract(1, Strain.GRAND), Contract(1, Strain.NULLO)

FirstLead = Literal["before", "after"]


class GrandAuction(ContractAuction, frozen=True):
    """From the eldest hand each seat decides how the deal is played, or passes it on.

    The first who decides ends the auction, and the dealer may not pass when all others have.
    `nullo`: every seat may decide for nullo, not only the dealer.
    """

    least: int = 1
    nullo: bool = False

    @property
    def strains(self) -> tuple[Strain, ...]:
        """What may be called."""
        return Strain.GRAND, Strain.NULLO

    @property
    def most(self) -> int:
        """The only level."""
        return self.least

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next seat, or settle the auction."""
        if position.contract is not None:
            return ()
        seat, contract = self.best(position)
        if seat is not None and contract is not None:
            return (ContractMade(seat, contract),)
        seat = position.order_from(position.eldest)[len(position.calls)]
        must = seat == position.dealer
        offers: list[Move] = [*self.lowest(None, must=must)]
        return (Decision(seat, tuple(offers if must else [PASS, *offers])),)

    def lowest(self, above: Contract | None, *, must: bool) -> list[Contract]:
        """Return what may be decided now; nothing where it is decided."""
        if above is not None:
            return []
        return [GRAND, NULLO] if must or self.nullo else [GRAND]

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this call may not be made."""
        must = seat == position.dealer
        if isinstance(move, Pass):
            return Objection("dealer_must_bid") if must else None
        return None if move in self.lowest(None, must=must) else Objection("not_now")


class GrandLead(Forced, frozen=True):
    """Who leads to the first trick, which depends on what was decided.

    `grand`: the player before or after the one who decided. At nullo it is the other of the two.
    """

    grand: FirstLead = "before"

    def leader(self, position: Position, declarer: Seat, contract: Contract) -> Seat:
        """Return who leads when `declarer` has decided so."""
        order = position.order_from(declarer)
        before = (self.grand == "before") is (contract == GRAND)
        return order[-1] if before else order[1]

    def step(self, position: Position, rng: Random) -> Step:
        """Give the lead to that player, once."""
        assert position.declarer is not None
        assert position.contract is not None
        seat = self.leader(position, position.declarer, position.contract)
        return () if position.leader == seat else (LeadSet(seat),)
