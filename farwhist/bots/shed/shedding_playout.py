"""Deals of shedding games, played out by rules of thumb in hands that a seat cannot rule out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from farwhist.engine.cards import Card, Seat
from farwhist.engine.chance import shuffled
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move, PlayCard
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

Choose = Callable[[Position, Decision], Move]
MOST_MOVES = 400
PLACE = 0.1
"""What a place is worth beside being the first and not being the last, where only these count."""


def unplaced(ruleset: Ruleset, view: Position) -> list[Card]:
    """Return the cards that a seat cannot place: those in no hand that it sees and not laid."""
    seen = [*view.pile, *(card for hand in view.hands for card in hand if card is not None)]
    left = list(ruleset.pack)
    for card in (*seen, *(card for card in view.stock if card is not None)):
        left.remove(card)
    return left


def world(view: Position, loose: list[Card], rng: Random) -> Position:
    """Return a position in which all cards lie somewhere."""
    return placed(view, shuffled(rng, loose))


def placed(view: Position, order: Sequence[Card]) -> Position:
    """Return a position in which these cards lie where a view has blanks, seat by seat."""
    cards = iter(order)
    found = view.copy()
    found.hands = [[next(cards) if card is None else card for card in hand] for hand in view.hands]
    found.stock = [next(cards) if card is None else card for card in view.stock]
    return found


def different(moves: tuple[Move, ...], habit: Move) -> list[Move]:
    """Return the habit, then one move of each count, rank and colour left on top."""
    found: dict[tuple[object, ...], Move] = {}
    for move in (habit, *moves):
        if isinstance(move, PlayCard):
            last = move.cards[-1]
            key: tuple[object, ...] = (last.rank, len(move.cards), last.red)
        else:
            key = (move,)
        found.setdefault(key, move)
    return list(found.values())


def worth(
    ruleset: Ruleset, position: Position, seat: Seat, move: Move, choose: Choose, rng: Random
) -> float:
    """Return the worth of a move to the seat that makes it: that of its place when played out.

    The arguments are those of `played_out`, the result is that of `place_worth`.
    """
    end = played_out(ruleset, position, seat, move, choose, rng)
    return place_worth(end, seat, lookup.places_count(ruleset))


def played_out(
    ruleset: Ruleset, position: Position, seat: Seat, move: Move, choose: Choose, rng: Random
) -> Position:
    """Return the position, changed by playing on until the place of the seat is known.

    Args:
        ruleset: what is played.
        position: where all cards lie somewhere.
        seat: who makes the move.
        move: what it does.
        choose: how all play on.
        rng: for chances of the rules.
    """
    phase = lookup.shedding(ruleset)
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
    return position


def place_worth(position: Position, seat: Seat, every_place: bool) -> float:
    """Return what a seat's place is worth, from 1 for the first alone to -1 for the last.

    Args:
        position: the end of a deal; 0 is returned while the place of the seat is open.
        seat: whose place it is.
        every_place: each player behind counts the same; otherwise sharing the first place is
            worth 1 too, and any place before the last only a little more than 0.
    """
    behind = position.seats
    for group in position.finished:
        first = behind == position.seats
        behind -= len(group)
        if seat in group:
            if every_place:
                return 2 * behind / (position.seats - 1) - 1
            return 1.0 if first else PLACE * (behind + len(group)) / position.seats
    return -1.0 if len(position.active) < 2 else 0.0
