"""The file of preferences: readable, whole, and never lost."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from farwhist.store import atomic, user_file
from farwhist.store.preferences import FILE, FORMAT, VERSION, Preferences, parse
from farwhist.store.reading import Newer, Unreadable
from farwhist.store.user_file import Locked


def written(folder: Path) -> dict[str, object]:
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def write(folder: Path, text: str) -> None:
    (folder / FILE).write_text(text, encoding="utf-8")


def test_what_is_chosen_stands_in_the_file_by_section(tmp_path: Path) -> None:
    mine = Preferences(tmp_path / "new")
    assert mine.fresh and mine.value("table/felt", "green") == "green"
    mine.set("table/felt", "navy")
    mine.set("players/name", "Zoë")
    mine.set("players/avatar", 3)
    assert written(tmp_path / "new") == {
        "format": FORMAT,
        "version": VERSION,
        "players": {"name": "Zoë", "avatar": 3},
        "table": {"felt": "navy"},
    }
    assert "Zoë" in (tmp_path / "new" / FILE).read_text(encoding="utf-8"), "readable"
    again = Preferences(tmp_path / "new")
    assert not again.fresh and again.damaged is None
    assert again.value("table/felt", "green") == "navy"
    assert list(again.keys("players")) == ["players/avatar", "players/name"] or list(
        again.keys("players")
    ) == ["players/name", "players/avatar"]
    again.remove("table/felt")
    assert "table" not in written(tmp_path / "new")
    assert again.value("table/felt", "green") == "green"


def test_a_bad_value_is_its_default_and_the_rest_is_kept(tmp_path: Path) -> None:
    sections = {"table": {"felt": 7, "speed": "fast", "volume": "loud"}, "text": "large"}
    write(tmp_path, json.dumps({"format": FORMAT, "version": VERSION, **sections}))
    mine = Preferences(tmp_path)
    assert mine.damaged is None
    assert mine.value("table/felt", "green") == "green"
    assert mine.value("table/speed", "normal") == "fast"
    assert mine.value("table/volume", "40", str.isdecimal) == "40"
    assert mine.value("text/size", "100") == "100"
    assert mine.value("table/speed", 5) == 5
    mine.set("text/size", "150")
    assert written(tmp_path)["table"] == sections["table"]
    assert written(tmp_path)["text"] == {"size": "150"}


@pytest.mark.parametrize("text", [
    "", "{", "[]", "null", '"x"', "{}", '{"format": "farwhist match", "version": 1}',
    f'{{"format": "{FORMAT}"}}', f'{{"format": "{FORMAT}", "version": true}}',
    f'{{"format": "{FORMAT}", "version": -1}}', f'{{"format": "{FORMAT}", "version": 1.5}}',
    "[" * 100_000, "\x00\xff", *(
        f'{{"format": "{FORMAT}", "version": 1, "table": {{"pause": {value}}}}}'
        for value in ('"\\ud800"', "NaN", "1e999", "9" * 5000, "[" * 600 + "]" * 600)
    ),
])  # fmt: skip
def test_an_unreadable_file_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_bytes(text.encode("latin-1"))
    mine = Preferences(tmp_path)
    assert mine.damaged == tmp_path / "preferences.damaged-1.json"
    assert mine.damaged.read_bytes() == text.encode("latin-1")
    mine.set("table/felt", "navy")
    assert written(tmp_path)["table"] == {"felt": "navy"}
    (tmp_path / FILE).write_bytes(b"again")
    assert Preferences(tmp_path).damaged == tmp_path / "preferences.damaged-2.json"


def test_a_file_that_cannot_be_set_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "my own notes")

    def refuse(path: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(atomic, "set_aside", refuse)
    mine = Preferences(tmp_path)
    assert isinstance(mine.trouble, Locked) and mine.trouble.path == tmp_path / FILE
    with pytest.raises(OSError, match="could not be set aside"):
        mine.set("table/felt", "navy")
    assert mine.value("table/felt", "green") == "navy", "it holds all the same"
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "my own notes"


def test_a_later_version_is_neither_used_nor_changed(tmp_path: Path) -> None:
    later = json.dumps({"format": FORMAT, "version": VERSION + 1, "table": {"felt": {"hue": 3}}})
    write(tmp_path, later)
    mine = Preferences(tmp_path)
    assert isinstance(mine.trouble, Locked) and mine.trouble.kind == user_file.NEWER
    assert mine.damaged is None and not mine.fresh
    with pytest.raises(Locked, match="later version"):
        mine.set("table/felt", "navy")
    assert mine.value("table/felt", "green") == "navy", "it holds all the same"
    assert (tmp_path / FILE).read_text(encoding="utf-8") == later
    assert {each.name for each in tmp_path.iterdir()} <= {FILE, user_file.WRITING}
    with pytest.raises(Newer):
        parse(later)


@pytest.mark.parametrize("number", [errno.EIO, errno.EMFILE, errno.EACCES])
def test_a_file_out_of_reach_stays_and_is_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    Preferences(tmp_path).set("table/felt", "navy")
    before = (tmp_path / FILE).read_bytes()

    def refuse(path: Path, most: int) -> str:
        raise OSError(number, os.strerror(number), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(user_file, "read_text", refuse)
        mine = Preferences(tmp_path)
        assert mine.trouble is not None and mine.trouble.errno == number
        assert mine.damaged is None and not mine.fresh
        assert mine.value("table/felt", "green") == "green"
        with pytest.raises(OSError, match=os.strerror(number)):
            mine.set("table/speed", "fast")
        assert (tmp_path / FILE).read_bytes() == before
    mine.set("text/size", "150")
    assert written(tmp_path)["table"] == {"felt": "navy", "speed": "fast"}


def test_what_is_unknown_here_stays_in_the_file(tmp_path: Path) -> None:
    foreign = {"owner": "me", "list": [1], "empty": {}, "new": {"deep": {"er": 1}}}
    table = {"felt": "navy", "glow": {"hue": 3}}
    write(tmp_path, json.dumps({"format": FORMAT, "version": VERSION, **foreign, "table": table}))
    mine = Preferences(tmp_path)
    mine.set("table/felt", "green")
    mine.set("text/size", "150")
    mine.remove("text/size")
    now = written(tmp_path)
    assert now.pop("format") == FORMAT and now.pop("version") == VERSION
    assert now == {**foreign, "table": {"felt": "green", "glow": {"hue": 3}}}
    (tmp_path / FILE).unlink()
    mine.set("table/felt", "navy")
    assert written(tmp_path)["owner"] == "me", "it is known here still"


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Preferences(tmp_path)
    mine.set("table/felt", "navy")

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(user_file, "write_text", full)
        with pytest.raises(OSError, match="No space"):
            mine.set("table/speed", "fast")
        assert mine.value("table/speed", "normal") == "fast"
        assert Preferences(tmp_path).value("table/felt", "green") == "navy"
    mine.set("table/paper", "dim")
    assert written(tmp_path)["table"] == {"felt": "navy", "speed": "fast", "paper": "dim"}


def test_two_windows_do_not_undo_each_other(tmp_path: Path) -> None:
    one, other = Preferences(tmp_path), Preferences(tmp_path)
    one.set("table/felt", "navy")
    other.set("table/speed", "fast")
    one.remove("table/felt")
    other.set("text/size", "150")
    assert written(tmp_path)["table"] == {"speed": "fast"}
    assert one.value("text/size", "100") == "100", "it learns of that when it writes"
    one.set("table/paper", "dim")
    assert one.value("text/size", "100") == "150"


def test_changes_can_be_gathered(tmp_path: Path) -> None:
    mine, asked = Preferences(tmp_path), []
    mine.write_by(lambda: asked.append(1))
    mine.set("table/felt", "navy")
    mine.set("table/felt", "navy")
    mine.remove("table/speed")
    assert len(asked) == 1, "what changes nothing is not written"
    assert not (tmp_path / FILE).exists()
    mine.save()
    assert written(tmp_path)["table"] == {"felt": "navy"}
    mine.write_by(None)
    mine.set("table/felt", "burgundy")
    assert len(asked) == 1 and written(tmp_path)["table"] == {"felt": "burgundy"}


def test_an_earlier_version_is_taken_over(tmp_path: Path) -> None:
    old = f'{{"format": "{FORMAT}", "version": 0, "table/felt": "navy", "table/speed": "fast"}}'
    assert parse(old) == {"table": {"felt": "navy", "speed": "fast"}}
    mine = Preferences(tmp_path)
    mine.adopt({"keys/play": "X", "odd": "1"})
    assert written(tmp_path)["keys"] == {"play": "X"}
    assert Preferences(tmp_path).value("keys/play", "") == "X"


@pytest.mark.parametrize("key", ["felt", "/felt", "table/"])
def test_a_key_has_a_section_and_a_name(tmp_path: Path, key: str) -> None:
    with pytest.raises(ValueError, match="is no key"):
        Preferences(tmp_path).set(key, "x")
    with pytest.raises(Unreadable):
        parse("no")
