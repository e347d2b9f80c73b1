"""What a seat needed and held at a choice, where that explains which choice was the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from farwhist.bots.judging.verdict import Verdict
from farwhist.engine.cards import Suit
from farwhist.engine.moves import NameTrump, read
from farwhist.ui.wording import number_words
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import sentence

translate = QCoreApplication.translate

Facts = Mapping[str, Any]

CARDS: Final[Mapping[Suit, Callable[[int], str]]] = {
    Suit.SPADES: Counts.spades,
    Suit.HEARTS: Counts.hearts,
    Suit.DIAMONDS: Counts.diamonds,
    Suit.CLUBS: Counts.clubs,
}


def stood(verdict: Verdict) -> str:
    """Return what was needed and held, as one sentence; nothing where that explains nothing."""
    tell = TOLD.get(verdict.grounds.key)
    return "" if tell is None else tell(verdict)


def tells_best(verdict: Verdict) -> bool:
    """Whether the grounds tell of the choice that the verdict calls the best."""
    told = verdict.grounds.facts.get("best")
    return told is None or bool({*told} & {*verdict.choices[verdict.best].moves})


def _needed(facts: Facts, holding: str = "") -> str:
    """Return how many of the tricks that were left had to be taken.

    Nothing where more are needed than are left, or fewer than none: then the reason says so.
    """
    need, left = facts.get("need"), facts.get("left", 0)
    if need is None or left < 2 or not 0 <= need <= left:
        return ""
    if need:
        text = translate("Coach", "You needed {need} {left}")
    else:
        text = translate("Coach", "You needed none {left}")
    told = text.format(need=need, left=Counts.need_of(left))
    return sentence(f"{told} {holding}" if holding else told)


def _need(verdict: Verdict) -> str:
    return _needed(verdict.grounds.facts)


def _need_and_sure(verdict: Verdict) -> str:
    facts = verdict.grounds.facts
    sure = facts.get("sure", 0)
    return _needed(facts, Counts.had_sure(sure) if sure else "")


def _need_and_highest(verdict: Verdict) -> str:
    facts = verdict.grounds.facts
    sure, highest = facts.get("sure", 0), facts.get("masters", 0)
    if sure or not highest:
        return _need_and_sure(verdict)
    return _needed(facts, Counts.held_highest(highest))


def _need_and_trumps(verdict: Verdict) -> str:
    facts = verdict.grounds.facts
    trumps = facts.get("trumps", 0)
    return _needed(facts, Counts.held_trumps(trumps) if trumps else "")


def _worth(verdict: Verdict) -> str:
    worth = verdict.grounds.facts.get("worth")
    if worth is None or verdict.kind != "bid":
        return ""
    text = translate("Coach", "Tricks that this hand usually takes: {tricks}.")
    return text.format(tricks=number_words.decimal(worth))


def _suit(verdict: Verdict) -> str:
    """Return how many cards of the suit were held that was best as trumps."""
    held = verdict.grounds.facts.get("trumps", 0)
    move = read(verdict.choices[verdict.best].moves[0])
    if not held or not isinstance(move, NameTrump) or move.suit is None or not tells_best(verdict):
        return ""
    text = translate("Coach", "You held {cards}.")
    return text.format(cards=CARDS[move.suit](held))


TOLD: Final[Mapping[str, Callable[[Verdict], str]]] = {
    "draws_trumps": _need_and_trumps,
    "last_trump": _need_and_trumps,
    "sure_winner": _need,
    "cheapest_winner": _need,
    "tries_to_win": _need_and_sure,
    "winner_too_many": _need_and_sure,
    "ducks": _need,
    "throws_danger": _need,
    "keeps_winners": _need,
    "takes_now": _need,
    "loses_lead": _need_and_sure,
    "best_chance": _need_and_highest,
    "wizard_wins": _need_and_sure,
    "wizard_lost": _need,
    "jester": _need_and_sure,
    "worth": _worth,
    "above_worth": _worth,
    "below_worth": _worth,
    "best_average": _worth,
    "trump": _suit,
}
"""What is told, by the key of the grounds; reasons that tell it themselves are left out."""
