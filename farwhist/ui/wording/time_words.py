"""What is said of the time to bid and to play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.events import BidMade, BidSealed, CardPlayed, CardsShed, Event
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.counts import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def seconds_left(seconds: int) -> str:
    """Return that the time is about to end."""
    return Counts().seconds_left(seconds)


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
