"""Unpack the tarball or the AppDir in bare systems and start it: ``check_portable.py FILE``.

Needs root, debootstrap, Xvfb, openbox, xdotool, ImageMagick, weston and squashfs-tools.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import chroot
import project
from farwhist import identity
from linux import trial
from linux.system_libraries import DATA, SYSTEM_LIBRARIES, Purpose

FOLDER = f"{chroot.HOME}/Far Whist é"
DATA_FOLDER = f"{chroot.HOME}/.local/share"
SQUASHFS = ".squashfs"
AWAIT = f"for _ in $(seq 40); do sleep 0.5; [ ! -d {DATA_FOLDER}/farwhist ] || exit 0; done; exit 1"
SMALL = "desktop-file-utils libglib2.0-bin"


def main() -> int:
    parser = argparse.ArgumentParser(prog="check_portable.py", description=__doc__)
    parser.add_argument("file", type=Path)
    chroot.add_options(parser)
    parser.add_argument("--pictures", type=Path, default=project.BUILD / "pictures")
    wanted = parser.parse_args()
    wanted.pictures.mkdir(parents=True, exist_ok=True)
    results = trial.Results()
    with tempfile.TemporaryDirectory(prefix="farwhist-portable-") as scratch:
        folder = _unpacked(wanted.file, Path(scratch))
        for suite in wanted.suites:
            with chroot.Chroot(chroot.chosen(wanted, suite)) as system:
                system.put(folder, FOLDER, chroot.PLAYER)
                picture = wanted.pictures / f"{wanted.file.suffix[1:]}-{suite}.png"
                _check(suite, system, results, picture)
    return results.end()


def _unpacked(file: Path, scratch: Path) -> Path:
    """Return the folder that is in the file."""
    if file.name.endswith(SQUASHFS):
        folder = scratch / "AppDir"
        subprocess.run(["unsquashfs", "-quiet", "-no-progress", "-d", folder, file], check=True)
        return folder
    subprocess.run(["tar", "-C", str(scratch), "-xf", str(file)], check=True)
    (folder,) = scratch.iterdir()
    return folder


def _check(suite: str, system: chroot.Chroot, results: trial.Results, picture: Path) -> None:
    appdir = (system.root / FOLDER.lstrip("/") / "AppRun").exists()
    program = f"{FOLDER}/{'AppRun' if appdir else 'farwhist'}"
    results.check(f"{suite}: names what is missing", lambda: _names_missing(system, program))
    packages = {
        each.debian.split(" | ")[-1 if suite == "bookworm" else 0]
        for each in SYSTEM_LIBRARIES
        if each.purpose is not Purpose.PRINTING
    }
    system.shell(f"apt-get update && apt-get install -y {' '.join([*packages, *DATA, SMALL])}")
    results.check(f"{suite}: offscreen", lambda: trial.offscreen(system, program))
    results.check(f"{suite}: X11, see {picture}", lambda: trial.on_x11(system, program, picture))
    results.check(f"{suite}: Wayland", lambda: trial.on_wayland(system, program))
    if not appdir:
        results.check(f"{suite}: menu entry of a user", lambda: _menu(system))


def _names_missing(system: chroot.Chroot, program: str) -> str:
    """A bare system has nothing for a window: every library must be named, and nothing else."""
    environment = {"DISPLAY": ":0"}
    done = system.run([program], user=chroot.PLAYER, environment=environment)
    present = set(system.shell("ldconfig -p | sed -n 's/^\\t\\([^ ]*\\) .*/\\1/p'").split())
    wanted = {each.soname for each in SYSTEM_LIBRARIES
              if each.purpose in (Purpose.START, Purpose.X11)} - present  # fmt: skip
    named = {word for word in done.stdout.split() if ".so" in word}
    if done.returncode == 0 or not wanted:
        return f"it started: {done.stdout}"
    return "" if named == wanted else f"named {sorted(named)}, missing {sorted(wanted)}"


def _menu(system: chroot.Chroot) -> str:
    """The entry starts the program although its path has spaces and accents, and goes again."""
    home = system.root / chroot.HOME.lstrip("/")
    _as_player(system, f"'{FOLDER}/install.sh'")
    entry = f"{DATA_FOLDER}/applications/{identity.APP_ID}.desktop"
    system.shell(f"desktop-file-validate {entry}")
    # What a desktop does on a click, with the parser that most of them use. The program shows that
    # it runs by the folder that it keeps its matches in.
    shutil.rmtree(home / ".local/share/farwhist")
    done = system.run(
        ["sh", "-c", f"gio launch {entry}; {AWAIT}"],
        user=chroot.PLAYER,
        environment={"QT_QPA_PLATFORM": "offscreen"},
        timeout=120,
    )
    if done.returncode:
        return f"the entry does not start the program: {done.stdout}"
    _as_player(system, f"'{FOLDER}/uninstall.sh'")
    left = [path for path in (home / ".local").rglob("*") if identity.APP_ID in path.name]
    return "\n".join(map(str, left))


def _as_player(system: chroot.Chroot, line: str) -> None:
    system.shell(line, user=chroot.PLAYER)


if __name__ == "__main__":
    sys.exit(main())
