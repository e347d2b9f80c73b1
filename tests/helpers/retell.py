"""Tell a match anew so that one seat cannot notice: other cards where it sees none.

A second truth is made from the events of a first one. Whatever the seat has not seen is changed:
the cards in hidden hands and in the stock are exchanged, sealed bids become others. No rule is
asked; that a hand may now hold cards that it did not follow suit with does not matter here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from farwhist.engine.cards import Card
from farwhist.engine.chance import shuffled
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    BidsRevealed,
    BidsShown,
    CardPlayed,
    CardsDealt,
    CardTurned,
    DealScored,
    Event,
    HandsShown,
)


def retell(events: Sequence[Event], seat: int, rng: Random) -> list[Event]:
    """Return events of another truth, which are the same for `seat`."""
    told: list[Event] = []
    starts = [i for i, event in enumerate(events) if isinstance(event, CardsDealt)]
    told += events[: starts[0]] if starts else events
    for start, stop in zip(starts, [*starts[1:], len(events)], strict=True):
        told += _deal(events[start:stop], seat, rng)
    return told


def _deal(events: Sequence[Event], seat: int, rng: Random) -> list[Event]:
    dealt = events[0]
    assert isinstance(dealt, CardsDealt)
    fresh = _redealt(dealt, _revealed(events, seat), seat, rng)
    scored = any(isinstance(event, DealScored) for event in events)
    sealed = [i for i, event in enumerate(events) if isinstance(event, BidSealed)]
    last = {events[i].seat: i for i in sealed}  # type: ignore[attr-defined]
    opened = any(isinstance(event, BidsRevealed) for event in events)
    size = max(len(hand) for hand in dealt.hands)
    told: list[Event] = [fresh]
    for number, old in enumerate(events[1:], 1):
        event = old
        if isinstance(event, HandsShown):
            hands = tuple(
                fresh.hands[owner] if owner in event.seats else hand
                for owner, hand in enumerate(event.hands)
            )
            event = replace(event, hands=hands)
        elif isinstance(event, BidSealed) and event.seat != seat:
            if not (opened and last[event.seat] == number):
                event = BidSealed(event.seat, int(rng.random() * (size + 1)))
        elif isinstance(event, BidMade) and event.seat != seat and event.shown == "hidden":
            if not scored:
                event = replace(event, bid=size - (event.bid or 0))
        elif isinstance(event, BidsRevealed) and event.shown != "open" and not scored:
            event = replace(event, bids=_other_bids(event.bids, seat, size, event.shown))
        told.append(event)
    return told


def _revealed(events: Sequence[Event], seat: int) -> set[Card]:
    """Return the cards of one deal whose place `seat` comes to know after the deal."""
    known: set[Card] = set()
    for event in events[1:]:
        if isinstance(event, CardPlayed) or (
            isinstance(event, CardTurned) and event.place != "cut"
        ):
            known.add(event.card)
        elif isinstance(event, HandsShown) and seat in event.seats:
            known |= {card for card in event.hands[seat] if card}
    return known


def _redealt(dealt: CardsDealt, known: set[Card], seat: int, rng: Random) -> CardsDealt:
    seen = dealt.seen_by(seat)
    rows = [list(hand) for hand in (*dealt.hands, dealt.stock)]
    places = [
        (row, column)
        for row, (real, shown) in enumerate(zip(rows, (*seen.hands, seen.stock), strict=True))
        for column, card in enumerate(shown)
        if card is None and real[column] not in known
    ]
    moved = shuffled(rng, [rows[row][column] for row, column in places])
    for (row, column), card in zip(places, moved, strict=True):
        rows[row][column] = card
    return replace(dealt, hands=tuple(map(tuple, rows[:-1])), stock=tuple(rows[-1]))


def _other_bids(
    bids: tuple[int | None, ...], seat: int, size: int, shown: BidsShown
) -> tuple[int | None, ...]:
    """Return other bids with the same sum, unless that is hidden, and the same bid of `seat`."""
    changed = list(bids)
    others = [owner for owner, bid in enumerate(bids) if bid is not None and owner != seat]
    if shown == "hidden":
        for other in others:
            changed[other] = size - (changed[other] or 0)
        return tuple(changed)
    for giver in others:
        for taker in others:
            give, take = changed[giver], changed[taker]
            if giver != taker and give and take is not None and take < size:
                changed[giver], changed[taker] = give - 1, take + 1
                return tuple(changed)
    return tuple(changed)
