"""Writes the preferences soon after a change, and says when that fails."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from farwhist.store.preferences import Json, Preferences

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
        preferences.when_changed = self.soon

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
        self._preferences.when_changed = self._preferences.save


def as_text(data: QByteArray) -> str:
    """Return bytes of Qt as text for the preferences."""
    return b64encode(data.data()).decode("ascii")


def as_bytes(text: str) -> QByteArray:
    """Return the bytes again; none for a text that is damaged."""
    return QByteArray.fromBase64(text.encode("ascii", "replace"))


def open_preferences(folder: Path, old: Path) -> Preferences:
    """Return the preferences in `folder`; at the first time those of ``old/window.ini``.

    The old file is removed when all of it stands in the new one.
    """
    preferences = Preferences(folder)
    file = old / OLD_FILE
    if preferences.fresh and file.exists():
        settings = QSettings(str(file), QSettings.Format.IniFormat)
        values: dict[str, Json] = {}
        for key in settings.allKeys():
            value = settings.value(key)
            if isinstance(value, QByteArray):
                values[key] = as_text(value)
            elif isinstance(value, list):  # an unquoted comma
                values[key] = ",".join(str(each) for each in value)
            else:
                values[key] = str(value)
        try:
            preferences.adopt(values)
            file.unlink()
        except OSError:
            pass  # what was read holds now; it is written with the next change
    return preferences
