"""Play-outs where nobody wants a trick: tricks put a player out, or the deal is played nullo."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from farwhist.bots.tricks.alliance_playout import AlliancePlayOut
from farwhist.bots.tricks.side_playout import NOISE, PlayOut
from farwhist.bots.tricks.side_table import Hands
from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.kind import TrickWorth
from farwhist.rules.ranking import TRUMP
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import by_calls, nullo


class DuckPlayOut(PlayOut):
    """One deal played to its end in one world: all duck, with some noise."""

    def _turn(self, seat: Seat, last: bool) -> None:
        hand = self.hands[seat]
        if self.led < 0:
            card = self._duck_lead(hand)
        elif hand[self.led]:
            cards = hand[self.led]
            card = cards[-1] if last and self._with_partner(seat) else self._duck(cards, last)
        else:
            card = self._throw(hand)
        self._take(seat, card)

    def _duck_lead(self, hand: Hands) -> int:
        if self.random() < NOISE:
            return self._any(hand)
        strength = self.strength
        lows = [cards[0] for cards in hand if cards]
        return min(lows, key=lambda card: (strength[card] >= TRUMP, strength[card]))

    def _duck(self, cards: list[int], last: bool) -> int:
        """Follow with the highest card that does not win, or the lowest; the last high."""
        if len(cards) > 1 and self.random() < NOISE:
            return cards[int(self.random() * len(cards))]
        best, strength = self.best, self.strength
        under = [card for card in cards if strength[card] < best]
        return under[-1] if under else cards[-1] if last else cards[0]

    def _throw(self, hand: Hands) -> int:
        """Discard the most dangerous card that does not win the trick."""
        if self.random() < NOISE:
            return self._any(hand)
        best, strength, trump = self.best, self.strength, self.trump
        under = [card for card in hand[trump] if strength[card] < best]
        if under:
            return under[-1]
        plain = [cards[-1] for suit, cards in enumerate(hand) if cards and suit != trump]
        return max(plain, key=strength.__getitem__) if plain else hand[trump][0]


def _never(ruleset: Ruleset) -> bool:
    return False


UNWANTED: Final[Mapping[TrickWorth, Callable[[Ruleset], bool]]] = {
    "points": _never,
    "bids": _never,
    "staying": lookup.misere,
}
"""Whether tricks put a player out, by what they are worth."""


def ducks(ruleset: Ruleset, view: Position) -> bool:
    """Whether nobody wants a trick: it puts a player out, or the deal is played nullo."""
    return nullo(view.contract) or UNWANTED[ruleset.kind.worth](ruleset)


def play_out_of(ruleset: Ruleset, view: Position) -> type[PlayOut]:
    """Return how deals are played out where no tricks are bid."""
    if by_calls(view.contract):
        return AlliancePlayOut
    return DuckPlayOut if ducks(ruleset, view) else PlayOut
