"""The bubbles of the first steps: where they stand, what they say, and how they look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from math import inf
from typing import Final, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.engine.cards import Seat
from farwhist.engine.position import Position
from farwhist.rules.ranking import Ranking
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.panels.panel import on_click
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.layouts import add_layout
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.theme import Theme, panel_palette, panel_style
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.card_names import card_sign, suit_name


class Side(Enum):
    """On which side of its anchor a bubble stands."""

    RIGHT = "right"
    LEFT = "left"
    BELOW = "below"
    ABOVE = "above"


TIP: Final = 12.0
"""How far the tip of a bubble reaches; its body is so much smaller on all sides."""

_SLIDES: Final = tuple(n / 8 for n in range(9))
_EDGE: Final = 4.0
"""Least distance to the edge of the room."""


class Place(Struct, frozen=True):
    """Where a bubble stands. `cost` is larger the more it covers of what should be free.

    Without a `side` it stands away from its anchor.
    """

    rect: Rect
    side: Side | None
    cost: float


_FLOATING: Final = tuple(n / 12 for n in range(13))
_ANYTHING: Final = 4000.0
"""What it costs to cover however little of what is to be kept free: more than smaller letters."""
_ALOOF: Final = 5000.0
"""What it costs to stand away from the anchor: as much as a hundred pixels of what must be free."""


def place(
    wide: float,
    high: float,
    anchor: Rect,
    room: Rect,
    *,
    keep_free: Sequence[Rect],
    rather_free: Sequence[Rect] = (),
) -> Place:
    """Return the best place within `room` for a bubble that touches a side of `anchor`.

    `keep_free` weighs much more than `rather_free`, and both more than a central place. Where
    every place at the anchor covers something the bubble may stand anywhere.
    """

    weighed = [(50, each) for each in keep_free] + [(1, each) for each in rather_free]

    def cost(rect: Rect, first: float, most: float) -> float:
        """Return `first` and what this place covers, as far as that does not exceed `most`."""
        left, top, right, bottom = rect.x + TIP, rect.y + TIP, rect.right - TIP, rect.bottom - TIP
        found = first
        for weight, each in weighed:
            if left < each.right and each.x < right and top < each.bottom and each.y < bottom:
                across = min(right, each.right) - max(left, each.x)
                found += _ANYTHING if weight > 1 else 0.0
                found += weight * across * (min(bottom, each.bottom) - max(top, each.y))
                if found > most:
                    break
        return found

    best: Place | None = None
    for side in Side:
        for slide in _SLIDES:
            rect = _beside(wide, high, anchor, room, side, slide)
            most = inf if best is None else best.cost
            if rect is not None and (spent := cost(rect, abs(slide - 0.5), most)) < most:
                best = Place(rect, side, spent)
    if best is None or best.cost > _ALOOF:
        over = [(each.x, each.right) for each in keep_free]
        down = [(each.y, each.bottom) for each in keep_free]
        rows = _stops(room.y, room.bottom, high, down)
        for x in _stops(room.x, room.right, wide, over):
            for y in rows:
                rect = Rect(x, y, wide, high)
                away = _ALOOF + abs(rect.cx - anchor.cx) + abs(rect.cy - anchor.cy)
                most = inf if best is None else best.cost
                if (spent := cost(rect, away, most)) < most:
                    best = Place(rect, None, spent)
    assert best is not None
    return best


def _stops(
    start: float, end: float, length: float, taken: Iterable[tuple[float, float]]
) -> list[float]:
    """Return where something so long may begin: all along, and close to what is taken."""
    first, last = start + _EDGE, end - length - _EDGE
    if last <= first:
        return [first]
    stops = {first + part * (last - first) for part in _FLOATING}
    for before, after in taken:
        stops |= {before - length + TIP - 1, after - TIP + 1}
    return sorted(stop for stop in stops if first <= stop <= last)


def _beside(  # noqa: PLR0917
    wide: float, high: float, anchor: Rect, room: Rect, side: Side, slide: float
) -> Rect | None:
    """Return the rectangle on this side, slid along it from 0 to 1; None where none fits."""
    if side in (Side.RIGHT, Side.LEFT):
        x = anchor.right if side is Side.RIGHT else anchor.x - wide
        y = anchor.y - high + slide * (anchor.h + high)
        y = min(max(y, room.y + _EDGE), room.bottom - high - _EDGE)
    else:
        y = anchor.bottom if side is Side.BELOW else anchor.y - high
        x = anchor.x - wide + slide * (anchor.w + wide)
        x = min(max(x, room.x + _EDGE), room.right - wide - _EDGE)
    inside = room.x <= x and x + wide <= room.right and room.y <= y and y + high <= room.bottom
    return Rect(x, y, wide, high) if inside else None


translate = QCoreApplication.translate

_TRUMP: Final = (
    QT_TRANSLATE_NOOP(
        "First steps",
        "You take the trick: your {card} is a trump, and trumps beat all other suits.",
    ),
    QT_TRANSLATE_NOOP(
        "First steps",
        "{name} takes the trick: {card} is a trump, and trumps beat all other suits.",
    ),
)
_HIGHEST_TRUMP: Final = (
    QT_TRANSLATE_NOOP("First steps", "You take the trick: your {card} is the highest trump."),
    QT_TRANSLATE_NOOP("First steps", "{name} takes the trick: {card} is the highest trump."),
)
_HIGHEST: Final = (
    QT_TRANSLATE_NOOP(
        "First steps",
        "You take the trick: your {card} is the highest card of the suit that was led.",
    ),
    QT_TRANSLATE_NOOP(
        "First steps",
        "{name} takes the trick: {card} is the highest card of the suit that was led.",
    ),
)


def bid(view: Position) -> str:
    """Return what a bid is, said of the cards that the player holds."""
    if view.size == 1 and view.trump is not None:
        return translate(
            "First steps",
            "One card each, and trump is {suit}. Will your card take the trick? "
            "Choose 0 or 1, then press Ready.",
        ).format(suit=suit_name(view.trump))
    return translate(
        "First steps",
        "Look at your cards: how many tricks will they take? Choose a number, then press Ready. "
        "Only the exact number counts.",
    )


def seats(*, secret: bool) -> str:
    """Return what a plate shows; `secret`: all have bid at the same time."""
    if secret:
        return translate(
            "First steps",
            "Bids are secret until everybody is ready. Now each plate shows tricks taken / bid: "
            "✓ is exact, ▲ has too many.",
        )
    return translate(
        "First steps", "Each plate shows tricks taken / bid: ✓ is exact, ▲ has too many."
    )


def trick(view: Position, viewer: Seat, names: Sequence[str], ranking: Ranking) -> str:
    """Return who takes the complete trick, and why."""
    winner = ranking.winner(view.trick, view.trump, view.low, view.turn_up)
    card, yours = dict(view.trick)[winner], winner == viewer
    suit = ranking.values(view.trump, view.low).suit
    trumps = sum(suit[each] is view.trump for _, each in view.trick)
    if view.trump is not None and suit[card] is view.trump:
        yours_text, text = _HIGHEST_TRUMP if trumps > 1 else _TRUMP
    elif suit[card] is not None:
        yours_text, text = _HIGHEST
    else:
        return outcomes.trick_taken(names[winner], card, yours=yours)
    words = translate("First steps", yours_text if yours else text)
    return words.format(name=names[winner], card=card_sign(card))


def score(view: Position, viewer: Seat, *, low: bool) -> str:
    """Return what the deal brought, and what the points are for."""
    outcome = outcomes.bid_outcome(view.results[-1], viewer)
    if low:
        aim = translate(
            "First steps", "The score sheet adds up all deals; the lowest total wins the match."
        )
    else:
        aim = translate(
            "First steps", "The score sheet adds up all deals; the highest total wins the match."
        )
    return f"{outcome} {aim}"


_SIDE, _ABOVE = round(TIP) + 14, round(TIP) + 10
"""The margins."""

_SMALLER = 3000.0
"""What a pixel less in the size of the letters costs, as `Place` counts."""

_LEAST = 12
"""No smaller than so many pixels are its letters, unless all of the table has smaller ones."""

_CLEAR = 50.0
"""A place that costs no more covers nothing."""


class _Shape(NamedTuple):
    """One of the shapes that a bubble can take on, at its best place."""

    cost: float
    size: int
    direction: QBoxLayout.Direction
    place: Place


class Bubble(QWidget):
    """Text, how many of how many it is, and two ways to be rid of it; it never takes the focus.

    `dismissed` is emitted when it has been read, `skipped` when no more are wanted.
    """

    dismissed = Signal()
    skipped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bubble")
        set_help_anchor(self, "five_minutes")
        self.setProperty("panel", True)
        self.setPalette(panel_palette(theme))
        self._theme = theme
        self._place: Place | None = None
        self._tip: QPointF | None = None
        self._size = self._written = 0
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.count = QLabel()
        self.count.setProperty("quiet", True)
        self.skip = QPushButton(translate("First steps", "Skip tips"))
        self.skip.setObjectName("skip steps")
        self.got_it = QPushButton(translate("First steps", "Got it"))
        self.got_it.setObjectName("got it")
        self.got_it.setProperty("action", True)
        for button in (self.skip, self.got_it):
            button.setAutoDefault(False)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        on_click(self.got_it, self.dismissed.emit)
        on_click(self.skip, self.skipped.emit)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, _ABOVE, _SIDE, _ABOVE)
        column.setSpacing(8)
        column.addWidget(self.text)
        row = self._row = QHBoxLayout()
        row.addWidget(self.count)
        row.addStretch(1)
        buttons = self._buttons = QHBoxLayout()
        buttons.addWidget(self.skip)
        buttons.addWidget(self.got_it)
        add_layout(row, buttons)
        add_layout(column, row)
        self.hide()

    def say(self, text: str, number: int, of: int, size: int) -> None:
        """Write `text` in letters of `size` pixels; this is bubble `number` of so many."""
        self._size = size
        self._write_in(size)
        self.text.setText(text)
        words = translate("First steps", "{number} of {count}")
        self.count.setText(words.format(number=number, count=of))
        self.skip.setVisible(number < of)
        self.setAccessibleName(text)

    def stand(self, choose: Callable[[float, float], Place], anchor: Rect) -> None:
        """Stand where `choose` finds room for a width and height, pointing at `anchor`."""
        self._place = self._best(choose)
        rect = self._place.rect
        x = min(max(anchor.cx, rect.x + 26), rect.right - 26) - rect.x
        y = min(max(anchor.cy, rect.y + 26), rect.bottom - 26) - rect.y
        tips = {
            Side.RIGHT: QPointF(0, y),
            Side.LEFT: QPointF(rect.w, y),
            Side.BELOW: QPointF(x, 0),
            Side.ABOVE: QPointF(x, rect.h),
        }
        self._tip = None if self._place.side is None else tips[self._place.side]
        self.setGeometry(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
        self.show()
        self.raise_()

    def _best(self, choose: Callable[[float, float], Place]) -> Place:
        """Take on the shape that covers least, in letters as large as they can be for that."""
        best: _Shape | None = None
        down, along = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        for size in range(self._size, min(_LEAST, self._size) - 1, -1):
            smaller = _SMALLER * (self._size - size)
            if best is not None and best.cost <= _CLEAR + smaller:
                break
            self._write_in(size)
            for direction in (along, down):
                self._buttons.setDirection(direction)
                place = min(self._tried(choose, size), key=lambda each: each.cost)
                if best is None or place.cost + smaller < best.cost:
                    best = _Shape(place.cost + smaller, size, direction, place)
        assert best is not None
        self._write_in(best.size)
        self._buttons.setDirection(best.direction)
        self._settle()
        return best.place

    def _tried(self, choose: Callable[[float, float], Place], size: int) -> Iterator[Place]:
        self._settle()
        least = self._column.totalMinimumSize().width()
        for letters in (18, 22, 26, 34, 46, 60):
            wide = max(least, round(letters * size * 0.62) + 2 * _SIDE)
            yield choose(float(wide), float(self._column.totalHeightForWidth(wide)))

    def _settle(self) -> None:
        """Let the layouts know what style and direction make of the buttons now."""
        for widget in (self, self.text, self.count, self.skip, self.got_it):
            widget.ensurePolished()
        for layout in (self._buttons, self._row, self._column):
            layout.invalidate()

    def _write_in(self, size: int) -> None:
        if size != self._written:
            self._written = size
            self.setStyleSheet(panel_style(self._theme, size))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._place is None:
            return
        inner = QRectF(self.rect()).adjusted(TIP, TIP, -TIP, -TIP)
        shape = QPainterPath()
        shape.addRoundedRect(inner, 10, 10)
        if self._tip is not None:
            shape = shape.united(self._arrow(inner, self._tip, self._place.side))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.accent), 3))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawPath(shape)

    @staticmethod
    def _arrow(inner: QRectF, tip: QPointF, side: Side | None) -> QPainterPath:
        """Return what reaches from the body of the bubble to its anchor."""
        if side in (Side.RIGHT, Side.LEFT):
            x = inner.left() + 2 if side is Side.RIGHT else inner.right() - 2
            feet = [QPointF(x, tip.y() - 10), QPointF(x, tip.y() + 10)]
        else:
            y = inner.top() + 2 if side is Side.BELOW else inner.bottom() - 2
            feet = [QPointF(tip.x() - 10, y), QPointF(tip.x() + 10, y)]
        arrow = QPainterPath()
        arrow.addPolygon(QPolygonF([feet[0], tip, feet[1]]))
        arrow.closeSubpath()
        return arrow
