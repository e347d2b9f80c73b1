"""A file of preferences that an earlier version wrote means today what it meant then."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict
from PySide6.QtWidgets import QApplication

from farwhist.store.preferences import FILE, Preferences
from farwhist.ui.app.application import Application
from farwhist.ui.style.window_style import window_style
from tests.ui.conftest import MakeWindow

TABLE = {
    "speed": "fast", "pause": "2300", "motion": "reduced", "felt": "navy", "texture": "no",
    "window": "dark", "mute": "yes", "style": "woodcut", "palette": "skat", "index": "it-local",
    "size": "large", "proportion": "bridge", "paper": "dim", "back": "sunray-teal", "zoom": "130",
    "hand": "flat", "order": "low", "trumps": "fixed", "legal": "no", "tricks": "all",
    "lively": "yes", "confirm": "yes", "cooldown": "yes", "forced": "yes", "go_on": "10",
    "volume": "7",
}  # fmt: skip
OPPONENT = {"who": 3, "avatar": 9, "name": "Zoë", "level": "expert", "style": "bold"}
STORED: dict[str, Any] = {
    "format": "farwhist preferences",
    "version": 1,
    "keys": {"letters": "no", "undo": "Ctrl+Z Alt+Backspace", "hint": "-"},
    "language": {"window": "de"},
    "later": {"section": [1, 2]},
    "players": {"name": "Ida", "avatar": 4, "opponents": [OPPONENT]},
    "preferences": {"page": "motion", "geometry": ""},
    "rules": {"preset": "elevator", "seats": "5", "option.hook": "on"},
    "speech": {"verbosity": "turn"},
    "steps": {"next": "4"},
    "table": {**TABLE, "contrast": "on"},
    "text": {"size": "150"},
    "window": {"scores": "no"},
}
"""Everything that version 1 keeps, chosen otherwise than the default, and a section of a later."""


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    (tmp_path / FILE).write_text(json.dumps(STORED), encoding="utf-8")
    return tmp_path


def test_a_file_of_version_1_means_what_it_meant(make_window: MakeWindow, stored: Path) -> None:
    window = make_window(stored)
    try:
        window.matches.open()
        assert {name: getattr(window.table_preferences.now, name) for name in TABLE} == TABLE
        access, keymap, players = window.appearance, window.keymap, window.players
        assert (access.text_size, access.contrast, access.spoken) == (150, "on", "turn")
        assert not keymap.letters and keymap.keys("hint") == ()
        assert keymap.keys("undo") == ("Ctrl+Z", "Alt+Backspace")
        assert (players.own_name, players.own_avatar) == ("Ida", 4)
        assert asdict(players.opponents[0]) == {**OPPONENT, "person": ""}
        assert [each.who for each in players.opponents] == [3, 0, 1, 2, 4, 5]
        draft = window.rules.draft
        assert (draft.preset, draft.seats, draft.changes) == ("elevator", 5, {"hook": "on"})
        assert not window.first_steps.newcomer
        assert not window.score_panel.open_wide and not window.score_panel.whole
        assert window.preferences.open().key == "motion"
        window.table_preferences.set(felt="charcoal")
        window.saving.now()
    finally:
        window_style().apply(percent=100)
        window_style().apply(shade="system")
    kept = json.loads((stored / FILE).read_text(encoding="utf-8"))
    for section in set(STORED) - {"table", "preferences", "window", "rules"}:
        assert kept[section] == STORED[section], section
    assert kept["table"] == {**STORED["table"], "felt": "charcoal"}


def test_a_stored_language_is_spoken(qapp: QApplication, stored: Path) -> None:
    home = Application(qapp, stored, Preferences(stored))
    try:
        assert home.languages.shown == "de"
    finally:
        home.close()
