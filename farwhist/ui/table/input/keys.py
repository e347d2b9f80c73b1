"""The roving focus in the hand: which card the keyboard is on. No Qt here."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from farwhist.engine.cards import Card, Suit


class HandFocus:
    """Remembers the card in focus and moves it over a hand, which is given left to right.

    There is no card in focus until a key is pressed, and none after the mouse was used.
    """

    def __init__(self) -> None:
        self.card: Card | None = None
        self._place = 0

    def leave(self) -> None:
        """Forget the card; the next key begins where this one was."""
        self.card = None

    def keep(self, hand: Sequence[Card], playable: Collection[Card]) -> None:
        """After the hand has changed: stay near where the focus was, on a card that may be played.

        Does nothing as long as no card is in focus.
        """
        if self.card is None:
            return
        if self.card in hand and (not playable or self.card in playable):
            self._place = hand.index(self.card)
            return
        choice = [card for card in hand if card in playable] or list(hand)
        if not choice:
            self.card = None
            return
        self._to(hand, min(choice, key=lambda card: abs(hand.index(card) - self._place)))

    def begin(self, hand: Sequence[Card], playable: Collection[Card]) -> None:
        """Bring a card into focus if there is none."""
        if self.card is None and hand:
            self.card = hand[min(self._place, len(hand) - 1)]
            self.keep(hand, playable)

    def go(self, hand: Sequence[Card], card: Card) -> None:
        """Move to this card, if it is there."""
        if card in hand:
            self._to(hand, card)

    def step(self, hand: Sequence[Card], by: int) -> None:
        """Move to the next card (1) or the one before (-1); the ends stop it."""
        if self.card in hand and hand:
            place = hand.index(self.card) + by
            self._to(hand, hand[min(max(place, 0), len(hand) - 1)])

    def step_playable(self, hand: Sequence[Card], playable: Collection[Card], by: int) -> None:
        """Move to the next (1) or last (-1) card that may be played, from the end to the start."""
        choice = [card for card in hand if card in playable]
        if not choice:
            return
        here = hand.index(self.card) if self.card in hand else -1
        places = [hand.index(card) for card in choice]
        if by > 0:
            place = next((each for each in places if each > here), places[0])
        else:
            place = next((each for each in reversed(places) if each < here), places[-1])
        self._to(hand, hand[place])

    def end(self, hand: Sequence[Card], last: bool) -> None:
        """Move to the first or the last card."""
        if hand:
            self._to(hand, hand[-1 if last else 0])

    def suit(self, hand: Sequence[Card], suit: Suit) -> None:
        """Move to the first card of a suit, or to its next one when it is there already."""
        cards = [card for card in hand if card.suit is suit]
        if not cards:
            return
        if self.card in cards:
            self._to(hand, cards[(cards.index(self.card) + 1) % len(cards)])
        else:
            self._to(hand, cards[0])

    def _to(self, hand: Sequence[Card], card: Card) -> None:
        self.card = card
        self._place = hand.index(card)
