"""Whatever stands in the preferences, there is a window with cards in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions

from farwhist.rules.catalogue import GAMES, PRESETS
from farwhist.store.preferences import FILE, FORMAT, VERSION, Json, Preferences, T
from farwhist.ui.app.application import Application
from farwhist.ui.features.together.manifest import OpenTable
from farwhist.ui.settings.catalogue import GROUPS, ROWS
from farwhist.ui.style.window_style import window_style
from tests.ui.conftest import AT_ONCE
from tests.ui.furnished import Furnished

Folders = Callable[[], Path]
Read = dict[str, Any]
"""Every key that is read, and its default."""


class Noting(Preferences):
    """Notes what is asked for."""

    def __init__(self, folder: Path) -> None:
        self.read: Read = {}
        self.kept: set[str] = set()
        super().__init__(folder)

    def value(self, key: str, default: T, fits: Callable[[T], bool] = lambda value: True) -> T:
        self.read[key] = default
        return super().value(key, default, fits)

    def set(self, key: str, value: Json) -> None:
        self.kept.add(key)
        super().set(key, value)


@contextmanager
def started(app: QApplication, preferences: Preferences) -> Iterator[Furnished]:
    """Start as the program does, with one match for all players to come."""
    home = Application(app, preferences.path.parent, preferences, None, AT_ONCE)
    window = Furnished(preferences)
    try:
        window.hold(home.fill(window)[0])
        window.show()
        window.matches.open(welcome=True)
        window.playback.pause(True)
        yield window
    finally:
        window.close()
        home.close()
        home.languages.remove()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_everything(window: Furnished) -> None:
    """Open each window that keeps something in the preferences."""
    window.preferences.open()
    window.scoreboard.show_all()
    window.statistics.open()
    window.services.open(OpenTable())
    QApplication.processEvents()


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Folders:
    return lambda: tmp_path_factory.mktemp("start")


@pytest.fixture(scope="module")
def read(qapp: QApplication, folders: Folders) -> Iterator[Read]:
    preferences = Noting(folders())
    with started(qapp, preferences) as window:
        open_everything(window)
    rows, groups = {row.key for row in ROWS}, {group.section for group in GROUPS}
    assert rows <= preferences.read.keys(), "nobody reads a row of the catalogue"
    others = (preferences.read.keys() | preferences.kept) - rows
    assert others and {key.partition("/")[0] for key in others} <= groups
    yield preferences.read
    window_style().apply(percent=100)
    window_style().apply(shade="system")


TEXTS = st.one_of(
    st.text(st.characters(codec="utf-8"), max_size=8),
    st.sampled_from([
        "", "-", " ", "\x00", "\n", "²", "٣", "-1", "1e9", "9" * 20, "9" * 5000, "0" * 5000,
        "x" * 20_000,
        "Ctrl+", "Ctrl+Ctrl+X", "F99", "Ctrl+" * 3000, "AAAA", "🂡" * 99, "{name}", "%1 %n", "<b>",
        "system", "de", "de_AT", "xx", "../../x", "on", "yes", "no", "1", "4", "5", "150", "click",
        "S,S", "1,2,3", "CUSTOM", "M0=1e999", "26/1/26", *PRESETS,
    ]),
)  # fmt: skip
NUMBERS = st.one_of(
    st.integers(-3, 20), st.sampled_from([10**18, 2**63, -(10**4000), 1e308, -0.0, 1.5])
)
FLAT = st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS)
ANY = st.recursive(
    FLAT,
    lambda each: st.one_of(st.lists(each, max_size=4), st.dictionaries(TEXTS, each, max_size=3)),
    max_leaves=6,
)
PLAYER_FIELDS = st.sampled_from(["who", "avatar", "name", "level", "style", "more"])
PLAYER = st.dictionaries(PLAYER_FIELDS, ANY, max_size=6).flatmap(
    lambda each: st.integers(0, 6).map(lambda who: {**each, "who": who})
)


def like(default: Any) -> st.SearchStrategy[Json]:
    """Return rubbish for a key with this default, mostly of its type, since others are refused."""
    if isinstance(default, str):
        return st.one_of(TEXTS, TEXTS, ANY)
    if isinstance(default, list):
        return st.one_of(st.lists(PLAYER, max_size=8), ANY)
    return st.one_of(NUMBERS, ANY)


@st.composite
def rubbish(draw: st.DrawFn, read: Read) -> dict[str, Any]:
    """Draw something for nearly every key, and sections and fields that nobody knows."""
    options = {f"option.{key}" for game in GAMES.values() for key in game.options.options}
    keys = {**read, **dict.fromkeys((f"rules/{key}" for key in options), "")}
    keys |= {"rules/preset": "", "rules/seats": "", "more/of it": ""}
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "odd": draw(ANY)}
    rng = Random(draw(st.integers(0, 2**32)))
    for key, default in sorted(keys.items()):
        if rng.random() < 0.8:
            section, _, name = key.partition("/")
            data.setdefault(section, {})[name] = draw(like(default))
    if rng.random() < 0.7:
        data.setdefault("rules", {})["preset"] = draw(st.sampled_from(list(PRESETS)))
        data["rules"]["seats"] = draw(st.sampled_from(["0", "1", "2", "9", "9" * 5000, "٣"]))
    return data


@settings(max_examples=12, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_rubbish_never_stops_the_start(
    qapp: QApplication, folders: Folders, read: Read, data: st.DataObject
) -> None:
    folder = folders()
    text = json.dumps(data.draw(rubbish(read)), ensure_ascii=False)
    (folder / FILE).write_text(text, encoding="utf-8")
    preferences = Preferences(folder)
    assert preferences.trouble is None and preferences.damaged is None
    with capture_exceptions() as raised, started(qapp, preferences) as window:
        assert window.runner.begun and window.isVisible()
        open_everything(window)
    assert not raised, raised
    again = Preferences(folder)
    assert again.trouble is None and again.damaged is None
