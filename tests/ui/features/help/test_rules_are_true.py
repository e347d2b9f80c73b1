"""The rules in words say what the play does: who leads, bids and names trumps, and what follows."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from farwhist.engine.events import (
    BidMade,
    CardPlayed,
    CardTurned,
    DealStarted,
    Event,
    LeadSet,
    TrickTaken,
    TrumpSet,
)
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from tests.ui.features.help.test_rules_text import text

AFTER, LAST = "the player after the dealer", "the last card dealt"

OUT = {"sit_out": "dealer", "bidding": "IN_TURN", "sequence": "CUSTOM", "custom": "3,3,3,3"}
WHOLE = {**OUT, "custom": "13,13", "pack": "52"}


def finish(match: Match, seed: int) -> list[Event]:
    """Play to the end by chance, and return what happened."""
    rng = Random(seed)
    while not match.over:
        decision = match.decisions[0]
        match.submit(decision.seat, decision.moves[int(rng.random() * len(decision.moves))])
    return list(match.events)


def first(events: list[Event], kind: type[Any]) -> Any:
    return next(event for event in events if isinstance(event, kind))


@pytest.mark.parametrize("dealer_first", ["first_bidder", "first_leader"])
@pytest.mark.parametrize("out", [False, True])
def test_who_bids_and_leads_first(dealer_first: str, out: bool) -> None:
    options = {**OUT, dealer_first: "dealer", "sit_out": "dealer" if out else "nobody"}
    rules = ruleset("oh_hell", 4, options)
    page = text(rules)
    for seed in range(4):
        events = finish(Match(rules, seed), seed)
        dealer = first(events, DealStarted).dealer
        kind = BidMade if dealer_first == "first_bidder" else CardPlayed
        assert first(events, kind).seat == (dealer + 1 if out else dealer) % 4
    what = "bids first" if dealer_first == "first_bidder" else "leads to the first trick"
    assert (f"- The dealer {what}" in page) is not out
    assert f"- The player after the dealer {what}" in page or not out


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {**OUT, "trump": "DEALER_LAST"}),
        (5, {**WHOLE, "full_pack_trump": "DEALER_LAST"}),
        (5, {**WHOLE, "full_pack_trump": "DEALER_BLIND"}),
        (5, {**OUT, "pack": "60"}),
    ],
    ids=["last", "whole, last", "whole, blind", "wizard"],
)
def test_nobody_who_sits_out_is_told_to_set_trumps(seats: int, options: dict[str, str]) -> None:
    rules = ruleset("oh_hell", seats, options)
    named = 0
    for seed in range(30):
        events = finish(Match(rules, seed), seed)
        dealers = [event.dealer for event in events if isinstance(event, DealStarted)]
        for dealer, (_, here) in zip(dealers, deals(events), strict=True):
            turned = [each for each in here if isinstance(each, CardTurned)]
            for each in turned:
                assert each.place != "hand" or each.seat == (dealer - 1) % seats
                named += each.place == "hand"
            by = [each.by for each in here if isinstance(each, TrumpSet) and each.by is not None]
            assert by in ([], [(dealer + 1) % seats])
            named += len(by)
    assert named
    told = text(rules)
    trump = told[told.index("## Trump") : told.index("## Bidding")].lower()
    assert AFTER in trump or LAST in trump
    assert "the dealer" not in trump.replace(AFTER, "") and "the dealer's" not in trump


def deals(events: list[Event]) -> list[tuple[int, list[Event]]]:
    """Return what happened, deal by deal, each with its number."""
    found: list[tuple[int, list[Event]]] = []
    for event in events:
        if isinstance(event, DealStarted):
            found.append((len(found) + 1, []))
        if found:
            found[-1][1].append(event)
    return found


TIED = {"sequence": "CUSTOM", "custom": "1,2,3", "tie": "extra_deal"}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "one more deal of the largest size is played"),
        ({"end": "target", "points": "1"}, "the next deal of the sequence is played"),
        ({"end": "target", "points": "1", "check": "tour"}, "the whole sequence is played again"),
    ],
    ids=["deals", "points", "points, tour"],
)
def test_what_is_played_when_first_place_is_tied(options: dict[str, str], words: str) -> None:
    rules = ruleset("oh_hell", 2, {**TIED, **options})
    assert f"If first place is tied, {words}." in text(rules)
    longer = 0
    for seed in range(60):
        events = finish(Match(rules, seed), seed)
        sizes = [each.size for each in events if isinstance(each, DealStarted)]
        if "end" not in options:
            assert sizes == [1, 2, 3, *[3] * (len(sizes) - 3)]
            longer += len(sizes) > 3
        else:
            assert sizes == [1 + n % 3 for n in range(len(sizes))]
            assert "check" not in options or len(sizes) % 3 == 0
            longer += 1
    assert longer


@pytest.mark.parametrize("lead", ["any", "after_broken", "after_first", "only_if_forced"])
def test_any_card_may_be_led_while_the_trump_card_is_face_down(lead: str) -> None:
    rules = ruleset("oh_hell", 4, {"trump": "HIDDEN_TRUMP", "trump_lead": lead, "custom": "8"}
                    | {"sequence": "CUSTOM"})  # fmt: skip
    led = 0
    for seed in range(10):
        match, rng = Match(rules, seed), Random(seed)
        while not match.over:
            decision = match.decisions[0]
            position = match.position
            hand = [each for each in position.hands[decision.seat] if each]
            playing = all(each is not None for each in position.bids)
            if playing and not position.trick and not position.trump_fixed:
                assert len(decision.moves) == len(hand)
                led += 1
            match.submit(decision.seat, decision.moves[int(rng.random() * len(decision.moves))])
    assert led
    told = "While the card that sets trumps is face down, any card may be led." in text(rules)
    assert told is (lead != "any")


def test_a_player_on_one_card_neither_leads_nor_follows_and_it_is_told() -> None:
    rules = ruleset("knockout", 4)
    off_suit = passed_on = 0
    for seed in range(40):
        match, rng = Match(rules, seed), Random(seed)
        while not match.over:
            decision, position = match.decisions[0], match.position
            alone = decision.seat in position.single
            assert not (alone and not position.trick and not position.passing)
            off_suit += alone and decision.led is not None and not decision.led.held
            match.submit(decision.seat, decision.moves[int(rng.random() * len(decision.moves))])
        events = list(match.events)
        passed_on += any(
            isinstance(event, LeadSet) and isinstance(before, TrickTaken)
            for before, event in pairwise(events)
        )
    assert off_suit and passed_on
    page = text(rules)
    assert "never leads: the next player who may leads instead" in page
    assert "need not follow suit" in page and "last trick at the latest" in page
    assert "never leads" not in text(ruleset("knockout_plain", 4))


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("nil", ["100", "off"])
def test_who_plays_spades_alone_is_told_what_a_failed_nil_takes(seats: int, nil: str) -> None:
    rules = ruleset("cutthroat", seats, {"nil": nil})
    told = "The tricks of a failed nil are bags." in text(rules)
    assert told is (nil != "off")
