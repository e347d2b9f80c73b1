"""What sounds cost a core while cards are played at quick speed, through a sound server.

``python -m tests.bench.sound`` plays one sound after the other to the server of its environment and
prints, as shares of a core, what the process takes with them and what it takes without, and the
milliseconds that the longest call keeps the window waiting.
"""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import cycle, islice

import pytest

from farwhist.ui.table.sounds import EVENTS, SoundOutput, files
from tests.helpers.sound_server import COMMANDS, sound_server

EVERY = 0.12
"""Seconds between two sounds: a card played fast takes 0.15."""

SOUNDS = 80


def report() -> None:
    """Print a row for each server that is installed."""
    for kind in COMMANDS:
        name = f"sound while cards are played, {kind}"
        try:
            with sound_server(kind) as server:
                server.start()
                server.add_sink("first")
                done = subprocess.run(
                    [sys.executable, "-m", "tests.bench.sound"],
                    env=server.environment, stdout=subprocess.PIPE, check=True,
                )  # fmt: skip
        except pytest.skip.Exception as reason:
            print(f"{name:<46}{'-':>9} left out: {reason}")
            continue
        played, silent, longest = map(float, done.stdout.split())
        print(
            f"{name:<46}{100 * played:9.2f} % of a core; {100 * silent:.2f} % without; the window"
            f" waits {longest:.2f} ms at most"
        )


def measure() -> tuple[float, float, float]:
    """Return the shares of a core with sounds and without, and the longest call."""
    paths = [path for event in EVENTS for path in files(event)]
    output = SoundOutput()
    output.prepare()
    for path in paths:  # each is loaded once
        output.play(path, 0.4)
        time.sleep(EVERY)
    shares, longest = [], 0.0
    for sounding in (True, False):
        began, spent = time.monotonic(), time.process_time()
        for path in islice(cycle(paths), SOUNDS):
            before = time.monotonic()
            if sounding:
                output.play(path, 0.4)
            longest = max(longest, time.monotonic() - before)
            time.sleep(EVERY)
        shares.append((time.process_time() - spent) / (time.monotonic() - began))
    output.close()
    return shares[0], shares[1], 1000 * longest


if __name__ == "__main__":
    print(*measure())
