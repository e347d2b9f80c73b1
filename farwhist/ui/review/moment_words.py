"""The words of the study: what a moment is, and what is due."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.engine.moves import Auction, Bid, Contract, Discard, NameOrder, NameTrump
from farwhist.ui.viewmodels.deal_replay import DealReplay
from farwhist.ui.viewmodels.shown_match import ShownMatch

translate = QCoreApplication.translate


def due_words(match: ShownMatch, seat: Seat, *, leads: bool) -> str:
    """Return what stands in the place of the card that is due."""
    if seat != match.viewer:
        return ""
    return translate("Study", "you lead") if leads else translate("Study", "your card")


def moment(deal: DealReplay, step: int, match: ShownMatch) -> str:
    """Return what a step is, such as "Trick 6, your lead"."""
    here = deal.steps[step]
    if not here.made:
        return translate("Study", "End of the deal")
    if here.seat is None:
        return translate("Study", "All bid at once")
    yours, name = here.seat == match.viewer, match.names[here.seat]
    if here.trick:
        leads = step == 0 or deal.steps[step - 1].trick != here.trick
        return _in_trick(here.trick, name, yours=yours, leads=leads)
    return _choice(here.made[0][1], name, yours=yours)


def _in_trick(trick: int, name: str, *, yours: bool, leads: bool) -> str:
    if yours:
        text = (
            translate("Study", "Trick {trick}, your lead")
            if leads
            else translate("Study", "Trick {trick}, your card")
        )
    else:
        text = (
            translate("Study", "Trick {trick}, {name} leads")
            if leads
            else translate("Study", "Trick {trick}, {name} plays")
        )
    return text.format(trick=trick, name=name)


def _choice(move: object, name: str, *, yours: bool) -> str:
    match move:
        case Bid() | Auction() | Contract():
            yours_text, text = (
                translate("Study", "Your bid"),
                translate("Study", "{name} bids"),
            )
        case NameTrump() | NameOrder():
            yours_text, text = (
                translate("Study", "You choose trumps"),
                translate("Study", "{name} chooses trumps"),
            )
        case Discard():
            yours_text, text = (
                translate("Study", "You discard a card"),
                translate("Study", "{name} discards a card"),
            )
        case _:
            yours_text, text = (
                translate("Study", "Your turn"),
                translate("Study", "{name}'s turn"),
            )
    return yours_text if yours else text.format(name=name)


def counted(step: int, steps: int) -> str:
    """Return how far through the deal a step is."""
    text = translate("Study", "step {step} of {steps}")
    return text.format(step=step + 1, steps=steps)
