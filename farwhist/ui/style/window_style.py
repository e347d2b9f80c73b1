"""The one look of all windows: style, palette, style sheet, text size, contrast and focus ring."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QFocusFrame,
    QProxyStyle,
    QRadioButton,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import CONTRAST, TEXT_SIZE, Contrast, Shade, TableRows
from farwhist.ui.style import tokens
from farwhist.ui.style.proxy_style import RING, RING_OFF, ProxyStyle, ring_colour
from farwhist.ui.style.sheet import window_sheet
from farwhist.ui.style.tokens import (
    BASE_TEXT,
    DARK,
    DARK_STRONG,
    LIGHT,
    LIGHT_STRONG,
    RADIUS,
    Tokens,
)
from farwhist.ui.system import qt_guards
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
    """Dresses the application, whose child it is; ask `window_style` for it.

    It follows the system: the look changes while the windows stand open.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._shade: Shade = "system"
        self._strong = False
        self._percent = 100
        self._style = ProxyStyle()
        self._theme: tuple[Tokens, int, bool] | None = None
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
        self.apply(
            shade=TableRows.window.read(preferences),
            strong=wants_contrast(CONTRAST.read(preferences)),
            percent=int(TEXT_SIZE.read(preferences)),
        )
        return self

    @qt_guards.kept()
    def apply(
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
        """Follow the system; its signal brings an argument that `apply` does not take."""
        self.apply()

    def _dress(self) -> None:
        set_font(self._percent)
        size = QFontInfo(QApplication.font()).pixelSize()
        wanted = (self.tokens, size, self._strong)
        if wanted == self._theme:
            return
        first, self._theme = self._theme is None, wanted
        self._style.strong, self._style.scale = self._strong, size / BASE_TEXT
        if first:
            QApplication.setStyle(self._style)
        # From one sheet to another Qt dresses each widget again and again; from none only once.
        self._app.setStyleSheet("")
        QApplication.setPalette(tokens.palette(self.tokens))
        self._app.setStyleSheet(window_sheet(self.tokens, size, strong=self._strong))


def window_style() -> WindowStyle:
    """Return the look of the running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.findChild(WindowStyle) or WindowStyle(app)


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


_BY_KEY: Final = Qt.WidgetAttribute.WA_KeyboardFocusChange
_Metric = QStyle.PixelMetric


class FocusRing(QObject):
    """Puts the ring round the button that has the keyboard, outside its edge.

    Fields show the keyboard by their own edge, boxes to tick, sliders, tabs and lists draw their
    ring themselves (`ProxyStyle`), and so does the table.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame: _Frame | None = None
        app.focusChanged.connect(self._move)

    @property
    def round(self) -> QWidget | None:
        """The button that has the ring."""
        frame = self._frame
        return frame.widget() if frame is not None and frame.isVisible() else None

    def _move(self, old: QWidget | None, now: QWidget | None) -> None:
        if old is not None and now is not None and old.window() is not now.window():
            self._hand_on(old.window(), now.window())
        if isinstance(now, QAbstractButton) and not isinstance(now, QCheckBox | QRadioButton):
            now.pressed.connect(self._look_again, Qt.ConnectionType.UniqueConnection)
            self._show(now)
        else:
            self._hide()

    @staticmethod
    def _hand_on(old: QWidget, now: QWidget) -> None:
        """A window that was opened with a key is used with keys."""
        if old.testAttribute(_BY_KEY):
            now.setAttribute(_BY_KEY)

    def _show(self, button: QAbstractButton) -> None:
        if not by_key(button):
            self._hide()
            return
        if self._frame is None:
            self._frame = _Frame()
            self._frame.destroyed.connect(self._forget)
        self._frame.setWidget(button)
        self._frame.show()

    def _look_again(self) -> None:
        """A click on the button takes its ring away."""
        now = self.round
        if now is not None and QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            now.window().setAttribute(_BY_KEY, False)
            self._hide()

    def _hide(self) -> None:
        if self._frame is not None:
            self._frame.hide()

    def _forget(self) -> None:
        self._frame = None


def by_key(widget: QWidget) -> bool:
    """Whether the keyboard came into the window of a widget by a key, not by a click."""
    return widget.window().testAttribute(_BY_KEY)


class _FrameStyle(QProxyStyle):
    """Says how far the ring stands off, and that nothing is cut out of it."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric in (_Metric.PM_FocusFrameHMargin, _Metric.PM_FocusFrameVMargin):
            return RING + RING_OFF
        return super().pixelMetric(metric, option, widget)

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        data: QStyleHintReturn | None = None,
    ) -> int:
        if hint is QStyle.StyleHint.SH_FocusFrame_Mask:
            return 0
        return super().styleHint(hint, option, widget, data)


class _Frame(QFocusFrame):
    """Moves with the button."""

    def __init__(self) -> None:
        super().__init__()
        self._style = _FrameStyle("fusion")
        self.setStyle(self._style)

    def paintEvent(self, event: QPaintEvent) -> None:
        button = self.widget()
        if not by_key(button):
            return
        half = RING / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(ring_colour(button)), RING))
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(box, RADIUS + RING_OFF, RADIUS + RING_OFF)
        painter.end()
