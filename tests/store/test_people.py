"""Several people in one match: what its file says of them, and whose statistics it counts for."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from farwhist.rules.catalogue import ruleset
from farwhist.store import statistics as module
from farwhist.store.matches import MatchStore, Saved, Unsound, parse
from farwhist.store.outcome import all_facts, facts_of, key_of
from farwhist.store.statistics import FILE, StatisticsStore, bring_up_to_date
from tests.helpers.record import CLUB, NOON, made_deal, made_match, play

SALT = "0f" * 32
PEOPLE = {0: "first", 2: "aaaa", 3: "bbbb"}
THREE = Saved("elevator", 4, 3, names=("A", "B", "C", "D"), salt=SALT, people=PEOPLE)


def test_a_saved_match_says_who_its_people_are() -> None:
    again = parse(THREE.text())
    assert again == THREE and again.played_by == PEOPLE


def test_an_older_file_has_one_person_and_is_written_as_before() -> None:
    one = Saved("elevator", 4, 3, names=("", "B", "C", "D"), salt=SALT)
    assert "people" not in json.loads(one.text().split("\n")[0])
    assert parse(one.text()).played_by == {0: "first"}
    assert parse(replace(one, human=None).text()).played_by == {}


@pytest.mark.parametrize(
    "people",
    [
        [],
        {"4": "a"},
        {"x": "a"},
        {"0": 1},
        {"0": "a", "1": "a"},
        {"0": "a" * 41},
        {"1": "a"},
        "first",
    ],
)
def test_people_who_cannot_be_are_refused(people: Any) -> None:
    data = json.loads(THREE.text().split("\n")[0])
    with pytest.raises(Unsound):
        parse(json.dumps({**data, "people": people}) + "\n")


def test_each_person_gets_a_record_of_her_own() -> None:
    match, rules = play(THREE), ruleset("elevator", 4)
    found = all_facts(match, THREE, rules, ("club", "strong", "bold"))
    assert [each.profile for each in found] == list(PEOPLE.values())
    assert [each.key for each in found] == [
        key_of(THREE),
        *(f"{key_of(THREE)}-{s}" for s in (2, 3)),
    ]
    for seat, facts in zip(PEOPLE, found, strict=True):
        assert facts.total == match.position.totals[seat]
        assert [deal.took for deal in facts.deals] == [
            result.taken[seat] for result in match.position.results
        ]
        assert facts.levels == ("club",), "the only opponent sits at the left of the first"


def test_one_person_is_counted_as_ever() -> None:
    one = replace(THREE, people={})
    match, rules = play(one), ruleset("elevator", 4)
    assert all_facts(match, one, rules, CLUB) == [facts_of(match, one, rules, CLUB)]
    assert facts_of(match, one, rules, CLUB).levels == CLUB


def test_old_statistics_belong_to_the_first_profile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as old, old:
        module._tables(old)
        old.execute(f"PRAGMA application_id = {module.MARK}")
        old.execute("PRAGMA user_version = 1")
        old.execute(
            "INSERT INTO match (key, preset, changed, seats, aim, low, assisted, place, won, total,"
            " finished) VALUES ('old', 'elevator', 0, 4, 'exact', 0, 0, 1, 1, 50, '2026-01-01')"
        )
        old.execute(
            "INSERT INTO deal (match, number, size, trump, void, bid, took, points, levels,"
            " finished) VALUES (1, 1, 1, 'S', 0, 1, 1, 11, 'club', '2026-01-01')"
        )
    store = StatisticsStore(tmp_path)
    (match,) = store.read()
    assert (match.key, match.profile, match.total, len(match.deals)) == ("old", "first", 50, 1)
    store.write([made_match("new", made_deal(1), profile="aaaa")], NOON)
    assert {each.key: each.profile for each in store.read()} == {"old": "first", "new": "aaaa"}
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (len(module.STEPS),)


def test_what_a_person_has_played_can_be_deleted(tmp_path: Path) -> None:
    store = StatisticsStore(tmp_path)
    store.write(
        [
            made_match(key, made_deal(1), profile=whose)
            for key, whose in (("a", "first"), ("b", "x"))
        ],
        NOON,
    )
    store.remove("x")
    assert [each.key for each in store.read()] == ["a"]
    with closing(sqlite3.connect(store.path)) as file:
        assert file.execute("SELECT count(*) FROM deal").fetchone() == (1,)


def test_a_kept_match_is_counted_for_all_its_people(tmp_path: Path) -> None:
    match = play(THREE)
    MatchStore(tmp_path).save(replace(THREE, moves=tuple(match.moves)))
    bring_up_to_date(tmp_path, CLUB)
    found = StatisticsStore(tmp_path).read()
    assert {each.profile for each in found} == set(PEOPLE.values())
    assert {each.total for each in found} == {match.position.totals[seat] for seat in PEOPLE}
