"""The deck of another program that the player wants, from the moment when it has been read."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from farwhist.ui.system.files import FileReading, begin, is_there

if TYPE_CHECKING:
    from farwhist.ui.deck.foreign.artwork import SvgArtwork
    from farwhist.ui.deck.foreign.files import DeckDrawing


class ForeignDeck(QObject):
    """Reads a deck when it is chosen; what draws it is imported then, and not before.

    Attributes:
        artwork: what draws the cards; None while there is no such deck.
        problem: why the deck that is chosen is not used, in a sentence; empty if it is.

    `arrived` is emitted when one that took a while has been read.
    """

    arrived = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.artwork: SvgArtwork | None = None
        self.problem = ""
        self._path = ""
        self._reading = FileReading(self)

    def choose(self, path: str, tell: Callable[[str], object] = lambda problem: None) -> None:
        """Use the deck of this file from now on, or as soon as it is read; none if it is empty.

        Args:
            tell: is given the sentence that says why the deck is not used, if it is not.
        """
        if path == self._path:
            return
        self._path = path
        if not path:
            self.artwork, self.problem = None, ""
            return
        from farwhist.ui.deck.foreign.files import read_deck

        found = begin(partial(read_deck, Path(path)))
        if is_there(found):
            self._take(path, tell, found)
        else:
            self._reading.take(found, partial(self._arrive, path, tell))

    def _arrive(self, path: str, tell: Callable[[str], object], found: Future[DeckDrawing]) -> None:
        if path == self._path:
            self._take(path, tell, found)
            self.arrived.emit()

    def _take(self, path: str, tell: Callable[[str], object], found: Future[DeckDrawing]) -> None:
        from farwhist.ui.deck.foreign.artwork import SvgArtwork
        from farwhist.ui.deck.foreign.files import UnfitDeck
        from farwhist.ui.wording import deck_words

        self.artwork, self.problem = None, ""
        try:
            self.artwork = SvgArtwork(found.result())
        except OSError as problem:
            self.problem = deck_words.unreadable(path, problem)
        except UnfitDeck as problem:
            self.problem = deck_words.unfit(path, problem.key)
        if self.problem:
            tell(self.problem)
