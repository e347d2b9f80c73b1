"""Deals in the middle of matches by chance, as texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from farwhist.engine.match import Match
from farwhist.rules import deal_text
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.rules.deal_text import DealText
from tests.helpers.drive import any_moves, deals_done
from tests.helpers.option_sets import drawn


def played(
    preset: str, seed: int = 1, deal: int = 1, changes: Mapping[str, str] | None = None
) -> DealText:
    """Return a finished deal of a match of a preset with its usual number of players."""
    seats = PRESETS[preset].usual_seats
    match = Match(ruleset(preset, seats, changes or {}), seed)
    any_moves(match, Random(seed), deals_done(deal))
    return deal_text.of_match(match, preset, seats, changes or {}, deal)


def midway(number: int) -> Iterator[tuple[Match, DealText, bool]]:
    """Yield deals of a match by random options, and whether it was left in that deal."""
    one, rng = drawn(number), Random(number)
    match = Match(one.rules(), number)
    wanted = rng.randint(1, 160)
    any_moves(match, rng, lambda match: len(match.moves) >= wanted)
    for deal in {match.position.deal, rng.randint(1, match.position.deal)}:
        if deal < match.position.deal or match.position.dealt:
            text = deal_text.of_match(match, one.preset, one.seats, one.texts, deal)
            yield match, text, len(match.position.results) < deal
