"""What is opened is told by what a file holds, and every other file gets one sentence."""

from __future__ import annotations

import json
import os
import socket
import sys
from pathlib import Path
from random import Random

import pytest

from farwhist.cli import play
from farwhist.engine.moves import write
from farwhist.engine.record import deal_records, match_record
from farwhist.rules.catalogue import ruleset
from farwhist.rules.draft import Draft
from farwhist.store.matches import MOST_BYTES, MatchStore, Saved, read_file
from farwhist.store.opened import PROBLEMS, NotOpened, OpenedMatch, OpenedRules, open_file
from farwhist.store.presets import OwnPresets, write_rules
from tests.helpers.damage import damaged
from tests.store.test_orphaned_matches import played

VERSION_1 = {
    "format": "farwhist match", "version": 1, "preset": "elevator_turn", "seats": 3, "seed": 5,
    "options": {}, "names": [], "human": 0,
    "moves": [f"{seat} {write(move)}" for seat, move in played(4).moves],
}  # fmt: skip


def why_not(path: Path) -> NotOpened:
    """Return why a file is not opened; it must be as it was."""
    with pytest.raises(NotOpened) as raised:
        open_file(path)
    said = str(raised.value)
    assert "{" not in said and "\n" not in said and said.endswith(".")
    return raised.value


@pytest.mark.parametrize("name", ["x.farwhist", "x.json", "x.farwhist-rules", "Ä 1", ".x", "x.png"])
def test_a_saved_match_is_one_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    saved = played(6)
    file = tmp_path / name
    file.write_text(saved.text(), encoding="utf-8")
    before = file.read_bytes(), file.stat().st_mtime_ns
    found = open_file(file)
    assert isinstance(found, OpenedMatch)
    assert found.saved == saved and tuple(found.match.moves) == saved.moves
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before


@pytest.mark.parametrize("name", ["x.farwhist-rules", "x.json", "x.farwhist"])
def test_rules_are_rules_whatever_they_are_called(tmp_path: Path, name: str) -> None:
    draft = Draft("elevator", 4)
    file = tmp_path / name
    file.write_text("\ufeff" + write_rules("At home", draft), encoding="utf-8")
    assert open_file(file) == OpenedRules("At home", draft)


def test_all_that_check_finds_sound_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for text in (
        json.dumps(VERSION_1), json.dumps(VERSION_1, indent=2), played(None).text(),
        Saved("bid_whist", 4, 3, human=None).text(), played(6).text() + '"0 bi',
        played(6).text().replace("\n", "\r\n"),
    ):  # fmt: skip
        file.write_bytes(text.encode())
        found = open_file(file)
        assert isinstance(found, OpenedMatch) and found.saved == read_file(file)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b"\0" * 4096, "empty"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "other"),
        (b"Dear diary", "other"),
        (b"[1, 2]", "other"),
        (b'"farwhist match"', "other"),
        (b"{}", "other"),
        (b'{"format": ["farwhist match"]}', "other"),
        (b'{"format": "farwhist preferences", "version": 1}', "other"),
        (b"[" * 100_000, "other"),
        (b'{"format": "farwhist match", "version": 2, "pre', "damaged"),
        (b'{"format": "farwhist match", "version": "two"}', "damaged"),
        (b'{"format": "farwhist match", "version": 99}', "newer"),
        (b'{"format": "farwhist rules", "version": 99}', "newer"),
        (b'{"format": "farwhist own presets", "version": 1, "presets": []}', "list"),
        (b'{"format": "farwhist own presets", "version": 1, "pre', "list"),
        (played(6).text().replace('"seats": 3', '"seats": 4').encode(), "damaged"),
        (played(6).text().replace("elevator_turn", "no_such_game").encode(), "damaged"),
        (played(6).text().encode() + b'"0 play AS"\n', "damaged"),
        (played(6).text().encode() + b"\xff\n", "other"),
        (b'{"format": "farwhist match"}' + b" " * MOST_BYTES, "too_large"),
    ],
)
def test_what_is_neither_gets_its_sentence(tmp_path: Path, content: bytes, key: str) -> None:
    file = tmp_path / "that file.farwhist"
    file.write_bytes(content)
    found = why_not(file)
    assert found.key == key and "“that file.farwhist”" in str(found)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"options": {"no_such": "1"}}, "no_such"),
        ({"preset": "no_such_game"}, "no_such_game"),
        ({"seats": "four"}, "seats"),
        ({"name": ""}, "name"),
    ],
)
def test_damaged_rules_say_what_is_wrong(
    tmp_path: Path, change: dict[str, object], says: str
) -> None:
    file = tmp_path / "home.farwhist-rules"
    data = {**json.loads(write_rules("At home", Draft("elevator", 4))), **change}
    file.write_text(json.dumps(data), encoding="utf-8")
    found = why_not(file)
    assert found.rules is not None and says in str(found)


def test_printed_records_say_that_they_are_none(tmp_path: Path) -> None:
    match = play(ruleset("elevator_turn", 3, {}), 1, ["rule"] * 3)
    deal = next(iter(deal_records(match, "elevator_turn", 1, {})))
    many = {**deal, "hands": [deal["hands"][0] * 53, *deal["hands"][1:]]}
    file = tmp_path / "records.json"
    for record in (deal, many, match_record(match, "elevator_turn", 1, {})):
        for text in (json.dumps(record), json.dumps(record) + "\n" + json.dumps(record) + "\n"):
            file.write_text(text, encoding="utf-8")
            assert why_not(file).key == "records"


def test_a_card_that_no_pack_holds_makes_a_match_damaged(tmp_path: Path) -> None:
    """As where 53 cards were dealt: the 53rd was never in a hand."""
    saved = played(None)
    at = next(n for n, (_, move) in enumerate(saved.moves) if "Play" in type(move).__name__)
    lines = saved.text().splitlines(keepends=True)
    seat = saved.moves[at][0]
    file = tmp_path / "match.farwhist"
    for card in ("RJ", "AS2", "1X"):
        lines[at + 1] = f'"{seat} play {card}"\n'
        file.write_text("".join(lines), encoding="utf-8")
        assert why_not(file).key == "damaged"


def test_the_list_of_own_rules_and_other_files_of_the_program(tmp_path: Path) -> None:
    OwnPresets(tmp_path).save("At home", Draft("elevator", 4))
    assert why_not(tmp_path / "rules.json").key == "list"
    MatchStore(tmp_path).save(played(3))
    assert isinstance(open_file(tmp_path / "match.json"), OpenedMatch)


def test_what_is_no_file_gets_its_sentence(tmp_path: Path) -> None:
    assert why_not(tmp_path).key == "folder"
    assert why_not(tmp_path / "gone.farwhist").key == "missing"
    (tmp_path / "file").touch()
    assert why_not(tmp_path / "file" / "x").key == "missing"
    assert why_not(Path("/")).key == "folder"


@pytest.mark.skipif(sys.platform == "win32", reason="there is nothing of the kind")
def test_pipes_devices_and_sockets_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a socket's path must be short
    os.mkfifo("pipe")
    (tmp_path / "loop").symlink_to("loop")
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("socket")
        for name in ("pipe", "/dev/null", "/dev/zero", "socket"):
            assert why_not(Path(name)).key == "special"
    assert why_not(Path("loop")).key == "unread"


def refuse(path: object, *more: object) -> int:
    raise PermissionError(13, "Permission denied", str(path))


def test_a_file_without_rights_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x.farwhist"
    file.write_text(played(1).text(), encoding="utf-8")
    monkeypatch.setattr("farwhist.store.reading.os.open", refuse)
    found = why_not(file)
    assert found.key == "unread" and "Permission denied" in str(found)


@pytest.mark.skipif(sys.platform == "win32", reason="such a name cannot be given")
def test_no_name_of_a_file_breaks_its_sentence(tmp_path: Path) -> None:
    for name in ("{file}", "a\nb\x1b[2J", "x" * 200, os.fsdecode(b"\xff")):
        file = tmp_path / name
        file.touch()
        said = str(NotOpened("empty", file))
        assert said.isprintable() and len(said) < 120
        said.encode()


def test_no_damage_is_more_than_a_sentence(tmp_path: Path) -> None:
    rng, file = Random(7), tmp_path / "x"
    rules = json.loads(write_rules("At home", Draft("elevator", 4)))
    for data in (VERSION_1, rules):
        for _ in range(60):
            file.write_bytes(damaged(data, rng))
            try:
                open_file(file)
            except NotOpened as problem:
                assert str(problem).endswith(".")


def test_every_sentence_names_the_file() -> None:
    assert all("{file}" in text for text in PROBLEMS.values())
