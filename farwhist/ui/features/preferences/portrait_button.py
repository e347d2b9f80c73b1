"""A portrait that can be changed for another one."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from farwhist.ui.avatars.picture import picture
from farwhist.ui.panels.panel import on_click
from farwhist.ui.panels.portrait_tile import portrait_tile
from farwhist.ui.settings.catalogue import AVATARS
from farwhist.ui.style.tips import name_sign
from farwhist.ui.wording.player_names import portrait_name
from farwhist.ui.wording.punctuation import labelled

translate = QCoreApplication.translate

FACE: Final = 56
"""The size of a portrait, in pixels."""
_RING: Final = 4
_COLUMNS: Final = 4


class PortraitButton(QPushButton):
    """Shows a portrait; a click, Enter or Space opens all of them to choose from.

    `chosen(number)` is emitted when the player takes one.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.value = 0
        self.setObjectName("avatar")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        on_click(self, self.ask)

    def show_value(self, number: int) -> None:
        """Show this portrait."""
        self.value = number
        name_sign(self, labelled(translate("Preferences", "Picture"), portrait_name(number)))
        self.update()

    def ask(self) -> PortraitGrid:
        """Offer all portraits."""
        grid = PortraitGrid(self)
        grid.show_below(self)
        return grid

    def take(self, number: int) -> None:
        """Take a portrait, as the player does."""
        self.show_value(number)
        self.chosen.emit(number)

    def sizeHint(self) -> QSize:
        return QSize(FACE + 2 * _RING, FACE + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(_RING, _RING, picture(self.value, FACE, self.devicePixelRatioF()))
        lit = self.underMouse() or self.isDown()
        role = QPalette.ColorRole.Accent if lit else QPalette.ColorRole.Mid
        painter.setPen(QPen(self.palette().color(role), 2 if lit else 1))
        painter.drawEllipse(self.rect().adjusted(2, 2, -3, -3))
        painter.end()


class PortraitGrid(QFrame):
    """All portraits, over the window; the arrow keys walk through them, Escape takes none."""

    def __init__(self, button: PortraitButton) -> None:
        super().__init__(button, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("popup", True)
        self.setAccessibleName(translate("Preferences", "Picture"))
        grid = QGridLayout(self)
        grid.setContentsMargins(8, 8, 8, 8)
        grid.setSpacing(2)
        group = QButtonGroup(self)
        group.setExclusive(False)  # the arrow keys go from one to another, and take none
        self.buttons: list[QToolButton] = []
        for number in range(AVATARS):
            ratio = self.devicePixelRatioF()
            face = portrait_tile(number, FACE, ratio, chosen=number == button.value)
            face.clicked.connect(self.close)
            face.clicked.connect(partial(button.take, number))
            group.addButton(face)
            grid.addWidget(face, *divmod(number, _COLUMNS))
            self.buttons.append(face)
        self.buttons[button.value].setFocus()

    def show_below(self, button: QWidget) -> None:
        """Stand below a button, on its screen."""
        place = QRect(button.mapToGlobal(QPoint(0, button.height() + 2)), self.sizeHint())
        room = button.screen().availableGeometry()
        place.moveRight(min(place.right(), room.right()))
        place.moveBottom(min(place.bottom(), room.bottom()))
        self.setGeometry(place)
        self.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
