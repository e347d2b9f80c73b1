"""Text size and contrast, as the player or the system wants them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication

from farwhist.ui.table.theme import Theme

TEXT_SIZES: Final = (100, 125, 150, 175, 200)
"""In per cent of the system's size."""

CONTRASTS: Final = ("system", "on", "off")


def high_contrast_theme() -> Theme:
    """Return the theme with plain black felt, opaque plates and hatched illegal cards."""
    return Theme(
        felt_centre="#0A0C0B",
        felt_edge="#0A0C0B",
        text="#FFFFFF",
        secondary="#FFFFFF",
        plate="#000000",
        avatar="#000000",
        accent="#FFD84D",
        needs="#9CD0FF",
        exact="#7CF5C0",
        over="#FFC3B5",
        paper="#FFFFFF",
        ink="#000000",
        panel="#FFFFFF",
        panel_text="#000000",
        panel_secondary="#000000",
        panel_line="#000000",
        action="#00452F",
        panel_needs="#0B3A86",
        panel_exact="#00452F",
        panel_over="#8A0F08",
        strong=True,
    )


def wants_contrast(setting: str) -> bool:
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
