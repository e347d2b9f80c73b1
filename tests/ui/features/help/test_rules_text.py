"""The rules of a match in sentences: complete, with every option that matters, and true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farwhist.rules.catalogue import GAMES, PRESETS, ruleset
from farwhist.rules.options import Option, RulesError
from farwhist.rules.ruleset import Ruleset
from farwhist.rules.scoring.add_ons import ADD_ONS, AddOn
from farwhist.ui.features.help import exact_rules, pages, rules_text
from farwhist.ui.wording import option_words
from tests.helpers.chosen import short_rulesets as exact_rulesets
from tests.helpers.chosen import texts_of
from tests.rules.scoring.scheme_table import COLUMNS, EXAMPLES

BESIDE: dict[str, dict[str, str]] = {
    "custom": {"sequence": "CUSTOM"},
    "include_peak": {"cap": "12"},
    "rotation": {"trump": "ROTATE"},
    "trump_suit": {"trump": "FIXED"},
    "random_nt": {"trump": "RANDOM"},
    "wizard_turned": {"pack": "60"},
    "super_trump": {"pack": "104"},
    "first_bidder": {"bidding": "IN_TURN"},
    "hook": {"bidding": "IN_TURN"},
    "hook_from": {"bidding": "IN_TURN", "hook": "from_k"},
    "total_rule": {"bidding": "IN_TURN"},
    "coop_tries": {"bidding": "IN_TURN", "total_rule": "coop"},
    "second_round": {"bidding": "IN_TURN"},
    "blind_behind": {"blind_bonus": "on"},
    "blind_extra": {"blind_bonus": "on"},
    "must_overruff": {"must_ruff": "on"},
    "free_below": {"must_ruff": "on", "must_overruff": "on"},
    "streak_len": {"streak": "on"},
    "streak_amount": {"streak": "on"},
    "streak_one_card": {"streak": "on"},
    "streak_restart": {"streak": "on"},
    "points": {"end": "target"},
    "check": {"end": "target"},
    "longest": {"end": "target"},
    "hands": {"play": "hands"},
}
"""What an option of the exact-bid games needs beside it to have an effect."""

PLAN = {
    "sequence", "custom", "cap", "include_peak", "each_dealer", "rom_tail", "blind_deal",
    "tours",
}  # fmt: skip
"""Options of which only the deals that come out of them are told."""


def text(rules: Ruleset) -> str:
    return rules_text.page(rules, "Monday")


def beside(game: str, key: str) -> dict[str, str]:
    """Return what must be set for this option to have an effect."""
    if not GAMES[game].kind.exact:
        if key == "passed_cards":
            return {"passing": "any"}
        if key == "drawn":
            return {"partners": "off"}
        if key == "rubber_to":
            return {"play": "rubber"}
        return {"play": "hands"} if key in ("hands", "all_tricks") else {}
    return BESIDE.get(key, {})


def legal(game: str, option: Option) -> list[str]:
    """Return texts to try for an option, its ends where it is a number."""
    if GAMES[game].kind.exact:
        return texts_of(option.key)
    if option.values:
        return [option.write(value) for value in option.values]
    least, most = option.legal.split("..")
    return [least, most]


CHANGES = [
    (games[0].id, option.key, value)
    for games, table in pages.tables()
    for option in table
    for value in legal(games[0].id, option)
]


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_told_in_whole_sentences(preset: str) -> None:
    for seats in range(PRESETS[preset].least_seats, PRESETS[preset].most_seats + 1):
        for section in rules_text.sections(ruleset(preset, seats)):
            assert section.title and section.lines, section.title
            for line in section.lines:
                assert line.endswith((".", "…")), line
                assert line[0].isupper() or line[0].isdigit(), line
                assert not set(line) & set("{}%_"), line
                assert "(s)" not in line, line


def test_every_value_of_every_option_is_told() -> None:
    for game, key, value in CHANGES:
        check_told(game, key, value)


def check_told(game: str, key: str, value: str) -> None:
    around, seats = beside(game, key), 4
    option = GAMES[PRESETS[game].game].options.options[key]
    default = {**around, key: option.write(option.default)}
    try:
        if key == "drawn":
            game, seats = "spades_two", 2
        plain = ruleset(game, seats, default)
        changed = ruleset(game, seats, {**around, key: value})
    except RulesError:
        return
    assert option.applies(changed.options), "the test sets too little beside it"
    same = plain.options == changed.options
    if key == "packs" and plain.pack == changed.pack:
        same = True
    if key in PLAN and plain.plan == changed.plan:
        same = True
    assert (text(plain) == text(changed)) is same, (game, key, value)


def without_effect(rules: Ruleset, plain: Ruleset, key: str) -> bool:
    """Whether an option that applies does nothing beside the others of these rules."""
    values = rules.options
    players = rules.seats - (values["sit_out"] == "dealer")
    full = any(deal.size * players == len(rules.pack) for deal in rules.plan.deals)
    hook = values["total_rule"] == "free" and values["bidding"] == "IN_TURN"
    blind = values["total_rule"] != "coop"
    ones = any(deal.size == 1 for deal in rules.plan.deals)
    return {
        "full_pack_trump": not full,
        "tie": values["scoring"] == "SCRATCH",
        "hook_from": not hook,
        "blind_bonus": values["scoring"] == "PROSPECT",
        "blind_behind": not blind,
        "blind_extra": not blind,
        "one_card": not ones,
    }.get(key, key in PLAN and rules.plan == plain.plan)


def check(rules: Ruleset) -> None:
    """Every option that has an effect and is not the default makes a difference."""
    page, table = text(rules), GAMES[PRESETS[rules.id].game].options
    assert not set(page.replace("{#part", "").replace("}\n", "\n")) & set("{}%"), page
    texts: Mapping[str, str] = table.write(rules.options)
    for option in table:
        value: Any = rules.options[option.key]
        if value == option.default or not option.applies(rules.options):
            continue
        try:
            changed = {**texts, option.key: option.write(option.default)}
            plain = ruleset(rules.id, rules.seats, changed)
        except RulesError:
            continue
        if not without_effect(rules, plain, option.key):
            assert text(plain) != page, option.key


@settings(max_examples=150)
@given(exact_rulesets())
def test_random_sets_of_options_are_told(rules: Ruleset) -> None:
    check(rules)


@settings(max_examples=60)
@given(st.data())
def test_random_sets_of_the_other_games_are_told(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from([g.id for g in GAMES.values() if not g.kind.exact]))
    changes = {
        option.key: data.draw(st.sampled_from(legal(game, option)))
        for option in GAMES[game].options
    }
    try:
        rules = ruleset(game, 4, changes)
    except RulesError:
        return
    page = text(rules)
    for option in GAMES[game].options:
        value = rules.options[option.key]
        if value == option.default or not option.applies(rules.options):
            continue
        other = {**changes, option.key: option.write(option.default)}
        try:
            plain = ruleset(game, 4, other)
        except RulesError:
            continue
        if option.key == "packs" and plain.pack == rules.pack:
            continue
        assert text(plain) != page, option.key


def test_elevator_whist_is_told_with_its_numbers() -> None:
    page = text(ruleset("elevator", 4))
    assert "Cards per player, deal by deal: 1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1." in page
    assert "A made bid scores 10 points, and 1 more for each trick." in page
    assert "A missed bid loses 1 point for each trick too many or too few." in page
    assert "| 3 | 5 | −2 |" in page
    assert "last bidder" not in page and "Premium" not in page


def test_a_pack_is_told_where_it_is_one() -> None:
    says = {
        "even": "twos are left out so that the cards deal out evenly.",
        "8N": "the highest ranks, two for each player.",
        "spanish": "The cards rank A 3 K Q J 7 6 5 4 2.",
    }
    for pack in ("52", "40", *says):
        page = text(ruleset("elevator", 5, {"pack": pack, "ranks": "ace_three", "cap": "4"}))
        assert {name for name, words in says.items() if words in page} == {pack} & set(says)


def test_a_spanish_pack_without_twos_is_told() -> None:
    assert "rank A 3 K Q J 7 6 5 4 2." in text(ruleset("pocha", 4))
    assert "rank A 3 K Q J 7 6 5 4." in text(ruleset("pocha", 6))


def test_how_long_a_match_is_told() -> None:
    once, twice = (text(ruleset("elevator", 4, {"tours": tours})) for tours in "12")
    assert "The whole sequence is played 2 times." in twice and "The whole sequence" not in once
    to_a_score = ruleset("elevator", 4, {"end": "target", "points": "70"})
    assert option_words.length(to_a_score) == "The match ends when somebody has 70 points."


def test_another_scheme_and_a_run_are_told_with_their_numbers() -> None:
    changes = {"scoring": "PODRIDA3", "streak": "on", "streak_len": "4", "streak_amount": "7"}
    page = text(ruleset("elevator", 4, changes))
    assert "A missed bid loses 3 points for each trick too many or too few." in page
    assert "making 4 bids in a row scores +7" in page


@pytest.mark.parametrize("kind", ADD_ONS)
def test_every_add_on_has_a_sentence_with_its_numbers(kind: type[AddOn]) -> None:
    for example in kind.examples():
        told = exact_rules.addition(example.add_on)
        assert all(str(number) in told for number in example.add_on.facts.values())
        assert not set(told) & set("{}%")


def test_add_ons_are_told_in_the_order_in_which_they_are_paid() -> None:
    changes = {"slam": "5", "streak": "on", "spade_double": "on", "blind_bonus": "on"}
    page = text(ruleset("elevator", 4, changes))
    places = [page.index(word) for word in ("every trick of", "blind bid:", "Premium", "double")]
    assert places == sorted(places)


def test_a_record_of_ones_own_is_told_part_by_part() -> None:
    page = text(
        ruleset("elevator", 4, {"scoring": "M2=0.5 Z0=4 T3=20 O0=-2 Usq=-1 nilfail=-9 low"})
    )
    for line in (
        "Made bid: the bid squared times +0.5.",
        "A made bid of 0 has its own score: +4.",
        "A made bid of 3 has its own score: +20.",
        "Too many tricks: −2.",
        "Too few tricks: the missing tricks squared, times −1.",
        "A missed bid of 0 has its own score: −9.",
        "The lowest total wins.",
    ):
        assert f"- {line}" in page, line


def test_special_deals_are_numbered() -> None:
    page = text(ruleset("elevator", 4, {"sequence": "CUSTOM", "custom": "1f,3,3n,3n"}))
    assert "- Deals without trump: 3, 4." in page
    assert "- Deals in which you see all cards but your own: 1." in page


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_schemes_are_shown_with_their_published_examples(name: str) -> None:
    head, *rows = exact_rules.scheme_table()
    assert head[1:7] == tuple(f"{bid}/{taken}" for bid, taken in COLUMNS)
    row = next(row for row in rows if row[0] == exact_rules.scheme_label(name))
    shown = [float(cell.replace("−", "-")) for cell in row[1:7]]
    assert shown == list(EXAMPLES[name])
    assert row[7].endswith(".")


def test_wizards_are_told_where_they_are_in_the_pack() -> None:
    plain, wizards = text(ruleset("oh_hell", 4)), text(ruleset("wizard", 4))
    for told in ("A wizard or a jester may be played at any time.", "The first wizard takes"):
        assert told in wizards and told not in plain


def test_nobody_is_told_to_name_a_hidden_trump() -> None:
    hidden = text(ruleset("wizard", 4, {"trump": "HIDDEN_TRUMP"}))
    assert "A wizard or a jester turned up means no trump." in hidden
    assert "looks at the cards and names" not in hidden


def test_bastard_says_what_a_penalty_brings_and_which_cards_are_red() -> None:
    told = text(ruleset("bastard", 4))
    for words in (
        "The ace is the highest card.",
        "black, even if the deck has four colours",
        "each other player who was dealt cards in this game",
        "Only giver and taker see a given card",
        "leads to the open pile, and it rises",
        "A player who has gone out pays no penalty",
        "anything goes on it; the pile then rises",
    ):
        assert words in told, words


def test_knock_out_has_one_name_for_the_last_chance() -> None:
    told = text(ruleset("knockout", 4))
    assert "ace high" in told
    assert told.count("last chance (the dog's life)") == told.count("dog") == 1
    assert "second chance" not in told + "".join(PRESETS[each].name for each in PRESETS)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "After choosing trumps only the high bidder sees the kitty."),
        ({}, "those who have seen it can look at it again"),
        ({"bidder_gets_kitty": "on"}, "can look at them again"),
        ({"sport_kitty": "Trump"}, "at no trump to the high bidder only"),
        ({"jokers": "2"}, "if one is led, the next card of a suit says which suit to follow"),
        ({"jokers": "1"}, "if it is led, the next card says which suit to follow"),
    ],
)
def test_bid_whist_says_when_the_kitty_is_seen_and_what_a_joker_led_is(
    options: dict[str, str], words: str
) -> None:
    assert words in text(ruleset("bid_whist", 4, options))


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("bid_whist_kitty", "Partners bid for the right to choose trumps."),
        ("bastard", "be out first."),
    ],
)
def test_a_game_is_described_by_what_one_does_in_it(preset: str, words: str) -> None:
    assert words in PRESETS[preset].about
