"""The player's own hand: its fan, and which card lies under a point. No Qt here."""

from __future__ import annotations

from math import atan, cos, degrees, radians, sin

from msgspec.structs import replace

from farwhist.engine.cards import Card
from farwhist.ui.table.layout.geometry import CARD_RATIO, Pose

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
    lower: float = 0.0,
) -> list[Pose]:
    """Return the poses of a hand at rest, left to right; `edge` is the y of the table's end.

    It lies `lower` than usual, in heights of a card.
    """
    spread = fan(count, room, height, ratio)
    if flat:
        spread = [(dx, 0.0, 0.0) for dx, _, _ in spread]
    width = height * ratio
    reach = max(
        dy + height / 2 * cos(radians(turn)) + width / 2 * sin(radians(abs(turn)))
        for _, dy, turn in spread
    )
    y = min(edge - 0.515 * height, edge + (BLEED - SINK) * height - reach) + lower * height
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
