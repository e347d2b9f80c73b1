"""The rules of a match as a help page, with the options of the match filled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.games import bastard, bid_whist, classic, knockout
from farwhist.rules.ruleset import Ruleset
from farwhist.ui import texts
from farwhist.ui.help import exact_rules, other_rules
from farwhist.ui.help.rule_section import Section, markdown

translate = QCoreApplication.translate

WRITERS: Final[dict[str, Callable[[Ruleset], list[Section]]]] = {
    **{game.id: exact_rules.sections for game in GAMES.values() if game.aim == "exact"},
    knockout.ID: other_rules.knockout,
    classic.ID: other_rules.classic,
    bid_whist.ID: other_rules.bid_whist,
    bastard.ID: other_rules.bastard,
}
"""Who writes the rules of each game."""


def sections(rules: Ruleset) -> list[Section]:
    """Return the rules of a match in the player's language."""
    return WRITERS[PRESETS[rules.id].game](rules)


def page(rules: Ruleset) -> str:
    """Return the help page of a match."""
    title = translate("Rules", "The rules of this game: {game}").format(
        game=texts.preset_name(rules.id)
    )
    intro = translate("Rules", "This is how the match on the table is played.")
    return markdown(title, intro, sections(rules))
