"""A match with open hands, to read: one line a trick, for whoever wants to judge how bots play.

Seats are N E S W and so on; cards are rank and suit. What a line of a trick cannot say, such as a
trump, a contract or a penalty, stands on a line of its own, as the event is called in
`farwhist/engine/events.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import Final

from farwhist import bots
from farwhist.cli import play
from farwhist.commands import changes_of
from farwhist.engine.cards import Card
from farwhist.engine.events import (
    BidMade,
    BidSealed,
    CardPlayed,
    CardsDealt,
    CardsDrawn,
    CardsShed,
    DealStarted,
    Event,
    PhaseBegan,
    TrickTaken,
    TurnGivenUp,
    TurnPassed,
)
from farwhist.rules.catalogue import PRESETS, ruleset

SEATS: Final = "NESWABCDFGHI"
QUIET: Final = (PhaseBegan, TurnPassed, BidSealed)


def transcript(events: Iterable[Event]) -> Iterator[str]:
    """Yield the lines of a match."""
    line = ""
    for event in events:
        match event:
            case CardPlayed(seat, card):
                line += f" {SEATS[seat]}:{card}"
            case TrickTaken(winner):
                yield f"{line} -> {SEATS[winner]}"
                line = ""
            case BidMade(seat, bid):
                line += f" {SEATS[seat]}:bid {bid}"
            case CardsShed(seat, cards):
                line += f" {SEATS[seat]}:{'+'.join(map(str, cards))}"
            case CardsDrawn(seat, cards):
                line += f" [{SEATS[seat]} draws {_cards(cards)}]"
            case TurnGivenUp(seat):
                line += f" {SEATS[seat]}:pass"
            case _ if isinstance(event, QUIET):
                pass
            case _:
                if line:
                    yield line
                    line = ""
                yield from _told(event)
    if line:
        yield line


def _told(event: Event) -> Iterator[str]:
    match event:
        case DealStarted():
            yield f"\n== {event.size} cards, {SEATS[event.dealer]} deals"
        case CardsDealt(hands, stock):
            for seat, hand in enumerate(hands):
                if hand:
                    yield f"  {SEATS[seat]}: {_cards(hand)}"
            if stock:
                yield f"  stock: {' '.join(map(str, stock))}"
        case _:
            names = [name for name in event.__struct_fields__ if getattr(event, name) is not None]
            told = " ".join(f"{name}={getattr(event, name)}" for name in names)
            yield f"  {type(event).__name__} {told}"


def _cards(cards: Iterable[Card | None]) -> str:
    """Return cards by suit, the lowest first."""
    known = [card for card in cards if card is not None]
    return " ".join(map(str, sorted(known, key=lambda card: (card.suit or 0, card.rank))))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what is played."""
    parser.add_argument("--game", default="elevator", metavar="ID")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", choices=bots.LEVELS, default="club", help="of all seats")
    parser.add_argument("--seed", type=int, default=901)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", dest="sets")


def run(arguments: argparse.Namespace) -> None:
    """Print a match."""
    seats = arguments.seats or PRESETS[arguments.game].usual_seats
    rules = ruleset(arguments.game, seats, changes_of(arguments.sets))
    match = play(rules, arguments.seed, [arguments.level] * seats)
    print("\n".join(transcript(match.events)))
