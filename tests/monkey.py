"""A player without sense: clicks, keys, wheels and sizes at random in the running program.

    .venv/bin/python -m tests.monkey --minutes 20 --seed 1

It sits at a screen of its own and knows no more of the program than a person does, which is started
by its own command, and again whenever it ends. Whatever the program says on the terminal, logs, or
ends with but 0 is a failure, printed with what was done before it; so is a program that does not
end when it is asked to. The exit code is 1 then. It is no part of the tests that run every time: it
takes too long.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from tests.helpers.screen import PROGRAM, screen

WIDE, HIGH = 1366, 800
KEYS = [
    *"0123456789", *"abcdefghijklmnopqrstuvwxyz", *[f"F{n}" for n in range(1, 13)],
    *["Left", "Right", "Up", "Down"] * 4, *["Return", "space", "Tab"] * 6,
    *["Escape", "BackSpace", "Delete", "Home", "comma", "question"] * 2,
]  # fmt: skip
MODIFIERS = [*[""] * 12, "ctrl+", "ctrl+", "shift+", "alt+"]
SIZES = [(1000, 650), (1280, 760), (760, 540), (400, 300), (1366, 780)]
BATCH = 25
"""So many things are done before it is looked at what the program says."""

PATIENCE = 15.0
"""Seconds that the program has to end."""


def act(rng: Random) -> tuple[str, str]:
    """Return one thing to do: what it is, and how xdotool is told."""
    x, y = rng.randrange(WIDE), rng.randrange(HIGH)
    other = f"{rng.randrange(WIDE)} {rng.randrange(HIGH)}"
    kind = rng.choices(
        ["click", "double", "right", "key", "wheel", "drag", "resize", "menu"],
        [40, 8, 4, 45, 6, 2, 1, 6],
    )[0]
    wide, high = rng.choice(SIZES)
    steps = ["Down"] * rng.randrange(12) + rng.choice([["Return"], ["Right", "Return"]])
    acts = {
        "click": f"mousemove {x} {y} click 1",
        "double": f"mousemove {x} {y} click --repeat 2 --delay 30 1",
        "right": f"mousemove {x} {y} click 3",
        "wheel": f"mousemove {x} {y} click {rng.choice([4, 5])}",
        "drag": f"mousemove {x} {y} mousedown 1 mousemove {other} mouseup 1",
        "resize": f"getactivewindow windowmove 0 0 windowsize {wide} {high}",
        "menu": f"key alt+{rng.choice('gdvpsh')} {' '.join(steps)}",
        "key": f"key {rng.choice(MODIFIERS)}{rng.choice(KEYS)}",
    }
    return kind, acts[kind]


class Monkey:
    """Plays in one folder until it is late; `failures` counts what went wrong."""

    def __init__(self, rng: Random, end: float, home: Path, env: dict[str, str]) -> None:
        self.rng, self.end, self.env = rng, end, env
        self.folder, self.said = home / "data", home / "said"
        self.failures = self.starts = 0
        self.done: Counter[str] = Counter()
        self._last: deque[str] = deque(maxlen=3 * BATCH)
        self._logged = 0

    def run(self) -> None:
        """Start the program again and again."""
        while monotonic() < self.end:
            self.starts += 1
            with self.said.open("wb") as said:
                program = subprocess.Popen(
                    [*PROGRAM, str(self.folder)], env=self.env, stderr=said, stdout=said
                )
            sleep(2)
            while program.poll() is None and monotonic() < self.end:
                self._do_some()
                self._look()
            self._finish(program)

    def _do_some(self) -> None:
        acts = [act(self.rng) for _ in range(BATCH)]
        self._last += [told for _, told in acts]
        self.done.update(kind for kind, _ in acts)
        script = "\n".join(f"{told}\nsleep 0.01" for _, told in acts)
        subprocess.run(
            ["xdotool", "-"], input=script, text=True, env=self.env, check=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def _look(self) -> None:
        """Tell what has been logged since the last time."""
        log = self.folder / "farwhist.log"
        with suppress(FileNotFoundError):
            data = log.read_bytes()
            if len(data) > self._logged:
                self._fail(data[self._logged :].decode(errors="replace"))
            self._logged = len(data)

    def _finish(self, program: subprocess.Popen[bytes]) -> None:
        """End the program if it runs still, and look how it has ended."""
        if program.poll() is None:
            program.terminate()
        try:
            code = program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._fail("It does not end.")
            program.kill()
            code = program.wait() and 0
        self._look()
        said = self.said.read_text(encoding="utf-8", errors="replace").strip()
        if code or said:
            self._fail(f"It ended with {code} and said:\n{said[-6000:]}")

    def _fail(self, text: str) -> None:
        self.failures += 1
        print(f"--- failure {self.failures}\n{text}\nafter:", *self._last, sep="\n  ", flush=True)


def main() -> int:
    """Play until the time is over; return 1 when anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with TemporaryDirectory(prefix="farwhist-monkey-") as scratch:
        home = Path(scratch)
        with screen(f"{WIDE}x{HIGH}", home) as env:
            end = monotonic() + 60 * arguments.minutes
            monkey = Monkey(Random(arguments.seed), end, home, env)
            monkey.run()
    print(f"{monkey.starts} starts, {dict(monkey.done)}, {monkey.failures} failures")
    return int(monkey.failures > 0)


if __name__ == "__main__":
    sys.exit(main())
