"""How the player wants to see and hear the program: text size, contrast, cards, speech."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow

from farwhist.ui.services.settings import Settings
from farwhist.ui.settings.catalogue import (
    CONTRAST,
    TEXT_SIZE,
    VERBOSITY,
    Contrast,
    Shade,
    Verbosity,
)
from farwhist.ui.style.tokens import Tokens
from farwhist.ui.style.window_style import wants_contrast, window_style
from farwhist.ui.table.table import Table
from farwhist.ui.table.theme import Theme, high_contrast_theme
from farwhist.ui.voice.announcer import Announcer

if TYPE_CHECKING:
    from farwhist.ui.deck.deck import Deck
    from farwhist.ui.review.page_style import BoardStyle, PageStyle


class Appearance(QObject):
    """Makes windows and table so. `changed` is emitted when anything of it is another way.

    Args:
        theme: the theme that the table was made with; it takes on the colours that are chosen.
    """

    changed = Signal()

    def __init__(
        self, window: QMainWindow, settings: Settings, theme: Theme, table: Table, voice: Announcer
    ) -> None:
        super().__init__(window)
        self.theme = theme
        self._plain = theme.copy()
        self._window = window
        self._settings = settings
        self._table = table
        self._voice = voice
        self._style = window_style()
        self._decks: list[Deck] = []
        voice.verbosity = VERBOSITY.read(settings.preferences)
        hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
        if hints is not None:
            hints().contrastPreferenceChanged.connect(self._apply_contrast)
        self._apply_contrast()
        self.set_text_size(self.text_size)
        self._seen = self.tokens
        soon = QTimer(self, singleShot=True, interval=0)
        soon.timeout.connect(self._look_at_colours)
        settings.table.changed.connect(lambda _: soon.start())

    @property
    def text_size(self) -> int:
        """The chosen text size in per cent."""
        return int(TEXT_SIZE.read(self._settings.preferences))

    @property
    def contrast(self) -> Contrast:
        """The chosen contrast."""
        return CONTRAST.read(self._settings.preferences)

    @property
    def spoken(self) -> Verbosity:
        """What is announced."""
        return self._voice.verbosity

    def set_text_size(self, percent: int) -> None:
        """Write everything larger; one of the values of `TEXT_SIZE`."""
        TEXT_SIZE.choose(self._settings.preferences, str(percent))
        self._style.apply(percent=percent)
        for dock in self._window.findChildren(QDockWidget):
            dock.setFont(QApplication.font())  # its title does not follow by itself
        self._table.appearance.set_text_scale(percent / 100)
        self.changed.emit()

    def set_contrast(self, contrast: Contrast) -> None:
        """Choose the contrast."""
        CONTRAST.choose(self._settings.preferences, contrast)
        self._apply_contrast()

    def set_verbosity(self, verbosity: Verbosity) -> None:
        """Choose what is announced: all, only the player's turn and results, or nothing."""
        self._voice.verbosity = verbosity
        self._voice.forget()
        VERBOSITY.choose(self._settings.preferences, verbosity)
        self.changed.emit()

    def set_shade(self, shade: Shade) -> None:
        """Let the windows be light or dark."""
        self._style.apply(shade=shade)

    def _apply_contrast(self) -> None:
        strong = wants_contrast(self.contrast)
        self._style.apply(strong=strong)
        self.theme.become(high_contrast_theme() if strong else self._plain)
        self._table.appearance.redraw()
        self.changed.emit()

    # --- how pages are drawn ------------------------------------------------------------------

    @property
    def tokens(self) -> Tokens:
        """Colours and measures of the windows."""
        return window_style().tokens

    @property
    def text(self) -> float:
        """How much larger than usual texts are."""
        return self._table.appearance.text_scale

    @property
    def texture(self) -> bool:
        """Whether felts have a texture."""
        return self._settings.table.now.texture == "yes"

    @property
    def deck(self) -> Deck:
        """The cards as the player wants them; drawing them takes longer than all the rest."""
        from farwhist.ui.deck.deck import Deck

        wanted = self._settings.table.look(self._settings.languages.shown)
        drawn = replace(wanted, high_contrast=self.theme.strong)
        if not self._decks or self._decks[0].look != drawn:
            self._decks[:] = [Deck(drawn)]
        return self._decks[0]

    def page_style(self) -> PageStyle:
        """Return how a page on the felt is drawn."""
        from farwhist.ui.review.page_style import PageStyle

        return PageStyle(self.theme, self.tokens, self.deck, text=self.text, texture=self.texture)

    def board_style(self) -> BoardStyle:
        """Return how a second table looks, as in the study, and which keys work there."""
        from farwhist.ui.review.page_style import BoardStyle

        now = self._settings.table.now
        return BoardStyle(
            theme=self.theme,
            deck=self.deck,
            felt=now.felt,
            texture=self.texture,
            text=self.text,
            hand_order=now.hand_order(),
            read_back=self._voice.read_back,
            command_of=self._settings.keymap.in_study,
            keys_of=self._settings.keymap.shown_keys,
        )

    def _look_at_colours(self) -> None:
        now = self.tokens
        if now != self._seen:
            self._seen = now
            self.changed.emit()
