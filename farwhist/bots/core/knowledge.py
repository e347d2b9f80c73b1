"""What a seat can count: which cards are out, and which of its own are sure to win."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.position import Position
from farwhist.rules.ranking import TRUMP, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.unseen import elsewhere


class Knowledge(Struct, frozen=True, dict=True):
    """The cards as one seat sees them in the middle of a deal.

    `mine` is the hand, `unseen` every card that may still be in another hand (or was not dealt),
    and `values` says which card beats which.
    """

    seat: Seat
    view: Position
    values: Values
    mine: tuple[Card, ...]
    unseen: tuple[Card, ...]

    @classmethod
    def of(cls, ruleset: Ruleset, view: Position, seat: Seat) -> Knowledge:
        """Return what `seat` can count in `view`."""
        values = ruleset.ranking.values(view.trump, view.low, view.turn_up)
        mine = tuple(card for card in view.hands[seat] if card is not None)
        return cls(seat, view, values, mine, tuple(elsewhere(ruleset, view, seat)))

    def beaten_by(self, card: Card) -> int:
        """Return how many unseen cards of its own suit beat a card.

        All of them beat a jester, and a joker where it is no trump.
        """
        suits, strengths = self.values.suit, self.values.strength
        if strengths[card] < 0:
            return len(self.unseen)
        suit, strength = suits[card], strengths[card]
        return len([o for o in self.unseen if strengths[o] > strength and suits[o] is suit])

    def is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit beats it."""
        return self.beaten_by(card) == 0

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return self.values.strength[card] >= TRUMP

    @cached_property
    def wizards_out(self) -> int:
        """How many wizards are unseen."""
        free = [card for card in self.unseen if card.suit is None]
        return sum(card.rank is Rank.WIZARD for card in free)

    def trumps_out(self) -> int:
        """Return how many trumps are unseen."""
        return sum(self.is_trump(card) for card in self.unseen)

    def in_suit(self, suit: Suit | None) -> tuple[Card, ...]:
        """Return the seat's cards of a suit."""
        return tuple(card for card in self.mine if self.values.suit[card] is suit)

    def held_share(self) -> float:
        """Return the share of the unseen cards that other hands hold, from 0 to 1."""
        held = sum(len(self.view.hands[s]) for s in self.view.active if s != self.seat)
        return held / len(self.unseen) if self.unseen else 0.0

    def sure_tricks(self) -> int:
        """Return the tricks that nothing can take away: top trumps from the ace down.

        Without trumps around, and on lead, the masters of every suit are sure as well.
        """
        trumps = sorted(
            (card for card in self.mine if self.is_trump(card)),
            key=self.values.strength.__getitem__,
            reverse=True,
        )
        sure = 0
        for card in trumps:
            if not self.is_master(card) or (card.suit is not None and self.wizards_out):
                break
            sure += 1
        return sure
