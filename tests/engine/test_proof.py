"""Fingerprints: what they are made from, and that nothing leaks out of them."""

from __future__ import annotations

import hashlib
from random import Random

import pytest
from msgspec.structs import replace

from farwhist.engine.events import BidSealed, CardsDealt
from farwhist.engine.match import Match
from farwhist.engine.proof import Proof, drawn_in, find, fingerprint, hands_in, proofs
from farwhist.rules.catalogue import PRESETS
from tests.helpers.drive import any_moves, deals_done, moves_on, start
from tests.helpers.family import SHORT

SALT = "ab" * 32


def told(match: Match, salt: str = SALT, events: object = None) -> list[Proof]:
    return list(
        proofs(
            match.events if events is None else events,  # type: ignore[arg-type]
            game="elevator",
            seats=match.rules.seats,
            options={"hook": "on"},
            seed=match.seed,
            salt=salt,
        )
    )


def test_the_texts_of_a_match_a_deal_and_a_bid() -> None:
    match = any_moves(start("elevator", 4, 5), Random(5), deals_done(1))
    whole, deal, *bids = told(match)[:6]
    assert whole.text == (
        "Far Whist fair play 1\ngame: elevator\nseats: 4\noption: hook = on\nseed: 5\n"
        "salt: 4e9cfbf91f276400574c3c554b0bb6a1d381cc62ae5989ef594e5061443c37a3\n"
    )
    dealt = next(event for event in match.events if isinstance(event, CardsDealt))
    lines = deal.text.splitlines()
    assert lines[:4] == [
        "Far Whist fair play 1",
        "deal: 1",
        f"dealer: {match.position.results[0].dealer}",
        f"match fingerprint: {whole.fingerprint}",
    ]
    assert lines[4:8] == [f"seat {seat}: {dealt.hands[seat][0]}" for seat in range(4)]
    assert lines[8].split(": ")[1].split() == [str(card) for card in dealt.stock]
    assert lines[9].startswith("salt: ") and len(lines) == 10 and deal.text.endswith("\n")
    result = match.position.results[0]
    for seat, proof in enumerate(bids):
        assert (proof.deal, proof.seat) == (1, seat)
        assert f"\nseat: {seat}\nsealed bid: {result.bids[seat]}\nsalt: " in proof.text


def test_a_fingerprint_is_the_sha_256_of_the_bytes() -> None:
    proof = told(start())[1]
    assert proof.fingerprint == hashlib.sha256(proof.text.encode("utf-8")).hexdigest()
    assert fingerprint("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_every_salt_is_another_and_none_is_that_of_the_match() -> None:
    match = any_moves(start("elevator", 4, 5), Random(5), deals_done(4))
    found = [proof.text.splitlines()[-1] for proof in told(match)]
    assert len(set(found)) == len(found) == 1 + 5 + 4 * 4
    assert not any(SALT in proof.text for proof in told(match))
    assert not {p.fingerprint for p in told(match)} & {
        p.fingerprint for p in told(match, "cd" * 32)
    }


def test_what_was_told_stays_as_it_was() -> None:
    match, rng = start("elevator", 4, 5), Random(5)
    early: set[str] = set()
    while len(match.position.results) < 3:
        now = {proof.text for proof in told(match)}
        assert early <= now
        early = now
        any_moves(match, rng, moves_on(match))
    assert len(early) == 1 + 3 * 5


def test_another_card_or_bid_has_another_fingerprint() -> None:
    match = any_moves(start("elevator", 4, 5), Random(5), deals_done(1))
    events = list(match.events)
    number = next(i for i, event in enumerate(events) if isinstance(event, CardsDealt))
    dealt = events[number]
    assert isinstance(dealt, CardsDealt)
    events[number] = replace(dealt, stock=(*dealt.stock[1:], dealt.stock[0]))
    before, after = told(match), told(match, events=events)
    assert [one.fingerprint == two.fingerprint for one, two in zip(before, after, strict=True)] == [
        True, False, *[True] * (len(before) - 2),
    ]  # fmt: skip


def test_a_bid_that_is_changed_is_proved_as_it_was_sealed_last() -> None:
    match = start("elevator", 4, 5)
    events = [*match.events, BidSealed(2, 0), BidSealed(2, 1)]
    assert ["sealed bid: 1" in proof.text for proof in told(match, events=events)[2:]] == [True]


@pytest.mark.parametrize("game", [*SHORT, "romanian"])
def test_every_card_of_the_pack_stands_once_in_the_text_of_a_deal(game: str) -> None:
    seats = min(4, PRESETS[game].most_seats)
    match = any_moves(start(game, seats, 2, **SHORT.get(game, {})), Random(2), deals_done(1))
    deals = [proof for proof in told(match) if proof.deal and proof.seat is None]
    assert deals
    for proof in deals:
        rest = proof.text.split("top card first:")[1].splitlines()[0].split()
        held = [card for hand in hands_in(proof.text).values() for card in hand]
        assert sorted([*held, *rest]) == sorted(card.text for card in match.rules.pack)  # type: ignore[attr-defined]


def test_who_draws_which_cards_follows_from_the_text_of_a_deal() -> None:
    match = any_moves(start("spades_two", 2, 3), Random(3), deals_done(2))
    deals = [proof for proof in told(match) if proof.deal and proof.seat is None]
    assert len(deals) >= 2
    for proof, result in zip(deals, match.position.results, strict=False):
        drawn = drawn_in(proof.text)
        assert [len(cards) for cards in drawn.values()] == [26, 26]
        for seat, hand in enumerate(result.dealt):
            assert {str(each) for each in hand} <= drawn[seat]
    assert drawn_in("deal: 1") == {}


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_texts_are_found_among_others_however_lines_end(ends: str) -> None:
    match = any_moves(start("elevator", 4, 5), Random(5), deals_done(1))
    some = told(match)[:4]
    file = "".join(
        f"Dear diary\nfingerprint: {proof.fingerprint.upper()}\n{proof.text}\n" for proof in some
    )
    found = list(find(file.replace("\n", ends)))
    assert [each.text for each in found] == [proof.text for proof in some]
    assert [each.agrees for each in found] == [True] * 4
    assert [each.title for each in found] == ["match", "deal 1", "deal 1, seat 0", "deal 1, seat 1"]
    broken = next(find(file.replace("seed: 5", "seed: 6")))
    assert broken.agrees is False
    assert next(find(some[0].text)).agrees is None
    assert list(find("")) == list(find(some[0].text[:-70])) == []
