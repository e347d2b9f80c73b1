"""Whatever the standard streams are: closed, full, or broken, no command loses its way."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import pytest

from farwhist.arguments import COMMANDS
from farwhist.rules.catalogue import default_preset
from farwhist.store.matches import Saved

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="its streams are closed and full in other ways"),
]

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = ("stdin", "stdout", "stderr")
FULL: Final = "[Errno 28] No space left on device"

PROGRAM: Final = ("-m", "farwhist")
SHORT_MATCH: Final = (
    "-c",
    "import sys; from farwhist import __main__; from farwhist.rules import catalogue\n"
    "catalogue.default_preset = lambda: 'knockout'\n"
    "sys.exit(__main__.main(sys.argv[1:]))",
)
"""The program, but what it plays by itself has 28 tricks at most instead of 85."""

LINES: Final = {
    "simulate": "--game knockout",
    "arena": "--deals 1 --field rule --players rule --jobs 1 --game knockout",
    "advise": "-",
    "analyse": "{bad}",
    "check": "{good}",
    "deal": "-",
    "puzzles": "",
    "verify": "{bad}",
    "games": "",
    "options": "elevator",
    "host": "--seats 99",
    "join": "nonsense",
    "deck": "--width 20 --out {png}",
}
"""A short line for each command; two of them read their standard input."""

OTHERS: Final = {
    "--help": "",
    "--version": "",
    "check": "{bad}",
    "nonsense": "",
    "games": "--nonsense",
}


class Ended(NamedTuple):
    """How the program ended, and what it said where it could be heard."""

    code: int
    out: str
    err: str


@cache
def files() -> dict[str, str]:
    """A match that is sound, one that is not, and where a picture is to be drawn."""
    folder = Path(tempfile.mkdtemp(prefix="farwhist-streams-"))
    atexit.register(shutil.rmtree, folder)
    saved = Saved(default_preset(), 4, 1, {}, ("",) * 4, moves=())
    (folder / "good").write_text(saved.text(), encoding="utf-8")
    (folder / "bad").write_text("nothing", encoding="utf-8")
    return {name: str(folder / name) for name in ("good", "bad")} | {"png": f"{folder}/a.png"}


@contextmanager
def broken() -> Iterator[IO[bytes]]:
    """A pipe whose reader has gone."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb", buffering=0) as pipe:
        yield pipe


def begun(*words: str, program: Sequence[str] = PROGRAM, **streams: str) -> subprocess.Popen[str]:
    """Start the program; a stream is "closed", "full", "broken", or else usual."""
    closed = [NAMES.index(name) for name, how in streams.items() if how == "closed"]
    shell = ["sh", "-c", f'exec "$@" {" ".join(f"{n}>&-" for n in closed)}', "sh"]
    with broken() as pipe, Path("/dev/full").open("r+b", buffering=0) as full:
        held: dict[str, Any] = {"broken": pipe, "full": full, "closed": subprocess.DEVNULL}
        held |= {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        stdin, stdout, stderr = (held[streams.get(name, name)] for name in NAMES)
        return subprocess.Popen(
            [*shell, sys.executable, *program, *words],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            text=True,
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
        )


def started(command: str, line: str, **streams: str) -> Ended:
    """Run a command to its end."""
    with begun(command, *(word.format_map(files()) for word in line.split()), **streams) as program:
        out, err = program.communicate()
    return Ended(program.returncode, (out or "").partition("Processor milliseconds")[0], err or "")


@cache
def usual(command: str, line: str) -> Ended:
    """How it ends where nothing is wrong with the streams."""
    return started(command, line)


CASES: Final = [*LINES.items(), *OTHERS.items()]


def test_there_is_a_line_for_every_command() -> None:
    assert LINES.keys() == COMMANDS.keys()


@pytest.mark.parametrize(("command", "line"), CASES)
def test_what_is_closed_is_done_without(command: str, line: str) -> None:
    found = started(command, line, stdin="closed", stdout="closed")
    assert found == usual(command, line)._replace(out="")
    found = started(command, line, stdin="closed", stdout="closed", stderr="closed")
    assert found == Ended(usual(command, line).code, "", "")


@pytest.mark.parametrize(("command", "line"), CASES)
def test_what_cannot_be_written_is_one_sentence(command: str, line: str) -> None:
    expected = usual(command, line)
    assert "Traceback" not in expected.err
    found = started(command, line, stdout="full")
    assert found == (Ended(2, "", f"farwhist: {FULL}\n") if expected.out else expected)
    # Where errors cannot be told the code tells, and what is printed is the same.
    assert started(command, line, stderr="full") == expected._replace(err="")


@pytest.mark.parametrize(("command", "line"), CASES)
def test_a_reader_that_has_gone_is_no_fault(command: str, line: str) -> None:
    expected = usual(command, line)
    found = started(command, line, stdout="broken", stderr="broken")
    assert found == Ended(0 if expected.out else expected.code, "", "")


@pytest.mark.parametrize(
    "streams",
    [
        {"stderr": "full"},
        {"stdout": "broken", "stderr": "broken"},
        dict.fromkeys(NAMES, "closed"),
    ],
    ids=str,
)
def test_a_window_needs_none_of_them(streams: dict[str, str], tmp_path: Path) -> None:
    """On this platform Qt says something of every window, in the middle of its own work."""
    with begun("--folder", str(tmp_path), **streams) as program:
        while program.poll() is None and not (tmp_path / "match.json").exists():
            time.sleep(0.05)
        assert program.poll() is None, "it has ended by itself"
        program.terminate()
        assert program.wait() == 0
    log = tmp_path / "farwhist.log"
    assert not log.exists(), log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "streams",
    [
        {"stdin": "closed", "stdout": "closed"},
        {"stdout": "full", "stderr": "broken"},
        dict.fromkeys(NAMES, "closed"),
    ],
    ids=str,
)
def test_the_opponents_need_none_of_them(streams: dict[str, str]) -> None:
    """It ends with 1 where the process in which they think is lost, or anything else fails."""
    with begun("--autoplay", program=SHORT_MATCH, **streams) as program:
        out, err = program.communicate()
    assert (program.returncode, out or "", err or "") == (0, "", "")
