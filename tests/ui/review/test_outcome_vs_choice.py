"""Right and unlucky, wrong and lucky: said exactly where it is so."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from farwhist.bots.judging.verdict import Grounds, Kind, Share, Valued, Verdict, Word
from farwhist.ui.features.coaching.coach_note import (
    DealSplit,
    parts,
    praise,
    result,
    split,
    state_text,
)
from farwhist.ui.features.coaching.judging import Judging
from farwhist.ui.review import coach_words
from farwhist.ui.review.coach_words import fell


def verdict(
    word: Word = "best", chance: float = 0.86, *, kind: Kind = "card", share: Share = "exact"
) -> Verdict:
    """Return a verdict on a choice that met the bid so often."""
    right = word in ("best", "good")
    own, other = Valued(("play 2C",), 5.0, 0.1, chance, 2000), ("play 8S",)
    choices = (own, Valued(other, 4.0, 0.1, chance, 2000))
    best = 0 if right else 1
    grounds = Grounds("best_chance", {})
    return Verdict(
        0, 1, 6, kind, "points", share, choices, best, 0, 0.0 if right else 2.0, 0.01, 15, word,
        2000, grounds,
    )  # fmt: skip


RIGHT, WRONG = verdict(), verdict("mistake")


@pytest.mark.parametrize("word", ["best", "good"])
def test_a_right_choice_is_unlucky_where_a_likely_bid_is_missed(word: Word) -> None:
    found = {3: verdict(word)}
    assert fell(found, 3, -1) == fell(found, 3, 2) == "unlucky"
    assert fell(found, 3, 0) == fell(found, 3, None) == ""


def test_it_is_not_unlucky_where_the_bid_was_hardly_to_be_met() -> None:
    assert fell({3: verdict(chance=0.49)}, 3, -1) == ""
    assert fell({3: verdict(chance=0.5)}, 3, -1) == "unlucky"


def test_it_is_not_unlucky_where_something_after_it_is_blamed() -> None:
    assert fell({3: RIGHT, 5: WRONG}, 3, -1) == ""
    assert fell({3: WRONG, 5: RIGHT}, 5, -1) == "unlucky"


def test_a_blamed_card_did_no_harm_where_the_bid_is_met() -> None:
    assert fell({3: WRONG}, 3, 0) == "free"
    assert fell({3: WRONG}, 3, 1) == ""


def test_of_a_blamed_bid_that_was_met_it_is_not_said() -> None:
    assert fell({3: verdict("mistake", kind="bid")}, 3, 0) == ""


def test_only_exact_bids_tell_of_luck() -> None:
    assert fell({3: verdict(share="contract")}, 3, -1) == ""
    assert fell({3: verdict("mistake", share="contract")}, 3, 0) == ""
    assert fell({}, 3, -1) == ""


def test_the_verdict_says_it() -> None:
    assert coach_words.sentence(RIGHT, "unlucky").endswith(" Right, and unlucky.")
    assert coach_words.spoken(WRONG, "free").endswith(" It cost nothing this time.")
    assert "unlucky" not in coach_words.sentence(RIGHT)


def summed(*found: Verdict, off: int | None = None) -> DealSplit:
    whole = split(dict(enumerate(found)), 4.0, off)
    assert whole is not None
    return whole


def test_the_summary_says_that_a_missed_bid_was_well_played() -> None:
    told = result(summed(verdict(chance=0.4), RIGHT, off=-1))
    assert told == "One too few, but well played: your last choice had a chance of 86 %."
    assert result(summed(RIGHT, off=1)).startswith("One too many, but well played: ")
    assert result(summed(RIGHT, off=2)).startswith("2 too many, but well played: ")


@pytest.mark.parametrize(
    ("found", "off"),
    [
        ((RIGHT,), 0),
        ((RIGHT,), None),
        ((RIGHT, WRONG), -1),
        ((RIGHT, verdict(chance=0.3)), -1),
        ((verdict(kind="bid"),), -1),
        ((verdict(share="contract"),), -1),
    ],
)
def test_elsewhere_it_does_not(found: tuple[Verdict, ...], off: int | None) -> None:
    assert summed(*found, off=off).well_played is None


def test_nothing_is_lost_only_where_the_decisions_are_nought() -> None:
    good = replace(verdict("good"), loss=0.14)
    told = result(summed(good))
    assert told == "No slips: your decisions cost about 0.1 points."
    assert parts(summed(good)) == (
        "Your decisions −0.1 points",
        "cards and others +4.1 points",
    )
    for loss in (0.04, 0.0, -0.2):
        told = result(summed(replace(good, loss=loss)))
        assert told == "Nothing lost. The rest was in the cards."
        assert parts(summed(replace(good, loss=loss)))[0] == "Your decisions 0 points"


@pytest.mark.parametrize(
    ("found", "off", "told"),
    [
        ((WRONG, RIGHT), 0, "Exactly as bid. 1 of 2 decisions was the best one."),
        ((WRONG, RIGHT, RIGHT), 1, "2 of 3 decisions were the best ones."),
        (
            (verdict("good", kind="bid"), WRONG, RIGHT),
            -1,
            "Well bid. 1 of 3 decisions was the best one.",
        ),
        ((verdict("slip", kind="bid"), WRONG), 1, "The coach has looked at this deal."),
    ],
)
def test_what_was_good_is_true(found: tuple[Verdict, ...], off: int, told: str) -> None:
    assert " ".join(praise(summed(*found, off=off))) == told


def test_a_bid_that_was_met_without_a_loss_is_praised() -> None:
    assert result(summed(RIGHT, off=0)) == "Exactly as bid, and nothing lost."


def judged(*found: Verdict, choices: int) -> Judging:
    return Judging("done", choices, choices, dict(enumerate(found)))


def forced(*moves: str) -> Verdict:
    alone = (Valued(moves, 0.0, 0.0, 0.0, 0),)
    return replace(RIGHT, choices=alone, best=0, played=0, word="forced")


def test_where_nothing_is_told_the_reason_is_the_true_one() -> None:
    one, equal = forced("play 2C"), forced("play 2C", "play 3C")
    assert state_text(judged(one, choices=1), None) == "There was nothing to choose."
    same = "All that could be chosen came to the same."
    assert state_text(judged(one, equal, choices=2), None) == same
    assert coach_words.sentence(equal) == same and coach_words.word(equal) == "All the same"
    knocked = "Not judged: the coach does not compare such choices."
    assert state_text(judged(one, choices=2), None) == knocked
