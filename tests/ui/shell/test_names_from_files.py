"""Names come into the program by the player's hand and by files: clean by each of these ways."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from farwhist.rules.draft import Draft
from farwhist.store import matches
from farwhist.store.library_entry import FIELD, LibraryNote
from farwhist.store.preferences import Preferences
from farwhist.store.presets import LIST, OwnPresets, read_rules, write_rules
from farwhist.store.setting import FIRST_PROFILE
from farwhist.ui.match.people import People
from farwhist.ui.match.players import Players
from farwhist.ui.settings.catalogue import OPPONENTS, PLAYER_NAME, PROFILES
from farwhist.ui.style.saved_file import write_picture, write_table
from farwhist.ui.viewmodels.tried_lines import MATCH, LineTree
from farwhist.ui.wording.file_words import being_read, damaged_rules, trouble_words
from tests.store.test_library import NOTE
from tests.store.test_orphaned_matches import played
from tests.ui.furnished import Furnished

BAD = "\n\u202eA\tda\u2066" + "\u0301" * 9 + "\x1b "
GOOD = "A da" + "\u0301" * 4
HALF = "\ud83d"
"""What is left of a picture that a field cut in two; it can be typed, but no file can hold it."""


def own_rules_in_a_file(folder: Path) -> str:
    entry = {"name": BAD, "preset": "elevator", "seats": 4, "options": {}}
    data = {"format": LIST, "version": 1, "presets": [entry]}
    (folder / "rules.json").write_text(json.dumps(data), encoding="utf-8")
    return next(iter(OwnPresets(folder)))


def own_rules(folder: Path) -> str:
    OwnPresets(folder).save(BAD + HALF, Draft())
    return next(iter(OwnPresets(folder)))


def renamed_rules(folder: Path) -> str:
    own = OwnPresets(folder)
    own.save("x", Draft())
    own.rename("x", BAD + HALF)
    return next(iter(OwnPresets(folder)))


def sent_rules(folder: Path) -> str:
    return read_rules(write_rules(BAD, Draft()))[0]


def match_in_a_file(folder: Path) -> str:
    saved = played(6)
    names = tuple(BAD for _ in range(saved.seats))
    return matches.parse(replace(saved, names=names).text()).names[1]


def title_in_the_library(folder: Path) -> str:
    saved = replace(played(6), more={FIELD: {"title": BAD}})
    return LibraryNote.of(saved, NOTE.finished).title


def player_in_preferences(folder: Path) -> str:
    preferences = Preferences(folder)
    preferences.set(PLAYER_NAME.key, BAD)
    return People(Preferences(folder)).first.name


def profile_in_preferences(folder: Path) -> str:
    Preferences(folder).set(PROFILES.key, [{"key": "k", "name": BAD, "avatar": 1}])
    return People(Preferences(folder)).all[1].name


def opponent_in_preferences(folder: Path) -> str:
    Preferences(folder).set(OPPONENTS.key, [{"who": 0, "avatar": 1, "name": BAD}])
    return Players(Preferences(folder)).opponents[0].name


def new_person(folder: Path) -> str:
    People(Preferences(folder)).add(BAD + HALF, 1)
    return People(Preferences(folder)).all[1].name


def changed_person(folder: Path) -> str:
    People(Preferences(folder)).change(FIRST_PROFILE, name=BAD + HALF)
    return People(Preferences(folder)).first.name


def changed_opponent(folder: Path) -> str:
    Players(Preferences(folder)).change(0, name=BAD + HALF)
    return Players(Preferences(folder)).opponents[0].name


def line_of_a_study(folder: Path) -> str:
    tree = LineTree()
    tree.rename(tree.add(MATCH, 0, [(0, "play 2C")]).number, BAD + HALF)
    return tree.lines[1].name


def line_in_a_file(folder: Path) -> str:
    tree = LineTree()
    tree.add(MATCH, 0, [(0, "play 2C")])
    return LineTree.read([{**tree.data()[0], "name": BAD}]).lines[1].name


WAYS: list[Callable[[Path], str]] = [
    own_rules_in_a_file, own_rules, renamed_rules, sent_rules, match_in_a_file,
    title_in_the_library, player_in_preferences, profile_in_preferences, opponent_in_preferences,
    new_person, changed_person, changed_opponent, line_of_a_study, line_in_a_file,
]  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=[each.__name__ for each in WAYS])
def test_a_name_is_clean_whichever_way_it_comes(way: Callable[[Path], str], tmp_path: Path) -> None:
    assert way(tmp_path) == GOOD


needs_odd_files = pytest.mark.skipif(
    sys.platform == "win32", reason="no file has such a name there"
)


@needs_odd_files
def test_the_name_of_a_file_is_shown_on_one_line(window: Furnished, tmp_path: Path) -> None:
    path = tmp_path / "a\nb & c\u202e.farwhist"
    path.write_text(played(6).text(), encoding="utf-8")
    window.files.note(path)
    assert window.files.recent == [path], "it can be opened again"
    action = window.actions_.below["recent"].actions()[0]
    assert action.text() == "&1 a b && c.farwhist"
    assert action.toolTip() == action.statusTip() == f"{tmp_path}{os.sep}a b & c.farwhist"


@needs_odd_files
def test_what_is_said_of_a_file_is_one_line(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "none"):
        path = place / "a\nb\u202e.png"
        picture = QImage(2, 2, QImage.Format.Format_RGB32)
        told = [write_table(path, "x")[1], write_picture(path, picture)[1], being_read(path.name)]
        told += [damaged_rules(path), trouble_words(OSError(2, "none"), path)]
        for each in told:
            assert "a b.png" in each and not set(each) & set("\n\u202e")
