"""The line over the table when something has been decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Seat
from farwhist.engine.events import (
    CardsCut,
    ContractMade,
    Event,
    PenaltyBegan,
    PileReset,
    SeatsFell,
    SeatsFinished,
    TurnPassed,
)
from farwhist.engine.position import Position
from farwhist.ui.wording import outcomes
from farwhist.ui.wording.card_names import card_sign
from farwhist.ui.wording.punctuation import joined, listed

translate = QCoreApplication.translate


def told(event: Event, view: Position, names: Sequence[str], viewer: Seat) -> str:
    """Return the line for an event, from the view before it; empty when there is none."""
    match event:
        case CardsCut():
            return _cut(event, names, viewer)
        case ContractMade(seat, contract):
            if seat == viewer:
                text = translate("Moments", "You play {contract}")
            else:
                text = translate("Moments", "{name} plays {contract}")
            return text.format(name=names[seat], contract=outcomes.contract(contract))
        case SeatsFell():
            return _fell(event, names, viewer)
        case SeatsFinished(seats):
            return _finished(seats, view, names, viewer)
        case PenaltyBegan(seat):
            if seat == viewer:
                return translate("Moments", "Nobody can beat your card: you take the penalty")
            text = translate("Moments", "Nobody can beat the card: {name} takes the penalty")
            return text.format(name=names[seat])
        case TurnPassed(seat, True):
            if seat == viewer:
                return translate("Moments", "You knock and keep your card")
            text = translate("Moments", "{name} knocks and keeps the card")
            return text.format(name=names[seat])
        case PileReset(leader):
            if leader == viewer:
                return translate("Moments", "The pile is open: you begin")
            return translate("Moments", "The pile is open: {name} begins").format(
                name=names[leader]
            )
    return ""


def _cut(event: CardsCut, names: Sequence[str], viewer: Seat) -> str:
    winner, drawn = event.winner, dict(event.draws)
    if winner is None:
        equal = joined(f"{names[seat]} {card_sign(drawn[seat])}" for seat in event.highest)
        return translate("Moments", "Equal cards: {cards} – another cut").format(cards=equal)
    if winner == viewer:
        text = translate("Moments", "You cut the highest card, {card}, and choose trumps")
    else:
        text = translate("Moments", "{name} cuts the highest card, {card}, and chooses trumps")
    return text.format(name=names[winner], card=card_sign(drawn[winner]))


def _fell(event: SeatsFell, names: Sequence[str], viewer: Seat) -> str:
    parts = []
    if event.out:
        who = listed(names[seat] for seat in event.out)
        parts.append(
            translate("Moments", "You are out")
            if event.out == (viewer,)
            else translate("Moments", "Out: {names}").format(names=who)
        )
    if event.single:
        who = listed(names[seat] for seat in event.single)
        parts.append(
            translate("Moments", "You get a last chance with one card")
            if event.single == (viewer,)
            else translate("Moments", "A last chance with one card: {names}").format(names=who)
        )
    return " · ".join(parts)


def _finished(seats: Sequence[Seat], view: Position, names: Sequence[str], viewer: Seat) -> str:
    place = 1 + sum(len(group) for group in view.finished)
    if tuple(seats) == (viewer,):
        return translate("Moments", "You are out of cards: place {place}").format(place=place)
    who = listed(names[seat] for seat in seats)
    return translate("Moments", "Out of cards: {names}, place {place}").format(
        names=who, place=place
    )
