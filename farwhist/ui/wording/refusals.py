"""Why a move or a set of options is refused, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Suit
from farwhist.engine.decision import Objection
from farwhist.rules.options import RulesError
from farwhist.rules.words import OBJECTIONS, REFUSALS
from farwhist.ui.wording.card_names import (
    card_name,
    suit_name,
)

translate = QCoreApplication.translate


def _fact(fact: object) -> str:
    if isinstance(fact, Suit):
        return suit_name(fact)
    if isinstance(fact, Card):
        return card_name(fact)
    return str(fact)


def objection(why: Objection) -> str:
    """Return why a move is illegal."""
    template = translate("Objections", OBJECTIONS[why.key])
    return template.format(**{name: _fact(fact) for name, fact in why.facts.items()})


def refusals(error: RulesError) -> str:
    """Return why a ruleset is impossible, and what to change."""
    return "\n".join(
        translate("Refusals", REFUSALS[each.key]).format(
            **{name: _fact(fact) for name, fact in each.facts.items()}
        )
        for each in error.refusals
    )
