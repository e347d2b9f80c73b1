"""Small steps that the tests share: rulesets, folded events and matches that are driven."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from farwhist.engine.cards import Card, Suit, card, cards
from farwhist.engine.events import (
    BidsRevealed,
    CardPlayed,
    CardsDealt,
    DealStarted,
    Event,
    MatchStarted,
    TrickTaken,
    TrumpSet,
)
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, PlayCard, bid
from farwhist.engine.position import Position
from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.phases.scoring import Scoring
from farwhist.rules.phases.tricks import Tricks
from farwhist.rules.ruleset import Ruleset

SUITS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS, "NT": None}


def rules_of(preset: str = "elevator", seats: int = 4, **options: str) -> Ruleset:
    """Return the ruleset of a preset with options changed, each as text."""
    return ruleset(preset, seats, options)


def table_of(preset: str) -> int:
    """Return how many players a test seats: four, or as many as can play."""
    return min(4, PRESETS[preset].most_seats)


def start(preset: str = "elevator", seats: int = 4, seed: int = 1, **options: str) -> Match:
    """Return a match of such a ruleset."""
    return Match(rules_of(preset, seats, **options), seed)


EXACT = [preset for preset in PRESETS if GAMES[PRESETS[preset].game].kind.exact]
"""The presets in which an exact number of tricks is bid."""


def preset_seats(seats: Iterable[int] = range(3, 8)) -> list[tuple[str, int]]:
    """Return every exact-bid preset with every number of `seats` that it is offered for."""
    wanted = tuple(seats)
    return [
        (preset.id, players)
        for preset in map(PRESETS.__getitem__, EXACT)
        for players in wanted
        if preset.least_seats <= players <= preset.most_seats
    ]


def ends_of_seats() -> list[tuple[str, int]]:
    """Return every exact-bid preset with the fewest, the usual and the most players."""
    return [
        (preset.id, players)
        for preset in map(PRESETS.__getitem__, EXACT)
        for players in sorted({preset.least_seats, preset.usual_seats, preset.most_seats})
    ]


def fold(position: Position, events: Iterable[Event]) -> Position:
    """Apply events to a position and return it."""
    for event in events:
        event.apply(position)
    return position


def at_trick(
    rules: Ruleset, hand: str, trump: str, trick: str = "", earlier: Sequence[str] = ()
) -> tuple[Position, Tricks, int]:
    """Return a position in which the seat behind the cards of `trick` holds `hand` and must play.

    `earlier` are finished tricks, all of them taken by the seat that leads.
    """
    laid = cards(trick)
    mover = len(laid)
    held = [tuple(cards(" ".join(earlier)))[seat :: rules.seats] for seat in range(rules.seats)]
    hands = [list(part) for part in held]
    for seat, one in enumerate(laid):
        hands[seat].append(one)
    hands[mover].extend(cards(hand))
    active = tuple(range(rules.seats))
    events: list[Event] = [
        MatchStarted(rules.seats, rules.seats - 1),
        DealStarted(max(map(len, hands)), rules.seats - 1, active, 0),
        CardsDealt(tuple(map(tuple, hands)), ()),
        TrumpSet(SUITS[trump]),
    ]
    for done in earlier:
        events += [CardPlayed(seat, one) for seat, one in enumerate(cards(done))]
        events.append(TrickTaken(0))
    events += [CardPlayed(seat, one) for seat, one in enumerate(laid)]
    phase = next(each for each in rules.phases if isinstance(each, Tricks))
    return fold(Position(rules.seats), events), phase, mover


def playable(
    rules: Ruleset, hand: str, trump: str, trick: str = "", earlier: Sequence[str] = ()
) -> set[str]:
    """Return the cards of `hand` that may be played, having checked that `why_not` agrees."""
    position, phase, seat = at_trick(rules, hand, trump, trick, earlier)
    (decision,) = phase.step(position, Random(0))
    legal = {move.cards[0].text for move in decision.moves}
    for one in cards(hand):
        objection = phase.why_not(position, seat, PlayCard((one,)))
        assert (objection is None) == (one.text in legal)
    return legal


def objection_to(one: str, rules: Ruleset, hand: str, trump: str, trick: str = "") -> str:
    """Return the key of the objection to a card, or an empty text."""
    position, phase, seat = at_trick(rules, hand, trump, trick)
    objection = phase.why_not(position, seat, PlayCard((card(one),)))
    return objection.key if objection else ""


def score_deal(
    rules: Ruleset,
    position: Position,
    bids: Sequence[int],
    taken: Sequence[int],
    extra: Iterable[Event] = (),
) -> Sequence[int | float]:
    """Play one more deal of the plan to these bids and tricks, score it, and return the points.

    `position` begins as a bare ``Position(seats)``; the match may end by this.
    """
    if not position.sides:
        MatchStarted(rules.sides, 0).apply(position)
    active = tuple(range(rules.seats))
    size = rules.size_of(position.place)
    assert sum(taken) == size, "a deal has as many tricks as cards"
    events: list[Event] = [DealStarted(size, position.deal % rules.seats, active, active[0])]
    events += [BidsRevealed(tuple(bids), sum(bids)), *extra]
    events += [TrickTaken(seat) for seat, tricks in enumerate(taken) for _ in range(tricks)]
    fold(position, events)
    scoring = rules.phases[-1]
    assert isinstance(scoring, Scoring)
    fold(position, scoring.step(position, Random(0)))
    fold(position, scoring.step(position, Random(0)))
    return position.results[-1].points


def order(match: Match) -> list[int]:
    """Return the seats of the current deal from the eldest hand."""
    position = match.position
    return position.order_from(position.eldest)


def legal_bids(match: Match, seat: int) -> set[int]:
    """Return the numbers that a seat may bid now; none when it has no decision."""
    decision = match.decision(seat)
    moves = decision.moves if decision else ()
    return {move.tricks for move in moves if isinstance(move, Bid)}


def bid_in_order(match: Match, *bids: int) -> None:
    """Make open bids in the order in which the seats are asked."""
    for tricks in bids:
        (decision,) = match.decisions
        match.submit(decision.seat, bid(tricks))


def any_moves(match: Match, rng: Random, until: Any = None) -> Match:
    """Make random moves until the match is over, or until `until(match)` is true."""
    while not match.over and not (until and until(match)):
        decision = match.decisions[int(rng.random() * len(match.decisions))]
        open_to = [each for each in match.decisions if not each.settled] or [decision]
        choice = open_to[int(rng.random() * len(open_to))]
        match.submit(choice.seat, choice.moves[int(rng.random() * len(choice.moves))])
    return match


def deals_done(count: int) -> Any:
    """Return a condition for `any_moves`: so many deals have been scored."""
    return lambda match: len(match.position.results) >= count


def moves_on(match: Match, count: int = 1) -> Any:
    """Return a condition for `any_moves`: so many more moves have been made than now."""
    wanted = len(match.moves) + count
    return lambda match: len(match.moves) >= wanted


@cache
def _slots(kind: type) -> frozenset[str]:
    return frozenset(name for each in kind.__mro__ for name in getattr(each, "__slots__", ()))


def cards_in(thing: Any) -> Iterator[Card]:
    """Yield every card that can be reached from an object through its fields and containers."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Card):
            yield each
        elif each is None or isinstance(each, (int, float, str)) or id(each) in seen:
            continue
        elif isinstance(each, dict):
            seen.add(id(each))
            waiting += [*each.keys(), *each.values()]
        elif isinstance(each, (list, tuple, set, frozenset)):
            seen.add(id(each))
            waiting += each
        else:
            seen.add(id(each))
            names = _slots(type(each)) | set(getattr(each, "__dict__", ()))
            waiting += [getattr(each, name) for name in names if hasattr(each, name)]
