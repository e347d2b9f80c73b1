"""The list of games, presets and own rules, with a picture and a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from farwhist.rules.draft import Draft
from farwhist.ui.features.preferences.rules import emblems
from farwhist.ui.settings.rules_model import Choice
from farwhist.ui.wording.game_names import players_text
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex

_ABOUT: Final = Qt.ItemDataRole.UserRole
_EMBLEM: Final = Qt.ItemDataRole.UserRole + 1
_GAP: Final = 8
_WRAP: Final = Qt.TextFlag.TextWordWrap


def seats_words(draft: Draft) -> str:
    """Return for how many players a preset is, as far as the table seats them."""
    return players_text(draft.preset)


class _Entry(QStyledItemDelegate):
    """Paints the picture, the name in bold and the sentence below it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        name, option.text = option.text, ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        rect, side = option.rect.adjusted(_GAP, 4, -_GAP, -4), self._side(option)
        picture = QRectF(rect.left(), rect.top() + (rect.height() - side) / 2, side, side)
        painter.save()
        emblems.draw(painter, picture, str(index.data(_EMBLEM)))
        painter.setPen(option.palette.color(role))
        words = rect.adjusted(side + _GAP, 0, 0, 0)
        bold = QFont(option.font)
        bold.setBold(True)
        name_height = self._height(QFontMetrics(bold), name, words.width())
        painter.setFont(bold)
        painter.drawText(words, _WRAP, name)
        painter.setFont(option.font)
        painter.drawText(words.adjusted(0, name_height, 0, 0), _WRAP, str(index.data(_ABOUT)))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        self.initStyleOption(option, index)
        side = self._side(option)
        widget = option.widget
        width = widget.viewport().width() if isinstance(widget, QListWidget) else 300
        width = max(80, width - side - 3 * _GAP)
        bold = QFont(option.font)
        bold.setBold(True)
        height = self._height(QFontMetrics(bold), option.text, width)
        height += self._height(QFontMetrics(option.font), str(index.data(_ABOUT)), width)
        return QSize(side + 100, max(side, height) + 10)

    @staticmethod
    def _height(metrics: QFontMetrics, text: str, width: int) -> int:
        return metrics.boundingRect(QRect(0, 0, width, 10_000), _WRAP, text).height()

    @staticmethod
    def _side(option: QStyleOptionViewItem) -> int:
        return max(40, round(2.6 * option.fontMetrics.lineSpacing()))


class PresetList(QListWidget):
    """Shows what can be chosen; `currentRow` is what is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("presets")
        self.setItemDelegate(_Entry(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setAccessibleName(translate("Rules", "Games and presets"))
        self.choices: list[Choice] = []

    def show_choices(self, choices: Sequence[Choice], chosen: int) -> None:
        """Fill the list anew if it has to be, and choose a row; signals are silent."""
        self.blockSignals(True)
        if self.choices != choices:
            self.choices = list(choices)
            self.clear()
            for choice in choices:
                about = f"{choice.about} {sentence(seats_words(choice.draft))}"
                item = QListWidgetItem(choice.name)
                item.setData(_ABOUT, about)
                item.setData(_EMBLEM, choice.draft.game.emblem)
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, about)
                self.addItem(item)
        self.setCurrentRow(chosen)
        self.blockSignals(False)
        self.viewport().update()
