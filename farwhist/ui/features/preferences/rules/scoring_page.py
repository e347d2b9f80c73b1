"""The page about points."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from farwhist.rules import lookup
from farwhist.rules.exact_bid.build import make_book
from farwhist.rules.exact_bid.options import OPTIONS
from farwhist.rules.sequences import Plan, PlannedDeal
from farwhist.ui.features.preferences.rules.example_table import ExampleTable
from farwhist.ui.features.preferences.rules.rows import OptionRow, heading, small
from farwhist.ui.features.preferences.rules.rules_page import RulesPage
from farwhist.ui.features.preferences.rules.scheme_editor import SchemeEditor

if TYPE_CHECKING:
    from farwhist.rules.exact_bid.option_types import ExactBid

translate = QCoreApplication.translate

_EXAMPLE = 40
"""The example wants so many times the width of an x."""
_USUAL = Plan((PlannedDeal(13),), 1)


class ScoringPage(RulesPage):
    """A scheme, its numbers, what comes on top, and what all that means bid by bid."""

    key = "scoring"

    def build(self, column: QVBoxLayout) -> None:
        self.family = QWidget()
        inner = QVBoxLayout(self.family)
        inner.setContentsMargins(0, 0, 0, 0)
        self.editor = SchemeEditor(OPTIONS.options["scoring"])
        self.scheme = OptionRow(self.model, OPTIONS.options["scoring"], self.editor)
        self.example = ExampleTable()
        inner.addWidget(self.scheme)
        right = QVBoxLayout()
        right.addWidget(heading(translate("Rules", "Worked example")))
        right.addWidget(self.example)
        right.addStretch(1)
        left = QVBoxLayout()
        left.addWidget(self.editor.fields)
        left.addStretch(1)
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._both.setSpacing(12)
        self._both.addLayout(left)
        self._both.addLayout(right, 1)
        inner.addLayout(self._both)
        self.editor.fields.fold.toggled.connect(self._turn)
        inner.addWidget(heading(translate("Rules", "Extras")))
        self._none = small(translate("Rules", "This game has no such options."))
        self._form = self.form(lambda each: each.page == self.key and each.key != "scoring")
        column.addWidget(self.family)
        column.addWidget(self._form)
        column.addWidget(self._none)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def _turn(self) -> None:
        """Put the example beside the numbers where there is room for both."""
        need = max(self.editor.fields.sizeHint().width(), self.editor.fields.table_width())
        need += _EXAMPLE * self.fontMetrics().horizontalAdvance("x")
        way = QBoxLayout.Direction
        wide = self.area.viewport().width() >= need
        self._both.setDirection(way.LeftToRight if wide else way.TopToBottom)

    def rows(self) -> dict[str, OptionRow]:
        own = self.model.draft.game.kind.exact
        return {**({"scoring": self.scheme} if own else {}), **super().rows()}

    def refresh(self) -> None:
        super().refresh()
        facts = self.model.facts
        own = facts.draft.game.kind.exact
        self.family.setVisible(own)
        self._none.setVisible(not own and not self._form.rows)
        if own:
            self.scheme.refresh(facts)
            book = (
                facts.rules.bid_book
                if facts.rules
                else make_book(cast("ExactBid", facts.values), _USUAL, 52)
            )
            players = lookup.players(facts.rules) if facts.rules else facts.draft.seats
            self.example.show_book(book, players)
            self._turn()
