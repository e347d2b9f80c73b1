"""What a card is worth when both hands are open and nothing is left to draw."""

from __future__ import annotations

from farwhist.bots.drawing.draw_table import RANKS, Hand, suits_of
from farwhist.bots.drawing.two_hands import TwoHands


class OpenCards:
    """The end of a deal from the seat that has to play.

    Args:
        mine, theirs: what it and the other hold.
        led: the card of the other that lies on the table, or -1.
    """

    def __init__(self, mine: Hand, theirs: Hand, led: int = -1) -> None:
        self.mine, self.theirs, self.led = mine, theirs, led
        self._solver = TwoHands()

    def margin(self, card: int) -> int:
        """Return the tricks of the seat to come less those of the other, with this card now."""
        mine = list(self.mine)
        mine[card // RANKS] ^= 1 << card % RANKS
        if self.led >= 0:
            return self._after(mine, self.theirs, self.led, card, own_lead=False)
        least = len(self.mine) * RANKS
        for answer in self._answers(card):
            theirs = list(self.theirs)
            theirs[answer // RANKS] ^= 1 << answer % RANKS
            least = min(least, self._after(mine, theirs, card, answer, own_lead=True))
        return least

    def _answers(self, led: int) -> list[int]:
        """Return the cards that can be the best answer: the others are never better."""
        suit, rank = divmod(led, RANKS)
        held = self.theirs[suit]
        if not held:
            return [_lowest(each, ranks) for each, ranks in enumerate(self.theirs) if ranks]
        above = held >> (rank + 1) << (rank + 1)
        return [_lowest(suit, ranks) for ranks in (above, held) if ranks]

    def _after(self, mine: Hand, theirs: Hand, led: int, answer: int, *, own_lead: bool) -> int:
        suit = answer // RANKS
        beaten = answer > led if suit == led // RANKS else suit == 0
        left = sum(map(int.bit_count, mine))
        if beaten is own_lead:
            return left - 1 - 2 * self._solver.tricks(suits_of(theirs, mine))
        return 1 + 2 * self._solver.tricks(suits_of(mine, theirs)) - left


def _lowest(suit: int, ranks: int) -> int:
    return RANKS * suit + (ranks & -ranks).bit_length() - 1
