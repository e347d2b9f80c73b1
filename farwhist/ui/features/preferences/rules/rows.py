"""Rows of options: label, control and what is wrong, and forms of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QToolButton, QVBoxLayout, QWidget

from farwhist.rules.options import Option, Refusal, RulesError
from farwhist.ui.features.preferences.cards import PaperCard, PreferenceRow, explanation
from farwhist.ui.features.preferences.page import FoldLine
from farwhist.ui.features.preferences.rules import editors
from farwhist.ui.features.preferences.rules.editors import (
    ChoiceEditor,
    Editor,
    NumberEditor,
    RotationEditor,
    SequenceEditor,
    SwitchEditor,
)
from farwhist.ui.settings.rules_model import Facts, RulesModel
from farwhist.ui.style.help_anchor import set_help_anchor
from farwhist.ui.style.tips import set_tip_for_eyes
from farwhist.ui.wording import option_words, refusals
from farwhist.ui.wording.number_words import Counts


def mark_wrong(field: QWidget, wrong: bool) -> None:
    """Show a field as wrong, or as sound again. Its edge changes in width, not in colour alone."""
    if bool(field.property("wrong")) != wrong:
        field.setProperty("wrong", wrong)
        field.style().unpolish(field)
        field.style().polish(field)


translate = QCoreApplication.translate


def editor_for(option: Option) -> Editor:
    """Return the control that fits an option."""
    if option.key == "rotation":
        return RotationEditor(option)
    if option.key == "custom":
        return SequenceEditor(option)
    kinds: dict[str, Callable[[Option], Editor]] = {
        "switch": SwitchEditor,
        "choice": ChoiceEditor,
        "number": NumberEditor,
    }
    return kinds[option.kind](option)


def refusal_words(refusal: Refusal) -> str:
    """Return why an option does not fit, in a short sentence for the place beside it."""
    facts = refusal.facts
    if "need" in facts and "most" in facts:
        text = translate("Rules", "{players} × {cards} = {need} > {pack}: at most {most} each.")
        players, cards = (
            Counts.players(int(str(facts["players"]))),
            Counts.cards(int(str(facts["size"]))),
        )
        return text.format(**{**facts, "players": players, "cards": cards})
    return refusals.refusals(RulesError(refusal))


class Small(QLabel):
    """Small print; it may be tinted."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setProperty("small", True)
        self.setWordWrap(True)


def small(text: str = "") -> QLabel:
    """Return a label for an explanation."""
    return Small(text)


class OptionRow(PreferenceRow):
    """Shows one option of the draft and stages what the player does.

    `failed(text)` tells of a text that is no value of the option. The draft has what it had before
    the player began to type then, however much of the text would be a value by itself.
    """

    failed = Signal(str)

    def __init__(self, model: RulesModel, option: Option, editor: Editor | None = None) -> None:
        self.option = option
        self.editor = editor or editor_for(option)
        self.mark = QLabel("●")
        self.undo = QToolButton()
        self.undo.setText("↺")
        self.undo.setAutoRaise(True)
        about, label = option_words.about(option), option_words.label(option)
        self.help = explanation(about)
        self.source = small()
        self.reason = small()
        self.problem = small()
        marks = (self.mark, self.undo)
        notes = (self.help, self.source, self.reason, self.problem)
        if isinstance(self.editor, SwitchEditor):  # its box bears the label
            super().__init__(self.editor.box, marks=marks, notes=notes)
            self.editor.setParent(self)
        else:
            wide = isinstance(self.editor, SequenceEditor | RotationEditor)
            super().__init__(
                label,
                self.editor,
                field=self.editor.target,
                marks=marks,
                notes=notes,
                whole=wide or option.key == "scoring",
            )
        self.label = cast(QLabel | QCheckBox, self.name)
        self.setObjectName(option.key)
        set_help_anchor(self, option_words.help_place(option))
        self._model = model
        self._error: RulesError | None = None
        self._before: str | None = None
        self._staged = ""
        self.idle = False
        """Whether it has no effect now, and nothing about it has to be told."""
        self.note("")
        self.editor.edited.connect(self._edit)
        self.editor.typed.connect(self._type)
        self.editor.finished.connect(self._finish)
        self.undo.clicked.connect(self._undo)
        for widget in (self, self.editor.target):
            widget.setWhatsThis(about)
        self.editor.target.setAccessibleName(label)

    def refresh(self, facts: Facts) -> None:
        """Show the draft."""
        key, option = self.option.key, self.option
        text, base = facts.texts[key], facts.base[key]
        if text not in (self._before, self._staged):
            self._before = self._error = None  # somebody else has set it
        if self._error is None or self.editor.text() == text:
            self._error = None
            if self.editor.text() != text:
                self.editor.show_text(text)
        applies = option.applies(facts.values)
        self.idle = not applies and text == base and key not in facts.problems
        self.editor.setEnabled(applies)
        self.label.setEnabled(applies)
        reason = "" if applies else option_words.needs(option)
        _say(self.reason, reason)
        changed = text != base
        self.undo.setVisible(changed)
        was = option_words.value(option, base)
        set_tip_for_eyes(self.undo, translate("Rules", "Back to: {value}").format(value=was))
        self.undo.setAccessibleName(
            translate("Rules", "{option}: back to {value}").format(
                option=option_words.label(option), value=was
            )
        )
        self.mark.setVisible(changed)
        was_so = translate("Rules", "Changed; the preset has: {value}.").format(value=was)
        self.mark.setToolTip(was_so)
        editors.tint(self.mark, editors.mark(self))
        refusals = list(self._error.refusals if self._error else facts.problems.get(key, ()))
        problem = " ".join(refusal_words(each) for each in refusals)
        if self._error is not None and self._before is not None:
            stays = option_words.value(option, text)
            problem += " " + translate(
                "Rules", "Not valid yet, so the old value stays: {value}."
            ).format(value=stays)
        _say(self.problem, f"⚠ {problem}" if problem else "")
        editors.tint(self.problem, editors.problem(self))
        mark_wrong(self.editor.target, bool(problem))
        told = (option_words.about(option), was_so if changed else "", reason, problem)
        self.editor.target.setAccessibleDescription(" ".join(part for part in told if part))

    def note(self, text: str) -> None:
        """Show where the value comes from."""
        _say(self.source, text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "problem"):
            editors.tint(self.mark, editors.mark(self))
            editors.tint(self.problem, editors.problem(self))
        super().changeEvent(event)

    def _edit(self, text: str) -> None:
        self._before = None
        self._stage(text)

    def _type(self, text: str) -> None:
        if self._before is None:
            self._before = self._model.facts.texts[self.option.key]
        self._stage(text)

    def _finish(self) -> None:
        if self._error is None:
            self._before = None

    def _stage(self, text: str) -> None:
        """Take a text over into the draft; if it is no value, go back to what was before."""
        self._error = None
        key, draft = self.option.key, self._model.draft
        try:
            draft = draft.with_options({key: text})
        except RulesError as error:
            self._error = error
            if self._before is not None:
                draft = draft.with_options({key: self._before})
        self._staged = draft.texts()[key]
        if draft == self._model.draft:
            self.refresh(self._model.facts)
        else:
            self._model.edit(draft)
        if self._error is not None:
            self.failed.emit(text)

    def _undo(self) -> None:
        self._error = self._before = None
        self.editor.target.setFocus(Qt.FocusReason.OtherFocusReason)
        self._model.edit(self._model.draft.without([self.option.key]))


def _say(label: QLabel, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))


class OptionForm(QWidget):
    """The rows of some options of the draft's game; other options when it is another game.

    Args:
        headings: of the cards, by the option with which each begins.
    """

    def __init__(
        self,
        model: RulesModel,
        wanted: Callable[[Option], bool],
        headings: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()
        self._model = model
        self._wanted = wanted
        self._headings = headings or {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._table: object = None
        self.rows: dict[str, OptionRow] = {}
        self._cards: list[tuple[PaperCard, list[OptionRow]]] = []
        self.fold = FoldLine()
        self.fold.toggled.connect(self._fold)
        self.refresh()

    def refresh(self) -> None:
        """Show the draft."""
        facts = self._model.facts
        if self._table is not facts.draft.options:
            self._table = facts.draft.options
            self._fill(option for option in facts.draft.options if self._wanted(option))
        for row in self.rows.values():
            row.refresh(facts)
        self._fold()

    def _fold(self) -> None:
        """Fold away the rows that have no effect now, and cards with nothing else."""
        self.fold.show_count(sum(row.idle for row in self.rows.values()))
        for card, rows in self._cards:
            for row in rows:
                row.setVisible(not row.idle or self.fold.open)
            card.setVisible(any(not row.isHidden() for row in rows))
            card.update()

    def _fill(self, options: Iterable[Option]) -> None:
        self._column.removeWidget(self.fold)
        for card, _ in self._cards:
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self._cards, self.rows = [], {}
        for option in options:
            if not self._cards or option.key in self._headings:
                self._cards.append((PaperCard(self._headings.get(option.key, "")), []))
                self._column.addWidget(self._cards[-1][0])
            row = self.rows[option.key] = OptionRow(self._model, option)
            self._cards[-1][0].add(row)
            self._cards[-1][1].append(row)
        self._column.addWidget(self.fold)
