"""Less motion where the system asks for it, on systems that are all played here."""

import os
import sys
from ctypes import c_int
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtDBus import QDBusVariant

from farwhist.store.preferences import Preferences
from farwhist.ui.settings.table_preferences import KeptTablePreferences
from farwhist.ui.system import desktop_state
from farwhist.ui.system.desktop_state import KEYS, Portal, by_kde, by_mac, by_windows, unwrapped


@pytest.mark.parametrize(("animated", "known", "less"), [(0, 1, True), (1, 1, False), (0, 0, None)])
def test_windows_is_asked_for_animations(animated: int, known: int, less: bool | None) -> None:
    def system_parameters_info(action: int, zero: int, out: Any, change: int) -> int:
        assert (action, zero, change) == (0x1042, 0, 0)
        out._obj.value = animated
        assert isinstance(out._obj, c_int)
        return known

    assert by_windows(system_parameters_info) is less


@pytest.mark.parametrize("less", [True, False])
def test_macos_is_asked_for_its_workspace(less: bool) -> None:
    class Runtime:
        def object_of(self, receiver: int | bytes, selector: bytes) -> int:
            assert (receiver, selector) == (b"NSWorkspace", b"sharedWorkspace")
            return 7

        def truth_of(self, receiver: int, selector: bytes) -> bool:
            assert (receiver, selector) == (7, b"accessibilityDisplayShouldReduceMotion")
            return less

    assert by_mac(Runtime()) is less


@pytest.mark.parametrize(
    ("text", "less"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[General]\nAnimationDurationFactor=0\n[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[General]\nAnimationDurationFactor=0\n[KDE][$i]\nlook=x\n", None),
    ],
)
def test_kde_is_read_from_its_file(tmp_path: Path, text: str, less: bool | None) -> None:
    (tmp_path / "kdeglobals").write_text(text, encoding="utf-8")
    assert by_kde([tmp_path / "none", tmp_path]) is less


def test_the_players_file_of_kde_counts_before_the_shared_one(tmp_path: Path) -> None:
    for folder, factor in (("own", "1"), ("shared", "0")):
        (tmp_path / folder).mkdir()
        text = f"[KDE]\nAnimationDurationFactor={factor}\n"
        (tmp_path / folder / "kdeglobals").write_text(text, encoding="utf-8")
    folders = {
        "XDG_CONFIG_HOME": str(tmp_path / "own"),
        "XDG_CONFIG_DIRS": str(tmp_path / "shared"),
    }
    kde = {"XDG_CURRENT_DESKTOP": "KDE"}
    assert not desktop_state.at_once("linux", folders | kde)
    (tmp_path / "own" / "kdeglobals").unlink()
    assert desktop_state.at_once("linux", folders | kde)
    assert not desktop_state.at_once("linux", folders)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_pipe_instead_of_the_file_of_kde_does_not_hold_the_start(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "kdeglobals")
    assert by_kde([tmp_path]) is None


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_system_without_its_libraries_wants_everything_to_move(
    platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr("ctypes.windll", None, raising=False)
    monkeypatch.setattr("ctypes.CDLL", missing)
    assert not desktop_state.at_once(platform, {})


class Reply:
    """An answer of the portal."""

    def __init__(self, *arguments: object, error: str = "") -> None:
        self._arguments, self._error = arguments, error

    def errorName(self) -> str:
        return self._error

    def arguments(self) -> list[object]:
        return list(self._arguments)


class Call:
    """A call that has been answered."""

    def __init__(self, reply: Reply) -> None:
        self._reply = reply

    def reply(self) -> Reply:
        return self._reply

    def deleteLater(self) -> None:
        pass


APPEARANCE, GNOME = KEYS


@pytest.mark.parametrize(
    ("names", "reply", "less"),
    [
        (GNOME, Reply(QDBusVariant(QDBusVariant(False))), True),
        (GNOME, Reply(QDBusVariant(QDBusVariant(True))), False),
        (APPEARANCE, Reply(QDBusVariant(1)), True),
        (APPEARANCE, Reply(QDBusVariant(0)), False),
        (GNOME, Reply(error="org.freedesktop.portal.Error.NotFound"), False),
        (GNOME, Reply(), False),
    ],
)
def test_the_portal_says_yes_or_nothing(
    qapp: object, names: tuple[str, str], reply: Reply, less: bool
) -> None:
    portal, heard = Portal(), list[bool]()
    portal.answered.connect(lambda: heard.append(True))
    portal._hear(Call(reply), names)
    portal._hear(Call(reply), names)
    assert heard == [True] * less


def test_a_variant_is_unwrapped(qapp: object) -> None:
    assert unwrapped(QDBusVariant(QDBusVariant(3))) == 3
    assert unwrapped("plain") == "plain"


def test_a_late_answer_calms_the_table(
    qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    owner, told = QObject(), list[object]()
    table_preferences = KeptTablePreferences(Preferences(tmp_path), owner)
    table_preferences.changed.connect(told.append)
    table_preferences.ask_system()
    assert table_preferences.timing().travel
    portal = owner.findChild(Portal) or table_preferences.findChild(Portal)
    portal.answered.emit()
    assert not table_preferences.timing().travel
    assert told == [table_preferences.now]
    table_preferences.set(motion="full")
    assert table_preferences.timing().travel
