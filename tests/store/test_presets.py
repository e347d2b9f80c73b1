"""Own presets: kept, renamed, deleted, passed on, and what a damaged file says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.rules.draft import Draft
from farwhist.store.presets import BadPreset, OwnPresets, import_rules, read_rules, write_rules
from tests.helpers.legal import legal_set

OURS = Draft.of("oh_hell", 5, {"slam": "20", "scoring": "M0=7 M1=2 Xd=-1"})
OTHER = Draft("romanian", 4)

NAMES = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=60
)


@given(NAMES.filter(str.strip), st.integers(0, 500))
def test_rules_in_a_file_come_back(name: str, number: int) -> None:
    found = legal_set(number)
    draft = Draft.of(found.preset, found.seats, found.changes)
    assert read_rules(write_rules(name, draft)) == (name.strip(), draft)


def test_the_file_is_readable_text(tmp_path: Path) -> None:
    data = json.loads(write_rules("Zu Hause", OURS))
    assert data == {
        "format": "farwhist rules",
        "version": 1,
        "name": "Zu Hause",
        "preset": "oh_hell",
        "seats": 5,
        "options": {"scoring": "M0=7 M1=2 Xd=-1", "slam": "20"},
    }


def test_own_presets_survive_a_restart_in_their_order(tmp_path: Path) -> None:
    own = OwnPresets(tmp_path)
    own.save("Sunday", OURS)
    own.save("  Club ", OTHER)
    own.rename("Sunday", "Monday")
    again = OwnPresets(tmp_path)
    assert list(again) == ["Monday", "Club"]
    assert again["Monday"] == OURS and again.name_of(OTHER.with_seats(6)) == "Club"
    assert again.name_of(Draft()) is None
    again.delete("Monday")
    assert list(OwnPresets(tmp_path)) == ["Club"]
    assert again.free_name("Club") == "Club 2"


def test_names_must_be_there_and_their_own(tmp_path: Path) -> None:
    own = OwnPresets(tmp_path)
    own.save("One", OURS)
    own.save("Two", OTHER)
    for bad in ("", "  ", "x" * 61):
        with pytest.raises(ValueError):
            own.save(bad, OURS)
        with pytest.raises(ValueError):
            own.rename("One", bad)
    with pytest.raises(ValueError):
        own.rename("One", "Two")
    with pytest.raises(KeyError):
        own.rename("Three", "Four")
    assert list(own) == ["One", "Two"]


def changed(**fields: Any) -> str:
    return json.dumps({**json.loads(write_rules("Ours", OURS)), **fields})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "not_text"),
        ("[1]", "other_format"),
        (changed(format="farwhist match"), "other_format"),
        (changed(version=2), "version"),
        (changed(preset="poker"), "preset"),
        (changed(preset=3), "damaged"),
        (changed(name=""), "damaged"),
        (changed(seats="4"), "damaged"),
        (changed(seats=True), "damaged"),
        (changed(options=["slam"]), "damaged"),
        (changed(options={"slam": 20}), "damaged"),
        (changed(options={"slam": "much"}), "option"),
        (changed(options={"colour": "red"}), "option"),
    ],
)
def test_a_bad_file_says_what_is_wrong(text: str, key: str, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPreset) as caught:
        import_rules(path)
    assert caught.value.key == key
    assert str(caught.value).endswith(".") and "{" not in str(caught.value)


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPreset, match="no readable text"):
        import_rules(path)
    path.write_bytes(b"x" * 300_000)
    with pytest.raises(BadPreset, match="too large"):
        import_rules(path)
    with pytest.raises(OSError):
        import_rules(tmp_path / "nowhere.json")


def test_a_damaged_list_is_set_aside_and_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text("{ not json", encoding="utf-8")
    own = OwnPresets(tmp_path)
    assert len(own) == 0 and own.damaged == tmp_path / "rules.damaged-1.json"
    own.save("Ours", OURS)
    assert own.damaged.read_text(encoding="utf-8") == "{ not json"
    assert list(OwnPresets(tmp_path)) == ["Ours"]


def test_an_entry_that_cannot_be_read_stays_in_the_file(tmp_path: Path) -> None:
    own = OwnPresets(tmp_path)
    own.save("Ours", OURS)
    data = json.loads(own.path.read_text(encoding="utf-8"))
    strange = {"name": "New", "preset": "tomorrow", "seats": 4, "options": {}}
    data["presets"].append(strange)
    own.path.write_text(json.dumps(data), encoding="utf-8")
    again = OwnPresets(tmp_path)
    assert list(again) == ["Ours"]
    again.save("More", OTHER)
    assert strange in json.loads(own.path.read_text(encoding="utf-8"))["presets"]
