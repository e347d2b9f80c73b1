"""Installs, plays, upgrades and removes the program under wine: ``check_setup.py SETUP.exe``.

Run it with the Python of .venv. It ends with 0 when all holds, else with the sentence that does
not. What the screen showed is left in build/windows as PNG files.
"""

import argparse
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project
from farwhist import identity
from farwhist.engine import proof
from windows import setup, wine
from windows.machine import (
    CLI,
    DROPPED,
    OLDER,
    PROGRAM,
    Machine,
    files_below,
    must,
    older_program,
    without_stubs,
)
from windows.screen import Screen, screen, wait_for

UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{identity.APP_ID}"
CLASSES = r"HKCU\Software\Classes"
TYPES = {identity.MATCH_SUFFIX: "FarWhist.Match", identity.RULES_SUFFIX: "FarWhist.Rules"}
OURS = {setup.INSTALLED, setup.UNINSTALLER}
PICTURES = wine.FOLDER
ENTRY = re.compile(r"\d{4}-\d\d-\d\dT")  # the first line of an entry of the log
OF_WINE = re.compile(r"failed for HWND .*Call not implemented")  # Windows has what it asks for
POSITION = {
    "game": "elevator", "seats": 4, "cards": 1, "dealer": 0, "seat": 1, "hand": ["AS"],
    "turn_up": "2S", "bids": [None] * 4, "tricks": [],
}  # fmt: skip


class Check:
    """All that must hold of one installer.

    Args:
        newer: the installer.
        bundle: what it was made of.
    """

    def __init__(self, machine: Machine, on: Screen, newer: Path, bundle: Path) -> None:
        self.machine, self.screen, self.newer, self.bundle = machine, on, newer, bundle
        self.folder = machine.local / "Programs" / identity.NAME
        self.older = wine.FOLDER / "older.exe"
        self.shortcut = machine.start_menu / f"{identity.NAME}.lnk"

    def make_older(self) -> None:
        """Make the installer of an older version with a file that the newer one has no more."""
        if self.older.exists() and self.older.stat().st_mtime > self.newer.stat().st_mtime:
            return
        with older_program(self.bundle) as program:
            setup.build(program, self.older, OLDER, quick=True)

    def install(self) -> None:
        print("Install silently")
        code, said = self.machine.run(self.older, "/S")
        must(f"the installer ends with 0 {said}", code == 0)
        files = files_below(self.folder)
        bundled = files_below(self.bundle)
        must(f"{len(bundled)} files are there", bundled | OURS | {DROPPED} == files)
        must("none of them is a stub of wine's", without_stubs(files))
        must("the start menu has it", self.shortcut.exists())
        must("Windows knows its version", self.version() == OLDER)
        quiet = self.machine.registry(UNINSTALL, "QuietUninstallString")
        must("and how to remove it", quiet.endswith('uninstall.exe" /S'))
        for suffix, kind in TYPES.items():
            command = self.machine.registry(rf"{CLASSES}\{kind}\shell\open\command")
            must(f"it opens {suffix}", command.endswith(rf'\{PROGRAM}" "%1"'))
            must(f"{suffix} is its", self.machine.registry(rf"{CLASSES}\{suffix}") == kind)
        command = self.machine.registry(rf"{CLASSES}\{identity.SCHEME}\shell\open\command")
        must("it opens invitations", command.endswith(rf'\{PROGRAM}" "%1"'))

    def version(self) -> str:
        return self.machine.registry(UNINSTALL, "DisplayVersion")

    def play(self) -> None:
        print("Play")
        self.machine.start(self.folder / PROGRAM)
        self.machine.play(self.screen, 3)
        must("a bid and cards of the player are saved", len(self.machine.moves()) >= 3)
        running = self.machine.running(self.folder)
        workers = [each for each in running if "--multiprocessing-fork" in each]
        must("the opponents think in a process of their own", 1 <= len(workers) < len(running))
        self.screen.shoot(PICTURES / "played.png")

    def start_again(self) -> None:
        print("Start once more while it runs")
        running = len(self.machine.running(self.folder))
        self.machine.start(self.folder / PROGRAM)
        wait_for("it asks what to play", lambda: self.screen.windows(f"{identity.NAME}$"))
        self.screen.shoot(PICTURES / "open-elsewhere.png")
        self.screen.press(f"{identity.NAME}$", "Escape")
        wait_for("it ends", lambda: len(self.machine.running(self.folder)) == running)
        must("the match is open in the first window alone", True)

    def upgrade(self) -> None:
        print("Upgrade while it runs, where the older uninstaller may not run")
        (self.folder / setup.UNINSTALLER).write_bytes(b"MZ")
        moves = self.machine.moves()
        code, said = self.machine.run(self.newer, "/S")
        must(f"the installer ends with 0 {said}", code == 0)
        must("it has closed the program", not self.machine.running(self.folder))
        must("Windows knows the new version", self.version() == project.version())
        files = files_below(self.folder)
        must("no file of the older one is left", files == self.installed())
        must("the match is as it was", self.machine.moves() == moves)
        code, said = self.machine.run(self.folder / CLI, "check", windows(self.machine.match))
        must(f"and sound: {said.strip().splitlines()[-1:]}", code == 0)
        code, said = self.machine.run(self.older, "/S")
        must("a silent downgrade is refused", code == setup.CODES["NEWER_CODE"])
        must("and changes nothing", files_below(self.folder) == files)
        self.machine.start(self.folder / PROGRAM)
        self.machine.play(self.screen, len(moves) + 1)
        must("the match goes on", self.machine.moves()[: len(moves)] == moves)
        self.screen.shoot(PICTURES / "played-on.png")

    def close(self) -> None:
        self.screen.press(identity.NAME, "ctrl+q")
        wait_for("it ends at Ctrl+Q", lambda: not self.machine.running(self.folder))
        log = self.machine.saves / "Logs" / "farwhist.log"
        said = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        odd = [line for line in said if not OF_WINE.search(line) and not ENTRY.match(line)]
        must(f"nothing went wrong by its log {odd}", not odd)

    def installed(self) -> set[str]:
        return files_below(self.bundle) | OURS

    def commands(self) -> None:
        print("Commands in a console")
        told = self.command("--version")
        must(f"its version: {told}", told == f"{identity.NAME} {project.version()}")
        must("what it takes", "advise" in self.command("--help"))
        position = self.machine.local / "position.json"
        position.write_text(json.dumps(POSITION), encoding="utf-8")
        answer = json.loads(self.command("advise", windows(position), "--level", "3"))
        must(f"advice: {answer['best']}", answer["best"] == "bid 1")
        match = next(proof.proofs([], game="elevator", seats=4, options={}, seed=1, salt="ab" * 16))
        text = self.machine.local / "text.txt"
        text.write_text(f"{match.fingerprint}\n{match.text}", encoding="utf-8", newline="\n")
        told = self.command("verify", windows(text), "--fingerprint", match.fingerprint)
        must(f"fair play: {told.splitlines()[-1:]}", match.fingerprint in told)
        for file in (position, text):
            file.unlink()

    def command(self, *arguments: str) -> str:
        code, said = self.machine.run(self.folder / CLI, *arguments)
        must(f"{' '.join(arguments[:1])} ends with 0", code == 0)
        return said.strip()

    def without_console(self) -> None:
        print("Without a console")
        # As from the menu: what wine itself starts is given the streams of this script.
        self.machine.start(Path("start"), windows(self.folder / PROGRAM), "--help")
        wait_for("a box shows the help", lambda: self.screen.windows(f"{identity.NAME}$"))
        self.screen.shoot(PICTURES / "help-in-a-box.png")
        self.screen.press(f"{identity.NAME}$", "Return")
        wait_for("the program has ended", lambda: not self.machine.running(self.folder))

    def open_file(self) -> None:
        print("Open a match by the command of its file type")
        # Wine looks for file types among those of the whole machine alone: see check_msi.py.
        kind = TYPES[identity.MATCH_SUFFIX]
        command = self.machine.registry(rf"{CLASSES}\{kind}\shell\open\command")
        program, words = command.lstrip('"').split('" ', 1)
        file = self.machine.copy_of_match(f"a match{identity.MATCH_SUFFIX}")
        self.machine.start(Path(program), words.strip('"').replace("%1", windows(file)))
        self.machine.wait_for_opened(self.screen, self.folder, file)
        self.screen.shoot(PICTURES / "opened.png")
        file.unlink()

    def uninstall(self) -> None:
        print("Uninstall silently, while it runs")
        saves = files_below(self.machine.saves)
        code, _ = self.machine.run(self.folder / "uninstall.exe", "/S")
        must("the uninstaller starts", code == 0)
        wait_for("the folder is gone", lambda: not self.folder.exists())
        wait_for("Windows has forgotten it", lambda: not self.machine.has_key(UNINSTALL))
        must("it has closed the program", not self.machine.running(self.folder))
        must("the start menu has forgotten it", not self.shortcut.exists())
        for name in (*TYPES, *TYPES.values(), identity.SCHEME):
            must(f"no {name} is left", not self.machine.has_key(rf"{CLASSES}\{name}"))
        kept = files_below(self.machine.saves)
        must("what is saved remains", "match.json" in kept and saves - kept <= {"match.lock"})


def windows(path: Path) -> str:
    return wine.windows_path(path)


def main() -> None:
    parser = argparse.ArgumentParser(prog="check_setup.py", description=__doc__)
    parser.add_argument("setup", type=Path, help="the installer")
    newer = parser.parse_args().setup.resolve()
    with screen() as on:
        machine = Machine(wine.FOLDER / "player")
        check = Check(machine, on, newer, wine.FROZEN)
        try:
            check.make_older()
            check.install()
            check.play()
            check.start_again()
            check.upgrade()
            check.close()
            check.commands()
            check.without_console()
            check.open_file()
            check.uninstall()
        except BaseException:
            on.shoot(PICTURES / "failed.png")
            raise
        finally:
            machine.end()
    print("All holds.")


if __name__ == "__main__":
    main()
