"""An opponent of the exact-bid games: one of the levels, in one of the styles."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farwhist.bots.core.estimate import UNIT
from farwhist.bots.core.levels import Level, Style
from farwhist.bots.exact.decision import think_bid, think_card
from farwhist.bots.exact.judge import BidJudge, best_bid, near
from farwhist.bots.exact.naming import auction_call, think_trump
from farwhist.bots.exact.utility import points_table
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, PASS, Bid, Move, NameTrump, PlayCard, bid, play
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

LOOKING = 0.62
"""How often a bid is made that is thought over with the cards in hand."""


class LevelBot:
    """Chooses from a view by counting, by rules of thumb or by playing deals out."""

    def __init__(self, ruleset: Ruleset, level: Level, style: Style) -> None:
        self.ruleset = ruleset
        self.level = level
        self.style = style

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best; the same view, level and generator, the same move."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        first = moves[0]
        if isinstance(first, PlayCard):
            cards = [move.cards[0] for move in moves if isinstance(move, PlayCard)]
            return play(think_card(self.ruleset, view, seat, cards, self.level, rng).best)
        if isinstance(first, NameTrump):
            strains = [move.suit for move in moves if isinstance(move, NameTrump)]
            return NameTrump(think_trump(self.ruleset, view, seat, strains, self.level, rng))
        if first == PASS:
            return auction_call(self.ruleset, view, decision, self.style.bid)
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        if LOOK in moves:
            return self._blind(view, seat, bids, rng)
        thought = think_bid(self.ruleset, view, seat, bids, self.level, self.style, rng)
        return bid(thought.best)

    def _blind(self, view: Position, seat: Seat, bids: Sequence[int], rng: Random) -> Move:
        """Bid before looking where the extra is worth more than knowing one's cards."""
        share = UNIT * view.size // len(view.active)
        few = near(bids, share, 1)
        judge = BidJudge(self.ruleset, view, seat, few, self.level, blind=True)
        judge.run(max(1, self.level.bid_work // len(few)) if self.level.bid_work else 20, rng)
        values = judge.points_values()
        choice = best_bid(judge, share)
        table = points_table(self.ruleset, view, seat, choice)
        off = min(choice + 1, view.size)
        usual = LOOKING * table[choice] + (1 - LOOKING) * table[off]
        return bid(choice) if values[choice] > usual - self.style.bid / UNIT else LOOK
