"""Rules from a file become own rules of the player's, and the ones for the next match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.draft import Draft
from farwhist.store.presets import PROBLEMS, BadPreset
from farwhist.store.user_file import Locked
from farwhist.ui.settings.rules_model import RulesModel
from farwhist.ui.wording.file_words import trouble_words
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
