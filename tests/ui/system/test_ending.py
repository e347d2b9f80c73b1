"""A process that is asked to end keeps what a closed window keeps."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from farwhist.store.matches import MatchStore
from farwhist.store.preferences import FILE
from farwhist.ui.system.desktop_state import EndSignals

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


def wait_for(what: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        if what():
            return
        assert process.poll() is None
        time.sleep(0.05)
    raise AssertionError("it takes too long")


def test_the_program_ends_as_if_it_were_closed(tmp_path: Path) -> None:
    old = tmp_path / "rules.json.1.new"
    old.write_text("half", encoding="utf-8")
    os.utime(old, (0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "farwhist", "--folder", str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    try:
        wait_for(lambda: (tmp_path / "match.json").exists() and not old.exists(), process)
        before = MatchStore(tmp_path).load()
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 0 and b"Traceback" not in said
    data = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    assert {"geometry", "state"} <= data["window"].keys()
    after = MatchStore(tmp_path).load()
    assert after is not None and before is not None and after.seed == before.seed
    assert not list(tmp_path.glob("*.new"))


@pytest.fixture
def handlers() -> Iterator[None]:
    """Put back what listened to signals before."""
    kept = {name: signal.getsignal(getattr(signal, name)) for name in SIGNALS}
    yield
    for name, handler in kept.items():
        signal.signal(getattr(signal, name), handler)


@pytest.mark.usefixtures("handlers")
@pytest.mark.parametrize("name", SIGNALS)
def test_each_signal_is_heard_once(qtbot: QtBot, name: str) -> None:
    number = getattr(signal, name)
    signal.signal(number, signal.SIG_DFL)  # whoever started the tests may have ignored it
    ending = EndSignals()
    with qtbot.waitSignal(ending.asked):
        os.kill(os.getpid(), number)
    assert signal.getsignal(number) is signal.SIG_DFL, "the next one ends the process"
    ending.close()


@pytest.mark.usefixtures("handlers")
def test_what_is_ignored_from_outside_stays_ignored() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    ending = EndSignals()
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    assert signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL
    ending.close()
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
