"""Rules of the player: naming, exporting, and importing those of a file."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMenu, QPushButton, QWidget

from farwhist.identity import RULES_SUFFIX
from farwhist.rules.draft import Draft
from farwhist.rules.words import LONGEST_PATH, as_name, shortened
from farwhist.store.atomic import write_text
from farwhist.store.presets import LONGEST_NAME, PROBLEMS, BadPreset, import_rules, write_rules
from farwhist.store.user_file import Locked
from farwhist.ui.features.preferences.cards import PaperCard, PreferenceRow, flow
from farwhist.ui.features.preferences.controls import ValueChoice
from farwhist.ui.features.preferences.rules import editors
from farwhist.ui.features.preferences.rules.rows import small
from farwhist.ui.panels.panel import on_click
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.style.passing_words import PassingWords
from farwhist.ui.style.text import FieldLabel
from farwhist.ui.system.files import (
    DOCUMENTS,
    FileReading,
    as_file_name,
    begin,
    folder_of,
    is_there,
)
from farwhist.ui.wording.file_words import being_read, trouble_words
from farwhist.ui.wording.game_names import at_table

translate = QCoreApplication.translate


def take_in(model: RulesModel, name: str, draft: Draft) -> str:
    """Keep rules under a name that is free, stage them, and return the sentence that says so.

    The same rules are not kept twice.

    Raises:
        OSError: they could not be kept; nothing has changed then.
    """
    draft = at_table(draft)
    name = model.own.free_name(name, draft)
    known = name in model.own
    if not known:
        model.own.save(name, draft)
        model.own_changed()
    model.edit(draft)
    model.own_changed(name)
    told = (
        translate("Rules", "“{name}” already exists.")
        if known
        else translate("Rules", "Imported as “{name}”.")
    )
    return told.format(name=name)


def problem_words(problem: BadPreset) -> str:
    """Return why a file holds no rules."""
    return translate("Own presets", PROBLEMS[problem.key]).format(**problem.facts)


def failure_words(problem: OSError) -> str:
    """Return why something could not be done with a file."""
    if isinstance(problem, Locked):
        return trouble_words(problem, problem.path)
    why = problem.strerror or str(problem)
    return translate("Rules", "Import failed: {problem}.").format(problem=why)


OLD_SUFFIX = ".json"
"""What earlier versions wrote rules under."""

PickFile = Callable[[QWidget, str], str]
"""Lets the player choose a file, given a title and a suggested name; empty when cancelled."""


def pick_to_write(parent: QWidget, name: str) -> str:
    """Ask where a file shall be written; a name without a suffix gets that of rules."""
    title = translate("Rules", "Export rules")
    dialog = QFileDialog(parent, title, str(folder_of(DOCUMENTS)), file_kinds(RULES_SUFFIX))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(RULES_SUFFIX.removeprefix("."))
    dialog.selectFile(name)
    accepted = dialog.exec()
    dialog.deleteLater()
    return dialog.selectedFiles()[0] if accepted else ""


def pick_to_read(parent: QWidget, name: str) -> str:
    """Ask which file shall be read."""
    title = translate("Rules", "Import rules")
    begin = str(folder_of(DOCUMENTS) / name)
    found, _ = QFileDialog.getOpenFileName(
        parent, title, begin, file_kinds(RULES_SUFFIX, OLD_SUFFIX)
    )
    return found


def file_kinds(*suffixes: str) -> str:
    """Return the kinds of files as a file dialog wants them: rules with these suffixes, or any."""
    rules, all_files = translate("Rules", "Rules of Far Whist"), translate("Rules", "All files")
    patterns = " ".join(f"*{suffix}" for suffix in suffixes)
    return f"{rules} ({patterns});;{all_files} (*)"


class OwnRules(PaperCard):
    """The list of kept rules, a name to keep the draft under, and what else can be done with them.

    `to_write` and `to_read` ask for a file; a test puts others in their place.
    """

    def __init__(self, model: RulesModel) -> None:
        super().__init__()
        self._model = model
        self._wrong = False
        self.passing = PassingWords(self, self._show_told)
        self.to_write: PickFile = pick_to_write
        self.to_read: PickFile = pick_to_read
        title = translate("Rules", "Rules of your own")
        self.kept = ValueChoice({}, title)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        name = translate("Preferences", "Name")
        self.name.setPlaceholderText(name)
        self.name.setAccessibleName(name)
        self.save = QPushButton(translate("Rules", "&Save these rules"))
        self.more = QPushButton(translate("New match", "More"))
        menu = QMenu(self.more)
        menu.setToolTipsVisible(True)
        self.rename = menu.addAction(translate("Rules", "&Rename"), self._rename)
        self.delete = menu.addAction(translate("Rules", "De&lete"), self._delete)
        menu.addSeparator()
        self.export = menu.addAction(translate("Rules", "&Export…"), self._export)
        self.take = menu.addAction(translate("Rules", "&Import…"), self._import)
        self.more.setMenu(menu)
        self.more.setProperty("opens", True)
        self.told = small()
        heading = FieldLabel(title, None)
        heading.setProperty("heading", True)
        self.add(PreferenceRow(heading, self.kept))
        self.add(PreferenceRow(self.name, flow(self.save, self.more), notes=(self.told,)))
        for button in (self.save, self.more):
            button.setAutoDefault(False)
        on_click(self.save, self._save)
        self.name.textChanged.connect(self._enable)
        self.kept.chosen.connect(self._choose)
        self._shown: str | None = None
        self._show_told("")

    def refresh(self) -> None:
        """Show the name of the draft, if it has one."""
        own = self._model.own_name()
        if own != self._shown:
            self._shown = own
            if own is not None:
                self.name.setText(own)
        names = {name: name for name in self._model.own}
        words = names if own else {"": self._model.name(), **names}
        if words != self.kept.words:
            self.kept.offer(words)
        self.kept.show_value(own or "")
        self.kept.setVisible(bool(names))
        self._enable()

    def _choose(self, name: str) -> None:
        if name in self._model.own:
            self._model.edit(at_table(self._model.own[name]))
            self._model.own_changed(name)

    def _enable(self) -> None:
        own, written = self._model.own_name(), self._written()
        self.save.setEnabled(bool(written) and written != own)
        self.rename.setEnabled(bool(own and written and written not in self._model.own))
        self.delete.setEnabled(own is not None)
        pick = translate("Rules", "Choose rules of your own first.")
        none = translate("Rules", "Enter a name first.")
        self.save.setToolTip("" if written else none)
        self.rename.setToolTip("" if own else pick)
        self.delete.setToolTip("" if own else pick)

    def _written(self) -> str:
        """Return the name that stands in the field."""
        return as_name(self.name.text(), LONGEST_NAME)

    def _save(self) -> None:
        name = self._written()
        if self._keep(lambda: self._model.own.save(name, self._model.draft), name):
            self._say(translate("Rules", "Saved as “{name}”.").format(name=name))

    def _rename(self) -> None:
        old, new = self._model.own_name(), self._written()
        if old is None:
            return
        try:
            renamed = self._keep(lambda: self._model.own.rename(old, new), new)
        except ValueError:
            self._model.own_changed()
            taken = translate("Rules", "“{name}” already exists.")
            self._say(taken.format(name=new), wrong=True)
            return
        if renamed:
            self._say(translate("Rules", "“{old}” is now “{new}”.").format(old=old, new=new))

    def _delete(self) -> None:
        name = self._model.own_name()
        if name is not None and self._keep(lambda: self._model.own.delete(name)):
            self.name.setText(name)
            self._say(
                translate(
                    "Rules", "Deleted “{name}”. The rules are still chosen; saving brings it back."
                ).format(name=name)
            )

    def _export(self) -> None:
        name = self._written() or self._model.name()
        path = self.to_write(self, f"{as_file_name(name)}{RULES_SUFFIX}")
        if not path:
            return
        text = write_rules(name[:LONGEST_NAME], self._model.draft)
        if self._keep(lambda: write_text(Path(path), text)):
            self._say(
                translate("Rules", "Saved to {file}.").format(
                    file=shortened(str(path), LONGEST_PATH)
                )
            )

    def _import(self) -> None:
        path = self.to_read(self, "")
        if not path:
            return
        read = begin(lambda: import_rules(Path(path)))
        if is_there(read):
            self._take_in(read)
        else:
            self._say(being_read(Path(path).name))
            FileReading(self).take(read, self._take_in)

    def _take_in(self, read: Future[tuple[str, Draft]]) -> None:
        try:
            self._say(take_in(self._model, *read.result()))
        except OSError as problem:
            self._fail(problem)
        except BadPreset as problem:
            self._say(problem_words(problem), wrong=True)

    def _keep(self, act: Callable[[], None], meant: str | None = None) -> bool:
        """Change what is on disk; return whether that worked, or say why not.

        `meant` is the name that the player means from then on.
        """
        try:
            act()
        except OSError as problem:
            self._fail(problem)
            return False
        self._model.own_changed(meant)
        return True

    def _fail(self, problem: OSError) -> None:
        self._say(failure_words(problem), wrong=True)

    def _say(self, text: str, wrong: bool = False) -> None:
        self._wrong = wrong
        self.passing.say(f"⚠ {text}" if wrong else text, lasting=wrong)

    def _show_told(self, text: str) -> None:
        self.told.setText(text)
        self.told.setVisible(bool(text))
        plain = self.palette().color(self.foregroundRole())
        editors.tint(self.told, editors.problem(self) if self._wrong else plain)
        self.told.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
