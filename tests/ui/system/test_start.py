"""What happens before the window can be seen, and what has to wait."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import structure
from farwhist.rules.scoring.parts import Parts
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.preferences import Preferences
from farwhist.ui.app.session import Session
from farwhist.ui.settings.timing import NO_TIME, SPEEDS, Speeds, Timing
from farwhist.ui.system.windows import AfterFirstPaint
from farwhist.ui.table.sounds import Sounds
from tests.ui.conftest import AT_ONCE, MakeWindow
from tests.ui.furnished import Furnished

LATE = {
    "_miniaudio",
    "farwhist.ui.table.sound_device",
    "PySide6.QtPrintSupport",
    "PySide6.QtDBus",
    "_hashlib",
    "sqlite3",
    "subprocess",
    "csv",
    "farwhist.bots.exact.judge",
    "farwhist.bots.exact.reasons",
    "farwhist.bots.thinking.hint",
    "farwhist.store.orphaned_matches",
    "farwhist.store.statistics",
    "farwhist.rules.games.bastard",
    "farwhist.rules.phases.contracts",
    "farwhist.rules.phases.side_scoring",
    "farwhist.ui.deck.court.woodcut",
    "farwhist.ui.features.about.feature",
    "farwhist.ui.features.deal.feature",
    "farwhist.ui.review.hands_dialog",
    "farwhist.ui.features.new_match.feature",
    "farwhist.ui.features.first_steps.welcome",
    "farwhist.ui.features.help.window",
    "farwhist.ui.features.introductions.feature",
    "farwhist.ui.panels.summary",
    "farwhist.ui.features.preferences.rules.pages",
    "farwhist.ui.features.preferences.window",
    "farwhist.ui.scores.chart",
    "farwhist.ui.scores.ladder_view",
    "farwhist.ui.scores.sides_view",
    "farwhist.ui.scores.window",
    "farwhist.ui.features.statistics.feature",
    "farwhist.ui.features.tutorial.lessons",
}
"""What the first deal does without. Each was read before it once, and start-up felt it."""

SCRIPT = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from farwhist.store.preferences import Preferences
from farwhist.ui.app.application import Application
from tests.ui.furnished import Furnished
qt = QApplication([])
folder = Path(sys.argv[1])
preferences = Preferences(folder)
window = Furnished(preferences)
window.show()
window.hold(Application(qt, folder, preferences).fill(window)[0])
window.matches.open()
qt.processEvents()
print(*sys.modules)
"""


MOST_MODULES = 276
MOST_DATACLASSES = 2

EARLY = """
import os
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
qt = QApplication([])
from farwhist.ui import app
from farwhist.ui.app.session import Session
from farwhist.store.preferences import Preferences
def furnish(window):
    print(*(name for name in sys.modules if name.startswith("farwhist.")))
    sys.stdout.flush()
    os._exit(0)
session = Session(Preferences(Path(sys.argv[1])), furnish)
session.begin()
qt.exec()
"""


def empty(name: str) -> bool:
    """Return whether a module is a folder that holds other modules and nothing itself."""
    spec = find_spec(name)
    assert spec is not None and spec.origin is not None
    text = Path(spec.origin).read_text(encoding="utf-8")
    return spec.submodule_search_locations is not None and len(ast.parse(text).body) <= 1


def test_before_the_first_picture_hardly_anything_is_read(tmp_path: Path) -> None:
    command = [sys.executable, "-c", EARLY, str(tmp_path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    read = set(done.stdout.split())
    assert "farwhist.ui.services.main_window" in read
    modules = {name for name in read if not empty(name)}
    assert len(modules) < 26, modules
    assert not {name for name in read if name.startswith(("farwhist.rules", "farwhist.bots"))}


def test_the_first_deal_reads_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    read = set(done.stdout.split())
    assert "farwhist.ui.table.table" in read
    assert LATE & read == set()
    assert all(find_spec(name) for name in LATE), "what has another name now is not looked for"


class Paints(QObject):
    """Writes down when a widget is painted."""

    def __init__(self, order: list[str]) -> None:
        super().__init__()
        self._order = order

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._order.append("paint")
        return False


def test_things_wait_for_the_first_paint_and_come_once(qtbot: QtBot) -> None:
    widget, order = QWidget(), list[str]()
    qtbot.addWidget(widget)
    paints = Paints(order)
    AfterFirstPaint(widget, lambda: order.append("one"), lambda: order.append("two"))
    widget.installEventFilter(paints)
    qtbot.wait(10)
    assert order == []
    widget.show()
    qtbot.waitUntil(lambda: "two" in order)
    assert order[:3] == ["paint", "one", "two"]
    widget.repaint()
    qtbot.wait(10)
    assert order.count("one") == order.count("two") == 1


def test_the_cards_are_dealt_once_the_window_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    order: list[str] = []

    def furnish(window: Furnished) -> Parts:
        order.append("furnished")
        parts = window.furnish(MatchStore(tmp_path), lambda: 1, Random(1), AT_ONCE)
        window.runner.began.connect(lambda fresh: order.append("dealt"))
        return parts

    session = Session(Preferences(tmp_path), furnish, Furnished)
    qtbot.addWidget(session.window)
    paints = Paints(order)
    session.window.backdrop.installEventFilter(paints)
    session.begin(lambda: order.append("more"))
    assert order == []
    qtbot.waitUntil(lambda: "more" in order)
    assert order.index("paint") < order.index("furnished") < order.index("dealt")
    assert order[-1] == "more"
    window = session.window
    assert window.width() == 1280 and window.score_panel.isVisible()
    view = window.table.view
    assert view.width() == 1280 and view.height() > 600, "laid out before it was seen"
    window.runner.stop()


@pytest.mark.parametrize("contrast", ["system", "on"])
def test_the_empty_felt_has_the_colours_of_the_table(
    make_window: MakeWindow, qtbot: QtBot, tmp_path: Path, contrast: str
) -> None:
    settings = Preferences(tmp_path)
    settings.set("table/felt", "burgundy")
    settings.set("table/texture", "no")
    settings.set("table/contrast", contrast)
    before = Furnished(settings)
    qtbot.addWidget(before)
    before.resize(1280, 800)
    felt = before.backdrop.grab().toImage().pixelColor(40, 400)
    table = make_window(tmp_path)
    laid = table.table.view.grab().toImage().pixelColor(40, 400)
    far = [abs(a - b) for a, b in zip(felt.getRgb(), laid.getRgb(), strict=True)]
    assert max(far) <= 12, (felt.name(), laid.name())


def test_a_window_closed_before_it_was_furnished_keeps_what_was_kept(
    qtbot: QtBot, tmp_path: Path
) -> None:
    settings = Preferences(tmp_path)
    settings.set("window/scores", "no")
    window = Furnished(settings)
    qtbot.addWidget(window)
    window.show()
    window.close()
    assert settings.value("window/scores", "yes") == "no"
    assert settings.value("window/geometry", "") == ""


def stored(folder: Path, file: str) -> dict[str, Any]:
    """Return what is kept in a file by now."""
    try:
        data = json.loads((folder / file).read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return {}
    assert isinstance(data, dict)
    return data


def match_in(folder: Path) -> Saved | None:
    """Return the match that is saved there, as far as it has been written."""
    return MatchStore(folder).load() if (folder / "match.json").exists() else None


OFFSCREEN = "This plugin does not support "
"""What Qt says of any window without a screen."""


def sit(folder: Path, complaints: Path, until: Callable[[], object], *more: str) -> str:
    """Run the program by its own command, and return what it complained of until then."""
    command = [sys.executable, "-m", "farwhist", "--folder", str(folder), "--language", "en"]
    command += more
    with complaints.open("wb") as file:
        program = subprocess.Popen(command, stderr=file)
    try:
        end = time.monotonic() + 60
        while not until():
            assert program.poll() is None and time.monotonic() < end
            time.sleep(0.01)
    finally:
        program.terminate()
        program.wait()
    lines = complaints.read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith(OFFSCREEN))


def test_the_program_itself_starts_and_starts_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    def begun() -> bool:
        return bool(match_in(folder) and stored(folder, "preferences.json"))

    assert sit(folder, tmp_path / "first", begun) == ""
    before = match_in(folder)
    assert before is not None
    assert not before.moves, "the opponents wait for the card of welcome"

    def moved() -> bool:
        now = match_in(folder)
        return now is not None and bool(now.moves)

    assert sit(folder, tmp_path / "second", moved) == ""
    after = match_in(folder)
    assert after is not None and replace(after, moves=()) == before


PLAIN = """
import builtins
before = builtins.__import__
from farwhist.ui.system.before_qt import import_qt
import_qt()
assert builtins.__import__ is before
import shibokensupport.feature as feature
from farwhist.ui import app
from PySide6.QtWidgets import QLabel
known = [name for name in feature.pyside_feature_dict if name.startswith("farwhist")]
print(*known)
"""


def test_no_module_is_read_to_see_whether_it_wants_other_names_of_qt() -> None:
    command = [sys.executable, "-c", PLAIN]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    assert "farwhist.ui.app.start" not in done.stdout.split()


@pytest.mark.parametrize(
    "case",
    [
        (NO_TIME, False, ["dealt", "sounds"]),
        (SPEEDS["normal"], False, ["sounds", "dealt"]),
        (SPEEDS["normal"], True, ["dealt", "sounds"]),
    ],
    ids=["no flight", "new", "in progress"],
)
def test_only_cards_that_fly_wait_for_sounds(
    case: tuple[Speeds, bool, list[str]],
    make_window: MakeWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    speeds, kept, order = case
    if kept:
        window = make_window(tmp_path)
        window.matches.open()
        window.runner.stop()
    assert (tmp_path / "match.json").exists() is kept
    came: list[str] = []
    monkeypatch.setattr(Sounds, "prepare", lambda sounds: came.append("sounds"))

    def furnish(window: Furnished) -> Parts:
        parts = window.furnish(MatchStore(tmp_path), lambda: 1, Random(1), Timing(speeds, 0))
        window.runner.began.connect(lambda fresh: came.append("dealt"))
        return parts

    session = Session(Preferences(tmp_path), furnish, Furnished)
    qtbot.addWidget(session.window)
    session.begin()
    qtbot.waitUntil(lambda: len(came) == 2)
    session.window.runner.stop()
    assert came == order


def test_before_the_first_question_nothing_more_is_read_than_is_listed() -> None:
    """Who is new there makes every start slower: read it later, or add it to the list.

    The pictures of court cards are read with the first of them.
    """
    listed = Path(__file__).with_name("read_at_start.txt").read_text(encoding="utf-8").split()
    found = structure.started()
    read = {each for each in found["modules"] if not each.startswith("farwhist.ui.deck.court")}
    assert sorted(read - set(listed)) == [], "new"
    assert sorted(set(listed) - read) == [], "not read any more: take them out"
    assert len(listed) <= MOST_MODULES and len(found["dataclasses"]) <= MOST_DATACLASSES
