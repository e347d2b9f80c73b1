"""Every level bids and plays sensibly with wizards and jesters in the pack."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist import bots
from farwhist.bots.core.levels import LEVELS, STYLES
from farwhist.bots.core.outside_fields import Unfit
from farwhist.bots.core.outside_position import read_position
from farwhist.bots.core.seat_view import seat_views
from farwhist.bots.exact.advice import advise_bid, advise_card
from farwhist.bots.exact.learned_search import fits
from farwhist.bots.exact.level_bot import LevelBot
from farwhist.bots.exact.reasons import REASONS
from farwhist.engine import chance
from farwhist.engine.cards import Rank
from farwhist.engine.match import Match
from farwhist.engine.moves import Bid, NameTrump, PlayCard, write
from farwhist.rules import deal_code
from farwhist.self_play import moves
from tests.helpers.drive import any_moves, rules_of

pytestmark = pytest.mark.slow

SMART = ["club", "strong", "expert"]


def answer(level: str, **data: Any) -> str:
    """Return the move of a level in a position of four players, as text."""
    cards = data["hand"].split()
    given = {"game": "wizard", "seats": 4, "dealer": 3, "seat": 0, "cards": len(cards), **data}
    rules, view, decision = read_position({**given, "hand": cards})
    player = LevelBot(rules, LEVELS[level], STYLES["balanced"])
    return write(player.choose(view, decision, chance.source(1)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_wizard_is_bid(level: str) -> None:
    assert answer(level, hand="W1", turn_up="5H") == "bid 1"
    assert answer(level, hand="J1", turn_up="5H") == "bid 0"
    assert answer(level, hand="W1 W2 J1", turn_up="5H", bids=[None] * 4) == "bid 2"


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_bids_fewer_than_its_wizards(level: str) -> None:
    text = answer(level, hand="W1 W2 2S 3S 2D 2C", turn_up="5H")
    assert text in ("bid 2", "bid 3")


@pytest.mark.parametrize("level", SMART)
def test_a_wizard_takes_the_last_trick_that_is_needed(level: str) -> None:
    told = {"bids": [1, 1, 0, 1], "turn_up": "5H", "dealer": 0}
    tricks = [{"leader": 1, "cards": ["KS", "2S", "AS"]}]
    assert answer(level, hand="W1", cards=1, tricks=tricks, **told) == "play W1"
    assert answer(level, hand="W1 3S", tricks=tricks, **told) in ("play W1", "play 3S")


@pytest.mark.parametrize("level", LEVELS)
def test_a_jester_goes_under_what_is_not_wanted(level: str) -> None:
    told = {"bids": [0, 1, 1, 0], "turn_up": "5H", "dealer": 0}
    tricks = [{"leader": 1, "cards": ["QS", "2S", "3S"]}]
    assert answer(level, hand="KS J1", tricks=tricks, **told) == "play J1"


def test_whoever_names_trump_after_a_wizard_names_a_long_suit() -> None:
    named = 0
    for seed in range(60):
        match = Match(rules_of("wizard", 4, sequence="CUSTOM", custom="10"), seed)
        first = match.decisions[0].moves[0]
        if isinstance(first, NameTrump):
            seat = match.decisions[0].seat
            for level in ("rule", "beginner", "club"):
                player = bots.make(level, match.rules)  # type: ignore[arg-type]
                move = player.choose(match.view(seat), match.decisions[0], Random(1))
                assert move in match.decisions[0].moves and isinstance(move, NameTrump)
                suits = [card.suit for card in match.view(seat).hands[seat] if card]
                assert suits.count(move.suit) >= 2
            named += 1
    assert named > 1


@pytest.mark.parametrize(
    ("code", "best"),
    [
        ("FW10W11W4E4A5BHRSNFFEYZ6HAG3GXCA4T5GTP", "trump D"),  # 3H 8S QD 5S: a sure trick, bid 1
        ("FW10S20PDQGFXXMV3SCZ6M32J6ZSVCTGT7", "trump S"),  # 5D 5C 4H: no trump, bid 0
    ],
)
def test_the_expert_names_the_trump_with_the_best_bid(code: str, best: str) -> None:
    match = deal_code.read(code).match()
    decision = next(each for each in match.decisions if not each.settled)
    player = bots.make("expert", match.rules)
    for seed in range(3):
        move = player.choose(match.view(decision.seat), decision, Random(seed))
        assert write(move) == best


def test_a_bid_of_a_level_is_made_more_often_than_by_chance() -> None:
    made = total = 0
    rules = rules_of("wizard", 4, sequence="CUSTOM", custom="2,4,6,9")
    for seed in range(6):
        match = Match(rules, seed)
        players = [bots.make("club", rules) for _ in range(4)]
        source = chance.source(seed)
        for _ in moves(match, players, lambda seat: source):  # noqa: B023
            pass
        for result in match.position.results:
            made += sum(b == t for b, t in zip(result.bids, result.taken, strict=True))
            total += 4
    assert made / total > 0.5


def test_the_learned_policy_is_not_asked_about_cards_that_it_does_not_know() -> None:
    for options in ({"pack": "60"}, {"pack": "104"}, {"pack": "56"}):
        match = Match(rules_of("oh_hell", 4, cap="5", **options), 1)
        rules = match.rules
        views = seat_views(rules, match.view(0), 0)  # type: ignore[arg-type]
        assert not any(map(fits, views)), options


def test_advice_tells_why_a_wizard_or_a_jester_is_played() -> None:
    rules, keys = rules_of("wizard", 4, sequence="CUSTOM", custom="5"), set()
    wanted = {"jester", "wizard_wins"}
    quick = replace(LEVELS["strong"], bid_work=80, card_work=80)
    for seed in range(12):
        if seed >= 4 and wanted <= keys:
            break
        match = any_moves(Match(rules, seed), Random(seed), lambda m: len(m.moves) >= 5)
        while not match.over:
            decision = match.decisions[0]
            view, seat = match.view(decision.seat), decision.seat
            cards = [move.cards[0] for move in decision.moves if isinstance(move, PlayCard)]
            bids = [move.tricks for move in decision.moves if isinstance(move, Bid)]
            if cards:
                card = advise_card(rules, view, seat, cards, Random(1), level=quick)
                keys.add(card.reason.key)
                if card.best.rank is Rank.JESTER and len(cards) > 1:
                    assert card.reason.key in ("jester", "damage")
            elif bids:
                bid = advise_bid(rules, view, seat, bids, Random(1), level=quick)
                assert bid.reason.key in REASONS
            match.submit(seat, decision.moves[0])
    assert wanted <= keys <= set(REASONS)


def test_a_position_in_which_a_wizard_was_turned_must_say_what_was_named() -> None:
    with pytest.raises(Unfit, match="is missing"):
        answer("club", hand="2S 3S", turn_up="W2")
    with pytest.raises(Unfit, match="was turned"):
        answer("club", hand="2S 3S", turn_up="W2", trump=None)
    assert answer("club", hand="2S 3S", turn_up="W2", trump="H").startswith("bid")
