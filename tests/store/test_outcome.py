"""What of a match goes into the statistics."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

import pytest

from farwhist.engine.cards import Rank
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.store.matches import Saved
from farwhist.store.outcome import facts_of, key_of
from tests.helpers.record import CLUB, play, played

SALT = "0f" * 32
HOUSES = [(each.id, each.least_seats) for each in PRESETS.values()]


@pytest.mark.parametrize(("preset", "seats"), HOUSES)
@pytest.mark.parametrize("human", [0, 1])
def test_every_game_gives_what_its_results_say(preset: str, seats: int, human: int) -> None:
    saved = Saved(preset, seats, 3, salt=SALT, human=human)
    match = play(saved)
    rules = ruleset(preset, seats)
    facts = facts_of(match, saved, rules, CLUB)
    view = match.position
    side = human % view.sides
    assert len(facts.deals) == len(view.results) > 0
    for deal, result in zip(facts.deals, view.results, strict=True):
        bid = result.bids[human] if rules.kind.exact else None
        assert (deal.bid, deal.took) == (bid, result.taken[human])
        assert deal.points == result.points[side]
        assert deal.exact == (None if deal.bid is None or result.void else deal.bid == deal.took)
        hands = [result.dealt[(human + luck.seat) % seats] for luck in deal.luck]
        assert [luck.cards for luck in deal.luck] == [len(hand) for hand in hands]
        for luck, hand in zip(deal.luck, hands, strict=True):
            assert luck.aces.count == sum(card.rank is Rank.ACE for card in hand if card)
            if luck.trumps is not None:
                assert luck.trumps.count == sum(card.suit is result.trump for card in hand if card)
    assert facts.place is not None and facts.total == view.totals[side]
    assert bool(facts.won) is (side in view.winners) is (facts.place == 1)


def test_a_match_that_runs_has_no_place() -> None:
    facts = played(Saved("elevator", 4, 1, salt=SALT), deals=3)
    assert len(facts.deals) == 3
    assert (facts.place, facts.won, facts.total) == (None, None, None)


def test_the_key_tells_matches_apart_and_hides_the_salt() -> None:
    one = Saved("elevator", 4, 1, salt=SALT)
    others = [
        Saved("elevator", 4, 2, salt=SALT),
        Saved("elevator", 5, 1, salt=SALT),
        Saved("elevator", 4, 1, salt="1f" * 32),
        Saved("elevator", 4, 1, changes={"hook": "ON"}, salt=SALT),
    ]
    assert len({key_of(each) for each in (one, *others)}) == 5
    assert key_of(Saved("elevator", 4, 1, salt=SALT, assisted=True, names=("a",) * 4)) == key_of(
        one
    )
    assert SALT[:16] not in key_of(one)


def test_a_suit_that_a_player_chose_says_nothing_of_the_shuffle() -> None:
    chosen = played(Saved("classic", 4, 1, salt=SALT), deals=1)
    named = played(Saved("bid_whist", 4, 1, salt=SALT), deals=1)
    assert all(luck.trumps is not None for luck in chosen.deals[0].luck)
    assert all(luck.trumps is None for luck in named.deals[0].luck)


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("elevator", {}),
        ("elevator", {"trump": "DEALER_LAST"}),
        ("elevator", {"trump": "CUT_FIRST"}),
        ("elevator", {"trump": "ROTATE"}),
        ("classic", {}),
    ],
    ids=str,
)
def test_over_many_deals_chance_gives_what_is_expected(
    preset: str, options: dict[str, str]
) -> None:
    """The sums of what was dealt lie within four standard deviations of what is called expected."""
    sums: dict[tuple[int, str], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for seed in range(60):
        facts = played(Saved(preset, 4, seed, changes=options, salt=SALT))
        for luck in (each for deal in facts.deals for each in deal.luck):
            for name, dealt in (("aces", luck.aces), ("trumps", luck.trumps)):
                if dealt is not None:
                    found = sums[luck.seat, name]
                    found[0] += dealt.count
                    found[1] += dealt.mean
                    found[2] += dealt.spread
    assert len(sums) == 8
    for count, mean, spread in sums.values():
        assert spread > 10
        assert abs(count - mean) < 4 * sqrt(spread)
    for name in ("aces", "trumps"):
        all_seats = [sums[seat, name] for seat in range(4)]
        assert sum(each[1] for each in all_seats) == pytest.approx(
            sum(each[0] for each in all_seats), rel=0.05
        )
