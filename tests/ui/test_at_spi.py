"""The running program through AT-SPI, where Linux has what that takes; skipped elsewhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = Path("/usr/bin/python3")
SECONDS = 40


def missing() -> str:
    """Return what is missing for this test, or nothing."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is there on Linux only"
    for tool in ("Xvfb", "xvfb-run", "xauth", "dbus-run-session"):
        if shutil.which(tool) is None:
            return f"{tool} is not installed"
    if not LAUNCHER.exists() or not SYSTEM_PYTHON.exists():
        return "at-spi2-core is not installed"
    probe = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    done = subprocess.run([SYSTEM_PYTHON, "-c", probe], capture_output=True, check=False)
    return "gir1.2-atspi-2.0 is not installed" if done.returncode else ""


def test_a_screen_reader_can_read_and_play(tmp_path: Path) -> None:
    if lacking := missing():
        pytest.skip(lacking)
    script = tmp_path / "session.sh"
    script.write_text(
        f"{LAUNCHER} --launch-immediately &\n"
        "bus=$!\n"
        "sleep 1\n"
        f"'{sys.executable}' '{HERE / 'at_spi_window.py'}' '{tmp_path}' {SECONDS}"
        f" 2>'{tmp_path}/err' &\n"
        "window=$!\n"
        f"{SYSTEM_PYTHON} '{HERE / 'at_spi_client.py'}' {SECONDS - 15}\n"
        "kill $window $bus\n",
        encoding="utf-8",
    )
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(HERE.parent.parent),
        "XDG_RUNTIME_DIR": str(tmp_path),
    }
    done = subprocess.run(
        ["xvfb-run", "-a", "dbus-run-session", "--", "sh", str(script)],
        capture_output=True, text=True, timeout=3 * SECONDS, check=False, env=environment,
    )  # fmt: skip
    complaints = (tmp_path / "err").read_text(encoding="utf-8")
    if "could not connect to display" in complaints or "xcb" in complaints.lower():
        pytest.skip("no X server could be used: " + complaints)
    lines = done.stdout.strip().splitlines()
    assert lines, done.stderr + complaints
    found = json.loads(lines[-1])
    assert "Traceback" not in complaints, complaints
    assert found["played"] == 3
    hand = next(rows for rows in found["hands"] if any(row[2] == "playable" for row in rows))
    assert hand[0][0] == "list item" and " of " in hand[0][1]
    roles = [row[0] for row in hand]
    assert roles.count("list item") >= 1 and roles.count("label") == 7
    assert any(row[1].startswith("West, bid ") for row in hand)
    spoken = " ".join(found["announced"])
    assert "Your turn" in spoken and " the trick with the " in spoken
    assert found["log"].startswith("A match of 4 players begins.")
    assert "You lead the " in found["log"] or "You play the " in found["log"]
    assert any(" of " in name for name in found["focused"]), found["focused"]
    assert any(name.isdecimal() for name in found["focused"]), found["focused"]
