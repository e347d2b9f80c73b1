"""The learned policy: play-outs by the rules, asked what was learned, and only where it fits."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest

from farwhist.bots.core.card_rules import CardRule, counting_card, thumb_card
from farwhist.bots.core.levels import LEVELS, level_of
from farwhist.bots.core.playout import NO_TRUMP, TRUMP, rotations
from farwhist.bots.core.sampling import Sampler, Situation
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.exact.judge import CardJudge
from farwhist.bots.exact.learned_search import (
    PULL,
    LearnedSearch,
    fits,
    learned_playout,
    log_weights,
    question,
)
from farwhist.bots.exact.policy import SIZES, Policy, buckets, heat, masks_of, policy, shape
from farwhist.bots.exact.search import groups, trick_state
from farwhist.engine.chance import shuffled
from farwhist.engine.match import Match
from farwhist.engine.moves import PlayCard
from tests.helpers.drive import any_moves, rules_of

PACK = [suit * 32 + rank for suit in range(4) for rank in range(1, 14)]


class Watched(list[int]):
    """Hands that remember what is played from them: seat, suit and bit."""

    def __init__(self, masks: list[int]) -> None:
        super().__init__(masks)
        self.plays: list[tuple[int, int, int]] = []

    def __setitem__(self, index: Any, value: Any) -> None:
        self.plays.append((index >> 2, index & 3, self[index] ^ value))
        super().__setitem__(index, value)


def dealt(rng: Random, players: int, size: int) -> list[int]:
    """Return the masks of hands."""
    masks = [0] * (4 * players)
    for number, card in enumerate(shuffled(rng, PACK)[: size * players]):
        masks[4 * (number % players) + (card >> 5)] |= 1 << (card & 31)
    return masks


@pytest.mark.parametrize("noise", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("trump", [TRUMP, NO_TRUMP])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_play_out_keeps_the_rules(players: int, trump: int, noise: float) -> None:
    def habits(players: int) -> list[CardRule | None]:
        return [None, thumb_card, counting_card, None, None][:players]

    rng, after = Random(players), rotations(players)
    for size in (1, 3, 8, 10) * 8:
        masks = dealt(rng, players, size)
        hands, need = Watched(masks), [2] * players
        everything = masks_of(PACK)
        learned_playout(
            hands, everything, need, after[1], -1, (0, 0), 1, size, after, trump,
            [noise] * players, habits(players), [heat(2)] * players, policy(), rng.random,
        )  # fmt: skip
        assert not any(hands)
        assert sum(mask.bit_count() for mask in everything) == 52 - size * players
        assert [2 - number for number in need] == replayed(masks, hands.plays, players, trump)


def replayed(
    masks: list[int], plays: list[tuple[int, int, int]], players: int, trump: int
) -> list[int]:
    """Check that all follow suit in turn; return who took how many tricks."""
    held, taken, leader = list(masks), [0] * players, 1
    for start in range(0, len(plays), players):
        led, best = plays[start][1], (-1, -1)
        for step, (seat, suit, bit) in enumerate(plays[start : start + players]):
            assert seat == (leader + step) % players
            assert bit.bit_count() == 1 and held[4 * seat + suit] & bit
            assert suit == led or not held[4 * seat + led]
            held[4 * seat + suit] ^= bit
            value = (suit == trump, bit)
            if suit in (led, trump) and value > best:
                best, winner = value, seat
        taken[winner] += 1
        leader = winner
    return taken


class Spy(list[float]):
    """Weights that remember which were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    def __getitem__(self, index: Any) -> Any:
        self.asked.append(index)
        return 1.0


def positions(count: int) -> list[Situation]:
    """Return what seats know when they choose a card, some way into deals played at random."""
    found = []
    for seed in range(count):
        rules = rules_of(sequence="CUSTOM", custom="4,7,13")
        match = any_moves(Match(rules, seed), Random(seed), lambda m: len(m.moves) >= 5 + 3 * seed)  # noqa: B023
        decision = None if match.over else match.decisions[0]
        if decision and isinstance(decision.moves[0], PlayCard) and len(decision.moves) > 1:
            (here,) = seat_views(rules, match.view(decision.seat), decision.seat)
            found.append(here.known)
    return found


def test_the_play_out_asks_what_learning_learns() -> None:
    rng = Random(5)
    tables = Policy(*(bytes(rng.randrange(256) for _ in range(size)) for size in SIZES))
    known_ones = positions(30)
    assert len(known_ones) > 12
    for known in known_ones:
        wanted = sorted(
            sum(row[n] for row, n in zip(tables, entry, strict=True))
            for _, _, entry in question(known)
        )
        led, best, taker = trick_state(known)
        spy = Spy()
        sampler = Sampler(known)
        masks = [sum_of(row) for row in sampler.rows(sampler.owners(rng.random))]
        order = (0, *known.after[0][: 3 - len(known.trick)])
        need = [(bid or 0) - won for bid, won in zip(known.bids, known.taken, strict=True)]
        learned_playout(
            masks, masks_of([*known.mine, *known.unseen]), need, order if led >= 0 else order[1:],
            led, (best >> 5, 1 << (best & 31)), taker, known.left, known.after, known.trump,
            [0.0] * 4, [None] * 4, [spy, heat(2), heat(2), heat(2)], tables, rng.random,
        )  # fmt: skip
        assert sorted(spy.asked[: len(wanted)]) == wanted


def test_what_the_policy_thinks_moves_the_values_of_the_search() -> None:
    for known in positions(20):
        asked = question(known)
        suits = {suit for suit, _, _ in asked}
        cards = [card for card in known.mine if card >> 5 in suits]
        thought = log_weights(known, cards)
        for group in groups(known, cards):
            assert len({thought[cards.index(card)] for card in group}) == 1
        weights = [heat(2)[sum(row[n] for row, n in zip(policy(), entry, strict=True))]
                   for _, _, entry in asked]  # fmt: skip
        told = sorted({round(log(weight / max(weights)), 6) for weight in weights})
        assert told == sorted({round(each - max(thought), 6) for each in thought})
        search = LearnedSearch(known, cards, Sampler(known), [0.0] * 4)
        points = [50.0, *[0.0] * known.size]
        assert search.values(points) == [50 * PULL * each for each in thought]
        search.outcome = lambda taken, bids: 0.0
        assert search.values(points) == [0.0] * len(cards)


def sum_of(row: list[int]) -> int:
    """Return the mask of a suit."""
    return sum(1 << (card & 31) for card in row)


def test_equal_cards_are_one() -> None:
    assert shape(0b1110, 0) == ((0b10, 0, 0, 0),)
    assert shape(0b101010, 0b10100) == ((2, 2, 0, 4), (8, 1, 1, 8), (32, 0, 2, 12))
    assert shape(0, 0b111) == ()


def test_heat_is_a_power_of_e() -> None:
    assert heat(2)[384] == heat(4)[384] == 1.0
    assert heat(2)[404] == pytest.approx(2.718281828)
    assert heat(4)[364] == pytest.approx(2.718281828**-2)
    assert len(heat(2)) > 3 * 255
    assert buckets(9, 9)[:5] == (0, 3, 4, 4, 5)
    assert buckets(3, 30)[:9] == (0, 1, 1, 1, 1, 2, 2, 2, 2)


@pytest.mark.parametrize(
    ("preset", "seats", "changes", "wanted"),
    [
        ("elevator", 4, {}, True),
        ("elevator", 3, {}, False),
        ("elevator", 4, {"must_ruff": "on"}, False),
        ("elevator", 4, {"must_beat_suit": "on"}, False),
        ("elevator_32", 4, {}, False),
    ],
)
def test_it_is_used_only_where_it_was_learned(
    preset: str, seats: int, changes: dict[str, str], wanted: bool
) -> None:
    rules = rules_of(preset, seats, **changes)
    match = Match(rules, 1)
    assert fits(seat_views(rules, match.view(0), 0)[0]) is wanted


def test_only_the_expert_has_it_and_advice_does_not() -> None:
    assert [key for key, level in LEVELS.items() if level.learned] == ["expert"]
    assert not level_of("flat-300").learned
    rules = rules_of(sequence="CUSTOM", custom="5")
    match = any_moves(Match(rules, 4), Random(4), lambda m: len(m.moves) >= 6)
    decision = match.decisions[0]
    cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
    view = match.view(decision.seat)
    for learned in (True, False):
        judge = CardJudge(rules, view, decision.seat, cards, LEVELS["expert"], learned=learned)
        assert isinstance(judge._searches[0], LearnedSearch) is learned
