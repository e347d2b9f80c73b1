"""A simple opponent for shedding games: many cards at once, low before high, jokers last."""

from __future__ import annotations

from random import Random

from farwhist.engine.cards import Card, Rank
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Give, Move, PlayCard
from farwhist.engine.position import Position


class Shedder:
    """Lays what is hardest to get rid of later and keeps jokers, aces and twos for need."""

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that its rules of thumb prefer."""
        gifts = [move for move in decision.moves if isinstance(move, Give)]
        if gifts:
            return min(gifts, key=lambda move: _use(move.card))
        plays = [move for move in decision.moves if isinstance(move, PlayCard)]
        if not plays:
            return PASS
        best = max(plays, key=lambda move: self._worth(view, move, len(view.hands[decision.seat])))
        joker = best.cards[0].rank is Rank.JOKER
        others_far = min(len(view.hands[seat]) for seat in view.active) > 2
        if joker and PASS in decision.moves and others_far and view.stock:
            return PASS
        return best

    def _worth(self, view: Position, move: PlayCard, held: int) -> tuple[int, int, int]:
        """Return how good a set is: going out, many cards, then cards of little use."""
        rank = move.cards[0].rank
        distance = rank if view.rising or view.open_pile else 16 - rank
        out = int(len(move.cards) == held)
        special = int(rank in (Rank.JOKER, Rank.ACE, Rank.TWO))
        return (out, len(move.cards) - 3 * special, -int(distance))


def _use(card: Card) -> int:
    """Return how useful a card is: those in the middle are the hardest to lay."""
    if card.rank is Rank.JOKER:
        return 100
    return abs(card.rank - Rank.EIGHT)
