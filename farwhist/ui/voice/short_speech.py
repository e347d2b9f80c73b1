"""What is said in short: events as names and cards, questions as few words as decide them.

It leaves out what somebody who plays often knows or hears from what follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.decision import Decision
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    BidsRevealed,
    Called,
    CardDiscarded,
    CardKept,
    CardLookedAt,
    CardPlayed,
    CardsShed,
    DealScored,
    DealStarted,
    Event,
    KittySet,
    MatchStarted,
    OrderSet,
    StockDiscarded,
    TrumpSet,
)
from farwhist.engine.moves import (
    PASS,
    Auction,
    Bid,
    Contract,
    Give,
    Knock,
    Look,
    NameOrder,
    PlayCard,
    PlayUnseen,
)
from farwhist.engine.position import Points, Position
from farwhist.rules.scoring.parts import tidy
from farwhist.ui.viewmodels.hand_order import HandOrder, arranged
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import spoken
from farwhist.ui.voice.narration import contract_words
from farwhist.ui.voice.sentences import Narrator
from farwhist.ui.wording import number_words, outcomes, questions
from farwhist.ui.wording.card_names import card_name, suit_name
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.outcomes import side_names
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate


def told(event: Event, view: Position, match: ShownMatch) -> list[str]:
    """Return what is said of an event that comes after `view`; often nothing."""
    return _ShortNarrator(view, match).sentences(event)


class _ShortNarrator(Narrator):
    def sentences(self, event: Event) -> list[str]:
        match event:
            case MatchStarted() | KittySet():
                return []
            case BidSealed(seat) | CardDiscarded(seat) if seat != self.viewer:
                return []
            case CardLookedAt(seat) if seat != self.viewer or not self._second:
                return []  # the question names what the player draws
            case CardKept(seat) | StockDiscarded(seat) if seat != self.viewer:
                return self._of_another(event)
            case TrumpSet(suit, None) if self._turned_up(suit):
                return []
            case CardPlayed(seat, card):
                return [self._named(seat, card_name(card))]
            case CardsShed(seat, cards):
                return [self._named(seat, joined(map(card_name, cards)))]
            case BidMade(seat, int(bid)) if not (self.view.spoken[seat] or event.blind):
                return [self._named(seat, bid)]
            case Called(seat, Bid(bid)):
                return [self._named(seat, bid)]
            case Called(seat, Contract() as contract):
                return [self._named(seat, contract_words(contract))]
            case OrderSet(low):
                if low:
                    return [translate("Short speech", "Low cards win.")]
                return [translate("Short speech", "High cards win.")]
        return super().sentences(event)

    @property
    def _second(self) -> bool:
        """Whether it is the second of two cards drawn that something is done with."""
        return len(self.view.stock) % 2 == 1

    def _of_another(self, event: CardKept | StockDiscarded) -> list[str]:
        """Say whether another has kept or discarded a card; what follows from it goes unsaid."""
        kept = isinstance(event, CardKept)
        if not kept and event.card is not None:
            return super().sentences(event)
        if self._second:
            return []
        keeps = translate("Log", "{name} keeps a card.")
        text = keeps if kept else translate("Log", "{name} discards a card.")
        return [text.format(name=self.names[event.seat])]

    def _named(self, seat: Seat, choice: object) -> str:
        you = translate("Short speech", "You: {choice}.")
        other = translate("Short speech", "{name}: {choice}.")
        return self._by(seat, you, other, choice=choice)

    def _turned_up(self, suit: Suit | None) -> bool:
        """Whether the card that was turned up has said already that this suit is trumps."""
        card = self.view.turn_up
        return card is not None and suit is not None and card.suit is suit

    def _deal_started(self, event: DealStarted) -> list[str]:
        begun = self._by(
            event.dealer,
            translate("Short speech", "Deal {deal}: {cards}, you deal."),
            translate("Short speech", "Deal {deal}: {cards}, {name} deals."),
            deal=self.view.place + 1,
            cards=Counts.cards(event.size),
        )
        return [begun, *self._at_the_table(event)]

    def _revealed(self, event: BidsRevealed) -> list[str]:
        bids = self._open_bids(event)
        if not bids:
            return super()._revealed(event)[-1:]
        return [translate("Short speech", "Bids: {bids}.").format(bids=bids)]

    def _taken(self, winner: Seat) -> str:
        return self._by(
            winner,
            translate("Short speech", "You take it."),
            translate("Short speech", "{name} takes it."),
        )

    def _scored(self, event: DealScored) -> list[str]:
        if event.games:
            return super()._scored(event)[1:]
        if event.void or not self.kind.points or not any(event.points):
            return super()._scored(event)[:1]
        who = list(self.names)
        who[self.viewer] = translate("Log", "You")
        if self.view.sides < self.view.seats:
            who = side_names(self.names, self.viewer)
        text = translate("Log", "{name}: {points}, {total} in all.")
        return [
            text.format(name=name, points=spoken_number(points), total=spoken_number(total))
            for name, points, before in zip(who, event.points, self.view.totals, strict=True)
            for total in (tidy(before + points),)
        ]


def spoken_number(points: Points) -> str:
    """Return a number as a voice reads it right, such as "minus 3"."""
    if points < 0:
        return translate("Log", "minus {points}").format(points=number_words.number(-points))
    return number_words.number(points)


def asked(decision: Decision, view: Position, match: ShownMatch) -> str:
    """Return what the player is asked for and what may be chosen, in as few words as there are."""
    moves = decision.moves
    kinds = {type(move) for move in moves}
    if moves == (PASS,):
        return translate("Short speech", "You can only pass.")
    if PlayCard in kinds and not view.pile and Knock not in kinds:
        return _which_card(decision, view, match.order)
    contracts = [move for move in moves if isinstance(move, Contract) and move.strain.levelled]
    if contracts:
        text = (
            translate("Short speech", "Bid {contract} or more, or pass.")
            if PASS in moves
            else translate("Short speech", "Bid {contract} or more.")
        )
        return text.format(contract=contract_words(contracts[0]))
    offers = [move.tricks for move in moves if isinstance(move, Auction)]
    if offers:
        text = translate("Short speech", "Offer {least} or more, or pass.")
        return text.format(least=min(offers))
    bids = [move.tricks for move in moves if isinstance(move, Bid)]
    if Look in kinds and bids:
        text = translate("Short speech", "Bid blind, or look. Blind: {bids}.")
        return text.format(bids=joined(map(str, bids)))
    if bids:
        return spoken.choice_of_bids(bids)
    if NameOrder in kinds:
        return translate("Short speech", "High or low?")
    if Give in kinds:
        return translate("Short speech", "Give a card.")
    if Knock in kinds:
        return translate("Short speech", "Play or knock?")
    if PlayUnseen in kinds:
        return translate("Short speech", "Play your unseen card.")
    return outcomes.your_turn(decision, view) or questions.your_turn(decision, view)


def _which_card(decision: Decision, view: Position, order: HandOrder) -> str:
    hand = arranged([card for card in view.hands[decision.seat] if card], (), view.trump, order)
    playable = {move.cards[0] for move in decision.moves if isinstance(move, PlayCard)}
    free = playable.issuperset(hand)
    named = joined(_by_suits(hand, playable))
    if not view.trick:
        if free:
            return translate("Spoken", "You lead.")
        return translate("Short speech", "You lead: {cards}.").format(cards=named)
    if free:
        return translate("Short speech", "Your turn: any card.")
    return translate("Short speech", "Your turn: {cards}.").format(cards=named)


def _by_suits(hand: Sequence[Card], playable: set[Card]) -> Iterable[str]:
    """Return what may be played: a suit where all several cards of it may be, else each card."""
    found: dict[str, None] = {}
    for card in hand:
        if card not in playable:
            continue
        held = [other for other in hand if other.suit is card.suit]
        whole = card.suit is not None and len(held) > 1 and playable.issuperset(held)
        found[suit_name(card.suit) if whole else card_name(card)] = None
    return found
