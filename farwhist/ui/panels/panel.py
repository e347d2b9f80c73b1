"""What all panels on the felt have in common: their frame, keys, and how they come and go."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QLabel, QPushButton, QVBoxLayout, QWidget

from farwhist.engine.moves import Move
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Press
from farwhist.ui.settings.timing import Timing
from farwhist.ui.style.page import pressed_by_access_key
from farwhist.ui.system.keyboard import CHOICE, is_made
from farwhist.ui.table.input_block import InputBlock
from farwhist.ui.table.layout.geometry import Rect
from farwhist.ui.table.layout.layout import Layout
from farwhist.ui.table.theme import Theme, panel_palette, panel_style
from farwhist.ui.table.transition import Change, Clock, Motion
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

PODIUM = "podium"
"""The key of what moves at the end of a match."""

ReadKey = Callable[[QKeyEvent], Press | None]
"""Returns what a pressed key means, or None if it has no use."""


class Panel(QFrame):
    """A frame on the felt that asks for something or tells something.

    `chosen(move)` is emitted with the player's choice, `closed` when the player goes on. Commands
    of its `own` are the panel's before the table hears of them, and where a panel `shares_hand` the
    keys of the hand work beside its own. Where it `takes_suits`, their letters are suits whatever
    else they mean.
    """

    shares_hand = False
    takes_suits = False
    own: frozenset[CommandId] = frozenset()

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, theme: Theme, font_size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.font_size = font_size
        self.place = QPoint()
        """Where it stands when it does not move."""
        self._fitted: tuple[Rect, Sequence[int]] | None = None
        self._read_key: ReadKey = lambda event: None
        self.commands: dict[QPushButton, CommandId] = {}
        """Buttons and the commands that press them."""
        self.setProperty("panel", True)
        self.setPalette(panel_palette(theme))
        self.setStyleSheet(self.style_for(font_size))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(16, 10, 16, 12)
        self.column.setSpacing(8)

    def fit(self, room: Rect, fonts: Sequence[int] = ()) -> None:
        """Stand in the middle of `room`, which is a part of the felt.

        `fonts` are the sizes of text in pixels that may be used, falling from the one wished for:
        the panel takes the first with which it fits, else the last. It most often is the one that
        it has, so that and the next larger one are tried before others: each takes a while.
        """
        fonts = fonts or (self.font_size,)
        self._fitted = room, fonts
        before = fonts.index(self.font_size) if self.font_size in fonts else 0
        tried: list[tuple[int, QSize]] = []

        def fits(number: int) -> bool:
            size = self._size_with(fonts[number], room)
            tried.append((number, size))
            return size.width() <= room.w and size.height() <= room.h

        first, last = 0, 0
        if not fits(0):
            first, last = min(1, len(fonts) - 1), len(fonts) - 1
            if before > 1:
                first, last = (1, before - 1) if fits(before - 1) else (before, last)
            if first == before < last:
                first, last = (before, before) if fits(before) else (before + 1, last)
        number = first + bisect_left(range(first, last), True, key=fits)
        now, wanted = tried[-1]
        if now != number:
            wanted = self._size_with(fonts[number], room)
        x = round(room.cx - wanted.width() / 2)
        y = round(max(room.y, room.cy - wanted.height() / 2))
        self.place = QPoint(x, y)
        self.setGeometry(x, y, wanted.width(), wanted.height())

    def covers(self, rect: Rect) -> bool:
        """Whether any of this part of the felt lies behind the panel."""
        box = self.geometry()
        return rect.h > 0 and Rect(box.x(), box.y(), box.width(), box.height()).overlaps(rect)

    def room(self, layout: Layout) -> Rect:
        """Return the part of the felt that the panel may cover."""
        return layout.panel

    def refit(self) -> None:
        """Find size and place anew, because a text has changed."""
        if self._fitted is not None:
            self.fit(*self._fitted)

    def _size_with(self, font: int, room: Rect) -> QSize:
        """Return the size at which nothing is cut with this size of text."""
        self.rescale(font)
        self.adapt(room)
        self.ensurePolished()
        self.column.invalidate()
        self.column.activate()
        least = self.column.minimumSize()
        self.setMaximumWidth(max(self.maximumWidth(), least.width()))  # no word of a button is cut
        size = self.sizeHint().expandedTo(self.minimumSize()).boundedTo(self.maximumSize())
        size = size.expandedTo(least)
        if self.column.hasHeightForWidth():
            size.setHeight(self.column.totalHeightForWidth(size.width()))
        return size

    def rescale(self, size: int) -> None:
        """Write in this size from now on, in pixels."""
        if size != self.font_size:
            self.font_size = size
            self.setStyleSheet(self.style_for(size))

    def style_for(self, size: int) -> str:
        """Return the style sheet for text of `size` pixels."""
        return panel_style(self.theme, size)

    def draw_for(self, ratio: float) -> None:
        """Draw pictures with so many pixels for one of the screen; at 0 with as many as it has."""

    def adapt(self, room: Rect) -> None:
        """Choose sizes for `room` before the panel is placed in it."""

    @property
    def preselected(self) -> Move | None:
        """The move that Enter makes now, if any."""
        return None

    def preselect(self, move: Move) -> bool:
        """Let Enter make this move, as if the player had chosen it; return whether it can be."""
        return False

    def take(self, press: Press) -> bool:
        """Use a key that was pressed on the table; return whether it was used."""
        return False

    def choice_words(self) -> str:
        """Return what is chosen so far and not made yet, as it is read aloud; nothing for none."""
        made = (each for each in self.findChildren(QPushButton) if is_made(each))
        return joined(each.accessibleName() or each.text() for each in made)

    def use_keys(self, read: ReadKey, keys_of: Callable[[CommandId], str] = lambda id_: "") -> None:
        """Take each key as what `read` makes of it; `keys_of` names those of a command."""
        self._read_key = read
        for button, command in self.commands.items():
            keys = keys_of(command)
            if keys:
                button.setToolTip(translate("Panel", "Key: {key}").format(key=keys))

    def event(self, event: QEvent) -> bool:
        return pressed_by_access_key(self, event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        press = self._read_key(event)
        if press is None:
            event.ignore()
        elif press.again and press.chooses(self.own):
            return
        elif self.take(press):
            self.follow_choice()
        else:
            event.ignore()

    def follow_choice(self) -> None:
        """Let the keyboard be on what is chosen, after it was chosen in another way.

        Enter would press another button instead of making the chosen move.
        """
        focus = self.window().focusWidget()
        if not isinstance(focus, QPushButton) or not self.isAncestorOf(focus) or is_made(focus):
            return
        made = (each for each in self.findChildren(QPushButton) if is_made(each))
        target = next(made, self.parentWidget())
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def heading(self, text: str) -> QLabel:
        """Return a label for the first line."""
        label = QLabel(text)
        label.setProperty("heading", True)
        self.setAccessibleName(text)
        return label

    def quiet(self, text: str) -> QLabel:
        """Return a label for what is less important."""
        label = QLabel(text)
        label.setProperty("quiet", True)
        return label

    def action(self, text: str) -> QPushButton:
        """Return the button that Enter presses."""
        button = QPushButton(text)
        button.setProperty("action", True)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setAutoDefault(False)
        return button


def mark(button: QPushButton, entered: bool) -> None:
    """Let a button look like the one that Enter presses, or like the others."""
    button.setProperty("action", entered)
    button.style().polish(button)


def on_click(button: QPushButton, function: Callable[..., object], *arguments: object) -> None:
    """Call `function` with `arguments`, and nothing else, when the button is clicked."""
    button.clicked.connect(lambda: function(*arguments))


def on_choice(button: QPushButton, function: Callable[..., object], *arguments: object) -> None:
    """Make the button one that can be chosen, and call `function` with `arguments` when it is.

    A screen reader toggles it, which is no click; so `function` must bear to be called once more
    for what is chosen already.
    """
    button.setCheckable(True)
    button.setProperty(CHOICE, True)
    on_click(button, function, *arguments)
    button.toggled.connect(lambda on: function(*arguments) if on else None)


RISE = 16
"""How far below its place a panel begins, in pixels."""


def come(panel: Panel, clock: Clock, timing: Timing) -> None:
    """Let a panel that stands in its place rise to it."""
    if not timing.travel or not timing.speeds.panel_open:
        return

    def rise(part: float) -> None:
        panel.move(panel.place + QPoint(0, round(RISE * (1 - part))))

    motion = Change(
        rise, timing.speeds.panel_open, curve=QEasingCurve.Type.OutCubic, key=(panel, "comes")
    )
    rise(0.0)
    clock.start([motion], waited=False)


def leave(panel: Panel, leaving: QGraphicsPixmapItem, clock: Clock, timing: Timing) -> None:
    """Let the picture of a panel that is about to go fade in its place."""
    clock.start([Motion(0, key=(panel, "comes"))], waited=False)
    if not timing.speeds.panel_close or not panel.isVisible():
        return
    leaving.setPixmap(_picture(panel))
    start = panel.pos()

    def fade(part: float) -> None:
        leaving.setVisible(part < 1.0)
        leaving.setOpacity(1 - part)
        leaving.setPos(start.x(), start.y() + (RISE * part if timing.travel else 0))

    fade(0.0)
    motion = Change(fade, timing.speeds.panel_close, curve=QEasingCurve.Type.InCubic, key=leaving)
    clock.start([motion], waited=False)


def _picture(panel: Panel) -> QPixmap:
    """Return what the panel looks like, with nothing around its round corners."""
    ratio = panel.devicePixelRatioF()
    picture = QPixmap(panel.size() * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    panel.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return picture


ONWARD: Final = ("next", "again")
"""The names of the buttons that lead on from a deal and from a match."""

HIGH: Final = 2


def show_locks(panel: Panel, rest: InputBlock) -> None:
    """Let the buttons of a panel that lead on show how long input still rests."""
    for name in ONWARD:
        button = panel.findChild(QPushButton, name)
        if isinstance(button, QPushButton):
            LockLine(button, panel, rest)


class LockLine(QWidget):
    """Fills while input rests, and is gone when the button can be pressed."""

    def __init__(self, button: QPushButton, panel: Panel, rest: InputBlock) -> None:
        super().__init__(button)
        self.setObjectName("lock")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._button = button
        self._panel = panel
        self.filled = 0.0
        self.hide()
        button.installEventFilter(self)
        rest.passing.connect(self._fill)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._button.rect())
        return False

    def _fill(self, part: float) -> None:
        self.filled = part
        self.setGeometry(self._button.rect())
        self.setVisible(part < 1.0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        metrics = QFontMetricsF(self._button.font())
        wide = metrics.horizontalAdvance(self._button.text())
        middle = self.rect().center()
        line = QRectF(middle.x() - wide / 2, middle.y() + metrics.height() / 2, wide, HIGH)
        line.setWidth(wide * self.filled)
        QPainter(self).fillRect(line, QColor(self._panel.theme.accent))
