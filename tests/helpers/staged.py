"""Rules that are staged for the next match."""

from __future__ import annotations

from farwhist.ui.settings.rules_model import RulesModel


def set_option(model: RulesModel, key: str, text: str) -> None:
    """Stage another value of an option; RulesError where it is none."""
    model.edit(model.draft.with_options({key: text}))
