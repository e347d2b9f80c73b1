"""The table of the score window: hairlines between its rows, portraits above its columns."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontInfo, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from farwhist.ui.avatars.picture import picture
from farwhist.ui.scores.model import FIXED, ScoreModel
from farwhist.ui.scores.tally import Scores, seats_of
from farwhist.ui.style.text import font_of
from farwhist.ui.style.tokens import BASE_TEXT, tokens_of

Index = QModelIndex | QPersistentModelIndex

_TABULAR: Final = QFont.Tag("tnum")
PAD: Final = 10
FACE: Final = 24
"""The size of a portrait in a heading at ordinary text."""
BETWEEN: Final = "  "
"""What stands between tricks and points in a cell of the model."""


class SheetTable(QTableView):
    """Shows the whole sheet of `ScoreModel`; in each cell of a player figure stands below figure.

    A cell such as "6/4  −2 ▲" has three parts, each of which has its own place in the column.
    """

    def __init__(self, model: ScoreModel) -> None:
        super().__init__()
        self.scores: Scores | None = None
        self.widths = 0, 0
        """Of the widest points and of the widest sign behind them, in pixels."""
        self._head = _Head(self)
        self.setHorizontalHeader(self._head)
        self.setModel(model)
        self.setItemDelegate(_Cells(self))
        self.setShowGrid(False)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)

    def unit(self, at_base: float) -> int:
        """Return a measure that grows with the text."""
        return round(at_base * QFontInfo(self.font()).pixelSize() / BASE_TEXT)

    def fit(self, scores: Scores) -> None:
        """Give all columns the width that they need for the cells that the model has now."""
        self.scores = scores
        metrics, model = QFontMetrics(font_of(self.font(), self.unit(BASE_TEXT), 700)), self.model()
        cells = (
            parts_of(str(model.index(row, column).data()))
            for row in range(len(scores.results))
            for column in range(FIXED, FIXED + len(scores.order))
        )
        found = [each[1:] for each in cells if each is not None]
        points, signs = zip(*found, strict=True) if found else ((), ())
        self.widths = (
            max(map(metrics.horizontalAdvance, points), default=0),
            max(map(metrics.horizontalAdvance, signs), default=0),
        )
        self._head.setStretchLastSection(False)
        self.resizeColumnsToContents()

    def player_at(self, column: int) -> int | None:
        """Return the player or side whose column this is."""
        order = () if self.scores is None else self.scores.order
        return order[column - FIXED] if FIXED <= column < FIXED + len(order) else None


def parts_of(text: str) -> tuple[str, str, str] | None:
    """Return tricks with bid, points and sign of a cell; None where it is not made of these."""
    first, between, rest = text.partition(BETWEEN)
    points, _, sign = rest.partition(" ")
    return (first, points, sign) if between else None


class _Cells(QStyledItemDelegate):
    """Draws the cells of a sheet."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.font.setFeature(_TABULAR, 1)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        hint = super().sizeHint(option, index)
        wide, sign = self._table.widths
        if not sign or self._table.player_at(index.column()) is None:
            return hint
        text, gap = str(index.data()), self._table.unit(PAD)
        parts, metrics = parts_of(text), QFontMetrics(option.font)
        own = metrics.horizontalAdvance(f"{text}00" if parts is None else f"{parts[0]}0")
        return QSize(own + (0 if parts is None else wide + gap) + sign + 3 * gap, hint.height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        table, box = self._table, QRect(option.rect)
        t = tokens_of(table.palette())
        if not table.widths[1] or table.player_at(index.column()) is None:
            super().paint(painter, option, index)
        else:
            shown = QStyleOptionViewItem(option)
            self.initStyleOption(shown, index)
            text, shown.text = shown.text, ""
            table.style().drawControl(
                table.style().ControlElement.CE_ItemViewItem, shown, painter, table
            )
            ink = index.data(Qt.ItemDataRole.ForegroundRole)
            painter.setPen(QColor(ink) if isinstance(ink, QColor) else QColor(t.text))
            painter.setFont(shown.font)
            self._write(painter, box, text)
        last = self._table.scores is not None and index.row() == self._table.scores.lines - 1
        painter.setPen(QPen(QColor(t.border if last else t.hairline), 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _write(self, painter: QPainter, box: QRect, text: str) -> None:
        """Write the parts of a cell, or let what has none end where the points end."""
        (wide, sign), gap = self._table.widths, self._table.unit(PAD)
        align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        end = box.right() - gap
        points = QRect(box.left(), box.top(), end - sign - gap // 2 - box.left(), box.height())
        parts = parts_of(text)
        if parts is None:
            painter.drawText(points, align, text)
            return
        painter.drawText(points, align, parts[1])
        painter.drawText(points.adjusted(0, 0, -wide - gap, 0), align, parts[0])
        at = QRect(end - sign, box.top(), sign, box.height())
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, parts[2])


class _Head(QHeaderView):
    """Writes each heading above its figures, that of a player behind the portrait."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        hint, unit = super().sectionSizeFromContents(logicalIndex), self._table.unit
        faces = len(self._faces(logicalIndex))
        wide = unit(FACE) + (faces - 1) * self._step() if faces else 0
        return QSize(hint.width() + wide + unit(10), max(hint.height(), unit(FACE + 12)))

    def _step(self) -> int:
        return round(0.78 * self._table.unit(FACE))

    def _faces(self, column: int) -> list[int]:
        scores, player = self._table.scores, self._table.player_at(column)
        if scores is None or player is None or not scores.avatars:
            return []
        return [scores.avatars[seat] for seat in seats_of(scores, player)]

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        table, t = self._table, tokens_of(self.palette())
        scores, player, unit = table.scores, table.player_at(logicalIndex), table.unit
        own = scores is not None and player == scores.own
        painter.save()
        painter.fillRect(rect, QBrush(QColor(t.pointer if own else t.ground)))
        painter.setPen(QPen(QColor(t.border), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        font = font_of(self.font(), unit(BASE_TEXT), 700 if own else 600)
        painter.setFont(font)
        painter.setPen(QColor(t.secondary if player is None else t.text))
        text = str(self.model().headerData(logicalIndex, self.orientation()) or "")
        room = QRectF(rect).adjusted(unit(8) + 3, 0, -unit(8) - 3, 0)
        model = table.model()
        align = model.index(0, logicalIndex).data(Qt.ItemDataRole.TextAlignmentRole)
        align = align if align is not None else Qt.AlignmentFlag.AlignCenter
        painter.drawText(room, Qt.AlignmentFlag(align), text)
        x = room.right() - QFontMetrics(font).horizontalAdvance(text) - unit(6)
        side, ratio = unit(FACE), self.devicePixelRatioF()
        faces = self._faces(logicalIndex)
        x -= side + (len(faces) - 1) * self._step()
        for number, face in enumerate(faces):
            at = round(x + number * self._step())
            painter.drawPixmap(at, rect.center().y() - side // 2, picture(face, side, ratio))
        painter.restore()
