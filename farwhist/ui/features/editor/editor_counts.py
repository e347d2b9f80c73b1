"""Numbers of things in the editor, in the player's language.

They stand apart for the reason that `farwhist.ui.wording.number_words` gives.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


class EditorCounts(QObject):
    """Each method returns `n` things in words; the class name is the translation context."""

    def free(self, n: int) -> str:
        """Return how many cards nobody has."""
        return self.tr("%n card(s) free", "", n)

    def missing(self, n: int) -> str:
        """Return how many cards a hand still needs, as a sentence."""
        return self.tr("%n card(s) missing.", "", n)

    def each(self, n: int) -> str:
        """Return that all hands are whole, as a sentence."""
        return self.tr("%n card(s) each; no card is used twice.", "", n)

    def players(self, n: int) -> str:
        """Return "4 players"."""
        return self.tr("%n player(s)", "", n)

    def so_far(self, n: int) -> str:
        """Return how many tricks have been played out, as a sentence."""
        return self.tr("Everyone plays on: %n trick(s) so far.", "", n)
