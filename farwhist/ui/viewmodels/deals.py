"""How far a deal is, which of its cards lie apart, and what each seat made of it. No Qt here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from msgspec import Struct

from farwhist.engine.cards import Card, Seat
from farwhist.engine.position import Cut, DealResult, Position, Trick
from farwhist.rules.kind import OutcomeText
from farwhist.rules.sides import side_of


def card_played(view: Position) -> bool:
    """Whether a card has been played in this deal."""
    return bool(view.tricks or view.trick)


def drawing(view: Position) -> bool:
    """Whether hands are drawn from the stock, card by card."""
    if not view.stock or view.tricks:
        return False
    several = [seat for seat in view.active if seat not in view.single]
    dealt = [hand for seat, hand in enumerate(view.dealt) if seat in several]
    return bool(view.discards) or any(len(hand) < view.size for hand in dealt)


def deal_number(view: Position) -> int:
    """Return which deal of the match this is, from 1, counting only those that count."""
    return view.place + (0 if deal_scored(view) and not view.results[-1].void else 1)


def deal_scored(view: Position) -> bool:
    """Whether the deal that lies on the table is over and has its points."""
    return bool(view.results) and view.results[-1].deal == view.deal


def bids_known(view: Position) -> bool:
    """Whether every active seat has made its bid and the sum is known."""
    return bool(view.active) and bool(view.spoken) and all(view.spoken[s] for s in view.active)


def without_bids(result: DealResult) -> bool:
    """Whether nobody bid in a finished deal."""
    return all(bid is None for bid in result.bids)


def last_trick(view: Position) -> Trick | None:
    """Return the trick that was taken last in this deal, if there is one."""
    return view.tricks[-1] if view.tricks else None


def cut_of_deal(view: Position) -> Cut | None:
    """Return the cut that decided who names trump in this deal, if there was one."""
    cut = view.cut
    return cut if cut is not None and cut.deal == view.deal and cut.winner is not None else None


def shown_trump(view: Position) -> Card | None:
    """Return the card of the dealer that was turned for trump and lies open until it is played.

    None where the viewer sees that hand anyhow, as the dealer does, and all do that lies open.
    """
    turned = view.turn_up
    if turned is None or not view.hands or turned not in view.hands[view.dealer]:
        return None
    seen = view.dealer in view.open_hands or turned in view.dealt[view.dealer]
    return None if seen else turned


def shown_hand(view: Position, seat: Seat, viewer: Seat) -> list[Card | None]:
    """Return a hand as it lies on the table.

    A card that was drawn face up, or passed to or from the viewer, is hidden in it again.

    Who sees the whole hand, as in a study with open hands, has seen it dealt.
    """
    hand, dealt = view.hands[seat], view.dealt[seat] if view.dealt else ()
    passed = view.given > 0 and not view.pile
    hidden = seat != viewer and (view.stock_tricks > 0 or passed) and None in dealt
    return [None] * len(hand) if hidden else list(hand)


class OutOfPlay(Struct, frozen=True):
    """Cards out of play that a seat may look at: those that it laid away, or the kitty."""

    cards: tuple[Card, ...]
    laid_away: bool


def pile_aside(view: Position) -> bool:
    """Whether cards lie aside, or their place is kept while the declarer has taken them up."""
    if view.kitty or view.discards:
        return True
    return view.declarer is not None and len(view.hands[view.declarer]) > view.size


def out_of_play(view: Position, viewer: Seat) -> OutOfPlay | None:
    """Return the cards out of play that the viewer has seen, or None when there are none."""
    whole = not view.hands or len(view.hands[viewer]) <= view.size
    away = tuple(card for card in view.discards if card is not None)
    if away and whole:
        return OutOfPlay(away, laid_away=view.declarer in (viewer, None))
    seen = tuple(card for card in view.kitty if card is not None)
    return OutOfPlay(seen, laid_away=False) if seen else None


def from_kitty(view: Position, viewer: Seat) -> frozenset[Card]:
    """Return the cards of the viewer's hand that came from the kitty, until enough are laid away.

    They are those that were not dealt.
    """
    if view.declarer != viewer or len(view.hands[viewer]) <= view.size:
        return frozenset()
    dealt = view.dealt[viewer]
    return frozenset(card for card in view.hands[viewer] if card is not None and card not in dealt)


class Achievement(Enum):
    """What came of a deal for a seat: it was made, missed, missed by too many, or none of these."""

    MADE = "made"
    MISSED = "missed"
    TOO_MANY = "too many"
    NOTHING = "nothing"


def achievements(view: Position, what: OutcomeText) -> list[Achievement]:
    """Return by seat what came of the deal that was scored last."""
    result = view.results[-1]
    if result.void:
        return [Achievement.NOTHING] * view.seats
    return [ACHIEVEMENTS[what](view, result, seat) for seat in range(view.seats)]


def _exact(view: Position, result: DealResult, seat: Seat) -> Achievement:
    bid, taken = result.bids[seat], result.taken[seat]
    if bid is None:
        return Achievement.NOTHING
    if bid == taken:
        return Achievement.MADE
    return Achievement.MISSED if taken < bid else Achievement.TOO_MANY


def _together(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if all(bid is None for bid in result.bids):
        return Achievement.NOTHING
    return Achievement.MADE if result.points[side_of(view, seat)] > 0 else Achievement.MISSED


def _side(view: Position, result: DealResult, seat: Seat) -> Achievement:
    side = side_of(view, seat)
    if result.points[side] > 0:
        return Achievement.MADE
    declares = view.declarer is not None and side_of(view, view.declarer) == side
    return Achievement.MISSED if declares else Achievement.NOTHING


def _staying(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if result.points[seat] > 0:
        return Achievement.MADE
    fell = bool(result.dealt[seat]) and seat not in view.alive
    return Achievement.MISSED if fell else Achievement.NOTHING


def _place(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if result.finished and seat in result.finished[0]:
        return Achievement.MADE
    done = any(seat in group for group in result.finished)
    last = bool(result.finished) and seat in result.finished[-1]
    return Achievement.NOTHING if done and not last else Achievement.MISSED


def _allied(view: Position, result: DealResult, seat: Seat) -> Achievement:
    if result.points[seat] > 0:
        return Achievement.MADE
    return Achievement.MISSED if seat in result.declaring else Achievement.NOTHING


ACHIEVEMENTS: Final[Mapping[OutcomeText, Callable[[Position, DealResult, Seat], Achievement]]] = {
    "bid": _exact,
    "bids": _together,
    "sides": _side,
    "staying": _staying,
    "place": _place,
    "more": _side,
    "alliances": _allied,
}
