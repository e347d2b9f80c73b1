"""Lets the real program play for minutes with every sound, while its server comes and goes.

    .venv/bin/python -m tests.sound --server pipewire --minutes 5 --seed 1

Every so often the usual sink is switched or taken away, or the server hangs, or dies and comes
back; with ``--calm`` nothing of this happens. The program must play on, be heard again each time,
say nothing on stderr, and end well when it is asked to. The exit code is 1 otherwise. It is no part
of the tests that run every time: it takes too long.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from tests.helpers.sound_server import COMMANDS, SoundServer, sound_server, watched

EVERY = (3.0, 12.0)
"""Seconds from one thing that happens to the next."""


def begin(server: SoundServer) -> None:
    """Let the server run with two sinks."""
    server.start()
    for name in ("first", "second"):
        server.add_sink(name)


def switch(server: SoundServer, rng: Random) -> None:
    server.tell("set-default-sink", rng.choice(("first", "second")))


def remove(server: SoundServer, rng: Random) -> None:
    """Take the usual sink away, let it be missing for a while, and add it again."""
    usual = server.tell("get-default-sink")
    for line in server.tell("list", "short", "modules").splitlines():
        if f"sink_name={usual}" in line:
            server.tell("unload-module", line.split()[0])
    time.sleep(rng.uniform(0, 3))
    server.add_sink(usual)


def hang(server: SoundServer, rng: Random) -> None:
    server.hang()
    time.sleep(rng.uniform(0, 5))
    server.go_on()


def kill(server: SoundServer, rng: Random) -> None:
    server.kill()
    time.sleep(rng.uniform(0, 5))
    begin(server)


TROUBLES = {
    "nothing": lambda server, rng: None,
    "switch": switch,
    "remove": remove,
    "hang": hang,
    "kill": kill,
}
"""What may happen, by its name."""


def main() -> int:
    """Play as long as wanted, and return the exit code."""
    parser = argparse.ArgumentParser(prog="tests.sound", description=__doc__)
    parser.add_argument("--server", choices=COMMANDS, default="pulseaudio")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--calm", action="store_true")
    wanted = parser.parse_args()
    rng, done = Random(wanted.seed), Counter[str]()
    with sound_server(wanted.server) as server:
        begin(server)
        with watched(server.environment) as program:
            end = time.monotonic() + 60 * wanted.minutes
            while time.monotonic() < end:
                what = "nothing" if wanted.calm else rng.choice(list(TROUBLES))
                TROUBLES[what](server, rng)
                done[what] += 1
                program.plays_on()
                usual = server.tell("get-default-sink")
                assert server.hears(usual), f"not heard after {what}"
                time.sleep(rng.uniform(*EVERY))
                assert not program.complaints, program.complaints
            code, said = program.ends(), program.complaints
    print(f"{wanted.minutes:g} minutes, {wanted.server}: {dict(done)}; exit code {code}; {said!r}")
    return int(bool(code or said))


if __name__ == "__main__":
    sys.exit(main())
