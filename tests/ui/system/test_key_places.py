"""Keys by their place, where the layout has no such character there."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from farwhist.engine.moves import Bid, bid, write
from farwhist.store.matches import MatchStore
from farwhist.store.preferences import Preferences
from farwhist.ui.panels.bidding import BidPanel
from farwhist.ui.settings.catalogue import FIRST_STEPS, TableRows
from farwhist.ui.settings.commands import CommandId
from farwhist.ui.settings.keymap import Keymap
from farwhist.ui.shell.features import COMMANDS
from farwhist.ui.system.keyboard import MAC_CODES, SCAN_CODES, XKB_OFFSET, by_place, typed
from tests.helpers.screen import PROGRAM, need, screen
from tests.ui import driving
from tests.ui.furnished import Furnished

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier

PLACES = {"xcb": 8, "wayland": 8, "offscreen": 8, "windows": 0}


def key_on(
    place: str, writes: str, mods: Qt.KeyboardModifier = NONE, platform: str = "xcb"
) -> QKeyEvent:
    """Return a pressed key in the place of this letter or digit of an English keyboard."""
    codes = MAC_CODES if platform == "cocoa" else SCAN_CODES
    code = next(each for each, letter in codes.items() if letter == place)
    scan, virtual = (0, code) if platform == "cocoa" else (code + PLACES[platform], 0)
    text = "" if mods & CTRL else writes
    return QKeyEvent(QEvent.Type.KeyPress, ord(writes.upper()[:1]), mods, scan, virtual, 0, text)


@pytest.mark.parametrize("platform", [*PLACES, "cocoa"])
@pytest.mark.parametrize(("place", "writes", "meant"), [
    ("1", "&", "1"), ("2", "é", "2"), ("0", "à", "0"),  # French
    ("1", "+", "1"), ("2", "ě", "2"), ("0", "é", "0"),  # Czech
    ("H", "р", "h"), ("Z", "я", "z"), ("T", "е", "t"),  # Russian
    ("H", "η", "h"), ("C", "ψ", "c"),  # Greek
    ("H", "י", "h"), ("H", "ا", "h"), ("1", "１", "1"),  # Hebrew, Arabic, Japanese
])  # fmt: skip
def test_a_key_means_what_stands_in_its_place(
    platform: str, place: str, writes: str, meant: str
) -> None:
    found = by_place(key_on(place, writes, platform=platform), platform)
    assert found is not None and found.text() == meant and found.key() == ord(meant.upper())


@pytest.mark.parametrize(("place", "writes", "mods"), [
    ("1", "1", NONE), ("H", "h", NONE), ("Q", "a", NONE), ("Z", "y", NONE),
    ("2", "~", ALT), ("2", "~", CTRL | ALT),
    ("1", "!", SHIFT), ("1", "1", SHIFT), ("M", ",", NONE), ("W", "ğ", NONE), ("A", "q", CTRL),
])  # fmt: skip
def test_a_layout_that_has_the_character_is_left_alone(
    place: str, writes: str, mods: Qt.KeyboardModifier
) -> None:
    assert by_place(key_on(place, writes, mods), "xcb") is None
    assert typed(key_on(place, writes, mods)) == writes or mods & CTRL


def test_every_letter_and_digit_has_one_place() -> None:
    for codes in (SCAN_CODES, MAC_CODES):
        assert len(codes) == len(set(codes.values())) == 36
    assert SCAN_CODES[10 - XKB_OFFSET] == "1" and SCAN_CODES[43 - XKB_OFFSET] == "H"


def test_commands_of_the_table_work_by_place(tmp_path: Path) -> None:
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    for place, command in (("H", "hint"), ("T", "ask_trick"), ("B", "ask_bids"), ("M", "mute")):
        press = keymap.read(key_on(place, "р"), panel=False)
        assert press is not None and press.commands == (command,)
    press = keymap.read(key_on("C", "С", SHIFT), panel=False)
    assert press is not None and press.commands == ("ask_cards",)
    assert keymap.in_study(key_on("D", "в")) == ("next_choice",)
    keymap.set_letters(False)
    assert keymap.read(key_on("H", "р"), panel=False) is None


def test_what_the_layout_writes_comes_first(tmp_path: Path) -> None:
    keymap = Keymap(COMMANDS, Preferences(tmp_path))
    keymap.set_keys({"pause": ("&",), "mute": ("Р",)})
    for event, command in ((key_on("1", "&"), "pause"), (key_on("H", "р"), "mute")):
        press = keymap.read(event, panel=False)
        assert press is not None and press.commands == (command,)


def send(widget: QWidget, event: QKeyEvent, qtbot: QtBot) -> None:
    widget.window().activateWindow()
    widget.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is widget)
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize("writes", ["&", "+"])
def test_a_bid_is_typed_without_shift(window: Furnished, qtbot: QtBot, writes: str) -> None:
    driving.wait_until_asked(window, qtbot)
    panel = window.host.panel
    assert isinstance(panel, BidPanel)
    send(window.table.view, key_on("1", writes), qtbot)
    assert panel.number == 1


@pytest.mark.parametrize(("command", "event"), [
    ("library", key_on("O", "щ", CTRL | SHIFT)), ("statistics", key_on("T", "е", CTRL)),
    ("usual_size", key_on("0", "à", CTRL)),
])  # fmt: skip
def test_shortcuts_work_by_place(
    window: Furnished, qtbot: QtBot, command: CommandId, event: QKeyEvent
) -> None:
    driving.wait_until_asked(window, qtbot)
    with qtbot.waitSignal(window.actions_[command].triggered, timeout=5000):
        send(window.table.view, event, qtbot)


def test_a_letter_that_was_given_to_a_menu_works_by_place(window: Furnished, qtbot: QtBot) -> None:
    driving.wait_until_asked(window, qtbot)
    window.keymap.set_keys({"statistics": ("J",)})
    with qtbot.waitSignal(window.actions_["statistics"].triggered, timeout=5000):
        send(window.table.view, key_on("J", "о"), qtbot)


def test_what_is_written_stays_as_it_is(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    for event in (key_on("H", "р"), key_on("1", "&"), key_on("2", "é")):
        send(field, event, qtbot)
    assert field.text() == "р&é"
    field.selectAll()
    send(field, key_on("X", "ч", CTRL), qtbot)
    assert not field.text(), "it was cut"


# The program itself


ONE, H, ENTER = "10", "43", "36"
"""What X11 calls these keys."""


def xdotool(env: dict[str, str], *words: str) -> str:
    command = ["xdotool", *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout


def met(folder: Path, code: str) -> str:
    """Return what a key has done in a match, as far as the match has been kept."""
    saved = MatchStore(folder).load()
    if saved is None:
        return ""
    if code == H:
        return "assisted" if saved.assisted else ""
    return next((write(move) for seat, move in saved.moves if seat == 0), "")


@contextmanager
def shown(folder: Path, layout: str) -> Iterator[dict[str, str]]:
    """Run the program on a screen with this layout; yield its environment when it can be seen."""
    need("setxkbmap")
    kept = Preferences(folder / "data")
    FIRST_STEPS.choose(kept, "4")
    TableRows.speed.choose(kept, "instant")
    kept.save()
    with screen("1280x800", folder / "home") as env:
        subprocess.run(["setxkbmap", layout], env=env, check=True)
        with subprocess.Popen([*PROGRAM, str(folder / "data")], env=env) as program:
            try:
                yield env
            finally:
                program.terminate()


def press_until(env: dict[str, str], done: Callable[[], object], *keys: str) -> None:
    """Press keys in the window of the program, again and again."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        time.sleep(0.5)
        if xdotool(env, "search", "--onlyvisible", "--name", "^Far Whist –"):
            xdotool(env, "key", *keys)


@pytest.mark.parametrize(
    ("layout", "keys"), [("fr", (ONE, ENTER)), ("cz", (ONE, ENTER)), ("ru", (H,))]
)
def test_the_program_under_another_layout(
    layout: str, keys: tuple[str, ...], tmp_path: Path
) -> None:
    """The key of 1 bids it, and that of H makes the match an assisted one."""
    with shown(tmp_path, layout) as env:
        press_until(env, lambda: met(tmp_path / "data", keys[0]), *keys)
    assert met(tmp_path / "data", keys[0]) == ("bid 1" if ENTER in keys else "assisted")


def test_enter_that_is_held_in_the_program_bids_and_no_more(tmp_path: Path) -> None:
    """It comes as some X servers send it: let go and pressed again, without a mark."""
    with shown(tmp_path, "us") as env:
        press_until(env, lambda: met(tmp_path / "data", H), H)
        xdotool(env, "key", ONE)
        xdotool(env, "key", "--repeat", "100", "--delay", "40", ENTER)
        saved = MatchStore(tmp_path / "data").load()
    assert saved is not None
    bids = [move for seat, move in saved.moves if seat == 0 and isinstance(move, Bid)]
    assert bids == [bid(1)] and len(saved.moves) <= 2 * saved.seats, "no second deal is begun"
