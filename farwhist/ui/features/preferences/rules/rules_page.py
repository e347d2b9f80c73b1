"""What the pages of the rules have in common, and the lines above and below them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from farwhist.rules.options import Option
from farwhist.ui.features.preferences.page import Page
from farwhist.ui.features.preferences.rules import editors
from farwhist.ui.features.preferences.rules.rows import (
    OptionForm,
    OptionRow,
    heading,
    refusal_words,
    small,
)
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.style.layouts import add_layout
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
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
        column = QVBoxLayout(body)
        column.setContentsMargins(4, 4, 12, 12)
        column.setSpacing(6)
        self.build(column)
        column.addStretch(1)
        self.area.setWidget(body)
        self.refresh()


class OptionPage(RulesPage):
    """A page that is nothing but the options that the table has for it."""

    def build(self, column: QVBoxLayout) -> None:
        self._form = self.form(lambda option: option.page == self.key)
        self._none = small(translate("Rules", "This game has no such options."))
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


class ChosenGame(QFrame):
    """Says whose rules the pages show; its button stands below the words where both have no room.

    `another_wanted` is emitted when the player wants to choose another game.
    """

    another_wanted = Signal()

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self._model = model
        self.text = heading("")
        self.text.setWordWrap(True)
        self.another = QPushButton(translate("Rules", "Choose another &game…"))
        self.another.setAutoDefault(False)
        self.another.clicked.connect(self.another_wanted)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(4, 0, 0, 0)
        self._line.addWidget(self.text, 1)
        self._line.addWidget(self.another)
        model.changed.connect(self._show)
        self._show()

    def minimumSizeHint(self) -> QSize:
        return QSize(4 + max(self._widths()), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        narrow = self.width() < 4 + sum(self._widths()) + self._line.spacing()
        self._line.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def _widths(self) -> tuple[int, int]:
        """Return the least widths of words and button, in pixels."""
        return self.text.minimumSizeHint().width(), self.another.sizeHint().width()

    def _show(self) -> None:
        draft = self._model.draft
        self.text.setText(DOT.join((self._model.name(), Counts.players(draft.seats))))


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
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(6)
        self._line.addWidget(self.text, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.discard)
        buttons.addWidget(self.start)
        add_layout(self._line, buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 8)
        column.setSpacing(4)
        add_layout(column, self._line)
        column.addWidget(self.problem)
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        need = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 50
        need += self.start.sizeHint().width() + self.discard.sizeHint().width()
        way = QBoxLayout.Direction
        narrow = self.width() < need
        self._line.setDirection(way.TopToBottom if narrow else way.LeftToRight)

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
