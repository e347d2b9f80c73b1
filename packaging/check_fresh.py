"""Run both commands of the README on fresh systems: ``python3 packaging/check_fresh.py``.

Needs root, debootstrap, Xvfb, openbox and xdotool. Each trial has a bare system with python3 and
python3-pip, and a copy of the last commit in a folder with spaces and accents. The game opens its
window on a screen that nobody sees; the tests need none. An ordinary user cannot install libraries:
when dev.py names a command, root runs it, and the user tries again.
``--only test --tests tests/training tests/packaging`` is a shorter check of what tests need.
"""

import argparse
import re
import sys
import time
from itertools import product
from pathlib import Path
from typing import NamedTuple

import chroot
import screens
from farwhist import identity

COMMANDS = {"run": ["run", "--autoplay"], "test": ["test"]}
USERS = {"root": "/root", chroot.PLAYER: chroot.HOME}
NAMED = re.compile(r"^    sudo (apt-get install .+)$", re.MULTILINE)
ATTEMPTS = 2  # dev.py names all that it misses at once
LIMIT = 3600.0  # seconds for one command


class Row(NamedTuple):
    """What came of one trial."""

    suite: str
    python: str
    user: str
    command: str
    code: int
    attempts: int
    seconds: float
    last: str


def main() -> int:
    parser = argparse.ArgumentParser(prog="check_fresh.py", description=__doc__)
    chroot.add_options(parser)
    parser.add_argument("--users", nargs="+", choices=USERS, default=list(USERS))
    parser.add_argument("--only", choices=COMMANDS, help="run takes a minute, test ten")
    parser.add_argument("--tests", nargs="+", default=[], help="those alone, not all")
    wanted = parser.parse_args()
    commands = [wanted.only] if wanted.only else list(COMMANDS)
    rows = []
    for suite, user, command in product(wanted.suites, wanted.users, commands):
        system = chroot.chosen(wanted, suite)
        words = [*COMMANDS[command], *(wanted.tests if command == "test" else ())]
        rows.append(trial(system, suite, user, words))
        print(f"--- {suite}, {user}, {command}: code {rows[-1].code}", flush=True)
    print()
    print("\n".join(table(rows)))
    return int(any(row.code for row in rows))


def trial(base: Path, suite: str, user: str, command: list[str]) -> Row:
    """Run one command of dev.py in a fresh system, and print what it says."""
    with chroot.Chroot(base) as system, screens.x_server() as display:
        screen = {"DISPLAY": display} if command[0] == "run" else {"QT_QPA_PLATFORM": "offscreen"}
        shown = screens.awaited(display, identity.NAME)
        folder = f"{USERS[user]}/Far Whist é"
        system.put_commit(folder, user)
        python = system.shell("python3 --version").split()[-1]
        begun = time.monotonic()
        attempts = 0
        while True:
            attempts += 1
            done = system.run(
                ["python3", "dev.py", *command],
                user=user,
                folder=folder,
                environment=screen,
                shared=[screens.X_SOCKETS],
                timeout=LIMIT,
            )
            print(done.stdout[-40000:], flush=True)
            named = NAMED.findall(done.stdout)
            if not done.returncode or not named or attempts == ATTEMPTS:
                break
            for line in named:
                system.shell(f"apt-get update && {line} -y")
        last = (done.stdout.strip().splitlines() or [""])[-1]
        if command[0] == "run":
            last = "its window was seen" if shown.poll() == 0 else f"no window: {last}"
        shown.kill()
        shown.wait()
        seconds = time.monotonic() - begun
        return Row(suite, python, user, " ".join(command), done.returncode, attempts, seconds, last)


def table(rows: list[Row]) -> list[str]:
    """Return the lines of a table in Markdown."""
    lines = ["| system | Python | user | command | result | tries | s | last line |"]
    lines.append("|---|---|---|---|---|---|---|---|")
    for row in rows:
        result = "works" if row.code == 0 else f"code {row.code}"
        cells = (row.suite, row.python, row.user, row.command, result, str(row.attempts))
        lines.append(f"| {' | '.join(cells)} | {row.seconds:.0f} | {row.last[:80]} |")
    return lines


if __name__ == "__main__":
    sys.exit(main())
