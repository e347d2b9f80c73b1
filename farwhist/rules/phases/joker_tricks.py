"""Tricks with jokers that are worth nothing without a trump suit (Bid Whist)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from farwhist.engine.cards import Card, Rank, Seat
from farwhist.engine.position import Position
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import led_suit

if TYPE_CHECKING:
    from farwhist.rules.option_types import BidWhistNtJoker, BidWhistNtJokerLead


@dataclass(frozen=True)
class JokerTricks(Tricks):
    """With a trump suit the jokers are trumps; without one these options hold.

    Args:
        joker_play: "when_void" (like any other discard), "must_when_void", or "any_time".
        joker_lead: "allowed", or "only_if_last": only when nothing else is left.
    """

    joker_play: BidWhistNtJoker = "when_void"
    joker_lead: BidWhistNtJokerLead = "allowed"

    def _allowed(self, position: Position, seat: Seat) -> tuple[list[Card], str]:
        allowed, reason = super()._allowed(position, seat)
        hand: list[Card] = position.hands[seat]  # type: ignore[assignment]
        jokers = [card for card in hand if card.rank is Rank.JOKER]
        if not jokers or position.trump is not None:
            return allowed, reason
        plain = [card for card in hand if card.rank is not Rank.JOKER]
        if not position.trick:
            only_last = self.joker_lead == "only_if_last"
            return (plain, "joker_lead") if only_last and plain else (hand, "")
        led = led_suit(position.trick, self._table(position))
        void = led is not None and all(card.suit is not led for card in plain)
        if self.joker_play == "must_when_void" and void:
            return jokers, "must_joker"
        if self.joker_play == "any_time":
            return [card for card in hand if card in allowed or card in jokers], reason
        return allowed, reason
