"""What stands on the table beside the cards: plates, corners, captions and labels."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card
from farwhist.engine.position import Position
from farwhist.ui.facts.deals import bids_known, deal_number
from farwhist.ui.facts.plates import SeatFacts, Word
from farwhist.ui.wording.card_names import (
    SYMBOLS,
    card_sign,
    card_words,
    suit_title,
)
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.number_words import difference_sign

translate = QCoreApplication.translate


def plate_word(word: Word) -> str:
    """Return what a plate says instead of numbers."""
    return {
        Word.NONE: "",
        Word.READY: "✓ " + translate("Plate", "Ready"),
        Word.THINKING: "… " + translate("Plate", "thinking"),
        Word.CHOOSE: translate("Plate", "Your bid?"),
        Word.LATER: translate("Plate", "no bid yet"),
        Word.OUT: translate("Plate", "sits out"),
    }[word]


def plate_numbers(facts: SeatFacts) -> str:
    """Return tricks against bid, such as ``1/3 ▼2``, and ``0/3`` before a card is played."""
    if facts.bid is None:
        return translate("Plate", "{taken} taken").format(taken=facts.taken)
    numbers = f"{facts.taken}/{facts.bid}"
    return f"{numbers} {difference_sign(facts.difference)}" if facts.playing else numbers


def trump_line(view: Position) -> str:
    """Return the trump of the deal in words, without its symbol."""
    if not view.trump_fixed:
        return translate("Table", "Trump not known yet")
    if view.trump is None:
        return translate("Table", "No trump")
    return translate("Table", "Trump {symbol} {suit}").format(
        symbol=SYMBOLS[view.trump], suit=suit_title(view.trump)
    )


def deal_line(view: Position, deals: int | None) -> str:
    """Return which deal this is and how many cards it has."""
    cards = Counts().cards(view.size)
    if deals is None or deal_number(view) > deals:
        return translate("Table", "Deal {deal} · {cards}").format(
            deal=deal_number(view), cards=cards
        )
    return translate("Table", "Deal {deal}/{deals} · {cards}").format(
        deal=deal_number(view), deals=deals, cards=cards
    )


def sum_sentence(total: int, tricks: int) -> str:
    """Return what the sum of all bids means, when they are revealed."""
    bids = Counts().bids(total)
    played = Counts().for_tricks(tricks)
    if total < tricks:
        meaning = translate("Table", "under by {count}: somebody must take too many")
    elif total > tricks:
        meaning = translate("Table", "over by {count}: somebody will go down")
    else:
        meaning = translate("Table", "equal: everybody can make it")
    return f"{bids} {played} – " + meaning.format(count=abs(total - tricks))


def sum_line(view: Position) -> str:
    """Return the sum of the bids for the status bar, or how far the bidding is."""
    if not view.active or not view.spoken:
        return ""
    spoken = [seat for seat in view.active if view.spoken[seat]]
    facts = {"total": view.bid_total, "tricks": view.size}
    if not spoken:
        ready = sum(view.ready[seat] for seat in view.active)
        text = translate("Table", "{ready} of {seats} ready")
        return text.format(ready=ready, seats=len(view.active)) if ready else ""
    if not bids_known(view):
        return translate("Table", "bids so far {total} of {tricks}").format(**facts)
    away = view.bid_total - view.size
    if away < 0:
        text = translate("Table", "bids {total} of {tricks}: ▼ under by {count}")
    elif away > 0:
        text = translate("Table", "bids {total} of {tricks}: ▲ over by {count}")
    else:
        text = translate("Table", "bids {total} of {tricks}: equal")
    return text.format(count=abs(away), **facts)


def dealer_letter() -> str:
    """Return the letter on the dealer's disc."""
    return translate("Plate", "D", "first letter of dealer")


def last_trick_caption() -> str:
    """Return what stands above the small picture of the last trick."""
    return translate("Table", "Last trick (L)")


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
    return translate("Table", "You have seen no kitty and laid no cards away in this deal.")


def again_label(card: Card, *, short: bool = False) -> str:
    """Return what stands beside the hand about a card that must be chosen once more."""
    words = card_words(card)
    if short:
        return translate("Table", "{card} – once more to play").format(card=card_sign(card))
    return translate("Table", "{card} – once more to play it, Esc to keep it").format(card=words)


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
        return translate("Table", "Click to go on")
    return translate("Table", "Click or press Space to go on")
