"""Five levels that differ in the games without exact bids, and err as people do."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from farwhist import bots, self_play
from farwhist.bots.core.levels import FLAT, LEVELS
from farwhist.bots.core.technique import SOUND, TECHNIQUES, technique_of
from farwhist.engine.match import Match
from farwhist.rules.catalogue import PRESETS
from tests.helpers.drive import rules_of

GAMES = [
    "knockout",
    "classic",
    "bid_whist",
    "minnesota",
    "solo_whist",
    "spades",
    "call_break",
    "german_whist",
    "spades_two",
]
PAIRS = [
    *((game, "beginner", "casual") for game in GAMES),
    *(("bastard", *pair) for pair in zip(bots.OFFERED, bots.OFFERED[1:], strict=False)),
]

SEEDS = range(2, 6)


@cache
def moves_of(level: str, game: str, seed: int) -> list[str]:
    """Return what a level chooses in the decisions of a first deal played by rules of thumb."""
    rules = rules_of(game, PRESETS[game].usual_seats)
    match, found = Match(rules, seed), list[str]()
    asked, thumb, rng = bots.make(level, rules), bots.make("rule", rules), Random(seed)
    for each in self_play.moves(match, [thumb] * rules.seats, lambda seat: rng):
        if match.position.results:
            break
        if len(each.decision.moves) > 1:
            found.append(str(asked.choose(each.view, each.decision, Random(len(found)))))
    return found


@pytest.mark.parametrize(("game", "lower", "upper"), PAIRS)
def test_neighbours_do_not_play_alike(game: str, lower: str, upper: str) -> None:
    assert any(moves_of(lower, game, seed) != moves_of(upper, game, seed) for seed in SEEDS)


def test_every_level_that_is_offered_has_a_technique_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert set(TECHNIQUES) == set(bots.OFFERED)
    assert technique_of(None) == technique_of(FLAT.key) == SOUND
    monkeypatch.setitem(LEVELS, "keen", LEVELS["club"])
    with pytest.raises(KeyError):
        technique_of("keen")


def test_errors_get_fewer_from_level_to_level() -> None:
    first, second, *sound = (TECHNIQUES[level] for level in bots.OFFERED)
    for error in ("waste", "king", "forget", "trump", "misjudge", "early"):
        assert getattr(first, error) > getattr(second, error) > 0, error
        assert not any(getattr(each, error) for each in sound), error
    assert first.memory < second.memory < sound[0].memory
    assert sound[0].worlds < sound[1].worlds < sound[2].worlds
    assert first.careful < second.careful
