"""A simple opponent for games in which tricks are taken, alone or with a partner."""

from __future__ import annotations

from random import Random
from typing import Final

from farwhist.bots.knowledge import Knowledge
from farwhist.bots.side_playout import best_card
from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.moves import (
    KNOCK,
    PASS,
    PLAY_UNSEEN,
    Contract,
    Discard,
    Move,
    NameOrder,
    NameTrump,
    PlayCard,
    Strain,
    play,
)
from farwhist.engine.position import Position
from farwhist.rules.ranking import TRUMP
from farwhist.rules.ruleset import Ruleset

PLAYOUTS: Final = {"club": 60, "strong": 250, "expert": 800}
"""How many deals each level plays out for a card; the others play by rule of thumb."""


class TrickTaker:
    """Wins as cheaply as it can, cashes what is sure, and leaves its partner's tricks alone.

    Args:
        ruleset: what is played.
        playouts: how many deals it plays out for a card, where that helps; with 0 it plays by rule
            of thumb.
    """

    def __init__(self, ruleset: Ruleset, playouts: int = 0) -> None:
        self.ruleset = ruleset
        # Alone and for the most tricks play-outs gained nothing: +0.01 tricks a deal (± 0.07).
        plain = ruleset.aim == "most" and not ruleset.options.get("misere")
        self.playouts = 0 if plain else playouts

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that its rules of thumb prefer."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        if isinstance(first, NameTrump):
            low = view.contract is not None and view.contract.strain is Strain.DOWN
            suits = [move for move in moves if isinstance(move, NameTrump)]
            return max(suits, key=lambda move: self._strength(view, seat, move.suit, low))
        if isinstance(first, NameOrder):
            high = self._strength(view, seat, None, False)
            return NameOrder(self._strength(view, seat, None, True) > high)
        if isinstance(first, Discard):
            return self._discard(view, decision)
        if first == PLAY_UNSEEN:
            return PLAY_UNSEEN if rng.random() < 0.4 else KNOCK
        if KNOCK in moves:
            return self._single(view, decision)
        if isinstance(first, PlayCard):
            return self._card(view, decision, rng)
        return self._contract(view, decision)

    def _hand(self, view: Position, seat: Seat) -> list[Card]:
        return [card for card in view.hands[seat] if card is not None]

    def _strength(self, view: Position, seat: Seat, suit: Suit | None, low: bool) -> float:
        """Return roughly the tricks of a hand with this trump and order."""
        table = self.ruleset.ranking.values(suit, low)
        worth = 0.0
        for card in self._hand(view, seat):
            rank = table.strength[card] % TRUMP
            if table.strength[card] >= TRUMP:
                worth += 0.55 + 0.05 * min(rank, 14)
            elif rank >= 10:
                worth += (0.35, 0.6, 0.9)[min(rank, 12) - 10]
        return worth

    def _contract(self, view: Position, decision: Decision) -> Move:
        """Return the lowest legal contract in the best strain, if the hand is worth it."""
        offers = [move for move in decision.moves if isinstance(move, Contract)]
        best: Move | None = PASS if PASS in decision.moves else None
        margin = 0.0
        for offer in offers:
            worth = self._best_worth(view, decision.seat, offer.strain)
            over = worth + 3.2 - (6 + offer.level)
            if best is None or over > margin:
                best, margin = offer, over
        assert best is not None
        return best

    def _best_worth(self, view: Position, seat: Seat, strain: Strain) -> float:
        if strain is Strain.NT:
            return max(self._strength(view, seat, None, low) for low in (False, True)) - 0.5
        low = strain is Strain.DOWN
        return max(self._strength(view, seat, suit, low) for suit in Suit)

    def _discard(self, view: Position, decision: Decision) -> Move:
        table = self.ruleset.ranking.values(view.trump, view.low)
        hand = self._hand(view, decision.seat)

        def keep(move: Move) -> float:
            assert isinstance(move, Discard)
            suit = table.suit[move.card]
            length = sum(table.suit[card] is suit for card in hand)
            return table.strength[move.card] + length * 0.5

        return min(decision.moves, key=keep)

    def _single(self, view: Position, decision: Decision) -> Move:
        """Play the only card when it takes the trick for now and is fairly safe."""
        card = self._hand(view, decision.seat)[0]
        own = play(card)
        trick = [*view.trick, (decision.seat, card)]
        wins = self.ruleset.ranking.winner(trick, view.trump, view.low) == decision.seat
        last = len(view.trick) >= len(view.active) - 1 - len(view.passing)
        safe = last or (view.trump is not None and card.suit is view.trump)
        return own if view.trick and wins and (safe or card.rank >= Rank.KING) else KNOCK

    def _card(self, view: Position, decision: Decision, rng: Random) -> Move:
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        if self.playouts:
            return play(best_card(self.ruleset, view, decision, self.playouts, rng))
        known = Knowledge.of(self.ruleset, view, decision.seat)
        return play(self._lead(known, cards) if not view.trick else self._follow(known, cards))

    def _lead(self, known: Knowledge, cards: list[Card]) -> Card:
        strength = known.values.strength
        real = [card for card in cards if known.values.suit[card] is not None] or cards
        masters = [card for card in real if known.is_master(card)]
        trumps = [card for card in masters if known.is_trump(card)]
        if trumps and known.trumps_out():
            return max(trumps, key=strength.__getitem__)
        if masters:
            return max(masters, key=strength.__getitem__)
        plain = [card for card in real if not known.is_trump(card)] or real
        longest = max(len(self._suit(known, card)) for card in plain)
        choice = [card for card in plain if len(self._suit(known, card)) == longest]
        return min(choice, key=strength.__getitem__)

    def _suit(self, known: Knowledge, card: Card) -> tuple[Card, ...]:
        return tuple(c for c in known.mine if known.values.suit[c] is known.values.suit[card])

    def _follow(self, known: Knowledge, cards: list[Card]) -> Card:
        view, strength, winner = known.view, known.values.strength, self.ruleset.ranking.winner
        low = min(cards, key=lambda card: (strength[card] >= TRUMP, strength[card]))
        leading = winner(view.trick, view.trump, view.low)
        last = len(view.trick) == len(view.active) - 1
        mate = self.ruleset.aim == "sides" and (leading - known.seat) % 2 == 0
        best = next(card for seat, card in view.trick if seat == leading)
        if mate and (last or known.is_master(best) or strength[best] >= TRUMP):
            return low
        winning = [
            card
            for card in cards
            if winner([*view.trick, (known.seat, card)], view.trump, view.low) == known.seat
        ]
        if not winning:
            return low
        if last:
            return min(winning, key=strength.__getitem__)
        second = len(view.trick) == 1 and self.ruleset.aim == "sides"
        sure = [card for card in winning if known.is_master(card)]
        if sure:
            return max(sure, key=strength.__getitem__)
        if second:
            return low
        return max(winning, key=strength.__getitem__)
