"""Numbers of things in the player's language.

These stand apart because lupdate recognises a plural in Python only where `tr` is called with a
plain name as the number; with `QCoreApplication.translate` it drops the text or its plural.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counts(QObject):
    """Each method returns `n` things in words; the class name is the translation context."""

    def cards(self, n: int) -> str:
        """Return "1 card", "2 cards"."""
        return self.tr("%n card(s)", "", n)

    def bids(self, n: int) -> str:
        """Return "1 bid", "2 bids"."""
        return self.tr("%n bid(s)", "", n)

    def for_tricks(self, n: int) -> str:
        """Return "for 1 trick", "for 2 tricks"."""
        return self.tr("for %n trick(s)", "", n)

    def deals(self, n: int) -> str:
        """Return "1 deal", "2 deals"."""
        return self.tr("%n deal(s)", "", n)

    def short(self, n: int) -> str:
        """Return by how many tricks a bid was missed from below."""
        return self.tr("%n short", "", n)

    def over(self, n: int) -> str:
        """Return by how many tricks a bid was missed from above."""
        return self.tr("%n over", "", n)

    def claim(self, n: int) -> str:
        """Return what the button says that takes the last `n` tricks."""
        return self.tr("Claim the last %n trick(s)", "", n)
