"""Writes the preferences soon after a change, and says when that fails."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from farwhist.store.preferences import MOST_BYTES, Json, Preferences
from farwhist.store.reading import Unreadable, read_text
from farwhist.ui.settings.catalogue import GROWING

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
