"""Deals of shrinking size in which players drop out, or live on with a single card.

Source: Knock-out Whist as described by its collectors; how the gaps between their texts are
filled is said at each step, and in docs/rules.md#rulings-of-knock-out-whist.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from msgspec.structs import replace

from farwhist.engine import chance
from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.events import (
    CallerSet,
    CardsCut,
    CardsDealt,
    CardTurned,
    DealScored,
    DealStarted,
    Event,
    MatchEnded,
    SeatsFell,
    TrumpSet,
)
from farwhist.engine.phase import Step
from farwhist.engine.position import Position, next_active
from farwhist.rules.phases.dealing import Forced

Tie = Literal["cut", "last_trick", "turn_up"]


def cut(rng: Random, cards: Sequence[Card], seats: Sequence[Seat]) -> list[CardsCut]:
    """Return the cuts among `seats`: those who are highest draw again until one of them is alone.

    Each time a card is drawn for all seats and shown by those who cut. So the matches that were
    saved when all cut again go on as they did, but for those that somebody else won then.
    """
    cuts: list[CardsCut] = []
    cutting = tuple(seats)
    while len(cutting) > 1 or not cuts:
        drawn = zip(seats, chance.shuffled(rng, cards), strict=False)
        shown = CardsCut(tuple((seat, card) for seat, card in drawn if seat in cutting), None)
        cutting = shown.highest
        cuts.append(shown)
    cuts[-1] = replace(cuts[-1], winner=cutting[0])
    return cuts


class ShrinkingOpening(Forced, frozen=True):
    """Each deal has one card fewer, among the players still in; the deal passes among them."""

    first_size: int

    def step(self, position: Position, rng: Random) -> Step:
        """Start the deal, once."""
        if len(position.results) < position.deal:
            return ()
        alive = position.alive
        after = next_active(position.seats, alive, position.direction)
        dealer = self.next_dealer(position)
        return (DealStarted(self.first_size - position.place, dealer, alive, after[dealer]),)

    def next_dealer(self, position: Position) -> Seat:
        """Return who deals next: the player after the last dealer of those still in."""
        after = next_active(position.seats, position.alive, position.direction)
        return after[position.dealer] if position.results else position.dealer


class FirstCut(Forced, frozen=True):
    """Before the first deal the players cut for the right to name trump."""

    pack: tuple[Card, ...]
    wanted: bool

    def step(self, position: Position, rng: Random) -> Step:
        """Cut, once."""
        if not self.wanted or position.deal > 1 or position.caller is not None:
            return ()
        return cut(rng, self.pack, position.active)


class UnevenDealing(Forced, frozen=True):
    """Full hands to most, one card to those who live on a single one.

    When nobody is to name trump a card is turned; `drawn` draws the first suit instead. When no
    card is left to turn the suit is drawn too (our own ruling).
    """

    pack: tuple[Card, ...]
    drawn: bool = False

    def step(self, position: Position, rng: Random) -> Step:
        """Deal, once."""
        if position.dealt:
            return ()
        cards = self.ordered(position, rng)
        hands: list[tuple[Card, ...]] = [()] * position.seats
        used = 0
        for seat in position.order_from(position.eldest):
            count = 1 if seat in position.single else position.size
            hands[seat] = tuple(cards[used : used + count])
            used += count
        stock = tuple(cards[used:])
        dealt = CardsDealt(tuple(hands), stock, unseen=position.single_blind)
        if position.caller is not None:
            return (dealt,)
        if (self.drawn and position.deal == 1) or not stock:
            return (dealt, TrumpSet(self.drawn_suit(rng)))
        return (dealt, CardTurned(stock[0]), TrumpSet(stock[0].suit))

    def drawn_suit(self, rng: Random) -> Suit:
        """Return the trump suit where it is drawn."""
        return chance.one_of(rng, tuple(Suit))

    def ordered(self, position: Position, rng: Random) -> Sequence[Card]:
        """Return the pack as it is dealt from, its top card first."""
        return chance.shuffled(rng, self.pack)


class Falling(Forced, frozen=True):
    """Who took no trick is out, or gets one of the second chances that are left.

    Args:
        pack: the cards to cut with.
        chances: whether each second chance of the match, in order, is played unseen.
        sweep_ends: whoever takes every trick of a deal wins at once.
        misere: two tricks or more put a player out instead.
        tie: who names the next trump of those with equally many tricks: "cut",
            "last_trick" (they cut when none of them took one, as happens in misère) or "turn_up".
    """

    pack: tuple[Card, ...]
    chances: tuple[bool, ...] = (False,)
    sweep_ends: bool = True
    misere: bool = False
    tie: Tie = "cut"

    def step(self, position: Position, rng: Random) -> Step:
        """Settle the deal, once, and end the match when it is decided."""
        if len(position.results) >= position.deal:
            return (MatchEnded(self._ranking(position)),) if self._decided(position) else ()
        fell = self.falls(position)
        alive = [seat for seat in position.alive if seat not in fell.out]
        events: list[Event] = [fell]
        if len(alive) > 1 and position.size > 1:
            events += self._caller(position, alive, rng)
        won = len(alive) == 1 or position.size == 1
        points = tuple(int(won and seat in alive) for seat in range(position.seats))
        return [*events, DealScored(points, (None,) * position.seats)]

    def _decided(self, position: Position) -> bool:
        return len(position.alive) == 1 or position.size == 1

    def falls(self, position: Position) -> SeatsFell:
        """Return who drops out, and who lives on, when a deal has ended so."""
        alive, taken = position.alive, position.taken
        if self.misere:
            losers = self._too_many(position)
            return SeatsFell(losers)
        if self.sweep_ends and max(taken) == position.size:
            return SeatsFell(tuple(seat for seat in alive if not taken[seat]))
        losers = tuple(seat for seat in alive if not taken[seat])
        if losers and position.size > 1 and position.lives < len(self.chances):
            return SeatsFell((), losers, blind=self.chances[position.lives])
        return SeatsFell(losers)

    def _too_many(self, position: Position) -> tuple[Seat, ...]:
        """Return who took too many; when that is everybody, the fewest tricks stay in."""
        most = 1 if position.size > 1 else 0
        taken = position.taken
        losers = tuple(seat for seat in position.alive if taken[seat] > most)
        if len(losers) == len(position.alive):
            fewest = min(taken[seat] for seat in losers)
            losers = tuple(seat for seat in losers if taken[seat] > fewest)
        return losers

    def _caller(self, position: Position, alive: Sequence[Seat], rng: Random) -> Sequence[Event]:
        best = max(position.taken[seat] for seat in alive)
        tied = [seat for seat in alive if position.taken[seat] == best]
        if len(tied) == 1:
            return [CallerSet(tied[0])]
        if self.tie == "turn_up":
            return [CallerSet(None)]
        winners = [trick.winner for trick in position.tricks if trick.winner in tied]
        if self.tie == "last_trick" and winners:
            return [CallerSet(winners[-1])]
        return cut(rng, self.pack, tied)

    def _ranking(self, position: Position) -> tuple[tuple[int, ...], ...]:
        return (position.alive, *reversed(position.out))
