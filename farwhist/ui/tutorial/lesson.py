"""What a lesson is: a prepared deal, the moves of the others, and what is said about yours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from farwhist.engine.cards import Card, Seat, card
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Bid, Move, PlayCard, bid, read
from farwhist.engine.position import Position
from farwhist.rules.catalogue import default_preset
from farwhist.rules.prepared import PreparedDeal
from farwhist.store.matches import Saved

SEATS: Final = 4
HUMAN: Final[Seat] = 0


@dataclass(frozen=True)
class Step:
    """One move of the player.

    Args:
        ask: what to do, and why.
        good: the moves that are meant, as text; others are allowed.
        praise: said after one of those.
        otherwise: said after another move.
        led: the letter of the suit that is led when this is asked, nothing when the player leads,
            and None for a bid or when it does not matter.
    """

    ask: str
    good: tuple[str, ...]
    praise: str
    otherwise: str = ""
    led: str | None = None

    def means(self, move: Move) -> bool:
        """Whether this is a move that is meant."""
        return move in [read(each) for each in self.good]

    def fits(self, decision: Decision) -> bool:
        """Whether it can be said now; an earlier move may have spoilt that."""
        led = decision.led.suit.letter if decision.led is not None else ""
        right = self.led is None or self.led == led
        return right and any(self.means(move) for move in decision.moves)


@dataclass(frozen=True)
class Lesson:
    """A deal for four; the player sits at seat 0 and the others go round to the left.

    Args:
        title: what is learnt.
        hands: the cards of each seat in the order in which it follows with them.
        dealer: the seat that deals; the next one leads first.
        turned: the card that fixes trump, or nothing for a deal without trump.
        bids: what each seat bids. The player's own is made beforehand unless `steps` begins with
            a bid.
        steps: the player's moves in their order.
        made, missed: said at the end.
        leads: for a seat that leads in another order than it follows, its cards in that order.
    """

    title: str
    hands: tuple[str, str, str, str]
    dealer: Seat
    turned: str
    bids: tuple[int, int, int, int]
    steps: tuple[Step, ...]
    made: str
    missed: str
    leads: tuple[tuple[Seat, str], ...] = ()

    @property
    def asks_bid(self) -> bool:
        """Whether the player bids in this lesson."""
        return isinstance(read(self.steps[0].good[0]), Bid)

    def deal(self) -> PreparedDeal:
        """Return the cards, which are played with over and over."""
        hands = tuple(_cards(hand) for hand in self.hands)
        return PreparedDeal(hands, self.dealer, card(self.turned) if self.turned else None)

    def begun(self) -> Saved:
        """Return the plain game with deals of this size, and what is bid before the player acts."""
        size = str(self.deal().size)
        bids = () if self.asks_bid else self.bids
        return Saved(
            default_preset(),
            SEATS,
            seed=0,
            changes={"sequence": "CUSTOM", "custom": size, "end": "target"},
            moves=tuple((seat, bid(tricks)) for seat, tricks in enumerate(bids)),
        )

    def step(self, decision: Decision, view: Position) -> Step | None:
        """Return the step that a decision of the player is, or None if the deal went astray."""
        if any(isinstance(move, Bid) for move in decision.moves):
            number = 0 if self.asks_bid else None
        else:
            number = view.size - len(view.hands[HUMAN]) + self.asks_bid
        if number is None or number >= len(self.steps):
            return None
        step = self.steps[number]
        return step if step.fits(decision) else None


class Script:
    """An opponent that does what a lesson says, and is never at a loss."""

    def __init__(self, lesson: Lesson) -> None:
        self._bids = lesson.bids
        self._follows = [_cards(hand) for hand in lesson.hands]
        self._leads = {seat: _cards(cards) for seat, cards in lesson.leads}

    def choose(self, view: Position, decision: Decision, rng: Random) -> Move:
        """Return the bid of the lesson, or the first card of its order that is legal."""
        seat = decision.seat
        if isinstance(decision.moves[0], Bid):
            return bid(self._bids[seat])
        order = self._follows[seat]
        if not view.trick:
            order = self._leads.get(seat, order)
        return min(decision.moves, key=lambda move: _place(order, move))


def _place(order: Sequence[Card], move: Move) -> int:
    assert isinstance(move, PlayCard)
    return order.index(move.cards[0])


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(card(each) for each in text.split())
