"""The page about points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from farwhist.rules.exact_bid.build import make_book
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.ui.preferences.rules.example_table import ExampleTable
from farwhist.ui.preferences.rules.record_editor import SchemeEditor
from farwhist.ui.preferences.rules.rows import OptionRow, heading, small
from farwhist.ui.preferences.rules.rules_page import RulesPage

translate = QCoreApplication.translate

_USUAL = Plan((PlannedDeal(13),), 1)


class ScoringPage(RulesPage):
    """A scheme, its numbers, what comes on top, and what all that means bid by bid."""

    key = "scoring"

    def title(self) -> str:
        return translate("Preferences", "Scoring")

    def build(self, column: QVBoxLayout) -> None:
        self.family = QWidget()
        inner = QVBoxLayout(self.family)
        inner.setContentsMargins(0, 0, 0, 0)
        self.editor = SchemeEditor(OPTIONS.options["scoring"])
        self.scheme = OptionRow(self.model, OPTIONS.options["scoring"], self.editor)
        self.example = ExampleTable()
        inner.addWidget(self.scheme)
        inner.addWidget(heading(translate("Rules", "Worked example")))
        inner.addWidget(self.example)
        inner.addWidget(heading(translate("Rules", "On top of that")))
        self._none = small(translate("Rules", "This game has no such options."))
        self._form = self.form(lambda each: each.page == self.key and each.key != "scoring")
        column.addWidget(self.family)
        column.addWidget(self._form)
        column.addWidget(self._none)

    def rows(self) -> dict[str, OptionRow]:
        own = self.model.draft.options is OPTIONS
        return {**({"scoring": self.scheme} if own else {}), **super().rows()}

    def refresh(self) -> None:
        super().refresh()
        facts = self.model.facts
        own = facts.draft.options is OPTIONS
        self.family.setVisible(own)
        self._none.setVisible(not own and not self._form.rows)
        if own:
            self.scheme.refresh(facts)
            book = facts.rules.book if facts.rules else make_book(facts.values, _USUAL, 52)
            players = facts.draft.seats - (facts.values["sit_out"] == "dealer")
            assert book is not None
            self.example.show_book(book, players)
