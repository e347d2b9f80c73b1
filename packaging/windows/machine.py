"""A machine with Windows for tests, which is wine: what is installed, runs and is kept on it."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from farwhist import identity
from farwhist.store import paths
from windows import wine
from windows.screen import Screen, wait_for

PROGRAM = f"{identity.PROGRAM}.exe"
CLI = f"{identity.PROGRAM}-cli.exe"
OLDER = "0.0.1"
DROPPED = "_internal/farwhist/dropped.txt"
ME = "0"  # the player's number in a saved match


class Machine:
    """A fresh prefix of wine in the folder `prefix`, which is emptied first."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.disk = prefix / "drive_c"
        shutil.rmtree(prefix, ignore_errors=True)
        prefix.mkdir(parents=True)
        wine.make_prefix(prefix)
        self.home = next(each for each in (self.disk / "users").iterdir() if each.name != "Public")
        self.local = self.home / "AppData" / "Local"
        self.start_menu = self.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        self.saves = self.local / paths.APP
        self.match = self.saves / "match.json"

    def run(self, program: Path, *arguments: str, timeout: float = 300) -> tuple[int, str]:
        """Run a program to its end; return its exit code and what it wrote."""
        return wine.run(self.prefix, program, arguments, timeout)

    def start(self, program: Path, *arguments: str, more: Mapping[str, str] | None = None) -> None:
        """Start a program and leave it alone."""
        subprocess.Popen(
            ["wine", str(program), *arguments],
            env={**wine.environment(self.prefix), **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def registry(self, key: str, name: str = "") -> str:
        """Return a value of the registry; nothing when it is not there."""
        wanted = ["/v", name] if name else ["/ve"]
        code, said = wine.run(self.prefix, "reg", ["query", key, *wanted], 60)
        lines = [line for line in said.splitlines() if "    REG_" in line]
        return "" if code or not lines else lines[0].split("    ", 3)[3].strip()

    def has_key(self, key: str) -> bool:
        return wine.run(self.prefix, "reg", ["query", key], 60)[0] == 0

    def running(self, folder: Path) -> list[str]:
        """Return the command lines of what runs from this folder."""
        return [line for line in self._commands() if f"{folder.name}\\" in line]

    def _commands(self) -> list[str]:
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                env = (process / "environ").read_bytes()
            except OSError:
                continue
            if f"WINEPREFIX={self.prefix}\0".encode() in env:
                found.append(command.replace("/", "\\"))
        return found

    def moves(self) -> list[str]:
        """Return what the player has bid and played in the saved match."""
        if not self.match.exists():
            return []
        lines = self.match.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if line.startswith(f'"{ME} ')]

    def play(self, screen: Screen, moves: int) -> None:
        """Bid and play by the keyboard in the open window, until so many moves are saved."""

        def moved() -> bool:
            screen.press(identity.NAME, "0", "Return", "space", "Up", "Return", "space")
            return len(self.moves()) >= moves

        wait_for("the window is open", lambda: screen.windows(identity.NAME))
        wait_for(f"{moves} moves by the keyboard are saved", moved, 180)

    def copy_of_match(self, name: str) -> Path:
        """Copy the saved match to a file of this name among the player's own."""
        return Path(shutil.copyfile(self.match, self.home / name))

    def wait_for_opened(self, screen: Screen, folder: Path, file: Path) -> None:
        """Wait until the program of this folder has been started with a file, and shows a match."""

        def started() -> bool:
            return any(file.name in command for command in self.running(folder))

        wait_for("the program was started with it", started)
        wait_for("a match is on its table", lambda: screen.windows(f"{identity.NAME} –"))
        must(f"{file.name} is opened", started())

    def end(self) -> None:
        """End all that runs on the machine."""
        env = {**os.environ, "WINEPREFIX": str(self.prefix)}
        subprocess.run(["wineserver", "-k"], env=env, check=False)
        subprocess.run(["wineserver", "-w"], env=env, check=False)


@contextmanager
def older_program(bundle: Path) -> Iterator[Path]:
    """Yield a copy of a frozen program with a file that the newer one has no more: `DROPPED`."""
    copy = wine.FOLDER / "older"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(bundle, copy)
    (copy / DROPPED).write_text("of the older version\n", encoding="utf-8")
    yield copy
    shutil.rmtree(copy)


def files_below(folder: Path) -> set[str]:
    """Return the files in a folder and below, by their paths in it."""
    return {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}


def must(what: str, is_so: object) -> None:
    """Print what was looked at.

    Raises:
        SystemExit: it is not so.
    """
    if not is_so:
        raise SystemExit(f"NOT SO: {what}")
    print(f"  {what}", flush=True)


def without_stubs(files: Sequence[str] | set[str]) -> bool:
    """Whether none of the libraries that stand in for Windows' own is among these files."""
    stubs = {stub.with_suffix(".dll").name for stub in wine.stubs()} | {"mscms.dll"}
    return not stubs & {file.rpartition("/")[2].lower() for file in files}
