"""The answer of a prepared deal is told in what counts in its game."""

from __future__ import annotations

import pytest

from farwhist import places
from farwhist.analysis.puzzles import Puzzle, read
from farwhist.ui.features.prepared.themes import answer_words


@pytest.fixture(scope="module")
def shipped() -> tuple[Puzzle, ...]:
    return read(places.resource("prepared", "deals.json"))


def test_where_players_drop_out_the_chance_to_win_the_match_is_told(
    shipped: tuple[Puzzle, ...],
) -> None:
    found = [each for each in shipped if each.proof.unit == "match"]
    assert found
    for one in found:
        text = answer_words(one)
        lead = round(100 * one.proof.lead)
        assert text.startswith("Best: ") and f"win the match, in percentage points: {lead}." in text
        assert 0 < lead < 100 and "100 %" not in text


def test_where_no_exact_number_is_bid_the_lead_in_points_is_told(
    shipped: tuple[Puzzle, ...],
) -> None:
    found = [
        each
        for each in shipped
        if each.proof.share != "exact" and each.proof.unit == "points" and not each.proof.certain
    ]
    assert {each.text().preset for each in found} >= {"classic", "bid_whist"}
    for one in found:
        text = answer_words(one)
        assert f"Average lead over the next choice, in points: {one.proof.lead:.1f}." in text
        assert "%" not in text.partition("next.")[0]


def test_where_all_cards_are_known_the_answer_wins_the_deal(shipped: tuple[Puzzle, ...]) -> None:
    found = [each for each in shipped if each.text().preset == "german_whist"]
    assert found
    for one in found:
        assert answer_words(one).endswith(
            "With it you win the deal, with any other card you lose it."
        )


def test_with_an_exact_bid_both_shares_are_told(shipped: tuple[Puzzle, ...]) -> None:
    one = next(each for each in shipped if each.proof.share == "exact")
    best, other = round(100 * one.proof.best_share), round(100 * one.proof.next_share)
    assert f", {best} %. Next: {other} %." in answer_words(one)
