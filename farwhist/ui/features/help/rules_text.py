"""The rules of a match as a help page, with the options of the match filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules.kind import RulesPage
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.features.help import bid_rules, exact_rules, other_rules
from farwhist.ui.features.help.rule_section import Section, markdown

translate = QCoreApplication.translate


def sections(rules: Ruleset) -> list[Section]:
    """Return the rules of a match in the player's language, told by what they consist of."""
    return PAGES[rules.kind.rules_page](rules)


def page(rules: Ruleset, name: str) -> str:
    """Return the help page of a match by rules of this name."""
    title = translate("Rules", "The rules of this game: {game}").format(game=name)
    intro = translate("Rules", "This is how the match on the table is played.")
    return markdown(title, intro, sections(rules))


PAGES: Final[Mapping[RulesPage, Callable[[Ruleset], list[Section]]]] = {
    "exact": exact_rules.sections,
    "elimination": other_rules.elimination,
    "sides": other_rules.sides,
    "contracts": other_rules.contracts,
    "bids": bid_rules.sections,
    "shedding": other_rules.shedding,
}
