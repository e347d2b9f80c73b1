"""Deals whose cards are given instead of shuffled, as for a lesson.

The cards are data of the ruleset. So a match remains its ruleset, seats, seed and moves, and
everything that can be done with one can be done with a match of a prepared deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import CardsDealt, CardTurned, DealStarted, TrumpSet
from farwhist.engine.phase import Phase, Step
from farwhist.engine.position import Position, next_active
from farwhist.rules.phases.dealing import Dealing, Forced, Opening
from farwhist.rules.ruleset import Ruleset


@dataclass(frozen=True)
class PreparedDeal:
    """One deal.

    Args:
        hands: the cards of each seat, as many for each.
        dealer: who deals; the eldest hand leads and bids first.
        turned: the card that fixes trump, or None for a deal without trump.
    """

    hands: tuple[tuple[Card, ...], ...]
    dealer: Seat
    turned: Card | None

    @property
    def size(self) -> int:
        """The cards of each seat."""
        return len(self.hands[0])


@dataclass(frozen=True)
class PreparedOpening(Forced):
    """Begins every deal of the match with the size and the dealer of the prepared one."""

    deal: PreparedDeal

    def step(self, position: Position, rng: Random) -> Step:
        """Start the deal, once."""
        if len(position.results) < position.deal:
            return ()
        active = tuple(range(position.seats))
        eldest = next_active(position.seats, active, position.direction)[self.deal.dealer]
        return (DealStarted(self.deal.size, self.deal.dealer, active, eldest),)


@dataclass(frozen=True)
class PreparedDealing(Forced):
    """Gives the prepared cards; the rest of the pack is the stock, in the order of the pack."""

    pack: tuple[Card, ...]
    deal: PreparedDeal

    def step(self, position: Position, rng: Random) -> Step:
        """Deal and fix trump, once."""
        if position.dealt:
            return ()
        turned = self.deal.turned
        used = {card for hand in self.deal.hands for card in hand} | {turned}
        rest = tuple(card for card in self.pack if card not in used)
        stock = rest if turned is None else (turned, *rest)
        dealt = CardsDealt(self.deal.hands, stock)
        if turned is None:
            return (dealt, TrumpSet(None))
        return (dealt, CardTurned(turned), TrumpSet(turned.suit))


def prepare(rules: Ruleset, deal: PreparedDeal) -> Ruleset:
    """Return the ruleset with this deal in the place of every one that would be shuffled.

    Raises:
        ValueError: the hands do not fit the seats, differ in size, or hold a card twice or one
            that the pack has not; or the rules deal in a way of their own.
    """
    _check(deal, rules.seats, rules.pack)
    phases: list[Phase] = []
    for phase in rules.phases:
        if isinstance(phase, Opening):
            phases.append(PreparedOpening(deal))
        elif isinstance(phase, Dealing):
            phases.append(PreparedDealing(rules.pack, deal))
        else:
            phases.append(phase)
    if not any(isinstance(phase, PreparedDealing) for phase in phases):
        raise ValueError(f"{rules.id} deals in a way of its own")
    return replace(rules, phases=tuple(phases))


def _check(deal: PreparedDeal, seats: int, pack: Sequence[Card]) -> None:
    cards = [card for hand in deal.hands for card in hand]
    if deal.turned is not None:
        cards.append(deal.turned)
    if len(deal.hands) != seats or not 0 <= deal.dealer < seats:
        raise ValueError("the deal is for another number of seats")
    if not deal.size or any(len(hand) != deal.size for hand in deal.hands):
        raise ValueError("the hands differ in size")
    if len(set(cards)) < len(cards) or not set(cards) <= set(pack):
        raise ValueError("a card is dealt twice or is not in the pack")
