"""Tricks with jokers that are worth nothing without a trump suit (Bid Whist)."""

from __future__ import annotations

from typing import Literal

from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.position import Position
from farwhist.rules.phases.tricks import Tricks

JokerPlay = Literal["when_void", "must_when_void", "any_time"]
JokerLead = Literal["allowed", "only_if_last"]


class JokerTricks(Tricks, frozen=True):
    """With a trump suit the jokers are trumps; without one these options hold.

    Args:
        joker_play: "when_void" (like any other discard), "must_when_void", or "any_time".
        joker_lead: "allowed", or "only_if_last": only when nothing else is left.
    """

    joker_play: JokerPlay = "when_void"
    joker_lead: JokerLead = "allowed"

    def _allowed(
        self, position: Position, seat: Seat, led: Suit | None, held: list[Card]
    ) -> tuple[list[Card], str]:
        allowed, reason = super()._allowed(position, seat, led, held)
        hand: list[Card] = position.hands[seat]  # type: ignore[assignment]
        jokers = [card for card in hand if card.rank is Rank.JOKER]
        if not jokers or position.trump is not None:
            return allowed, reason
        plain = [card for card in hand if card.rank is not Rank.JOKER]
        if not position.trick:
            only_last = self.joker_lead == "only_if_last"
            return (plain, "joker_lead") if only_last and plain else (hand, "")
        void = led is not None and all(card.suit is not led for card in plain)
        if self.joker_play == "must_when_void" and void:
            return jokers, "must_joker"
        if self.joker_play == "any_time":
            return [card for card in hand if card in allowed or card in jokers], reason
        return allowed, reason
