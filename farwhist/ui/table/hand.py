"""The player's own hand: its order, its fan, and which card lies under a point. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, permutations
from math import atan, cos, degrees, radians, sin

from farwhist.engine.cards import Card, Rank, Suit
from farwhist.ui.table.geometry import CARD_RATIO, Pose

_USUAL = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

LIFT = 0.10
"""How far the card under the pointer rises, in card heights."""

ASIDE = 0.08
"""How far the cards right of a raised one make room for it, in card widths."""

CHOSEN = 0.13
"""How far a card rises that is to be played at the next click, in card heights."""

LEAN = 1.5
"""How far the card under the pointer leans towards it at most, in degrees."""

SINK = 0.04
"""How much lower a card lies that may not be played, in card heights."""

BLEED = 0.12
"""How much of a card's height may disappear below the edge of the table."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player likes to hold cards: `flat` in a row, `low` cards left, `trump_left` of all."""

    flat: bool = False
    low: bool = False
    trump_left: bool = True


USUAL = Manner()


def suit_order(suits: Iterable[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    """Return these suits from left to right: trump first, red and black in turn where possible."""
    held = [suit for suit in _USUAL if suit in set(suits)]

    def clumsiness(order: tuple[Suit, ...]) -> tuple[bool, int]:
        same = sum(one.red == other.red for one, other in pairwise(order))
        return trump in order and order[0] is not trump, same

    return min(permutations(held), key=clumsiness)


def arranged(
    hand: Sequence[Card], dealt: Iterable[Card], trump: Suit | None, manner: Manner = USUAL
) -> list[Card]:
    """Return `hand` as it is held: by suit, high cards left, jokers and wizards before everything.

    Jesters come after everything. With the low cards left it is the other way round.

    The order of the suits comes from what was `dealt`, so that it does not change when a suit
    runs out during the deal.
    """
    suits = {card.suit for card in (*dealt, *hand) if card.suit is not None}
    first = trump if manner.trump_left else None
    place = {suit: number for number, suit in enumerate(suit_order(suits, first))}
    rise = 1 if manner.low else -1

    def key(card: Card) -> tuple[int, int, int]:
        if card.suit is not None:
            return (place[card.suit], rise * card.rank, card.copy)
        end = -rise if card.rank is Rank.JESTER else rise
        return (end * len(Suit), rise * card.rank, card.copy)

    return sorted(hand, key=key)


def by_rank(hand: Sequence[Card], manner: Manner = USUAL) -> list[Card]:
    """Return `hand` with equal ranks together, high cards left."""
    rise = 1 if manner.low else -1
    return sorted(hand, key=lambda card: (rise * card.rank, card.red, card.suit or 0, card.copy))


def fan(
    count: int, room: float, height: float, ratio: float = CARD_RATIO
) -> list[tuple[float, float, float]]:
    """Return dx, dy and degrees of each card of a fan no wider than `room`, around (0, 0).

    The middle card lies at dy 0 and the outer ones lower, by at most 12 % of the height.
    """
    width = height * ratio
    if count == 1:
        return [(0.0, 0.0, 0.0)]
    span = min(0.62 * width * (count - 1), max(room - width, 1.0))
    half = min(12.0, 1.1 * (count - 1), degrees(2 * atan(0.12 * height / (span / 2))))
    radius = span / 2 / sin(radians(half))
    turns = [half * (2 * number / (count - 1) - 1) for number in range(count)]
    return [(radius * sin(radians(t)), radius * (1 - cos(radians(t))), t) for t in turns]


def hand_poses(
    count: int,
    centre: float,
    edge: float,
    room: float,
    height: float,
    *,
    ratio: float = CARD_RATIO,
    flat: bool = False,
) -> list[Pose]:
    """Return the poses of a hand at rest, left to right; `edge` is the y of the table's end."""
    spread = fan(count, room, height, ratio)
    if flat:
        spread = [(dx, 0.0, 0.0) for dx, _, _ in spread]
    width = height * ratio
    reach = max(
        dy + height / 2 * cos(radians(turn)) + width / 2 * sin(radians(abs(turn)))
        for _, dy, turn in spread
    )
    y = min(edge - 0.515 * height, edge + (BLEED - SINK) * height - reach)
    return [
        Pose(centre + dx, y + dy, height, turn, 100 + number, ratio=ratio)
        for number, (dx, dy, turn) in enumerate(spread)
    ]


def moved(pose: Pose, up: float, right: float = 0.0) -> Pose:
    """Return `pose` moved along the card's own axes, in pixels."""
    turn = radians(pose.angle)
    x = pose.x + up * sin(turn) + right * cos(turn)
    y = pose.y - up * cos(turn) + right * sin(turn)
    return replace(pose, x=x, y=y)


def card_at(resting: dict[Card, Pose], x: float, y: float) -> Card | None:
    """Return the card whose visible strip lies at this point, from the hand's poses at rest.

    A lifted card counts where it rests, so the pointer never flickers between two cards.
    """
    for card, pose in sorted(resting.items(), key=lambda each: -each[1].z):
        if pose.holds(x, y):
            return card
    return None
