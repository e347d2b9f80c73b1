"""Own presets: kept, renamed, deleted, passed on, and what a damaged file says."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from farwhist.rules.draft import Draft
from farwhist.rules.words import as_name
from farwhist.store import user_file
from farwhist.store.presets import BadPreset, OwnPresets, import_rules, read_rules, write_rules
from farwhist.store.user_file import NEWER, Locked
from tests.helpers.legal import legal_set

OURS = Draft.of("oh_hell", 5, {"slam": "20", "scoring": "M0=7 M1=2 Xd=-1"})
OTHER = Draft("romanian", 4)

NAMES = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), min_size=1, max_size=60
)


@given(NAMES.map(lambda text: as_name(text, 60)).filter(bool), st.integers(0, 500))
def test_rules_in_a_file_come_back(name: str, number: int) -> None:
    found = legal_set(number)
    draft = Draft.of(found.preset, found.seats, found.changes)
    assert read_rules(write_rules(name, draft)) == (name, draft)


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
        (changed(version=9 * 10**4000), "version"),
        (changed(version="2"), "damaged"),
        (changed(version=0), "damaged"),
        (changed(name="\ud800"), "not_text"),
        (changed(seats=10**4000), "damaged"),
        (changed(more=float("nan")), "not_text"),
        (changed(more=json.loads("[" * 90 + "]" * 90)), "not_text"),
        (changed(preset="x" * 100_000), "preset"),
        (changed(options={"slam": "\x1b[2J\n" * 9000}), "option"),
        (changed(options={"x" * 100_000: "1"}), "option"),
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
    said = str(caught.value)
    assert said.endswith(".") and "{" not in said
    assert said.isprintable() and len(said) < 250


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPreset, match="not readable text"):
        import_rules(path)
    path.write_bytes(b"x" * 300_000)
    with pytest.raises(BadPreset, match="too large"):
        import_rules(path)
    with pytest.raises(OSError):
        import_rules(tmp_path / "nowhere.json")
    with pytest.raises(BadPreset, match="not readable text"):
        import_rules(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_named_pipe_is_neither_waited_for_nor_lost(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "rules.json")
    with pytest.raises(BadPreset, match="not readable text"):
        import_rules(tmp_path / "rules.json")
    own = OwnPresets(tmp_path)
    assert own.damaged is not None and own.damaged.is_fifo()


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


def entries(folder: Path) -> list[Any]:
    found = json.loads((folder / "rules.json").read_text(encoding="utf-8"))["presets"]
    assert isinstance(found, list)
    return found


def test_two_windows_do_not_undo_each_other(tmp_path: Path) -> None:
    OwnPresets(tmp_path).save("Both", OURS)
    one, other = OwnPresets(tmp_path), OwnPresets(tmp_path)
    one.save("One", OURS)
    other.save("Other", OTHER)
    assert list(OwnPresets(tmp_path)) == ["Both", "One", "Other"] == list(other)
    assert list(one) == ["Both", "One"], "it learns of that when it writes"
    one.rename("Both", "All")
    assert list(one) == ["All", "One", "Other"]
    other.delete("One")
    assert list(other) == ["All", "Other"]
    one.save("One", OTHER)
    assert list(OwnPresets(tmp_path)) == ["All", "Other", "One"]
    assert OwnPresets(tmp_path)["One"] == OTHER


def test_rules_of_another_window_are_not_written_over(tmp_path: Path) -> None:
    one, other = OwnPresets(tmp_path), OwnPresets(tmp_path)
    one.save("Sunday", OURS)
    other.save("Sunday", OTHER)
    again = OwnPresets(tmp_path)
    assert again["Sunday"] == OTHER and again["Sunday 2"] == OURS
    one.save("Club", OURS)
    assert one.free_name("Sunday") == "Sunday 3"
    other.save("Friday", OURS)
    with pytest.raises(ValueError):
        one.rename("Sunday", "Friday")
    assert "Friday" in one and one["Sunday"] == OTHER
    other.save("Saturday", OTHER)
    assert one.free_name("Saturday") == "Saturday 2", "the file is asked, too"


def test_what_another_window_has_deleted_can_be_renamed_and_deleted(tmp_path: Path) -> None:
    OwnPresets(tmp_path).save("Both", OURS)
    one, other = OwnPresets(tmp_path), OwnPresets(tmp_path)
    other.delete("Both")
    one.rename("Both", "Mine")
    assert dict.fromkeys(OwnPresets(tmp_path)) == {"Mine": None}
    other.delete("Both")
    assert list(other) == ["Mine"]


def test_a_free_name_is_never_too_long(tmp_path: Path) -> None:
    own = OwnPresets(tmp_path)
    own.save("x" * 60, OURS)
    name = own.free_name("x" * 61)
    own.save(name, OTHER)
    assert len(name) == 60 and name.endswith(" 2") and len(own) == 2


def test_what_is_unknown_here_stays_in_the_file(tmp_path: Path) -> None:
    own = OwnPresets(tmp_path)
    for name, draft in (("One", OURS), ("Two", OTHER), ("Three", OURS)):
        own.save(name, draft)
    data = json.loads(own.path.read_text(encoding="utf-8"))
    data["owner"] = {"since": 2031}
    strange = {"name": "New", "preset": "tomorrow", "seats": 4, "options": {}}
    data["presets"][1:1] = [strange, "odd"]
    for entry in (data["presets"][0], data["presets"][3]):
        entry["colour"] = "red"
    own.path.write_text(json.dumps(data), encoding="utf-8")
    again = OwnPresets(tmp_path)
    again.save("One", OTHER)
    again.rename("Two", "Second")
    again.delete("Three")
    found = entries(tmp_path)
    assert found[0] == {**found[0], "name": "One", "colour": "red", "preset": "romanian"}
    assert found[1:3] == [strange, "odd"]
    assert found[3] == {**found[3], "name": "Second", "colour": "red"} and len(found) == 4
    now = json.loads(own.path.read_text(encoding="utf-8"))
    assert now["owner"] == {"since": 2031}
    own.path.unlink()
    again.save("Four", OURS)
    assert entries(tmp_path)[1:3] == [strange, "odd"], "they are known here still"


def test_a_later_version_is_neither_used_nor_changed(tmp_path: Path) -> None:
    later = json.dumps({"format": "farwhist own presets", "version": 2, "rules": {}})
    (tmp_path / "rules.json").write_text(later, encoding="utf-8")
    own = OwnPresets(tmp_path)
    assert isinstance(own.trouble, Locked) and own.trouble.kind == NEWER
    assert own.damaged is None and len(own) == 0
    for act in (lambda: own.save("Ours", OURS), lambda: own.delete("Ours")):
        with pytest.raises(Locked, match="later version"):
            act()
    assert len(own) == 0 and own.free_name("Ours") == "Ours"
    assert (tmp_path / "rules.json").read_text(encoding="utf-8") == later
    assert {each.name for each in tmp_path.iterdir()} <= {"rules.json", user_file.WRITING}


def test_a_file_out_of_reach_stays_and_is_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    OwnPresets(tmp_path).save("Ours", OURS)
    before = (tmp_path / "rules.json").read_bytes()

    def refuse(path: Path, most: int) -> str:
        raise OSError(24, "Too many open files", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(user_file, "read_text", refuse)
        own = OwnPresets(tmp_path)
        assert own.trouble is not None and own.damaged is None
        with pytest.raises(OSError, match="Too many open files"):
            own.save("More", OTHER)
        assert len(own) == 0
    assert (tmp_path / "rules.json").read_bytes() == before
    own.save("More", OTHER)
    assert list(own) == ["Ours", "More"]


@pytest.mark.parametrize(
    "text", ['"\\ud800"', "NaN", "9" * 5000, "[" * 600 + "]" * 600, "1e999"], ids=len
)
def test_what_could_not_be_written_again_is_damaged(tmp_path: Path, text: str) -> None:
    data = f'{{"format": "farwhist own presets", "version": 1, "presets": [{text}]}}'
    (tmp_path / "rules.json").write_text(data, encoding="utf-8")
    own = OwnPresets(tmp_path)
    assert own.damaged is not None and own.damaged.read_text(encoding="utf-8") == data
    own.save("Ours", OURS)
    assert list(OwnPresets(tmp_path)) == ["Ours"]
