"""Many matches among real programs of which some are killed at random; the records must agree.

    .venv/bin/python -m tests.network_trial --matches 50 --kills 4 --seed 1

With `--bad-cables` (as root on Linux) each guest is behind a slow, lossy cable that is pulled out
at times. A fault is printed with the game and the seed, and the exit code is 1 then. It is no part
of the tests that run every time: it takes too long.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from farwhist.rules.catalogue import PRESETS
from tests.network.cables import BadCables, Cables, Loopback
from tests.network.programs import Trial


def main() -> int:
    """Play; return how the trial ended."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--kills", type=int, default=4, help="in each match, at most")
    parser.add_argument("--bad-cables", action="store_true")
    parser.add_argument("--cuts", type=int, default=2, help="of bad cables in each match, at most")
    parser.add_argument(
        "--pause", type=float, default=1.5, metavar="S", help="at most, before each"
    )
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    faults = kills = cuts = 0
    names = list(PRESETS)
    for number in range(wanted.matches):
        rng = Random(wanted.seed + number)
        preset = PRESETS[names[(wanted.seed + number) % len(names)]]
        seats = preset.usual_seats
        people = min(2, seats)
        game = ("--game", preset.id, "--seats", str(seats))
        if seats > people:
            game += ("--bots", ",".join(["rule"] * (seats - people)))
        with TemporaryDirectory() as folder:
            cables: Cables = BadCables(people) if wanted.bad_cables else Loopback()
            trial = Trial(Path(folder), game, people, cables)
            try:
                trial.play(rng, wanted.kills, wanted.pause, 600, wanted.cuts)
                host, *guests = trial.records()
                same = all(each.moves == host.moves for each in guests)
                wrong = not same or trial.codes() != [0] * people
            except (AssertionError, OSError, ValueError) as error:
                wrong = True
                print(error)
            finally:
                trial.close()
                cables.close()
            kills += trial.kills
            faults += wrong
            if wrong:
                print(f"FAULT: {preset.id}, seed {wanted.seed + number}\n{trial.logs()}")
            cuts += cables.cuts
            told = f"{number + 1} matches, {kills} kills, {cuts} cuts, {faults} faults"
            print(f"{told}: {preset.id}", flush=True)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
