"""Whatever goes wrong in a test fails it: in a slot, in a thread, in a log."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

TESTS = """
import gc
import logging
import subprocess
import sys
import threading
from pathlib import Path

from PySide6.QtCore import QTimer, qWarning

from farwhist.store.log import ErrorLog


def broken():
    raise ValueError


class Broken:
    def __del__(self):
        raise ValueError


def test_slot(qtbot):
    QTimer.singleShot(0, broken)
    qtbot.wait(5)


def test_thread():
    thread = threading.Thread(target=broken)
    thread.start()
    thread.join()


def test_unraisable():
    Broken()
    gc.collect()


def test_qt(qtbot):
    qWarning("odd")


def test_log(tmp_path):
    ErrorLog(tmp_path / "deep").write("odd")


def test_log_of_another_process(tmp_path):
    code = "import sys, pathlib; from farwhist.store.log import ErrorLog as E;"
    code += "E(pathlib.Path(sys.argv[1])).write('odd')"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True)


def test_crash(tmp_path):
    (tmp_path / "farwhist-crash.txt").write_text("Fatal Python error: Aborted")


def test_logging():
    logging.getLogger("farwhist.odd").warning("odd")


def test_well(tmp_path, qtbot):
    logging.getLogger("farwhist.odd").info("fine")
"""


def test_nothing_goes_wrong_in_silence(tmp_path: Path) -> None:
    (tmp_path / "test_wrong.py").write_text(TESTS, encoding="utf-8")
    for name in ("pyproject.toml", "tests/conftest.py"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-rA", "."],
        cwd=tmp_path,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    ends = {
        line.split("::")[1].split()[0]: line.split()[0]
        for line in done.stdout.splitlines()
        if line.startswith(("PASSED ", "FAILED ", "ERROR "))
    }
    wanted = [
        line.split()[1].split("(")[0] for line in TESTS.splitlines() if line.startswith("def test")
    ]
    assert set(ends) == set(wanted), done.stdout
    assert ends.pop("test_well") == "PASSED"
    assert set(ends.values()) <= {"FAILED", "ERROR"}, done.stdout
