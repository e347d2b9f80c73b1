"""How long a match is, or what ends it, in a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.rules import lookup
from farwhist.rules.kind import RulesPage
from farwhist.rules.ruleset import Ruleset
from farwhist.ui.wording import number_words
from farwhist.ui.wording.rule_counts import RuleCounts

translate = QCoreApplication.translate


def length(rules: Ruleset) -> str:
    """Return how long a match is, or what ends it, in a line."""
    return LENGTHS[rules.kind.rules_page](rules)


def _exact(rules: Ruleset) -> str:
    if rules.deal_count is not None:
        return number_words.match_length(rules.deal_count)
    return RuleCounts.target(int(lookup.goal(rules)[0] or 0))


def _elimination(rules: Ruleset) -> str:
    return translate("Rules", "The last player left wins.")


def _sides(rules: Ruleset, *, both_ways: bool = False) -> str:
    values = rules.options
    if values["play"] != "score":
        return RuleCounts.hands(values["hands"])
    goal = int(values["play_to"])
    return RuleCounts.both_ways(goal) if both_ways else RuleCounts.side_target(goal)


def _contracts(rules: Ruleset) -> str:
    return _sides(rules, both_ways=True)


def _bids(rules: Ruleset) -> str:
    return RuleCounts.target(int(lookup.points_to_win(rules)))


def _shedding(rules: Ruleset) -> str:
    return RuleCounts.session(lookup.fixed_deals(rules) or 0)


LENGTHS: Final[Mapping[RulesPage, Callable[[Ruleset], str]]] = {
    "exact": _exact,
    "elimination": _elimination,
    "sides": _sides,
    "contracts": _contracts,
    "bids": _bids,
    "shedding": _shedding,
}
