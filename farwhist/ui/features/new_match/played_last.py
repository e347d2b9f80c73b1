"""What was played last, and a button that plays it again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from farwhist.rules.draft import Draft
from farwhist.ui.features.new_match.look import PageLook
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


class PlayedLast(QFrame):
    """A plate with a sentence and a button; it hides before the first match."""

    def __init__(self, model: RulesModel, last: Draft | None) -> None:
        super().__init__()
        self.setProperty("plate", True)
        self.words = QLabel("" if last is None else _told(model, last))
        self.again = QPushButton(translate("New match", "Play it &again"))
        self.again.setProperty("flat", False)
        self.again.setProperty("again", True)
        self.again.setAutoDefault(False)
        self.again.setAccessibleDescription(self.words.text())
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words)
        self._row.addWidget(self.again)
        if last is None:
            self.hide()

    def fit(self, look: PageLook) -> None:
        """Take on the sizes that fit the page as it is now."""
        tight = 1 if look.low else 4
        self._row.setContentsMargins(14, tight, 6, tight)


def _told(model: RulesModel, last: Draft) -> str:
    parts = [model.title(last), Counts.players(last.seats)]
    count = last.ruleset().deal_count
    if count is not None:
        parts.append(Counts.deals(count))
    return translate("New match", "Played last: {match}").format(match=joined(parts))
