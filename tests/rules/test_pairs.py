"""Every combination of two option values gives a playable match or a refusal in a sentence."""

from random import Random

import pytest

from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.rules.options import RulesError
from farwhist.rules.ruleset import Ruleset
from tests.helpers.chosen import CHOICES, TABLE, says_what_to_change, texts_of
from tests.helpers.drive import any_moves, deals_done

KEYS = list(TABLE.options)
SEATS = (3, 4, 5, 7)
FULL = {"sequence": "CUSTOM", "custom": "13,13n"}


def built(texts: dict[str, str], seats: int, preset: str) -> Ruleset | None:
    """Return the ruleset of these options, or None where they are refused in a sentence."""
    try:
        return ruleset(preset, seats, texts)
    except RulesError as error:
        assert says_what_to_change(error), texts
        return None


def try_out(texts: dict[str, str], seats: int, preset: str, seed: int, deals: int = 2) -> bool:
    """Play a short match with these options; return False where they are refused."""
    rules = built(texts, seats, preset)
    if rules is None:
        return False
    any_moves(Match(rules, seed), Random(seed), deals_done(deals))
    return True


@pytest.mark.parametrize("key", KEYS)
def test_all_pairs_with_the_values_of(key: str) -> None:
    later = [(other, text) for other, text in CHOICES if KEYS.index(other) > KEYS.index(key)]
    played = 0
    for number, (other, text) in enumerate(later):
        for turn, value in enumerate(texts_of(key)):
            texts = {"cap": "2", key: value, other: text}
            if texts.get("sequence") in ("ROM_181", "ROM_818"):
                texts.setdefault("pack", "48")
            seats = SEATS[(number + turn) % 4]
            preset = ("elevator", "oh_hell")[(number + turn // 4) % 2]
            played += try_out(texts, seats, preset, number)
            built({key: value, other: text}, seats, preset)
    assert played > len(later) / 2 or key == KEYS[-1]


FULL_KEYS = (
    "sit_out", "full_pack_trump", "nt_when_max", "face_means_nt", "bidding", "blind_deal",
    "total_rule", "bid_visibility", "second_round", "must_ruff", "spade_double", "first_leader",
)  # fmt: skip


@pytest.mark.parametrize("trump", texts_of("trump"))
def test_every_way_to_find_trump_in_deals_of_the_whole_pack(trump: str) -> None:
    for key in FULL_KEYS:
        for value in texts_of(key):
            seats = 5 if (key, value) == ("sit_out", "dealer") else 4
            for full in ("NT", "DEALER_LAST", "CUT_FIRST", "DEALER_BLIND", "AUCTION"):
                texts = {**FULL, "full_pack_trump": full, key: value, "trump": trump}
                assert try_out(texts, seats, "elevator", 1, 1), texts


@pytest.mark.parametrize("number", range(len(KEYS)))
def test_an_option_that_does_not_apply_changes_nothing(number: int) -> None:
    """Where `applies` says that an option has no effect, no value of it has one."""
    option = TABLE.options[KEYS[number]]
    for preset in ("elevator", "oh_hell"):
        plain = ruleset(preset, 4, {"cap": "2"} if option.key != "cap" else {})
        if option.applies(plain.options):
            continue
        events = any_moves(Match(plain, 1), Random(1)).events
        for text in texts_of(option.key):
            changed = ruleset(preset, 4, {"cap": "2", option.key: text})
            assert any_moves(Match(changed, 1), Random(1)).events == events, text
