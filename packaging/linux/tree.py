"""The files of an installed program, as all formats for Linux lay them out."""

import gzip
import os
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import addresses
import project
import third_party
from farwhist import identity
from linux import desktop, elf, metainfo

ICONS = project.ROOT / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Of the icons, in pixels."""


def share(prefix: Path, command: str = identity.PROGRAM) -> None:
    """Write menu entry, metainfo, file types, icons and manual below ``prefix/share``.

    `command` is what the menu entry starts.
    """
    name = identity.APP_ID
    write(prefix / f"share/applications/{name}.desktop", desktop.entry(command))
    write(prefix / f"share/metainfo/{name}.metainfo.xml", metainfo.metainfo())
    write(prefix / f"share/mime/packages/{name}.xml", desktop.mime_types())
    write(prefix / f"share/man/man6/{identity.PROGRAM}.6", manual())
    icons = prefix / "share/icons/hicolor"
    copy(ICONS / "farwhist.svg", icons / f"scalable/apps/{name}.svg")
    for size in SIZES:
        copy(ICONS / f"farwhist-{size}.png", icons / f"{size}x{size}/apps/{name}.png")


def manual() -> str:
    """Return the page of the manual."""
    template = Path(__file__).with_name("farwhist.6.in").read_text(encoding="utf-8")
    day = datetime.fromtimestamp(project.epoch(), UTC).date().isoformat()
    return (
        template.replace("@DATE@", day)
        .replace("@VERSION@", project.version())
        .replace("@LANGUAGES@", ", ".join(project.languages()))
        .replace("@ADDRESSES@", _addresses())
    )


def _addresses() -> str:
    if not identity.HOMEPAGE:
        return ""
    return f".SH BUGS\n{addresses.issues()}\n.SH SEE ALSO\n{addresses.home()}\n"


def program(bundle: Path, target: Path) -> None:
    """Copy the frozen program; a library is not a program, so it may not be run."""
    shutil.copytree(bundle, target, symlinks=True)
    for file in target.rglob("*"):
        if not file.is_symlink() and not file.is_dir():
            file.chmod(0o755 if file.parent == target and elf.is_elf(file) else 0o644)
    elf.forget_build_paths(target)


def documents(target: Path, bundle: Path) -> None:
    """Copy the licences: the program's own, and those of what it brings along."""
    copy(project.ROOT / "LICENSE", target / "LICENSE")
    copy(third_party_file(bundle), target / third_party.NAME)


def third_party_file(bundle: Path) -> Path:
    """Return the file that names what the frozen program brings along, and the licences of that."""
    found = sorted(bundle.rglob(third_party.NAME))
    if not found:
        raise SystemExit(f"{bundle} has no {third_party.NAME}, which every format must hold.")
    return found[0]


def write(target: Path, text: str, mode: int = 0o644) -> None:
    """Write a text file, whatever folders it takes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    target.chmod(mode)


def copy(source: Path, target: Path, mode: int = 0o644) -> None:
    """Copy a file, whatever folders it takes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def compress(file: Path) -> None:
    """Replace a file by its .gz, the same bytes each time."""
    target = file.with_name(f"{file.name}.gz")
    target.write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    target.chmod(0o644)
    file.unlink()


def settle(root: Path) -> None:
    """Give all files below, and the folder itself, the time of the sources."""
    when = project.epoch()
    for path in [*root.rglob("*"), root]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        os.utime(path, (when, when), follow_symlinks=False)


def fresh(name: str) -> Path:
    """Return an empty folder below build/ to lay files out in."""
    folder = project.BUILD / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def call(*command: str, dated: bool = True) -> str:
    """Run a program and return what it printed; stop with that when it fails or is not there.

    It learns the time of the sources from SOURCE_DATE_EPOCH, if it is to be `dated` so.
    """
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC"}
    environment.pop("SOURCE_DATE_EPOCH", None)
    if dated:
        environment["SOURCE_DATE_EPOCH"] = str(project.epoch())
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise SystemExit(f"The program {command[0]} is missing; install it first.") from None
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout
