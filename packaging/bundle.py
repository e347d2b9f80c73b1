"""Freeze the program into dist/farwhist, then start what was built: ``python3 dev.py bundle``."""

import importlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

import budgets
import libraries
import project
import third_party
from farwhist.platform_warnings import without_tolerated

ROOT = project.ROOT
BUNDLE = ROOT / "dist" / "farwhist"
PROGRAM = BUNDLE / ("farwhist.exe" if sys.platform == "win32" else "farwhist")
LOG = ROOT / "build" / "bundle.log"
CACHE = ROOT / "build" / "pyinstaller"  # of its own: it is emptied at each freezing
COMMANDS = BUNDLE / "farwhist-cli.exe" if sys.platform == "win32" else PROGRAM
TIMEOUT = 1800  # seconds for a whole match at instant speed, which takes ten: then it hangs

# The window theme of GTK, which is left out anyway, is the only thing that may lack a library.
NOT_NEEDED = re.compile(r"lib(gtk|gdk)", re.IGNORECASE)

# What plays sounds: miniaudio's library, and how Python calls it.
SOUND = {"_cffi_backend", "_miniaudio"}

# What plays together: the certificate of a host, the connection, and what finds tables.
NETWORK = {"_sodium", "_ssl"}
ANNOUNCES = "zeroconf/__init__.py"

# A table on this computer alone, with two bots of its own and two seats for others.
HOST = (
    "host", "--game", "elevator", "--seats", "4", "--bots", "rule,rule", "--port", "0",
    "--listen", "127.0.0.1", "--address", "127.0.0.1", "--announce", "Test",
)  # fmt: skip
INVITATION = re.compile(rb"farwhist://\S+(?=\s)")
FAIR = b"verified: the cards came from the numbers of all"


def main() -> None:
    make(project.system())


def make(system: str) -> Path:
    """Return the folder of the program frozen for this system, after it has played a match.

    Raises:
        SystemExit: it cannot be frozen, or something in it is not as it should be.
    """
    if system == "windows" and project.system() == "linux":
        return importlib.import_module("windows.wine").make()  # type: ignore[no-any-return]
    if system != project.system():
        raise SystemExit(f"The program for {system} cannot be frozen on {project.system()}.")
    freeze()
    check(BUNDLE, system)
    size = sum(size for _, size in budgets.sizes(BUNDLE))
    print(f"{BUNDLE.relative_to(ROOT)}: {size / 1e6:.0f} MB; playing a match with it", flush=True)
    play_a_match()
    print("It played a match by itself and said nothing.", flush=True)
    play_together()
    print("Three of it played a match together.")
    return BUNDLE


def freeze() -> None:
    """Run PyInstaller; stop when it fails, or when a library that is needed was not found."""
    spec = Path(__file__).with_name("farwhist.spec")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", str(spec)]
    folders = ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build")]
    LOG.parent.mkdir(exist_ok=True)
    print(f"PyInstaller is at work; it writes to {LOG.relative_to(ROOT)}", flush=True)
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [*command, *folders],
            cwd=ROOT,
            env={**os.environ, **fixed_environment(), "PYINSTALLER_CONFIG_DIR": str(CACHE)},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if done.returncode:
        sys.exit(f"{said[-4000:]}\nPyInstaller failed: the whole log is in {LOG}")
    if lost := libraries_not_found(said):
        sys.exit("\n".join(["The bundle would lack libraries:", *lost]))


def fixed_environment() -> dict[str, str]:
    """Return what the environment must say for the same sources to give the same bundle."""
    return {"SOURCE_DATE_EPOCH": str(project.epoch()), "PYTHONHASHSEED": "0"}


def libraries_not_found(log: str) -> list[str]:
    """Return the lines of PyInstaller's log that name a library which was needed and missing."""
    lines = [line for line in log.splitlines() if "Library not found" in line]
    return [line for line in lines if not NOT_NEEDED.search(line)]


def check(folder: Path, system: str) -> None:
    """Stop when a frozen program holds what nobody has listed, lacks something, or is too large.

    Raises:
        SystemExit: so it is; the message names the libraries or files.
    """
    held = third_party.held(folder)
    modules = third_party.modules_in(third_party.program_of(folder))
    if strange := third_party.unknown(held, modules):
        sys.exit(f"packaging/third_party.toml does not list: {', '.join(strange)}")
    if lost := libraries.lacking(folder, system):
        sys.exit("\n".join(["Libraries of the bundle would not find others:", *lost]))
    if system == "linux" and (doubled := libraries.entangled(folder, libraries.of_this_system())):
        sys.exit(f"Libraries of the system would load these of the bundle: {', '.join(doubled)}")
    if mute := SOUND - {libraries.key(place) for place in held}:
        sys.exit(f"The bundle has no sound: it lacks {', '.join(sorted(mute))}.")
    if alone := NETWORK - {libraries.key(place) for place in held}:
        sys.exit(f"The bundle cannot play together: it lacks {', '.join(sorted(alone))}.")
    if not any(place.match(ANNOUNCES) for place in held):
        sys.exit("The bundle finds no tables: it lacks zeroconf.")
    for name in (third_party.NAME, "LICENSE"):
        if not any(place.match(f"farwhist/{name}") for place in held):
            sys.exit(f"The bundle has no {name}.")
    budgets.check_folder(folder, system)


def play_a_match() -> None:
    """Start the frozen program as if on a new player's machine. It must end well and in silence."""
    with tempfile.TemporaryDirectory(prefix="farwhist-") as home:
        try:
            done = subprocess.run(
                [str(PROGRAM), "--autoplay"],
                cwd=home,
                env=bare_environment(os.environ, Path(home)),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=TIMEOUT,
                check=False,
            )
        except subprocess.TimeoutExpired as expired:
            sys.exit(f"Still playing after {TIMEOUT} s.\n{spoken(expired.output)}")
    said = spoken(done.stdout)
    if done.returncode or said:
        sys.exit(f"It ended with code {done.returncode}.\n{said}")


def play_together() -> None:
    """Let the frozen program open a table, and two more of it sit down and play a match there.

    The table is for this computer alone; it is announced in the network for these seconds, since
    nothing else tries what announces it.

    Raises:
        SystemExit: they do not come to the end; or a guest does not find that the deal was fair.
    """
    with tempfile.TemporaryDirectory(prefix="farwhist-") as home, ExitStack() as started:
        environment = bare_environment(os.environ, Path(home))

        def start(name: str, *arguments: str) -> tuple[subprocess.Popen[bytes], Path]:
            said = Path(home, f"{name}.txt")
            folder = ("--folder", str(Path(home, name)), "--matches", "1")
            running = subprocess.Popen(
                [str(COMMANDS), *arguments, *folder],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=started.enter_context(said.open("wb")),
                stderr=subprocess.STDOUT,
            )
            started.callback(running.wait)
            started.callback(running.kill)
            return running, said

        host, told = start("host", *HOST)
        end = time.monotonic() + TIMEOUT
        while not (line := INVITATION.search(told.read_bytes())):
            if host.poll() is not None or time.monotonic() > end:
                sys.exit(f"The frozen program opens no table.\n{spoken(told.read_bytes())}")
            time.sleep(0.1)
        guests = [start(name, "join", line[0].decode(), "--bot", "rule") for name in "ab"]
        try:
            every = (*guests, (host, told))
            codes: list[int | None] = [each.wait(end - time.monotonic()) for each, _ in every]
        except subprocess.TimeoutExpired:
            codes = [None]
        heard = [file.read_bytes() for _, file in guests]
        if any(codes) or None in codes or not all(FAIR in each for each in heard):
            said = "\n".join(map(spoken, (told.read_bytes(), *heard)))
            sys.exit(f"Three of the frozen program did not play together: {codes}\n{said}")


def spoken(output: bytes | None) -> str:
    return without_tolerated((output or b"").decode(errors="replace"))


def bare_environment(environment: Mapping[str, str], home: Path) -> dict[str, str]:
    """Return the environment without this Python and Qt, at home in an empty folder."""
    ours = ("PYTHON", "QT_", "XDG_", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_")
    bare = {name: value for name, value in environment.items() if not name.startswith(ours)}
    runtime = home / "runtime"
    runtime.mkdir(mode=0o700)
    places = {
        "HOME": home,
        "USERPROFILE": home,
        "APPDATA": home / "roaming",
        "LOCALAPPDATA": home / "local",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_CONFIG_HOME": home / "config",
        "XDG_DATA_HOME": home / "data",
        "XDG_STATE_HOME": home / "state",
        "XDG_RUNTIME_DIR": runtime,
    }
    bare.update({name: str(place) for name, place in places.items()})
    return {**bare, "QT_QPA_PLATFORM": "offscreen"}


if __name__ == "__main__":
    main()
