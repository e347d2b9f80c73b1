"""A simple opponent that counts: it bids what its hand is worth and plays to its bid.

It wins while it still needs tricks, ducks and sheds its dangerous cards when it does not, and
takes its sure winners first when it needs every trick that is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.exact.bidding import blind_estimate, expected_tricks, forehead_estimate
from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, PASS, Auction, Bid, Move, NameTrump, PlayCard
from farwhist.engine.position import Position
from farwhist.rules.ranking import TRUMP
from farwhist.rules.ruleset import Ruleset


class CountingBot:
    """Plays any game of the exact-bid family by rule of thumb."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that its rules of thumb prefer; the generator parts equals."""
        seat = decision.seat
        first = decision.moves[0]
        if isinstance(first, PlayCard):
            return self._card(view, decision)
        if isinstance(first, NameTrump):
            strains = [move.suit for move in decision.moves if isinstance(move, NameTrump)]
            return NameTrump(self._best_trump(view, seat, strains))
        if first == LOOK:
            return LOOK
        if first == PASS:
            return self._auction(view, decision)
        return self._bid(view, decision, rng)

    def _bid(self, view: Position, decision: Decision, rng: Random) -> Move:
        seat = decision.seat
        known = Knowledge.of(self.ruleset, view, seat)
        if known.mine:
            estimate = max(expected_tricks(known), known.sure_tricks())
        elif seat in view.unseen and any(hand and hand[0] for hand in view.hands):
            estimate = forehead_estimate(view, known)
        else:
            estimate = blind_estimate(view)
        estimate += (rng.random() - 0.5) * 0.1
        bids = [move for move in decision.moves if isinstance(move, Bid)]
        return min(bids, key=lambda bid: abs(bid.tricks - estimate))

    def _auction(self, view: Position, decision: Decision) -> Move:
        """Bid up to what the hand is worth with its best suit as trump."""
        suit = self._best_trump(view, decision.seat, [*Suit, None])
        worth = int(self._worth(view, decision.seat, suit) + 0.3)
        offers = [
            move
            for move in decision.moves
            if isinstance(move, Auction) and move.suit is suit and move.tricks <= worth
        ]
        return offers[-1] if offers else PASS

    def _best_trump(
        self, view: Position, seat: Seat, strains: Sequence[Suit | None]
    ) -> Suit | None:
        return max(strains, key=lambda strain: self._worth(view, seat, strain))

    def _worth(self, view: Position, seat: Seat, strain: Suit | None) -> float:
        known = Knowledge.of(self.ruleset, view, seat)
        values = self.ruleset.ranking.values(strain)
        if not known.mine:
            return 0.0
        length = len([card for card in known.mine if values.suit[card] is strain])
        tops = sum(values.strength[card] % TRUMP >= 11 for card in known.mine)
        return tops * 0.7 + (length * 0.5 if strain is not None else 0.4)

    def _card(self, view: Position, decision: Decision) -> Move:
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        if len(cards) == 1:
            return decision.moves[0]
        known = Knowledge.of(self.ruleset, view, decision.seat)
        need = (view.bids[decision.seat] or 0) - view.taken[decision.seat]
        left = len(known.mine)
        pick = _lead if not view.trick else _follow
        card = pick(known, self.ruleset, cards, need, left)
        return next(
            move for move in decision.moves if isinstance(move, PlayCard) and move.cards[0] is card
        )


def _danger(known: Knowledge, card: Card) -> float:
    """Return how likely a card is to win a trick that is not wanted."""
    return (
        known.values.strength[card]
        + (0 if known.is_trump(card) else 0.5)
        - (2.0 * known.beaten_by(card))
    )


def _lead(known: Knowledge, ruleset: Ruleset, cards: list[Card], need: int, left: int) -> Card:
    strength = known.values.strength
    if need <= 0:
        return max(cards, key=lambda card: (known.beaten_by(card), -strength[card]))
    masters = [card for card in cards if known.is_master(card)]
    trumps = [card for card in masters if known.is_trump(card)]
    if need >= left or known.trumps_out() == 0:
        if trumps:
            return max(trumps, key=strength.__getitem__)
        if masters:
            return max(masters, key=strength.__getitem__)
    if trumps and known.trumps_out():
        return max(trumps, key=strength.__getitem__)
    plain = [card for card in masters if not known.is_trump(card)]
    if plain:
        return min(plain, key=lambda card: len(known.in_suit(known.values.suit[card])))
    if need >= left:
        return max(cards, key=strength.__getitem__)
    return min(cards, key=lambda card: (known.is_trump(card), strength[card]))


def _follow(known: Knowledge, ruleset: Ruleset, cards: list[Card], need: int, left: int) -> Card:
    view, strength = known.view, known.values.strength
    winning = [card for card in cards if _wins(known, ruleset, card)]
    losing = [card for card in cards if card not in winning]
    last = len(view.trick) == len(view.active) - 1
    if need <= 0:
        if losing:
            return max(losing, key=lambda card: _danger(known, card))
        return (max if last else min)(cards, key=strength.__getitem__)
    if not winning:
        return min(cards, key=lambda card: _value(known, card))
    if last:
        return min(winning, key=strength.__getitem__)
    sure = [card for card in winning if known.is_master(card)]
    if need >= left:
        return max(winning, key=strength.__getitem__)
    if sure:
        return min(sure, key=strength.__getitem__)
    ruffs = [card for card in winning if known.is_trump(card)]
    if ruffs and len(ruffs) == len(winning):
        return min(ruffs, key=strength.__getitem__)
    return min(cards, key=lambda card: _value(known, card))


def _value(known: Knowledge, card: Card) -> float:
    """Return how much a card is worth keeping while tricks are needed."""
    keep = known.values.strength[card]
    return keep + (20 if known.is_master(card) else 0)


def _wins(known: Knowledge, ruleset: Ruleset, card: Card) -> bool:
    """Whether a card would win the trick as it stands."""
    trick = [*known.view.trick, (known.seat, card)]
    view = known.view
    return ruleset.ranking.winner(trick, view.trump, turned=view.turn_up) == known.seat
