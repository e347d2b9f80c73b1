"""Goes through the installer's pages under wine: ``check_pages.py SETUP.exe [LOCALE ...]``.

For each locale, such as de_DE.UTF-8, it installs by the keyboard, installs again over the open
program, and uninstalls, with the saved matches. The pages are left in build/windows as PNG files,
to be looked at. A locale must be known to the machine.
"""

import argparse
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import project  # noqa: F401  # finds farwhist
from farwhist import identity
from windows import wine
from windows.machine import PROGRAM, Machine, must
from windows.screen import Screen, screen, wait_for

ANYWHERE = f".*{identity.NAME}"
STEADY = 1.5  # seconds until a page is drawn


class Pages:
    """The pages of one installer in one language."""

    def __init__(self, machine: Machine, on: Screen, locale: str) -> None:
        self.machine, self.screen, self.locale = machine, on, locale
        self.folder = machine.local / "Programs" / identity.NAME
        self.number = 0

    def start(self, program: Path) -> None:
        before = len(self.screen.windows(ANYWHERE))
        self.machine.start(program, more={"LC_ALL": self.locale})
        wait_for("a page is open", lambda: len(self.screen.windows(ANYWHERE)) > before)

    def shoot(self) -> None:
        time.sleep(STEADY)
        self.number += 1
        name = f"page-{self.locale.partition('_')[0]}-{self.number}.png"
        self.screen.shoot(wine.FOLDER / name)

    def press(self, *keys: str) -> None:
        self.screen.press(ANYWHERE, *keys)

    def install(self, installer: Path) -> None:
        self.start(installer)
        self.shoot()
        self.press("Return")
        wait_for("it is installed", (self.folder / "uninstall.exe").exists)
        self.shoot()
        self.press("Return")
        wait_for("the program was started", lambda: self.machine.running(self.folder))
        wait_for("the match is saved", self.machine.match.exists)
        must(f"{self.locale}: installed and started", True)

    def install_again(self, installer: Path) -> None:
        uninstaller = self.folder / "uninstall.exe"
        before = uninstaller.stat().st_mtime
        self.start(installer)
        self.shoot()
        self.press("Return")
        wait_for("it is closed", lambda: not self.machine.running(self.folder))
        wait_for("it is installed", lambda: uninstaller.exists() and self.done(before))
        self.shoot()
        self.press("space", "Return")  # do not start it
        wait_for("the installer is closed", lambda: not self.screen.windows(ANYWHERE))
        must(f"{self.locale}: installed again over the open program", True)

    def done(self, before: float) -> bool:
        return (self.folder / "uninstall.exe").stat().st_mtime > before

    def uninstall(self) -> None:
        self.start(self.folder / "uninstall.exe")
        self.shoot()
        self.press("Return")
        wait_for("it is removed", lambda: not (self.folder / PROGRAM).exists())
        self.shoot()
        must(f"{self.locale}: it asks before it removes what is saved", self.machine.match.exists())
        self.press("Left", "Return")
        wait_for("what is saved is removed, too", lambda: not self.machine.saves.exists())
        self.shoot()
        self.press("Return")
        wait_for("the folder is gone", lambda: not self.folder.exists())
        must(f"{self.locale}: removed, with what was saved", True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="check_pages.py", description=__doc__)
    parser.add_argument("setup", type=Path, help="the installer")
    parser.add_argument("locales", nargs="*", default=["C.UTF-8"], help="such as de_DE.UTF-8")
    wanted = parser.parse_args()
    installer, locales = wanted.setup.resolve(), wanted.locales
    with screen() as on:
        machine = Machine(wine.FOLDER / "pages")
        try:
            for locale in locales:
                pages = Pages(machine, on, locale)
                pages.install(installer)
                pages.install_again(installer)
                pages.uninstall()
        except BaseException:
            on.shoot(wine.FOLDER / "failed.png")
            raise
        finally:
            machine.end()
            shutil.rmtree(machine.prefix, ignore_errors=True)


if __name__ == "__main__":
    main()
