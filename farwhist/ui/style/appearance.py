"""Text size and contrast, as the player or the system wants them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from farwhist.ui.settings.catalogue import Contrast


def wants_contrast(setting: Contrast) -> bool:
    """Whether the table should be shown in high contrast; "system" asks the system."""
    if setting != "system":
        return setting == "on"
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is None:
        return False
    return bool(accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def set_text_size(percent: int) -> None:
    """Scale the text of menus, dialogs and docks; 100 is what the system says."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * percent / 100)
    else:
        font.setPixelSize(round(font.pixelSize() * percent / 100))
    if font != QApplication.font() and (percent != 100 or QApplication.font() != font):
        QApplication.setFont(font)
