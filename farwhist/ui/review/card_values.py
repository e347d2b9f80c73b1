"""What stands at the cards of the own hand while a choice is looked at. No painting here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from farwhist.analysis.endings import OpenEnding
from farwhist.bots.judging.verdict import Verdict
from farwhist.bots.judging.words import Word
from farwhist.engine.cards import Card, Seat
from farwhist.engine.moves import Move, PlayCard, read
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.word_marks import colour
from farwhist.ui.table.layout.geometry import Pose, Rect, Thing, UnseenCard
from farwhist.ui.table.layout.hand import LIFT, moved
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words

THINKS: Final = "…"

PILL: Final = (66.0, 36.0)
LINE: Final = 22.0
"""A pill with two lines, and the height of one with one, in pixels at a text of 100 %."""

LARGE: Final = 1.3
"""With texts so many times as large as usual a pill has one line."""

BELOW_PLATE: Final = 6.0
ABOVE_CARDS: Final = 4.0
BETWEEN: Final = 4.0
"""Between a pill and the own plate, the cards, and the next pill, in pixels."""

OWN_PLATE: Final = 0.8
"""How much of its height the own plate keeps."""

KEPT: Final = 0.5
"""So much of a card's height stays on the table, however little room there is."""

Sure = Literal["", "for", "against"]
"""What open cards tell of a card: nothing, that it is certain, or that nothing helps."""


@dataclass(frozen=True, slots=True)
class CardValue:
    """What a card is worth.

    Args:
        text: the chance, or the points where no chance is told.
        points: the points beside a chance.
        word: of the best card or of the one that was played; both have a mark.
    """

    text: str
    points: str = ""
    word: Word | None = None
    best: bool = False


@dataclass(frozen=True, slots=True)
class Strip:
    """The part of a card that is seen: its left end and its width, and where its top is."""

    card: Card
    x: float
    w: float
    top: float


def values(verdict: Verdict, own: Card | None) -> dict[Card, CardValue]:
    """Return what stands above the cards that could be played; `own` is the one that was.

    Of cards that come to the same one is marked: the own one, or else the first.
    """
    found: dict[Card, CardValue] = {}
    if verdict.kind != "card" or verdict.forced:
        return found
    for place, each in enumerate(verdict.choices):
        points = number_words.signed(round(each.value, 1)) if verdict.unit == "points" else ""
        text = number_words.percentage(percent(each.share)) if verdict.share != "none" else ""
        cards = [
            card
            for move in map(read, each.moves)
            if isinstance(move, PlayCard)
            for card in move.cards
        ]
        marked = own if own in cards else cards[0]
        for card in cards:
            word: Word | None = None
            if card == marked and place == verdict.best:
                word = "best"
            elif card == own:
                word = verdict.word
            found[card] = CardValue(text or points, points if text else "", word, word == "best")
    return found


def thinking(moves: Sequence[Move]) -> dict[Card, CardValue]:
    """Return what stands above the cards of these moves while they are judged."""
    cards = [card for each in moves if isinstance(each, PlayCard) for card in each.cards]
    return dict.fromkeys(cards, CardValue(THINKS)) if len(moves) > 1 else {}


def outlines(found: Mapping[Card, CardValue], theme: Theme) -> dict[Card, str]:
    """Return colours for the best card and for the one that was played."""
    ink = {}
    for card, each in found.items():
        if each.word is not None:
            strong = theme.accent if each.best else theme.over
            ink[card] = strong if theme.strong else colour(each.word, theme, dark=True)
    return ink


def sure(ending: OpenEnding | None, moves: Sequence[Move]) -> dict[Card, Sure]:
    """Return what open cards tell of the cards of these moves."""
    if ending is None:
        return {}
    if ending.certain:
        return dict.fromkeys(ending.certain, "for")
    cards = [card for each in moves if isinstance(each, PlayCard) for card in each.cards]
    return dict.fromkeys(cards, "against") if ending.out_of_reach else {}


def scale_of(layout: Layout, text: float) -> float:
    """Return how large values are written, where texts are `text` times as large as usual."""
    return max(layout.sizes.font / 14, text)


def pill_height(scale: float) -> float:
    """Return how high a pill is, at this size of texts."""
    return PILL[1] * scale if scale <= LARGE else LINE * scale


def with_room(layout: Layout, viewer: Seat, scale: float) -> Layout:
    """Return the layout with room for pills of this scale between the own plate and the hand."""
    own = [each for each in layout.poses if isinstance(each, UnseenCard) and each[0] == viewer]
    hand: list[Thing] = [*layout.resting, *own]
    if not hand:
        return layout
    sizes, plate = layout.sizes, layout.plates[viewer]
    plate = Rect(plate.x, plate.y, plate.w, OWN_PLATE * plate.h)
    resting = [*layout.resting.values(), *(layout.poses[each] for each in own)]
    top = min(pose.y - pose.height / 2 for pose in resting)
    lowest = plate.bottom + BELOW_PLATE + pill_height(scale) + ABOVE_CARDS
    down = lowest + LIFT * sizes.card - top
    down = min(max(down, 0.0), max(sizes.height - KEPT * sizes.card - top, 0.0))
    poses = dict(layout.poses)
    for thing in hand:
        poses[thing] = replace(poses[thing], y=poses[thing].y + down)
    return replace(
        layout,
        poses=poses,
        plates={**layout.plates, viewer: plate},
        resting={card: replace(pose, y=pose.y + down) for card, pose in layout.resting.items()},
    )


def strips(layout: Layout) -> list[Strip]:
    """Return what is seen of the cards of the own hand, left to right."""
    poses = [(card, layout.poses[card]) for card in layout.resting]
    starts = [_corner(pose, -0.5) for _, pose in poses]
    ends = [*(x for x, _ in starts[1:]), *(_corner(pose, 0.5)[0] for _, pose in poses[-1:])]
    found = []
    for (card, pose), (x, _), end in zip(poses, starts, ends, strict=True):
        wide = min(max(end - x, 0.0), pose.width)
        found.append(Strip(card, x, wide, moved(pose, pose.height / 2).y))
    return found


def _corner(pose: Pose, side: float) -> tuple[float, float]:
    at = moved(pose, pose.height / 2, side * pose.width)
    return at.x, at.y
