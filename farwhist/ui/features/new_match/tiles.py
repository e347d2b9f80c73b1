"""The games as a row of pictures, of which one is chosen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from farwhist.rules.options import RulesError
from farwhist.ui.features.new_match import pictures
from farwhist.ui.features.new_match.look import PageLook, frame, ringed, rounded
from farwhist.ui.features.new_match.selection import Family
from farwhist.ui.style.icons import icon
from farwhist.ui.style.tokens import PLATE_RADIUS
from farwhist.ui.wording.game_names import players_text, seats_range
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

EDGE: Final = 6
"""How far the ring of the chosen tile reaches beyond it."""


class GameTile(QPushButton):
    """A game with its picture, its name and for how many it is."""

    def __init__(self, family: Family, look: PageLook) -> None:
        super().__init__()
        self.family = family
        self._look = look
        self._picture: tuple[object, QPixmap] | None = None
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.tell()

    def tell(self) -> None:
        """Say what the tile is to whoever does not see it."""
        family = self.family
        self.setToolTip(family.name)
        self.setAccessibleName(joined((family.name, self._below())))
        self.setAccessibleDescription(family.choice.about)

    def _below(self) -> str:
        if self.family.own:
            return translate("New match", "own rules")
        return players_text(self.family.choices[0].draft.preset)

    def _short_below(self) -> str:
        """Return the same as "2–7 players", as a tile is narrow."""
        if self.family.own:
            return self._below()
        least, most = seats_range(self.family.choices[0].draft.preset)
        most_players = Counts.players(most)
        return most_players if least == most else f"{least}–{most_players}"

    def _sizes(self) -> list[int]:
        try:
            rules = self.family.choice.draft.ruleset()
        except RulesError:
            return []
        return [deal.size for deal in rules.plan.deals]

    def paintEvent(self, event: QPaintEvent) -> None:
        look, painter = self._look, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, edge = look.theme, look.px(EDGE)
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = look.px(PLATE_RADIUS)
        lower = self._label_height()
        view = QRectF(box.x(), box.y(), box.width(), box.height() - lower)
        painter.setClipPath(rounded(box, radius))
        painter.fillRect(box, QColor(theme.panel))
        painter.drawPixmap(view.topLeft(), self._drawn(view.size().toSize()))
        painter.setClipping(False)
        self._write(painter, QRectF(box.x(), view.bottom(), box.width(), lower))
        if theme.strong:
            frame(painter, box, radius, theme.text, 1)
        outer = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.isChecked():
            frame(painter, outer, radius + edge - 1, theme.accent, look.px(3))
            if ringed(self):
                frame(painter, box, radius, theme.ink, look.px(3))
                frame(painter, box.adjusted(3, 3, -3, -3), radius - 3, theme.text, look.px(2))
        elif self.underMouse():
            frame(painter, outer, radius + edge - 1, theme.felt_text, look.px(2))
        painter.end()

    def _label_height(self) -> int:
        line = QFontMetrics(self._look.font(13)).height()
        return 2 * line + self._look.px(10) + (0 if self._look.compact else line)

    def _drawn(self, size: QSize) -> QPixmap:
        """Return the picture, drawn once for its size."""
        look, ratio = self._look, self.devicePixelRatioF()
        chosen = self.isChecked()
        key = (size.width(), size.height(), ratio, chosen, look.theme.strong, look.theme.felt_edge)
        if self._picture is None or self._picture[0] != key:
            found = QPixmap(size * ratio)
            found.setDevicePixelRatio(ratio)
            found.fill(QColor(look.theme.action) if chosen else look.ground)
            painter = QPainter(found)
            box = QRectF(0, 0, size.width(), size.height())
            family = self.family
            pictures.paint(painter, box, look, family.emblem, self._sizes(), own=family.own)
            painter.end()
            self._picture = key, found
        return self._picture[1]

    def _write(self, painter: QPainter, box: QRectF) -> None:
        look = self._look
        room = box.adjusted(look.px(9), look.px(4), -look.px(5), -look.px(5))
        below = 0 if look.compact else QFontMetrics(look.font(12)).height()
        name = room.adjusted(0, 0, 0, -below)
        painter.setPen(QColor(look.theme.panel_text))
        font, lines = self._fitted(name.width())
        painter.setFont(font)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        metrics, elide = QFontMetricsF(font), Qt.TextElideMode.ElideRight
        lines = [metrics.elidedText(each, elide, name.width()) for each in lines]
        painter.drawText(name, align, "\n".join(lines))
        if below:
            painter.setFont(look.font(12))
            painter.setPen(QColor(look.theme.panel_secondary))
            foot = QRectF(room.x(), room.bottom() - below, room.width(), below)
            told = painter.fontMetrics().elidedText(
                self._short_below(), Qt.TextElideMode.ElideRight, round(foot.width())
            )
            painter.drawText(foot, align, told)

    def _fitted(self, width: float) -> tuple[QFont, list[str]]:
        """Return the largest letters in which the name fits, and its lines; narrow ones at last."""
        for size, stretch in ((15, 100), (13, 100), (12, 100), (11, 100), (11, 94), (11, 88)):
            font = self._look.font(size, 700)
            font.setStretch(stretch)
            metrics = QFontMetricsF(font)
            lines = _lines(self.family.name, metrics, width)
            fits = all(metrics.horizontalAdvance(each) <= width for each in lines)
            if fits and (size < 15 or len(lines) == 1):
                break
        return font, lines

    @property
    def whole(self) -> bool:
        """Whether the name is seen whole."""
        edge = self._look.px(EDGE)
        width = self.width() - 2 * edge - self._look.px(9) - self._look.px(5)
        font, lines = self._fitted(width)
        return all(QFontMetricsF(font).horizontalAdvance(each) <= width for each in lines)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)


def _lines(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Return a name in two lines at most, broken behind a space or a hyphen."""
    if metrics.horizontalAdvance(text) <= width:
        return [text]
    parts = re.findall(r"[^\s-]+-?|\s+", text)
    for end in range(len(parts) - 1, 0, -1):
        first = "".join(parts[:end]).rstrip()
        if metrics.horizontalAdvance(first) <= width:
            return [first, "".join(parts[end:]).lstrip()]
    return [text]


class Tiles(QWidget):
    """A row of tiles; the arrow keys walk through them, Tab enters them once.

    What does not fit is scrolled to by whole tiles, with buttons at both ends. `chosen(n)` is
    emitted when the player takes another.
    """

    chosen = Signal(int)

    def __init__(self, families: Sequence[Family], look: PageLook) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(translate("New match", "Games"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tiles = [GameTile(family, look) for family in families]
        self._seen = max(len(self.tiles), 1)
        self._group = QButtonGroup(self)
        self._strip = QWidget()
        self._strip.setProperty("clear", True)
        self._row = QHBoxLayout(self._strip)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        for number, tile in enumerate(self.tiles):
            self._group.addButton(tile, number)
            self._row.addWidget(tile)
            tile.toggled.connect(partial(self._take, number))
        self._area = QScrollArea(self)
        self._area.setWidget(self._strip)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setProperty("clear", True)
        self.back = self._arrow("left", translate("New match", "Earlier games"), -1)
        self.on = self._arrow("right", translate("New match", "More games"), 1)
        self._area.horizontalScrollBar().valueChanged.connect(self._offer_arrows)

    def _arrow(self, name: str, words: str, step: int) -> QPushButton:
        theme = self._look.theme
        button = QPushButton(self)
        button.setProperty("icon", True)
        button.setIcon(icon("left" if name == "left" else "right", theme.text, off=theme.off))
        button.setAccessibleName(words)
        button.setToolTip(words)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._scroll(step))
        return button

    def show_chosen(self, number: int) -> None:
        """Show this tile as chosen, without telling."""
        tile = self.tiles[number]
        tile.blockSignals(True)
        tile.setChecked(True)
        tile.blockSignals(False)
        for each in self.tiles:
            each.update()
        self._reveal(tile)

    def fit(self, width: int) -> None:
        """Give the tiles the size that lets most of them stand in so many pixels."""
        look, count = self._look, max(len(self.tiles), 1)
        least = round((96 if look.compact else 108) * min(look.text, 1.8)) + 2 * EDGE
        most = round((112 if look.compact else 143) * min(look.text, 1.6)) + 2 * EDGE
        edge = look.px(EDGE)
        room = width
        if count * look.px(least) > width:
            room = width - 2 * self._arrow_room()
            count = max(room // look.px(least), 1)
        wide = min(room // count, max(look.px(least), look.px(most)))
        picture = look.px(72 if look.compact else 98)
        picture = min(picture, round(wide * pictures.HEIGHT / pictures.WIDTH) + edge)
        high = picture + self.tiles[0]._label_height() + 2 * edge if self.tiles else 0
        for tile in self.tiles:
            tile.setFixedSize(wide, high)
        self._seen = count
        self._strip.setFixedSize(wide * len(self.tiles), high)
        self.setFixedHeight(high)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _arrow_room(self) -> int:
        return self._look.px(28) + 2 * self._look.px(EDGE)

    def _place(self) -> None:
        edge = self._look.px(EDGE)
        whole = self._seen >= len(self.tiles)
        arrow = 0 if whole else self._arrow_room()
        for button in (self.back, self.on):
            button.setVisible(not whole)
            button.setFixedSize(self._look.px(28), self.height() - 2 * edge)
        self.back.move(edge, edge)
        self.on.move(self.width() - self.on.width() - edge, edge)
        room = self.width() - 2 * arrow
        wide = room if whole else self._seen * self.tiles[0].width()
        left = arrow + max((room - wide) // 2, 0)
        self._area.setGeometry(left, 0, wide, self.height())
        self._offer_arrows()
        for tile in self.tiles:
            if tile.isChecked():
                self._reveal(tile)

    def _offer_arrows(self) -> None:
        bar = self._area.horizontalScrollBar()
        self.back.setEnabled(bar.value() > bar.minimum())
        self.on.setEnabled(bar.value() < bar.maximum())

    def _scroll(self, step: int) -> None:
        bar = self._area.horizontalScrollBar()
        bar.setValue(bar.value() + step * max(self._seen * 2 // 3, 1) * self.tiles[0].width())

    def _reveal(self, tile: GameTile) -> None:
        """Scroll by whole tiles until this one is seen."""
        bar, wide = self._area.horizontalScrollBar(), tile.width()
        first, number = round(bar.value() / wide), self.tiles.index(tile)
        first = max(min(first, number), number - self._seen + 1)
        bar.setValue(first * wide)

    def _take(self, number: int, on: bool) -> None:
        if on:
            self._reveal(self.tiles[number])
            self.chosen.emit(number)
