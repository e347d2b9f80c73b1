"""Dark and light windows, also where the system knows nothing of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from farwhist.ui.settings.catalogue import Shade

SHADES: Final[dict[Shade, Qt.ColorScheme]] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
"""What each choice of the windows' colours means to Qt."""

Role = QPalette.ColorRole

_DARK: Final = {
    Role.Window: "#2A2D31", Role.WindowText: "#F0F0EC", Role.Base: "#1D1F22",
    Role.AlternateBase: "#26292D", Role.Text: "#F0F0EC", Role.PlaceholderText: "#A4ABB3",
    Role.Button: "#34383D", Role.ButtonText: "#F0F0EC", Role.BrightText: "#FFFFFF",
    Role.Light: "#4A4F56", Role.Midlight: "#3E4349", Role.Mid: "#1B1D20",
    Role.Dark: "#141618", Role.Shadow: "#000000", Role.Highlight: "#2F7FC1",
    Role.HighlightedText: "#FFFFFF", Role.Link: "#8EC5FF", Role.LinkVisited: "#C9A7FF",
    Role.ToolTipBase: "#34383D", Role.ToolTipText: "#F0F0EC",
}  # fmt: skip
_LIGHT: Final = {
    Role.Window: "#EFEFEF", Role.WindowText: "#1B1D20", Role.Base: "#FFFFFF",
    Role.AlternateBase: "#F5F5F5", Role.Text: "#1B1D20", Role.PlaceholderText: "#666C73",
    Role.Button: "#EFEFEF", Role.ButtonText: "#1B1D20", Role.BrightText: "#FFFFFF",
    Role.Light: "#FFFFFF", Role.Midlight: "#DADADA", Role.Mid: "#B8B8B8",
    Role.Dark: "#9F9F9F", Role.Shadow: "#767676", Role.Highlight: "#2F7FC1",
    Role.HighlightedText: "#FFFFFF", Role.Link: "#1F5FBF", Role.LinkVisited: "#6B3FA0",
    Role.ToolTipBase: "#FFFFE6", Role.ToolTipText: "#1B1D20",
}  # fmt: skip
_FADED: Final[dict[Shade, str]] = {"dark": "#7C838B", "light": "#8B9097"}


def palette(shade: Shade) -> QPalette:
    """Return the colours of "dark" or "light" windows."""
    found = QPalette()
    for role, colour in (_DARK if shade == "dark" else _LIGHT).items():
        found.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        found.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FADED[shade]))
    return found


def use(shade: Shade) -> None:
    """Show windows in this shade.

    Where Qt cannot tell the system so, as on a plain Linux desktop, the windows get colours of
    our own.
    """
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(SHADES[shade])
    obeyed = shade == "system" or hints.colorScheme() is SHADES[shade]
    wanted = QPalette() if obeyed else palette(shade)
    if wanted.resolveMask() or QGuiApplication.palette().resolveMask():
        QApplication.setPalette(wanted)
