"""The texts that were spoken last, to be read back."""

from __future__ import annotations

from typing import Final

MOST: Final = 100
"""So many are kept."""


class Messages:
    """Keeps texts in their order, and a place among them that goes back and forth.

    A new text is the place from then on.
    """

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._place = 0

    @property
    def last(self) -> str:
        """The text that came last, empty before any."""
        return self._texts[-1] if self._texts else ""

    def add(self, text: str) -> None:
        """Keep a text that is spoken now."""
        self._texts = [*self._texts[1 - MOST :], text]
        self._place = len(self._texts) - 1

    def forget(self) -> None:
        """Keep none of them any more: somebody else listens now."""
        self._texts, self._place = [], 0

    def again(self) -> str:
        """Return the text that came last; the ones before are reached from there."""
        return self._go(len(self._texts) - 1)

    def earlier(self) -> str:
        """Return the text before the one that was spoken, or read back, last."""
        return self._go(self._place - 1)

    def later(self) -> str:
        """Return the text after the one that was read back."""
        return self._go(self._place + 1)

    def _go(self, place: int) -> str:
        self._place = min(max(place, 0), max(len(self._texts) - 1, 0))
        return self._texts[self._place] if self._texts else ""
