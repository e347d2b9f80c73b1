"""What the desktop knows of the running program: names, icon, class of its windows, folders."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

import icons
from farwhist import __version__
from farwhist.identity import APP_ID, ORGANISATION
from farwhist.ui.system import desktop
from farwhist.ui.system.before_qt import why
from tests.helpers.screen import PROGRAM, ROOT, need, screen

PORTAL = Path(__file__).parents[1] / "real" / "portal.py"
SYSTEM_PYTHON = "/usr/bin/python3"

SCRIPT = """
import json, sys
from PySide6.QtWidgets import QMainWindow
from farwhist.ui.system import desktop
from farwhist.ui.system.before_qt import why
app = desktop.application([])
window = QMainWindow()
first = sorted(size.width() for size in window.windowIcon().availableSizes())
desktop.complete_icon(app)
full = sorted(size.width() for size in window.windowIcon().availableSizes())
print(json.dumps({
    "name": app.applicationName(), "version": app.applicationVersion(),
    "organisation": app.organizationName(), "desktop": app.desktopFileName(),
    "first": first, "full": full,
}))
"""


def pixels(image: QImage) -> bytes:
    same = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return bytes(same.constBits())


@pytest.mark.parametrize("side", desktop.SIZES)
def test_the_icon_of_the_windows_is_the_picture(side: int) -> None:
    shown = desktop.icon().pixmap(QSize(side, side)).toImage()
    drawn = icons.drawn(side)
    assert shown.size() == drawn.size() == QSize(side, side)
    far = max(abs(a - b) for a, b in zip(pixels(shown), pixels(drawn), strict=True))
    assert far <= 3, "draw them again: python packaging/icons.py"
    corner, middle = drawn.pixelColor(0, 0), drawn.pixelColor(side // 2, side * 3 // 5)
    assert corner.alpha() < 200 and middle.lightness() < 60, "a spade on a tile with round corners"


def test_the_desktop_is_told_names_and_icon() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], stdout=subprocess.PIPE, check=True, cwd=ROOT
    )
    assert json.loads(done.stdout) == {
        "name": "farwhist",
        "version": __version__,
        "organisation": ORGANISATION,
        "desktop": APP_ID,
        "first": list(desktop.SEEN_FIRST),
        "full": list(desktop.SIZES),
    }


@pytest.mark.parametrize("started", ["module", "script"])
def test_windows_have_a_class_a_title_and_their_files_a_folder(
    started: str, tmp_path: Path
) -> None:
    need()
    script = tmp_path / "farwhist"
    script.write_text("import sys\nfrom farwhist.__main__ import main\nsys.exit(main())\n")
    how = ["-m", "farwhist"] if started == "module" else [str(script)]
    home = tmp_path / "home"
    with screen("1280x800", home) as env:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
            env.pop(name, None)
        program = subprocess.Popen([sys.executable, *how, "--language", "en"], env=env)
        try:
            assert title(env, program) == "Far Whist – Elevator Whist"
        finally:
            program.terminate()
            program.wait()
    kept = {path.relative_to(home).as_posix() for path in home.rglob("match.json")}
    assert kept == {".local/share/farwhist/match.json"}
    assert not [path for path in home.rglob("*") if ORGANISATION in path.name]


def title(env: dict[str, str], program: subprocess.Popen[bytes]) -> str:
    """Return the title of the window when a game is on the table. The window has the class."""
    end = time.monotonic() + 60
    search = ["xdotool", "search", "--onlyvisible", "--all", "--class", "--classname"]
    while time.monotonic() < end and program.poll() is None:
        command = [*search, "^farwhist$", "getwindowname"]
        told = subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout
        if "–" in told:
            return told.strip()
        time.sleep(0.05)
    raise AssertionError("there is no such window")


def test_a_desktop_that_does_not_know_the_program_is_no_trouble(tmp_path: Path) -> None:
    """As when it is run from a checkout: Qt would warn, and the warning would be logged."""
    need("dbus-run-session")
    probe = [SYSTEM_PYTHON, "-c", "from gi.repository import Gio"]
    if subprocess.run(probe, capture_output=True, check=False).returncode:
        pytest.skip("not installed: python3-gi")
    folder = tmp_path / "data"
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(PORTAL), str(folder)]
    with screen("1280x800", tmp_path / "home") as env:
        done = subprocess.run(
            [*command, *PROGRAM, str(folder)],
            env={**env, "XDG_CURRENT_DESKTOP": "KDE"},
            capture_output=True,
            text=True,
            timeout=90,
            check=False,
        )
    assert (done.returncode, done.stdout) == (0, f"{APP_ID}\n")
    assert "portal" not in done.stderr and not list(folder.glob("farwhist.log*"))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one screen, always")
@pytest.mark.parametrize(
    ("env", "arguments", "said"),
    [
        ({}, [], "neither DISPLAY nor WAYLAND_DISPLAY is set"),
        ({"DISPLAY": ":59000"}, [], "DISPLAY “:59000” does not answer or refuses this user"),
        (
            {"WAYLAND_DISPLAY": "gone"}, [],
            "WAYLAND_DISPLAY “gone” does not answer or refuses this user; DISPLAY is not set",
        ),
        (
            {"DISPLAY": ":59000"}, ["-display", ":59001"],
            "DISPLAY “:59001” does not answer or refuses this user",
        ),
        ({"QT_QPA_PLATFORM": "slate"}, [], "there is no window system “slate”"),
    ],
)  # fmt: skip
def test_a_dead_screen_gets_a_sentence(
    env: dict[str, str], arguments: list[str], said: str, tmp_path: Path
) -> None:
    need()
    code, told = start(env, arguments, tmp_path)
    assert (code, told) == (1, f"farwhist: no window can be opened: {said}\n")
    assert not (tmp_path / "data").exists(), "nothing is begun where nothing can be seen"


def test_without_a_reason_what_qt_said_last_is_told() -> None:
    assert why(["first", "last"], {"DISPLAY": ":0"}) == "last"
    assert why(['Could not load the Qt platform plugin "slate" in ""'], {}).startswith("Could not")


def test_a_screen_that_refuses_gets_the_same(tmp_path: Path) -> None:
    need("xauth")
    cookie = tmp_path / "cookie"
    subprocess.run(
        ["xauth", "-q", "-f", str(cookie), "add", ":0", ".", "ab" * 16],
        stderr=subprocess.DEVNULL,
        check=True,
    )
    with screen("320x200", tmp_path / "home", managed=False, cookie=cookie) as env:
        code, told = start({"DISPLAY": env["DISPLAY"], "HOME": env["HOME"]}, [], tmp_path)
    assert code == 1
    assert f"DISPLAY “{env['DISPLAY']}” does not answer or refuses this user" in told


def test_a_library_that_qt_lacks_is_named(tmp_path: Path) -> None:
    """A stand-in for Qt's package raises what Python raises on a machine without libEGL."""
    package = tmp_path / "PySide6"
    package.mkdir()
    (package / "__init__.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file: No such file or "
        "directory')\n"
    )
    code, told = start({"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}, [], tmp_path)
    assert (code, told) == (
        1, "farwhist: no window can be opened: libEGL.so.1 is not installed\n",
    )  # fmt: skip


def start(env: dict[str, str], arguments: list[str], folder: Path) -> tuple[int, str]:
    """Return exit code and stderr of the program, which is to end by itself."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XAUTHORITY", "QT_QPA_PLATFORM")
    clean = {key: value for key, value in os.environ.items() if key not in hidden}
    place = {"PYTHONPATH": str(ROOT), "XDG_RUNTIME_DIR": str(folder), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "farwhist", "--folder", str(folder / "data"), *arguments]
    done = subprocess.run(
        command,
        env={**clean, **place, **env},
        cwd=folder,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr
