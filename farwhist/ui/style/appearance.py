"""Text size and contrast, as the player or the system wants them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from farwhist.ui.settings.catalogue import Contrast
from farwhist.ui.style.tokens import BASE_TEXT


def wants_contrast(setting: Contrast) -> bool:
    """Whether the table should be shown in high contrast; "system" asks the system."""
    if setting != "system":
        return setting == "on"
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is None:
        return False
    return bool(accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)


def set_font(percent: int) -> None:
    """Scale the text of menus, dialogs and docks.

    At 100 it is 14 pixels high, or what the system says where that is more.
    """
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    times = max(1.0, BASE_TEXT / QFontInfo(font).pixelSize()) * percent / 100
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * times)
    else:
        font.setPixelSize(round(font.pixelSize() * times))
    if font != QApplication.font():
        QApplication.setFont(font)
