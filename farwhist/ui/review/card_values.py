"""What each card of a hand is worth: the words, and the labels over the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from farwhist.analysis.endings import OpenEnding
from farwhist.bots.judging.verdict import Verdict, Word
from farwhist.engine.cards import Card, Seat
from farwhist.engine.moves import Move, PlayCard, read
from farwhist.ui.review.hint_words import percent
from farwhist.ui.review.verdict_card import colour, draw_mark
from farwhist.ui.style.icons import IconName, draw
from farwhist.ui.table.layout.geometry import Pose, Rect, Thing, UnseenCard
from farwhist.ui.table.layout.hand import LIFT, moved
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.theme import Theme
from farwhist.ui.wording import number_words

translate = QCoreApplication.translate


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


class CardValue(Struct, frozen=True):
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


class Strip(Struct, frozen=True):
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
        points = number_words.signed_decimal(each.value) if verdict.unit == "points" else ""
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


CHANCE: Final = 15.0
POINTS: Final = 11.5
LEAST: Final = 9.0
"""The sizes of both lines, and the least that a line becomes to fit, in pixels at 100 %."""

MARK: Final = 14.0
SIGN: Final = 13.0
CHIP: Final = 20.0
CHIP_AT: Final = 0.3
"""Mark, sign and chip, in pixels at 100 %, and how far below the top of its card a chip lies."""

RADIUS: Final = 8.0

_NOTHING: Final[Mapping[Card, CardValue]] = MappingProxyType({})


class ValuePills(QGraphicsItem):
    """One pill above each card that could be played; a narrow one is wide below the pointer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._values: Mapping[Card, CardValue] = _NOTHING
        self._sure: Mapping[Card, Sure] = {}
        self._strips: Sequence[Strip] = ()
        self._plate = Rect(0, 0, 0, 0)
        self._wide = 0.0
        self._card = 0.0
        self._scale = 1.0
        self._reached: Card | None = None
        self.setZValue(610)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def values(self) -> Mapping[Card, CardValue]:
        """What is told now."""
        return self._values

    @property
    def sure(self) -> Mapping[Card, Sure]:
        """What open cards tell of the cards now."""
        return self._sure

    def show_values(self, values: Mapping[Card, CardValue]) -> None:
        """Show these values from now on; see `fit`."""
        self._values = values
        self.update()

    def show_sure(self, sure: Mapping[Card, Sure]) -> None:
        """Show on the cards what open cards tell of them."""
        self._sure = sure
        self.update()

    def fit(self, layout: Layout, plate: Rect, scale: float) -> None:
        """Stand between the own plate and the cards of this layout, so large."""
        self.prepareGeometryChange()
        self._strips = strips(layout)
        self._plate = plate
        self._wide, self._card = layout.sizes.width, layout.sizes.card
        self._scale = scale
        self.update()

    def reach(self, card: Card | None) -> None:
        """Show what is told of this card in full; the pointer or the keyboard is at it."""
        if card != self._reached:
            self._reached = card
            self.update()

    def places(self) -> dict[Card, QRectF]:
        """Return where the pills are, as wide as the strips of their cards let them be."""
        found = {}
        high = pill_height(self._scale)
        top = self._plate.bottom + BELOW_PLATE
        for strip in self._strips:
            value = self._values.get(strip.card)
            if value is not None:
                wide = min(PILL[0] * self._scale, strip.w - BETWEEN)
                if strip.card == self._reached:
                    wide = max(wide, PILL[0] * self._scale)
                x = strip.x + min(strip.w, max(wide + BETWEEN, strip.w)) / 2 - wide / 2
                x = min(max(x, 0.0), self._wide - wide)
                found[strip.card] = QRectF(x, top, wide, high)
        return found

    def chips(self) -> dict[Card, QRectF]:
        """Return where it stands on cards that something is certain of them."""
        high = CHIP * self._scale
        least = 2 * SIGN * self._scale + 10
        found = {}
        for strip in self._strips:
            if strip.card in self._sure:
                wide = max(min(strip.w - 4, self._worded()), min(least, strip.w))
                top = strip.top + CHIP_AT * self._card
                found[strip.card] = QRectF(strip.x + (strip.w - wide) / 2, top, wide, high)
        return found

    def _word_font(self) -> QFont:
        return _bold(max(round(POINTS * self._scale), 8))

    def _worded(self) -> float:
        """Return how wide a chip with its word is."""
        words = QFontMetricsF(self._word_font()).horizontalAdvance(_certain())
        return 2 * SIGN * self._scale + words + 16

    def boundingRect(self) -> QRectF:
        high = 2 * self._card + pill_height(self._scale)
        return QRectF(0, self._plate.y, self._wide, self._plate.h + high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self.places()
        narrow = {card: box for card, box in places.items() if card != self._reached}
        size, signed = self._common(narrow)
        for card, box in narrow.items():
            self._draw_pill(painter, box, self._values[card], size, signed=signed)
        for card in places.keys() - narrow.keys():
            size, signed = self._common(places, card)
            self._draw_pill(painter, places[card], self._values[card], size, signed=signed)
        chips = self.chips()
        worded = bool(chips) and min(box.width() for box in chips.values()) >= self._worded()
        for card, box in chips.items():
            self._draw_chip(painter, box, self._sure[card], worded=worded)

    def _common(self, places: Mapping[Card, QRectF], only: Card | None = None) -> tuple[int, bool]:
        """Return the size at which all chances, or `only` one, fit; and if with their sign."""
        shown = [(self._values[each], box) for each, box in places.items() if only in (None, each)]
        usual = max(round(CHANCE * self._scale), 8)
        least = max(round(LEAST * min(self._scale, 1.0)), 8)
        for signed, last in ((True, round(0.8 * usual)), (False, least)):
            for size in range(usual, last - 1, -1):
                if all(
                    self._first_line(value, size, signed=signed)[0] <= box.width() - 4
                    for value, box in shown
                ):
                    return size, signed
        return least, False

    def _first_line(self, value: CardValue, size: int, *, signed: bool) -> tuple[float, float, str]:
        """Return how wide the first line is, how wide its mark is, and its text."""
        text = value.text if signed else "".join(filter(str.isdigit, value.text))
        mark = MARK * size / CHANCE if value.word is not None else 0.0
        gap = 2.0 if mark else 0.0
        return mark + gap + QFontMetricsF(_bold(size)).horizontalAdvance(text), mark, text

    def _draw_pill(
        self, painter: QPainter, box: QRectF, value: CardValue, size: int, *, signed: bool
    ) -> None:
        theme, scale = self._theme, self._scale
        ink = theme.control_line
        if value.word is not None:
            ink = colour(value.word, theme, dark=True)
        edge = 2.0 if value.word is not None or theme.strong else 1.0
        painter.setPen(QPen(QColor(ink), edge))
        painter.setBrush(QColor(theme.plate))
        inner = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        radius = RADIUS * min(scale, LARGE)
        painter.drawRoundedRect(inner, radius, radius)
        upper = QRectF(box)
        small = self._small(value.points, box.width() - 6)
        if small is not None:
            upper.setHeight(0.58 * box.height())
            lower = QRectF(box.left(), box.top() + 0.52 * box.height(), box.width(), 0)
            lower.setBottom(box.bottom() - 2)
            painter.setFont(small)
            painter.setPen(QColor(theme.text))
            painter.drawText(lower, int(Qt.AlignmentFlag.AlignCenter), value.points)
        wide, mark, text = self._first_line(value, size, signed=signed)
        left = box.center().x() - wide / 2
        if value.word is not None:
            at = QRectF(left, upper.center().y() - mark / 2, mark, mark)
            draw_mark(painter, value.word, at, theme, dark=True)
            left += mark + 2
        painter.setFont(_bold(size))
        painter.setPen(QColor(ink if value.word is not None else theme.text))
        room = QRectF(left, upper.top(), box.width(), upper.height())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, int(flags), text)

    def _small(self, points: str, room: float) -> QFont | None:
        """Return the font of the second line; None where there is none, or no room for it."""
        if not points or self._scale > LARGE:
            return None
        usual = round(POINTS * self._scale)
        fonts = map(_bold, range(usual, round(0.8 * usual) - 1, -1))
        fits = (each for each in fonts if QFontMetricsF(each).horizontalAdvance(points) <= room)
        return next(fits, None)

    def _draw_chip(self, painter: QPainter, box: QRectF, found: Sure, *, worded: bool) -> None:
        theme, scale = self._theme, self._scale
        painter.setPen(QPen(QColor(theme.text if theme.strong else theme.control_line), 1))
        painter.setBrush(QColor(theme.plate))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        ink = QColor(theme.text)
        side = min(SIGN * scale, (box.width() - 8) / 2)
        words = QFontMetricsF(self._word_font()).horizontalAdvance(_certain()) if worded else 0.0
        gap = 4.0 if worded else 2.0
        left = box.center().x() - (2 * side + words + gap * (2 if worded else 1)) / 2
        top = box.center().y() - side / 2
        draw(painter, "lock", QRectF(left, top, side, side), ink)
        if worded:
            painter.setFont(self._word_font())
            painter.setPen(ink)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            room = QRectF(left + side + gap, box.top(), words + 2, box.height())
            painter.drawText(room, int(flags), _certain())
        sign: IconName = "check" if found == "for" else "cross"
        word: Word = "best" if found == "for" else "blunder"
        tint = QColor(colour(word, theme, dark=True))
        at = left + side + gap + (words + gap if worded else 0.0)
        draw(painter, sign, QRectF(at, top, side, side), tint)


def _bold(size: int) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(True)
    return font


def _certain() -> str:
    return translate("Coach", "certain")
