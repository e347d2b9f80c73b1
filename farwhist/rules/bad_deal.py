"""Why a deal that was written down cannot be played: sentences that name the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farwhist.engine.decision import Objection
from farwhist.rules.options import RulesError
from farwhist.rules.words import OBJECTIONS, QT_TRANSLATE_NOOP, sentence, shortened

DEAL_PROBLEMS: Final = {
    "nothing": QT_TRANSLATE_NOOP("Deal texts", "No deal code or diagram was found here."),
    "damaged": QT_TRANSLATE_NOOP("Deal texts", "The code is damaged after {after}."),
    "cut_short": QT_TRANSLATE_NOOP("Deal texts", "The end of the code is missing, after {after}."),
    "unsound": QT_TRANSLATE_NOOP("Deal texts", "The code does not hold a playable deal."),
    "newer": QT_TRANSLATE_NOOP("Deal texts", "This code was made by a newer version of Far Whist."),
    "game": QT_TRANSLATE_NOOP(
        "Deal texts", "This deal is for the game “{game}”, which this version does not have."
    ),
    "rules": QT_TRANSLATE_NOOP("Deal texts", "The rules of this deal cannot be played. {why}"),
    "place": QT_TRANSLATE_NOOP("Deal texts", "This match has no deal {deal}."),
    "seat": QT_TRANSLATE_NOOP("Deal texts", "There is no seat {seat}."),
    "before": QT_TRANSLATE_NOOP("Deal texts", "The deals before this one do not fit this game."),
    "too_many": QT_TRANSLATE_NOOP(
        "Deal texts", "Wrong number of cards in the deal: {cards}; the pack has {pack}."
    ),
    "hand": QT_TRANSLATE_NOOP(
        "Deal texts", "Wrong number of cards at seat {seat}: {cards} instead of {wanted}."
    ),
    "twice": QT_TRANSLATE_NOOP("Deal texts", "{card} appears twice: {one} and {other}."),
    "foreign": QT_TRANSLATE_NOOP("Deal texts", "{card} is not in this pack: {place}."),
    "turned": QT_TRANSLATE_NOOP(
        "Deal texts", "{card} cannot be the turned card: it is not where one is turned."
    ),
    "trump": QT_TRANSLATE_NOOP(
        "Deal texts", "The trump of this deal is missing, or does not follow from its rules."
    ),
    "call": QT_TRANSLATE_NOOP("Deal texts", "Seat {seat}: “{move}” is not possible. {why}"),
    "card": QT_TRANSLATE_NOOP("Deal texts", "Trick {trick}: seat {seat} cannot play {move}. {why}"),
    "turn": QT_TRANSLATE_NOOP("Deal texts", "Turn {turn}: seat {seat} cannot play {move}. {why}"),
    "over": QT_TRANSLATE_NOOP("Deal texts", "“{move}” of seat {seat} comes after the last card."),
    "line": QT_TRANSLATE_NOOP("Deal texts", "“{line}” cannot be read."),
    "missing": QT_TRANSLATE_NOOP("Deal texts", "The line “{line}” is missing."),
    "differ": QT_TRANSLATE_NOOP(
        "Deal texts", "The diagram and the code below it show different deals."
    ),
    "claim": QT_TRANSLATE_NOOP("Deal texts", "“{line}” does not follow from the cards and moves."),
}
"""One sentence each; seats, deals and tricks are counted from 1."""

PLACES: Final = {
    "hand": QT_TRANSLATE_NOOP("Deal texts", "seat {seat}"),
    "rest": QT_TRANSLATE_NOOP("Deal texts", "not dealt"),
    "cut": QT_TRANSLATE_NOOP("Deal texts", "cut"),
    "gift": QT_TRANSLATE_NOOP("Deal texts", "given"),
}
"""Where a card lies."""


class BadDeal(ValueError):
    """A deal that cannot be played: `key` of `DEAL_PROBLEMS`, and its facts.

    A fact may be a key of `PLACES` with its own facts, as a pair, or the reason `why`: an
    `Objection` or a `RulesError`.
    """

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts: Mapping[str, object] = {
            name: shortened(fact) if isinstance(fact, str) else fact for name, fact in facts.items()
        }
        super().__init__(sentence(DEAL_PROBLEMS[key], {n: _said(f) for n, f in facts.items()}))


def _said(fact: object) -> object:
    match fact:
        case Objection(key, facts):
            return sentence(OBJECTIONS[key], facts)
        case RulesError():
            return str(fact)
        case (str() as key, dict() as facts):
            return sentence(PLACES[key], facts)
        case str():
            return shortened(fact)
    return fact
