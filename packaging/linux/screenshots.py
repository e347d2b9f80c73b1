"""Photograph the real program for software centres: ``python packaging/linux/screenshots.py``.

Needs the program's own environment, Xvfb, openbox, xdotool and ImageMagick. They go to
docs/screenshots, in English. Each is of a new program that takes up a match saved on the way.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project
import screens
from farwhist import bots, identity, self_play
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import MatchStore, Saved
from linux import metainfo

TARGET = project.ROOT / "docs" / "screenshots"
GAME, SEATS, SEED = "elevator", 4, 11
LEVEL = "club"
HUMAN = 0
PREFERENCES = '{"format": "farwhist preferences", "version": 1, "steps": {"next": 4}}\n'
SETTLED = 4.0  # seconds without a change on the screen
COLOURS = "128"


class Picture(NamedTuple):
    """Where in the match it is taken, and the keys that are pressed first."""

    stop: Callable[[Match], bool]
    keys: tuple[str, ...] = ()


def asked_to_play(deal: int, tricks: int) -> Callable[[Match], bool]:
    """Return what finds the player asked for a card, after so many tricks of a deal."""

    def stop(match: Match) -> bool:
        position = match.position
        here = position.deal == deal and len(position.tricks) == tricks
        return here and len(position.trick) == 2 and _asked(match)

    return stop


def asked_to_bid(deal: int) -> Callable[[Match], bool]:
    """Return what finds the player asked for a bid in a deal."""

    def stop(match: Match) -> bool:
        return match.position.deal == deal and not any(match.position.ready) and _asked(match)

    return stop


def _asked(match: Match) -> bool:
    return any(each.seat == HUMAN and not each.settled for each in match.decisions)


PICTURES = {
    "table": Picture(asked_to_play(6, 4)),
    "bidding": Picture(asked_to_bid(5)),
    "scores": Picture(asked_to_bid(10), ("F4",)),
    "rules": Picture(asked_to_bid(4), ("ctrl+comma",)),
}


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in metainfo.SCREENSHOTS:
        print(f"{name}.png", flush=True)
        with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
            prepare(Path(folder), PICTURES[name].stop)
            take(Path(folder), PICTURES[name].keys, TARGET / f"{name}.png")


def prepare(folder: Path, stop: Callable[[Match], bool]) -> None:
    """Play a match between bots until `stop` holds, and save it as the player's own."""
    rules = ruleset(GAME, SEATS, {})
    match = Match(rules, SEED)
    players = [bots.make(LEVEL, rules) for _ in range(SEATS)]
    sources = [chance.source(SEED, 0, seat) for seat in range(SEATS)]
    for _ in self_play.moves(match, players, sources.__getitem__):
        if stop(match):
            break
    saved = Saved(GAME, SEATS, SEED, moves=tuple(match.moves), human=HUMAN)
    MatchStore(folder).save(saved)
    (folder / "preferences.json").write_text(PREFERENCES, encoding="utf-8")


def take(folder: Path, keys: tuple[str, ...], picture: Path) -> None:
    """Start the program in this folder, press the keys, and photograph the screen."""
    width, height = metainfo.SIZE
    with screens.x_server(f"{width}x{height}") as display:
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        command = [sys.executable, "-m", "farwhist", "--folder", str(folder), "--language", "en"]
        with subprocess.Popen(command, cwd=project.ROOT, env=environment) as program:
            screens.wait_for(lambda: screens.windows(display, identity.NAME))
            _settle(display, picture)
            for key in keys:
                subprocess.run(["xdotool", "key", key], env=environment, check=True)
                _settle(display, picture)
            program.terminate()
    smaller = ["convert", str(picture), "-strip", "-colors", COLOURS, str(picture)]
    subprocess.run(smaller, check=True)


def _settle(display: str, picture: Path) -> None:
    """Take pictures until the screen has been still for a while."""

    def still() -> bool:
        screens.photograph(display, picture)
        before = picture.read_bytes()
        time.sleep(SETTLED)
        screens.photograph(display, picture)
        return picture.read_bytes() == before

    screens.wait_for(still, 60)


if __name__ == "__main__":
    main()
