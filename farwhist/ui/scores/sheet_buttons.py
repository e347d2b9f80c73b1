"""The row of buttons below the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from farwhist.ui.style.icons import IconName, put_icon
from farwhist.ui.style.tips import name_sign

translate = QCoreApplication.translate

GAP = 4


class SheetButtons(QWidget):
    """Offers what can be done with the sheet at the left, and to close it at the right.

    Where they have no room in one row those at the left lose their words, not their keys.

    Signals:
        pressed(name): the button with this name was: copy, save, share, report, print or close.
    """

    pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._icons: dict[QPushButton, IconName] = {}
        self._texts: dict[QPushButton, str] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        buttons: tuple[tuple[IconName, str], ...] = (
            ("copy", translate("Scores", "&Copy")),
            ("save", translate("Scores", "&Save CSV…")),
            ("share", translate("Scores", "Share pict&ure…")),
            ("report", translate("Scores", "R&eport")),
            ("print", translate("Scores", "Pr&int…")),
        )
        for name, text in buttons:
            button = self._add(row, name, name, text)
            button.setProperty("quiet", True)
            name_sign(button, text.replace("&", ""))
            self._texts[button] = text
        row.addStretch(1)
        self._add(row, "close", "cross", translate("Scores", "C&lose"))
        self._draw_icons()

    def _add(self, row: QHBoxLayout, name: str, sign: IconName, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.pressed.emit(name))
        self._icons[button] = sign
        row.addWidget(button)
        return button

    def _draw_icons(self) -> None:
        for button, sign in self._icons.items():
            put_icon(button, sign)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw_icons()

    def minimumSizeHint(self) -> QSize:
        """Return the size without words, which is four heights of a line for each button."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 18 * self.fontMetrics().height()), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for button, text in self._texts.items():
            button.setText(text)
        if sum(each.sizeHint().width() + GAP for each in self._seen()) - GAP <= self.width():
            return
        for button, text in self._texts.items():
            button.setText("")
            button.setShortcut(QKeySequence.mnemonic(text))

    def _seen(self) -> list[QPushButton]:
        return [each for each in self._icons if not each.isHidden()]
