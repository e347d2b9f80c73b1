"""Deals whose cards are given instead of shuffled, as for a lesson.

The cards are data of the ruleset. So a match remains its ruleset, seats, seed and moves, and
everything that can be done with one can be done with a match of a prepared deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from farwhist.engine.cards import Card, Seat
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Dealing, Opening
from farwhist.rules.phases.elimination import ShrinkingOpening, UnevenDealing
from farwhist.rules.ruleset import Ruleset


class PreparedDeal(Struct, frozen=True):
    """One deal.

    Args:
        hands: the cards of each seat, as many for each; none for a dealer who sits the deal out,
            and none at all where hands are drawn from the stock.
        dealer: who deals; the eldest hand leads and bids first.
        turned: the top card of the stock. Where the game turns it, it fixes trump; without one
            such a deal has no trump.
        stock: the cards below it, from the top; all others follow in the order of the pack.
    """

    hands: tuple[tuple[Card, ...], ...]
    dealer: Seat
    turned: Card | None
    stock: tuple[Card, ...] = ()

    @property
    def size(self) -> int:
        """The cards of each seat."""
        return max(map(len, self.hands), default=0)

    def fits(self, size: int) -> bool:
        """Whether it is given in deals of this size: in all of them where hands are drawn."""
        return size == self.size or not any(self.hands)

    def below(self, pack: Sequence[Card]) -> list[Card]:
        """Return what is left of the pack when the hands are dealt, its top card first."""
        top = [*([] if self.turned is None else [self.turned]), *self.stock]
        used = {card for hand in self.hands for card in hand}.union(top)
        return [*top, *(card for card in pack if card not in used)]


class PreparedOpening(Opening, frozen=True, kw_only=True):
    """Begins a deal of this size with the dealer of the prepared one."""

    deal: PreparedDeal

    def next_dealer(self, position: Position) -> Seat:
        """Return the dealer that is given."""
        if self.deal.fits(self.plan.at(position.place).size):
            return self.deal.dealer
        return super().next_dealer(position)


class PreparedDealing(Dealing, frozen=True, kw_only=True):
    """Gives the prepared cards in each deal of this size."""

    deal: PreparedDeal

    def ordered(self, position: Position, rng: Random) -> Sequence[Card]:
        """Return the pack in that order in which the hands come out as they are given."""
        if not self.deal.fits(position.size):
            return super().ordered(position, rng)
        hands = [self.deal.hands[seat] for seat in position.order_from(position.eldest)]
        rounds = zip(*hands, strict=True)
        return [*(card for cards in rounds for card in cards), *self.deal.below(self.pack)]


class PreparedShrinkingOpening(ShrinkingOpening, frozen=True, kw_only=True):
    """Begins the deal of this size, the first one, with the dealer of the prepared one."""

    deal: PreparedDeal

    def next_dealer(self, position: Position) -> Seat:
        """Return the dealer that is given."""
        if self.first_size - position.place == self.deal.size:
            return self.deal.dealer
        return super().next_dealer(position)


class PreparedUnevenDealing(UnevenDealing, frozen=True, kw_only=True):
    """Gives the prepared cards in the deal of this size, the first one."""

    deal: PreparedDeal

    def ordered(self, position: Position, rng: Random) -> Sequence[Card]:
        """Return the pack in that order in which the hands come out as they are given."""
        if position.size != self.deal.size:
            return super().ordered(position, rng)
        hands = [self.deal.hands[seat] for seat in position.order_from(position.eldest)]
        return [*(card for hand in hands for card in hand), *self.deal.below(self.pack)]


def prepare(rules: Ruleset, deal: PreparedDeal) -> Ruleset:
    """Return the ruleset with this deal in the place of every one of its size.

    Deals of another size are shuffled as ever; in a game in which each deal is smaller only the
    first is of this size.

    Raises:
        ValueError: the hands do not fit the seats, differ in size, or hold a card twice or one
            that the pack has not; or the match has no such deal, or deals in a way of its own.
    """
    _check(deal, rules)
    phases = tuple(_prepared(phase, deal) for phase in rules.phases)
    if not any(isinstance(each, PreparedDealing | PreparedUnevenDealing) for each in phases):
        raise ValueError(f"{rules.id} deals in a way of its own")
    return replace(rules, phases=phases)


def _prepared(phase: Phase, deal: PreparedDeal) -> Phase:
    match phase:
        case Opening():
            return PreparedOpening(**_options(phase), deal=deal)
        case Dealing():
            prepared = PreparedDealing(**_options(phase), deal=deal)
            if deal.turned is None and phase.trump.method == "turn_up":
                return replace(prepared, trump=replace(phase.trump, method="nt_always"))
            return prepared
        case ShrinkingOpening():
            return PreparedShrinkingOpening(**_options(phase), deal=deal)
        case UnevenDealing():
            return PreparedUnevenDealing(**_options(phase), deal=deal)
    return phase


def _options(phase: Opening | Dealing | ShrinkingOpening | UnevenDealing) -> dict[str, Any]:
    return asdict(phase)


def _check(deal: PreparedDeal, rules: Ruleset) -> None:
    cards = [*(card for hand in deal.hands for card in hand), *deal.stock]
    if deal.turned is not None:
        cards.append(deal.turned)
    if len(deal.hands) != rules.seats or not 0 <= deal.dealer < rules.seats:
        raise ValueError("the deal is for another number of seats")
    sits_out = any(isinstance(phase, Opening) and phase.dealer_out for phase in rules.phases)
    wanted = [deal.size] * rules.seats
    wanted[deal.dealer] *= not sits_out
    drawn = any(isinstance(phase, Dealing) and phase.laid for phase in rules.phases)
    if [len(hand) for hand in deal.hands] != wanted or drawn is bool(deal.size):
        raise ValueError("the hands differ in size")
    if len(set(cards)) < len(cards) or not set(cards) <= set(rules.pack):
        raise ValueError("a card is dealt twice or is not in the pack")
    if not any(map(deal.fits, _sizes(rules))):
        raise ValueError("no deal of the match that all begin is of this size")


def _sizes(rules: Ruleset) -> set[int]:
    """Return how many cards a seat gets in the deals for which everyone is there."""
    for phase in rules.phases:
        if isinstance(phase, ShrinkingOpening):
            return {phase.first_size}
    return {each.size for each in rules.plan.deals}
