"""Hear what the Orca of each Debian says: ``python3 packaging/check_orca.py``.

Needs root and debootstrap. Each trial has a bare system with Orca and the last commit, installed
by pip. `tests/ui/real/with_orca.py` plays by the keyboard. Each sentence of the program's log, and
each answer to an asking key, must be handed to the synthesiser and be spoken exactly as often as it
was written; no other text may cut it off.

With ``--evening`` it is a whole short match, the study of a deal, a prepared deal, a slip and a
page of the help, by `tests/ui/real/evening_with_orca.py`; the keys and what was heard after each
are printed. With ``--lengths`` it is one deal at each length of speech, with ``--games`` one of
some games in which more is said: cards are drawn, kept or discarded, grand or nullo is called,
tenths are scored. With ``--together`` a table is opened to which a guest comes, speaks, is cut off
and comes back.
"""

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import chroot
import dev
import pictures
import scenes
import screens
from farwhist import bots
from farwhist.engine.match import Match
from farwhist.rules.catalogue import ruleset
from farwhist.store.matches import MatchStore, Saved
from farwhist.store.preferences import Preferences
from farwhist.ui.settings.catalogue import FIRST_STEPS, SpeechLength, TableRows

PACKAGES = ("orca", "speech-dispatcher", "fonts-dejavu-core", *dev.SCREEN)
FOLDER = f"{chroot.HOME}/checkout"
RUN = f"{chroot.HOME}/run"
DATA = f"{chroot.HOME}/data"
HEARD = f"{chroot.HOME}/heard"
MATCH = Saved("elevator", 4, 5, {"sequence": "CUSTOM", "custom": "2,3"}, human=0)
"""What is played in an evening."""
DEAL = Saved("elevator", 4, 5, {"sequence": "CUSTOM", "custom": "3"}, human=0)
"""What is played at each length of speech."""
GAMES: Mapping[str, tuple[int, int, Mapping[str, str], int]] = {
    "call_break": (4, 4, {"deals": "1"}, 0),
    "german_whist": (2, 5, {"hands": "1"}, 11),
    "minnesota": (4, 5, {"play": "hands", "hands": "1"}, 0),
    "spades_two": (2, 5, {"target": "100"}, 0),
}
"""By preset: seats, seed, options, and how many tricks others have played before."""
LIMIT = 300.0  # seconds for the two deals
LIMIT_OF_EVENING = 900.0
SILENT = ("A match of ",)
"""How lines of the log begin that are for the eye only."""

# Where Orca is slow, Qt gives up asking whether it wants a key for itself.
TOLERATED = "QSpiApplication::keyEventError"


def main() -> int:
    parser = argparse.ArgumentParser(prog="check_orca.py", description=__doc__)
    chroot.add_options(parser)
    parser.add_argument("--evening", action="store_true", help="print the transcript of an evening")
    parser.add_argument("--lengths", action="store_true", help="print a deal at each length")
    parser.add_argument(
        "--games", nargs="*", choices=GAMES, metavar="GAME", help="print a deal of each of these"
    )
    parser.add_argument("--together", action="store_true", help="print what is heard at a table")
    parser.set_defaults(suites=chroot.DEBIAN)
    wanted = parser.parse_args()
    failed = 0
    for suite in wanted.suites:
        with chroot.Chroot(chroot.chosen(wanted, suite)) as system:
            version = install(system)
            if wanted.evening or wanted.lengths or wanted.together or wanted.games is not None:
                failed += wanted.evening and evening(suite, version, system)
                failed += wanted.together and not table(suite, version, system)
                for length in TableRows.speech.values if wanted.lengths else ():
                    failed += not deal(suite, version, system, length)
                for preset in () if wanted.games is None else wanted.games or GAMES:
                    failed += not game(suite, version, system, preset)
                continue
            found = sit(system, "with_orca.py", LIMIT)
        wrong = faults(found)
        failed += bool(wrong)
        print(f"--- {suite}, Orca {version}: {len(written(found))} sentences", flush=True)
        print("\n".join(found["output"]))
        print("\n".join(f"WRONG: {each}" for each in wrong) or "each was heard once", flush=True)
    return int(failed > 0)


def evening(suite: str, version: str, system: chroot.Chroot) -> bool:
    """Print the transcript of an evening in this system, and return whether something failed."""
    with tempfile.TemporaryDirectory() as folder:
        pictures.prepare(Path(folder), scenes.OF_THE_SCREEN["learn"])
        MatchStore(Path(folder)).save(MATCH)
        system.put(Path(folder), DATA, chroot.PLAYER)
    found = sit(system, "evening_with_orca.py", LIMIT_OF_EVENING)
    return not printed(f"{suite}, Orca {version}", found)


def deal(suite: str, version: str, system: chroot.Chroot, length: SpeechLength) -> bool:
    """Print the transcript of a deal at this length, and return whether all went well."""
    keep(system, DEAL, length)
    found = sit(system, "deal_with_orca.py", LIMIT)
    return printed(f"{suite}, Orca {version}, {length}", found)


def table(suite: str, version: str, system: chroot.Chroot) -> bool:
    """Print what is heard at a table for several computers; return whether all went well."""
    keep(system, MATCH)
    found = sit(system, "together_with_orca.py", LIMIT_OF_EVENING)
    return printed(f"{suite}, Orca {version}, together", found)


def game(suite: str, version: str, system: chroot.Chroot, preset: str) -> bool:
    """Print the transcript of a deal of this game, and return whether all went well."""
    keep(system, begun(preset))
    found = sit(system, "game_with_orca.py", LIMIT_OF_EVENING)
    return printed(f"{suite}, Orca {version}, {preset}", found)


def begun(preset: str) -> Saved:
    """Return the match of a single deal of this game, as far as others have played it."""
    seats, seed, changes, tricks = GAMES[preset]
    rules = ruleset(preset, seats, changes)
    match, bot, rng = Match(rules, seed), bots.make("rule", rules), Random(seed)
    while len(match.position.tricks) < tricks:
        asked = next(each for each in match.decisions if not each.settled)
        match.submit(asked.seat, bot.choose(match.view(asked.seat), asked, rng))
    return Saved(preset, seats, seed, changes, human=0, moves=tuple(match.moves))


def keep(system: chroot.Chroot, match: Saved, length: SpeechLength = "normal") -> None:
    """Put a match and this length of speech into the folder that the program keeps its files in."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = Preferences(Path(folder))
        TableRows.speech.choose(chosen, length)
        FIRST_STEPS.choose(chosen, pictures.AFTER_ALL_STEPS)
        chosen.save()
        MatchStore(Path(folder)).save(match)
        system.shell(f"rm -rf {DATA}")
        system.put(Path(folder), DATA, chroot.PLAYER)


def printed(title: str, found: Mapping[str, Any]) -> bool:
    """Print the keys and what was heard after each; return whether nothing was wrong."""
    print(f"--- {title}", flush=True)
    for key, heard in found["transcript"]:
        print(f"{key}: {heard}")
    wrong = [each for each in (found["missing"], *complaints(found)) if each]
    print("\n".join(f"WRONG: {each}" for each in wrong) or "all of it was heard", flush=True)
    return not wrong


def complaints(found: Mapping[str, Any]) -> list[str]:
    """Return what the program has written to its error stream."""
    lines = found["complaints"].splitlines()
    return [line for line in lines if line and not line.startswith(TOLERATED)]


def install(system: chroot.Chroot) -> str:
    """Install Orca and the last commit in this system, and return the version of Orca."""
    libraries = [library.apt for library in (*dev.QT, *dev.X11)]
    packages = " ".join((*PACKAGES, *libraries))
    system.shell(f"apt-get update && apt-get install -y --no-install-recommends {packages}")
    system.put_commit(FOLDER, chroot.PLAYER)
    command = "python3 -m pip install --user --break-system-packages"
    system.shell(f"{command} {FOLDER}", chroot.PLAYER)
    system.shell(f"mkdir -m 700 {RUN}", chroot.PLAYER)
    return system.shell("dpkg-query --show --showformat '${Version}' orca").strip()


def sit(system: chroot.Chroot, script: str, limit: float) -> dict[str, Any]:
    """Play in this system, and return what the script tells."""
    system.shell(f"rm -rf {HEARD} && mkdir {HEARD}", chroot.PLAYER)
    with screens.x_server() as display:
        done = system.run(
            [
                *("dbus-run-session", "--", "python3", f"{FOLDER}/tests/ui/real/{script}"),
                *(HEARD, f"{chroot.HOME}/.local/bin/farwhist"),
                *("--folder", DATA),
            ],
            user=chroot.PLAYER,
            environment={
                "DISPLAY": display,
                "XDG_RUNTIME_DIR": RUN,
                "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            },
            shared=[screens.X_SOCKETS],
            timeout=limit,
        )
    for line in reversed(done.stdout.splitlines()):
        if line.startswith("{"):
            found = json.loads(line)
            assert isinstance(found, dict)
            return found
    raise SystemExit(done.stdout)


def written(found: dict[str, Any]) -> list[str]:
    """Return what must be heard."""
    lines: list[str] = [line for line in found["log"] if line and not line.startswith(SILENT)]
    return [*lines, *found["answers"]]


def faults(found: dict[str, Any]) -> list[str]:
    """Return what is wrong with what was heard."""
    wrong: list[str] = [found["missing"]] if found["missing"] else []
    wrong += complaints(found)
    wanted = written(found)
    wrong += differences("handed to the synthesiser", wanted, "\n".join(found["output"]))
    wrong += differences("spoken", wanted, found["spoken"])
    return wrong


def differences(what: str, wanted: Sequence[str], heard: str) -> list[str]:
    """Return a line for each text that is not heard as often as it is wanted."""
    all_wanted = "\n".join(wanted)
    return [
        f"{heard.count(text)} times {what}, not {all_wanted.count(text)}: {text}"
        for text in Counter(wanted)
        if heard.count(text) != all_wanted.count(text)
    ]


if __name__ == "__main__":
    sys.exit(main())
