"""What stands on the table beside the cards: plates, corners, captions and labels."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card
from farwhist.engine.position import Position
from farwhist.ui.viewmodels.deals import bids_known, deal_number
from farwhist.ui.wording.card_names import (
    SYMBOLS,
    card_sign,
    card_words,
    suit_title,
)
from farwhist.ui.wording.counts import Counts

translate = QCoreApplication.translate


def trump_line(view: Position) -> str:
    """Return the trump with its symbol, or the card that was turned and will fix it."""
    if not view.trump_fixed:
        if view.turn_up is not None and view.turn_up.suit is not None:
            return card_sign(view.turn_up)
        return translate("Table", "Trump not known yet")
    if view.trump is None:
        return translate("Table", "No trump")
    return f"{SYMBOLS[view.trump]} {suit_title(view.trump)}"


def deal_line(view: Position, deals: int | None) -> str:
    """Return which deal this is and how many cards it has."""
    cards = Counts().cards_each(view.size)
    if deals is None or deal_number(view) > deals:
        return translate("Table", "Deal {deal} · {cards}").format(
            deal=deal_number(view), cards=cards
        )
    return translate("Table", "Deal {deal} of {deals} · {cards}").format(
        deal=deal_number(view), deals=deals, cards=cards
    )


class SumOfBids(NamedTuple):
    """All bids against the tricks of the deal: "8 bids for 9 tricks", "1 under", -1."""

    said: str
    meaning: str
    away: int

    def __str__(self) -> str:
        return translate("Table", "{bids}: {meaning}").format(bids=self.said, meaning=self.meaning)


def sum_of_bids(total: int, tricks: int) -> SumOfBids:
    """Return what the sum of all bids means."""
    away = total - tricks
    if away < 0:
        meaning = Counts().bids_under(-away)
    elif away > 0:
        meaning = Counts().bids_over(away)
    else:
        meaning = translate("Table", "equal")
    return SumOfBids(f"{Counts().bids(total)} {Counts().for_tricks(tricks)}", meaning, away)


def known_sum(view: Position) -> SumOfBids | None:
    """Return the sum of the bids of a deal once every seat has made its own."""
    return sum_of_bids(view.bid_total, view.size) if bids_known(view) else None


def sum_sentence(total: int, tricks: int) -> str:
    """Return what the sum of all bids means, when they are revealed."""
    told = sum_of_bids(total, tricks)
    if told.away < 0:
        meaning = translate("Table", "{sum}. Somebody must take too many.")
    elif told.away > 0:
        meaning = translate("Table", "{sum}. Somebody must fall short.")
    else:
        meaning = translate("Table", "{sum}. Everybody can be exact.")
    return meaning.format(sum=told)


def sum_line(view: Position) -> str:
    """Return the sum of the bids for the status bar, or how far the bidding is."""
    if view.over or not view.active or not view.spoken:
        return ""
    known = known_sum(view)
    if known is not None:
        return str(known)
    if any(view.spoken[seat] for seat in view.active):
        text = translate("Table", "Bids so far: {total} of {tricks}")
        return text.format(total=view.bid_total, tricks=view.size)
    ready = sum(view.ready[seat] for seat in view.active)
    text = translate("Table", "{ready} of {seats} ready")
    return text.format(ready=ready, seats=len(view.active)) if ready else ""


def dealer_letter() -> str:
    """Return the letter on the dealer's disc."""
    return translate("Plate", "D", "first letter of dealer")


def last_trick_caption() -> str:
    """Return what stands above the small picture of the last trick, before its winner's name."""
    return translate("Table", "Last trick:")


def led_first() -> str:
    """Return what stands beside the card that was led."""
    return translate("Table", "led first")


def trick_title(number_of_trick: int, tricks: int, winner: str, *, yours: bool) -> str:
    """Return the caption of an earlier trick."""
    if yours:
        text = translate("Table", "Trick {trick} of {tricks} – yours")
    else:
        text = translate("Table", "Trick {trick} of {tricks} – won by {name}")
    return text.format(trick=number_of_trick, tricks=tricks, name=winner)


def no_peeking() -> str:
    """Return why no earlier trick is shown at all."""
    return translate("Table", "Looking at earlier tricks is switched off in the preferences.")


def no_trick_yet() -> str:
    """Return why no earlier trick is shown now."""
    return translate("Table", "No trick has been taken in this deal yet.")


def nothing_aside() -> str:
    """Return why no cards out of play are shown."""
    return translate("Table", "You have seen no kitty and discarded nothing in this deal.")


def again_label(card: Card, *, short: bool = False) -> str:
    """Return what stands beside the hand about a card that must be chosen once more."""
    words = card_words(card)
    if short:
        return translate("Table", "{card} – choose again to play").format(card=card_sign(card))
    return translate("Table", "{card} – choose again to play it, Esc to keep it").format(card=words)


def focus_label(card: Card, *, asked: bool, playable: bool, short: bool = False) -> str:
    """Return what stands beside the hand about the card in focus; `short`: without its name."""
    words = card_sign(card) if short else card_words(card)
    if not asked:
        return words
    if playable:
        return translate("Table", "{card} – playable").format(card=words)
    return translate("Table", "{card} – not playable").format(card=words)


def go_on_hint(*, short: bool = False) -> str:
    """Return what is written while a complete trick waits for a click."""
    if short:
        return translate("Table", "Click to continue")
    return translate("Table", "Click or press Space to continue")
