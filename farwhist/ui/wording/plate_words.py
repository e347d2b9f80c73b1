"""What stands on the plates, and over the table when something has been decided."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final, Literal, NamedTuple

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
from farwhist.rules.sides import by_calls
from farwhist.ui.viewmodels.plates import PlateStatus, SeatFacts, Word
from farwhist.ui.wording import outcomes, table_words
from farwhist.ui.wording.card_names import card_sign
from farwhist.ui.wording.number_words import points_text
from farwhist.ui.wording.punctuation import joined, listed

translate = QCoreApplication.translate


STREAK: Final = 3
"""From so many exact bids in a row on, the plate tells of them."""

COUNTED: Final = ("tricks", "cards")
"""The kinds of a note whose count stands at the right, in large figures."""

Tone = Literal["quiet", "good", "strong"]


class PlateLine(NamedTuple):
    """A line of a plate: "quiet" as most are, "good" for who is ready, "strong" for what counts.

    `short` is what stands there where the text has no room.
    """

    text: str = ""
    tone: Tone = "quiet"
    short: str = ""


def away(name: str) -> str:
    """Return what stands at the plate of somebody who is away; what comes last may be cut off."""
    return translate("Plate", "(away) {name}").format(name=name)


def word(what: Word) -> str:
    """Return how far a seat is with its bid."""
    return {
        Word.NONE: "",
        Word.READY: "✓ " + translate("Plate", "Ready"),
        Word.THINKING: translate("Plate", "thinking …"),
        Word.CHOOSE: translate("Plate", "Your bid?"),
        Word.LATER: translate("Plate", "no bid yet"),
        Word.OUT: translate("Plate", "sits out"),
    }[what]


def second_line(facts: SeatFacts) -> PlateLine:
    """Return what stands below the name."""
    if facts.note is not None:
        return _of_note(facts.note, turn=facts.turn and facts.own)
    if facts.first and facts.word is not Word.CHOOSE:
        leads = translate("Plate", "You lead") if facts.own else translate("Plate", "leads first")
        return PlateLine(leads, "strong")
    if facts.word is Word.CHOOSE and facts.first:
        lead = translate("Plate", "You lead")
        return PlateLine(translate("Plate", "Your bid? You lead"), "strong", short=lead)
    if facts.word is not Word.NONE:
        return PlateLine(word(facts.word), "good" if facts.word is Word.READY else "quiet")
    if facts.turn and facts.own:
        return PlateLine(translate("Plate", "Your turn"), "strong")
    if facts.scored and facts.streak >= STREAK:
        return PlateLine(
            translate("Plate", "{count} in a row").format(count=facts.streak), "strong"
        )
    if facts.points is not None:
        return PlateLine(points_text(facts.points))
    return PlateLine()


def at_the_right(facts: SeatFacts) -> PlateLine:
    """Return what stands in the place of the numbers while there are none."""
    if facts.note is None and facts.first and facts.word is Word.READY:
        return PlateLine(word(facts.word), "good")
    return PlateLine()


def _of_note(note: PlateStatus, *, turn: bool) -> PlateLine:
    if note.kind not in COUNTED:
        tone: Tone = "strong" if note.kind == "life" else "quiet"
        return PlateLine(outcomes.note(note), tone)
    if turn:
        return PlateLine(translate("Plate", "Your turn"), "strong")
    if note.kind == "cards":
        return PlateLine(translate("Plate", "cards left"))
    stands = {
        "": "",
        "safe": translate("Plate", "safe"),
        "needs": translate("Plate", "needs a trick"),
        "declarer": translate("Plate", "declarer"),
    }
    return PlateLine(stands[note.stands])


def moment_line(event: Event, view: Position, names: Sequence[str], viewer: Seat) -> str:
    """Return the line for an event, from the view before it; empty when there is none."""
    match event:
        case CardsCut():
            return _cut(event, names, viewer)
        case ContractMade():
            return _contract(event, view, names, viewer)
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


def _contract(event: ContractMade, view: Position, names: Sequence[str], viewer: Seat) -> str:
    if by_calls(event.contract):
        after = copy(view)
        event.apply(after)
        return table_words.allies_line(after, names, viewer)
    if event.seat == viewer:
        text = translate("Moments", "You play {contract}")
    else:
        text = translate("Moments", "{name} plays {contract}")
    return text.format(name=names[event.seat], contract=outcomes.contract(event.contract))


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
