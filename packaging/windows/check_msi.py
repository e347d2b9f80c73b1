"""Installs, starts, upgrades and removes the MSI silently under wine: ``check_msi.py FILE.msi``.

Run it with the Python of .venv. It ends with 0 when all holds, else with the sentence that does
not.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project
from farwhist import identity
from windows import msi, wine
from windows.machine import (
    DROPPED,
    OLDER,
    PROGRAM,
    Machine,
    files_below,
    must,
    older_program,
    without_stubs,
)
from windows.screen import screen, wait_for

UNINSTALL = r"HKLM\Software\Microsoft\Windows\CurrentVersion\Uninstall"
CLASSES = r"HKLM\Software\Classes"


class Check:
    """All that must hold of one MSI."""

    def __init__(self, machine: Machine, newer: Path, bundle: Path) -> None:
        self.machine, self.newer, self.bundle = machine, newer, bundle
        self.folder = machine.disk / "Program Files" / identity.NAME
        self.older = wine.FOLDER / "older.msi"

    def make_older(self) -> None:
        """Make the MSI of an older version with a file that the newer one has no more."""
        with older_program(self.bundle) as program:
            msi.build(program, self.older, OLDER)

    def call(self, option: str, file: Path) -> int:
        code, _ = self.machine.run(Path("msiexec"), option, wine.windows_path(file), "/qn")
        return code

    def shortcuts(self) -> list[Path]:
        return list(self.machine.disk.rglob(f"Start Menu/**/{identity.NAME}.lnk"))

    def version(self, version: str) -> str:
        """Return what Windows shows among the programs for the product of this version."""
        product = msi.identifier(f"product {version}")
        return self.machine.registry(rf"{UNINSTALL}\{{{product}}}", "DisplayVersion")

    def install(self) -> None:
        print("Install silently")
        must("msiexec ends with 0", self.call("/i", self.older) == 0)
        files = files_below(self.folder)
        must(f"{len(files)} files are there", files == files_below(self.bundle) | {DROPPED})
        must("none of them is a stub of wine's", without_stubs(files))
        must("the start menu has it", len(self.shortcuts()) == 1)
        must("Windows knows its version", self.version(OLDER) == OLDER)
        for suffix, _, kind, _ in msi.FILE_TYPES:
            command = self.machine.registry(rf"{CLASSES}\{kind}\shell\open\command")
            must(f"it opens {suffix}", command.endswith(rf'\{PROGRAM}" "%1"'))
            must(f"{suffix} is its", self.machine.registry(rf"{CLASSES}\{suffix}") == kind)
        command = self.machine.registry(rf"{CLASSES}\{identity.SCHEME}\shell\open\command")
        must("it opens invitations", command.endswith(rf'\{PROGRAM}" "%1"'))

    def play(self) -> None:
        print("Play")
        with screen() as on:
            self.machine.start(self.folder / PROGRAM)
            self.machine.play(on, 2)
            on.press(identity.NAME, "ctrl+q")
            wait_for("it is closed", lambda: not self.machine.running(self.folder))
            file = self.machine.copy_of_match(f"a match{identity.MATCH_SUFFIX}")
            self.machine.start(Path("start"), wine.windows_path(file))  # as by a double click
            self.machine.wait_for_opened(on, self.folder, file)
            on.shoot(wine.FOLDER / "opened-msi.png")
            file.unlink()
            self.machine.end()
        must("a bid and a card are saved", len(self.machine.moves()) >= 2)

    def upgrade(self) -> None:
        print("Upgrade")
        must("msiexec ends with 0", self.call("/i", self.newer) == 0)
        must("no file of the older one is left", files_below(self.folder) == self.bundled())
        must("Windows knows the new version", self.version(project.version()))
        must("and not the older one", not self.version(OLDER))
        must("a downgrade is refused", self.call("/i", self.older) != 0)
        must("and changes nothing", files_below(self.folder) == self.bundled())

    def bundled(self) -> set[str]:
        return files_below(self.bundle)

    def remove(self) -> None:
        print("Remove")
        saves = files_below(self.machine.saves)
        must("msiexec ends with 0", self.call("/x", self.newer) == 0)
        must("the folder is gone", not self.folder.exists())
        must("the start menu has forgotten it", not self.shortcuts())
        must("Windows has forgotten it", not self.version(project.version()))
        for suffix, _, kind, _ in msi.FILE_TYPES:
            gone = not any(self.machine.has_key(rf"{CLASSES}\{name}") for name in (suffix, kind))
            must(f"no {suffix} is left", gone)
        scheme = rf"{CLASSES}\{identity.SCHEME}"
        must("nothing is left for invitations", not self.machine.has_key(scheme))
        must("what is saved remains", files_below(self.machine.saves) == saves and saves)


def main() -> None:
    parser = argparse.ArgumentParser(prog="check_msi.py", description=__doc__)
    parser.add_argument("msi", type=Path, help="the installer")
    newer = parser.parse_args().msi.resolve()
    machine = Machine(wine.FOLDER / "office")
    check = Check(machine, newer, wine.FROZEN)
    try:
        check.make_older()
        check.install()
        check.play()
        check.upgrade()
        check.remove()
    finally:
        machine.end()
    print("All holds.")


if __name__ == "__main__":
    main()
