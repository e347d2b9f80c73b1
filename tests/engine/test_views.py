"""A seat is told what it may know, and nothing it sees depends on what it may not know."""

from random import Random

import pytest
from hypothesis import given, settings

from farwhist.engine.cards import Card
from farwhist.engine.decision import Decision
from farwhist.engine.events import CardsDealt, CardTurned, Event, HandsShown, Sight
from farwhist.engine.match import Match
from farwhist.engine.position import Position
from tests.helpers.chosen import short_matches
from tests.helpers.drive import any_moves, cards_in, deals_done, fold, moves_on, preset_seats, start
from tests.helpers.retell import retell


def seen(match: Match, seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in match.events]


def decided(match: Match, position: Position, seat: int) -> list[Decision]:
    """Return the decisions of a seat that the rules find in a position."""
    step = match.rules.phases[position.phase].step(position, Random(0))
    return [each for each in step if isinstance(each, Decision) and each.seat == seat]


def known_to(match: Match, seat: int) -> set[Card]:
    """Return every card that a seat has had the right to see, counted from the truth."""
    position = match.position
    known = {card for result in position.results for card in result.dealt[seat] if card}
    tricks = [trick for result in position.results for trick in result.tricks]
    known |= {card for trick in [*tricks, *position.tricks] for card in trick.cards}
    known |= {card for _, card in position.trick}
    known |= {event.card for event in match.events if isinstance(event, CardTurned)}
    if position.dealt:
        if seat not in position.unseen:
            known |= {card for card in position.hands[seat] if card}
        deal = next(e for e in reversed(match.events) if isinstance(e, CardsDealt))
        if deal.sight is Sight.OTHERS:
            known |= {
                card for o, hand in enumerate(deal.hands) if o != seat for card in hand if card
            }
    return known


def check_views(match: Match) -> None:
    truth = match.position
    for seat in range(match.rules.seats):
        view = match.view(seat)
        assert set(cards_in(view)) <= known_to(match, seat)
        assert set(cards_in(seen(match, seat)[-1:])) <= known_to(match, seat)
        if truth.dealt and seat not in truth.unseen:
            assert view.hands[seat] == truth.hands[seat]
        else:
            assert not truth.dealt or set(view.hands[seat]) <= {None, truth.turn_up}
        if (open_to := match.decision(seat)) is not None:
            assert decided(match, view, seat) == [open_to]
        for other in range(match.rules.seats):
            assert other == seat or view.sealed[other] is None


def walk(match: Match, rng: Random, most: int = 400) -> None:
    while not match.over and len(match.moves) < most:
        check_views(match)
        any_moves(match, rng, moves_on(match))
    check_views(match)


@settings(max_examples=80)
@given(short_matches())
def test_a_view_holds_what_its_seat_may_know_and_leads_to_its_decision(match: Match) -> None:
    walk(match, Random(match.seed), 60)


@pytest.mark.parametrize(("preset", "seats"), preset_seats((3, 4, 7)))
def test_in_every_preset_a_view_holds_what_its_seat_may_know(preset: str, seats: int) -> None:
    walk(start(preset, seats, 4), Random(4), 70)


def test_the_search_for_cards_finds_them_wherever_they_are() -> None:
    match = start(seed=1)
    assert len(set(cards_in(match.position))) == 52
    assert len(set(cards_in([{1: [match.events]}]))) == 52


# Two truths


def check_other_truths(match: Match, rng: Random) -> tuple[int, int]:
    """Compare the match with other truths for every seat; return how often one differs."""
    differ = told = 0
    seats = match.rules.seats
    for seat in range(seats):
        other = retell(match.events, seat, rng)
        assert [event.seen_by(seat) for event in other] == seen(match, seat)
        truth = fold(Position(seats), other)
        view = fold(Position(seats), [event.seen_by(seat) for event in other])
        assert view == match.view(seat)
        if (decision := match.decision(seat)) is not None:
            assert decided(match, truth, seat) == [decision]
        told += 1
        differ += other != match.events
    return differ, told


@settings(max_examples=150)
@given(short_matches())
def test_a_view_is_the_same_for_all_truths_that_its_seat_cannot_tell_apart(match: Match) -> None:
    rng = Random(match.seed)
    for _ in range(6):
        check_other_truths(match, rng)
        any_moves(match, rng, moves_on(match, 5))


VARIANTS: list[dict[str, str]] = [
    {},
    {"bidding": "IN_TURN", "hook": "on"},
    {"bid_visibility": "total_only"},
    {"bid_visibility": "total_only", "bidding": "IN_TURN"},
    {"bid_visibility": "hidden"},
    {"bid_visibility": "hidden", "bidding": "IN_TURN", "second_round": "on"},
    {"bid_visibility": "hidden", "blind_bonus": "on", "blind_behind": "1"},
    {"one_card": "FOREHEAD", "custom": "1,1,1"},
    {"one_card": "HIDDEN_ONE", "custom": "1,1,1"},
    {"custom": "3b,3b"},
    {"blind_bonus": "on", "blind_behind": "1"},
    {"blind_bonus": "on", "blind_behind": "1", "bidding": "IN_TURN", "hook": "on"},
    {"trump": "DEALER_LAST"},
    {"trump": "DEALER_LAST", "one_card": "FOREHEAD", "custom": "1,1"},
    {"trump": "DEALER_LAST", "custom": "3b,3b"},
    {"trump": "HIDDEN_TRUMP"},
    {"trump": "REVEAL_AFTER_BIDS"},
    {"trump": "CUT_FIRST"},
    {"trump": "AUCTION"},
    {"trump": "HIGH_BIDDER"},
    {"full_pack_trump": "DEALER_BLIND", "custom": "13"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=lambda texts: "-".join(texts.values()) or "plain")
def test_other_truths_look_the_same_in_every_kind_of_deal(options: dict[str, str]) -> None:
    differ = told = 0
    for seed in range(2):
        rng = Random(seed)
        match = start("elevator", 4, seed, **{"sequence": "CUSTOM", "custom": "4,3", **options})
        while not match.over and len(match.moves) < 60:
            walk(match, rng, len(match.moves) + 1)
            others, all_told = check_other_truths(match, rng)
            differ, told = differ + others, told + all_told
    assert differ > told / 2, "most of these truths are really others"


def test_three_seats_cannot_tell_whose_card_is_whose() -> None:
    match = start("elevator", 4, 3, sequence="CUSTOM", custom="5")
    hands = {
        str(next(e for e in retell(match.events, 0, Random(n)) if isinstance(e, CardsDealt)).hands)
        for n in range(20)
    }
    assert len(hands) == 20


def test_a_blind_bidders_own_cards_may_be_any_as_well() -> None:
    match = start("elevator", 4, 3, sequence="CUSTOM", custom="4b")
    other = retell(match.events, 2, Random(1))
    mine = [
        next(e for e in told if isinstance(e, CardsDealt)).hands[2]
        for told in (match.events, other)
    ]
    assert mine[0] != mine[1]
    any_moves(match, Random(1), lambda match: isinstance(match.events[-1], HandsShown))
    assert match.view(2).hands[2] == match.position.hands[2]


def test_all_views_of_a_finished_match_agree_on_what_is_public() -> None:
    match = any_moves(start("romanian", 5, 6), Random(6), deals_done(9))
    for seat in range(5):
        view, truth = match.view(seat), match.position
        assert view.totals == truth.totals
        for shown, real in zip(view.results, truth.results, strict=True):
            assert shown.tricks == real.tricks and shown.points == real.points
            assert shown.bids == real.bids and shown.trump is real.trump
            assert shown.dealt[seat] == real.dealt[seat]
            assert set(cards_in(shown.dealt[:seat] + shown.dealt[seat + 1 :])) == set()
