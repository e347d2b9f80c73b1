"""What is asked of the player, by whom, how long, and who is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.engine.decision import Decision
from farwhist.engine.events import BidMade, BidSealed, CardPlayed, CardsShed, Event
from farwhist.engine.moves import Auction, Bid, Look, NameTrump, PlayCard
from farwhist.engine.position import Position
from farwhist.ui.wording.card_names import card_name, suit_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined, listed

translate = QCoreApplication.translate


def your_turn(decision: Decision, view: Position) -> str:
    """Return what is asked of the player."""
    first = decision.moves[0]
    kinds = {type(move) for move in decision.moves}
    if isinstance(first, PlayCard) and not view.pile:
        if not view.trick:
            return translate("Status", "Your turn: lead a card.")
        if decision.led is not None and decision.led.binding:
            return translate("Status", "Your turn: follow suit, {suit}.").format(
                suit=suit_name(decision.led.suit)
            )
        if len(decision.moves) == len(view.hands[decision.seat]):
            return translate("Status", "Your turn: play any card.")
        return translate("Status", "Your turn: play a highlighted card.")
    if NameTrump in kinds:
        return translate("Status", "Choose trumps.")
    if Auction in kinds:
        return translate("Status", "Offer a number of tricks with a trump suit, or pass.")
    if Look in kinds:
        return translate("Status", "Bid without seeing your cards, or look at them first.")
    if decision.seat in view.unseen and len(view.unseen) < len(view.active):
        return translate("Status", "Your partner has bid blind: now you must, too.")
    if decision.settled:
        return translate("Status", "You are ready. You may change your bid until all are.")
    if Bid in kinds and decision.secret:
        return translate("Status", "Choose your bid, then press Ready.")
    if Bid in kinds:
        return translate("Status", "Choose your bid, then press Bid.")
    return translate("Status", "Your turn.")


def waiting_for(names: Sequence[str]) -> str:
    """Return who is being waited for."""
    return translate("Status", "Waiting for {names}.").format(names=listed(names))


def bid_note(decision: Decision, view: Position, *, hidden: bool = False) -> str:
    """Return what stands below the numbers in the bidding panel; `hidden`: to the deal's end."""
    if decision.settled:
        return translate("Bidding", "You may change your bid until everybody is ready.")
    if decision.secret:
        told = (
            translate("Bidding", "Bids stay hidden until the deal is over.")
            if hidden
            else translate("Bidding", "Bids stay secret until everybody is ready.")
        )
        ready = sum(view.ready[seat] for seat in view.active)
        many = translate("Bidding", "Ready: {ready} of {seats}.")
        return f"{told}\n{many.format(ready=ready, seats=len(view.active))}"
    if hidden or view.bid_total is None:
        return translate("Bidding", "Bids stay hidden until the deal is over.")
    return translate("Bidding", "Tricks bid so far: {total} of {tricks}").format(
        total=view.bid_total - (view.bids[decision.seat] or 0), tricks=view.size
    )


def whose_turn(name: str) -> str:
    """Return who is next of several people at one screen."""
    return translate("Passing", "{name}'s turn").format(name=name)


def when_to_show() -> str:
    """Return when that person should have her cards shown."""
    return translate("Passing", "Show your cards when nobody else is looking.")


def of_person(name: str, told: str) -> str:
    """Return what the deal was to one of several people."""
    return translate("Passing", "{name}: {result}").format(name=name, result=told)


def seconds_left(seconds: int) -> str:
    """Return that the time is about to end."""
    return Counts.seconds_left(seconds)


def time_up() -> str:
    """Return that a bot is about to choose."""
    return translate("Clock", "Time is up: a bot chooses for you.")


def made_for_you(event: Event) -> str:
    """Return what was chosen in the player's place, from the event as the player sees it."""
    match event:
        case CardPlayed(_, card):
            text = translate("Clock", "Time is up: {card} was played for you.")
            return text.format(card=card_name(card))
        case CardsShed(_, cards):
            text = translate("Clock", "Time is up: {card} was played for you.")
            return text.format(card=joined(map(card_name, cards)))
        case BidSealed(_, int(tricks)) | BidMade(_, int(tricks)):
            text = translate("Clock", "Time is up: a bid of {tricks} was made for you.")
            return text.format(tricks=tricks)
    return translate("Clock", "Time is up: a choice was made for you.")
