"""Choosing several cards, one after another, before they are played together. No Qt here."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from farwhist.engine.cards import Card
from farwhist.engine.moves import Discard, Give, Move, PlayCard


def card_of(move: Move) -> Card | None:
    """Return the card that a move is about, the first one of a set; None when there is none."""
    if isinstance(move, PlayCard):
        return move.cards[0]
    return move.card if isinstance(move, Discard | Give) else None


class CardSelection:
    """The cards that the player has picked for one decision, in the order picked.

    Sets to be laid together are picked card by card; of cards to be laid away one after another
    (`Discard`) as many are picked as `count` says.
    """

    def __init__(self, moves: Sequence[Move], count: int = 1) -> None:
        self._sets = [move for move in moves if isinstance(move, PlayCard)]
        self._away = {move.card: move for move in moves if isinstance(move, Discard)}
        self.count = count
        self.cards: list[Card] = []

    @property
    def wanted(self) -> bool:
        """Whether cards are picked before anything happens."""
        return bool(self._away) or any(len(move.cards) > 1 for move in self._sets)

    @property
    def complete(self) -> bool:
        """Whether all cards that are to be laid away are picked."""
        return bool(self._away) and len(self.cards) == self.count

    def allowed(self) -> set[Card]:
        """Return the cards that may be picked now, those that are picked included."""
        if self._away:
            return set(self.cards) if self.complete else set(self._away)
        picked = set(self.cards)
        return {card for move in self._sets if picked <= set(move.cards) for card in move.cards}

    def alone(self, card: Card) -> bool:
        """Whether this card can be laid, and only by itself, and nothing else is picked."""
        sets = [move.cards for move in self._sets if card in move.cards]
        return not self.cards and bool(sets) and all(len(cards) == 1 for cards in sets)

    def toggle(self, card: Card) -> None:
        """Pick a card that is allowed, or put it back.

        A card that does not go with those picked, but could begin a set, takes their place.
        """
        if card in self.cards:
            self.cards.remove(card)
        elif card in self.allowed():
            self.cards.append(card)
        elif any(card in move.cards for move in self._sets):
            self.cards = [card]

    def move(self) -> PlayCard | None:
        """Return the set that the picked cards make, in the order picked where that is legal."""
        picked = tuple(self.cards)
        same = [move for move in self._sets if _same_cards(move.cards, picked)]
        return next((move for move in same if move.cards == picked), same[0] if same else None)

    def numbers(self) -> dict[Card, int]:
        """Return for each picked card which it will be when they are laid, 1 for the first.

        As long as they make no set, the smallest one counts that they can grow to.
        """
        laid, picked = self.move(), set(self.cards)
        grown = [move.cards for move in self._sets if picked <= set(move.cards)]
        order = list(laid.cards if laid else min(grown, key=len, default=self.cards))
        return {card: order.index(card) + 1 for card in self.cards}

    def discards(self) -> list[Discard]:
        """Return the picked cards to lay away, once they are all picked."""
        return [self._away[card] for card in self.cards] if self.complete else []


def _same_cards(one: Collection[Card], other: Collection[Card]) -> bool:
    return len(one) == len(other) and set(one) == set(other)
