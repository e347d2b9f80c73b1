"""Shorter and longer matches by the same rules."""

from __future__ import annotations

from itertools import pairwise

import pytest

from farwhist.rules.catalogue import PRESETS
from farwhist.rules.draft import Draft
from farwhist.rules.lengths import lengths, own_rules, with_length, without_length


@pytest.mark.parametrize("preset", PRESETS)
def test_every_length_can_be_played_and_is_known_again(preset: str) -> None:
    draft = Draft(preset, PRESETS[preset].usual_seats)
    found = lengths(draft)
    assert [each.key for each in found if not each.changes] == ["usual"]
    assert all(one.number < other.number for one, other in pairwise(found))
    for each in found:
        made = with_length(draft, each.key)
        made.ruleset()
        assert without_length(made) == (draft, each.key)
        assert not own_rules(preset, made.seats, tuple(made.changes.items()))


def test_another_option_makes_own_rules_whatever_the_length() -> None:
    other = Draft("elevator", 4).with_options({"direction": "counter"})
    assert other.custom
    for each in lengths(other):
        made = with_length(other, each.key)
        assert own_rules("elevator", 4, tuple(made.changes.items()))
    assert own_rules("of a later version", 4, (("x", "y"),))
    assert not own_rules("of a later version", 4, ())


def test_a_sequence_in_its_lengths() -> None:
    draft = Draft("elevator", 4)
    assert [(each.key, each.number) for each in lengths(draft)] == [
        ("short", 5), ("half", 7), ("usual", 13),
    ]  # fmt: skip

    def sizes(key: str) -> list[int]:
        return [deal.size for deal in with_length(draft, key).ruleset().plan.deals]

    assert sizes("half") == [1, 3, 5, 7, 9, 11, 13]
    assert sizes("short") == [1, 7, 13, 7, 1]


def test_points_that_decide_are_the_length() -> None:
    found = lengths(Draft("classic", 4))
    assert [(each.key, each.number) for each in found] == [("short", 5), ("usual", 7), ("long", 9)]
    assert with_length(Draft("spades", 4), "half").ruleset().options["target"] == 250


def test_own_rules_that_are_changed_have_no_length_of_another() -> None:
    odd = Draft.of("elevator", 4, {"sequence": "CUSTOM", "custom": "4,4,4"})
    assert without_length(odd) == (odd, "usual")
    assert with_length(odd, "none such") == odd
