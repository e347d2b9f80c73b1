"""Numbers of things about days, in the player's language.

They stand apart for the reason that `farwhist.ui.wording.number_words` gives.
"""

from __future__ import annotations

from PySide6.QtCore import QObject


class DayCounts(QObject):
    """Each method returns `n` things in words; the class name is the translation context."""

    def cards_each(self, n: int) -> str:
        """Return how many cards everybody gets, as a heading."""
        return self.tr("%n card(s) for each player", "", n)

    def days(self, n: int) -> str:
        """Return how many days in a row were played, without the number in front."""
        return self.tr("%n day(s) in a row", "", n)

    def left(self, n: int) -> str:
        """Return the words of the button for the match of the week."""
        return self.tr("Match of the &week: %n day(s) left", "", n)
