"""Endings of shedding games in which two are left and every card is known, searched to the end."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from farwhist.bots.shed.shedding_playout import Choose, different, placed, unplaced
from farwhist.engine.cards import Seat
from farwhist.engine.decision import Decision
from farwhist.engine.moves import Move
from farwhist.engine.position import Position
from farwhist.rules import lookup
from farwhist.rules.ruleset import Ruleset

MOST_POSITIONS: Final = 4000
"""So many positions of an ending are looked at, at most; hardly one needs more."""

MOST_CARDS: Final = 40
"""And so many cards may be left in both hands, which bounds how deep a search goes."""

NO_CHANCE: Final = Random(0)
"""Asked for nothing: only gifts that are drawn would be left to chance."""


def safe_move(ruleset: Ruleset, view: Position, decision: Decision, choose: Choose) -> Move | None:
    """Return a move after which the other of the two who are left is last, whatever it does.

    Args:
        ruleset: what is played.
        view: what the seat that decides knows.
        decision: what it decides.
        choose: whose move is looked at first, for either of the two.

    Returns:
        None if there is no such move or none was found in time; also while more than two are
        left, a card can be drawn or given by chance, or where some card lies is not known.
    """
    start = _known(ruleset, view)
    if start is None:
        return None
    try:
        return _Search(ruleset, choose).winner(start, decision)
    except _TooMany:
        return None


def outcomes(
    ruleset: Ruleset, view: Position, seat: Seat, moves: Iterable[Move], choose: Choose
) -> dict[Move, Position] | None:
    """Return for each of the moves how the deal ends if both play on as well as they can.

    Such an end tells who has finished in which order, and who is last. The result is None where
    `safe_move` cannot tell.
    """
    start = _known(ruleset, view)
    if start is None:
        return None
    search, found = _Search(ruleset, choose), dict[Move, Position]()
    (other,) = set(view.active) - {seat}
    try:
        for move in moves:
            first, last = (seat, other) if search.wins(start, seat, move) else (other, seat)
            end = view.copy()
            end.finished, end.active = [*view.finished, (first,)], (last,)
            found[move] = end
    except _TooMany:
        return None
    return found


def _known(ruleset: Ruleset, view: Position) -> Position | None:
    """Return the whole position, if a seat knows it and nothing is left to chance."""
    if len(view.active) != 2 or view.stock or lookup.shedding(ruleset).random_gift:
        return None
    unknown = unplaced(ruleset, view)
    blanks = [hand.count(None) for hand in view.hands]
    if len(unknown) != sum(blanks) or sum(map(bool, blanks)) > 1:
        return None
    whole = placed(view, unknown)
    whole.results, whole.pile = [], whole.pile[-1:]
    return whole if sum(map(len, whole.hands)) <= MOST_CARDS else None


class _TooMany(Exception):
    pass


class _Search:
    def __init__(self, ruleset: Ruleset, choose: Choose) -> None:
        self.phase = lookup.shedding(ruleset)
        self.choose = choose
        self.left = MOST_POSITIONS
        self.found: dict[tuple[object, ...], Move | None] = {}

    def winner(self, position: Position, decision: Decision) -> Move | None:
        """Return a move after which the seat is not the last, if both play as well as they can."""
        key = _key(position)
        if key not in self.found:
            self.left -= 1
            if self.left < 0:
                raise _TooMany
            self.found[key] = None
            for move in different(decision.moves, self.choose(position, decision)):
                if self.wins(position, decision.seat, move):
                    self.found[key] = move
                    break
        return self.found[key]

    def wins(self, position: Position, seat: Seat, move: Move) -> bool:
        """Return whether the seat is not the last after a move of its own."""
        after = position.copy()
        events = self.phase.answer(after, seat, move)
        while True:
            for event in events:
                event.apply(after)
            step = self.phase.step(after, NO_CHANCE)
            if not step:
                return seat not in after.active
            first = step[0]
            if isinstance(first, Decision):
                won = self.winner(after, first) is not None
                return won == (first.seat == seat)
            events = [event for event in step if not isinstance(event, Decision)]


def _key(position: Position) -> tuple[object, ...]:
    """Return all on which the rest of an ending depends, the same for cards that are equal."""
    top = position.pile[-1]
    hands = [
        tuple(sorted((card.rank, card.red) for card in position.hands[seat] if card is not None))
        for seat in position.active
    ]
    return (
        *hands,
        (top.rank, top.red),
        position.open_pile,
        position.colour_binds,
        position.rising,
        position.owner,
        position.passes,
        position.penalty,
        position.givers,
        position.turn,
    )
