"""The one look of all windows: style, palette and style sheet, as the player wants them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import CONTRAST, TEXT_SIZE, Shade, TableRows
from farwhist.ui.style import appearance, colours
from farwhist.ui.style.focus_ring import FocusRing
from farwhist.ui.style.proxy_style import ProxyStyle
from farwhist.ui.style.sheet import window_sheet
from farwhist.ui.style.tokens import BASE_TEXT, DARK, DARK_STRONG, LIGHT, LIGHT_STRONG, Tokens
from farwhist.ui.system import garbage
from farwhist.ui.system.keyboard import keyboard

SHADES: Final[dict[Shade, Qt.ColorScheme]] = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
}
"""What each choice of the windows' colours means to Qt."""


def tokens_for(shade: Shade, *, strong: bool = False) -> Tokens:
    """Return the colours of windows in this shade; of "system", those that the system has now."""
    dark = shade == "dark"
    if shade == "system":
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    if strong:
        return DARK_STRONG if dark else LIGHT_STRONG
    return DARK if dark else LIGHT


class WindowStyle(QObject):
    """Dresses the application, whose child it is; ask `look` for it.

    It follows the system: the look changes while the windows stand open.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._shade: Shade = "system"
        self._strong = False
        self._percent = 100
        self._style = ProxyStyle()
        self._worn: tuple[Tokens, int, bool] | None = None
        self.ring = FocusRing(app)
        keyboard()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)

    @property
    def tokens(self) -> Tokens:
        """The colours that the windows have now."""
        return tokens_for(self._shade, strong=self._strong)

    @property
    def strong(self) -> bool:
        """Whether the windows are shown in high contrast."""
        return self._strong

    def start(self, preferences: Preferences) -> WindowStyle:
        """Wear what the player has chosen."""
        self.wear(
            shade=TableRows.window.read(preferences),
            strong=appearance.wants_contrast(CONTRAST.read(preferences)),
            percent=int(TEXT_SIZE.read(preferences)),
        )
        return self

    @garbage.kept()
    def wear(
        self,
        *,
        shade: Shade | None = None,
        strong: bool | None = None,
        percent: int | None = None,
    ) -> None:
        """Change the shade, the contrast or the size of text of all windows, and keep the rest."""
        self._strong = self._strong if strong is None else strong
        self._percent = self._percent if percent is None else percent
        if shade is not None and shade != self._shade:
            self._shade = shade
            # Title bars and native menus follow, where the system can be told.
            QGuiApplication.styleHints().setColorScheme(SHADES[shade])
        self._dress()

    def _refresh(self) -> None:
        """Follow the system; its signal brings an argument that `wear` does not take."""
        self.wear()

    def _dress(self) -> None:
        appearance.set_font(self._percent)
        size = QFontInfo(QApplication.font()).pixelSize()
        wanted = (self.tokens, size, self._strong)
        if wanted == self._worn:
            return
        first, self._worn = self._worn is None, wanted
        self._style.strong, self._style.scale = self._strong, size / BASE_TEXT
        if first:
            QApplication.setStyle(self._style)
        # From one sheet to another Qt dresses each widget again and again; from none only once.
        self._app.setStyleSheet("")
        QApplication.setPalette(colours.palette(self.tokens))
        self._app.setStyleSheet(window_sheet(self.tokens, size, strong=self._strong))


def look() -> WindowStyle:
    """Return the look of the running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.findChild(WindowStyle) or WindowStyle(app)
