"""Matches for the statistics: played at random, or made up as plain facts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import Saved
from farwhist.store.outcome import DealFacts, Dealt, Luck, MatchFacts, facts_of

NOON = datetime(2026, 5, 3, 12, tzinfo=UTC)
CLUB = ("club", "club", "club")


def later(minutes: int) -> datetime:
    """Return a time so many minutes after noon."""
    return NOON + timedelta(minutes=minutes)


def play(saved: Saved, deals: int = 10_000) -> Match:
    """Play a match, or so many deals of it, with moves at random."""
    match = Match(ruleset(saved.preset, saved.seats, saved.changes), saved.seed)
    rng = Random(saved.seed)
    while not match.over and len(match.position.results) < deals:
        decision = rng.choice([each for each in match.decisions if not each.settled])
        match.submit(decision.seat, rng.choice(decision.moves))
    return match


def played(saved: Saved, deals: int = 10_000, levels: tuple[str, ...] = CLUB) -> MatchFacts:
    """Return the facts of such a match."""
    match = play(saved, deals)
    return facts_of(match, saved, ruleset(saved.preset, saved.seats, saved.changes), levels)


def made_deal(number: int, bid: int | None = 1, took: int = 1, **facts: object) -> DealFacts:
    """Return a deal that nobody has played."""
    usual: dict[str, object] = {
        "size": number, "trump": "S", "void": False, "points": 10.0 + (bid or 0),
        "luck": made_luck(),
    }  # fmt: skip
    return DealFacts(number, bid=bid, took=took, **{**usual, **facts})  # type: ignore[arg-type]


def made_luck(seats: int = 4) -> tuple[Luck, ...]:
    """Return what was dealt where everybody got one ace and two trumps of eight cards."""
    return tuple(Luck(seat, 8, Dealt(1, 0.6, 0.5), Dealt(2, 1.9, 1.2)) for seat in range(seats))


def made_match(key: str, *deals: DealFacts, **facts: object) -> MatchFacts:
    """Return a match that nobody has played."""
    usual: dict[str, object] = {
        "preset": "elevator", "changed": False, "seats": 4, "aim": "exact", "low": False,
        "assisted": False, "levels": CLUB,
    }  # fmt: skip
    return MatchFacts(key, deals=deals, **{**usual, **facts})  # type: ignore[arg-type]
