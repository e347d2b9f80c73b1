"""Deals of shedding games, played out by rules of thumb in hands that a seat cannot rule out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from farwhist.engine.cards import Card, Seat
from farwhist.engine.chance import shuffled
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move
from farwhist.engine.phase import Phase
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset

Choose = Callable[[Position, Decision], Move]
MOST_MOVES = 400
PLACE = 0.1
"""What a place is worth beside being the first and not being the last."""


def unplaced(ruleset: Ruleset, view: Position) -> list[Card]:
    """Return the cards that a seat cannot place: those in no hand that it sees and not laid."""
    seen = [*view.pile, *(card for hand in view.hands for card in hand if card is not None)]
    left = list(ruleset.pack)
    for card in (*seen, *(card for card in view.stock if card is not None)):
        left.remove(card)
    return left


def world(view: Position, loose: list[Card], rng: Random) -> Position:
    """Return a position in which all cards lie somewhere."""
    cards = iter(shuffled(rng, loose))
    found = view.copy()
    found.hands = [[next(cards) if card is None else card for card in hand] for hand in view.hands]
    found.stock = [next(cards) if card is None else card for card in view.stock]
    return found


def worth(
    phase: Phase, position: Position, seat: Seat, move: Move, choose: Choose, rng: Random
) -> float:
    """Return the worth of a move: 1 for the first place, -1 for the last, and a little for others.

    Args:
        phase: the rules of shedding.
        position: changed by playing on.
        seat: who makes the move and is judged.
        move: what it does.
        choose: how all play on.
        rng: for chances of the rules.
    """
    events = phase.answer(position, seat, move)
    for _ in range(MOST_MOVES):
        for event in events:
            event.apply(position)
        if seat not in position.active or len(position.active) < 2:
            break
        step = phase.step(position, rng)
        if not step:
            break
        first = step[0]
        if isinstance(first, Decision):
            events = phase.answer(position, first.seat, choose(position, first))
        else:
            events = [event for event in step if not isinstance(event, Decision)]
    before = 0
    for group in position.finished:
        if seat in group:
            return 1.0 if not before else PLACE * (position.seats - before) / position.seats
        before += len(group)
    return -1.0 if len(position.active) < 2 else 0.0
