"""Writes the preferences soon after a change, and keeps where windows stand."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QRect, QSettings, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from farwhist.store.preferences import MOST_BYTES, Json, Preferences
from farwhist.store.reading import Unreadable, read_text
from farwhist.ui.settings.catalogue import DOCKS, GROWING, WINDOW_PLACE

SOON: Final = 300
"""How many milliseconds several changes have to be written together."""

OLD_FILE: Final = "window.ini"


class Saving(QObject):
    """Gathers the changes of a moment, as of a slider that is drawn, and writes them at once.

    `failed(problem)` is emitted with the OSError when they could not be written, and with None
    when they were. What was not written is tried again with the next change.
    """

    failed = Signal(object)

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SOON)
        self._timer.timeout.connect(self.now)
        preferences.write_by(self.soon)

    def soon(self) -> None:
        """Write within `SOON`."""
        if not self._timer.isActive():
            self._timer.start()

    def now(self) -> None:
        """Write what has not been written yet."""
        self._timer.stop()
        try:
            self._preferences.save()
        except OSError as problem:
            self.failed.emit(problem)
        else:
            self.failed.emit(None)

    def end(self) -> None:
        """Write, and leave the preferences to whoever takes over."""
        self.now()
        self._preferences.write_by(None)


def as_text(data: QByteArray) -> str:
    """Return bytes of Qt as text for the preferences."""
    return b64encode(data.data()).decode("ascii")


def as_bytes(text: str) -> QByteArray:
    """Return the bytes again; none for a text that is damaged."""
    return QByteArray.fromBase64(text.encode("ascii", "replace"))


def open_preferences(folder: Path, old: Path) -> Preferences:
    """Return the preferences in `folder`; at the first time those of ``old/window.ini``.

    The old file is removed when all of it stands in the new one, and set aside when some of it
    could not be read. One that is out of reach stays for the next start.
    """
    preferences = Preferences(folder, GROWING)
    file = old / OLD_FILE
    if not preferences.fresh:
        return preferences
    whole = True
    try:
        read_text(file, MOST_BYTES)
    except OSError:
        return preferences
    except Unreadable:
        whole = False
    try:
        if file.is_file():
            settings = QSettings(str(file), QSettings.Format.IniFormat)
            preferences.adopt({key: _value(settings, key) for key in settings.allKeys()})
            whole = whole and settings.status() is QSettings.Status.NoError
        if whole:
            file.unlink()
        else:
            from farwhist.store.atomic import set_aside

            set_aside(file)
    except OSError:
        pass  # what was read holds now; it is written with the next change
    return preferences


def _value(settings: QSettings, key: str) -> Json:
    value = settings.value(key)
    if isinstance(value, QByteArray):
        return as_text(value)
    if isinstance(value, list):  # an unquoted comma
        return ",".join(str(each) for each in value)
    return str(value)


SETTLED: Final = 500
"""How many milliseconds after the last move the place is kept."""

FRAME: Final = QMargins(4, 30, 4, 4)
"""How wide the frame of a window is taken to be, as long as that is not known."""

_MOVES: Final = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.WindowStateChange)


def restore_geometry(window: QMainWindow, preferences: Preferences) -> bool:
    """Put the window where it was; False when that is not known."""
    text = WINDOW_PLACE.read(preferences)
    return bool(text) and window.restoreGeometry(as_bytes(text))


def room(window: QWidget) -> QRect:
    """Return where a window may lie within its frame, with all of the frame on its screen."""
    frame = window.windowHandle().frameMargins() if window.isVisible() else QMargins()
    if frame.isNull():  # not known before the window is shown
        frame = FRAME
    return window.screen().availableGeometry().marginsRemoved(frame)


class KeptOnScreen(QObject):
    """Makes a window no larger than its screen when it is shown, and moves it where all is seen.

    Qt does so for neither a size hint nor a minimum size. The minimum that was set gives way; what
    the contents need does not. A window may be moved off the screen when it has been seen.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waits = False
        self.settled = False
        """Whether the window, since it was shown, stands where it may."""
        # Not `singleShot`, which keeps what it calls for ever when the window goes before the time.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._settle)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Show:
            self._waits, self.settled = True, False
            self._shrink()
        elif kind is QEvent.Type.Paint and self._waits:
            self._waits = False
            self._soon.start()  # now its frame is known
        return False

    def _shrink(self) -> None:
        window = self._window
        if not window.isMaximized() and not window.isFullScreen():
            most, least = room(window).size(), window.minimumSize()
            bearable = least.boundedTo(most).expandedTo(window.minimumSizeHint())
            if bearable != least:
                window.setMinimumSize(bearable)
            window.resize(window.size().boundedTo(most))

    def _settle(self) -> None:
        window, self.settled = self._window, True
        if window.isMaximized() or window.isFullScreen():
            return
        self._shrink()
        area, place = room(window), window.geometry()
        place.moveRight(min(place.right(), area.right()))
        place.moveBottom(min(place.bottom(), area.bottom()))
        place.moveLeft(max(place.left(), area.left()))
        place.moveTop(max(place.top(), area.top()))
        if place != window.geometry():
            window.setGeometry(place)


class WindowPlace(QObject):
    """Watches a window with its docks; they must all be there already."""

    def __init__(self, window: QMainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self.keep)
        window.installEventFilter(self)
        for dock in window.findChildren(QDockWidget):
            dock.dockLocationChanged.connect(self._timer.start)
            dock.topLevelChanged.connect(self._timer.start)
            dock.visibilityChanged.connect(self._timer.start)

    def restore_docks(self) -> bool:
        """Put the docks where they were; False when that is not known."""
        text = DOCKS.read(self._preferences)
        return bool(text) and self._window.restoreState(as_bytes(text))

    def keep(self) -> None:
        """Keep the place that there is now."""
        self._timer.stop()
        WINDOW_PLACE.choose(self._preferences, as_text(self._window.saveGeometry()))
        DOCKS.choose(self._preferences, as_text(self._window.saveState()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES and self._window.isVisible():
            self._timer.start()
        return False
