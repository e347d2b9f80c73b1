"""An opponent where calls make the sides of each deal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.tricks.alliance_calls import AllianceCalls
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.bots.tricks.trick_bot import HOPE, TrickBot, clear_best, lowest
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PASS, Call, Contract, Move, NameTrump
from farwhist.engine.position import Position
from farwhist.rules.scoring.stakes import STAKES
from farwhist.rules.sides import avoids, declares, made_to_avoid, together

REACH: Final = -1.5
"""Contracts that a hand misses by more tricks than that are not thought about."""

DEAR: Final = 0.1
"""What the card of the rules of thumb may seem to cost, as a share of the stake."""


class AllianceBot(TrickBot):
    """Calls what its hand is worth, and plays with whom the calls have put it together.

    At misère it ducks; against one it keeps its low cards for the lead and throws high ones.
    """

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best."""
        if isinstance(decision.moves[0], NameTrump):
            return self._trump(view, decision, rng)
        return super().choose(view, decision, rng)

    def _trump(self, view: Position, decision: Decision, rng: Random) -> Move:
        seat = decision.seat
        hand = self._hand(view, seat)
        if rng.random() < self.technique.trump:
            high = max(hand, key=lambda card: card.rank)
            return next(
                move
                for move in decision.moves
                if isinstance(move, NameTrump) and move.suit is high.suit
            )
        judge = AllianceCalls(self.ruleset, view, seat)
        return NameTrump(judge.best_suit(judge.hand))

    def _contract(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the call that is worth most, or the one that counting finds."""
        judge = AllianceCalls(self.ruleset, view, decision.seat)
        offers = [move for move in decision.moves if isinstance(move, Contract)]
        error = rng.gauss(0.0, self.technique.misjudge) if self.technique.misjudge else 0.0
        habit = judge.call(judge.hand, offers, error + HOPE * self.temper)
        near = [offer for offer in offers if judge.over(judge.hand, offer) > REACH]
        calls: list[Call] = [PASS, *near]
        if not self.playouts or not self.technique.outlook or len(calls) < 2:
            return habit
        if habit not in calls:
            calls.append(habit)
        rows = judge.rows(calls, max(1, self.undertaking // len(calls)), rng)
        return calls[clear_best(rows, calls.index(habit))]

    def avoids(self, view: Position, seat: Seat) -> bool:
        """Whether a seat wants no trick."""
        return avoids(view, seat)

    def dear(self, view: Position) -> float | None:
        """Return what the card of the rules of thumb may seem to cost."""
        made = view.contract
        return DEAR * STAKES.get(made.strain, 1) if made else None

    def strangeness(self, view: Position, table: SideTable) -> Callable[[Hands], float]:
        """Return what tells by how many tricks the calls are off in a deal."""
        judge, played = AllianceCalls(self.ruleset, view, table.seat), table.played(view)

        def strange(world: Hands) -> float:
            hands = [[*held, *gone] for held, gone in zip(world, played, strict=True)]
            return judge.strangeness(hands)

        return strange

    def habit(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the card of the rules of thumb."""
        view = known.view
        if avoids(view, known.seat):
            return self._thrown(known, cards) or self._duck(known, cards)
        if made_to_avoid(view.contract):
            return self._against_misere(known, cards)
        return super().habit(known, cards)

    def _thrown(self, known: Knowledge, cards: list[Card]) -> Card | None:
        """Return the most dangerous card where one cannot follow suit; None where one can."""
        trick, suit = known.view.trick, known.values.suit
        if not trick or any(suit[card] is suit[trick[0][1]] for card in cards):
            return None
        return max(cards, key=known.values.strength.__getitem__)

    def _against_misere(self, known: Knowledge, cards: list[Card]) -> Card:
        """Stay below whoever must take no trick; high cards go where it cannot fall there."""
        view, strength = known.view, known.values.strength
        if not view.trick:
            return lowest(known, cards)
        thrown = self._thrown(known, cards)
        if thrown is not None:
            return thrown
        acted = any(declares(view, seat) for seat, _ in view.trick)
        winner = self.ruleset.ranking.winner(view.trick, view.trump, view.low)
        high = max(cards, key=strength.__getitem__)
        if not acted:
            return min(cards, key=strength.__getitem__)
        if together(view, winner, known.seat):
            return high
        winning = self._winning(known, cards)
        under = [card for card in cards if card not in winning]
        return max(under or cards, key=strength.__getitem__)
