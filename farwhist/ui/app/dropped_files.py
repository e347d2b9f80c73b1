"""Takes a file that is dropped anywhere on the main window, and shows where it may be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QWidget

from farwhist.rules.words import shortened

translate = QCoreApplication.translate

LARGER: Final = 1.6
"""How many times as large as usual its letters are."""

LONGEST_NAME: Final = 60


class DroppedFiles(QObject):
    """Watches the window and its docks.

    Only files of this machine are taken, and of several the first; a frame names it while it is
    held over the window. `dropped(path)` is emitted after the drop, when whoever gave the file
    waits no more.

    Args:
        able: whether a file can be opened now; while a dialog is open none is taken in any case.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget, able: Callable[[], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._able = able
        self.frame: QLabel | None = None
        for each in (window, *window.findChildren(QDockWidget)):
            each.setAcceptDrops(True)
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.DragLeave:
            self._hide()
        elif isinstance(event, QDragEnterEvent | QDragMoveEvent | QDropEvent):
            self._consider(event)
        else:
            return False
        return True

    def _consider(self, event: QDropEvent) -> None:
        path = self._first(event.mimeData())
        copied = event.possibleActions() & Qt.DropAction.CopyAction
        if path is None or not copied or not self._able() or QApplication.activeModalWidget():
            self._hide()
            event.ignore()
            return
        event.setDropAction(Qt.DropAction.CopyAction)  # whoever gives the file keeps it
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self._hide()
            self._window.activateWindow()
            QTimer.singleShot(0, self, lambda: self.dropped.emit(path))
        elif event.type() is QEvent.Type.DragEnter:
            self._show(path)

    def _first(self, data: QMimeData) -> Path | None:
        """Return the first of the files, None unless all are files of this machine."""
        names = [url.toLocalFile() for url in data.urls()]
        return Path(names[0]) if names and all(names) else None

    def _show(self, path: Path) -> None:
        if self.frame is None:
            self.frame = QLabel(self._window)
            self.frame.setObjectName("drop frame")
            self.frame.setWordWrap(True)
            self.frame.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.frame.setStyleSheet(
                "QLabel { background: rgba(16, 24, 32, 225); color: white;"
                " border: 4px dashed white; border-radius: 12px; padding: 24px; }"
            )
        font = QApplication.font()
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * LARGER)
        self.frame.setFont(font)
        name = shortened(path.name or str(path), LONGEST_NAME)
        self.frame.setText(
            translate("Opened files", "Drop here to open “{file}”.").format(file=name)
        )
        self.frame.setGeometry(self._window.rect())
        self.frame.show()
        self.frame.raise_()

    def _hide(self) -> None:
        if self.frame is not None:
            self.frame.hide()
