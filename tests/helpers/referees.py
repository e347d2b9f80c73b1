"""Independent referees of everything that `simulate --json` prints for the newer games.

They know the rules by themselves and import nothing of the program. From the command line they
check many matches of every game at every player count::

    python -m tests.helpers.referees --matches 1000
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tests.helpers.ref_bastard import Bastard
from tests.helpers.ref_call_break import CallBreak
from tests.helpers.ref_german_whist import GermanWhist
from tests.helpers.ref_knockout import Knockout
from tests.helpers.ref_minnesota import Minnesota
from tests.helpers.ref_sides import BidWhist, Sides
from tests.helpers.ref_solo_whist import SoloWhist
from tests.helpers.ref_spades import Spades
from tests.helpers.walk import Wrong, need

ROOT = Path(__file__).resolve().parents[2]
REFEREES: dict[str, Any] = {
    "knockout": Knockout,
    "classic": Sides,
    "bid_whist": BidWhist,
    "minnesota": Minnesota,
    "solo_whist": SoloWhist,
    "spades": Spades,
    "call_break": CallBreak,
    "german_whist": GermanWhist,
    "bastard": Bastard,
}
SEATS: dict[str, range] = {
    "knockout": range(2, 8),
    "classic": range(4, 5),
    "bid_whist": range(4, 5),
    "minnesota": range(4, 5),
    "solo_whist": range(4, 5),
    "spades": range(4, 5),
    "cutthroat": range(3, 5),
    "spades_two": range(2, 3),
    "call_break": range(4, 5),
    "german_whist": range(2, 3),
    "bastard": range(2, 13),
}
"""The numbers of players, by preset; where one is missing, they are those of its game."""
PRESETS: dict[str, tuple[str, dict[str, str]]] = {
    **{game: (game, {}) for game in REFEREES},
    "knockout_plain": ("knockout", {"dogs_life": "off"}),
    "classic_drive": (
        "classic",
        {"trump": "round", "all_tricks": "on", "play": "hands", "hands": "24"},
    ),
    "classic_short": ("classic", {"play": "rubber", "honours": "on"}),
    "bid_whist_kitty": ("bid_whist", {"bidder_gets_kitty": "on", "bidder_leads": "on"}),
    "bid_whist_boston": (
        "bid_whist",
        {
            "bidder_gets_kitty": "on",
            "bidder_leads": "on",
            "double_nt": "all",
            "boston": "on",
            "defensive_scoring": "on",
            "score_level_only": "on",
        },
    ),
    "south_dakota": (
        "minnesota",
        {"play_to": "11", "grand_failed": "lost", "nullo_pays": "lost"},
    ),
    "norwegian": (
        "minnesota",
        {
            "play_to": "50",
            "calls": "everybody",
            "grand_lead": "after",
            "grand_trick": "4",
            "grand_failed": "double",
            "nullo_trick": "2",
        },
    ),
    "spades_jokers": ("spades", {"jokers": "2"}),
    "spades_deuces": (
        "spades",
        {
            "jokers": "2",
            "deuces": "on",
            "least_bid": "4",
            "ten_tricks": "200",
            "first_deal": "on",
            "blind_nil": "off",
        },
    ),
    "spades_suicide": ("spades", {"bidding": "suicide", "floor": "-200"}),
    "spades_mirror": ("spades", {"bidding": "mirror", "floor": "-200"}),
    "spades_whiz": ("spades", {"bidding": "whiz", "floor": "-200"}),
    "cutthroat": ("spades", {"partners": "off"}),
    "spades_two": (
        "spades",
        {"partners": "off", "drawn": "seen", "blind_nil": "off", "target": "300"},
    ),
}
"""Each preset with its game and the options that it sets."""


def tables() -> list[tuple[str, int]]:
    """Return every preset with every number of players."""
    return [(preset, seats) for preset in PRESETS for seats in seats_of(preset)]


def seats_of(preset: str) -> range:
    """Return the numbers of players that a preset is for."""
    game, _ = PRESETS[preset]
    return SEATS.get(preset, SEATS[game])


def command(preset: str, seats: int, *more: str, options: Mapping[str, str]) -> list[str]:
    """Return the command that prints such matches."""
    sets = [part for key, text in options.items() for part in ("--set", f"{key}={text}")]
    call = [sys.executable, "-m", "farwhist", "simulate", "--json", "--game", preset]
    return [*call, "--seats", str(seats), *sets, *more]


def walk_lines(
    lines: Iterable[str], preset: str, seats: int, options: Mapping[str, str] | None = None
) -> int:
    """Check the whole output of one run and return how many matches it holds.

    The rules are those that the records tell, or the preset with `options` if there are any.
    """
    game, texts = PRESETS[preset]
    matches, deals = 0, []
    for line in lines:
        record = json.loads(line)
        if "winners" not in record:
            deals.append(record)
            continue
        matches += 1
        told = record["options"] if options is None else options
        referee = REFEREES[game](seats, {**texts, **told})
        try:
            need(bool(deals) and all(deal["game"] == preset for deal in deals), "the game")
            referee.walk(deals, record, matches)
        except (Wrong, KeyError, IndexError, TypeError, ValueError) as error:
            raise Wrong(f"{preset}, {seats} seats, match {matches}: {error!r}") from error
        deals = []
    need(not deals, "a closing record comes last")
    return matches


def check(preset: str, seats: int, *more: str, **options: str) -> int:
    """Let the program play, check what it prints, and return the number of matches."""
    call = command(preset, seats, *more, options=options)
    with subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        matches = walk_lines(run.stdout, preset, seats)
    need(run.returncode == 0, "simulate ends well")
    return matches


def main() -> int:
    """Check many matches of every game at every player count, and say what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--game", choices=sorted(PRESETS), action="append", dest="games")
    given = parser.parse_args()
    failures = 0
    for preset, seats in tables():
        if given.games and preset not in given.games:
            continue
        more = ("--matches", str(given.matches), "--seed", str(given.seed), "--bots", given.bots)
        begun = time.monotonic()
        try:
            told = f"{check(preset, seats, *more)} matches sound"
        except Wrong as error:
            told, failures = str(error), failures + 1
        spent = time.monotonic() - begun
        print(f"{preset:<16} {seats:>2} seats  {told}  {spent:.1f} s", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
