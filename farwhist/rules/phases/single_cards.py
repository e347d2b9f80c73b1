"""Tricks in which some seats hold a single card and may knock to keep it for a later trick.

Our own rulings where the texts of Knock-out Whist are silent
(docs/rules.md#rulings-of-knock-out-whist): such a seat never leads, need not
follow suit with its card, and must play it to the last trick at the latest.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision, Led, Objection
from farwhist.engine.events import CardPlayed, Event, LeadSet, TrickTaken, TurnPassed
from farwhist.engine.moves import KNOCK, PLAY_UNSEEN, Knock, Move, PlayCard, PlayUnseen, play
from farwhist.engine.phase import Step
from farwhist.engine.position import Position
from farwhist.rules.phases.tricks import Tricks, card_decision


class SingleCardTricks(Tricks, frozen=True):
    """All tricks of a deal with hands of unequal size."""

    def step(self, position: Position, rng: Random) -> Step:
        """Take a complete trick, pass the lead or a turn on, else ask the seat whose turn it is."""
        waiting = self._waiting(position)
        trick = position.trick
        if not waiting:
            if not trick:
                return ()
            return (TrickTaken(self.ranking.winner(trick, position.trump, position.low)),)
        seat = position.turn
        if not trick and not position.passing and self._cannot_lead(position, seat):
            leaders = [other for other in waiting if other not in position.single]
            return (LeadSet(leaders[0]),)
        if seat not in waiting:
            return (TurnPassed(seat, knocked=False),)
        return (self._decision(position, seat),)

    def _waiting(self, position: Position) -> list[Seat]:
        """Return the seats that still act in this trick, in order from the leader."""
        played = {seat for seat, _ in position.trick}
        return [
            seat
            for seat in position.order_from(position.leader)
            if position.hands[seat] and seat not in played and seat not in position.passing
        ]

    def _cannot_lead(self, position: Position, seat: Seat) -> bool:
        return seat in position.single or not position.hands[seat]

    def _decision(self, position: Position, seat: Seat) -> Decision:
        led, held = self._led(position, seat)
        if seat not in position.single:
            allowed, _ = self._allowed(position, seat, led, held)
            return card_decision(seat, allowed, led, held)
        moves = self._single_moves(position, seat)
        if led is None:
            return Decision(seat, moves)
        unseen = seat in position.single_blind
        return Decision(seat, moves, led=Led(led, () if unseen else tuple(held)))

    def _single_moves(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        card = position.hands[seat][0]
        unseen = seat in position.single_blind or card is None
        own: Move = PLAY_UNSEEN if unseen else play(card)
        return (own,) if self._last_trick(position) else (own, KNOCK)

    def _last_trick(self, position: Position) -> bool:
        return len(position.tricks) + 1 == position.size

    def answer(self, position: Position, seat: Seat, move: Move) -> Sequence[Event]:
        """Play the card, or keep it."""
        if isinstance(move, Knock):
            return (TurnPassed(seat, knocked=True),)
        if isinstance(move, PlayUnseen):
            card = position.hands[seat][0]
            assert card is not None
            return (CardPlayed(seat, card),)
        return super().answer(position, seat, move)

    def why_not(self, position: Position, seat: Seat, move: Move) -> Objection | None:
        """Return why this may not be done."""
        if seat not in position.single:
            return super().why_not(position, seat, move)
        if move in self._single_moves(position, seat):
            return None
        if isinstance(move, Knock):
            return Objection("last_trick")
        if isinstance(move, PlayCard) and seat not in position.single_blind:
            return Objection("not_in_hand")
        return Objection("not_now")
