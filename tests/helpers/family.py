"""Matches of the newer games with any options, and another truth that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from farwhist.engine.cards import Card
from farwhist.engine.chance import shuffled
from farwhist.engine.events import (
    CardDiscarded,
    CardGiven,
    CardKept,
    CardLookedAt,
    CardPlayed,
    CardsCut,
    CardsDealt,
    CardsDrawn,
    CardsShed,
    CardTurned,
    Event,
    HandOpened,
    HandsShown,
    KittyShown,
    KittyTaken,
    PileStarted,
    StockDiscarded,
    UpcardTurned,
)
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.options import OptionTable, RulesError
from tests.helpers.drive import any_moves, cards_in
from tests.helpers.referees import SEATS

NEW = tuple(SEATS)
TABLES = [(game, seats) for game in NEW for seats in SEATS[game]]
NUMBERS = {
    "start_cards": ("7", "3", "5"),
    "hands": ("2", "1"),
    "games": ("1", "2"),
    "deals": ("2", "1"),
    "target": ("100", "150"),
    "play_to": ("7", "5", "9"),
}
SHORT = {"bastard": {"games": "1"}, "knockout": {}, "classic": {"play": "hands", "hands": "2"}}
SHORT["german_whist"] = {"hands": "2"}
SHORT["bid_whist"] = SHORT["minnesota"] = SHORT["classic"]
SHORT["call_break"] = SHORT["solo_whist"] = {"deals": "1"}
SHORT["spades"] = SHORT["cutthroat"] = SHORT["spades_two"] = {"target": "100", "floor": "-200"}


def table_of(game: str) -> OptionTable:
    """Return the options of a preset."""
    return GAMES[PRESETS[game].game].options


def texts_of(game: str, key: str) -> tuple[str, ...]:
    """Return the texts to try for one option, its default first unless matches would be long."""
    option = table_of(game).options[key]
    if option.values:
        every = tuple(option.write(value) for value in option.values)
        return tuple(text for text in NUMBERS.get(key, every) if text in every)
    return NUMBERS[key]


def choices(game: str) -> list[tuple[str, str]]:
    """Return every option of a game with every text to try."""
    return [(key, text) for key in table_of(game).options for text in texts_of(game, key)]


@st.composite
def family_matches(draw: st.DrawFn) -> Match:
    """Draw a match of a newer game with any options, before its first move."""
    game = draw(st.sampled_from(NEW))
    seats = draw(st.sampled_from(SEATS[game]))
    chosen = draw(st.lists(st.sampled_from(choices(game)), max_size=8))
    texts = {**SHORT[game], **dict(chosen)}
    try:
        rules = ruleset(game, seats, texts)
    except RulesError as error:
        assert {each.key for each in error.refusals} == {"too_many_cards"}
        rules = ruleset(game, seats, SHORT[game])
    return Match(rules, draw(st.integers(0, 10**6)))


def go_on(match: Match, rng: Random, count: int = 1) -> Match:
    """Make so many random moves, or fewer when the match ends."""
    wanted = len(match.moves) + count
    return any_moves(match, rng, lambda played: len(played.moves) >= wanted)


def has_seen(event: Event, seat: int, blind: bool) -> Iterator[Card]:
    """Yield the cards of an event that a seat has the right to see, by the rules of the games."""
    match event:
        case CardsDealt(hands=hands):
            yield from () if blind else (card for card in hands[seat] if card)
        case HandsShown(hands=hands, seats=looking):
            yield from (card for card in hands[seat] if card) if seat in looking else ()
        case CardTurned() | CardPlayed() | PileStarted() | CardsShed() | KittyShown():
            yield from cards_in(event)
        case HandOpened():
            yield from cards_in(event)
        case UpcardTurned() | CardsDrawn(shown=True):
            yield from cards_in(event)
        case KittyTaken(seat=owner) | CardsDrawn(seat=owner) | CardDiscarded(seat=owner):
            yield from cards_in(event) if owner == seat else ()
        case CardKept(seat=owner) | CardLookedAt(seat=owner):
            yield from cards_in(event) if owner == seat else ()
        case StockDiscarded(seat=owner, seen=seen):
            yield from cards_in(event) if (seen, owner) == ("drawer", seat) or seen == "all" else ()
        case CardGiven(giver, taker):
            yield from cards_in(event) if seat in (giver, taker) else ()


def deals_of(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events in stretches, each but the first beginning with the deal of its cards."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, CardsDealt):
            parts.append([])
        parts[-1].append(event)
    return parts


def seen_in(part: Sequence[Event], seat: int) -> set[Card]:
    """Return the cards of one deal that a seat has had the right to see so far."""
    dealt = part[0]
    blind = isinstance(dealt, CardsDealt) and seat in dealt.unseen
    return {card for event in part for card in has_seen(event, seat, blind)}


def renamed(thing: Any, names: dict[Card, Card]) -> Any:
    """Return a copy of an event, or of a part of one, with cards exchanged."""
    if isinstance(thing, Card):
        return names.get(thing, thing)
    if isinstance(thing, tuple):
        return tuple(renamed(part, names) for part in thing)
    if isinstance(thing, Event):
        parts = {each: renamed(getattr(thing, each), names) for each in thing.__struct_fields__}
        return replace(thing, **parts)
    return thing


def other_truth(
    events: Sequence[Event], pack: Sequence[Card], seat: int, rng: Random
) -> list[Event]:
    """Return events in which all cards that `seat` has not seen change places."""
    told: list[Event] = []
    for part in deals_of(events):
        seen = seen_in(part, seat) if part else set(pack)
        hidden = [card for card in pack if card not in seen]
        names = dict(zip(hidden, shuffled(rng, hidden), strict=True))
        told += [event if isinstance(event, CardsCut) else renamed(event, names) for event in part]
    return told


def zones(position: Position) -> dict[str, list[Card | None]]:
    """Return every zone of a position with what lies in it."""
    found: dict[str, list[Card | None]] = {
        f"hand {seat}": list(hand) for seat, hand in enumerate(position.hands)
    }
    found["trick"] = [card for _, card in position.trick]
    found["tricks"] = [card for trick in position.tricks for card in trick.cards]
    found |= {"stock": list(position.stock), "kitty": list(position.kitty)}
    found |= {"discards": list(position.discards), "pile": list(position.pile)}
    return found
