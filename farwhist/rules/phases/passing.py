"""Cards that partners pass each other for a nil, between the bids and the first lead.

Who has bid nil passes so many cards, any of the hand, to the partner, who takes them up and then
passes as many back: any, those that have come included. Only these two see them. If both partners
have bid nil they pass none. Where partners of both sides pass, the side of the bidder nearest to
the eldest hand is first.

Sources: Pagat (Spades) and Traditional Game Rules, two cards for a blind nil, first to the partner
and then back; Tip Writer, three, for any nil, and none if both partners bid it;
docs/rules.md#spades.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Objection
from farwhist.engine.events import CardGiven, Event
from farwhist.engine.moves import Give, Move
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.sides import partner_of


class NilPassing(Struct, frozen=True):
    """Who has bid nil exchanges cards with the partner, one card a move.

    Args:
        count: how many cards each of the two passes, 1 to 3.
        blind: whether only a blind nil does so.
    """

    count: int = 2
    blind: bool = True

    def passes(self, position: Position) -> list[tuple[Seat, Seat]]:
        """Return who passes a card to whom, card by card; all must have bid."""
        found: list[tuple[Seat, Seat]] = []
        for seat in position.order_from(position.eldest):
            partner = partner_of(position, seat)
            if partner is not None and self._passes(position, seat, partner):
                found += [(seat, partner)] * self.count + [(partner, seat)] * self.count
        return found

    def _passes(self, position: Position, seat: Seat, partner: Seat) -> bool:
        if position.bids[seat] != 0 or position.bids[partner] == 0:
            return False
        return position.blind[seat] or not self.blind

    def step(self, position: Position, rng: Random) -> Step:
        """Ask the next who has to pass a card."""
        left = self.passes(position)[position.given :]
        if not left:
            return ()
        seat, _ = left[0]
        cards = (card for card in position.hands[seat] if card is not None)
        return (Decision(seat, tuple(Give(card) for card in cards)),)

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Pass the card."""
        assert isinstance(move, Give)
        giver, taker = self.passes(position)[position.given]
        return (CardGiven(giver, taker, move.card),)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this cannot be passed."""
        if not isinstance(move, Give):
            return Objection("must_give")
        return None if move.card in position.hands[seat] else Objection("not_in_hand")
