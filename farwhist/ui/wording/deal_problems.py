"""Why a deal that was written down cannot be played, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.decision import Objection
from farwhist.rules.bad_deal import DEAL_PROBLEMS, PLACES, BadDeal
from farwhist.rules.options import RulesError
from farwhist.ui.wording import refusals

translate = QCoreApplication.translate


def deal_problem(error: BadDeal) -> str:
    """Return the sentence that names the place."""
    facts = {name: _said(fact) for name, fact in error.facts.items()}
    return translate("Deal texts", DEAL_PROBLEMS[error.key]).format(**facts)


def _said(fact: object) -> object:
    match fact:
        case Objection():
            return refusals.objection(fact)
        case RulesError():
            return refusals.refusals(fact)
        case (str() as key, dict() as facts):
            return translate("Deal texts", PLACES[key]).format(**facts)
    return fact
