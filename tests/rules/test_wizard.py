"""Wizards, jesters, ones and super trumps: docs/rules.md#wizards-and-jesters."""

from collections.abc import Iterator
from random import Random

import pytest

from farwhist.engine.cards import Rank, Suit, card, cards, pack
from farwhist.engine.events import TrumpSet
from farwhist.engine.match import Match
from farwhist.engine.moves import NameTrump
from farwhist.engine.position import Position
from farwhist.rules.phases.dealing import Dealing
from farwhist.rules.phases.tricks import Tricks
from tests.helpers.drive import (
    any_moves,
    at_trick,
    deals_done,
    objection_to,
    playable,
    rules_of,
    score_deal,
    start,
)

WIZARDS = rules_of("wizard", 4)
RUFF = rules_of("wizard", 4, must_ruff="on", must_overruff="on", must_beat_suit="on")
ONES = rules_of("romanian_56", 7)
TWO_PACKS = rules_of("oh_hell", 4, pack="104", super_trump="on")


def taken_by(trick: str, trump: str) -> str:
    """Return the card that takes a trick of four."""
    laid = cards(trick)
    suit = None if trump == "NT" else card("A" + trump).suit
    return laid[WIZARDS.ranking.winner(list(enumerate(laid)), suit)].text


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("AS W2 W1 AH", "H", "W2"),
        ("W4 W1 AH 2S", "H", "W4"),
        ("J1 2D AD KS", "NT", "AD"),
        ("J1 2D AD 3H", "H", "3H"),
        ("2D J1 J2 J3", "NT", "2D"),
        ("J3 J1 J2 J4", "H", "J3"),
        ("J3 W1 AH J4", "H", "W1"),
        ("5C J1 4C AS", "D", "5C"),
    ],
)
def test_the_first_wizard_takes_the_trick_and_a_jester_only_one_of_jesters(
    trick: str, trump: str, best: str
) -> None:
    assert taken_by(trick, trump) == best


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [
        ("AS 2H W1 J1", "KS", "AS W1 J1"),
        ("AS 2H W1 J1", "W2", "AS 2H W1 J1"),
        ("AS 2H W1 J1", "W2 KS", "AS 2H W1 J1"),
        ("AS 2H W1 J1", "J2", "AS 2H W1 J1"),
        ("AS 2H W1 J1", "J2 KH", "2H W1 J1"),
        ("AS 2H W1 J1", "J2 W3 KH", "AS 2H W1 J1"),
        ("AS 2H W1 J1", "KS W3", "AS W1 J1"),
        ("AS 2H W1", "KC", "AS 2H W1"),
        ("AS 2H W1", "", "AS 2H W1"),
    ],
)
def test_wizards_and_jesters_may_be_played_at_any_time(hand: str, trick: str, legal: str) -> None:
    assert playable(WIZARDS, hand, "D", trick) == set(legal.split())


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [
        ("AS 2D W1 J1", "KC", "2D W1 J1"),
        ("AS 2H W1 J1", "KC", "AS 2H W1 J1"),
        ("AS 2D W1 J1", "KC 5D", "2D W1 J1"),
        ("AS 2S W1 J1", "KS", "AS W1 J1"),
        ("AS 2S W1 J1", "KS W3", "AS 2S W1 J1"),
        ("2D 9D J1", "KC 5D", "9D J1"),
        ("2D 9D J1", "KC W2", "2D 9D J1"),
    ],
)
def test_they_may_be_played_whatever_else_one_must_do(hand: str, trick: str, legal: str) -> None:
    assert playable(RUFF, hand, "D", trick) == set(legal.split())


def test_the_objection_names_the_suit_that_an_ordinary_card_has_set() -> None:
    assert objection_to("2H", WIZARDS, "AS 2H W1", "D", "J1 KS") == "follow_suit"
    assert objection_to("W1", WIZARDS, "AS 2H W1", "D", "J1 KS") == ""


def test_what_was_led_is_told_as_it_binds() -> None:
    def led(hand: str, trick: str) -> tuple[str, bool] | None:
        position, phase, _ = at_trick(WIZARDS, hand, "D", trick)
        (decision,) = phase.step(position, Random(0))
        found = decision.led
        return found and (found.suit.letter, found.binding)

    assert led("AS 2H", "KS") == ("S", True)
    assert led("AS 2H W1", "KS") == ("S", False)
    assert led("AS 2H", "W1 KS") is None
    assert led("AS 2H", "J1") is None
    assert led("AS 2H", "J1 KH") == ("H", True)


def test_a_trump_on_a_jester_breaks_nothing_and_one_on_a_wizard_does() -> None:
    rules = rules_of("wizard", 4, trump_lead="after_broken")
    assert playable(rules, "2D 3S", "D", "", ["J1 4D 5D 6D"]) == {"3S"}
    assert playable(rules, "2D 3S", "D", "", ["W1 4D 5D 6D"]) == {"2D", "3S"}
    assert playable(rules, "2D W2", "D", "", ["J1 4D 5D 6D"]) == {"W2"}


# The card that is turned


def turned(rank: Rank | None, **options: str) -> Iterator[Match]:
    """Yield matches in whose first deal such a card is turned: a wizard, a jester, or another."""
    found = 0
    for seed in range(400):
        match = start("wizard", 4, seed, sequence="CUSTOM", custom="5,5", **options)
        up = match.position.turn_up
        if up is not None and (up.rank is rank if rank else up.suit is not None):
            found += 1
            yield match
    assert found > 3


def test_a_jester_that_is_turned_means_no_trump() -> None:
    for match in turned(Rank.JESTER):
        assert match.position.trump_fixed and match.position.trump is None


def test_the_dealer_names_a_suit_when_a_wizard_is_turned() -> None:
    for match in turned(Rank.WIZARD):
        assert not match.position.trump_fixed
        (decision,) = match.decisions
        dealer = match.position.dealer
        assert decision.seat == dealer and None not in match.view(dealer).hands[dealer]
        moves = [move for move in decision.moves if isinstance(move, NameTrump)]
        assert [move.suit for move in moves] == list(Suit)
        assert match.why_not(dealer, NameTrump(None)) is not None
        match.submit(dealer, moves[2])
        assert match.position.trump is moves[2].suit
        assert match.decisions[0].seat == match.position.eldest


def test_or_a_wizard_that_is_turned_means_no_trump() -> None:
    for match in turned(Rank.WIZARD, wizard_turned="NT"):
        assert match.position.trump_fixed and match.position.trump is None


def suited(match: Match) -> list[bool]:
    """Return whether a card of a suit was turned in each deal that left a card to turn."""
    return [
        result.turn_up.suit is not None
        for result in match.position.results
        if result.turn_up is not None
    ]


@pytest.mark.parametrize("way", ["TURN_UP", "CUT_FIRST", "REVEAL_AFTER_BIDS"])
def test_or_the_first_card_of_a_suit_is_sought_and_fixes_trump(way: str) -> None:
    count = 0
    for seed in range(8):
        match = start("wizard", 3, seed, wizard_turned="again", trump=way)
        match = any_moves(match, Random(seed))
        found = suited(match)
        assert all(found) and all(by is None for by, _ in naming(match))
        count += len(found)
        for result in match.position.results:
            if result.turn_up is not None:
                assert result.trump is result.turn_up.suit
    assert count > 100


def test_where_no_suit_is_left_there_is_no_trump() -> None:
    rules = rules_of("wizard", 3, wizard_turned="again")
    (phase,) = [each for each in rules.phases if isinstance(each, Dealing)]
    ranked = sorted(phase.pack, key=lambda card: card.suit is None)
    wizards = [card for card in ranked if card.suit is None]
    assert phase._with_suit_on_top(ranked, 57) == ranked
    moved = phase._with_suit_on_top([*ranked[1:52], wizards[0], ranked[0], *wizards[1:]], 51)
    assert [str(card) for card in moved[51:53]] == [str(ranked[0]), str(wizards[0])]
    assert sorted(map(str, moved)) == sorted(map(str, ranked))


@pytest.mark.parametrize("way", ["DEALER_LAST", "CUT_FIRST"])
def test_a_wizard_that_is_shown_in_another_way_lets_the_dealer_name_too(way: str) -> None:
    for match in turned(Rank.WIZARD, trump=way):
        assert match.decisions[0].seat == match.position.dealer
        assert len(any_moves(match, Random(1)).position.results) == 2


def naming(match: Match) -> list[tuple[int | None, bool]]:
    """Return who chose trumps in each deal, and whether a wizard had been turned there."""
    told = [event for event in match.events if isinstance(event, TrumpSet)]
    results = match.position.results
    assert len(told) == len(results)
    return [
        (event.by, result.turn_up is not None and result.turn_up.rank is Rank.WIZARD)
        for event, result in zip(told, results, strict=True)
    ]


def test_a_wizard_turned_after_the_bids_lets_the_dealer_name_then() -> None:
    named = 0
    for seed in range(12):
        match = any_moves(start("wizard", 3, seed, trump="REVEAL_AFTER_BIDS"), Random(seed))
        for (by, wizard), result in zip(naming(match), match.position.results, strict=True):
            assert by == (result.dealer if wizard else None)
            assert (result.trump is not None) or not wizard
            named += wizard
    assert named > 5


def test_a_wizard_turned_in_the_middle_of_a_trick_means_no_trump() -> None:
    wizards = 0
    for seed in range(12):
        match = any_moves(start("wizard", 3, seed, trump="HIDDEN_TRUMP"), Random(seed))
        for (by, wizard), result in zip(naming(match), match.position.results, strict=True):
            assert by is None and (result.trump is None or not wizard)
            wizards += wizard
    assert wizards > 5


@pytest.mark.parametrize(("seats", "deals"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_all_sixty_cards_are_dealt_in_the_last_deal_and_it_is_without_trump(
    seats: int, deals: int
) -> None:
    results = any_moves(start("wizard", seats, 7), Random(7)).position.results
    assert [each.size for each in results] == list(range(1, deals + 1))
    last = results[-1]
    assert {one for hand in last.dealt for one in hand} == set(pack(wizards=4))
    assert last.turn_up is None and last.trump is None


# Points, as in the published example of a deal


@pytest.mark.parametrize(
    ("bid", "taken", "points"), [(0, 0, 20), (1, 1, 30), (2, 2, 40), (3, 1, -20), (0, 2, -20)]
)
def test_a_made_bid_scores_20_and_10_a_trick_and_a_missed_one_loses_10_for_each_off(
    bid: int, taken: int, points: int
) -> None:
    rules = rules_of("wizard", 4, sequence="CUSTOM", custom="3,3")
    scored = score_deal(rules, Position(4), (bid, 0, 0, 0), (taken, 3 - taken, 0, 0))
    assert scored[0] == points


def test_the_canadian_rule_is_the_limit_on_the_last_bid() -> None:
    match = any_moves(start("wizard", 4, 3, hook="on"), Random(3), deals_done(10))
    for result in match.position.results:
        assert sum(bid or 0 for bid in result.bids) != result.size


# Ones, and two packs


def test_seven_play_romanian_whist_with_the_ones_as_the_lowest_cards() -> None:
    assert len(ONES.pack) == 56
    assert all(ONES.size_of(place) * 7 <= 56 for place in range(ONES.deal_count or 0))
    table = ONES.ranking.values(card("AH").suit)
    for trump in ("1H", "1S"):
        below = [one for one in ONES.pack if one.suit is card(trump).suit and one.text != trump]
        assert all(table.strength[card(trump)] < table.strength[one] for one in below)
    laid = list(enumerate(cards("AS 1H 2S KS QS JS TS")))
    assert ONES.ranking.winner(laid, card("AH").suit) == 1
    assert ONES.ranking.winner(list(enumerate(cards("1S AH AC"))), None) == 0


def test_of_two_equal_cards_the_first_takes_the_trick() -> None:
    plays = list(enumerate(cards("KS AS2 AS 2S")))
    assert TWO_PACKS.ranking.winner(plays, None) == 1


@pytest.mark.parametrize(("up", "best"), [("5H", "5H2"), ("5H2", "5H"), ("6H", "AH")])
def test_the_twin_of_the_turned_card_is_the_highest_trump(up: str, best: str) -> None:
    laid = cards("AS AH 5H2 5H")
    hearts = card("AH").suit
    winner = TWO_PACKS.ranking.winner(list(enumerate(laid)), hearts, turned=card(up))
    assert laid[winner].text == best


def test_a_match_with_a_super_trump_is_won_by_it() -> None:
    phase = next(each for each in TWO_PACKS.phases if isinstance(each, Tricks))
    assert phase.ranking == TWO_PACKS.ranking and phase.ranking.super_trump
    found = 0
    for seed in range(30):
        match = start("oh_hell", 6, seed, pack="104", super_trump="on", cap="6")
        for result in any_moves(match, Random(seed)).position.results:
            up = result.turn_up
            assert up is not None
            top = card(up.text[:2]) if up.copy else card(up.text + "2")
            for trick in result.tricks:
                if top in trick.cards:
                    assert trick.plays[[p[1] for p in trick.plays].index(top)][0] == trick.winner
                    found += 1
    assert found > 30
    assert len(match.rules.pack) == 104  # type: ignore[attr-defined]
