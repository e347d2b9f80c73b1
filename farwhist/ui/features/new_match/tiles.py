"""The games as tiles, and the variants of the one that is chosen."""

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
    QIcon,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from farwhist.rules.options import RulesError
from farwhist.ui.features.new_match.page_style import NewMatchStyle, frame, ringed
from farwhist.ui.features.new_match.selection import Family
from farwhist.ui.style.icons import icon
from farwhist.ui.style.layouts import FlowLayout
from farwhist.ui.style.text import cut_name, fitted, without_key
from farwhist.ui.style.tips import name_sign
from farwhist.ui.style.tokens import PLATE_RADIUS
from farwhist.ui.table.drawing import PICTURE_HEIGHT, PICTURE_WIDTH, rounded
from farwhist.ui.table.game_pictures import ground_of, paint_game
from farwhist.ui.wording.game_names import players_text, seats_range
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


EDGE: Final = 6
"""How far the ring of the chosen tile reaches beyond it."""


class GameTile(QPushButton):
    """A game with its picture, its name and for how many it is."""

    def __init__(self, family: Family, style: NewMatchStyle) -> None:
        super().__init__()
        self.family = family
        self._style = style
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
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, edge = style.theme, style.px(EDGE)
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        radius = style.px(PLATE_RADIUS)
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
            frame(painter, outer, radius + edge - 1, theme.accent, style.px(3))
            if ringed(self):
                frame(painter, box, radius, theme.ink, style.px(3))
                frame(painter, box.adjusted(3, 3, -3, -3), radius - 3, theme.text, style.px(2))
        elif self.underMouse():
            frame(painter, outer, radius + edge - 1, theme.felt_text, style.px(2))
        painter.end()

    def _label_height(self) -> int:
        line = QFontMetrics(self._style.font(13)).height()
        return 2 * line + self._style.px(10) + (0 if self._style.compact else line)

    def _drawn(self, size: QSize) -> QPixmap:
        """Return the picture, drawn once for its size."""
        style, ratio = self._style, self.devicePixelRatioF()
        chosen = self.isChecked()
        theme = style.theme
        key = (size.width(), size.height(), ratio, chosen, theme.strong, theme.felt_edge)
        if self._picture is None or self._picture[0] != key:
            found = QPixmap(size * ratio)
            found.setDevicePixelRatio(ratio)
            found.fill(QColor(theme.action) if chosen else ground_of(theme))
            painter = QPainter(found)
            box = QRectF(0, 0, size.width(), size.height())
            family = self.family
            emblem, sizes = family.emblem, self._sizes()
            paint_game(painter, box, theme, style.deck, emblem, sizes, own=family.own)
            painter.end()
            self._picture = key, found
        return self._picture[1]

    def _write(self, painter: QPainter, box: QRectF) -> None:
        style = self._style
        room = box.adjusted(style.px(9), style.px(4), -style.px(5), -style.px(5))
        below = 0 if style.compact else QFontMetrics(style.font(12)).height()
        name = room.adjusted(0, 0, 0, -below)
        painter.setPen(QColor(style.theme.panel_text))
        font, lines = self._fitted(name.width())
        painter.setFont(font)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        lines = [cut_name(each, QFontMetricsF(font), name.width()) for each in lines]
        painter.drawText(name, align, "\n".join(lines))
        if below:
            told = self._short_below()
            foot = QRectF(room.x(), room.bottom() - below, room.width(), below)
            painter.setFont(fitted(told, style.font(12), foot.width()))
            painter.setPen(QColor(style.theme.panel_secondary))
            painter.drawText(foot, align, told)

    def _fitted(self, width: float) -> tuple[QFont, list[str]]:
        """Return the largest letters in which the name fits, and its lines; narrow ones at last."""
        for size, stretch in ((15, 100), (13, 100), (12, 100), (11, 100), (11, 94), (11, 88)):
            font = self._style.font(size, 700)
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
        edge = self._style.px(EDGE)
        width = self.width() - 2 * edge - self._style.px(9) - self._style.px(5)
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

    def __init__(self, families: Sequence[Family], style: NewMatchStyle) -> None:
        super().__init__()
        self._style = style
        self.setAccessibleName(translate("New match", "Games"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tiles: list[GameTile] = []
        self._seen = 1
        self._group = QButtonGroup(self)
        self._strip = QWidget()
        self._strip.setProperty("clear", True)
        self._row = QHBoxLayout(self._strip)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._area = QScrollArea(self)
        self._area.setWidget(self._strip)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setProperty("clear", True)
        self.back = self._arrow("left", translate("New match", "Earlier games"), -1)
        self.on = self._arrow("right", translate("New match", "More games"), 1)
        bar = self._area.horizontalScrollBar()
        bar.valueChanged.connect(lambda value: self._offer_arrows())
        bar.rangeChanged.connect(lambda least, most: self._offer_arrows())
        self.show_families(families)

    def show_families(self, families: Sequence[Family]) -> None:
        """Offer these, none of which is chosen."""
        for tile in self.tiles:
            self._group.removeButton(tile)
            self._row.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [GameTile(family, self._style) for family in families]
        for number, tile in enumerate(self.tiles):
            self._group.addButton(tile, number)
            self._row.addWidget(tile)
            tile.toggled.connect(partial(self._take, number))
        self._seen = max(len(self.tiles), 1)

    def _arrow(self, name: str, words: str, step: int) -> QPushButton:
        theme = self._style.theme
        button = QPushButton(self)
        button.setProperty("icon", True)
        button.setIcon(icon("left" if name == "left" else "right", theme.text, off=theme.off))
        name_sign(button, words)
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
        style, count = self._style, max(len(self.tiles), 1)
        least = round((96 if style.compact else 108) * min(style.text, 1.8)) + 2 * EDGE
        most = round((112 if style.compact else 143) * min(style.text, 1.6)) + 2 * EDGE
        edge = style.px(EDGE)
        room = width
        if count * style.px(least) > width:
            room = width - 2 * self._arrow_room()
            count = max(room // style.px(least), 1)
        wide = min(room // count, max(style.px(least), style.px(most)))
        picture = style.px(72 if style.compact else 98)
        picture = min(picture, round(wide * PICTURE_HEIGHT / PICTURE_WIDTH) + edge)
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
        return self._style.px(28) + 2 * self._style.px(EDGE)

    def _place(self) -> None:
        edge = self._style.px(EDGE)
        whole = self._seen >= len(self.tiles)
        arrow = 0 if whole else self._arrow_room()
        for button in (self.back, self.on):
            button.setVisible(not whole)
            button.setFixedSize(self._style.px(28), self.height() - 2 * edge)
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


class Variants(QWidget):
    """`chosen(n)` is emitted when the player takes another variant of the game that is shown.

    `more` opens a menu of those that do not fit, where all must stand in one line.
    """

    chosen = Signal(int)

    def __init__(self, style: NewMatchStyle) -> None:
        super().__init__()
        self.setProperty("clear", True)
        self.setAccessibleName(translate("New match", "Variants"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._style = style
        self.chips: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._flow = FlowLayout(self)
        self._label = QLabel(translate("New match", "Variant"))
        self._label.setProperty("bare", True)
        self._flow.addWidget(self._label)
        self.more = QPushButton(translate("New match", "More"))
        self.more.setProperty("flat", False)
        self.more.setProperty("chip", True)
        self.more.setAutoDefault(False)
        self.more.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.more.setAccessibleName(translate("New match", "More variants"))
        self.more.clicked.connect(self._ask_more)
        self.more.hide()

    def show_family(self, family: Family) -> None:
        """Offer the variants of this game."""
        for chip in self.chips:
            self._group.removeButton(chip)
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = []
        for number, choice in enumerate(family.choices):
            chip = QPushButton(without_key(family.variant(number)))
            chip.setProperty("flat", False)
            chip.setProperty("chip", True)
            chip.setCheckable(True)
            chip.setAutoDefault(False)
            chip.setAccessibleDescription(choice.about)
            chip.setToolTip(choice.about)
            self.chips.append(chip)
            self._group.addButton(chip)
            self._flow.addWidget(chip)
            chip.toggled.connect(partial(self._take, number))
            chip.setChecked(number == family.chosen)
            chip.show()
        self._flow.removeWidget(self.more)
        self._flow.addWidget(self.more)
        self.setVisible(len(self.chips) > 1)
        self.updateGeometry()

    def fit(self, room: int = 0) -> None:
        """Let all stand in lines, or as many as fit in one line of so many pixels."""
        self.more.setIcon(icon("down", self._style.theme.text))
        side = self._style.text_px(14)
        self.more.setIconSize(QSize(side, side))
        gap = self._flow.spacing()
        wide = [chip.sizeHint().width() + gap for chip in self.chips]
        left = room - self._label.sizeHint().width()
        hidden = set[int]()
        if room and sum(wide) > left:
            left -= self.more.sizeHint().width() + gap
            left -= sum(wide[n] for n, chip in enumerate(self.chips) if chip.isChecked())
            for number, chip in enumerate(self.chips):
                if not chip.isChecked():
                    left -= wide[number]
                    hidden |= {number} if left < 0 else set()
        for number, chip in enumerate(self.chips):
            chip.setVisible(number not in hidden)
        self.more.setVisible(bool(hidden))
        self.updateGeometry()

    def menu(self) -> QMenu:
        """Return what offers the variants that do not stand in the line."""
        menu = QMenu(self)
        for chip in self.chips:
            if chip.isHidden():
                menu.addAction(chip.text()).triggered.connect(chip.click)
        return menu

    def _ask_more(self) -> None:
        menu = self.menu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def sizeHint(self) -> QSize:
        return self._flow.sizeHint()

    def _take(self, number: int, on: bool) -> None:
        chip = self.chips[number]
        if on:
            side = self._style.text_px(14)
            chip.setIconSize(QSize(side, side))
            chip.setIcon(icon("check", self._style.theme.ink))
            self.chosen.emit(number)
        else:
            chip.setIcon(QIcon())
