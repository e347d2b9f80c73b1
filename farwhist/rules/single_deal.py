"""One deal as a match of its own: its cards, and what of the match before it matters.

The cards are data of the ruleset, as with lessons. So a match of it remains its ruleset, seats,
seed and moves; it ends with the deal. What chance decides after the cards are dealt is given too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import asdict, replace

from farwhist.engine.cards import Card, Seat, Suit
from farwhist.engine.events import (
    CardsDealt,
    CardTurned,
    TrumpSet,
)
from farwhist.engine.position import Points
from farwhist.rules.bad_deal import BadDeal
from farwhist.rules.phases.bidding import BlindBids
from farwhist.rules.phases.dealing import Dealing, Method, Opening
from farwhist.rules.phases.drawing import DrawTricks
from farwhist.rules.phases.elimination import ShrinkingOpening, UnevenDealing
from farwhist.rules.phases.shedding import Shedding
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sequences import MOST_EXTRA_DEALS

TrumpMethod = Literal[Method, "named"]
"""How the trump of one deal is found."""

MOST_PLACE: Final = 2000
"""No match is that long."""

MOST_POINTS: Final = 99_999
"""No score is further from nought."""


class SingleDeal(Struct, frozen=True):
    """One deal of a match.

    Args:
        place: which deal of the match it is, from 0; its size follows from that.
        dealer: who deals.
        hands: the cards of every seat; one that is turned in a hand is the last of it.
        stock: the rest of the pack, its top card first.
        cut: the card at which the pack was cut for trump.
        drawn: the trump that chance named, alone; empty where nothing is drawn.
        leader: who leads, where it is not the seat that the dealer decides.
        unseen: who may still bid blind.
        out, single, single_blind, lives, caller: as in a position before the deal.
        gifts: the cards that chance has drawn as gifts, in their order.
        points: the scores of all sides before the deal; empty where all have nought.
    """

    place: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    cut: Card | None = None
    drawn: tuple[Suit | None, ...] = ()
    leader: Seat | None = None
    unseen: tuple[Seat, ...] = ()
    out: tuple[Seat, ...] = ()
    single: tuple[Seat, ...] = ()
    single_blind: tuple[Seat, ...] = ()
    lives: int = 0
    caller: Seat | None = None
    gifts: tuple[Card, ...] = ()
    points: tuple[Points, ...] = ()

    def __repr__(self) -> str:
        # The seed of a match of this deal is made of this text: its first name, and no points.
        told = {name: value for name, value in asdict(self).items() if name != "points"}
        return f"LoneDeal({', '.join(f'{name}={value!r}' for name, value in told.items())})"


# --- what the rules say of such a deal -------------------------------------------------------


class DealFrame(Struct, frozen=True):
    """What the rules fix of a deal before its cards are known.

    Args:
        sizes: how many cards each seat is dealt.
        active: who plays.
        dropping: whether players drop out of such a match.
        kept: whether the order of the cards below the top of the stock matters.
        method: how trump is found; "named" where a player names it.
        drawn: how many cards each seat draws for its hand, where none are dealt.
    """

    sizes: tuple[int, ...]
    active: tuple[Seat, ...]
    dropping: bool
    kept: bool
    method: TrumpMethod
    blind: bool
    gifts: bool
    drawn: int = 0

    @property
    def size(self) -> int:
        """How many cards the longest hand has when it is complete."""
        return max(*self.sizes, self.drawn)

    @property
    def dealt(self) -> int:
        """How many cards are dealt."""
        return sum(self.sizes)


def frame(rules: Ruleset, deal: SingleDeal) -> DealFrame:
    """Return what the rules say of a deal; its cards are not looked at.

    Raises:
        BadDeal: there is no such place, seat or history in these rules.
    """
    _check_head(rules, deal)
    everybody = range(rules.seats)
    shrinking, uneven = first_of(rules, ShrinkingOpening), first_of(rules, UnevenDealing)
    gifts = any(isinstance(each, Shedding) and each.random_gift for each in rules.phases)
    blind = any(isinstance(each, BlindBids) for each in rules.phases)
    kept = not rules.kind.tricks or first_of(rules, DrawTricks) is not None
    if shrinking is not None and uneven is not None:
        size = shrinking.first_size - deal.place
        active = tuple(seat for seat in everybody if seat not in deal.out)
        sizes = tuple(0 if s in deal.out else 1 if s in deal.single else size for s in everybody)
        method: TrumpMethod = "named"
        if deal.caller is None:
            drawn = (uneven.drawn and deal.place == 0) or sum(sizes) >= len(rules.pack)
            method = "random" if drawn else "turn_up"
        return DealFrame(sizes, active, True, kept, method, False, gifts)
    opening, dealing = need(rules, Opening), need(rules, Dealing)
    planned = rules.plan.at(deal.place)
    active = tuple(s for s in everybody if not (opening.dealer_out and s == deal.dealer))
    full = planned.size * len(active) == len(rules.pack)
    method = dealing.trump.for_deal(planned.size, planned.twist, full=full)
    drawn = planned.size if dealing.laid else 0
    sizes = tuple(planned.size - drawn if seat in active else 0 for seat in everybody)
    return DealFrame(sizes, active, False, kept or dealing.laid, method, blind, gifts, drawn)


def _check_head(rules: Ruleset, deal: SingleDeal) -> None:
    shrinking = first_of(rules, ShrinkingOpening)
    count = shrinking.first_size if shrinking else rules.deal_count
    last = MOST_PLACE if count is None else count + MOST_EXTRA_DEALS * (shrinking is None)
    if not 0 <= deal.place < last:
        raise BadDeal("place", deal=deal.place + 1)
    seats = range(rules.seats)
    named = (*deal.unseen, *deal.out, *deal.single, *deal.single_blind)
    for seat in (deal.dealer, deal.leader, deal.caller, *named):
        if seat is not None and seat not in seats:
            raise BadDeal("seat", seat=seat + 1)
    history = (deal.out, deal.single, deal.single_blind, deal.lives)
    wrong = any(history) or deal.caller is not None if shrinking is None else False
    if shrinking is not None:
        left = [seat for seat in seats if seat not in deal.out]
        wrong = len(left) < 2 or any(
            seat not in left
            for seat in (deal.dealer, *deal.single, *deal.single_blind, deal.caller)
            if seat is not None
        )
        wrong = wrong or not set(deal.single_blind) <= set(deal.single)
        wrong = wrong or not 0 <= deal.lives <= 2
    if wrong or (deal.leader is not None and rules.kind.tricks):
        raise BadDeal("before")
    if deal.points and not (rules.kind.points and _sound(rules, deal.points)):
        raise BadDeal("before")


def _sound(rules: Ruleset, points: Sequence[Points]) -> bool:
    """Whether these can be the scores of a match, with two places behind the point at most."""
    right = all(abs(each) <= MOST_POINTS and round(each, 2) == each for each in points)
    return right and len(points) == rules.sides and any(points)


def check(rules: Ruleset, deal: SingleDeal) -> DealFrame:
    """Return the frame of a deal whose cards fit it.

    Raises:
        BadDeal: they do not; it names the first place that is wrong.
    """
    known = frame(rules, deal)
    if len(deal.hands) != rules.seats:
        raise BadDeal("seat", seat=min(len(deal.hands), rules.seats) + 1)
    where: list[tuple[Card, tuple[str, dict[str, object]]]] = []
    for seat, hand in enumerate(deal.hands):
        where += [(card, ("hand", {"seat": seat + 1})) for card in hand]
    where += [(card, ("rest", {})) for card in deal.stock]
    found: dict[Card, tuple[str, dict[str, object]]] = {}
    for card, place in where:
        if card in found:
            raise BadDeal("twice", card=card.text, one=found[card], other=place)
        if card not in rules.pack:
            raise BadDeal("foreign", card=card.text, place=place)
        found[card] = place
    for seat, hand in enumerate(deal.hands):
        if len(hand) != known.sizes[seat]:
            wanted = known.sizes[seat]
            raise BadDeal("hand", seat=seat + 1, cards=len(hand), wanted=wanted)
    if len(found) != len(rules.pack):
        raise BadDeal("too_many", cards=len(found), pack=len(rules.pack))
    shown = [("cut", deal.cut), *(("gift", gift) for gift in deal.gifts)]
    for name, one in shown:
        if one is not None and one not in rules.pack:
            raise BadDeal("foreign", card=one.text, place=(name, {}))
    wrong = (deal.cut is None) is (known.method == "cut_first")
    if wrong or bool(deal.drawn) is not (known.method == "random"):
        raise BadDeal("trump")
    if (deal.unseen and not known.blind) or (deal.gifts and not known.gifts):
        raise BadDeal("before")
    return known


def last_seat(rules: Ruleset, known: DealFrame, deal: SingleDeal) -> Seat:
    """Return the seat that gets the last card."""
    seat = deal.dealer
    while seat not in known.active:
        seat = (seat - rules.direction) % rules.seats
    return seat


def whole(rules: Ruleset, deal: SingleDeal, top: Sequence[Card] = ()) -> SingleDeal:
    """Return a deal whose stock is all that is in no hand: `top`, then the rest, sorted."""
    used = {card for hand in deal.hands for card in hand}.union(top)
    rest = sorted((card for card in rules.pack if card not in used), key=order)
    return replace(deal, stock=(*top, *rest))


def first_of(rules: Ruleset, kind: type[Any]) -> Any:
    """Return the first phase of this kind, or None."""
    return next((phase for phase in rules.phases if isinstance(phase, kind)), None)


def need(rules: Ruleset, kind: type[Any]) -> Any:
    """Return the first phase of this kind; ValueError where there is none."""
    found = first_of(rules, kind)
    if found is None:
        raise ValueError(f"{rules.id} deals in a way of its own")
    return found


# --- where a deal comes from -----------------------------------------------------------------


def with_event(deal: SingleDeal, event: object, known: DealFrame) -> SingleDeal:
    """Return a deal with what an event of the dealing tells."""
    match event:
        case CardsDealt():
            hands = tuple(_sorted(hand) for hand in event.hands)
            stock = tuple(card for card in event.stock if card is not None)
            kept = stock if known.kept else (*stock[:1], *_sorted(stock[1:]))
            unseen = event.unseen if known.blind else ()
            return replace(deal, hands=hands, stock=kept, unseen=unseen)
        case CardTurned(card, "cut"):
            return replace(deal, cut=card)
        case CardTurned(card, "hand", seat):
            last = [*(each for each in deal.hands[seat] if each is not card), card]
            hands = tuple(tuple(last) if s == seat else h for s, h in enumerate(deal.hands))
            return replace(deal, hands=hands)
        case TrumpSet(suit, None) if known.method == "random":
            return replace(deal, drawn=(suit,))
    return deal


def _sorted(cards: Sequence[Card | None]) -> tuple[Card, ...]:
    return tuple(sorted((card for card in cards if card is not None), key=order))


def order(card: Card) -> tuple[int, int, str]:
    """Return by what cards are sorted: suits S H D C, the highest first, then what has no suit."""
    return (4 if card.suit is None else int(card.suit), -int(card.rank), card.text)
