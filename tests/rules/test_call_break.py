"""Call Break: the examples of its sources, points in tenths, and what may be bid and played."""

from random import Random

import pytest

from farwhist.engine.cards import Suit, cards
from farwhist.engine.events import BidMade
from farwhist.engine.moves import Bid, bid
from farwhist.engine.position import Position
from farwhist.rules.phases.bidding import TurnBidding
from farwhist.rules.phases.target_scoring import TargetScoring
from farwhist.rules.sides import by_totals
from tests.helpers.drive import fold, objection_to, playable, rules_of, start
from tests.helpers.referees import check
from tests.helpers.tables import opened, taken

PLAIN = rules_of("call_break", 4)


Deal = tuple[tuple[int, ...], tuple[int, ...]]
"""The bids and the tricks of all seats."""


def played(*deals: Deal, **options: str) -> Position:
    """Return where these deals lead, scored by the game's own phase."""
    rules = rules_of("call_break", 4, **options)
    (scoring,) = (each for each in rules.phases if isinstance(each, TargetScoring))
    position = Position(4)
    for number, (bids, won) in enumerate(deals, 1):
        begun = opened(rules, sum(won))
        made = [BidMade(seat, tricks, 0) for seat, tricks in enumerate(bids)]
        fold(position, [*begun[number > 1 :], *made, *taken(*won)])
        fold(position, scoring.step(position, Random(0)))
    return position


def deal(bids: tuple[int, ...], won: tuple[int, ...], **options: str) -> list[float]:
    """Return the points of a deal."""
    return list(played((bids, won), **options).results[-1].points)


def test_a_made_bid_scores_itself_and_a_tenth_for_each_trick_more() -> None:
    assert deal((4, 3, 2, 1), (6, 3, 3, 1)) == [4.2, 3, 2.1, 1]


def test_a_missed_bid_loses_itself_however_near_it_was() -> None:
    assert deal((5, 4, 3, 1), (4, 0, 8, 1)) == [-5, -4, 3.5, 1]


def test_tricks_above_the_bid_may_count_nothing() -> None:
    assert deal((4, 3, 2, 1), (6, 3, 3, 1), over="nothing") == [4, 3, 2, 1]


def test_tenths_add_up_to_what_is_written() -> None:
    """As plain fractions 0.1 + 0.2 would be more than 0.3, and equal totals would not be equal."""
    deals = [
        ((3, 3, 3, 1), (4, 3, 4, 2)),
        ((3, 3, 3, 1), (5, 6, 0, 2)),
        ((1, 1, 1, 1), (1, 1, 7, 4)),
    ]
    end = played(*deals)
    assert end.totals == [7.3, 7.3, 1.7, 3.5]
    assert by_totals(end)[0] == (0, 1)


def test_the_lowest_bid() -> None:
    for least in (1, 2):
        match = start("call_break", 4, 1, least_bid=str(least))
        (decision,) = match.decisions
        assert decision.seat == match.position.eldest
        assert decision.moves == tuple(bid(n) for n in range(least, 14))
        (phase,) = (
            each
            for each in rules_of("call_break", 4, least_bid=str(least)).phases
            if isinstance(each, TurnBidding)
        )
        refused = phase.why_not(match.position, decision.seat, Bid(least - 1))
        assert refused is not None and (refused.key, refused.facts) == (
            "least_bid",
            {"least": least},
        )


def test_who_follows_must_beat_while_nobody_has_ruffed() -> None:
    assert playable(PLAIN, "KH 5H 2S", "S", "9H") == {"KH"}
    assert playable(PLAIN, "8H 5H 2S", "S", "9H") == {"8H", "5H"}
    assert playable(PLAIN, "KH 5H 2S", "S", "9H 3S") == {"KH", "5H"}
    assert playable(PLAIN, "KS 5S 2H", "S", "9S") == {"KS"}
    assert objection_to("5H", PLAIN, "KH 5H 2S", "S", "9H") == "must_beat"
    free = rules_of("call_break", 4, must_beat="off")
    assert playable(free, "KH 5H 2S", "S", "9H") == {"KH", "5H"}


def test_who_is_void_must_ruff_high_enough_or_is_free() -> None:
    assert playable(PLAIN, "KD 9S 2S", "S", "9H") == {"9S", "2S"}
    assert playable(PLAIN, "KD 9S 2S", "S", "9H 5S") == {"9S"}
    assert playable(PLAIN, "KD 4S 2S", "S", "9H 5S") == {"KD", "4S", "2S"}
    free = rules_of("call_break", 4, must_ruff="off")
    assert playable(free, "KD 9S 2S", "S", "9H") == {"KD", "9S", "2S"}


def test_the_highest_spade_takes_the_trick() -> None:
    trick = list(enumerate(cards("9H AH 2S 3S")))
    assert PLAIN.ranking.winner(trick, Suit.SPADES) == 3


@pytest.mark.parametrize(
    "options", [{}, {"least_bid": "2", "deals": "2"}, {"must_beat": "off", "over": "nothing"},
                {"must_ruff": "off"}], ids=str)  # fmt: skip
def test_matches_are_sound(options: dict[str, str]) -> None:
    assert check("call_break", 4, "--matches", "6", "--seed", "9", **options) == 6
