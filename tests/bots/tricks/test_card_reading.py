"""What the play of the others tells about their cards."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farwhist import self_play
from farwhist.bots.core.bot import Bot, RandomBot
from farwhist.bots.tricks.card_reading import explaining, reads_cards
from farwhist.bots.tricks.side_table import Hands, SideTable
from farwhist.bots.tricks.trick_bot import TrickBot
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from farwhist.rules.ruleset import Ruleset
from tests.helpers.drive import rules_of

STEPS = 200


def stopped(
    rules: Ruleset, player: Bot, seed: int, tricks: int
) -> tuple[Position, SideTable, Hands]:
    """Let four of a kind play so many tricks; return what seat 0 knows then, and the true hands."""
    match = Match(rules, seed)
    for _ in self_play.moves(match, [player] * 4, lambda seat: Random(seed)):
        position = match.position
        if len(position.tricks) == tricks and position.hands and not position.trick:
            break
    view = match.view(0)
    table = SideTable.of(rules, view, 0)
    true = [[table.number[card] for card in hand if card] for hand in match.position.hands]
    return view, table, true


def placed(world: Hands, true: Hands) -> float:
    """Return the share of the cards of the others that lie where they are."""
    return mean(len({*world[seat]} & {*true[seat]}) / len(true[seat]) for seat in (1, 2, 3))


def found(rules: Ruleset, player: Bot, seed: int, tricks: int) -> tuple[float, float]:
    """Return how well hands are found from what is known, and from the play as well."""
    view, table, true = stopped(rules, player, seed, tricks)
    rng = Random(1)
    read = explaining(view, table, STEPS, table.world, None, rng)
    plain = mean(placed(table.world(rng), true) for _ in range(STEPS))
    return plain, mean(placed(read(rng), true) for _ in range(STEPS))


@pytest.mark.parametrize("game", ["classic", "bid_whist"])
def test_whoever_plays_by_rules_of_thumb_shows_its_cards(game: str) -> None:
    rules = rules_of(game, 4)
    pairs = [found(rules, TrickBot(rules), seed, 6) for seed in range(12)]
    plain, read = (mean(each) for each in zip(*pairs, strict=True))
    assert read > plain + 0.04


def test_whoever_plays_anything_is_hardly_misread() -> None:
    rules = rules_of("classic", 4)
    pairs = [found(rules, RandomBot(), seed, 6) for seed in range(12)]
    plain, read = (mean(each) for each in zip(*pairs, strict=True))
    assert read > plain - 0.03


@settings(max_examples=15)
@given(st.integers(0, 1000), st.integers(1, 11), st.sampled_from(["classic", "bid_whist"]))
def test_the_hands_fit_all_that_is_known(seed: int, tricks: int, game: str) -> None:
    rules = rules_of(game, 4)
    view, table, true = stopped(rules, TrickBot(rules), seed, tricks)
    rng = Random(seed)
    if not reads_cards(rules, view, table):
        return
    read = explaining(view, table, 60, table.world, None, rng)
    for _ in range(20):
        world = read(rng)
        assert [len(hand) for hand in world] == [len(hand) for hand in true]
        assert sorted(world[0]) == sorted(true[0])
        for seat in (1, 2, 3):
            assert {*table.fixed[seat]} <= {*world[seat]}
            assert not {table.suit[card] for card in world[seat]} & table.void[seat]
        cards = [card for hand in world for card in hand]
        known = {card for hand in table.fixed for card in hand}
        assert len(cards) == len({*cards}) and {*cards} <= {*table.loose} | known


def test_only_partners_who_take_tricks_are_read() -> None:
    for game in ("knockout", "spades"):
        rules = rules_of(game, 4)
        view, table, _ = stopped(rules, RandomBot(), 1, 2)
        assert not reads_cards(rules, view, table)
