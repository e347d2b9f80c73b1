"""Takes pictures of what the player sees, and lets them be shared."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QRegion,
)
from PySide6.QtWidgets import (
    QGraphicsEffect,
    QGraphicsOpacityEffect,
    QPushButton,
    QWidget,
)

from farwhist.engine.position import Position
from farwhist.identity import NAME
from farwhist.ui.features.sharing.dialog import ShareDialog, SharedPicture
from farwhist.ui.panels.panel import Panel
from farwhist.ui.services.feature import Feature
from farwhist.ui.services.requests import PictureKind, Request, SharePicture
from farwhist.ui.services.services import Services
from farwhist.ui.style.text import fitted
from farwhist.ui.system.files import as_file_name
from farwhist.ui.table.theme import lay
from farwhist.ui.viewmodels.deals import deal_number

translate = QCoreApplication.translate

RATIO: Final = 2.0
"""So many pixels there are for one of the screen, at least."""
RESULTS: Final = ("summary", "ranking")
"""The panels that are a result."""
AROUND: Final = 16
"""How much felt is seen round a panel, in pixels."""
CORNER: Final = 16
"""The height of the rounded corners of a panel with its edge, in pixels."""


def empty(size: QSize, ratio: float) -> QImage:
    """Return a picture of this size, with so many pixels for one of the screen."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    return image


def shot(widget: QWidget, ratio: float, *, ground: bool = True) -> QImage:
    """Return what a widget shows with all that stands on it, drawn anew for this ratio.

    Without `ground` it is seen through where the widget itself draws nothing.
    """
    image = empty(widget.size(), ratio)
    painter = QPainter(image)
    flags = QWidget.RenderFlag.DrawChildren
    if ground:
        flags |= QWidget.RenderFlag.DrawWindowBackground
    # A QGraphicsView has another `render`, which leaves out the widgets that stand on it.
    QWidget.render(widget, painter, QPoint(), QRegion(), flags)
    painter.end()
    return image


def cut(image: QImage, area: QRect) -> QImage:
    """Return the part of a picture in this area, which is in pixels of the screen."""
    ratio = image.devicePixelRatio()
    scaled = QRectF(area.x() * ratio, area.y() * ratio, area.width() * ratio, area.height() * ratio)
    part = image.copy(scaled.toRect())
    part.setDevicePixelRatio(ratio)
    return part


def below(upper: QImage, lower: QImage) -> QImage:
    """Return a picture of these two, one below the other; both have the same ratio."""
    ratio = upper.devicePixelRatio()
    size = QSize(max(upper.width(), lower.width()), upper.height() + lower.height())
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    for part, top in ((upper, 0), (lower, upper.height())):
        painter.drawImage(QRectF(0, top, part.width(), part.height()), part)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def caption(game: str, view: Position, deals: int | None) -> str:
    """Return the game and how far it is."""
    if view.over:
        return translate("Share", "{game} · the end of the match").format(game=game)
    number = deal_number(view)
    if not number:
        return game
    if deals:
        text = translate("Share", "{game} · deal {deal} of {deals}")
        return text.format(game=game, deal=number, deals=deals)
    return translate("Share", "{game} · deal {deal}").format(game=game, deal=number)


class Sharing(Feature):
    """Opens the chooser.

    A picture shows what this window shows to the player, as it is at that moment: what the table
    does not show, or something hides, is not on it either.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._theme = services.appearance.theme
        self._table = services.table
        self._host = services.panels
        self._board = services.scoreboard

    def answer(self, request: Request) -> str:
        """Take the pictures and show them."""
        assert isinstance(request, SharePicture)
        sheet = self._board.great.shown if request.over_sheet else None
        self.open(request.first, sheet)
        return ""

    def open(
        self, first: PictureKind | None = None, parent: QWidget | None = None
    ) -> ShareDialog | None:
        """Take the pictures and show them over `parent`; the chosen one is `first` at first."""
        if not self.services.match.runner.begun:
            return None
        found = self._result()
        usual: PictureKind = "table" if found is None else "result"
        name = as_file_name(f"{NAME} - {self.services.match.matches.title}")
        dialog = ShareDialog(self._pictures(), first or usual, name, parent or self.services.window)
        dialog.passing.said.connect(self.say_answer)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _pictures(self) -> list[SharedPicture]:
        from farwhist.ui.scores.printing import sheet_picture

        view, ratio = self._table.view, max(RATIO, self._table.view.devicePixelRatioF())
        told = caption(
            self.services.match.matches.title, self._table.position, self._table.match.deals
        )
        around = view.parentWidget()
        assert around is not None
        panel, parts = self._result(), [self._board.panel.draw_for]
        parts += [panel.draw_for] if panel is not None else []
        for draw_for in parts:
            draw_for(ratio)
        # With all that stands on the felt or before it.
        with self._table.appearance.drawn_for(ratio):
            table = cut(shot(around, ratio), view.geometry())
        no_result = translate("Share", "Available when a deal or the match is over")
        result = None
        if panel is not None and panel.objectName() == "ranking":
            result = self._podium(table, panel)
        elif panel is not None:
            result = self._summary(panel, ratio)
        for draw_for in parts:
            draw_for(0.0)
        sheet = sheet_picture(self._board.scores(), ratio)
        return [
            SharedPicture("table", self._captioned(table, told), told),
            SharedPicture(
                "result",
                None if result is None else self._captioned(result, told),
                told,
                no_result if result is None else "",
            ),
            SharedPicture("sheet", self._captioned(sheet, told), told),
        ]

    def _result(self) -> Panel | None:
        panel = self._host.panel
        return panel if panel is not None and panel.objectName() in RESULTS else None

    def _podium(self, table: QImage, panel: Panel) -> QImage:
        """Return the part of the table that a panel covers, from its buttons upwards."""
        area, buttons = panel.geometry(), _row_of_buttons(panel)
        if buttons is not None:
            area.setHeight(buttons.top() - 4)
        return cut(table, area)

    def _summary(self, panel: Panel, ratio: float) -> QImage:
        """Return a panel on bare felt, without its row of buttons."""
        buttons = [each for each in panel.findChildren(QPushButton) if each.isVisible()]
        for button in buttons:
            button.setGraphicsEffect(_unseen(button))
        whole, band = shot(panel, ratio, ground=False), _row_of_buttons(panel)
        for button in buttons:
            button.setGraphicsEffect(cast(QGraphicsEffect, None))
        wide, high = panel.width(), panel.height()
        if band is not None:
            upper = cut(whole, QRect(0, 0, wide, band.top() - 4))
            whole = below(upper, cut(whole, QRect(0, high - CORNER, wide, CORNER)))
            high = band.top() - 4 + CORNER
        felt = empty(QSize(wide + 2 * AROUND, high + 2 * AROUND), ratio)
        painter = QPainter(felt)
        lay(painter, QRectF(0, 0, wide + 2 * AROUND, high + 2 * AROUND), self._theme, ())
        painter.drawImage(QRectF(AROUND, AROUND, wide, high), whole)
        painter.end()
        return felt

    def _captioned(self, image: QImage, text: str) -> QImage:
        """Return a picture with a strip below it: game and deal, and the name of the program."""
        ratio, theme = image.devicePixelRatio(), self._theme
        wide, high = image.width() / ratio, 34
        strip = empty(QSize(round(wide), high), ratio)
        painter = QPainter(strip)
        painter.fillRect(QRectF(0, 0, wide, high), QColor(theme.bar))
        font = QFont()
        font.setPixelSize(13)
        painter.setFont(font)
        box = QRectF(14, 0, wide - 28, high)
        room = box.width() - QFontMetricsF(font).horizontalAdvance(NAME) - 24
        painter.setFont(fitted(text, font, room))
        painter.setPen(QColor(theme.bar_text))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.accent))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, NAME)
        painter.end()
        return below(image, strip)


def _unseen(button: QPushButton) -> QGraphicsOpacityEffect:
    """Return what lets a button keep its place, and not be seen."""
    effect = QGraphicsOpacityEffect(button)
    effect.setOpacity(0.0)
    return effect


def _row_of_buttons(panel: Panel) -> QRect | None:
    """Return where the buttons of a panel stand, if nothing else stands beside them."""
    seen = [each for each in panel.findChildren(QPushButton) if each.isVisible()]
    rects = [QRect(each.mapTo(panel, each.rect().topLeft()), each.size()) for each in seen]
    if not rects:
        return None
    band = rects[0]
    for rect in rects[1:]:
        band = band.united(rect)
    within = QRect(0, band.top(), panel.width(), band.height())
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    others = [
        each
        for each in panel.findChildren(QWidget, options=direct)
        if each.isVisible() and each not in seen and each.geometry().intersects(within)
    ]
    return None if others else band
