"""The panel with all cards of the pack, and the field in which a hand is typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from farwhist.ui.features.editor.look import EditorLook
from farwhist.ui.features.editor.pool import Pool, dropped
from farwhist.ui.style.text import ElidedLabel

translate = QCoreApplication.translate

_PAGE_KEYS = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Redo,
)


class TypingField(QLineEdit):
    """Takes a hand as text; to undo and redo is the business of the page."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and _of_page(event):
            event.ignore()
            return False
        return super().event(event)


def _of_page(event: QKeyEvent) -> bool:
    control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(control) and (
        any(event.matches(each) for each in _PAGE_KEYS)
        or event.key() in (Qt.Key.Key_Y, Qt.Key.Key_Z, Qt.Key.Key_R)
    )


class CardsPanel(QFrame):
    """`taken(card)` is emitted with a card that was dropped here, to be free again."""

    taken = Signal(object)

    def __init__(self, look: EditorLook) -> None:
        super().__init__()
        self.setProperty("panel", True)
        self.setAcceptDrops(True)
        px = look.px
        title = QLabel(translate("Editor", "Cards"))
        title.setProperty("heading", True)
        self.hint = ElidedLabel()
        self.hint.setProperty("quiet", True)
        self.free = QLabel()
        self.free.setProperty("quiet", True)
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(title)
        head.addWidget(self.hint, 1)
        head.addWidget(self.free)
        self.pool = Pool(look)
        self.pool.setAccessibleName(translate("Editor", "All cards"))
        self.seat = QLabel()
        self.field = TypingField()
        self.field.setPlaceholderText("S AK32 H -")
        self.fill = QPushButton(translate("Editor", "Fill the rest at random"))
        self.fill.setToolTip("Ctrl+R")
        self.empty = QPushButton(translate("Editor", "Take all back"))
        row = QHBoxLayout()
        row.setSpacing(px(8))
        row.addWidget(self.seat)
        row.addWidget(self.field, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(px(8))
        buttons.addWidget(self.fill, 1)
        buttons.addWidget(self.empty, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(8), px(14), px(10))
        column.setSpacing(px(6))
        column.addLayout(head)
        column.addWidget(self.pool)
        column.addLayout(row)
        column.addLayout(buttons)
        column.addStretch(1)

    @property
    def beside(self) -> int:
        """How high everything beside the cards is, in pixels."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint().height() - self.pool.height()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        one = dropped(event.mimeData())
        if one is not None:
            event.acceptProposedAction()
            self.taken.emit(one)
