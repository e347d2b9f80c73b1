"""An opponent for games in which each seat bids its tricks and partners add their bids up."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from farwhist.bots.core.knowledge import Knowledge
from farwhist.bots.core.levels import Style
from farwhist.bots.core.technique import SOUND, CardTechnique
from farwhist.bots.tricks.bid_playout import BidPlayOut, needs
from farwhist.bots.tricks.side_bids import SideBids
from farwhist.bots.tricks.side_playout import Habit, Ways, best_card
from farwhist.bots.tricks.trick_bot import TrickBot, lowest
from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import LOOK, Bid, Move, PlayCard, bid, play
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import side_of

HOPELESS: Final = 300
"""So far behind, and with the match about to end, a blind nil is the only chance left."""

ABOUT_TO_WIN: Final = 50
"""A side that lacks so many points wins with the next contract that it makes."""


class SideBidder(TrickBot):
    """Bids what its hand is worth, wins while its side needs tricks, and ducks when it has them.

    Args:
        ruleset: what is played; it pays sides for what they have undertaken.
        playouts: how many deals it plays out for a bid or a card; with 0 it goes by rules of thumb.
        style: whether it bids cautiously or boldly.
        technique: the errors that it makes by rules of thumb.
    """

    def __init__(
        self, ruleset: Ruleset, playouts: int, style: Style, technique: CardTechnique = SOUND
    ) -> None:
        super().__init__(ruleset, playouts, technique)
        self.temper = (style.bid > 0) - (style.bid < 0)

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the move that seems best."""
        moves, seat = decision.moves, decision.seat
        if len(moves) == 1:
            return moves[0]
        if LOOK in moves:
            return bid(0) if self._hopeless(view, seat) else LOOK
        if isinstance(moves[0], PlayCard):
            return self._card(view, decision, rng)
        bids = [move.tricks for move in moves if isinstance(move, Bid)]
        judge = SideBids(self.ruleset, view, seat)
        worlds = self.undertaking // 4 if self.playouts else 0
        return bid(judge.best(bids, worlds, self.temper, rng))

    def _hopeless(self, view: Position, seat: int) -> bool:
        side = side_of(view, seat)
        best, own = max(view.totals), view.totals[side]
        lacking = lookup.points_to_win(self.ruleset) - best
        others = any(view.blind[each] for each in view.active if side_of(view, each) == side)
        return best - own >= HOPELESS and lacking <= ABOUT_TO_WIN and not others

    def _card(self, view: Position, decision: Decision, rng: Random) -> Move:
        if self.playouts or self._wants(view, decision.seat):
            return super()._card(view, decision, rng)
        cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
        return play(self.habit(Knowledge.of(self.ruleset, view, decision.seat), cards))

    def habit(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the card of the rules of thumb, by what one's side needs and who has bid nil."""
        view, seat = known.view, known.seat
        nils, partner = self._nils(view), (seat + 2) % view.seats
        leading = -1
        if view.trick:
            leading = self.ruleset.ranking.winner(view.trick, view.trump, view.low)
        if seat not in nils and partner in nils and self.ruleset.partners:
            played = any(mover == partner for mover, _ in view.trick)
            if leading == partner or not played:
                return self._cover(known, cards)
        if leading in nils or not self._wants(view, seat):
            return self._duck(known, cards)
        return super().habit(known, cards)

    def _nils(self, view: Position) -> list[Seat]:
        """Return who has bid nil and taken no trick."""
        if not lookup.undertaken(self.ruleset).nil:
            return []
        return [seat for seat in view.active if view.bids[seat] == 0 and not view.taken[seat]]

    def _cover(self, known: Knowledge, cards: list[Card]) -> Card:
        """Return the card that best keeps a trick from the partner, who has bid nil."""
        view, strength = known.view, known.values.strength
        if not view.trick:
            plain = [card for card in cards if not known.is_trump(card)] or cards
            return max(plain, key=strength.__getitem__)
        winning = self._winning(known, cards)
        if not winning:
            return lowest(known, cards)
        last = len(view.trick) == len(view.active) - 1
        cheap = last or self._ruffs_cheaply(known, winning)
        return (min if cheap else max)(winning, key=strength.__getitem__)

    def _searched(
        self, view: Position, decision: Decision, rng: Random, habit: Habit | None
    ) -> Card:
        memory = self.technique.memory
        judge = SideBids(self.ruleset, view, decision.seat, memory)
        ways = Ways(judge.world, partial(BidPlayOut, self.ruleset))
        return best_card(
            self.ruleset, view, decision, self.playouts, rng, ways, habit, memory=memory
        )

    def _wants(self, view: Position, seat: int) -> bool:
        score = lookup.undertaken(self.ruleset)
        if score.nil and view.bids[seat] == 0:
            return False
        return needs(score, view, seat % score.sides) > 0
