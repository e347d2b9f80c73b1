"""What came of a trick and of a deal."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import DealResult
from farwhist.ui.wording.card_names import (
    Form,
    card_name,
    card_sign,
    suit_title,
)
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.number_words import difference_words, signed

translate = QCoreApplication.translate


def trick_taken(name: str, card: Card, *, yours: bool) -> str:
    """Return who takes the trick, and with what."""
    told = card_sign(card) if card.suit is not None else card_name(card, Form.WITH)
    if yours:
        return translate("Status", "You take the trick with {card}.").format(card=told)
    return translate("Status", "{name} takes the trick with {card}.").format(name=name, card=told)


def summary_title(result: DealResult, number_of_deal: int) -> str:
    """Return the heading of the summary of a deal."""
    cards = Counts().cards(result.size)
    text = translate("Summary", "Deal {deal} – {cards}, {trump}")
    return text.format(deal=number_of_deal, cards=cards, trump=suit_title(result.trump))


def headline(result: DealResult, human: Seat) -> str:
    """Return the heading of a summary: what the deal was to the player, in a few words."""
    bid, taken = result.bids[human], result.taken[human]
    if result.void or bid is None:
        return outcome(result, human)
    if taken == bid:
        text = translate("Summary", "Exact: bid {bid}, took {taken}")
    elif taken == bid + 1:
        text = translate("Summary", "One too many: bid {bid}, took {taken}")
    elif taken == bid - 1:
        text = translate("Summary", "One short: bid {bid}, took {taken}")
    else:
        text = translate("Summary", "{result}: bid {bid}, took {taken}")
    return text.format(result=difference_words(taken - bid), bid=bid, taken=taken)


def outcome(result: DealResult, human: Seat) -> str:
    """Return what the deal meant to the player, in one sentence."""
    bid, taken = result.bids[human], result.taken[human]
    if result.void:
        return translate("Summary", "The deal does not count and is played again.")
    if bid is None:
        return translate("Summary", "You sat out.")
    return translate("Summary", "You bid {bid} and took {taken}: {result}, {points}.").format(
        bid=bid,
        taken=taken,
        result=difference_words(taken - bid),
        points=signed(result.points[human]),
    )
