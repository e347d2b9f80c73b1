"""Play-outs where every seat has bid its tricks and partners add their bids up.

A side wins while it needs tricks, and ducks when it has them, unless one trick more may set the
others. Who has bid nil ducks always, and its partner takes what it is about to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farwhist.bots.tricks.bid_worth import in_the_balance, needs
from farwhist.bots.tricks.duck_playout import DuckPlayOut
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset


class BidPlayOut(DuckPlayOut):
    """One deal played to its end, each seat by what its side has bid.

    Args:
        ruleset: what is played; it pays sides for what they have undertaken.
        table: what the seat that thinks knows.
        view: the same as a position.
        world: the hands.
        rng: makes the noise.
        nils: the seats that play for no trick; if None, those that have bid nil.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        table: SideTable,
        view: Position,
        world: Hands,
        rng: Random,
        nils: Sequence[Seat] | None = None,
    ) -> None:
        super().__init__(table, view, world, rng)
        score = lookup.undertaken(ruleset)
        self.sides, self.greedy = score.sides, not score.gathered
        self.lead_rule = lookup.tricks(ruleset).trump_lead
        self.first = not view.tricks
        self.was_broken = broken(table, view)
        self.at_first_needs = [needs(score, view, side) for side in range(self.sides)]
        bid_nil = [seat for seat in self.active if score.nil and view.bids[seat] == 0]
        self.ducking = set(bid_nil if nils is None else nils)
        self.whole = {seat for seat in self.ducking if not view.taken[seat]}

    def _begin(self) -> None:
        super()._begin()
        self.needs = list(self.at_first_needs)
        self.intact = set(self.whole)
        self.broken, self.opening = self.was_broken, self.first

    def _leader(self, winner: Seat) -> Seat:
        if winner not in self.ducking:
            self.needs[winner % self.sides] -= 1
        self.intact.discard(winner)
        self.opening = False
        return super()._leader(winner)

    def _lay(self, seat: Seat, card: int) -> None:
        super()._lay(seat, card)
        if self.suit[card] == self.trump and self.led != self.trump:
            self.broken = True

    def _wants(self, seat: Seat) -> bool:
        if seat in self.ducking:
            return False
        own = seat % self.sides
        if self.greedy or self.needs[own] > 0:
            return True
        return in_the_balance(self.needs, own, self.left)

    def _with_partner(self, seat: Seat) -> bool:
        return super()._with_partner(seat) and self.winner not in self.intact

    def _turn(self, seat: Seat, last: bool) -> None:
        hand = self.hands[seat]
        if self.led < 0:
            hand = self._leads(hand)
            card = self._lead(hand) if self._wants(seat) else self._duck_lead(hand)
        elif (hand := self._bound(hand, self.duty) if self.duty else hand)[self.led]:
            cards = hand[self.led]
            if self._wants(seat) and not self._spoils(seat):
                card = self._follow(seat, cards, last)
            else:
                card = self._duck(cards, last)
        elif self._wants(seat) and not self._spoils(seat):
            card = self._discard(seat, hand, last)
        else:
            card = self._throw(hand)
        self._take(seat, card)

    def _leads(self, hand: Hands) -> Hands:
        """Return the part of a hand that may be led."""
        trump, rule = self.trump, self.lead_rule
        held_back = (rule == "after_broken" and not self.broken) or (
            rule == "after_first" and self.opening
        )
        if not held_back or not any(cards for suit, cards in enumerate(hand) if suit != trump):
            return hand
        return [[] if suit == trump else cards for suit, cards in enumerate(hand)]

    def _spoils(self, seat: Seat) -> bool:
        """Whether the trick goes to another side's nil, which one would not save from it."""
        winner = self.winner
        return self.count > 0 and winner in self.intact and (winner - seat) % self.sides != 0


def broken(table: SideTable, view: Position) -> bool:
    """Whether a trump has been played to a trick that was led in another suit."""
    plays = [*(trick.cards for trick in view.tricks), [card for _, card in view.trick]]
    for cards in plays:
        suits = [table.suit[table.number[card]] for card in cards]
        if suits and suits[0] != table.trump and table.trump in suits:
            return True
    return False
