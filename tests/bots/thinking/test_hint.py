"""Hints know what the player knows, refine, and work wherever a player may be asked."""

from __future__ import annotations

from random import Random

import pytest

from farwhist import bots
from farwhist.bots.thinking.hint import LEVEL, AdviceTask, hint_of
from farwhist.bots.thinking.task import Terms, pack, unpack
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, Discard, PlayCard, write
from tests.bots.thinking.test_honesty import GAMES, VARIANTS, WHOLE, looks, views
from tests.helpers.drive import EXACT, start
from tests.helpers.family import SHORT
from tests.helpers.quick_levels import quicken

pytestmark = pytest.mark.slow


DEEP = 2
"""The look at which the hints of both truths are told: cards lie on the table by then."""


def check(match: Match, terms: Terms, seed: int) -> int:
    """Compare tasks in two truths at every look, which are all that a hint is made of."""
    rng, differ, compared = Random(seed), 0, False
    for number, decision in enumerate(looks(match, rng)):
        one, other, differs = views(match, decision.seat, rng)
        differ += differs
        here, there = (AdviceTask.of(terms, view, decision, seed) for view in (one, other))
        data = pack(here)
        assert data == pack(there)
        told = list(unpack(data).answers())
        if number == DEEP:
            assert told == list(there.answers())
            compared = True
        (hint,) = map(hint_of, told)
        assert hint.move in decision.moves
        full = terms.preset in EXACT and all(isinstance(m, PlayCard | Bid) for m in decision.moves)
        assert bool(hint.deals) is full
        if full:
            assert write(hint.move).split()[-1] in {row[0] for row in hint.rows}
            assert all(0 <= chance <= 1 for _, _, chance in hint.rows)
        if full and isinstance(hint.move, Bid):
            assert sum(hint.tricks) == pytest.approx(1)
    assert compared
    return differ


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_hidden_cards_and_sealed_bids_change_no_hint(
    monkeypatch: pytest.MonkeyPatch, preset: str, seats: int
) -> None:
    if preset not in WHOLE:
        quicken(monkeypatch)
    texts = SHORT.get(preset, {})
    match = start(preset, seats, 3, **texts)
    assert check(match, Terms(preset, seats, "", tuple(sorted(texts.items()))), 3) >= 2


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("options", VARIANTS, ids=lambda texts: "-".join(texts.values()) or "plain")
def test_nor_in_any_kind_of_deal(options: dict[str, str]) -> None:
    texts = {"sequence": "CUSTOM", "custom": "4,3", **options}
    terms = Terms("elevator", 4, "", tuple(sorted(texts.items())))
    assert check(start("elevator", 4, 1, **texts), terms, 1) >= 1


def test_all_cards_to_lay_away_are_named_as_the_bot_would_lay_them() -> None:
    match, rng = start("bid_whist_kitty", 4, 2), Random(5)
    bot = bots.make(LEVEL, match.rules)
    while not isinstance(match.decisions[0].moves[0], Discard):
        decision = match.decisions[0]
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision, rng))
    decision = match.decisions[0]
    seat, terms = decision.seat, Terms("bid_whist_kitty", 4, "")
    (text,) = AdviceTask.of(terms, match.view(seat), decision, 7).answers()
    advised = hint_of(text).laid_away
    assert len(advised) == len(match.view(seat).hands[seat]) - match.view(seat).size
    for card in advised:
        (decision,) = match.decisions
        move = bot.choose(match.view(seat), decision, rng)
        assert move == Discard(card)
        match.submit(seat, move)
    assert not isinstance(match.decisions[0].moves[0], Discard)


@pytest.mark.parametrize(
    ("preset", "aim"),
    [("bid_whist", "contract"), ("knockout", "stay"), ("classic", "odd_trick")],
)
def test_without_exact_bids_every_choice_has_its_chance(preset: str, aim: str) -> None:
    match = start(preset, 4, 3)
    decision = match.decisions[0]
    terms = Terms(preset, 4, "")
    (text,) = AdviceTask.of(terms, match.view(decision.seat), decision, 7).answers()
    hint = hint_of(text)
    assert hint.aim == aim and hint.compared > 0
    assert hint.odds[0][0] == hint.move
    assert {move for move, _, _ in hint.odds} == set(decision.moves)
    assert all(0 <= share <= 1 for _, _, share in hint.odds)
    assert aim == "stay" or len({share for _, _, share in hint.odds}) > 1
