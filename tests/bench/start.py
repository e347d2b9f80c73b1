"""Start-up as it is seen: from the start of the process to pictures on a screen of its own.

The programs know nothing of being watched: Xvfb keeps its screen in a file, which is read again and
again. An empty window stands beside each program, started in turn with it; the frozen one has the
libraries of `dist/farwhist`. The match is one in progress, at instant speed, whose opponents have
all answered: so the last change of the screen is the question. The time of the processor up to
each picture tells more than the clock does where other programs run.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FROZEN = ROOT / "dist" / "farwhist"
STARTS = 9
REST = 1.5
"""After so many seconds without a change nothing more is expected to come."""

WIDE, HIGH = 1280, 800


class Seen(NamedTuple):
    """Milliseconds to the first picture and to the last: on the clock, and of the processor."""

    first: float
    last: float
    first_work: float
    last_work: float


class Screen(NamedTuple):
    """An X server: its name, and what it shows, from `start` on, in lines of `stride` bytes."""

    display: str
    memory: mmap.mmap
    start: int
    stride: int

    def parts(self) -> list[int]:
        """Return a number for each part of the screen that is another when the part changes."""
        sums = [0] * 64
        for y in range(0, HIGH, 4):
            begin = self.start + y * self.stride
            line, row = self.memory[begin : begin + 4 * WIDE], 8 * (y * 8 // HIGH)
            for column in range(8):
                piece = line[column * WIDE // 2 : (column + 1) * WIDE // 2]
                sums[row + column] = zlib.adler32(piece, sums[row + column])
        return sums


@contextmanager
def screen() -> Iterator[Screen]:
    """Start an X server, and end it."""
    with TemporaryDirectory() as folder:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDE}x{HIGH}x24"]
        server = subprocess.Popen(
            [*command, "-fbdir", folder, "-nolisten", "tcp", "-noreset"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        try:
            display = ":" + os.read(reading, 20).decode().strip()
            with Path(folder, "Xvfb_screen0").open("rb") as file:
                memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
            head = struct.unpack(">25I", memory[:100])  # the format of xwd
            yield Screen(display, memory, head[0] + 12 * head[19], head[12])
        finally:
            os.close(reading)
            server.terminate()
            server.wait()


def watch(seen: Screen, command: Sequence[str], environment: dict[str, str]) -> Seen | None:
    """Start a program, end it when it rests, and return when it was seen, if it was."""
    before = last = seen.parts()
    changes: list[tuple[float, float, int]] = []
    began = time.monotonic()
    program = _start(seen, command, environment)
    while time.monotonic() - began < (changes[-1][0] + REST if changes else 30):
        if program.poll() is not None:
            raise SystemExit(f"{' '.join(command)} ended by itself; start it to see why")
        now, parts = time.monotonic() - began, seen.parts()
        if parts != last:
            others = sum(a != b for a, b in zip(parts, before, strict=True))
            changes.append((now, _work(program.pid), others))
            last = parts
        time.sleep(0.002)
    program.terminate()
    program.wait()
    time.sleep(0.2)
    pictures = [change for change in changes if change[2] > 32]  # not the pointer alone
    if not pictures:
        return None
    first, final = pictures[0], changes[-1]
    return Seen(1000 * first[0], 1000 * final[0], first[1], final[1])


def _start(
    seen: Screen, command: Sequence[str], environment: dict[str, str]
) -> subprocess.Popen[bytes]:
    outside = {**os.environ, **environment, "DISPLAY": seen.display, "QT_QPA_PLATFORM": "xcb"}
    outside.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.Popen(
        command, cwd=ROOT, env=outside, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def _work(process: int) -> float:
    """Return the milliseconds of the processor that a process has taken, all threads together."""
    total = 0
    for thread in Path("/proc", str(process), "task").iterdir():
        total += int((thread / "schedstat").read_text(encoding="ascii").split()[0])
    return total / 1e6


def _at_home(home: str) -> dict[str, str]:
    """Return the environment of a player who lives in this folder."""
    places = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")
    return {**dict.fromkeys(places, home), "PYTHONDONTWRITEBYTECODE": ""}


def _prepare(seen: Screen, command: Sequence[str], environment: dict[str, str]) -> None:
    """Leave a match in which only the player has not bid yet."""
    from farwhist.store.matches import MatchStore
    from farwhist.store.preferences import Preferences

    folder = Path(environment["XDG_DATA_HOME"], "farwhist")
    preferences = Preferences(folder)
    preferences.set("language/window", "en")
    preferences.set("steps/next", "9")  # a player who has seen the first steps
    preferences.set("steps/games", ["elevator"])  # and this game
    preferences.set("table/speed", "instant")
    preferences.save()
    program = _start(seen, command, environment)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        time.sleep(0.2)
        saved = MatchStore(folder).load() if (folder / "match.json").exists() else None
        if saved is not None and len(saved.moves) == saved.seats - 1:
            break
    time.sleep(1)
    program.terminate()
    program.wait()


def _empty_frozen() -> Path:
    """Return an empty window, frozen as the program is."""
    folder = ROOT / "build" / "empty"
    shutil.rmtree(folder, ignore_errors=True)
    spec = Path(__file__).with_name("empty.spec")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    folders = ["--distpath", str(folder), "--workpath", str(folder)]
    done = subprocess.run(
        [*command, *folders, str(spec)], stderr=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    program = folder / "empty" / "empty"
    (program.parent / "_internal").symlink_to(FROZEN / "_internal")
    return program


def _compare(
    seen: Screen, name: str, empty: Sequence[str], command: Sequence[str], bytecode: str
) -> None:
    with TemporaryDirectory() as home:
        environment = {**_at_home(home), "PYTHONPYCACHEPREFIX": bytecode}
        _prepare(seen, command, environment)
        pairs = []
        for _ in range(STARTS + 1):
            alone, ours = (watch(seen, each, environment) for each in (empty, command))
            if alone is not None and ours is not None:
                pairs.append((alone, ours))
    pairs = pairs[1:]
    base = median(alone.first for alone, _ in pairs)
    print(f"{f'{name}: the empty window is seen':<46}{base:9.0f} ms")
    for what, clock, work in (("first picture", 0, 2), ("question", 1, 3)):
        taken = median(ours[clock] for _, ours in pairs)
        times = median(ours[clock] / alone.first for alone, ours in pairs)
        share = median(ours[work] / alone.first_work for alone, ours in pairs)
        row = f"{f'{name}: the {what} of a match in progress':<46}{taken:9.0f} ms"
        print(f"{row}{times:9.2f} of the empty one,{share:6.2f} of its work")


def report() -> None:
    """Print what was seen, where there is Xvfb; of the frozen program if there is one."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        print("Xvfb is missing: start-up is not watched.")
        return
    with screen() as seen, TemporaryDirectory() as bytecode:
        empty = Path(__file__).with_name("empty.py")
        source = [sys.executable, "-m", "farwhist"]
        _compare(seen, "source", [sys.executable, str(empty)], source, bytecode)
        if FROZEN.exists():
            frozen = str(FROZEN / "farwhist")
            _compare(seen, "frozen", [str(_empty_frozen())], [frozen], bytecode)


if __name__ == "__main__":
    report()
