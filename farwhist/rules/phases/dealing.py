"""Starting a deal, giving the cards and fixing trump by what the deal itself shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Literal, get_args

from msgspec import Struct

from farwhist.engine import chance
from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.decision import Objection
from farwhist.engine.events import CardsDealt, CardTurned, DealStarted, Event, Sight, TrumpSet
from farwhist.engine.moves import Move
from farwhist.engine.phase import Step
from farwhist.engine.position import Position, next_active
from farwhist.rules.sequences import Plan

SUITS = tuple(Suit)


class Forced(Struct, frozen=True):
    """A phase in which nobody has a choice."""

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Return nothing: there is no move to answer."""
        return ()

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return that no move can be made now."""
        return Objection("not_now")


class Opening(Forced, frozen=True):
    """The deal passes on, and the size of the new one is read off the plan.

    `dealer_out`: the dealer sits the deal out. `dealer_leads`: the dealer leads to the first
    trick instead of the eldest hand. `passes_on`: the deal passes on after a void one, too.
    """

    plan: Plan
    dealer_out: bool = False
    dealer_leads: bool = False
    passes_on: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Start the deal, once."""
        if len(position.results) < position.deal:
            return ()
        dealer = self.next_dealer(position)
        active = tuple(
            seat for seat in range(position.seats) if not (self.dealer_out and seat == dealer)
        )
        eldest = next_active(position.seats, active, position.direction)[dealer]
        leader = dealer if self.dealer_leads and dealer in active else eldest
        size = self.plan.at(position.place).size
        return (DealStarted(size, dealer, active, leader),)

    def next_dealer(self, position: Position) -> Seat:
        """Return who deals next; after a deal that was void mostly the same seat again."""
        if position.results and (self.passes_on or not position.results[-1].void):
            return (position.dealer + position.direction) % position.seats
        return position.dealer


Method = Literal[
    "turn_up", "dealer_last", "cut_first", "rotate", "random", "fixed", "nt_always", "high_bidder",
    "auction", "reveal_after_bids", "hidden_trump", "dealer_blind", "declared", "none",
]  # fmt: skip
"""How a deal fixes trump; "declared" leaves it to another phase, "none" is for games without."""

METHODS: Final[dict[str, Method]] = {
    "NT": "nt_always",
    **{method.upper(): method for method in get_args(Method)},
}
"""The methods by the texts of the options `trump` and `full_pack_trump`."""


class TrumpRule(Struct, frozen=True):
    """How a deal fixes trump.

    `method` is the ordinary rule and `full_pack` the one for deals that leave no card to turn.
    With `wizard_names` the dealer names the suit when a wizard is turned, except where the card is
    turned in the middle of a trick; otherwise there is then no trump, as with a jester. With
    `suit_sought` the first card of a suit is turned, those above it going back under it unseen.
    """

    method: Method = "turn_up"
    full_pack: Method = "nt_always"
    rotation: tuple[Suit | None, ...] = (*SUITS, None)
    suit: Suit = Suit.SPADES
    random_nt: bool = False
    face_means_nt: bool = False
    nt_from_size: int = 99
    wizard_names: bool = False
    suit_sought: bool = False

    def of(self, position: Position, plan: Plan, pack_size: int) -> Method:
        """Return the rule for the current deal."""
        full = position.size * len(position.active) == pack_size
        return self.for_deal(position.size, plan.at(position.place).twist, full=full)

    def for_deal(self, size: int, twist: str, *, full: bool) -> Method:
        """Return the rule for a deal of this size; `full` when the whole pack is dealt."""
        if "n" in twist or size >= self.nt_from_size:
            return "nt_always"
        rule = "reveal_after_bids" if "r" in twist else self.method
        if full and rule in ("turn_up", "reveal_after_bids", "hidden_trump"):
            rule = self.full_pack
        # Where all bids are 0 there is nothing to bid for in an auction.
        return "nt_always" if rule == "auction" and "m" in twist else rule

    def by_turned(self, card: Card) -> Suit | None:
        """Return the trump that a turned card fixes."""
        court = Rank.JACK <= card.rank <= Rank.KING
        return None if self.face_means_nt and court else card.suit

    def is_named(self, card: Card) -> bool:
        """Whether the dealer names trump when this card is turned."""
        return self.wizard_names and card.rank is Rank.WIZARD

    def turning(self, turned: CardTurned) -> list[Event]:
        """Return the turning of a card, and the trump that it fixes unless it is to be named."""
        if self.is_named(turned.card):
            return [turned]
        return [turned, TrumpSet(self.by_turned(turned.card))]

    def to_name(self, position: Position) -> bool:
        """Whether a wizard has been turned, and the suit is still to be named."""
        turned = position.turn_up
        return not position.trump_fixed and turned is not None and turned.rank is Rank.WIZARD


class Dealing(Forced, frozen=True):
    """The cards are shuffled and dealt one by one from the eldest hand.

    `unseen` tells which seats of a deal do not look at their cards at once, because they may
    still bid blind. `laid`: nobody is dealt a card, and the pack is laid down to draw hands from.
    """

    pack: tuple[Card, ...]
    plan: Plan
    trump: TrumpRule
    one_card: Sight = Sight.OWN
    unseen: Callable[[Position], tuple[Seat, ...]] = lambda position: ()
    laid: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Deal, and fix trump if the cards do it, once."""
        if position.dealt:
            return ()
        rule = self.trump.of(position, self.plan, len(self.pack))
        cut = self.cut(rng) if rule == "cut_first" else None
        order = position.order_from(position.eldest)
        used = 0 if self.laid else position.size * len(order)
        cards = self._with_suit_on_top(self.ordered(position, rng), used)
        hands: list[tuple[Card, ...]] = [()] * position.seats
        for turn, seat in enumerate(order):
            hands[seat] = tuple(cards[turn : used : len(order)])
        sight = self._sight(position)
        unseen = self.unseen(position) if sight is Sight.OWN else ()
        dealt = CardsDealt(tuple(hands), tuple(cards[used:]), sight, unseen)
        if rule == "turn_up":
            return [dealt, *self.trump.turning(CardTurned(cards[used]))]
        if rule == "dealer_last":
            turned = CardTurned(cards[used - 1], "hand", order[-1])
            return [dealt, *self.trump.turning(turned)]
        if cut:
            return [dealt, *self.trump.turning(CardTurned(cut, "cut"))]
        return [dealt, *self._set_trump(rule, position, rng)]

    def cut(self, rng: Random) -> Card:
        """Return the card at which the pack is cut before the deal."""
        suits = [card for card in self.pack if card.suit is not None]
        return chance.one_of(rng, suits if self.trump.suit_sought else self.pack)

    def ordered(self, position: Position, rng: Random) -> Sequence[Card]:
        """Return the pack as it is dealt from, its top card first."""
        return chance.shuffled(rng, self.pack)

    def _with_suit_on_top(self, cards: Sequence[Card], used: int) -> Sequence[Card]:
        """Return the pack with a card to turn that has a suit, where one is sought and left."""
        places = (place for place in range(used, len(cards)) if cards[place].suit is not None)
        first = next(places, used) if self.trump.suit_sought else used
        if first == used:
            return cards
        return [*cards[:used], cards[first], *cards[used:first], *cards[first + 1 :]]

    def _sight(self, position: Position) -> Sight:
        twist = self.plan.at(position.place).twist
        if "f" in twist:
            return Sight.OTHERS
        if "b" in twist or "h" in twist:
            return Sight.NONE
        return self.one_card if position.size == 1 else Sight.OWN

    def _set_trump(self, rule: Method, position: Position, rng: Random) -> list[Event]:
        """Return trump where no card is turned; nothing where a later phase fixes it."""
        trump = self.trump
        match rule:
            case "nt_always":
                return [TrumpSet(None)]
            case "rotate":
                return [TrumpSet(trump.rotation[position.place % len(trump.rotation)])]
            case "fixed":
                return [TrumpSet(trump.suit)]
            case "random":
                choices = (*SUITS, None) if trump.random_nt else SUITS
                return [TrumpSet(chance.one_of(rng, choices))]
        return []


class LateTurn(Forced, frozen=True):
    """The card that fixes trump is turned after the bids, where the rule says so."""

    plan: Plan
    trump: TrumpRule
    pack_size: int

    def step(self, position: Position, rng: Random) -> Step:
        """Turn the card, once."""
        if position.trump_fixed or position.turn_up is not None:
            return ()
        if self.trump.of(position, self.plan, self.pack_size) != "reveal_after_bids":
            return ()
        return self.trump.turning(_top(position))


def turn_stock(position: Position, trump: TrumpRule) -> list[Event]:
    """Return the turning of the top card of the stock, and the trump that it fixes at once."""
    turned = _top(position)
    return [turned, TrumpSet(trump.by_turned(turned.card))]


def _top(position: Position) -> CardTurned:
    card = position.stock[0]
    assert card is not None, "only the match itself can turn a hidden card"
    return CardTurned(card)
