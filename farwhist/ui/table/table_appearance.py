"""What the table looks like: its deck, its felt, and how large everything is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtWidgets import QGraphicsView

from farwhist.ui.deck.options import DeckLook
from farwhist.ui.table.card_images import CardImages
from farwhist.ui.table.items.scene import TableScene
from farwhist.ui.table.layout.measures import CardSize
from farwhist.ui.table.shown_state import ShownTable
from farwhist.ui.table.transition import Clock
from farwhist.ui.table.view import TableView


class TableAppearance:
    """Changes the look of a table at once.

    Args:
        fit: puts everything where it belongs in another size.
    """

    def __init__(
        self,
        view: TableView,
        stage: ShownTable,
        faces: CardImages,
        clock: Clock,
        fit: Callable[[], None],
    ) -> None:
        self._view = view
        self._scene: TableScene = stage.scene
        self._stage = stage
        self._faces = faces
        self._clock = clock
        self._fit = fit

    @property
    def text_scale(self) -> float:
        """How much larger than usual texts should be."""
        return self._stage.text_scale

    def set_text_scale(self, scale: float) -> None:
        """Write larger than usual by this factor, as far as there is room."""
        if scale == self._stage.text_scale:
            return
        self._stage.text_scale = scale
        self._fit()
        self.sharpen()

    def set_deck(self, look: DeckLook, zoom: float) -> None:
        """Play with this deck, the hand `zoom` times as large as usual if there is room."""
        deck, cards = self._faces.deck, CardSize(1 / look.ratio, zoom)
        look = replace(look, high_contrast=deck.look.high_contrast)
        if look == deck.look and cards == self._stage.cards:
            return
        deck.look, self._stage.cards = look, cards
        self._fit()
        self.sharpen()
        self._scene.update()

    def set_felt(self, felt: str, *, texture: bool) -> None:
        """Cover the table with one of `FELTS`, with or without its texture."""
        self._scene.set_felt(felt, texture=texture)
        self._view.resetCachedContent()
        self._view.viewport().update()

    def redraw(self) -> None:
        """Draw everything anew because the theme has changed its look."""
        self._scene.lay_felt()
        self.sharpen()
        self._view.resetCachedContent()
        self._scene.update()

    def sharpen(self) -> None:
        """Draw all pictures anew for the size and the screen that there is now."""
        screen = self._view.screen()
        if screen is not None:
            self._clock.set_refresh_rate(screen.refreshRate())
        self._draw_for(self._view.devicePixelRatioF())

    @contextmanager
    def drawn_for(self, ratio: float) -> Iterator[None]:
        """Have all pictures drawn with so many pixels for one of the screen, for a while."""
        mode = self._view.cacheMode()
        self._view.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self._draw_for(ratio)
        try:
            yield
        finally:
            self._view.setCacheMode(mode)
            self.sharpen()

    def _draw_for(self, ratio: float) -> None:
        self._faces.forget(ratio)
        for item in self._scene.cards.values():
            if self._clock.moves(item) or not item.there:
                item.redraw()
            else:
                item.land()
