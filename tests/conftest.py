"""What all tests share: Hypothesis draws the same examples every time and has no clock, and what
is written to a log, by the program's own or by Python's, fails the test.

Exceptions in slots, in threads and where Python can raise none fail it too: pytest and pytest-qt
see to that.
"""

from __future__ import annotations

import builtins
import gc
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("farwhist", derandomize=True, deadline=None)
settings.load_profile("farwhist")

MEMORY = Path("/dev/shm")
ROOM = 1 << 30


TESTS = Path(__file__).resolve().parent
WITHOUT_LANGUAGES = {"engine", "rules", "bots", "store"}
"""Folders of tests that speak no language, so that they run in a fresh clone as it is."""


def need_translations(wanted: list[str]) -> None:
    """Say so when translations are wanted that nobody has compiled; the tests would all fail."""
    paths = [Path(each.partition("::")[0]).resolve() for each in wanted]
    folders = [path.relative_to(TESTS) for path in paths if path.is_relative_to(TESTS)]
    if folders and all({*each.parts[:1]} & WITHOUT_LANGUAGES for each in folders):
        return
    texts = (TESTS.parent / "translations").glob("*.ts")
    missing = sorted(each.name for each in texts if not each.with_suffix(".qm").exists())
    if missing:
        raise pytest.UsageError(
            f"The translations are not compiled: {', '.join(missing)}. `python3 dev.py test` does"
            " that before it runs the tests."
        )


def keep_bytecode() -> None:
    """Let all workers, and the many programs that the tests start, compile each module once.

    Where the system wants no bytecode beside the sources it lies in a folder of its own.
    """
    if sys.dont_write_bytecode:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(TESTS.parent / "build/bytecode")
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


keep_bytecode()


_import = builtins.__import__


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are processors: tests of the window wait a good deal."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Import modules as the program does, and let files lie in memory where there is room.

    Since pytest-qt has loaded Qt, the source of each imported module would be read to see which
    names of Qt it wants. Every move of a match waits for the disk; in a whole run that came to
    minutes.
    """
    builtins.__import__ = _import
    if not hasattr(config, "workerinput"):
        need_translations(config.args)
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    if shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ["TMPDIR"] = str(MEMORY)
        tempfile.tempdir = None


SELDOM = (10_000, 5, 10)
"""How often the garbage collector looks: by itself it walked through all windows several times."""


def pytest_collection_finish() -> None:
    """Let the garbage collector leave the thousands of cases alone, which stay to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


LOGS = ("farwhist.log*", "farwhist-crash.txt")
"""What the program writes when something goes wrong, anywhere below the folder of a test."""


class _Heard(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@pytest.fixture(autouse=True)
def _nothing_is_logged(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test after which a log is not empty, unless it is marked with `logs`."""
    if request.node.get_closest_marker("logs") is not None:
        yield
        return
    folder: Path | None = None
    if "tmp_path" in request.fixturenames:
        folder = request.getfixturevalue("tmp_path")
    heard = _Heard()
    logging.getLogger().addHandler(heard)
    yield
    logging.getLogger().removeHandler(heard)
    assert not heard.lines
    for pattern in LOGS if folder is not None else ():
        for file in folder.rglob(pattern):
            assert not file.is_file() or not file.stat().st_size, file.read_text("utf-8")
