"""The log of what went wrong: complete entries, a bounded size, and no trouble of its own."""

from __future__ import annotations

import faulthandler
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from farwhist import __version__
from farwhist.store import log as module
from farwhist.store.crash_file import CRASH_FILE as CRASH
from farwhist.store.crash_file import CrashFile
from farwhist.store.log import LOG_FILE, MOST_LOG_BYTES, OLDER, ErrorLog

pytestmark = pytest.mark.logs


def noon() -> datetime:
    return datetime(2026, 5, 3, 12, tzinfo=UTC)


def test_nothing_is_made_before_there_is_something_to_say(tmp_path: Path) -> None:
    ErrorLog(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_an_entry_tells_time_and_versions(tmp_path: Path) -> None:
    log = ErrorLog(tmp_path / "new", ("Qt 6.0",), noon)
    entry = log.write("ValueError")
    log.write("KeyError")
    text = (tmp_path / "new" / LOG_FILE).read_text(encoding="utf-8")
    assert text.startswith(entry) and text.count("2026-05-03T12:00:00+00:00") == 2
    for word in (__version__, platform.python_version(), "Qt 6.0", platform.system(), "ValueError"):
        assert word in entry


def test_the_log_is_rotated_and_stays_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_LOG_BYTES", 2000)
    log = ErrorLog(tmp_path)
    for number in range(100):
        log.write(f"{number} {'x' * 100}")
    files = sorted(tmp_path.iterdir())
    assert [each.name for each in files] == [
        LOG_FILE,
        *(f"{LOG_FILE}.{n}" for n in range(1, OLDER + 1)),
    ]
    assert all(each.stat().st_size <= 2000 for each in files)
    assert "\n99 x" in files[0].read_text(encoding="utf-8")
    assert MOST_LOG_BYTES <= 1_000_000


def test_a_log_that_cannot_be_renamed_or_written_raises_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert "ValueError" in ErrorLog(tmp_path / "file").write("ValueError")
    (tmp_path / "taken" / LOG_FILE).mkdir(parents=True)
    assert "ValueError" in ErrorLog(tmp_path / "taken").write("ValueError")
    assert ErrorLog(tmp_path / "odd").write("half \ud800 a character")

    def refuse(*paths: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(module, "MOST_LOG_BYTES", 500)
    monkeypatch.setattr(os, "rename", refuse)
    log = ErrorLog(tmp_path / "kept")
    for number in range(20):
        log.write(f"number {number}")
    text = (tmp_path / "kept" / LOG_FILE).read_text(encoding="utf-8")
    assert "number 0\n" in text and "number 19\n" in text
    assert capfd.readouterr() == ("", "")


# --- crashes -----------------------------------------------------------------------------

CRASHES = """
import ctypes, os, signal, sys
from pathlib import Path
from farwhist.store.crash_file import CrashFile

def dealing(hand, seed):
    if sys.argv[2] == "fault":
        ctypes.string_at(0)
    os.kill(os.getpid(), getattr(signal, sys.argv[2]))

file = CrashFile(Path(sys.argv[1]))
file.watch()
if sys.argv[2] == "well":
    file.leave()
elif sys.argv[2] == "raise":
    raise ValueError("AS")
else:
    dealing(["AS", "TD"], 918273645)
"""


def end_by(folder: Path, how: str) -> int:
    """Run a program that ends like this, and return its exit code."""
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    for name in ("PYTHONFAULTHANDLER", "PYTHONDEVMODE"):
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-c", CRASHES, str(folder), how],
        env=environment,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode


def test_a_crash_is_told_once_with_where_it_was(tmp_path: Path) -> None:
    assert end_by(tmp_path, "fault")
    text = CrashFile(tmp_path).last()
    assert text.startswith(("Fatal Python error", "Windows fatal exception"))
    assert "in dealing" in text and str(Path.home()) not in text
    assert "AS" not in text and "918273645" not in text
    assert CrashFile(tmp_path).last() == ""


@pytest.mark.parametrize("how", ["well", "raise", "SIGTERM", "SIGKILL"])
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_no_other_end_is_a_crash(tmp_path: Path, how: str) -> None:
    end_by(tmp_path, how)
    assert CrashFile(tmp_path).last() == ""


def test_of_several_crashes_the_last_is_told(tmp_path: Path) -> None:
    (tmp_path / CRASH).write_text(
        "Fatal Python error: Aborted\n\nCurrent thread 0x1 (most recent call first):\n"
        '  File "C:\\anna\\farwhist\\ui\\app.py", line 3 in run\n'
        "Windows fatal exception: access violation\n\n"
        'Thread 0x00001a (most recent call first):\n  File "/x/farwhist/cli.py", line 7 in main\n',
        encoding="utf-8",
    )
    text = CrashFile(tmp_path).last()
    assert text.splitlines()[0] == "Windows fatal exception: access violation"
    assert text.splitlines()[-1] == "  farwhist/cli.py:7 in main"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Windows fatal exception: code 0x8001010d\n\nThread 0x1 (most recent call first):\n",
        b"nothing of the kind",
        b"\xff\x00\xfe",
        b"Fatal Python error: Aborted\n" * 20_000,
    ],
)
def test_anything_else_in_the_file_is_swept_and_not_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / CRASH).write_bytes(content)
    assert CrashFile(tmp_path).last() == ""
    assert (tmp_path / CRASH).read_bytes() == b""


def test_where_nothing_can_be_written_nothing_is_watched(tmp_path: Path) -> None:
    enabled = faulthandler.is_enabled()
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path):
        if folder is tmp_path:
            (tmp_path / CRASH).mkdir()
        file = CrashFile(folder)
        file.watch()
        assert file.last() == ""
        file.leave()
    assert faulthandler.is_enabled() is enabled
