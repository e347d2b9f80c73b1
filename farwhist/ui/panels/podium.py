"""The podium: three blocks of height with those who stand there, and the others at the floor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from farwhist.rules.sides import places
from farwhist.ui.avatars import picture
from farwhist.ui.scores import tally
from farwhist.ui.scores.tally import Scores
from farwhist.ui.style.text import cut_name, font_of
from farwhist.ui.style.tokens import TABLE_HEIGHT
from farwhist.ui.table.theme import BRONZE, GOLD, GOLD_EDGE, SILVER, Theme
from farwhist.ui.wording import number_words
from farwhist.ui.wording.punctuation import joined
from farwhist.ui.wording.story_words import of_exact

translate = QCoreApplication.translate

GAP: Final = 4.0
LID: Final = 12.0
RING: Final = 4.0
PORTRAIT: Final = 120.0
DISC: Final = 32.0
FLOOR: Final = 3.0
DROP: Final = 36.0
"""How far above its place a portrait begins."""

GROWN: Final = 0.6
"""When a block has risen, as a part of its time; then whoever stands there comes."""


class Block(Struct, frozen=True):
    """The measures of a place, in pixels at 1280 x 800, and its colours."""

    wide: float
    high: float
    points: float
    colour: str
    lid: str


BLOCKS: Final = {
    1: Block(196, 214, 52, *GOLD),
    2: Block(168, 156, 40, *SILVER),
    3: Block(168, 130, 40, *BRONZE),
}
HIGHEST: Final = BLOCKS[1].high + PORTRAIT + 2 * RING - 2
BESIDE: Final = 108.0
"""The room that one player needs who stands at the floor."""

LEAST: Final = 0.48
MOST: Final = 1.12
"""The podium is drawn in no smaller and no larger part of its measures."""

Step = tuple[int, list[int]]


def steps(ranking: tuple[tuple[int, ...], ...]) -> list[Step]:
    """Return (place, sides) from the first place on; equals share a step."""
    return [(place, list(tied)) for place, tied in places(ranking)]


def on_podium(ranked: list[Step]) -> list[Step]:
    """Return the steps of places 1 to 3 as they stand: second, first, third."""
    top = [each for each in ranked if each[0] <= 3]
    return [*top[1:2], *top[:1], *top[2:]]


class Podium(QWidget):
    """Draws the blocks, their players, and at the floor whoever came after the third place."""

    def __init__(
        self,
        theme: Theme,
        font_size: int,
        scores: Scores,
        players: Sequence[str],
        avatars: Sequence[int],
    ) -> None:
        super().__init__()
        self._theme, self.font_size, self.scores = theme, font_size, scores
        self._players, self._avatars = players, avatars
        self._counted = 1.0
        self._shortened = False
        self.ratio = 0.0
        """The pixels of portraits for one of the screen; 0 means as many as it has."""
        self.window_height = 0
        """How high the felt is."""
        self._ranked = steps(scores.view.ranking)
        self.blocks = len(on_podium(self._ranked))
        """How many blocks there are; equals share one."""
        self._rising = float(self.blocks)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(joined(self._lines()))

    def rise(self, blocks: float, counted: float) -> None:
        """Show so many blocks risen, the last of them in part, and the points counted so far."""
        self._rising, self._counted = blocks, counted
        self.update()

    def _sharp(self) -> float:
        return self.ratio or self.devicePixelRatioF()

    def rescale(self, size: int) -> None:
        """Write in this size, in pixels."""
        self.font_size = size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self._wide()), round(HIGHEST + FLOOR + 2))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(LEAST * self._wide()), round(LEAST * (HIGHEST + FLOOR)))

    def _wide(self) -> float:
        """Return the width in measures: the blocks, and as much on either side as one needs."""
        below = sum(len(sides) for place, sides in self._ranked if place > 3)
        half = BLOCKS[1].wide / 2 + GAP + BLOCKS[2].wide + 12
        return 2 * (half + BESIDE * ((below + 1) // 2))

    def _scale(self) -> float:
        fits = min(self.height() / (HIGHEST + FLOOR), self.width() / self._wide())
        return min(fits, MOST * max(1.0, self.font_size / 14, self.window_height / TABLE_HEIGHT))

    def _lines(self) -> list[str]:
        text = translate("Podium", "{place}. {who}")
        return [
            text.format(place=place, who=self._line(side))
            for place, sides in self._ranked
            for side in sides
        ]

    def _line(self, side: int) -> str:
        name = self.scores.names[side]
        if not self.scores.kind.points:
            return name
        return f"{name}  {number_words.number(self.scores.totals[side])}"

    def paintEvent(self, event: QPaintEvent) -> None:
        self._shortened = False
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, shown = self._scale(), on_podium(self._ranked)
        floor = self.height() - FLOOR * scale
        middle = self.width() / 2
        first = BLOCKS[1].wide * scale
        edge = middle - first / 2 + self._aside(shown) * scale
        boxes: list[tuple[QRectF, int, list[int]]] = []
        for number, (place, sides) in enumerate(shown):
            block = BLOCKS[place]
            wide = block.wide * scale
            if place == 1:
                x = edge
            elif number == 0:
                x = edge - GAP * scale - wide
            else:
                x = edge + first + GAP * scale
            boxes.append((QRectF(x, floor, wide, block.high * scale), place, sides))
        for box, place, sides in boxes:
            self._block(painter, box, place, sides, scale)
        for box, place, sides in boxes:
            self._on_block(painter, box, place, sides, scale)
        self._floor(painter, floor, scale)
        self._others(painter, floor, scale)
        tip = "\n".join(self._lines()) if self._shortened else ""
        if tip != self.toolTip():
            self.setToolTip(tip)

    def _aside(self, shown: list[Step]) -> float:
        """Return how far right of the middle the first block stands: alone with one, it gives way.

        Who stands at the floor is placed around the middle, and needs the first block there.
        """
        beside = shown[0][0]
        if len(shown) != 2 or any(place > 3 for place, _ in self._ranked):
            return 0.0
        return (BLOCKS[beside].wide + GAP) / 2

    def _floor(self, painter: QPainter, floor: float, scale: float) -> None:
        line = QColor(self._theme.accent)
        line.setAlphaF(0.5)
        painter.setPen(QPen(line, FLOOR * scale))
        half = min(390 * scale, self.width() / 2 - 4)
        at = floor + FLOOR * scale / 2
        painter.drawLine(QPointF(self.width() / 2 - half, at), QPointF(self.width() / 2 + half, at))

    def _risen(self, place: int) -> float:
        """Return how far the block of a place has risen: the third comes first."""
        order = sorted((each for each, _ in on_podium(self._ranked)), reverse=True)
        return min(max(self._rising - order.index(place), 0.0), 1.0)

    def _block(
        self, painter: QPainter, box: QRectF, place: int, sides: list[int], scale: float
    ) -> None:
        block, risen = BLOCKS[place], self._risen(place)
        if not risen:
            return
        grown = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(risen / GROWN, 1.0))
        high = box.height() * grown
        top = box.top() - high
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(block.colour))
        painter.drawRect(QRectF(box.left(), top, box.width(), high))
        lid = QRectF(box.left() - 6 * scale, top, box.width() + 12 * scale, LID * scale)
        painter.setBrush(QColor(block.lid))
        painter.drawRoundedRect(lid, 5 * scale, 5 * scale)
        body = QRectF(box.left(), top + LID * scale, box.width(), high - LID * scale)
        if grown >= 1.0:
            self._texts(painter, body, place, sides, scale)

    def _on_block(
        self, painter: QPainter, box: QRectF, place: int, sides: list[int], scale: float
    ) -> None:
        landed = min(max((self._risen(place) - GROWN) / (1 - GROWN), 0.0), 1.0)
        if landed:
            top = box.top() - box.height() + (landed - 1) * DROP
            lid = QRectF(box.left() - 6 * scale, top, box.width() + 12 * scale, LID * scale)
            painter.setOpacity(landed)
            self._people(painter, lid, place, sides, scale)
            painter.setOpacity(1.0)

    def _people(
        self, painter: QPainter, lid: QRectF, place: int, sides: list[int], scale: float
    ) -> None:
        """Let everybody of these sides stand on the lid, as large as there is room."""
        seats = [seat for side in sides for seat in self._members(side)]
        side = PORTRAIT * scale
        room = lid.width() + 8 * scale
        if len(seats) > 1:
            side = min(side, room / (1 + 0.8 * (len(seats) - 1)))
        step = min(side + 4, (room - side) / max(len(seats) - 1, 1))
        x = lid.center().x() - (side + step * (len(seats) - 1)) / 2
        top = lid.top() - side - (RING - 2) * scale
        for number, seat in enumerate(seats):
            spot = QRectF(x + number * step, top, side, side)
            self._portrait(painter, spot, seat, BLOCKS[place].colour, RING * scale)
        disc = DISC * scale
        last = QRectF(x + step * (len(seats) - 1), top, side, side)
        at = QRectF(last.right() - 0.75 * disc, last.bottom() - disc, disc, disc)
        painter.setPen(QPen(QColor(self._theme.ink), 2.5 * scale))
        painter.setBrush(QColor(BLOCKS[place].colour))
        painter.drawEllipse(at)
        self._write(painter, at, str(place), 16 * scale, 800, self._theme.ink)

    def _portrait(
        self, painter: QPainter, box: QRectF, seat: int, colour: str, ring: float
    ) -> None:
        whole = round(box.width())
        spot = QPointF(round(box.x()), round(box.y()))
        painter.drawPixmap(spot, picture(self._avatars[seat], whole, self._sharp()))
        painter.setPen(QPen(QColor(colour), ring))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = ring / 2
        painter.drawEllipse(QRectF(spot.x(), spot.y(), whole, whole).adjusted(
            -half, -half, half, half))  # fmt: skip

    def _members(self, side: int) -> Sequence[int]:
        view = self.scores.view
        return tally.members_of(view, range(view.seats), side)

    def _texts(
        self, painter: QPainter, body: QRectF, place: int, sides: list[int], scale: float
    ) -> None:
        """Write names, points and exact deals on a block, as far as there is room."""
        kind = self.scores.kind
        large = min(max(self.font_size / 14, scale), 1.5 * scale)
        inside = body.adjusted(6 * scale, 0, -6 * scale, 0)
        lines: list[tuple[str, float, int]] = []
        seats = [seat for side in sides for seat in self._members(side)]
        lines += [(self._players[seat], max(17 * large, 11), 700) for seat in seats]
        if kind.points:
            total = self.scores.totals[sides[0]]
            shown = total if self._counted >= 1.0 else round(total * self._counted)
            lines.append((number_words.number(shown), BLOCKS[place].points * scale, 800))
        if kind.exact and len(sides) == 1:
            made = tally.exact(self.scores.results, sides[0])
            lines.append((of_exact(sum(made), len(made)), max(13 * large, 11), 400))
        y = body.top() + (10 if place > 1 else 22) * scale
        for text, size, weight in lines:
            high = 1.24 * size
            wide = self._width(text, size, weight)
            if y + high > body.bottom() + 1 or (weight == 400 and wide > inside.width()):
                if weight == 700:
                    self._shortened = True
                continue
            spot = QRectF(inside.left(), y, inside.width(), high)
            self._write(painter, spot, text, size, weight, self._theme.ink)
            y += high

    def _others(self, painter: QPainter, floor: float, scale: float) -> None:
        """Let those after the third place stand at the floor, by turns right and left."""
        below = [(place, s) for place, sides in self._ranked if place > 3 for s in sides]
        if not below or not self._rising:
            return
        side = (72 if len(below) == 1 else 56) * scale
        inner = (BLOCKS[1].wide / 2 + GAP + BLOCKS[2].wide + 12) * scale
        size = max(14 * min(max(self.font_size / 14, scale), 1.3 * scale), 11.0)
        for number, (place, each) in enumerate(below):
            away = inner + (number // 2 + 0.5) * BESIDE * scale
            x = self.width() / 2 + (away if number % 2 == 0 else -away)
            text = QRectF(x - BESIDE * scale / 2, floor - 1.5 * size, BESIDE * scale, 1.5 * size)
            top = text.top() - side - 3
            spot = QRectF(x - side / 2, top, side, side)
            self._portrait(painter, spot, self._members(each)[0], GOLD_EDGE, 1)
            points = number_words.number(self.scores.totals[each])
            tail = f" {points}" if self.scores.kind.points else ""
            self._write(
                painter, text, f"{place} {self.scores.names[each]}", size, 700,
                self._theme.text, tail,
            )  # fmt: skip

    def _write(  # noqa: PLR0917
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        size: float,
        weight: int,
        colour: str,
        tail: str = "",
    ) -> None:
        """Write a name in the middle of a box; `tail` stays whole where it is too long."""
        painter.setFont(self._font_of(size, weight))
        metrics = QFontMetricsF(painter.font())
        room = box.width() - metrics.horizontalAdvance(tail)
        short = cut_name(text, metrics, room)
        self._shortened = self._shortened or short != text
        painter.setPen(QColor(colour))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, short + tail)

    def _width(self, text: str, size: float, weight: int) -> float:
        return QFontMetricsF(self._font_of(size, weight)).horizontalAdvance(text)

    def _font_of(self, size: float, weight: int) -> QFont:
        return font_of(self.font(), size, weight)
