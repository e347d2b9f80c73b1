"""The widget that shows the felt and takes clicks and keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QWidget

from farwhist.ui.settings.commands import command_help
from farwhist.ui.style.help_anchor import help_for, own_help, set_help_anchor
from farwhist.ui.table.items.card_item import CardItem
from farwhist.ui.table.items.deal_facts_item import DealFactsItem, SumItem
from farwhist.ui.table.items.felt_items import TrumpItem
from farwhist.ui.table.items.plate_item import PlateItem
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.hand import card_at

_ITEMS: Final[Mapping[type[QGraphicsItem], str]] = {
    PlateItem: "five_minutes#plates",
    TrumpItem: "five_minutes#facts",
    SumItem: "five_minutes#facts",
    DealFactsItem: "five_minutes#facts",
    CardItem: "five_minutes#trick",
}


def help_at(scene: TableScene, point: QPointF) -> str:
    """Return the paragraph about what lies at a point of the table, or nothing."""
    if scene.layout is None:
        return ""
    if scene.last_trick.box.contains(point):
        return "five_minutes#last_trick"
    if scene.kitty_at(point):
        return command_help("laid_away")
    if card_at(scene.layout.resting, point.x(), point.y()) is not None:
        return "five_minutes#hand"
    for item in scene.items(point):
        for kind, about in _ITEMS.items():
            if isinstance(item, kind):
                return about
    return ""


WIDTH: Final = 720
HEIGHT: Final = 420
"""The least size of a table on a screen that has room for it, in pixels.

It follows from the texts: here plates and corners of seven players, folded, and a question for four
with thirteen cards can be read in all languages. Tests compare.
"""

LOWEST: Final = 280
"""The least height of a table on any screen."""

AROUND: Final = 214
"""How high menus, toolbar, status bar and the strips above the table can be together."""


class TableView(QGraphicsView):
    """Shows a `TableScene`. Points are in pixels of the scene, which are those of the widget.

    The table is one stop of the Tab key. `resized` comes at once with every new size, `settled`
    when the size or the screen's resolution has stopped changing. Who has a use for the event of
    `key_pressed` accepts it.
    """

    pressed = Signal(QPointF)
    released = Signal(QPointF)
    hovered = Signal(QPointF)
    left = Signal()
    key_pressed = Signal(QKeyEvent)
    key_released = Signal(QKeyEvent)
    resized = Signal()
    settled = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._laid = scene
        # Asked for Qt's own, Python would read about all kinds of widgets to know of which it is.
        self.setViewport(QWidget(self))
        self.setObjectName("table")
        set_help_anchor(self, "five_minutes#table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # One rectangle is painted faster than the many small ones that moving cards would leave.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # QGraphicsView takes everything, and does nothing with it
        self.setMinimumSize(WIDTH, HEIGHT)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(120)
        self._calm.timeout.connect(self.settled)

    def spare(self, window: QSize) -> None:
        """Be small enough for a window of this size with all bars and strips above the table.

        So the window need not grow over the edge of a small screen when a strip comes.
        """
        low = min(max(window.height() - AROUND, LOWEST), HEIGHT)
        self.setMinimumSize(min(window.width(), WIDTH), low)

    def help_at(self, point: QPointF) -> str:
        """Return the paragraph of the help about what lies at this point, or nothing."""
        return help_at(self._laid, point)

    def help_now(self) -> str:
        """Return the paragraph about the panel that is open on the table, or about the table."""
        asks = [each for each in self.findChildren(QWidget) if each.property("panel")]
        shown = (help_for(each) for each in asks if each.isVisible() and own_help(each))
        return next(shown, help_for(self))

    def covered(self, but: QWidget | None = None) -> list[Rect]:
        """Return what panels cover of the table, leaving out one of them."""
        shown = [
            each.geometry()
            for each in self.children()
            if isinstance(each, QWidget) and each.property("panel") and each.isVisible()
            if each is not but
        ]
        return [Rect(each.x(), each.y(), each.width(), each.height()) for each in shown]

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.key_released.emit(event)
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # QGraphicsView would scroll at the arrow keys; the window may have a use for others.
        event.ignore()
        self.key_pressed.emit(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.released.emit(event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Its second release must not play a second card.
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hovered.emit(event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.left.emit()
        super().leaveEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resetCachedContent()
        self.resized.emit()
        self._calm.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._calm.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._calm.start()
