"""Rules in the making: changes against a preset, refusals by field, Romanian mode, as texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.rules.draft import SEATS, Draft
from farwhist.rules.options import PAGES, RulesError
from farwhist.rules.words import REFUSALS
from tests.helpers.legal import legal_set

NUMBERS = st.integers(0, 2000)


def draft_of(number: int) -> Draft:
    found = legal_set(number)
    return Draft.of(found.preset, found.seats, found.changes)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_a_draft_without_changes(preset: str) -> None:
    draft = Draft(preset, PRESETS[preset].usual_seats)
    assert not draft.custom and not draft.problems()
    assert draft.with_options(draft.texts()) == draft
    assert draft.ruleset().id == preset


def test_a_change_makes_it_custom_and_can_be_undone() -> None:
    draft = Draft("oh_hell", 5).with_options({"slam": "20", "bidding": "ready"})
    assert draft.changes == {"bidding": "READY", "slam": "20"}
    assert draft.custom and draft.texts()["bidding"] == "READY"
    assert draft.without(["slam"]).changes == {"bidding": "READY"}
    assert draft.with_options({"bidding": "IN_TURN", "slam": "0"}) == Draft("oh_hell", 5)


def test_a_value_with_an_argument_sets_both_options() -> None:
    assert Draft().with_options({"trump": "ROTATE(S,H)"}).changes == {
        "trump": "ROTATE",
        "rotation": "S,H",
    }


def test_bad_options_are_refused_together_and_change_nothing() -> None:
    draft = Draft()
    with pytest.raises(RulesError) as caught:
        draft.with_options({"tours": "0", "colour": "red", "slam": "3"})
    assert [draft.field_of(each) for each in caught.value.refusals] == ["tours", "colour"]
    assert draft.changes == {}


@pytest.mark.parametrize(
    ("changes", "seats", "field"),
    [
        ({"sequence": "CUSTOM", "custom": "1/8/1"}, 7, "custom"),
        ({"sequence": "ROM_181"}, 7, "sequence"),
        ({"cap": "14"}, 4, "cap"),
        ({}, 9, SEATS),
    ],
)
def test_what_does_not_fit_is_told_at_its_field(
    changes: dict[str, str], seats: int, field: str
) -> None:
    assert list(Draft.of("elevator", seats, changes).problems()) == [field]


@pytest.mark.parametrize(
    ("key", "text", "field"),
    [
        ("custom", "1,x", "custom"), ("scoring", "M9=1", "scoring"),
        ("rotation", "S,T", "rotation"),
        ("tours", "x", "tours"), ("nothing", "1", "nothing"),
    ],
)  # fmt: skip
def test_a_bad_text_is_told_at_its_field(key: str, text: str, field: str) -> None:
    with pytest.raises(RulesError) as caught:
        Draft().with_options({key: text})
    assert Draft().field_of(caught.value.refusals[0]) == field


@pytest.mark.parametrize("preset", ["knockout", "bastard"])
def test_too_many_cards_in_a_game_without_a_sequence(preset: str) -> None:
    changes = {"knockout": {"start_cards": "13"}, "bastard": {"packs": "1"}}[preset]
    seats = PRESETS[preset].most_seats
    found = Draft.of(preset, seats, changes).problems()
    assert list(found) == [{"knockout": "start_cards", "bastard": SEATS}[preset]]


def test_every_refusal_has_a_field() -> None:
    fields = {"unknown_option", "bad_value", "too_many_cards", "seats", "cap"}
    assert fields | {"bad_sequence", "bad_record", "bad_rotation"} == set(REFUSALS)


@given(NUMBERS)
def test_texts_bring_back_the_same_draft(number: int) -> None:
    draft = draft_of(number)
    assert Draft.from_texts(draft.as_texts()) == draft
    assert Draft.of(draft.preset, draft.seats, draft.texts()) == draft


def test_damaged_texts_lose_only_what_is_damaged() -> None:
    texts = {"preset": "elevator", "seats": "5", "option.slam": "x", "option.tours": "3"}
    assert Draft.from_texts({**texts, "other": "?"}) == Draft("elevator", 5, {"tours": "3"})
    assert Draft.from_texts({}) is None
    assert Draft.from_texts({**texts, "preset": "poker"}) is None
    assert Draft.from_texts({**texts, "seats": "many"}) is None


@given(NUMBERS, st.integers(3, 7))
def test_other_players_keep_the_changes(number: int, seats: int) -> None:
    draft = draft_of(number)
    moved = draft.with_seats(seats)
    wanted = {**Draft(draft.preset, seats).base(), **draft.changes}
    assert moved.texts() == wanted
    assert moved.with_seats(seats) == moved


@given(NUMBERS)
def test_romanian_mode_sets_all_and_takes_all_back(number: int) -> None:
    on = draft_of(number).with_mode(True)
    assert all(on.in_mode().values())
    off = on.with_mode(False)
    assert not any(off.in_mode().values())


def test_romanian_mode_gives_eight_cards_a_player_and_can_be_overridden() -> None:
    on = Draft().with_mode(True)
    rules = on.ruleset()
    assert len(rules.pack) == 32 and rules.plan.largest == 8
    assert rules.options["must_ruff"] and rules.options["hook"] == "on"
    assert rules.options["streak"] and rules.plan.count == 24
    own = on.with_options({"streak": "off", "sequence": "ROM_818"})
    assert [key for key, same in own.in_mode().items() if not same] == ["sequence", "streak"]
    assert on.with_mode(False) == Draft()
    assert Draft("elevator", 7).with_mode(True).ruleset().options["sit_out"] == "dealer"
    assert Draft("classic", 4).in_mode() == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_table_says_where_and_when_each_option_is_of_use(game: str) -> None:
    table = GAMES[game].options
    base = table.resolve()
    for option in table:
        assert option.page in PAGES
        assert option.kind in ("switch", "choice", "number", "text")
        assert not option.needs or option.needs.endswith(".")
        others = [{**base, other.key: value} for other in table for value in other.values]
        sometimes_not = any(not option.applies(values) for values in [base, *others])
        assert bool(option.needs) is sometimes_not, option.key


@pytest.mark.parametrize("key", ["rotation", "custom", "scoring", "pack", "slam", "x" * 90_000])
def test_what_a_refusal_quotes_is_short_and_on_one_line(key: str) -> None:
    for text in ("S," * 40_000, "\x1b[2J\n" * 9, "9" * 5000, "\ud800"):
        with pytest.raises(RulesError) as refused:
            Draft().with_options({key: text})
        said = str(refused.value)
        assert said.isprintable() and len(said) < 700 and said.endswith(".")
