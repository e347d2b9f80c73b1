"""Which match a window plays, and what becomes of those that windows have left."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from farwhist.engine.match import Match
from farwhist.store import orphaned_matches
from farwhist.store.lock import Claim, claim, claim_first, claim_other
from farwhist.store.matches import LostMatch, MatchStore, Saved


def played(moves: int | None = 6, seed: int = 5, salt: str = "") -> Saved:
    """Return a match in which the first legal move was made so many times, or to the end."""
    saved = Saved("elevator_turn", 3, seed, salt=salt or "ab" * 32)
    match = Match(saved.match().rules, seed)
    while not match.over and (moves is None or len(match.moves) < moves):
        decision = next(each for each in match.decisions if not each.settled)
        match.submit(decision.seat, decision.moves[0])
    return replace(saved, moves=tuple(match.moves))


def put(folder: Path, name: str, saved: Saved, age: int = 0) -> Path:
    store = MatchStore(folder, name)
    store.save(saved)
    os.utime(store.path, ns=(0, 10**18 - age * 10**9))
    return store.path


def anything(saved: Saved) -> bool:
    return True


def unlock(*claims: Claim | None) -> None:
    for each in claims:
        assert each is not None and each.lock is not None
        each.lock.unlock()


def test_windows_claim_one_match_after_another(tmp_path: Path) -> None:
    first = claim_first(tmp_path / "new")
    assert first is not None and first.name == "match"
    assert claim_first(tmp_path / "new") is None
    second, third = claim(tmp_path / "new"), claim_other(tmp_path / "new")
    assert (second.name, third.name) == ("match-2", "match-3")
    unlock(first, second, third)
    left = [path.name for path in (tmp_path / "new").iterdir()]
    assert left == ["match.lock"], "little is left lying about"


def test_nothing_is_claimed_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farwhist.store.lock.MOST", 4)
    for number in (2, 3, 4):
        (tmp_path / f"match-{number}.json").touch()
    with pytest.raises(OSError):
        claim_other(tmp_path, fresh=True)


def test_a_window_whose_match_was_seized_writes_nothing_more(tmp_path: Path) -> None:
    first = claim_first(tmp_path)
    assert first is not None and first.lock is not None
    store = MatchStore(tmp_path, *first)
    store.save(played(3))
    (tmp_path / "match.lock").unlink()
    second = claim_first(tmp_path)
    assert second is not None
    other = MatchStore(tmp_path, *second)
    other.save(played(4))
    with pytest.raises(LostMatch):
        store.save(played(9))
    assert other.load() == played(4)
    unlock(second)


def test_the_match_left_last_is_found(tmp_path: Path) -> None:
    put(tmp_path, "match-2", played(6, seed=2), age=50)
    put(tmp_path, "match-7", played(6, seed=7), age=10)
    put(tmp_path, "match-3", played(6, seed=3), age=90)
    found = orphaned_matches.find(tmp_path, "match", played(), anything)
    assert found is not None and (found.name, found.saved.seed) == ("match-7", 7)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_match_that_is_open_is_not_left_over(tmp_path: Path) -> None:
    put(tmp_path, "match-2", played(6, seed=2))
    place = claim_other(tmp_path)
    assert orphaned_matches.find(tmp_path, "match", played(), anything) is None
    unlock(place)
    found = orphaned_matches.find(tmp_path, "match", played(), anything)
    assert found is not None
    place = claim_other(tmp_path)
    assert found.take() is None, "somebody was quicker"
    unlock(place)
    taken = found.take()
    assert taken is not None
    taken.lock.unlock()


def test_what_is_over_or_untouched_is_removed(tmp_path: Path) -> None:
    put(tmp_path, "match-2", played(None))
    put(tmp_path, "match-3", played(0))
    put(tmp_path, "match-4", replace(played(9), human=None))
    assert orphaned_matches.find(tmp_path, "match", played(seed=1), anything) is None
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_read_or_shown_stays(tmp_path: Path) -> None:
    names = {"match-2.json", "match-3.json", "match.damaged-1.json", "match-x.json", "match-4.json"}
    for name in names:
        (tmp_path / name).write_text("{", encoding="utf-8")
    (tmp_path / "match-3.json").unlink()
    (tmp_path / "match-3.json").mkdir()
    put(tmp_path, "match-4", played())
    assert orphaned_matches.find(tmp_path, "match", played(seed=1), lambda saved: False) is None
    assert {path.name for path in tmp_path.iterdir()} == names


def test_an_earlier_state_of_the_match_that_is_played_is_removed(tmp_path: Path) -> None:
    """As a program leaves it that was killed while one match took the place of another."""
    put(tmp_path, "match-2", played(4))
    put(tmp_path, "match-3", played(6))
    put(tmp_path, "match-4", played(8))
    put(tmp_path, "match-5", played(4, salt="cd" * 32))
    found = orphaned_matches.find(tmp_path, "match", played(6), anything)
    assert found is not None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match-4.json", "match-5.json"]


def test_what_is_kept_is_written_over_nothing(tmp_path: Path) -> None:
    put(tmp_path, "match-2", played(6, seed=2))
    place = claim_other(tmp_path, fresh=True)
    assert place.name == "match-3"
    orphaned_matches.keep(tmp_path, played(6, seed=9))
    assert MatchStore(tmp_path, "match-4").load() == played(6, seed=9)
    assert not (tmp_path / "match-4.lock").exists()
    unlock(place)


def test_nothing_is_removed_that_is_not_saved_elsewhere(tmp_path: Path) -> None:
    path = put(tmp_path, "match-2", played(6, seed=2))
    put(tmp_path, "match", played(3, seed=2))
    found = orphaned_matches.find(tmp_path, "match", played(), anything)
    assert found is not None
    for name in ("match", "match-3"):
        taken = found.take()
        assert taken is not None
        taken.end(name)
        assert path.exists()
    put(tmp_path, "match", played(6, seed=2))
    taken = found.take()
    assert taken is not None
    taken.end("match")
    assert not path.exists()
    assert found.take() is None
