"""Whether the rest of a deal is decided, from what one seat knows.

Decided means: in every deal that this seat cannot tell from the real one, every legal way to play
on gives each seat the same tricks, or the same points where no trick changes those any more. The
answer is never wrong in that direction; some endings that are decided are not found.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec import Struct

from farwhist.engine.cards import Card, Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import PlayCard
from farwhist.engine.position import Position
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ranking import TRUMP, Values
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.unseen import elsewhere


class Ending(Struct, frozen=True):
    """A decided rest of a deal.

    `tricks` is what the seat still takes; None where it cannot know, because nobody has a choice
    left and the other cards are hidden, or where tricks do not matter any more.
    """

    tricks: int | None


def decided(rules: Ruleset, view: Position, seat: Seat) -> Ending | None:
    """Return how the deal ends for `seat`, which must play now, or None while it is open."""
    if not view.hands or view.turn != seat or seat not in view.active:
        return None
    phase = rules.phases[view.phase]
    pay = rules.side_pay
    if isinstance(phase, Tricks) and pay is not None and pay.settled(view):
        return Ending(None)
    if type(phase) is not Tricks or len(view.trick) == len(view.active):
        return None
    if all(len(view.hands[each]) <= 1 for each in view.active):
        return Ending(None)
    hand = [card for card in view.hands[seat] if card is not None]
    if len(hand) != len(view.hands[seat]) or not view.trump_fixed:
        return None
    table = rules.ranking.values(view.trump, turned=view.turn_up)
    unseen = elsewhere(rules, view, seat)
    if not all(_master(card, unseen, table) for card in hand):
        return None
    if view.trick and not all(
        _takes(card, view, unseen, table, rules) for card in _legal(phase, view)
    ):
        return None
    return Ending(len(hand))


def _master(card: Card, unseen: Iterable[Card], table: Values) -> bool:
    """Whether a card takes any trick that it is led to."""
    return not any(_beats(other, card, table) for other in unseen)


def _beats(other: Card, card: Card, table: Values) -> bool:
    """Whether `other` may beat `card` where the suit of `card` is led or is trump.

    What belongs to no suit and is no wizard takes no trick for certain.
    """
    strength = table.strength
    if table.suit[card] is None and strength[card] < TRUMP:
        return True
    if strength[other] < strength[card]:
        return False
    return strength[other] >= TRUMP or table.suit[other] is table.suit[card]


def _legal(phase: Tricks, view: Position) -> list[Card]:
    (decision,) = phase.step(view, Random(0))
    assert isinstance(decision, Decision)
    return [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]


def _takes(card: Card, view: Position, unseen: list[Card], table: Values, rules: Ruleset) -> bool:
    """Whether a card that is played to the present trick is sure to take it."""
    seat = view.turn
    plays = [*view.trick, (seat, card)]
    if rules.ranking.winner(plays, view.trump, turned=view.turn_up) != seat:
        return False
    last = len(view.trick) + 1 == len(view.active)
    return last or _master(card, unseen, table)
