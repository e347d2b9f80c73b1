"""Sentences for what happens only in the games without exact bids.

Like all narration these are made from the event as the listener's seat sees it, and from the view
before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat
from farwhist.engine.events import (
    CallerSet,
    CardDiscarded,
    CardGiven,
    CardKept,
    CardLookedAt,
    CardsCut,
    CardsDrawn,
    CardsShed,
    ContractMade,
    DealScored,
    Event,
    HandOpened,
    KittySet,
    KittyShown,
    KittyTaken,
    LeadSet,
    OrderSet,
    PenaltyBegan,
    PileReset,
    PileStarted,
    SeatsFell,
    SeatsFinished,
    StockDiscarded,
    TricksSetAside,
    TurnGivenUp,
    TurnPassed,
    UpcardTurned,
)
from farwhist.engine.moves import Call, Contract, Strain
from farwhist.engine.position import Position
from farwhist.rules.scoring.parts import tidy
from farwhist.rules.sides import by_calls
from farwhist.rules.words import QT_TRANSLATE_NOOP
from farwhist.ui.viewmodels.deals import deal_number
from farwhist.ui.viewmodels.hand_order import arranged
from farwhist.ui.wording import number_words
from farwhist.ui.wording.call_words import ALLIED, allied_name
from farwhist.ui.wording.card_names import card_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.outcomes import nobody_plays, side_names
from farwhist.ui.wording.punctuation import joined, sentence
from farwhist.ui.wording.table_words import allies_line

translate = QCoreApplication.translate


def describe(event: Event, view: Position, names: Sequence[str], viewer: Seat) -> list[str]:
    """Return the sentences for an event, none for one that nobody notices.

    That a seat without cards is passed over is such a one: it happens in every trick.
    """
    teller = _Teller(view, names, viewer)
    match event:
        case CardsCut():
            return teller.cut(event)
        case SeatsFell():
            return teller.fell(event)
        case CallerSet(seat):
            return [teller.caller(seat)]
        case TurnPassed(seat, knocked):
            return [teller.knock(seat)] if knocked else []
        case LeadSet(seat):
            return [teller.begins(seat)]
        case TurnGivenUp(seat):
            return [teller.passes(seat)]
        case PileReset(leader):
            return [teller.reset(leader)]
        case SeatsFinished(seats):
            return [teller.finished(seat) for seat in seats]
        case PenaltyBegan():
            return [teller.penalty(event)]
        case CardGiven():
            return [teller.given(event)]
    return teller.cards(event)


DRAWN: Final = {
    (CardLookedAt, False): (
        QT_TRANSLATE_NOOP("Log", "You draw a card: {card}."),
        QT_TRANSLATE_NOOP("Log", "{name} draws a card."),
    ),
    (CardLookedAt, True): (
        QT_TRANSLATE_NOOP("Log", "You look at the next card: {card}."),
        QT_TRANSLATE_NOOP("Log", "{name} looks at the next card."),
    ),
    (CardKept, False): (
        QT_TRANSLATE_NOOP("Log", "You keep it."),
        QT_TRANSLATE_NOOP("Log", "{name} keeps it."),
    ),
    (CardKept, True): (
        QT_TRANSLATE_NOOP("Log", "You must keep the next card: {card}."),
        QT_TRANSLATE_NOOP("Log", "{name} keeps the next card."),
    ),
    (StockDiscarded, False): (
        QT_TRANSLATE_NOOP("Log", "You discard it."),
        QT_TRANSLATE_NOOP("Log", "{name} discards it."),
    ),
    (StockDiscarded, True): (
        QT_TRANSLATE_NOOP("Log", "You must discard it."),
        QT_TRANSLATE_NOOP("Log", "{name} discards the next card."),
    ),
}
"""What is said of the first (False) or the second of two cards drawn, of the viewer and another."""


class _Teller:
    def __init__(self, view: Position, names: Sequence[str], viewer: Seat) -> None:
        self.view, self.names, self.viewer = view, names, viewer

    def by(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        return (you if seat == self.viewer else other).format(name=self.names[seat], **facts)

    def listed(self, cards: Iterable[Card | None]) -> str:
        known = [card for card in cards if card is not None]
        return joined(card_name(card) for card in arranged(known, (), self.view.trump))

    def cards(self, event: Event) -> list[str]:
        match event:
            case ContractMade(_, contract) if by_calls(contract):
                return [self.allies(event)]
            case HandOpened(seat, cards):
                you = translate("Log", "You lay your cards face up: {cards}.")
                other = translate("Log", "{name} lays all cards face up: {cards}.")
                return [self.by(seat, you, other, cards=self.listed(cards))]
            case ContractMade(seat, contract):
                you = translate("Log", "You play the contract: {contract}.")
                other = translate("Log", "{name} plays the contract: {contract}.")
                return [self.by(seat, you, other, contract=contract_words(contract))]
            case OrderSet(low):
                if low:
                    return [translate("Log", "Low cards win: ace, two, three, up to the king.")]
                return [translate("Log", "High cards win, from the ace down.")]
            case KittySet(cards):
                text = translate("Log", "The kitty is set aside: {cards}.")
                return [text.format(cards=Counts.cards(len(cards)))]
            case KittyShown(cards):
                return self.kitty_shown(cards)
            case KittyTaken(seat):
                you = translate("Log", "You pick up the kitty.")
                other = translate("Log", "{name} picks up the kitty.")
                return [self.by(seat, you, other)]
            case CardDiscarded(seat, card):
                if card is not None and seat == self.viewer:
                    text = translate("Log", "You discard a card: {card}.")
                    return [text.format(card=card_name(card))]
                return [translate("Log", "{name} discards a card.").format(name=self.names[seat])]
        return self.shedding(event)

    def allies(self, event: ContractMade) -> str:
        """Say who plays what, which is known once the calls are over."""
        after = copy(self.view)
        event.apply(after)
        return sentence(allies_line(after, self.names, self.viewer))

    def shedding(self, event: Event) -> list[str]:
        match event:
            case PileStarted(card):
                text = translate("Log", "The pile starts: {card}.")
                return [text.format(card=card_name(card)), *_opened(event)]
            case CardsShed(seat, cards):
                you = translate("Log", "You play: {cards}.")
                other = translate("Log", "{name} plays: {cards}.")
                laid = joined(card_name(card) for card in cards)
                return [self.by(seat, you, other, cards=laid), *self.turned(event)]
            case CardsDrawn(seat, cards, True):
                you = translate("Log", "You take the face-up card: {card}.")
                other = translate("Log", "{name} takes the face-up card: {card}.")
                return [self.by(seat, you, other, card=self.listed(cards))]
            case UpcardTurned(card):
                text = translate("Log", "This trick is for: {card}.")
                return [text.format(card=card_name(card))]
            case TricksSetAside():
                return [translate("Log", "The stock is used up. From now on the tricks count.")]
            case CardLookedAt() | CardKept() | StockDiscarded():
                return [self.drawn(event)]
            case CardsDrawn(seat, cards):
                if seat == self.viewer:
                    text = translate("Log", "You draw: {cards}.")
                    return [text.format(cards=self.listed(cards))]
                text = translate("Log", "{name} draws {cards}.")
                count = Counts.cards(len(cards))
                return [text.format(name=self.names[seat], cards=count)]
        return []

    def drawn(self, event: CardLookedAt | CardKept | StockDiscarded) -> str:
        """Say what a seat does with the first or the second of two cards that it draws."""
        second, card = len(self.view.stock) % 2 == 1, event.card
        you, other = DRAWN[type(event), second]
        if isinstance(event, StockDiscarded) and second and card is None:
            you = QT_TRANSLATE_NOOP("Log", "You discard the next card unseen.")
        if isinstance(event, StockDiscarded) and card is not None and event.seat != self.viewer:
            other = QT_TRANSLATE_NOOP("Log", "{name} discards a card: {card}.")
        told = "" if card is None else card_name(card)
        return self.by(event.seat, translate("Log", you), translate("Log", other), card=told)

    def turned(self, event: CardsShed) -> list[str]:
        """Say what the laid cards did to the pile."""
        if event.open_pile:
            return _opened(event)
        if event.rising and not self.view.rising:
            return [translate("Log", "The pile rises again.")]
        if not event.rising and self.view.rising:
            return [translate("Log", "The pile falls from now on.")]
        return []

    def kitty_shown(self, cards: Sequence[Card | None]) -> list[str]:
        if None in cards:
            return [translate("Log", "The declarer looks at the kitty.")]
        return [translate("Log", "The kitty: {cards}.").format(cards=self.listed(cards))]

    def cut(self, event: CardsCut) -> list[str]:
        drawn = [
            self.by(
                seat,
                translate("Log", "you {card}"),
                translate("Log", "{name} {card}"),
                card=card_name(card),
            )
            for seat, card in event.draws
        ]
        text = translate("Log", "Cutting for trumps: {draws}.").format(draws=joined(drawn))
        if event.winner is None:
            return [text, translate("Log", "The highest cards are equal: another cut.")]
        you = translate("Log", "You cut the highest card and will choose trumps.")
        other = translate("Log", "{name} cuts the highest card and will choose trumps.")
        return [text, self.by(event.winner, you, other)]

    def caller(self, seat: Seat | None) -> str:
        if seat is None:
            return translate("Log", "Nobody chooses the next trumps.")
        return self.by(
            seat,
            translate("Log", "You choose the next trumps."),
            translate("Log", "{name} chooses the next trumps."),
        )

    def begins(self, seat: Seat) -> str:
        return self.by(seat, translate("Log", "You begin."), translate("Log", "{name} begins."))

    def fell(self, event: SeatsFell) -> list[str]:
        if not event.out and not event.single:
            return [translate("Log", "Everybody stays in the match.")]
        out = [
            self.by(
                seat,
                translate("Log", "You are out of the match."),
                translate("Log", "{name} is out of the match."),
            )
            for seat in event.out
        ]
        if event.blind:
            you = translate("Log", "You took no trick and get one card, which stays unseen.")
            other = translate("Log", "{name} took no trick and gets one card, unseen.")
        else:
            you = translate("Log", "You took no trick and get one card as a last chance.")
            other = translate("Log", "{name} took no trick and gets one card as a last chance.")
        return [*out, *(self.by(seat, you, other) for seat in event.single)]

    def knock(self, seat: Seat) -> str:
        return self.by(
            seat,
            translate("Log", "You knock and keep your card."),
            translate("Log", "{name} knocks and keeps the card."),
        )

    def passes(self, seat: Seat) -> str:
        return self.by(seat, translate("Log", "You pass."), translate("Log", "{name} passes."))

    def reset(self, leader: Seat) -> str:
        return self.by(
            leader,
            translate("Log", "The pile is open again, and you begin."),
            translate("Log", "The pile is open again, and {name} begins."),
        )

    def finished(self, seat: Seat) -> str:
        place = 1 + sum(len(group) for group in self.view.finished)
        return self.by(
            seat,
            translate("Log", "You have no cards left: place {place}."),
            translate("Log", "{name} has no cards left: place {place}."),
            place=place,
        )

    def penalty(self, event: PenaltyBegan) -> str:
        return self.by(
            event.seat,
            translate(
                "Log", "Nobody can beat your card, and neither can you: you take the penalty."
            ),
            translate("Log", "Nobody can beat the card of {name}, who takes the penalty."),
        )

    def given(self, event: CardGiven) -> str:
        if event.card is None:
            text = translate("Log", "{giver} gives {taker} a card.")
            return text.format(giver=self.names[event.giver], taker=self.names[event.taker])
        if event.giver == self.viewer:
            text = translate("Log", "You give {taker} a card: {card}.")
        else:
            text = translate("Log", "{giver} gives you a card: {card}.")
        return text.format(
            giver=self.names[event.giver],
            taker=self.names[event.taker],
            card=card_name(event.card),
        )


def _opened(event: PileStarted | CardsShed) -> list[str]:
    """Say what may be laid on an open pile; nothing where it is not open."""
    if not event.open_pile:
        return []
    if not event.colour_binds:
        return [translate("Log", "Any card may be played on it.")]
    top = event.card if isinstance(event, PileStarted) else event.cards[-1]
    if top.red:
        return [translate("Log", "Any black card may be played on it.")]
    return [translate("Log", "Any red card may be played on it.")]


def contract_words(contract: Contract) -> str:
    """Return a contract as a voice reads it."""
    if contract.strain in ALLIED:
        return allied_name(contract.strain)
    text = {
        Strain.UP: translate("Log", "{level} uptown"),
        Strain.DOWN: translate("Log", "{level} downtown"),
        Strain.NT: translate("Log", "{level} no trump"),
        Strain.GRAND: translate("Log", "grand"),
        Strain.NULLO: translate("Log", "nullo"),
    }[contract.strain]
    return text.format(level=contract.level)


def called(seat: Seat, call: Call, names: Sequence[str], viewer: Seat) -> str:
    """Return the sentence for a call that only these games have."""
    if isinstance(call, Contract):
        you = translate("Log", "You bid {contract}.")
        other = translate("Log", "{name} bids {contract}.")
        if call.strain in ALLIED:
            you = translate("Log", "You call {contract}.")
            other = translate("Log", "{name} calls {contract}.")
        words = contract_words(call)
        return (you if seat == viewer else other).format(name=names[seat], contract=words)
    you = translate("Log", "You knock and keep your card.")
    other = translate("Log", "{name} knocks and keeps the card.")
    return (you if seat == viewer else other).format(name=names[seat])


def scored(event: DealScored, view: Position, names: Sequence[str], viewer: Seat) -> list[str]:
    """Return what a deal gave to everybody, or to both sides."""
    head = translate("Log", "Deal {deal} is scored.").format(deal=deal_number(view))
    if event.void:
        return [nobody_plays()]
    if not any(event.points) and not event.games:
        return [head]
    who = side_names(names, viewer) if view.sides < view.seats else list(names)
    if event.games:
        return [head, *_in_the_rubber(event, view, who)]
    if view.sides == view.seats:
        who[viewer] = translate("Log", "You")
    text = translate("Log", "{name}: {points}, {total} in all.")
    lines = [
        text.format(
            name=who[side],
            points=number_words.signed(points),
            total=number_words.number(tidy(view.totals[side] + points)),
        )
        for side, points in enumerate(event.points)
    ]
    return [head, *lines]


def _in_the_rubber(event: DealScored, view: Position, who: Sequence[str]) -> list[str]:
    """Return the score of the game and, once it is won, what that gave and the games of both."""
    score = translate("Log", "{name}: {points} in this game.")
    won = translate("Log", "{name}: the game is won, {points}, {total} in all.")
    lines = []
    for side, points in enumerate(event.game):
        lines.append(score.format(name=who[side], points=number_words.number(points)))
    for side, points in enumerate(event.points):
        if points:
            told = number_words.points_text(points)
            total = number_words.number(tidy(view.totals[side] + points))
            lines.append(won.format(name=who[side], points=told, total=total))
    if any(event.points):
        text = translate("Log", "Games: {first} {won}, {second} {lost}.")
        one, other = event.games
        lines.append(text.format(first=who[0], won=one, second=who[1], lost=other))
    return lines


def side_place(place: int, sides: Sequence[int], points: str, viewer: Seat) -> str:
    """Return a place of a match between two sides; `points` are in words."""
    if len(sides) > 1:
        return translate("Log", "Both sides share first place.")
    ours = viewer % 2 == sides[0]
    text = (
        translate("Log", "Place {place}: you and your partner, with {points}.")
        if ours
        else translate("Log", "Place {place}: the other side, with {points}.")
    )
    return text.format(place=place, points=points)
