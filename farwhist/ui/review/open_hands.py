"""Where the hands of the others lie when all are open: below their plates. No Qt here."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import Final

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Position
from farwhist.ui.table.layout.geometry import Pose, Rect, Thing
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.layout.measures import GAP, MARGIN, Measures
from farwhist.ui.viewmodels import hand_order
from farwhist.ui.viewmodels.deals import shown_trump

HEIGHT: Final = 0.58
"""The height of an open card, in heights of a card of the own hand."""

MANY_HEIGHT: Final = 46.0
"""The most of it with more than five seats, in pixels."""

WIDEST_STEP: Final = 0.64
"""The most that a card lies to the right of the one before, in widths."""

LEAST_STEP: Final = 13.0
"""With less of the card before to be seen, in pixels, a hand lies in two rows."""

ROW_STEP: Final = 0.42
"""How far the second row lies below the first, in heights."""


def open_hands(layout: Layout, view: Position, viewer: Seat) -> Layout:
    """Return the layout with the known cards of all other seats laid open below their plates."""
    poses = dict(layout.poses)
    lying = shown_trump(view)
    for seat, plate in layout.plates.items():
        hand = [card for card in view.hands[seat] if card is not None] if view.hands else []
        held = [card for card in hand if card is not lying]
        if seat != viewer and held:
            poses |= _laid_open(_sorted(view, seat, held), plate, layout.sizes)
    return replace(layout, poses=poses)


def _sorted(view: Position, seat: Seat, held: list[Card]) -> list[Card]:
    if view.pile:
        return hand_order.by_rank(held)
    dealt = [card for card in view.dealt[seat] if card is not None]
    return hand_order.arranged(held, dealt, view.trump)


def _laid_open(cards: list[Card], plate: Rect, sizes: Measures) -> dict[Thing, Pose]:
    high = HEIGHT * sizes.card
    if sizes.seats > 5:
        high = min(high, MANY_HEIGHT)
    wide = high * sizes.ratio
    rows = [cards]
    if len(cards) > 1 and (plate.w - wide) / (len(cards) - 1) < LEAST_STEP:
        rows = _two_rows(cards)
    found: dict[Thing, Pose] = {}
    top = plate.bottom + GAP + high / 2
    for row, part in enumerate(rows):
        step = 0.0
        if len(part) > 1:
            step = min(WIDEST_STEP * wide, (plate.w - wide) / (len(part) - 1))
        middle = min(max(plate.cx, MARGIN + wide / 2), sizes.width - MARGIN - wide / 2)
        x = middle - step * (len(part) - 1) / 2
        y = top + row * ROW_STEP * high
        for number, card in enumerate(part):
            layer = 10.0 + 30 * row + number
            found[card] = Pose(x + step * number, y, high, z=layer, ratio=sizes.ratio)
    return found


def _two_rows(cards: list[Card]) -> list[list[Card]]:
    """Split a hand between two suits where the rows are most alike; else in the middle."""
    ends, count = [], 0
    for _, suit in groupby(cards, lambda card: card.suit):
        count += len(list(suit))
        ends.append(count)
    half = len(cards) / 2
    at = min(ends[:-1], key=lambda end: abs(end - half), default=round(half))
    if max(at, len(cards) - at) > 0.75 * len(cards):
        at = round(half)
    return [cards[:at], cards[at:]]
