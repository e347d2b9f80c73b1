"""One full sentence for everything that happens, made from what the player's seat may see.

A sentence is made from the event and from the view as it was before the event. Nothing here can
tell more than the event does: it must be the event as the seat sees it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    BidsRevealed,
    Called,
    CardPlayed,
    CardsDealt,
    CardTurned,
    DealGiven,
    DealScored,
    DealStarted,
    Event,
    HandsShown,
    MatchEnded,
    MatchStarted,
    PhaseBegan,
    TrickTaken,
    TrumpSet,
)
from farwhist.engine.moves import Auction, Bid, Call, Contract, Knock, Look, NameTrump
from farwhist.engine.position import Points, Position
from farwhist.rules.scoring.parts import tidy
from farwhist.rules.sides import partner_of, places
from farwhist.ui.viewmodels.deals import deal_number
from farwhist.ui.viewmodels.hand_order import arranged
from farwhist.ui.viewmodels.shown_match import ShownMatch
from farwhist.ui.voice import narration as family
from farwhist.ui.wording import number_words
from farwhist.ui.wording.card_names import Form, card_name, suit_name, suit_title
from farwhist.ui.wording.number_words import Counts
from farwhist.ui.wording.punctuation import joined

translate = QCoreApplication.translate

SILENT: Final = (PhaseBegan, DealGiven)
"""Events that nobody notices."""


def describe(event: Event, view: Position, match: ShownMatch) -> list[str]:
    """Return the sentences for an event as the viewer of `match` sees it.

    `view` is what the viewer knows before the event; the viewer is called "you".
    """
    return Narrator(view, match).sentences(event)


class Narrator:
    """Tells events that come after `view`, which is what the viewer of `match` knows before."""

    def __init__(self, view: Position, match: ShownMatch) -> None:
        self.view = view
        self.names = match.names
        self.viewer = match.viewer
        self.deals = match.deals
        self.kind = match.kind
        self.order = match.order

    def sentences(self, event: Event) -> list[str]:
        """Return the sentences for an event, none for one that nobody notices."""
        match event:
            case MatchStarted():
                return [self._match_started()]
            case DealStarted():
                return self._deal_started(event)
            case CardsDealt():
                return self._dealt(event)
            case HandsShown():
                return self._shown(event)
            case CardTurned():
                return [self._turned(event)]
            case TrumpSet():
                return [self._trump(event)]
            case BidSealed(seat):
                return [self._ready(seat)]
            case BidsRevealed():
                return self._revealed(event)
            case BidMade():
                return [self._bid(event)]
            case Called(seat, call):
                return [self._called(seat, call)]
        return self._of_play(event)

    def _of_play(self, event: Event) -> list[str]:
        match event:
            case CardPlayed(seat, card):
                return [self._played(seat, card)]
            case TrickTaken(winner):
                return [self._taken(winner)]
            case DealScored():
                return self._scored(event)
            case MatchEnded():
                return self._ended(event)
        return family.describe(event, self.view, self.names, self.viewer)

    def _by(self, seat: Seat, you: str, other: str, **facts: object) -> str:
        """Fill the sentence for the viewer or the one for another seat."""
        return (you if seat == self.viewer else other).format(name=self.names[seat], **facts)

    def _listed(self, cards: Iterable[Card | None]) -> str:
        known = [card for card in cards if card is not None]
        return joined(card_name(card) for card in arranged(known, (), self.view.trump, self.order))

    def _match_started(self) -> str:
        text = translate("Log", "A match of {players} begins.")
        return text.format(players=Counts.players(self.view.seats))

    def _deal_started(self, event: DealStarted) -> list[str]:
        facts = {
            "deal": self.view.place + 1,
            "deals": self.deals,
            "cards": Counts.cards(event.size),
        }
        if self.deals is None or self.view.place + 1 > self.deals:
            first = translate("Log", "Deal {deal} begins: {cards} for each player.")
        else:
            first = translate("Log", "Deal {deal} of {deals} begins: {cards} for each player.")
        dealer = self._by(
            event.dealer, translate("Log", "You deal."), translate("Log", "{name} deals.")
        )
        return [first.format(**facts), dealer, *self._at_the_table(event)]

    def _at_the_table(self, event: DealStarted) -> list[str]:
        """Say who sits out and who is the viewer's partner, where somebody does and is."""
        out = [
            self._by(seat, translate("Log", "You sit out."), translate("Log", "{name} sits out."))
            for seat in range(self.view.seats)
            if seat not in event.active
        ]
        return [*out, *self._partner()]

    def _partner(self) -> list[str]:
        """Say before the first deal who plays together with the viewer, where somebody does."""
        mate = partner_of(self.view, self.viewer)
        if mate is None or self.view.place:
            return []
        return [translate("Log", "{name} is your partner.").format(name=self.names[mate])]

    def _dealt(self, event: CardsDealt) -> list[str]:
        found = []
        for seat, hand in enumerate(event.hands):
            if not hand:
                continue
            if None not in hand:
                found.append(
                    self._by(
                        seat,
                        translate("Log", "You hold {cards}."),
                        translate("Log", "{name} holds {cards}."),
                        cards=self._listed(hand),
                    )
                )
            elif seat == self.viewer:
                found.append(translate("Log", "You do not see your own cards."))
        if not any(event.hands) and event.stock:
            return [translate("Log", "The pack lies face down, to draw hands from.")]
        return found or [translate("Log", "The cards are dealt.")]

    def _shown(self, event: HandsShown) -> list[str]:
        found = []
        for seat in event.seats:
            hand = event.hands[seat]
            if seat == self.viewer and hand and None not in hand:
                text = translate("Log", "You look at your cards: {cards}.")
                found.append(text.format(cards=self._listed(hand)))
            elif seat != self.viewer:
                text = translate("Log", "{name} looks at the cards.")
                found.append(text.format(name=self.names[seat]))
        return found

    def _turned(self, event: CardTurned) -> str:
        text = {
            "stock": translate("Log", "{card} is turned up."),
            "cut": translate("Log", "{card} is cut and shuffled back."),
        }.get(event.place)
        if text is not None:
            return text.format(card=card_name(event.card, Form.START))
        return self._by(
            event.seat,
            translate("Log", "You show {card}; the card stays in your hand."),
            translate("Log", "{name} shows {card}; the card stays in the hand."),
            card=card_name(event.card, Form.OBJECT),
        )

    def _trump(self, event: TrumpSet) -> str:
        if event.by is not None:
            return self._by(
                event.by,
                translate("Log", "You choose trumps: {suit}."),
                translate("Log", "{name} chooses trumps: {suit}."),
                suit=suit_name(event.suit),
            )
        if event.suit is None:
            return translate("Log", "There is no trump.")
        return translate("Log", "{suit} are trumps.").format(suit=suit_title(event.suit))

    def _ready(self, seat: Seat) -> str:
        """Say that a bid is made, and never which."""
        if self.view.ready[seat]:
            return self._by(
                seat,
                translate("Log", "You change your bid."),
                translate("Log", "{name} changes the bid."),
            )
        return self._by(
            seat, translate("Log", "You are ready."), translate("Log", "{name} is ready.")
        )

    def _revealed(self, event: BidsRevealed) -> list[str]:
        bids, sentences = self._open_bids(event), []
        if bids:
            text = translate("Log", "The bids are revealed: {bids}.")
            sentences.append(text.format(bids=bids))
        elif event.total is None:
            return [translate("Log", "The bids stay hidden until the deal is over.")]
        elif event.shown == "total_only":
            sentences.append(translate("Log", "Only the total of the bids is announced."))
        return [*sentences, spoken_sum(event.total or 0, self.view.size)]

    def _open_bids(self, event: BidsRevealed) -> str:
        """Return "you 3, Nora 1"; nothing where only the sum is told."""
        return joined(
            self._by(
                seat,
                translate("Log", "you {bid}"),
                translate("Log", "{name} {bid}"),
                bid=bid,
            )
            for seat, bid in enumerate(event.bids)
            if bid is not None and event.shown == "open"
        )

    def _bid(self, event: BidMade) -> str:
        facts = {"bid": event.bid, "total": event.total}
        if event.bid is None and event.total is None:
            return translate("Log", "{name} has bid.").format(name=self.names[event.seat])
        if event.bid is None:
            text = translate("Log", "{name} bids; the bids so far add up to {total}.")
            return text.format(name=self.names[event.seat], **facts)
        if self.view.spoken[event.seat]:
            if self.view.bids[event.seat] == event.bid:
                you = translate("Log", "You keep your bid of {bid}.")
                other = translate("Log", "{name} keeps the bid of {bid}.")
            else:
                you = translate("Log", "Your bid becomes {bid}.")
                other = translate("Log", "The bid of {name} becomes {bid}.")
        elif event.blind:
            you = translate("Log", "You bid {bid} without seeing your cards.")
            other = translate("Log", "{name} bids {bid} without seeing the cards.")
        else:
            you = translate("Log", "You bid {bid}.")
            other = translate("Log", "{name} bids {bid}.")
        return self._by(event.seat, you, other, **facts)

    def _called(self, seat: Seat, call: Call) -> str:
        match call:
            case Auction(tricks, suit):
                return self._by(
                    seat,
                    translate("Log", "You offer {tricks}: {suit}."),
                    translate("Log", "{name} offers {tricks}: {suit}."),
                    tricks=tricks,
                    suit=suit_name(suit),
                )
            case Look():
                return self._by(
                    seat,
                    translate("Log", "You look at your cards before you bid."),
                    translate("Log", "{name} looks at the cards before bidding."),
                )
            case NameTrump(suit):
                return self._trump(TrumpSet(suit, seat))
            case Contract() | Knock():
                return family.called(seat, call, self.names, self.viewer)
            case Bid(tricks):
                return self._by(
                    seat,
                    translate("Log", "You bid {bid}."),
                    translate("Log", "{name} bids {bid}."),
                    bid=tricks,
                )
        return self._by(seat, translate("Log", "You pass."), translate("Log", "{name} passes."))

    def _played(self, seat: Seat, card: Card) -> str:
        if self.view.trick:
            you, other = (
                translate("Log", "You play {card}."),
                translate("Log", "{name} plays {card}."),
            )
        else:
            you, other = (
                translate("Log", "You lead {card}."),
                translate("Log", "{name} leads {card}."),
            )
        return self._by(seat, you, other, card=card_name(card, Form.OBJECT))

    def _taken(self, winner: Seat) -> str:
        best = next(card for seat, card in self.view.trick if seat == winner)
        return self._by(
            winner,
            translate("Log", "You take the trick with {card}."),
            translate("Log", "{name} takes the trick with {card}."),
            card=card_name(best, Form.WITH),
        )

    def _deal_is_scored(self) -> str:
        return translate("Log", "Deal {deal} is scored.").format(deal=deal_number(self.view))

    def _scored(self, event: DealScored) -> list[str]:
        if not self.kind.points:
            return [self._deal_is_scored()]
        if self.view.sides < self.view.seats or not any(self.view.spoken):
            return family.scored(event, self.view, self.names, self.viewer)
        head = self._deal_is_scored()
        if event.void:
            head = translate("Log", "The deal does not count and is played again.")
        found = []
        for seat, points in enumerate(event.points):
            bid, taken = event.bids[seat], self.view.taken[seat]
            total = spoken_points(tidy(self.view.totals[seat] + points))
            if bid is None:
                you = translate("Log", "You sat out: {points}, {total} in all.")
                other = translate("Log", "{name} sat out: {points}, {total} in all.")
            else:
                you = translate(
                    "Log", "You bid {bid} and took {taken}, {result}: {points}, {total} in all."
                )
                other = translate(
                    "Log",
                    "{name} bid {bid} and took {taken}, {result}: {points}, {total} in all.",
                )
            found.append(
                self._by(
                    seat,
                    you,
                    other,
                    bid=bid,
                    taken=taken,
                    result=number_words.difference_words(taken - (bid or 0)),
                    points=spoken_points(points),
                    total=total,
                )
            )
        return [head, *found]

    def _ended(self, event: MatchEnded) -> list[str]:
        sentences = [translate("Log", "The match is over.")]
        for place, tied in places(event.ranking):
            if self.view.sides < self.view.seats:
                points = spoken_points(self.view.totals[tied[0]])
                sentences.append(family.side_place(place, tied, points, self.viewer))
                continue
            for seat in tied:
                if not self.kind.points:
                    you = translate("Log", "Place {place}: you.")
                    other = translate("Log", "Place {place}: {name}.")
                    sentences.append(self._by(seat, you, other, place=place))
                    continue
                sentences.append(
                    self._by(
                        seat,
                        translate("Log", "Place {place}: you, with {points}."),
                        translate("Log", "Place {place}: {name}, with {points}."),
                        place=place,
                        points=spoken_points(self.view.totals[seat]),
                    )
                )
        return sentences


def spoken_sum(total: int, tricks: int) -> str:
    """Return what the sum of all bids means, as a sentence to be heard."""
    if total < tricks:
        text = translate("Log", "In all, {bids} {tricks}: under by {count}.")
    elif total > tricks:
        text = translate("Log", "In all, {bids} {tricks}: over by {count}.")
    else:
        text = translate("Log", "In all, {bids} {tricks}: everybody can be exact.")
    counts = Counts
    return text.format(
        bids=counts.bids(total), tricks=counts.out_of(tricks), count=abs(total - tricks)
    )


def spoken_points(points: Points) -> str:
    """Return points in words that a voice reads right, such as "minus 3 points"."""
    if points < 0:
        return translate("Log", "minus {points}").format(points=spoken_points(-points))
    return number_words.points_text(points)


def suit_count(suit: Suit, count: int) -> str:
    """Return "3 hearts", "1 club"."""
    counts = Counts
    return {
        Suit.SPADES: counts.spades,
        Suit.HEARTS: counts.hearts,
        Suit.DIAMONDS: counts.diamonds,
        Suit.CLUBS: counts.clubs,
    }[suit](count)
