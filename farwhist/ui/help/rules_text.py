"""The rules of a match as a help page, with the options of the match filled in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.rules.phases.contracts import ContractAuction
from farwhist.rules.ruleset import Ruleset
from farwhist.ui import texts
from farwhist.ui.help import exact_rules, other_rules
from farwhist.ui.help.rule_counts import RuleCounts
from farwhist.ui.help.rule_section import Section, markdown

translate = QCoreApplication.translate


def sections(rules: Ruleset) -> list[Section]:
    """Return the rules of a match in the player's language, told by what they consist of."""
    if rules.aim == "exact":
        return exact_rules.sections(rules)
    if rules.aim == "shed":
        return other_rules.shedding(rules)
    if any(isinstance(phase, ContractAuction) for phase in rules.phases):
        return other_rules.contracts(rules)
    return other_rules.sides(rules) if rules.aim == "sides" else other_rules.elimination(rules)


def length(rules: Ruleset) -> str:
    """Return how long a match is, or what ends it, in a line."""
    if rules.aim == "exact":
        if rules.deal_count is not None:
            return texts.match_length(rules.deal_count)
        return RuleCounts().target(rules.options["points"])
    return other_rules.length(rules)


def page(rules: Ruleset, name: str) -> str:
    """Return the help page of a match by rules of this name."""
    title = translate("Rules", "The rules of this game: {game}").format(game=name)
    intro = translate("Rules", "This is how the match on the table is played.")
    return markdown(title, intro, sections(rules))
