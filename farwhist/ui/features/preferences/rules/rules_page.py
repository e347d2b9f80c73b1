"""What the pages of the rules have in common, and the lines above and below them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.options import Option
from farwhist.ui.features.preferences.cards import PreferenceRow, cards_on, explanation, flow
from farwhist.ui.features.preferences.page import Page, Scrolling
from farwhist.ui.features.preferences.rules import editors
from farwhist.ui.features.preferences.rules.rows import (
    OptionForm,
    OptionRow,
    refusal_words,
    small,
)
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.style.text import DOT
from farwhist.ui.wording.number_words import Counts

translate = QCoreApplication.translate


class RulesPage(Page):
    """A page that scrolls, follows the draft and is written anew in another language.

    A page fills its column in `build` and shows the draft in `refresh`.
    """

    scrolls = True

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self.setObjectName(self.key)
        self.model = model
        self._forms: list[OptionForm] = []
        self.area = Scrolling()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)
        self._write()
        model.changed.connect(self.refresh)

    def build(self, column: QVBoxLayout) -> None:
        """Fill the page from top to bottom."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the draft."""
        before = self.rows()
        for form in self._forms:
            form.refresh()
        if self.rows() != before:
            self.refilled.emit()

    def row(self, key: str) -> OptionRow:
        """Return the row of an option.

        Raises:
            KeyError: the page has none.
        """
        return self.rows()[key]

    def rows(self) -> dict[str, OptionRow]:
        """Return every row of the page by its option."""
        return {key: row for form in self._forms for key, row in form.rows.items()}

    def form(
        self, wanted: Callable[[Option], bool], headings: dict[str, str] | None = None
    ) -> OptionForm:
        """Return a form that follows the draft with the page."""
        form = OptionForm(self.model, wanted, headings)
        self._forms.append(form)
        return form

    def restore_defaults(self) -> None:
        """Set the options of the page to what the preset says."""
        draft = self.model.draft
        keys = [option.key for option in draft.options if option.page == self.key]
        self.model.edit(draft.without(keys))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.model.wanted.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        super().changeEvent(event)

    def _write(self) -> None:
        self._forms = []
        body = QWidget()
        column = cards_on(body)
        self.build(column)
        column.addStretch(1)
        self.area.setWidget(body)
        self.refresh()


class OptionPage(RulesPage):
    """A page that is nothing but the options that the table has for it."""

    def build(self, column: QVBoxLayout) -> None:
        self._form = self.form(lambda option: option.page == self.key)
        self._none = explanation(translate("Rules", "This game has no such options."))
        column.addWidget(self._none)
        column.addWidget(self._form)

    def refresh(self) -> None:
        super().refresh()
        self._none.setVisible(not self._form.rows)


class BiddingPage(OptionPage):
    """How players bid."""

    key = "bidding"


class TrumpPage(OptionPage):
    """How trump is found."""

    key = "trump"


class PlayPage(OptionPage):
    """What may be played to a trick."""

    key = "play"


class ChosenGame(QLabel):
    """Says whose rules the pages show."""

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self.setProperty("quiet", True)
        self.setWordWrap(True)
        self._model = model
        model.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        players = Counts.players(self._model.draft.seats)
        self.setText(DOT.join((self._model.name(), players)))


class RulesBanner(QFrame):
    """Shows itself while the draft differs from the running match."""

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self.setObjectName("rules banner")
        self.setProperty("banner", True)
        self._model = model
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.problem = small()
        self.start = QPushButton()
        self.discard = QPushButton()
        self.start.setProperty("action", True)
        for button in (self.start, self.discard):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 0, 12, 0)
        column.addWidget(
            PreferenceRow(self.text, flow(self.discard, self.start), notes=(self.problem,))
        )
        self.start.clicked.connect(model.start)
        self.discard.clicked.connect(model.discard)
        model.changed.connect(self.refresh)
        self._write()

    def refresh(self) -> None:
        """Show what is staged."""
        refusals = [each for found in self._model.facts.problems.values() for each in found]
        why = " ".join(refusal_words(each) for each in refusals)
        self.problem.setText(f"⚠ {why}" if why else "")
        self.problem.setVisible(bool(why))
        editors.tint(self.problem, editors.problem(self))
        self.start.setEnabled(self._model.playable)
        self.start.setToolTip(why)
        self.start.setAccessibleDescription(why)
        if self.parentWidget() is not None or not self._model.staged:
            self.setVisible(self._model.staged)  # without a parent it would be a window

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._write()
        elif event.type() is QEvent.Type.PaletteChange:
            editors.tint(self.problem, editors.problem(self))
        super().changeEvent(event)

    def _write(self) -> None:
        self.text.setText(translate("Rules", "These rules apply from the next match."))
        self.start.setText(translate("Rules", "Start &new match now"))
        self.discard.setText(translate("Rules", "&Discard"))
        self.refresh()
