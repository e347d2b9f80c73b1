"""Why a move, a set of options or a deal is refused, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Suit
from farwhist.engine.decision import Objection
from farwhist.rules.bad_deal import DEAL_PROBLEMS, PLACES, BadDeal
from farwhist.rules.options import RulesError
from farwhist.rules.words import OBJECTIONS, REFUSALS
from farwhist.ui.wording.card_names import (
    Form,
    card_name,
    card_sign,
    rank_known,
    rank_name,
    suit_name,
    suit_title,
)
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


FEW: Final = 3
"""So many cards are told by their names, more by their signs."""

MOST: Final = 8
"""So many cards are told one by one, of more only how many they are."""


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


def title(why: Objection) -> str:
    """Return why a card may not be played, as it stands at the card itself."""
    suit = why.facts.get("suit")
    if why.key == "follow_suit" and isinstance(suit, Suit):
        text = translate("Objections", "{suit} were led: follow suit.")
        return text.format(suit=suit_title(suit))
    return objection(why)


def instead(cards: Sequence[Card]) -> str:
    """Return which cards may be played, as far as they can be told in a line."""
    if not cards:
        return translate("Objections", "None of your cards can be played: pass.")
    if len(cards) > MOST:
        text = translate("Objections", "You can play {count} of your cards.")
        return text.format(count=len(cards))
    one_suit = len({card.suit for card in cards}) == 1
    if len(cards) > FEW:
        names = [card_sign(card) for card in cards]
    elif one_suit and all(rank_known(card) for card in cards):
        names = [rank_name(card) for card in cards]
    else:
        names = [card_name(card, Form.OBJECT) for card in cards]
    *first, last = names
    told = last
    if first:
        told = translate("Objections", "{cards} or {last}").format(cards=joined(first), last=last)
    return translate("Objections", "You can play {cards}.").format(cards=told)


def enough() -> str:
    """Return that all cards that are to be laid away are chosen."""
    return translate("Objections", "You have chosen all your discards: put one back first.")


def refusals(error: RulesError) -> str:
    """Return why a ruleset is impossible, and what to change."""
    return "\n".join(
        translate("Refusals", REFUSALS[each.key]).format(
            **{name: _fact(fact) for name, fact in each.facts.items()}
        )
        for each in error.refusals
    )


def deal_problem(error: BadDeal) -> str:
    """Return the sentence that names the place."""
    facts = {name: _said(fact) for name, fact in error.facts.items()}
    return translate("Deal texts", DEAL_PROBLEMS[error.key]).format(**facts)


def _said(fact: object) -> object:
    match fact:
        case Objection():
            return objection(fact)
        case RulesError():
            return refusals(fact)
        case (str() as key, dict() as facts):
            return translate("Deal texts", PLACES[key]).format(**facts)
    return fact
