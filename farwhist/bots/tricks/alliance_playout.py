"""Play-outs where calls have made the sides: one against three, two pairs, or all alone."""

from __future__ import annotations

from random import Random

from farwhist.bots.tricks.side_playout import PlayOut
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules.sides import declares, made_to_avoid

HIGH = 9
"""From this strength on, the jack, a card is not easily beaten."""


class AlliancePlayOut(PlayOut):
    """One deal played to its end in one world, by sides as the contract has made them.

    Who plays a misère ducks. The others lead low, stay below whoever must not take the trick, and
    throw their high cards away once it cannot fall there.
    """

    def __init__(self, table: SideTable, view: Position, world: Hands, rng: Random) -> None:
        super().__init__(table, view, world, rng)
        self.partners = bool(view.declaring)
        self.declares = [declares(view, seat) for seat in range(view.seats)]
        self.avoiding = made_to_avoid(view.contract)
        self.acted = False

    def _with_partner(self, seat: Seat) -> bool:
        return self.partners and self.declares[self.winner] is self.declares[seat]

    def _lay(self, seat: Seat, card: int) -> None:
        if self.led < 0:
            self.acted = False
        self.acted = self.acted or self.declares[seat]
        super()._lay(seat, card)

    def _card(self, seat: Seat, last: bool) -> int:
        if not self.avoiding:
            return super()._card(seat, last)
        hand = self.hands[seat]
        if self.random() < self.noise:
            part = hand[self.led] if self.led >= 0 and hand[self.led] else None
            return self._any([part] if part else hand)
        if self.led < 0:
            return min((cards[0] for cards in hand if cards), key=self.strength.__getitem__)
        cards = hand[self.led]
        if not cards:
            return max((each[-1] for each in hand if each), key=self.strength.__getitem__)
        if self.partners and not self.declares[seat]:
            return self._against(cards)
        under = self._under(cards)
        return under if under is not None else (cards[-1] if last else cards[0])

    def _under(self, cards: list[int]) -> int | None:
        """Return the highest card that does not take the trick, None when all do."""
        best, strength = self.best, self.strength
        under = [card for card in cards if strength[card] < best]
        return under[-1] if under else None

    def _against(self, cards: list[int]) -> int:
        """Follow suit against a misère."""
        if not self.acted:
            # Somebody's high card takes the trick anyhow, so another may go with it.
            return cards[-1] if self.best >= HIGH else cards[0]
        if self.declares[self.winner]:
            found = self._under(cards)
            return cards[-1] if found is None else found
        return cards[-1]
