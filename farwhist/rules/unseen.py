"""The cards that a seat does not see."""

from __future__ import annotations

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset


def out_of_play(view: Position) -> set[Card]:
    """Return the cards that lie open and are in nobody's hand."""
    zones = (view.stock, view.kitty, view.discards)
    return {card for zone in zones for card in zone if card is not None}


def elsewhere(rules: Ruleset, view: Position, seat: Seat) -> list[Card]:
    """Return what may be in another hand, or was not dealt; what lies open in a hand included."""
    away = out_of_play(view)
    away.update(card for card in view.hands[seat] if card is not None)
    away.update(card for trick in view.tricks for card in trick.cards)
    away.update(card for _, card in view.trick)
    return [card for card in rules.pack if card not in away]


def known_hand(rules: Ruleset, view: Position, seat: Seat) -> list[Card]:
    """Return the hand of the other of two players where all other cards have been seen, or none."""
    others = [each for each in range(len(view.hands)) if each != seat]
    left = elsewhere(rules, view, seat)
    return left if len(others) == 1 and len(left) == len(view.hands[others[0]]) else []


def unseen(rules: Ruleset, view: Position, seat: Seat) -> list[Card]:
    """Return the cards that a seat cannot place."""
    known = {card for hand in view.hands for card in hand if card is not None}
    return [card for card in elsewhere(rules, view, seat) if card not in known]
