"""Photograph the real program: ``python3 dev.py pictures [--program FOLDER --to FOLDER] [NAMES]``.

Needs Xvfb, openbox, xdotool and ImageMagick. Every picture is of a program that takes up a match
made between opponents. Those in docs/screenshots are for software centres, those in docs/screen for
the page that walks through the screen; without names all are taken.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping
from contextlib import ExitStack, suppress
from datetime import UTC, date, datetime
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from msgspec.structs import asdict

import project
import screens
from farwhist import bots, identity, self_play
from farwhist.analysis.judged import judged
from farwhist.bots.judging.coach import Work
from farwhist.bots.judging.verdict import BLAME
from farwhist.engine import chance
from farwhist.engine.match import Match
from farwhist.rules.catalogue import PRESETS, ruleset
from farwhist.store import crash_file, slips
from farwhist.store.library import MatchLibrary
from farwhist.store.library_entry import LibraryNote
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.outcome import all_facts
from farwhist.store.preferences import Preferences
from farwhist.store.setting import FIRST_PROFILE, Setting
from farwhist.store.slips import SlipStore
from farwhist.store.statistics import StatisticsStore
from farwhist.ui.match.people import People
from scenes import HUMAN, OF_SOFTWARE_CENTRES, OF_THE_README, OF_THE_SCREEN, Scene

SCREENSHOTS = project.ROOT / "docs" / "screenshots"
SCREEN = project.ROOT / "docs" / "screen"
LEVEL = "club"
FRAME = "frame:"  # lets what is seen be a part of a moving picture for so many seconds
MOMENT = "moment:"  # waits for so many seconds, and photographs what moves or goes away
TYPED = "type:"  # is written into the field that has the cursor, which blinks
STARTED = 60.0  # seconds that the program may take on a busy machine
SETTLED = 2.0  # seconds without a change on the screen
ANSWERED = 12.0  # seconds that a key may take to change anything on a busy machine
COLOURS = "128"
QUALITY = "82"
AFTER_ALL_STEPS = "9"
PEOPLE = (FIRST_PROFILE, "second", "third")
FIRST_KNOWN = 4
"""The picture of the first who is known, counted from 0: those before it sit at the table."""
KEPT = (
    "elevator", "oh_hell", "knockout", "elevator", "wizard", "bid_whist", "elevator", "spades",
    "classic", "elevator",
)  # fmt: skip
"""The games of the matches in a library that is full."""
KEPT_SEATS = 4
QUICK_LEVEL = "beginner"
QUICKLY = Work(start=300, most=1000, first=100)
FOUND = date(2026, 11, 18)
CRASH = """Fatal Python error: Segmentation fault

Current thread 0x00007f2b6c9e1740 (most recent call first):
  File "farwhist/ui/table/view.py", line 88 in paintEvent
  File "farwhist/ui/app/application.py", line 120 in run
"""
"""What Python writes when a fault ends the program."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py pictures", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--program", type=Path, default=project.ROOT, help="another checkout")
    parser.add_argument("--to", type=Path, help="another folder for all of them")
    given = parser.parse_args()
    places = {name: SCREENSHOTS / f"{name}.png" for name in OF_SOFTWARE_CENTRES}
    places |= {name: SCREENSHOTS / f"{name}.webp" for name in OF_THE_README}
    places |= {name: SCREEN / f"{name}.webp" for name in OF_THE_SCREEN}
    if unknown := set(given.names) - set(places):
        parser.error(f"no such pictures: {', '.join(sorted(unknown))}")
    scenes: Mapping[str, Scene] = OF_SOFTWARE_CENTRES | OF_THE_README | OF_THE_SCREEN
    for name in given.names or places:
        picture = given.to / places[name].name if given.to else places[name]
        print(picture.name, flush=True)
        picture.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="farwhist-") as folder:
            prepare(Path(folder), scenes[name])
            take(given.program, Path(folder), scenes[name], picture)


def prepare(folder: Path, scene: Scene) -> None:
    """Play a match between bots until it stops, and save it as the player's own.

    Raises:
        RuntimeError: the match ends before.
    """
    if scene.first:
        _prefer(folder, scene.preferences)
        return
    rules = ruleset(scene.game, scene.seats, {})
    match = Match(rules, scene.seed)
    levels = [LEVEL] * scene.seats
    if scene.slips:
        levels[HUMAN] = QUICK_LEVEL  # whose choices are blamed more often
    players = [bots.make(level, rules) for level in levels]
    sources = [chance.source(scene.seed, 0, seat) for seat in range(scene.seats)]
    for _ in self_play.moves(match, players, sources.__getitem__):
        if scene.stop(match):
            break
    else:
        raise RuntimeError("the match ends before the picture")
    people = dict(enumerate(PEOPLE)) if scene.people else {}
    setting = Setting(
        scene.game, scene.seats, scene.seed, names=scene.people, human=HUMAN, people=people
    )
    saved = Saved(**asdict(setting), moves=tuple(match.moves))
    MatchStore(folder).save(saved)
    if scene.played:
        _count(folder, scene)
    if scene.known:
        preferences = Preferences(folder)
        profiles = People(preferences)
        for number, name in enumerate(scene.known, FIRST_KNOWN):
            profiles.add(name, number)
        preferences.save()
    if scene.kept:
        _keep(folder)
    if scene.slips:
        _find_slips(folder, saved)
    if scene.crashed:
        (folder / crash_file.CRASH_FILE).write_text(CRASH, encoding="utf-8")
    known = ("steps/games", [PRESETS[scene.game].game])
    _prefer(folder, (("steps/next", AFTER_ALL_STEPS), known, *scene.preferences))


def _prefer(folder: Path, values: Iterable[tuple[str, str | list[str]]]) -> None:
    preferences = Preferences(folder)
    for key, value in values:
        preferences.set(key, value)
    preferences.save()


def _count(folder: Path, scene: Scene) -> None:
    """Let whole matches between bots stand in the statistics as the player's own."""
    rules = ruleset(scene.game, scene.seats, {})
    store = StatisticsStore(folder)
    levels = [LEVEL] * (scene.seats - 1)
    for number in range(scene.played):
        seed = scene.seed + 1 + number
        match = Match(rules, seed)
        players = [bots.make(LEVEL, rules) for _ in range(scene.seats)]
        sources = [chance.source(seed, 0, seat) for seat in range(scene.seats)]
        for _ in self_play.moves(match, players, sources.__getitem__):
            pass
        when = datetime(2026, 11, 1 + number, 20, tzinfo=UTC)
        saved = Saved(scene.game, scene.seats, seed, human=HUMAN)
        store.write(all_facts(match, saved, rules, levels), when)


def _keep(folder: Path) -> None:
    """Put finished matches between bots into the library as the player's own."""
    library = MatchLibrary(folder)
    for number, game in enumerate(KEPT):
        rules = ruleset(game, KEPT_SEATS, {})
        match = Match(rules, number)
        players = [bots.make(QUICK_LEVEL, rules) for _ in range(KEPT_SEATS)]
        sources = [chance.source(number, 0, seat) for seat in range(KEPT_SEATS)]
        for _ in self_play.moves(match, players, sources.__getitem__):
            pass
        saved = Saved(game, KEPT_SEATS, number, moves=tuple(match.moves), human=HUMAN)
        finished = datetime(2026, 11, 1 + number, 20, tzinfo=UTC)
        library.keep(saved, LibraryNote(finished), match=match)


def _find_slips(folder: Path, saved: Saved) -> None:
    """Let the coach look at the player's choices, and keep what it blames."""
    store = SlipStore(folder / slips.FILE)
    for each in judged(saved, saved.rules(), [HUMAN], QUICKLY):
        verdict = each.verdict
        if verdict is not None and verdict.word in BLAME:
            text = json.dumps(verdict.data())
            lost = verdict.loss / verdict.stake
            store.add(f"{each.number}", FOUND, lost, saved.text(), text, move=each.number)


def take(program: Path, folder: Path, scene: Scene, picture: Path) -> None:
    """Start the program in this folder, press the keys, and photograph the screen."""
    width, height = scene.size
    with (
        screens.x_server(f"{width}x{height}", filled=True) as display,
        tempfile.TemporaryDirectory(prefix="farwhist-") as made,
    ):
        environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        command = [sys.executable, "-m", "farwhist", "--folder", str(folder)]
        command += ["--language", scene.language]
        frames: list[str] = []
        with ExitStack() as stack:
            seen = Path(made) / "seen.png"
            for _ in range(2 if scene.twice else 1):
                running = subprocess.Popen(command, cwd=program, env=environment)
                stack.enter_context(running)
                stack.callback(running.terminate)
                screens.wait_for(lambda: screens.windows(display, identity.NAME), STARTED)
                _settle(display, seen)
                time.sleep(SETTLED)  # on a busy machine the first picture can be long in coming
                _settle(display, seen)
            for key, after in pairwise((*scene.keys, "")):
                if key.startswith(FRAME):
                    seconds = float(key.removeprefix(FRAME))
                    frame = shutil.copyfile(seen, seen.with_name(f"{len(frames)}.png"))
                    frames += ["-delay", f"{100 * seconds:.0f}", str(frame)]
                    continue
                _press(key, environment)
                if key.startswith(MOMENT):
                    screens.photograph(display, seen)
                elif not after.startswith((MOMENT, TYPED)):
                    _change(display, seen)
                    _settle(display, seen)
        kind = ["-quality", QUALITY] if picture.suffix == ".webp" else ["-colors", COLOURS]
        command = ["convert", *(frames or [str(seen)]), "-strip", *kind, str(picture)]
        subprocess.run(command, check=True)


def _press(key: str, environment: Mapping[str, str]) -> None:
    what, _, rest = key.partition(":")
    if f"{what}:" in ("wait:", MOMENT):
        time.sleep(float(rest))
        return
    if f"{what}:" == TYPED:
        command = ["xdotool", "type", "--delay", "60", rest]
        subprocess.run(command, env=environment, check=True)
        return
    command = ["mousemove", *rest.split(","), "click", "1"] if what == "click" else ["key", key]
    subprocess.run(["xdotool", *command], env=environment, check=True)


def _change(display: str, picture: Path) -> None:
    """Return when the screen is another than in the picture, or after a while."""
    before = picture.read_bytes()

    def changed() -> bool:
        screens.photograph(display, picture)
        return picture.read_bytes() != before

    with suppress(TimeoutError):
        screens.wait_for(changed, ANSWERED)


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
