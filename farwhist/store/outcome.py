"""What of a match goes into the statistics: its finished deals, seen from the player's seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct

from farwhist.engine.cards import Card, Rank, Seat, Suit
from farwhist.engine.events import CardTurned, DealScored, DealStarted, Event, TrumpSet
from farwhist.engine.hashing import sha256
from farwhist.engine.makers import taken_over
from farwhist.engine.match import Match
from farwhist.engine.position import DealResult
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.sides import place_in
from farwhist.store.setting import FIRST_PROFILE, Setting, level_and_style

if TYPE_CHECKING:
    from farwhist.store.matches import Saved


class Dealt(Struct, frozen=True):
    """How many cards of a kind a seat was dealt, how many were to be expected, the variance."""

    count: int
    mean: float
    spread: float


class Luck(Struct, frozen=True):
    """What a seat was dealt; seats are counted clockwise from the player, who is 0.

    `trumps` is None where there was no trump, or a player chose it, knowing a hand.
    """

    seat: int
    cards: int
    aces: Dealt
    trumps: Dealt | None


class Deal(Struct, frozen=True):
    """A finished deal. `trump` is a suit's letter, or empty; `void`: it did not count.

    `bid` is None where the player made none that must be met exactly.
    """

    number: int
    size: int
    trump: str
    void: bool
    bid: int | None
    took: int
    points: float

    @property
    def exact(self) -> bool | None:
        """Whether the bid was made; None where there was none, or the deal did not count."""
        return None if self.bid is None or self.void else self.bid == self.took

    def row(self) -> tuple[int, int, str, int, int | None, int, float]:
        """Return what makes this deal different from another of the same number."""
        return (
            self.number, self.size, self.trump, int(self.void), self.bid, self.took, self.points,
        )  # fmt: skip


class DealFacts(Deal, frozen=True):
    """A finished deal with what every seat was dealt."""

    luck: tuple[Luck, ...]


class MatchFacts(Struct, frozen=True):
    """A match with its finished deals. `place`, `won` and `total` are None until it has ended.

    `key` tells it from all others, `opened` is that of the saved match: of its first deals nothing
    is said here. `changed` says that options differ from the preset's, `low`
    that the lowest total wins, `levels` how well the opponents play now, `hints` that they were
    allowed, and `profile` whose match it is.
    """

    key: str
    preset: str
    changed: bool
    seats: int
    aim: str
    low: bool
    assisted: bool
    levels: tuple[str, ...]
    deals: tuple[DealFacts, ...]
    place: int | None = None
    won: int | None = None
    total: float | None = None
    opened: int | None = None
    hints: bool = True
    profile: str = FIRST_PROFILE


def key_of(saved: Setting, seat: Seat | None = None) -> str:
    """Return what tells this match from all others; neither seed nor salt can be read from it.

    Each further person's record of a match has a key of its own, that of her `seat`.
    """
    options = "".join(f" {name}={text}" for name, text in sorted(saved.changes.items()))
    text = f"{saved.preset} {saved.seats} {saved.seed} {saved.salt}{options}"
    key = sha256(text.encode()).hexdigest()[:32]
    return key if seat is None or seat == saved.human else f"{key}-{seat}"


def all_facts(
    match: Match, saved: Saved, rules: Ruleset, levels: Sequence[str]
) -> list[MatchFacts]:
    """Return a record of a match for each person who plays; see `facts_of`."""
    return [facts_of(match, saved, rules, levels, seat) for seat in saved.played_by]


def facts_of(
    match: Match,
    saved: Saved,
    rules: Ruleset,
    levels: Sequence[str],
    seat: Seat | None = None,
) -> MatchFacts:
    """Return the record of a match for the person at `seat`, without it for `saved.human`.

    `levels` are those of the opponents of whom the match does not tell it, clockwise from the left
    of `saved.human`; what stands there for the seat of another person means nothing.
    Only finished deals are looked into: nothing is learnt of hands that are still played. A deal in
    which a bot or the clock decided in the person's place is left out, and so is the end of a match
    that has no other deals.
    """
    first, people = saved.human, saved.played_by
    assert first is not None
    human = first if seat is None else seat
    seated = enumerate(levels[: rules.seats - 1], 1)
    level = {(first + step) % rules.seats: each for step, each in seated}
    told = saved.opponents[-1].seats if saved.opponents else ()
    level.update({at: level_and_style(text)[0] for at, text in enumerate(told) if text})
    around = [(human + step) % rules.seats for step in range(1, rules.seats)]
    opponents = tuple(level[each] for each in around if each in level and each not in people)
    position = match.position
    side = human % position.sides
    others = taken_over(rules, saved.seed, match.moves, saved.made).get(human, frozenset())
    deals = tuple(
        _deal(result, events, rules, human, side)
        for result, events in zip(position.results, _by_deal(match.events), strict=True)
        if result.deal > (saved.opened or 0) and result.deal not in others
    )
    end: tuple[int | None, int | None, float | None] = (None, None, None)
    if position.over and deals:
        place = place_in(position.ranking, side)
        end = (place, int(side in position.winners), position.totals[side])
    return MatchFacts(
        key_of(saved, human), rules.id, bool(saved.changes), rules.seats, rules.kind.counted_as,
        rules.kind.lower_wins, saved.assisted, opponents, deals, *end, saved.opened,
        saved.hints, people[human],
    )  # fmt: skip


def _by_deal(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Yield the events of every deal that has been scored."""
    starts = [n for n, event in enumerate(events) if isinstance(event, DealStarted)]
    for first, last in pairwise([*starts, len(events)]):
        deal = events[first:last]
        if any(isinstance(event, DealScored) for event in deal):
            yield deal


def _deal(
    result: DealResult, events: Sequence[Event], rules: Ruleset, human: Seat, side: int
) -> DealFacts:
    return DealFacts(
        result.deal,
        result.size,
        "" if result.trump is None else result.trump.letter,
        result.void,
        result.bids[human] if rules.kind.exact else None,
        result.taken[human],
        result.points[side],
        tuple(_luck(result, events, rules.pack, human)),
    )


def _luck(
    result: DealResult, events: Sequence[Event], pack: Sequence[Card], human: Seat
) -> Iterator[Luck]:
    seats = len(result.dealt)
    turned = next((event for event in events if isinstance(event, CardTurned)), None)
    chosen = any(isinstance(event, TrumpSet) and event.by is not None for event in events)
    for step in range(seats):
        seat = (human + step) % seats
        hand = [card for card in result.dealt[seat] if card is not None]
        if hand:
            trumps = None
            if result.trump is not None and not chosen:
                trumps = _trumps(hand, seat, result.trump, turned, pack)
            yield Luck(step, len(hand), _aces(hand, pack), trumps)


def _aces(hand: Sequence[Card], pack: Sequence[Card]) -> Dealt:
    count = sum(card.rank is Rank.ACE for card in hand)
    aces = sum(card.rank is Rank.ACE for card in pack)
    return Dealt(count, *_drawn(len(hand), len(pack), aces))


def _trumps(
    hand: Sequence[Card], seat: Seat, trump: Suit, turned: CardTurned | None, pack: Sequence[Card]
) -> Dealt:
    """Return the trumps of a hand; a card that fixed the suit by being turned is one for sure."""
    count = sum(card.suit is trump for card in hand)
    cards, trumps, known = len(pack), sum(card.suit is trump for card in pack), 0
    if turned is not None and turned.place != "cut":
        known = int(turned.place == "hand" and seat == turned.seat)
        cards, trumps = cards - 1, trumps - 1
    mean, spread = _drawn(len(hand) - known, cards, trumps)
    return Dealt(count, known + mean, spread)


def _drawn(hand: int, cards: int, kind: int) -> tuple[float, float]:
    """Return mean and variance of how many of `kind` of all `cards` come into a hand."""
    if cards < 2:
        return hand * kind / max(cards, 1), 0.0
    part = kind / cards
    return hand * part, hand * part * (1 - part) * (cards - hand) / (cards - 1)
