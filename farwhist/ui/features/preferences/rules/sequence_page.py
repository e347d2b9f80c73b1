"""The page about the deals of a match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QVBoxLayout

from farwhist.rules.exact_bid.outlook import Outlook, outlook
from farwhist.ui.features.preferences.rules import colours
from farwhist.ui.features.preferences.rules.bars import DealBars
from farwhist.ui.features.preferences.rules.rows import refusal_words, small
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.settings.forecast import minutes, playing_seconds
from farwhist.ui.settings.timing import Timing
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


class SequencePage(RulesPage):
    """How many cards each deal has, as bars and in numbers."""

    key = "sequence"

    def build(self, column: QVBoxLayout) -> None:
        self.bars = DealBars()
        self.length = QLabel()
        self.length.setWordWrap(True)
        self.hatched = small(translate("Rules", "Hatched deals have no trump."))
        self.problem = small()
        self._none = small(translate("Rules", "This game has no such options."))
        for part in (self.bars, self.length, self.hatched, self.problem, self._none):
            column.addWidget(part)
        self._form = self.form(lambda option: option.page == self.key)
        column.addWidget(self._form)

    def refresh(self) -> None:
        super().refresh()
        facts = self.model.facts
        own = facts.draft.game.kind.exact
        seen = outlook(facts.rules) if own and facts.rules is not None else None
        self.bars.setVisible(seen is not None)
        self.bars.show_outlook(seen)
        self.length.setText(length_words(seen) if seen is not None else "")
        self.length.setVisible(seen is not None)
        self.hatched.setVisible(seen is not None and any(seen.no_trump))
        elsewhere = [found for key, found in facts.problems.items() if key not in self.rows()]
        why = [each for found in elsewhere for each in found]
        self.problem.setText("⚠ " + " ".join(refusal_words(each) for each in why) if why else "")
        self.problem.setVisible(bool(why))
        colours.tint(self.problem, colours.problem(self))
        self._none.setVisible(not self._form.rows)


def length_words(seen: Outlook) -> str:
    """Return how long a match is, in deals, tricks and minutes."""
    counts = Counts
    seconds = playing_seconds(seen.deals, seen.tricks, seen.players, Timing())
    facts = {
        "deals": counts.deals(seen.deals),
        "tricks": counts.tricks(seen.tricks),
        "minutes": counts.minutes(minutes(seconds)),
    }
    if seen.tours is None:
        text = translate(
            "Rules", "One sequence: {deals}, {tricks}, about {minutes} at normal speed."
        )
    else:
        text = translate("Rules", "{deals}, {tricks}, about {minutes} at normal speed.")
    return text.format(**facts)
