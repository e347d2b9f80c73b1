"""What was counted where it was played does not count again where its file is opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import MatchStore, Saved, Unsound, parse
from farwhist.store.orphaned_matches import find, keep
from farwhist.store.outcome import MatchFacts, facts_of, key_of
from farwhist.store.statistics import StatisticsStore, bring_up_to_date
from tests.helpers.record import CLUB, NOON, play
from tests.store.test_orphaned_matches import anything, played

MATCH = Saved("elevator_turn", 3, 5, salt="ab" * 32)


def facts(saved: Saved, deals: int = 10_000) -> MatchFacts:
    rules = ruleset(saved.preset, saved.seats, saved.changes)
    return facts_of(play(saved, deals), saved, rules, CLUB[:2])


@pytest.fixture
def store(tmp_path: Path) -> StatisticsStore:
    return StatisticsStore(tmp_path)


def numbers(store: StatisticsStore) -> list[int]:
    return [deal.number for match in store.read() for deal in match.deals]


def test_only_what_comes_after_counts(store: StatisticsStore) -> None:
    opened = replace(MATCH, opened=2)
    assert key_of(opened) == key_of(MATCH)
    assert [deal.number for deal in facts(opened, 4).deals] == [3, 4]
    store.write([facts(opened, 4)], NOON)
    assert numbers(store) == [3, 4] and store.counted(key_of(MATCH)) == 4


def test_what_was_counted_stays_when_the_match_is_opened_again(store: StatisticsStore) -> None:
    store.write([facts(MATCH)], NOON)
    before = store.read()
    known = store.counted(key_of(MATCH))
    assert known == len(before[0].deals) and before[0].place is not None
    for deals in (1, 4, 10_000):
        store.write([facts(replace(MATCH, opened=known), deals)], NOON)
        assert store.read() == before
    store.make_up(facts(replace(MATCH, opened=known)), NOON)
    assert store.read() == before


def test_a_finished_match_that_is_opened_does_not_count(store: StatisticsStore) -> None:
    total = len(play(MATCH).position.results)
    found = facts(replace(MATCH, opened=total))
    assert not found.deals and found.place is None and found.won is None
    store.make_up(found, NOON)
    assert store.read() == []


def test_the_end_counts_that_was_played_here(store: StatisticsStore) -> None:
    total = len(play(MATCH).position.results)
    found = facts(replace(MATCH, opened=total - 1))
    assert [deal.number for deal in found.deals] == [total] and found.place is not None


def test_a_deal_that_was_taken_back_here_is_gone(store: StatisticsStore) -> None:
    store.write([facts(MATCH, 2)], NOON)
    opened = replace(MATCH, opened=2)
    store.write([facts(opened, 4)], NOON)
    store.write([facts(opened, 3)], NOON)
    assert numbers(store) == [1, 2, 3]


def test_nothing_is_known_where_nothing_was_counted(store: StatisticsStore) -> None:
    assert store.counted(key_of(MATCH)) == 0
    assert not store.path.exists()
    store.write([facts(MATCH, 2)], NOON)
    assert store.counted("another") == 0


def test_it_is_written_and_read_with_the_match(tmp_path: Path) -> None:
    saved = replace(played(6), opened=3)
    MatchStore(tmp_path).save(saved)
    assert MatchStore(tmp_path).load() == saved
    assert "opened" not in played(6).text()
    assert saved.another(9).opened is None
    for bad in ("-1", '"2"', "true", "1.5"):
        with pytest.raises(Unsound):
            parse(saved.text().replace('"opened": 3', f'"opened": {bad}'))


def test_the_next_start_counts_it_no_more_than_this_one(tmp_path: Path) -> None:
    saved = played(None)
    MatchStore(tmp_path).save(replace(saved, opened=len(saved.match().position.results)))
    bring_up_to_date(tmp_path, CLUB)
    assert StatisticsStore(tmp_path).read() == []
    MatchStore(tmp_path).save(saved)
    bring_up_to_date(tmp_path, CLUB)
    assert len(StatisticsStore(tmp_path).read()) == 1, "as it does with any other"


def test_the_match_that_made_way_for_its_own_copy_stays(tmp_path: Path) -> None:
    own, copy = played(6), replace(played(9), opened=0)
    keep(tmp_path, own)
    left = find(tmp_path, "match", copy, anything)
    assert left is not None and left.saved == own
